### The quiz's questions about Tölp: the exchange, and who is king, who is tölp and whose turn it is.

## What must you hand over?

family-hand-over = What must you hand over in the exchange?
hand-over-ask = Pick every card that you must hand over.
hand-over-premise-high =
    You exchange { $due ->
        [one] one card
       *[other] { $due-word } cards
    } with { $seat-whom }, who { $ranks-known ->
        [yes] asked for { $ranks-many } and then says “high” after all.
       *[no] says “high”.
    }
hand-over-premise-take =
    You exchange { $due ->
        [one] one card
       *[other] { $due-word } cards
    } with { $seat-whom }, who has asked for { $ranks-many } and takes { $taken }.
hand-over-hint-word = What was said last: “high”, or which cards are taken?
hand-over-hint-count = How many cards are you exchanging, and how many of them have been named?
tolp-duty-high = On “high” you hand over your highest cards, as many as are exchanged.
tolp-duty-take = Whoever has asked for a rank may take of those cards. If they are too few, your highest make up the rest.
tolp-duty-size = After the exchange both have as many cards as before.
tolp-duty-flying-stays = Flying cards are never exchanged.

hand-over-tolp-exchange-high-high =
    { $due ->
        [one] On “high” you hand over your highest card, { $must-the }.
       *[other] On “high” you hand over your { $due-word } highest cards: { $must-the }.
    }
hand-over-tolp-exchange-high-lower =
    { $due ->
        [one] On “high” you hand over only your highest card, { $must-the }.
       *[other] On “high” you hand over only your { $due-word } highest cards: { $must-the }.
    }
hand-over-tolp-exchange-ask-named =
    { $count ->
        [one] { $Seat } takes { $rank-the }.
       *[other] { $Seat } takes { $count-word } { $rank-many }.
    }
hand-over-tolp-exchange-ask-short =
    You are exchanging { $due-word } cards, but { $seat } takes only { $taken }. You hand over { $short ->
        [one] one more, the highest of your other cards: { $must-the }.
       *[other] { $short-word } more, the highest of your other cards: { $must-the }.
    }
hand-over-tolp-exchange-ask-lower =
    { $Seat } has not taken it. You hand over { $short ->
        [one] one more, the highest of your other cards: { $must-the }.
       *[other] { $short-word } more, the highest of your other cards: { $must-the }.
    }
hand-over-tolp-exchange-ask-not-named = { $Seat } asked for { $rank-many } but takes none.
hand-over-tolp-exchange-size-enough =
    You are exchanging { $due ->
        [one] one card
       *[other] { $due-word } cards
    }, and { $seat } takes { $taken }. You hand over nothing else.
hand-over-tolp-exchange-size-enough-high =
    You are exchanging { $due ->
        [one] one card
       *[other] { $due-word } cards
    }, and { $seat } takes { $taken }. You hand over nothing else, however high.
hand-over-tolp-flying-not-exchanged = { $Card-the } is a flying card, and those are never exchanged.
