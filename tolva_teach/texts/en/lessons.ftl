### The lessons: what the notebooks themselves say.

## The exercises of the lesson about tricks

exercise-ask-beats = Which of your cards beat { $winning-the }? Pick them all.
exercise-ask-takes = Which card takes the trick?
exercise-nothing-picked = You have not picked a card yet.
exercise-beats = { $Card-rank-the } beats { $winning-rank-the }.
exercise-does-not-beat = { $Card-rank-the } does not beat { $winning-rank-the }.
exercise-takes-by-trump = { $Card-the } is the highest trump and takes the trick.
exercise-takes-by-suit = { $Card-the } is the highest card of the suit led, and nobody has trumped.
exercise-beaten = { $Winning-the } is higher.
exercise-trumped = The trick has been trumped, and { $card-the } is no trump.
exercise-another-suit = { $Card-the } is neither of the suit led nor a trump, and cannot take the trick.
exercise-right = Right!
exercise-right-all = Right! All of them do.
exercise-wrong-chose =
    Not quite: { $count ->
        [one] one card that you picked is
       *[other] { $count } cards that you picked are
    } wrong.
exercise-wrong-missed =
    Not quite: you missed { $count ->
        [one] one card
       *[other] { $count } cards
    }.
exercise-wrong-both =
    Not quite: { $chose ->
        [one] one card that you picked is
       *[other] { $chose } cards that you picked are
    } wrong, and you missed { $missed ->
        [one] one
       *[other] { $missed }
    }.
exercise-results = Card by card
exercise-mark-right-chosen = rightly picked
exercise-mark-right-left = rightly left
exercise-mark-chose-forbidden = wrongly picked
exercise-mark-missed-allowed = missed
exercise-try = Try it yourself
