### The words on the picture of a table of Tölp.

picture-note-start = { $Leader } begin{ $leader-s } with { $card-the }
picture-note-revolution = Revolution: the ace is lowest
picture-out-as = out { picture-ordinal }
picture-ordinal =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
picture-says-order = In order from king to tölp: { $seats }.
picture-last =
    { $count ->
        [one] { $seat } laid 1 card
       *[other] { $seat } laid { $count } cards
    }
picture-says-last = Pile: { $counted }. To be beaten, laid by { $seat }: { $cards }.
picture-says-beneath = Beneath: { $cards }.
