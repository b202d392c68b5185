### The words on the picture of a table of Tölp.

picture-note-start = { $Leader } begin{ $leader-s } with { $card-the }
picture-note-revolution = Revolution: the two is highest
picture-out-as = out { picture-ordinal }
picture-ordinal =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
picture-says-order = The order of the last finished round, from king to tölp: { $seats }.
picture-last =
    { $count ->
        [one] { $seat } played one card
       *[other] { $seat } played { $count } cards
    }
picture-says-last = Pile: { $counted }. To be beaten, played by { $seat }: { $cards }.
picture-says-beneath = Beneath: { $cards }.
picture-swapped = done
picture-says-exchanges =
    { $count ->
        [one] Deciding what is exchanged: { $seats }.
       *[other] Deciding what each pair exchanges: { $seats }.
    }
picture-says-swap =
    { $count ->
        [one] To be exchanged by { $giver } with { $taker-whom }: one card.
       *[other] To be exchanged by { $giver } with { $taker-whom }: { $count-word } cards.
    }
picture-says-swap-given =
    { $count ->
        [one] Given by { $giver } to { $taker-whom }: one card; another is to come back.
       *[other] Given by { $giver } to { $taker-whom }: { $count-word } cards; as many are to come back.
    }
picture-says-swap-seen =
    { $count ->
        [one] Given by { $giver } to { $taker-whom }: { $cards }; one card is to come back.
       *[other] Given by { $giver } to { $taker-whom }: { $cards }; { $count-word } cards are to come back.
    }
picture-says-swapped =
    { $count ->
        [one] Exchanged: one card between { $pair }.
       *[other] Exchanged: { $count-word } cards between { $pair }.
    }
