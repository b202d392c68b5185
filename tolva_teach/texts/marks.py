"""Signs in a stranger's text that are not seen, turn the writing round, or are piled on a letter and cover other lines.

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


def named(text: str, longest: int) -> str:
    """A name as a stranger has typed it, fit to stand in a line: without signs that are not seen or turn the writing
    round, without piled accents, no longer than this.

    >>> named("  Our \\n\\N{RIGHT-TO-LEFT OVERRIDE}rules ", 8)
    'Our rule'
    """
    seen = "".join(letter if letter.isprintable() else " " for letter in text[: 4 * longest])
    return few_marks(unicodedata.normalize("NFC", " ".join(seen.split())))[:longest].strip()
