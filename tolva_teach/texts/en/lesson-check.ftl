### What is wrong with a folder of lessons, and where: what `tolva-teach lessons` says, and a level that cannot be.

lesson-in-cell = { $file }, cell { $cell }
lesson-in-line = { $file }, cell { $cell }, line { $line }
lesson-no-faults = { $notebooks ->
        [one] One notebook
       *[other] { $notebooks } notebooks
    } checked: no faults found. No cell was run; what a cell works out by itself was not checked.
lesson-faults = { $notebooks ->
        [one] One notebook
       *[other] { $notebooks } notebooks
    } checked: { $count ->
        [one] one fault
       *[other] { $count } faults
    }. Cells are counted from the top; the first is 1. No cell was run.

## The file

lesson-no-file = it cannot be read. Check that you may read it.
lesson-too-large = it is larger than { $most } MB and is not read. Take data and large pictures out of it.
lesson-no-json = it is not a notebook: line { $line }, column { $column } is not JSON. Open an older copy, or make it anew in JupyterLab.
lesson-no-text = it is not a notebook: it cannot be read as JSON. Open an older copy, or make it anew in JupyterLab.
lesson-no-notebook = it is not a notebook: it has no list of cells. Make it anew in JupyterLab.
lesson-no-cell = this is not a cell. Remove it, or make the notebook anew in JupyterLab.
lesson-not-run = { $count ->
        [one] this cell has
       *[other] { $count } cells, this one first, have
    } not been run. Run the notebook from top to bottom and save it.
lesson-ended-wrong = running it ended with { $error }. Correct the cell, run the notebook from top to bottom and save it.
lesson-no-python = this is not Python, so nothing in the cell was checked.

## Languages

lesson-no-language = there is no { $other }. Write the lesson in that language too, under the same file name.
lesson-code-differs = the code is not the same as in { $other }, cell { $number }. Only the first code cell, which sets lang, may differ.
lesson-code-count = it has { $count } code cells, { $other } has { $others }. A lesson has the same code in both languages.

## Levels and exercises

lesson-level-name = a level’s name is like lesson.idea-1: lower-case letters and numbers with full stops or hyphens between them, at most { $most } characters, not “{ $name }”.
lesson-level-twice = the level { $level } is in { $other }, cell { $number }, already. Stars are kept by the name: give one of them another.
lesson-no-task = a level needs at least one task. Name a question after the level’s name, as in tolva/must-play/1/1/7.
lesson-no-question = no question is called “{ $question }”. A name is game/kind/version/difficulty/number, as in tolva/must-play/1/1/7.
lesson-question-no-game = the game of the question “{ $question }” is not here. There are: { $known }. A game of a package is there when the package is installed.
lesson-question-unknown = there is no question “{ $question }”. { $why }
lesson-no-rule = there is no rule “{ $rule }”. Run “tolva-teach rules” to see all rules.
lesson-no-verb = “{ $verb }” in only is not something that a player can do. Choose from { $known }.
lesson-not-about = the question { $question } is not about { $rule }: it is about { $about }. Find others with names_about.
lesson-nothing-right = nothing of what is offered in the question { $question } is right. Take another question, or more verbs in only.
lesson-no-position = the position cannot be: { $why }
lesson-no-ask = “{ $ask }” is not something that an exercise asks. Choose from { $known }.

## Guided deals

lesson-guided-no-steps = a GuidedDeal needs at least one step. Write steps with say after the deal.
lesson-guided-keys = step { $step } of GuidedDeal cannot be “{ $given }”. A step is written with { $known }.
lesson-guided-no-text = step { $step } of GuidedDeal: do, light and at are texts, not “{ $given }”.
lesson-guided-no-sentence = step { $step } of GuidedDeal: no sentence is called “{ $given }”. Name one of the texts, or write the sentence in each language.
lesson-guided-no-language = step { $step } of GuidedDeal has no sentence in { $missing }.
lesson-guided-not-come = step { $step } of GuidedDeal is never reached: the deal stops before “{ $at }”. Look at what the reader does in the step before.
lesson-guided-no-light = step { $step } of GuidedDeal: “{ $light }” is not on the table then. Give a card that is seen, a place such as “stock” or “trick”, or “hand”.
lesson-guided-not-allowed = step { $step } of GuidedDeal: “{ $do }” is not allowed there. { $why }
lesson-guided-nothing-to-do = step { $step } of GuidedDeal: “{ $do }” is none of the things allowed there. Write do as in a record but without the seat, as in play HK; * stands for anything.
lesson-guided-more-ways = a reader can take more than { $most } ways through this GuidedDeal. { $most } of them were checked, and they hold.

## Tasks that are written out

task-not-card = “{ $given }” is not a card. A card is written with its suit’s letter, S, H, D or C, and its rank, as in HK.
task-card-twice = a card is there twice: { $cards }.
task-trick-size = a trick has at most { $most } cards, not { $count }.
task-no-suit = trump must be one of { $known } or None, not “{ $given }”.
task-no-setter = trump_by must be a seat from 0 to { $most }, with trump set, not “{ $given }”.
task-no-game = there is no trick game “{ $given }”, or not for so many players. Choose from { $known }.
task-foreign-card = { $game } is played without { $cards }.
task-hand-size = no deal comes to this: a hand has at most { $most } cards.
task-own-play = no deal comes to this: you could not play { $card } with { $cards } in the hand.
task-pair-elsewhere =
    no deal comes to this: player { $setter } set trump by melding { $king } and { $queen }, but { $card } is with player
    { $holder }.
task-trump-too-early =
    no deal comes to this: there is a trump suit only after a meld, and at least { $needed } tricks must have been taken here, not
    { $count }.
task-too-few-cards =
    no deal comes to this: too few cards are left that player { $players } could hold after playing to this trick.
task-order-written = what is put in order is written as in { $known }: HK H10 HA, not “{ $given }”.
task-order-size = { $least } to { $most } things are put in order, not { $count }.
task-order-equal = all of these rank equally: there is nothing to put in order.
task-order-strange = not a card of the game, or there twice: { $cards }.
task-order-trump = trump is the suit of some of the cards, not “{ $given }”.
task-order-suits = the cards are of one suit, or of one suit and of trump: no others can be compared.
task-order-hand = a hand is { $count } cards, as in SA-S2-H3.

## Positions that are played on from

start-kind = it is written as a question’s name, as the link to a match, or as a record.
start-question = nobody is to decide in the question { $question }.
start-record = nobody is to decide where the record ends.
start-not-so-far = the deal never comes so far at that seat.
start-link = a match is written as in ?game=tolva&seed=7&left=3, not “{ $link }”.
start-number = { $key } is a number from 0 to { $most }, not “{ $given }”.
start-goal = goal is to be one of { $known }, not “{ $given }”.
start-until = until is to be one of { $known }, not “{ $given }”.
start-not-about = the rule { $rule } forbids nothing there. What does is { $about }.

## Records

lesson-wrong-record = the record is refused. { $why } (Rule: { $rule }.)
lesson-outside-file = the file { $read } is not in the folder of lessons, or is named from the computer’s root. On a page in the browser it is missing. Copy it beside the notebook, and write only its name.
lesson-no-record-file = there is no file { $record }. It is looked for in the notebook’s folder.

## Links

lesson-no-address = the link { $target } is not an address.
lesson-no-page = the link { $target } leads to a page that is not there. Correct its name.
lesson-no-rule-there = the link { $target } leads to a rule that is not on that page. Run “tolva-teach rules” with the game’s name to see its rules.
lesson-no-term = the link { $target } leads to a term that is not in that page’s glossary.
lesson-no-anchor = the link { $target } leads to a place that is not on that page.
lesson-no-heading = the link { $target } leads to no heading of that page. The anchor is the whole heading, with hyphens for blanks.
