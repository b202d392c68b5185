### Why a decision in Tölp is allowed or refused: why-RULE-CASE.

## Laying

why-tolp-start-start-card =
    { $seat-who ->
        [you] You hold { $cards-the } and begin the round with that card.
       *[other] { $Seat } holds { $cards-the } and begins the round with that card.
    }
why-tolp-start-other-cards =
    { $seat-who ->
        [you] You begin the round by laying { $card-the } and nothing else.
       *[other] { $Seat } begins the round by laying { $card-the } and nothing else.
    }
why-tolp-start-starter-passes =
    { $seat-who ->
        [you] You hold { $card-the }, which begins the round, and may not pass.
       *[other] { $Seat } holds { $card-the }, which begins the round, and may not pass.
    }
why-tolp-higher-leads-anything = The table is empty, so { $seat } may lay any rank, however high or low, and any number of cards of it.
why-tolp-higher-beats =
    { $count ->
        [one] { $Rank-many } are higher than { $lying-many }, and one card is enough.
       *[other] { $Rank-many } are higher than { $lying-many }, and { $count } cards are enough.
    }
why-tolp-higher-beats-turned =
    { $count ->
        [one] The order is turned round, so { $rank-many } are higher than { $lying-many }, and one card is enough.
       *[other] The order is turned round, so { $rank-many } are higher than { $lying-many }, and { $count } cards are enough.
    }
why-tolp-higher-same-rank = Only something higher than { $lying-many } may be laid, and the same rank will not do.
why-tolp-higher-too-low = Only something higher than { $lying-many } may be laid, and { $rank-many } are lower.
why-tolp-higher-too-low-turned = The order is turned round by a revolution, so { $rank-many } are not higher than { $lying-many }.
why-tolp-higher-mixed-ranks = Cards laid together must be of one rank, but these are { $ranks-many }.
why-tolp-count-too-few =
    { $count ->
        [one] There are { $least } cards laid together on the table. A lay needs at least as many, so one is not enough.
       *[other] There are { $least } cards laid together on the table. A lay needs at least as many, so { $count } are not enough.
    }
why-tolp-flying-jokers-alone = A joker stands in for another card and may not be laid without one beside it.
why-tolp-flying-last-out-on-flying = Nobody may go out on flying cards: the last cards laid may not include any flying card.

## Passing

why-tolp-pass-may-pass = { $Seat } may pass, whatever is in hand, and may still lay later on the same pile.
why-tolp-pass-must-lead = The table is empty, and { $seat } can lay something. Then passing is not allowed.
why-tolp-flying-cannot-lead =
    { $seat-who ->
        [you] You have only flying cards that may not be laid on an empty table, and so may pass.
       *[other] { $Seat } has only flying cards that may not be laid on an empty table, and so may pass.
    }

## The exchange

why-tolp-exchange-give-may-give =
    { $due ->
        [one] { $Seat } may give { $partner-whom } any card in the exchange.
       *[other] { $Seat } may give { $partner-whom } any { $due } cards in the exchange.
    }
why-tolp-exchange-give-give-first = In the exchange { $seat } must give cards first. Only then comes asking or saying “high” (högt).
why-tolp-exchange-give-given-already =
    { $seat-who ->
        [you] You have given your cards in this exchange already.
       *[other] { $Seat } has given cards in this exchange already.
    }
why-tolp-exchange-give-wrong-number =
    { $due ->
        [one] In this exchange { $seat } must give one card, not { $count }.
       *[other] In this exchange { $seat } must give { $due } cards, not { $count }.
    }
why-tolp-flying-not-exchanged = { $Card-the } is a flying card, and these are never exchanged.
why-tolp-exchange-high-may-say-high = { $Seat } may say “high” (högt) and be given { $partner-whose } highest cards.
why-tolp-exchange-ask-may-ask =
    { $seat-who ->
        [you] You hold { $rank-a } and may ask { $partner-whom } for { $rank-many }.
       *[other] { $Seat } holds { $rank-a } and may ask { $partner-whom } for { $rank-many }.
    }
why-tolp-exchange-ask-no-rank = A player who asks in an exchange must name a rank.
why-tolp-exchange-ask-not-held =
    { $seat-who ->
        [you] You may only ask for a rank that you hold, and you have no { $rank-many }.
       *[other] A rank may only be asked for by a player who holds it, and { $seat } has no { $rank-many }.
    }
why-tolp-exchange-ask-given-away =
    { $seat-who ->
        [you] You have given away all your { $rank-many } and may not ask for more.
       *[other] { $Seat } has given away all { $rank-many } in hand and may not ask for more.
    }
why-tolp-flying-not-asked-for = { $Rank-many } are flying cards, and these are never asked for.
why-tolp-exchange-ask-may-take = Having asked, { $seat } may take any of the cards asked for that { $partner-who ->
        [you] you have.
       *[other] { $partner } has.
    }
why-tolp-exchange-ask-takes-nothing = A player who takes none of the cards asked for says “high” (högt) instead.
why-tolp-exchange-ask-takes-too-many =
    { $due ->
        [one] The exchange is of one card, so { $seat } may not take { $count } of those asked for.
       *[other] The exchange is of { $due } cards, so { $seat } may not take { $count } of those asked for.
    }
why-tolp-exchange-ask-takes-unasked =
    { $seat-who ->
        [you] You have not asked for { $rank-many } and may not take any.
       *[other] { $Seat } has not asked for { $rank-many } and may not take any.
    }
why-tolp-exchange-ask-takes-more-than-held =
    { $most ->
        [0] When asked, { $partner } had no { $rank-many }, so { $count } cannot be taken.
        [one] When asked, { $partner } had one { $rank }, so { $count } cannot be taken.
       *[other] When asked, { $partner } had { $most } { $rank-many }, so { $count } cannot be taken.
    }

## What the moment offers

why-turn-verb-exchange-first = The exchanges must be finished before anyone lays or passes.
why-turn-verb-no-exchange = No exchange is going on now.
why-card-not-held-not-so-often =
    { $seat-who ->
        [you] You hold { $card-the }, but not so many times.
       *[other] { $Seat } holds { $card-the }, but not so many times.
    }
