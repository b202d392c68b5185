"""What files are called that a page gives to whoever reads it."""

import re

_NO_PART = re.compile(r"[^\w-]+")


def file_name(*parts: str, ending: str) -> str:
    """Whose it is, then what it holds and the like, in a row; what some disk takes amiss in a name is left out.

    Args:
        parts: each a stranger's text, or empty where there is nothing to say.
        ending: with its dot.

    >>> file_name("receipt", "Åsa & Bo", "", "2026-11-27", ending=".txt")
    'tolva-receipt-Åsa-Bo-2026-11-27.txt'
    """
    clean = (_NO_PART.sub("-", part).strip("-") for part in parts)
    return "-".join(("tolva", *filter(None, clean))) + ending
