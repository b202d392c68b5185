### The quiz's questions about Tölp: the exchange, and who is king, who is tölp and whose turn it is.

## What must you hand over?

family-hand-over = What must you hand over in the exchange?
hand-over-ask = Pick every card that you must hand over.
hand-over-premise-high =
    You exchange { $due ->
        [one] one card
       *[other] { $due-word } cards
    } with { $seat-whom }, who { $ranks-known ->
        [yes] has asked for { $ranks-many } but says “high”.
       *[no] says “high”.
    }
hand-over-premise-take =
    You exchange { $due ->
        [one] one card
       *[other] { $due-word } cards
    } with { $seat-whom }, who has asked for { $ranks-many } and takes { $taken }.
hand-over-hint-word = What was said last: “high”, or which cards are taken?
hand-over-hint-count = How many cards is the exchange about, and how many of them have been named?
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
        [one] On “high” only your highest card goes, { $must-the }.
       *[other] On “high” only your { $due-word } highest cards go: { $must-the }.
    }
hand-over-tolp-exchange-ask-named = 
    { $due ->
        [one] That is the very card that { $seat } takes.
       *[other] It is among what { $seat } takes: { $taken }.
    }
hand-over-tolp-exchange-ask-short = The exchange is about { $due-word } cards, but { $seat } takes only { $taken }. The rest is made up of your highest others: { $must-the }.
hand-over-tolp-exchange-ask-lower = { $Seat } has not taken it, and higher cards make up the rest: { $must-the }.
hand-over-tolp-exchange-ask-not-named = { $Seat } asked for { $rank-many } but takes none.
hand-over-tolp-exchange-size-enough =
    { $due ->
        [one] The exchange is about one card, and { $seat } takes { $taken }. No other cards go then, however high.
       *[other] The exchange is about { $due-word } cards, and { $seat } takes { $taken }. No other cards go then, however high.
    }
hand-over-tolp-flying-not-exchanged = { $Card-the } is a flying card, and those are never exchanged.
