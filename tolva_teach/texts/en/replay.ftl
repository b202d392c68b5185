### The replay: the row that steps, and the explanation beside the table.

## The row that steps

controls-group = Step through
controls-first = To the beginning
controls-back = One step back
controls-play = Play
controls-pause = Pause
controls-forward = One step forward
controls-last = To the end
controls-slider = Step
controls-speed = Speed
controls-speed-slow = Slow
controls-speed-normal = Medium
controls-speed-fast = Fast

controls-keys-arrows = Left and right arrow
controls-keys-arrows-does = One step back or forward, while no card has the focus
controls-keys-next = Shift and right arrow
controls-keys-next-does = The next section: the next trick, say
controls-keys-ends = Home and End
controls-keys-ends-does = To the deal’s beginning and end, while no card has the focus
controls-keys-play = Space bar
controls-keys-play-does = Play and pause

## A rule as a card

rulecard-reading = Our interpretation:
rulecard-source = Source: { $source }.
rulecard-all = All rules

## What happened

told-not-played = The cards have only been dealt: nobody has played yet.
told-unfinished = The saved part ends here: the deal isn’t finished.

## The explanation beside the table

explain-rule = Rule:
explain-could = Allowed
explain-any-of = Any { $count-word } of these
explain-could-not = Not allowed
explain-note = Comment
explain-variants =
    { $count ->
        [one] Variant:
       *[other] Variants:
    }
explain-score = Score
unit-points = Points
unit-lives = Lives
unit-rounds = Rounds as king
beside-card-points = Card points
beside-matadors = Matadors
beside-eyes = Eyes
beside-tricks = Tricks
explain-party = Team
explain-player = Player

## What one has answered

tally-heading = Your answers
tally-right =
    { $count ->
        [one] You have answered one question and { $right ->
            [0] got it wrong.
           *[other] got it right.
        }
       *[other] You have answered { $count } questions and got { $right } right first time.
    }
tally-passed =
    { $count ->
        [one] You have skipped one question.
       *[other] You have skipped { $count } questions.
    }
tally-so-far = Your answers so far: { $right } of { $count } right
tally-missed = These were wrong. Go back and try again:

## What can be chosen

replay-wish = A deal made to order: “{ $wish }”
replay-choose-game = { $game } – choose game and variants
replay-example = Example
replay-example-none = choose …
replay-game = Game
replay-game-for = { $game } for { $count }
replay-players = Players
replay-deals = Deals in a row
replay-deals-tolp = Rounds in a row
replay-view = Show
replay-view-open = All cards
replay-ask = Ask me first
replay-indices = Corner letters
replay-colours = Colours
replay-colours-two = Two
replay-colours-four = Four
replay-matadors = Mark the matadors in Bondtolva
replay-seed-title = Deal number { $seed }
replay-name-title = { $game }, deal number { $seed }
replay-title = A saved deal

## When it cannot be done

replay-broken = This deal can’t be replayed.
replay-broken-help = Correct it and open it again, or open another.
replay-cannot-open = This deal can’t be replayed. { $why } Correct the text and open it again, or close: the deal you were looking at is still there.
replay-no-deal = It is neither a saved deal nor a link to a deal.
replay-cannot-follow = The link can’t be followed. { $why } Correct it and open it again, or close: the deal you were looking at is still there.
replay-no-deal-in-link = It doesn’t say which deal it is about. Ask for the deal as a file, or for the link from “Link …”.
replay-cannot-read = The file “{ $name }” can’t be read. Check its name, and that it is there.
replay-broken-link = The deal in the link can’t be replayed.
replay-bad-link = This link can’t be followed.
replay-bad-seed = The deal’s number in the link, “{ $said }”, isn’t a whole number.
replay-bad-large-seed = The deal’s number in the link, “{ $said }”, is too large: it may have no more than 18 digits.
replay-bad-game = The game in the link, “{ $said }”, isn’t one of those here. They are { $known }.
replay-bad-players = The number of players in the link, “{ $said }”, doesn’t suit { $game }: it is for { $seats }.
replay-bad-example = The example in the link, “{ $said }”, doesn’t exist. The examples are { $known }.
replay-bad-option = The variant in the link, “{ $said }”, doesn’t exist in { $game }. The variants there are { $known }.
replay-bad-option-value = The variant “{ $option }” of { $game } can’t be “{ $said }”, as in the link. Usual values are { $known }.
replay-bad-option-usual = The link asks for { $game } with the variant “{ $option }” as “{ $said }”, but that is how it is usually played. There is nothing to compare with.
replay-bad-deals = The number of deals in the link, “{ $said }”, isn’t possible: you can see from 1 to { $most } in a row.
replay-good-seed = Here is one that works:
replay-bad-own = The link is to a deal that is only in the browser where it was opened. Ask for it as a file and open that here. Until then another deal is shown.
replay-bad-step = The step in the link, “{ $said }”, doesn’t exist. Here is the deal from the start; it has steps 0 to { $last }.
replay-bad-late = The link is to step { $said }, but the deal isn’t that long. Here is its last step.
replay-bad-view = The seat in the link, “{ $said }”, doesn’t exist. The seats are 0 to { $seats }, or open for all cards, as here.
