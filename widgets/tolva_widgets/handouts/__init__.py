"""What is handed out on paper: questions with room to write and answers at the end, deals to lay out by hand, and what
a table has agreed to play otherwise than the book.

| module | what it gives |
| --- | --- |
| `selection` | which questions there are to be, by what somebody asks for |
| `written` | the same from what is written in a file: names, addresses, records |
| `addresses` | which address opens a question |
| `paper` | a document of A4 pages, cards in a line, QR codes |
| `questions` | questions, and their answers |
| `from_page` | questions printed from the page on which they are asked |
| `slips` | the hands of a deal to cut out, and its course |
| `agreed` | the house rules of a table |
| `pdf` | a document as PDF, by a Chromium that is there |
| `command` | what `tolva-teach sheet` does |
"""
