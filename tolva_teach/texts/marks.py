"""Accents that a stranger has piled on a letter: they would cover the lines above and below.

>>> few_marks("Z" + "\\N{COMBINING ACUTE ACCENT}" * 9 + "o") == "Z" + "\\N{COMBINING ACUTE ACCENT}" * 3 + "o"
True
>>> few_marks("Åsa Nguyễn") == "Åsa Nguyễn"
True
"""

import unicodedata

MOST_MARKS = 3
"""So many marks in a row are kept: no language writes more above and below a letter."""


def few_marks(text: str) -> str:
    """The text with no more marks in a row than a language writes."""
    kept, row = [], 0
    for letter in text:
        row = row + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if row <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
