### The replay: the row that steps, and the explanation beside the table.

## The row that steps

controls-group = Step through
controls-first = To the beginning
controls-back = One step back
controls-play = Play
controls-pause = Pause
controls-forward = One step forward
controls-next-trick = Next trick
controls-last = To the end
controls-slider = Step
controls-speed = Speed
controls-speed-slow = Slow
controls-speed-normal = Medium
controls-speed-fast = Fast

controls-keys-arrows = Left and right arrow
controls-keys-arrows-does = One step back or forward, while no card has the focus
controls-keys-next-trick = Shift and right arrow
controls-keys-next-trick-does = Next trick
controls-keys-ends = Home and End
controls-keys-ends-does = To the deal’s beginning and end, while no card has the focus
controls-keys-play = Space bar
controls-keys-play-does = Play and pause

## A rule as a card

rulecard-reading = Our interpretation:
rulecard-source = Source: { $source }.
rulecard-all = All rules

## Where in the deal one is

place-deal = The deal
place-trick = Trick { $trick }, card { $card }
place-before-trick = Before trick { $trick }
place-over = The deal is over
place-in-deal = Deal { $deal }: { $place }
place-step = { $place } (step { $step } of { $last })

## What happened

told-not-played = The cards have only been dealt: nobody has played yet.
told-unfinished = Here ends what was saved: the deal is not finished.

## The explanation beside the table

explain-rule = Rule:
explain-could = Could be played
explain-could-not = Could not be played
explain-note = Comment
explain-score = Score
explain-party = Side
explain-points = Points
explain-card-points = Card points
explain-tricks = Tricks

## What would you play?

question-heading = What would you play?
answer-heading = Your answer
question-before = Before the question: { $place }

question-you = It is your turn. What would you play? Choose a card from your hand.
question-other = { $seat } is to play. What would you play? Choose a card from { $whose } hand.
question-you-lead = You are in. What would you lead? Choose a card from your hand.
question-other-lead = { $seat } is in. What would you lead? Choose a card from { $whose } hand.
question-yes = Yes, { $card } may be played.
question-no = No, { $card } may not be played.
question-yes-word = yes
question-no-word = no
question-again = Choose another card, or step forward and see what was played.
question-told = In the deal it went like this: { $told }

## What can be chosen

replay-view = Show
replay-view-open = All cards
replay-ask = Ask me first
replay-indices = Corner letters
replay-indices-sv = E K D Kn
replay-indices-intl = A K Q J
replay-colours = Colours
replay-colours-two = Two
replay-colours-four = Four
replay-seed-title = Deal number { $seed }
replay-title = A saved deal

## When it cannot be done

replay-broken = This deal cannot be replayed.
replay-broken-help = Mend it and open it again, or open another.
replay-cannot-open = This deal cannot be replayed. { $why } Mend the text and open it again, or close: the deal you were looking at is still there.
replay-cannot-read = The file “{ $name }” cannot be read. Check its name, and that it is there.
replay-bad-link = This link cannot be followed.
replay-bad-seed = The deal’s number in the link, “{ $seed }”, is no whole number.
replay-large-seed = The deal’s number in the link, “{ $seed }”, is too large: it may have 18 digits at most.
replay-good-seed = Here is one that works:
replay-good-seed-link = deal number { $seed }
replay-bad-own = The link is about a deal that only the browser has that opened it. Ask for it as a file and open that here. Until then another deal is shown.
replay-bad-step = There is no step “{ $said }”, as the link has it. Here is the deal from the start.
replay-bad-late = The deal has no step { $said }, as the link has it. Here is its last step.
replay-bad-view = There is no seat “{ $said }”, as the link has it. Here are all the cards.
