### Why a decision is or is not allowed in plocketolva and bordstolva, besides what holds in all forms of tolva.

## Plocketolva

why-plocke-draw-due = After each trick both players draw a card from the stock. { $Seat } took the trick and draw{ $seat-s } first.
why-plocke-draw-due-first = Both players must draw a card from the stock before { $seat } lead{ $seat-s }.
why-plocke-draw-trick-under-way = Cards are drawn when the trick is complete, not in the middle of it.
why-plocke-draw-no-trick-taken = Nobody draws until the first trick has been taken.
why-plocke-draw-done-already = Both players have already drawn since the trick was taken.
why-plocke-draw-nothing-left = The stock is used up, so nobody draws: play goes on with the cards in hand.
why-plocke-meld-after-refill = A pair is melded before drawing. The next chance comes when { $seat } { $seat-have } taken another trick.
why-plocke-gubbe-before-refill = A gubbe is announced after the draw but before the lead.

## Bordstolva

clause-turners =
    { $turners-count ->
        [one] { $Turners } played a table card to the trick
       *[other] Both players played table cards to the trick
    }
clause-uncovered =
    { $turners-count ->
        [one] the card under it
       *[other] the cards under them
    }

why-bord-turn-due = { clause-turners }, and { clause-uncovered } must now be turned up.
why-bord-turn-due-first = { clause-turners }, and { clause-uncovered } must be turned up before the lead.
why-bord-turn-trick-under-way = Cards are turned up when the trick is complete, not in the middle of it.
why-bord-turn-no-trick-taken = Cards are turned up after a trick, and no trick has been taken yet.
why-bord-turn-done-already = The cards to be turned up after the previous trick have already been turned up.
why-bord-turn-nothing-left = None of the cards in the trick just taken covered a face-down card, so there is nothing to turn up.
why-bord-meld-after-refill = A pair is melded before cards are turned up. The next chance comes when { $seat } { $seat-have } taken another trick.
why-bord-gubbe-before-refill = A gubbe is announced after cards have been turned up but before the lead.
why-bord-available-face-down = { $Card-the } is face down. { $Seat } may play only cards in hand or face up on the table.
why-trick-lead-from-row = { clause-seat-is } on lead and { clause-may } play any face-up table card: the first trick is played from the table.
why-bord-first-from-table-hand-waits = The hands are taken up when the first trick is complete. Until then { $seat } may play only from the table.
why-tolva-meld-pair-not-available = { clause-pair-needed }, in hand or face up on the table, and { clause-pair-missing }{ clause-forehand-waits }
    .beside = { $Seat } { $seat-do }n’t have { $cards-the-or }.
