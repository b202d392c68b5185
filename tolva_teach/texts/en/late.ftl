### What was wrong and is found out afterwards, at a real table: what was wrong first, by which rule, and what one may agree on.

judge-form-late = Found out later
judge-part-held = The card they turned out to hold
    .rest = None yet
judge-part-tricks = Trick { $number }
    .rest = Cards in the order played
judge-part-leader = Who led?
    .rest = Not stated
    .missing = Who led
    .after = The winner of the previous trick
judge-part-since = First trick in which they held it
    .rest = Not stated
judge-part-trump-from = Trumps in force from trick
    .rest = 1
judge-part-done = What did they do?
    .rest = Not stated
judge-done-passed = Passed
judge-done-started = Let somebody else start the round
judge-done-high = Gave their highest cards in the exchange
judge-part-gave = The cards they gave
    .rest = None
judge-part-shown = The hand they turned out to have
    .rest = No cards yet
judge-part-score-before = Score before the deal
    .rest = Not stated
judge-part-lives-before = Lives before the deal
    .rest = Not stated

at-table-forgotten = Forgotten card
at-table-suit-alone = { $suit }, rank forgotten
at-table-remedies = What you may agree on

## The players, counted from the one who had the card

late-seat = the player
    .holder = the player with the hand
    .is-0-of-2 = the player with the card
    .is-1-of-2 = the opponent
    .is-0-of-3 = the player with the card
    .is-1-of-3 = the player on their left
    .is-2-of-3 = the player on their right
    .is-0-of-4 = the player with the card
    .is-1-of-4 = the player on their left
    .is-2-of-4 = the player opposite
    .is-3-of-4 = the player on their right

## What is wrong with what has been told

judge-fault-late-no-card = Choose the card they turned out to hold.
judge-fault-late-no-tricks = Lay out the tricks since then, as far as you remember them. Use a question mark for any card you have forgotten.
judge-fault-late-too-many-tricks = A deal has no more than { $most } tricks.
judge-fault-late-trick-too-long = With { $most } players a trick has { $most } cards.
judge-fault-late-leader = Trick { $number } can’t have begun like that: somebody else took the trick before it.
judge-fault-late-played-by-another = Somebody else played { $card-the }, so it can’t be the card they turned out to hold.
judge-fault-late-no-start = Say which card the round started with, under “What was played last”.
judge-fault-late-no-gift = Say which cards they gave.

## What is said

late-played = { $card-known ->
        [yes] { $card-the }
       *[no] { $suit-known ->
            [yes] { $suit-a }
           *[no] that card
        }
    }
late-holds-led = Trick { $trick }: { late-played } wasn’t allowed. { $Led } were led, and a player holding { $lone-the } had to follow suit.
late-holds-trump = Trick { $trick }: { late-played } wasn’t allowed. A player with { $lone-the } and no { $led } had to trump.
late-must-beat = Trick { $trick }: { late-played } wasn’t allowed. { $winning-known ->
        [yes] { $Lone-the } could have beaten { $winning-the }, and a player holding it had to head the trick.
       *[no] { $Lone-the } could have taken the trick, and a player holding it had to head it.
    }
late-must-overtrump = Trick { $trick }: { late-played } wasn’t allowed. { $winning-known ->
        [yes] A player with { $lone-the } and no { $led } had to overtrump { $winning-the }.
       *[no] A player with { $lone-the } and no { $led } had to trump high enough to take the trick.
    }
late-none = Nothing you remember was certainly wrong, even though they held { $lone-the }.
late-free = As long as the stock lasts you may play any card you like, so nothing can have been wrong, even though they held { $lone-the }.
late-unsure = { $count ->
        [one] Nothing can be said of trick { $tricks }: you remember too little of it.
       *[other] Nothing can be said of tricks { $tricks }: you remember too little of them.
    }
late-tolp-started = They should have started. The round starts with the two of hearts, or else with the lowest heart or, if no hearts are in play, the lowest card. They held { $lone-the }, which goes before { $card-the }.
late-tolp-started-rightly = They didn’t have to start with { $lone-the }: { $card-the } goes before it.
late-tolp-gave = They should have given their highest cards, and { $lone-the } is higher than one of those they gave: { $cards }.
late-tolp-gave-flying = Flying cards are never exchanged, and they gave { $cards }.
late-tolp-gave-rightly = They gave the right cards: { $lone-the } is no higher than the cards they gave, or it is a flying card and is never exchanged.
late-thirtyone-worth = The hand is worth { $points }. It counts only when everybody shows, so nothing was wrong before that. If it was counted wrongly, lay out the hands under “Who loses?”.
late-thirtyone-31 = The hand is worth { $points } and should have been shown at once. That ends the deal, and everybody else loses a life.
late-thirtyone-no-discard = They have a card too many: each turn ends with a discard.

## What one may agree on

late-note = The rule books give no penalty for a wrong play. These are the usual remedies:
late-take-back = Take it back
late-stands = A card laid is a card played
late-void = The deal is void
late-points = Penalty points
late-score = The score is then: { $score }.
late-take-back-tricks =
    .open = They pick the card up and play one that is allowed. The score doesn’t change.
    .over = Too late here: cards have been played since, and might have been different.
late-take-back-tolp =
    .open = Only if nobody has played since. They do it again, correctly, and the places don’t change.
late-take-back-thirtyone =
    .open = They show their hand now. This works only while the deal is undecided: it ends here, and everybody else loses a life.
late-take-back-discard =
    .open = They discard a card now, and the hand counts with the three that are left. Agree on who chooses the card.
late-stands-tricks = { $taker-known ->
        [yes] The trick belongs to { $taker }.
       *[no] The trick belongs to the player who took it.
    } The deal is played out and scored as usual.
late-stands-tolp = The round is played out, and the places stand.
late-stands-thirtyone = The deal stands: nobody gets a life back.
late-stands-discard = The hand counts with the three cards that are worth most.
late-void-tricks = All points from the deal are cancelled, melds included. The score is as it was before the deal, and the same player deals again.
late-void-tolp = The round is dealt again. The places from the round before still apply.
late-void-thirtyone = Nobody loses a life for the deal, and the same player deals again.
late-void-discard = { late-void-thirtyone }
late-points-tricks = Either the others score the points that you agree on, or the player who went wrong loses them. Apart from that, the deal is scored as usual. Agree, too, on whether a match can be won this way.
late-points-tolp = They are last in the round, and those who were behind them move up a place.
late-points-thirtyone = They lose a life, and otherwise the deal stands.
late-points-discard = { late-points-thirtyone }
late-misdealt = The rule books don’t say what to do after a misdeal. Agree on what to do: let the same player deal again, which is simplest before a card has been played, or put the hands right.
