### What is wrong with a folder of lessons, and where: what `tolva-teach lessons` says, and a level that cannot be.

lesson-in-cell = { $file }, cell { $cell }
lesson-in-line = { $file }, cell { $cell }, line { $line }
lesson-no-faults = { $notebooks ->
        [one] One notebook
       *[other] { $notebooks } notebooks
    } checked: no faults found. No cell was run, so anything a cell works out for itself was not checked.
lesson-faults = { $notebooks ->
        [one] One notebook
       *[other] { $notebooks } notebooks
    } checked: { $count ->
        [one] one fault
       *[other] { $count } faults
    }. Cells are counted from the top; the first is 1. No cell was run.

## The file

lesson-no-file = it cannot be read. Check its permissions.
lesson-too-large = it is larger than { $most } MB and is not read. Take data and large pictures out of it.
lesson-no-json = it is not a notebook: line { $line }, column { $column } is not JSON. Open an older copy, or make it again in JupyterLab.
lesson-no-text = it is not a notebook: it cannot be read as JSON. Open an older copy, or make it again in JupyterLab.
lesson-no-notebook = it is not a notebook: it has no list of cells. Make it again in JupyterLab.
lesson-no-cell = this is not a cell. Remove it, or make the notebook again in JupyterLab.
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
lesson-level-twice = the level { $level } is already in { $other }, cell { $number }. Stars are saved under the name: rename one of them.
lesson-no-task = a level needs at least one task. Name a question after the level’s name, as in tolva/must-play/1/1/7.
lesson-no-question = no question is called “{ $question }”. A name is game/kind/version/difficulty/number, as in tolva/must-play/1/1/7.
lesson-question-no-game = the game of the question “{ $question }” is not here. There are: { $known }. A game from a package is there once the package is installed.
lesson-question-unknown = there is no question “{ $question }”. { $why }
lesson-no-rule = there is no rule “{ $rule }”. Run “tolva-teach rules” to see all rules.
lesson-no-verb = “{ $verb }” in only is not something a player can do. Choose from { $known }.
lesson-not-about = the question { $question } is not about { $rule }: it is about { $about }. Find others with names_about.
lesson-nothing-right = nothing offered in the question { $question } is right. Choose another question, or add verbs to only.
lesson-no-position = this position is impossible: { $why }
lesson-no-ask = “{ $ask }” is not something that an exercise asks. Choose from { $known }.

## Guided deals

lesson-guided-no-steps = a GuidedDeal needs at least one step. After the deal, write steps with say.
lesson-guided-keys = step { $step } of GuidedDeal cannot be “{ $given }”. A step is written with { $known }.
lesson-guided-no-text = step { $step } of GuidedDeal: do, light and at are texts, not “{ $given }”.
lesson-guided-no-sentence = step { $step } of GuidedDeal: no sentence is called “{ $given }”. Name one of the texts, or write the sentence in each language.
lesson-guided-no-language = step { $step } of GuidedDeal has no sentence in { $missing }.
lesson-guided-not-come = step { $step } of GuidedDeal is never reached: the deal stops before “{ $at }”. Look at what the reader does in the step before.
lesson-guided-no-light = step { $step } of GuidedDeal: “{ $light }” is not on the table then. Give a card that is seen, a place such as “stock” or “trick”, or “hand”.
lesson-guided-light-misleads = step { $step } of GuidedDeal: “{ $light }” can be chosen but isn’t what is to be done (“{ $do }”). What is lit is taken for it: light up only what is to be done, or what lies on the table already.
lesson-guided-not-allowed = step { $step } of GuidedDeal: “{ $do }” is not allowed there. { $why }
lesson-guided-nothing-to-do = step { $step } of GuidedDeal: “{ $do }” is not one of the things allowed there. Write do as in a record but without the seat, as in play HK; * stands for anything.
lesson-guided-more-ways = there are more than { $most } ways through this GuidedDeal. { $most } of them were checked, and they work.

## Tasks that are written out

task-not-card = “{ $given }” is not a card. A card is written with its suit’s letter, S, H, D or C, and its rank, as in HK.
task-card-twice = a card appears twice: { $cards }.
task-trick-size = a trick has at most { $most } cards, not { $count }.
task-no-suit = trump must be one of { $known } or None, not “{ $given }”.
task-no-setter = trump_by must be a seat from 0 to { $most }, with trump set, not “{ $given }”.
task-no-game = there is no trick game “{ $given }”, or not for so many players. Choose from { $known }.
task-foreign-card = { $game } is played without { $cards }.
task-hand-size = no deal can lead to this: a hand has at most { $most } cards.
task-own-play = no deal can lead to this: you could not play { $card } with { $cards } in the hand.
task-pair-elsewhere =
    no deal can lead to this: player { $setter } set trump by melding { $king } and { $queen }, but { $card } is with player
    { $holder }.
task-trump-too-early =
    no deal can lead to this: there is a trump suit only after a meld, and by then at least { $needed } tricks must have been taken, not
    { $count }.
task-too-few-cards =
    no deal can lead to this: too few cards are left that player { $players } could hold after playing to this trick.
task-order-written = what is to be put in order is written as in { $known }: HK H10 HA, not “{ $given }”.
task-order-size = { $least } to { $most } things are put in order, not { $count }.
task-order-equal = these all rank equally, so there is nothing to put in order.
task-order-strange = not cards of the game, or there twice: { $cards }.
task-order-trump = trump is the suit of some of the cards, not “{ $given }”.
task-order-suits = the cards must be of one suit, or of one suit and trumps: no others can be compared.
task-order-hand = a hand is { $count } cards, as in SA-S2-H3.

## Positions that are played on from

start-kind = it is written as a question’s name, as the link to a match, or as a record.
start-question = it is nobody’s turn in the question { $question }.
start-record = it is nobody’s turn where the record ends.
start-not-so-far = the deal never gets that far at that seat.
start-link = a match is written as in ?game=tolva&seed=7&left=3, not “{ $link }”.
start-number = { $key } is a number from 0 to { $most }, not “{ $given }”.
start-goal = goal must be one of { $known }, not “{ $given }”.
start-until = until must be one of { $known }, not “{ $given }”.
start-not-about = the rule { $rule } forbids nothing there. The rule that does is { $about }.

## Records

lesson-wrong-record = the record is refused. { $why } (Rule: { $rule }.)
lesson-outside-file = the file { $read } is not in the folder of lessons, or is named from the computer’s root. A page in the browser will not have it. Copy it beside the notebook, and give only its name.
lesson-no-record-file = there is no file { $record } in the notebook’s folder.

## Links

lesson-no-address = the link { $target } is not an address.
lesson-no-page = the link { $target } leads to a page that does not exist. Correct its name.
lesson-no-rule-there = the link { $target } leads to a rule that is not on that page. Run “tolva-teach rules” with the game’s name to see its rules.
lesson-no-term = the link { $target } leads to a term that is not in that page’s glossary.
lesson-no-anchor = the link { $target } leads to a place that is not on that page.
lesson-no-heading = the link { $target } leads to no heading of that page. The anchor is the whole heading, with hyphens for spaces.
