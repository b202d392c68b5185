### Why a decision in Trettioett is allowed or refused: why-RULE-CASE.

## The turn

why-thirtyone-turn-may-take = { $Seat } may take { $card-the }, the top card of the pile, and must then discard another card.
why-thirtyone-turn-may-draw = { $Seat } may draw the top card of the stock and must then discard a card.
why-thirtyone-turn-may-discard = { $Seat } { $seat-have } drawn from the stock and may discard any card, including the one just drawn.
why-thirtyone-turn-may-discard-another = { $Seat } may discard any card but { $kept-the }, just taken from the pile.
why-thirtyone-turn-discard-first = { $Seat } { $seat-have } four cards in hand and must now discard one.
    .beside = Only one card may be taken or drawn in a turn.
why-thirtyone-turn-take-first = { $Seat } must take or draw a card before discarding.
why-thirtyone-turn-take-from-pile-first = { $Seat } must take the top card of the pile before discarding.
why-thirtyone-turn-just-taken = { $Seat } { $seat-have } just taken { $card-the } from the pile and may not discard it in the same turn.
    .beside = A player may not discard the card just taken from the pile.

## The stock

why-thirtyone-stock-out-pile-only = The stock is used up, so { $seat } must take { $card-the }, the top card of the pile.
why-thirtyone-stock-out-stock-empty = The stock is used up, so in the remaining turns everyone must take from the pile.

## The knock

why-thirtyone-knock-may-knock = Nobody has knocked yet. { $Seat } { $seat-have }n’t taken or drawn a card this turn and may knock instead.
why-thirtyone-knock-turn-begun =
    It’s too late to knock: { $seat } { $seat-have } already { $by ->
        [take] taken a card from the pile
       *[draw] drawn a card from the stock
    }.
    .beside = It’s too late to knock once a card has been taken or drawn.
why-thirtyone-knock-knocked-already = { $Knocker } { $knocker-have } already knocked, and there is only one knock in a deal.
why-thirtyone-house-first-lap-first-lap = Under a house rule nobody may knock before everyone has had a turn, and this is still the first round.
