### Orden på bilden av ett bord i tölp.

picture-note-start = { $Leader } börjar med { $card }
picture-note-revolution = Revolution: esset är lägst
picture-out-as = ute { picture-ordinal }
picture-ordinal =
    { $number ->
        [1] 1:a
        [2] 2:a
       *[other] { $number }:e
    }
picture-says-order = Ordningen från kung till tölp: { $seats }.
picture-last =
    { $count ->
        [one] { $seat } lade 1 kort
       *[other] { $seat } lade { $count } kort
    }
picture-says-last = Högen: { $counted }. Det som gäller, lagt av { $seat }: { $cards }.
picture-says-beneath = Därunder: { $cards }.
