"""A language from outside the kit: a part of the Danish texts, as somebody who translates would begin with."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tolva_teach.texts import add_language, remove_language

FOLDER = Path(__file__).parent / "da"


@contextmanager
def spoken() -> Iterator[str]:
    """Danish is one of the languages; its code."""
    lang = add_language(FOLDER)
    try:
        yield lang
    finally:
        remove_language(lang)
