### What one can type at the table instead of pointing: words and abbreviations beside the cards' and the choices' own names, with commas between them; and what is answered.

## Words that may be left out, and words between what is listed.

typed-filler = of, for, in, with, the, an, my, your, i, want, to, from, please
typed-and = and

## Abbreviations for suits and ranks, beside the letters in the corners.

typed-suit-s = s, sp
typed-suit-h = h
typed-suit-d = d, di
typed-suit-c = c, cl
typed-rank-a = e
typed-rank-k = kg
typed-rank-q = d
typed-rank-j = kn, knave
typed-rank-10 = t

## Words that mean the same; first the one in the choices' names.

typed-same-pass = pass, passes
typed-same-draw = draw, draws
typed-same-take = take, takes
typed-same-knock = knock, knocks
typed-same-turn = turn, turns
typed-same-lay = lay, lays
typed-same-play = play, plays
typed-same-give = give, gives
typed-same-meld = meld, melds
typed-same-ask = ask, asks
typed-same-say = say, says
typed-same-announce = announce, announces
typed-same-none = nobody, none
typed-same-pile = pile, heap
typed-same-stock = stock, talon

## What one can ask for, first the name that is said.

typed-tell-hand = hand, my hand, cards
typed-tell-table = table
typed-tell-question = question, task
typed-tell-score = score, points
typed-tell-help = help
typed-do-answer = done, answer, check
typed-do-together = done, answer
typed-do-hint = hint, tip
typed-do-next = next, on, continue
typed-do-show = show, solution
typed-do-again = again
typed-do-fresh = once more
typed-do-undo = undo
typed-do-clear = clear, let go
typed-do-rule = rule
typed-do-random = random
typed-do-set = ten questions
typed-do-on = on, continue, next
typed-do-forward = forward
typed-do-back = back
typed-do-first = first
typed-do-last = last
typed-do-section = next

## The field.

typed-open = Type
typed-label = Type what you choose
typed-go = Do it
typed-key = /
typed-key-does = Type what you choose instead of pointing: “queen of hearts”, “hq”, “hand”, “help”

## The answers.

typed-says-did = You chose: { $what }.
typed-says-picked = Chosen: { $what }.
typed-says-let-go = No longer chosen: { $what }.
typed-says-now = Chosen now: { $what }.
typed-says-none-picked = Nothing is chosen.
typed-says-unknown = I don’t understand “{ $word }”. Type for example { $examples }.
typed-says-not-offered = “{ $text }” can’t be chosen now. Type for example { $examples }.
typed-says-unclear = Which do you mean: { $options }?
typed-says-empty = Type for example { $examples }.
typed-says-one-at-a-time = Choose one at a time.
typed-says-too-long = That was too long. Type one choice at a time, in { $most } characters at most.
typed-says-no-hand = No hand here is yours.
typed-says-no-score = There is no score here.
typed-says-no-question = Nothing is asked just now.
typed-says-no-table = Nothing lies on the table.
typed-says-nothing-to-choose = There is nothing to choose just now.
typed-says-choices = To choose: { $options }.
typed-says-commands = What else you can type: { $options }.
typed-quoted = “{ $text }”
