"""What a person can read as a sentence."""

import re

_ASTRAY = re.compile(r"  | [.,;:!?](?!\w)|\.\.|,,|[{}]|None|frozenset")
"""What a sentence has where a fact is missing or went in as the program writes it."""


def is_sentence(text: str) -> bool:
    """Whether the text begins and ends as a sentence does, and nothing in it went astray."""
    begins = text[:1].isupper() or text[:1].isdigit() or text[:1] in ("”", "“")
    return begins and text[-1] in ".?!”" and not _ASTRAY.search(text)
