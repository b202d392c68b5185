### Why a decision is or is not allowed in plocketolva and bordstolva, besides what holds in all forms of tolva.

## Plocketolva

why-plocke-draw-due = { $Seat } took the trick, so now both players draw a card from the stock, { $seat } first.
why-plocke-draw-due-first = Both players must draw a card from the stock before { $seat } lead{ $seat-s }.
why-plocke-draw-trick-under-way = Cards are drawn when the trick is complete, not in the middle of it.
why-plocke-draw-no-trick-taken = Cards are drawn for the first time when the first trick has been taken.
why-plocke-draw-done-already = Both players have already drawn after the trick just taken.
why-plocke-draw-nothing-left = The stock is empty, so nobody draws: play goes on with the cards in hand.
why-plocke-meld-after-refill = A pair is melded before drawing. The next occasion comes when { $seat } { $seat-have } taken another trick.
why-plocke-gubbe-before-refill = A gubbe is announced when both players have drawn, before the lead.

## Bordstolva

why-bord-turn-due = { $Seat } took the trick, so now each card that lay under a table card just played is turned up.
why-bord-turn-due-first = Each card that lay under a table card just played must be turned up before { $seat } lead{ $seat-s }.
why-bord-turn-trick-under-way = Cards are turned up when the trick is complete, not in the middle of it.
why-bord-turn-no-trick-taken = Cards are turned up for the first time when the first trick has been taken.
why-bord-turn-done-already = What was to be turned up after the trick just taken has been turned up already.
why-bord-turn-nothing-left = No card can be turned up: no table card with a card under it was played to the trick.
why-bord-meld-after-refill = A pair is melded before cards are turned up. The next occasion comes when { $seat } { $seat-have } taken another trick.
why-bord-gubbe-before-refill = A gubbe is announced when the cards have been turned up, before the lead.
why-bord-available-face-down = { $Card-the } lies face down. { $Seat } may only play the cards in { $seat-own } hand and those face up on the table.
why-trick-lead-from-row = { $Seat } lead{ $seat-s } and may play any card that lies face up in { $seat-own } row: the first trick is played from the table.
why-bord-first-from-table-hand-waits = The first trick is played from the table: { $seat } take{ $seat-s } up { $seat-own } hand when it is complete.
why-tolva-meld-pair-not-available = A meld in { $suit } needs both the king and the queen, in hand or face up on the table, but { $seat } { $seat-do } not have { $cards-the-or } to meld with.
    .beside = { $Seat } { $seat-do } not have { $cards-the-or } to meld with.
