"""What is wrong with a folder of lessons, and where: for those who write lessons of their own.

Notebooks are read, never run: whose cells they are nobody need know. A cell's code is parsed, and of its calls those
are looked at that make a level, an exercise, a rule's card or a replay, as far as they are written out. What they are
given is then made here by our own code, so that a task is checked as the page would make it.

| module | what it looks at |
| --- | --- |
| `fault` | a fault, with its place |
| `notebooks` | whether a file is a notebook, and whether its cells have been run |
| `written` | calls in a cell, and what is written out in them |
| `widgets` | levels, exercises, rule cards and records in cells |
| `links` | links in text, to pages, rules, terms and headings |
| `pairs` | the same lesson in the other languages |
| `folder` | all of it, for a folder |
| `command` | what `tolva-teach lessons` prints |
"""
