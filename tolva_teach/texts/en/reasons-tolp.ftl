### Why a decision in Tölp is allowed or refused: why-RULE-CASE.

## Playing cards

tolp-ranks-above =
    { $beaters-count ->
        [one] { $beaters-many }
        [2] { $beaters-many }
       *[other] { $beaters-first-many } or higher
    }
tolp-ranks-below =
    { $beaters-count ->
        [one] { $beaters-many }
        [2] { $beaters-many }
       *[other] { $beaters-first-many } down to twos
    }
tolp-beaten-by-above = Only { tolp-ranks-above } beat { $lying-many }.
tolp-beaten-by-below = A revolution has reversed the order: twos are highest and aces lowest. Only { tolp-ranks-below } beat { $lying-many }.

why-tolp-start-start-card = { $Seat } { $seat-have } { $cards-the } and begin{ $seat-s } the round with that card.
why-tolp-start-other-cards = { $Seat } begin{ $seat-s } the round by playing { $card-the } and nothing else.
why-tolp-start-starter-passes = { $Seat } must begin the round with { $card-the } and may not pass.
why-tolp-turn-leads-anything = The table is empty, so { $seat } may play anything: one card, or several of the same rank.
why-tolp-turn-leads-last-card = The table is empty, so { $seat } must lead { $seat-who ->
        [you] your
       *[other] their
    } last card, whatever its rank.
why-tolp-turn-leads-own-rank =
    { $count ->
        [one] The table is empty, so any rank will do. A flying card played by itself keeps its own rank: here { $rank-a }.
       *[other] The table is empty, so any rank will do. Flying cards played by themselves keep their own rank: here { $rank-many }.
    }
why-tolp-higher-beats =
    { $count ->
        [one] { $Rank-many } beat { $lying-many }, and one card is enough.
       *[other] { $Rank-many } beat { $lying-many }, and { $count-word } cards are enough.
    }
why-tolp-higher-beats-turned =
    { $count ->
        [one] Now that the order is reversed, { $rank-many } beat { $lying-many }, and one card is enough.
       *[other] Now that the order is reversed, { $rank-many } beat { $lying-many }, and { $count-word } cards are enough.
    }
why-tolp-higher-beats-with-more = { $Rank-many } beat { $lying-many }, and more cards may be played than were played last.
why-tolp-higher-beats-with-more-turned = Now that the order is reversed, { $rank-many } beat { $lying-many }, and more cards may be played than were played last.
why-tolp-higher-same-rank = The same rank won’t do: only { tolp-ranks-above } beat { $lying-many }.
    .beside = The same rank won’t do.
why-tolp-higher-same-rank-turned = The same rank won’t do. { tolp-beaten-by-below }
    .beside = The same rank won’t do.
why-tolp-higher-same-rank-standing-in = With { $flyers-ranks }, that makes { $count-word } { $rank-many }, but the same rank won’t do: only { tolp-ranks-above } beat { $lying-many }.
    .beside = The same rank won’t do.
why-tolp-higher-same-rank-standing-in-turned = With { $flyers-ranks }, that makes { $count-word } { $rank-many }, but the same rank won’t do. { tolp-beaten-by-below }
    .beside = The same rank won’t do.
why-tolp-higher-too-low = { tolp-beaten-by-above }
    .several = { tolp-beaten-by-above }
why-tolp-higher-too-low-turned = { tolp-beaten-by-below }
    .several = { tolp-beaten-by-below }
why-tolp-higher-too-low-own-rank =
    { $count ->
        [one] A flying card played by itself keeps its own rank, here { $rank-a }, and only { tolp-ranks-above } beat { $lying-many }.
       *[other] Flying cards played by themselves keep their own rank, here { $rank-many }, and only { tolp-ranks-above } beat { $lying-many }.
    }
    .several = { tolp-beaten-by-above }
why-tolp-higher-too-low-own-rank-turned =
    { $count ->
        [one] A flying card played by itself keeps its own rank, here { $rank-a }. { tolp-beaten-by-below }
       *[other] Flying cards played by themselves keep their own rank, here { $rank-many }. { tolp-beaten-by-below }
    }
    .several = { tolp-beaten-by-below }
why-tolp-higher-too-low-standing-in = With { $flyers-ranks }, that makes { $count-word } { $rank-many }, and only { tolp-ranks-above } beat { $lying-many }.
    .several = { tolp-beaten-by-above }
why-tolp-higher-too-low-standing-in-turned = With { $flyers-ranks }, that makes { $count-word } { $rank-many }. { tolp-beaten-by-below }
    .several = { tolp-beaten-by-below }
why-tolp-higher-nothing-beats = Nothing beats { $lying-many }, so { $seat } can only pass.
    .beside = Nothing beats { $lying-many }.
why-tolp-higher-nothing-beats-turned = A revolution has reversed the order, so nothing beats { $lying-many }, and { $seat } can only pass.
    .beside = Nothing beats { $lying-many } while the order is reversed.
why-tolp-higher-below = Under a house rule the same rank will do, but nothing lower than { $lying-many }.
why-tolp-higher-below-turned = A revolution has reversed the order: twos are highest and aces lowest. Under a house rule the same rank will do, but nothing that now ranks below { $lying-many }.
why-tolp-house-equal-same-rank = Under a house rule the same rank will do, so { $rank-many } may be played on { $lying-many } if there are at least as many of them.
why-tolp-house-equal-same-rank-standing-in = With { $flyers-ranks } standing in, that makes { $count-word } { $rank-many }, and under a house rule the same rank will do.
why-tolp-higher-mixed-ranks = Cards played together must be of one rank, but these are { $ranks-many }.
tolp-to-be-beaten =
    { $laid ->
        [with-flyers] { $least-word } cards that count as { $lying-many }
       *[real] { $least-word } { $lying-many }
    }
tolp-at-least = There are { tolp-to-be-beaten } on the table, and at least as many must be played.
why-tolp-count-too-few =
    { $count ->
        [one] There are { tolp-to-be-beaten } on the table. It takes at least { $least-word } cards to beat them, so one isn’t enough.
       *[other] There are { tolp-to-be-beaten } on the table. It takes at least { $least-word } cards to beat them, so { $count-word } aren’t enough.
    }
    .several = { tolp-at-least }
    .beside = { tolp-at-least }
why-tolp-flying-jokers-alone = A joker must be played with at least one card that isn’t a joker.
why-tolp-flying-leads-standing-in =
    { $flyers-count ->
        [one] The table is empty, so any rank will do. The flying card, { $flyers-ranks }, stands in for { $rank-a }: the cards are played as { $count-word } { $rank-many }.
       *[other] The table is empty, so any rank will do. The flying cards, { $flyers-ranks }, stand in for { $rank-many }: the cards are played as { $count-word } { $rank-many }.
    }
why-tolp-flying-beats-standing-in = With { $flyers-ranks } standing in, that makes { $count-word } { $rank-many }, and { $rank-many } beat { $lying-many }.
why-tolp-flying-beats-standing-in-turned = With { $flyers-ranks } standing in, that makes { $count-word } { $rank-many }, and now that the order is reversed, { $rank-many } beat { $lying-many }.
why-tolp-flying-last-out-on-flying = { $Seat } would go out with this play, and nobody may go out on { $flyers-count ->
        [one] a flying card
       *[other] flying cards
    }, here { $flyers-ranks }.

## Passing

why-tolp-pass-may-pass = While there are cards on the table anyone may pass, and may still play later on the same pile.
why-tolp-house-passing-may-pass = While there are cards on the table anyone may pass, whatever they hold. Under a house rule whoever passes may not play again until the pile has been turned face down.
why-tolp-pass-closes-pile = While there are cards on the table anyone may pass, whatever they hold.
why-tolp-pass-nothing-to-lay = { $Seat } { $seat-have } nothing to play here and must pass.
why-tolp-pass-must-lead = { $Seat } may not pass on an empty table with a card to lead.
    .beside = A player with a card to lead may not pass on an empty table.
why-tolp-flying-cannot-lead-jokers = { $Seat } { $seat-have } only jokers and must pass: a joker may not be led alone.
why-tolp-flying-cannot-lead-last = { $Seat } { $seat-have } only { $card-rank-a } left, a flying card, and must pass: nobody may go out on one.

## The exchange

why-tolp-exchange-give-may-give =
    { $due ->
        [one] { $Seat } choose{ $seat-s } which card to give { $partner-whom } in the exchange.
       *[other] { $Seat } choose{ $seat-s } which { $due-word } cards to give { $partner-whom } in the exchange.
    }
why-tolp-exchange-give-may-give-none-flying =
    { $due ->
        [one] { $Seat } may give { $partner-whom } any card in the exchange except a flying one.
       *[other] { $Seat } may give { $partner-whom } any { $due-word } cards in the exchange except flying ones.
    }
why-tolp-exchange-give-give-first = In the exchange { $seat } must give cards first, and only then ask or say “high”.
why-tolp-exchange-give-given-already = { $Seat } { $seat-have } already given cards in this exchange.
why-tolp-exchange-give-wrong-number =
    { $due ->
        [one] In this exchange { $seat } must give one card, not { $count-word }.
       *[other] In this exchange { $seat } must give { $due-word } cards, not { $count-word }.
    }
why-tolp-flying-not-exchanged = { $Card-the } is a flying card, and flying cards are never exchanged.
why-tolp-exchange-high-may-say-high =
    { $due ->
        [one] A player who has given their card may always say “high”. { $Partner } must then hand over the highest card in hand.
       *[other] A player who has given their cards may always say “high”. { $Partner } must then hand over the { $due-word } highest cards in hand.
    }
why-tolp-exchange-ask-may-ask =
    { $count ->
        [one] { $Seat } { $seat-have } { $rank-a } and may ask for { $rank-many }.
       *[other] { $Seat } { $seat-have } { $count-word } { $rank-many } and may ask for { $rank-many }.
    }
why-tolp-exchange-ask-no-rank = A player who asks in an exchange must name a rank.
why-tolp-exchange-ask-not-held = A player may ask only for ranks in their own hand, and { $seat } { $seat-have } no { $rank-many }.
    .several = A player may ask only for ranks in their own hand.
why-tolp-exchange-ask-given-away =
    { $count ->
        [one] { $Seat } had only one { $rank }, gave it away and may not ask for { $rank-many }.
       *[other] { $Seat } { $seat-have } given away every { $rank } and may not ask for { $rank-many }.
    }
    .several = A player who has given away all their cards of a rank may not ask for it.
why-tolp-flying-not-asked-for = { $Rank-many } are flying cards, and nobody may ask for flying cards.
why-tolp-exchange-ask-may-take =
    { $short ->
        [0] { $Seat } { $seat-have } asked for { $ranks-many }, and { $partner } { $partner-have } { $held }. { $Seat } may take { $taken }.
       *[other] { $Seat } { $seat-have } asked for { $ranks-many }, and { $partner } { $partner-have } { $held }. { $Seat } may take { $taken }. { tolp-made-up }
    }
why-tolp-exchange-ask-may-take-all =
    { $short ->
        [0] { $Seat } { $seat-have } asked for { $ranks-many } and may take what { $partner } { $partner-have }: { $held }.
       *[other] { $Seat } { $seat-have } asked for { $ranks-many } and may take what { $partner } { $partner-have }: { $held }. { tolp-made-up }
    }
tolp-made-up =
    { $short ->
        [one] { $Partner } add{ $partner-s } the highest of the other cards in hand.
       *[other] { $Partner } add{ $partner-s } the { $short-word } highest of the other cards in hand.
    }
why-tolp-exchange-ask-takes-nothing = A player who takes none of the cards asked for says “high” instead.
why-tolp-exchange-ask-takes-too-many =
    { $due ->
        [one] { $Seat } get{ $seat-s } only one card in the exchange and can’t take { $count-word }.
       *[other] { $Seat } get{ $seat-s } only { $due-word } cards in the exchange and can’t take { $count-word }.
    }
why-tolp-exchange-ask-takes-unasked = { $Seat } { $seat-have }n’t asked for { $rank-many } and may not take any.
why-tolp-exchange-ask-takes-more-than-held =
    { $Partner } { $partner-have } { $most ->
        [0] no { $rank-many }, so there are none to take.
        [one] only one { $rank }, so { $count-word } can’t be taken.
       *[other] only { $most-word } { $rank-many }, so { $count-word } can’t be taken.
    }

## What the moment offers

why-turn-verb-exchange-first = The exchanges must be finished before anyone plays or passes.
why-turn-verb-no-exchange = No exchange is going on now.
why-card-not-held-not-so-often = { $Seat } { $seat-do }n’t have that many copies of { $card-the }.
