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

## A rule as a card

rulecard-reading = Our interpretation:
rulecard-source = Source: { $source }.
rulecard-all = All rules
