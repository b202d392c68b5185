### The lessons: what the notebooks themselves say.

## The page of all rules

rules-page-contents = Contents
rules-page-glossary = Glossary
rules-page-term = Term
rules-page-sv = Swedish
rules-page-en = English
rules-page-meaning = Meaning

## The front page

front-lead = Learn tolva, a Swedish card game, by doing: step through a deal, say what must be played, read the rule that decided it.
front-lessons = Lessons
front-rules-tolva = All the rules in order, with a glossary. Fit to print.
front-tricks = Following suit, trumping and overtaking, one step at a time.
front-replay = A whole deal card by card: what happened, and why.
front-quiz = Which cards may you play? Answer, and get the reason for each.
front-picture = A table with four players in the middle of a trick.
