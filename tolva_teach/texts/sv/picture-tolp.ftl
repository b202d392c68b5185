### Orden på bilden av ett bord i tölp.

picture-note-start = { $Leader } börjar med { $card }
picture-note-revolution = Revolution: tvåan är högst
picture-out-as = ute { picture-ordinal }
picture-ordinal =
    { $number ->
        [1] 1:a
        [2] 2:a
       *[other] { $number }:e
    }
picture-says-order = Placeringarna i den senast spelade omgången, från kung till tölp: { $seats }.
picture-last =
    { $count ->
        [one] { $seat } lade 1 kort
       *[other] { $seat } lade { $count } kort
    }
picture-says-last = Högen: { $counted }. Det som gäller, lagt av { $seat }: { $cards }.
picture-says-beneath = Därunder: { $cards }.
picture-swapped = bytt
picture-says-exchanges =
    { $count ->
        [one] { $seats } bestämmer vad som byts.
       *[other] { $seats } bestämmer var sitt byte.
    }
picture-says-swap =
    { $count ->
        [one] { $giver } ska byta ett kort med { $taker-whom }.
       *[other] { $giver } ska byta { $count-word } kort med { $taker-whom }.
    }
picture-says-swap-given =
    { $count ->
        [one] { $giver } har gett ett kort till { $taker-whom } och ska få ett tillbaka.
       *[other] { $giver } har gett { $count-word } kort till { $taker-whom } och ska få lika många tillbaka.
    }
picture-says-swap-seen =
    { $count ->
        [one] { $giver } har gett { $cards } till { $taker-whom } och ska få ett kort tillbaka.
       *[other] { $giver } har gett { $cards } till { $taker-whom } och ska få { $count-word } kort tillbaka.
    }
picture-says-swapped =
    { $count ->
        [one] { $pair } har bytt ett kort.
       *[other] { $pair } har bytt { $count-word } kort.
    }
