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
        [one] { $giver } will exchange one card with { $taker-whom }.
       *[other] { $giver } will exchange { $count-word } cards with { $taker-whom }.
    }
picture-says-swap-given =
    { $count ->
        [one] { $giver } gave one card to { $taker-whom }, and another is to come back.
       *[other] { $giver } gave { $count-word } cards to { $taker-whom }, and as many are to come back.
    }
picture-says-swap-seen =
    { $count ->
        [one] { $giver } gave { $cards } to { $taker-whom }, and one card is to come back.
       *[other] { $giver } gave { $cards } to { $taker-whom }, and { $count-word } cards are to come back.
    }
picture-says-swapped =
    { $count ->
        [one] { $pair } have exchanged one card.
       *[other] { $pair } have exchanged { $count-word } cards.
    }
