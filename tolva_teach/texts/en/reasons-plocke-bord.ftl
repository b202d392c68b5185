### Why a decision is or is not allowed in plocketolva and bordstolva, besides what holds in all forms of tolva.

## Plocketolva

why-plocke-draw-due =
    { $seat-who ->
        [you] You took the trick, so now both draw a card from the stock, you first.
       *[other] { $Seat } took the trick, so now both draw a card from the stock, { $seat } first.
    }
why-plocke-draw-due-first =
    Both must draw a card from the stock before { $seat-who ->
        [you] you do anything else.
       *[other] { $seat } does anything else.
    }
why-plocke-draw-trick-under-way = Cards are drawn when the trick is complete, not in the middle of it.
why-plocke-draw-no-trick-taken = Cards are drawn for the first time when the first trick has been taken.
why-plocke-draw-done-already = Both have drawn already after this trick.
why-plocke-draw-nothing-left = The stock is empty, so nobody draws: play goes on with the cards in hand.
why-plocke-meld-after-refill =
    Melds are made before drawing. Now { $seat-who ->
        [you] you must take another trick first.
       *[other] { $seat } must take another trick first.
    }
why-plocke-gubbe-before-refill = A gubbe is announced when both have drawn, before the lead.

## Bordstolva

why-bord-turn-due =
    { $seat-who ->
        [you] You took the trick, so now the cards under the table cards just played are turned up.
       *[other] { $Seat } took the trick, so now the cards under the table cards just played are turned up.
    }
why-bord-turn-due-first =
    The cards under the table cards just played must be turned up before { $seat-who ->
        [you] you do anything else.
       *[other] { $seat } does anything else.
    }
why-bord-turn-trick-under-way = Cards are turned up when the trick is complete, not in the middle of it.
why-bord-turn-no-trick-taken = Cards are turned up for the first time when the first trick has been taken.
why-bord-turn-done-already = The cards have been turned up already after this trick.
why-bord-turn-nothing-left = No card can be turned up: nothing lay under the cards just played.
why-bord-meld-after-refill =
    Melds are made before cards are turned up. Now { $seat-who ->
        [you] you must take another trick first.
       *[other] { $seat } must take another trick first.
    }
why-bord-gubbe-before-refill = A gubbe is announced when the cards have been turned up, before the lead.
why-bord-available-face-down =
    { $Card-the } lies face down. { $seat-who ->
        [you] You may play the cards in your hand and those face up on the table.
       *[other] { $Seat } may play the cards in hand and those face up on the table.
    }
why-bord-first-from-table-hand-waits =
    The first trick is played from the table: { $seat-who ->
        [you] you take up your hand when it is complete.
       *[other] { $seat } takes up the hand when it is complete.
    }
why-tolva-meld-pair-not-available =
    A meld in { $suit } takes both king and queen, in hand or face up on the table, but { $seat-who ->
        [you] you do not have { $cards-the-or }.
       *[other] { $seat } does not have { $cards-the-or }.
    }
