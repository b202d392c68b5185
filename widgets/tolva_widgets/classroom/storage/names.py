"""What learners are called: two words of the games, made up, or what their teacher writes."""

import random
import unicodedata
from collections.abc import Collection, Sequence
from functools import cache
from itertools import count, product

from tolva_teach.texts import sentence
from tolva_teach.texts.marks import few_marks

from .faults import NotTakenError

LONGEST = 24
"""Letters of a learner's name."""
LONGEST_CLASS = 40
"""Letters of a class's name."""
_UNSEEN = ("C", "Zl", "Zp")
"""Characters of control, of direction, of no meaning at all, and line breaks, by how Unicode sorts them."""


def made_up(lang: str, taken: Collection[str], chance: random.Random | None = None) -> str:
    """A name that nobody in the class has."""
    names = _all_made_up(lang)
    free = [name for name in names if name not in taken]
    if free:
        return (chance or random.SystemRandom()).choice(free)
    return next(name for number in count(2) for name in (f"{its} {number}" for its in names) if name not in taken)


@cache
def _all_made_up(lang: str) -> Sequence[str]:
    first, second = (sentence(lang, f"class-name-{part}").split() for part in ("first", "second"))
    return [" ".join(pair) for pair in product(first, second)]


def checked(name: str) -> str:
    """A name that a teacher has written, as it is kept.

    Raises:
        NotTakenError: it is empty, too long, or has characters that show nothing, turn the text around or are piled up.
    """
    clean = " ".join(unicodedata.normalize("NFC", name[: 4 * LONGEST]).split(" "))
    clean = " ".join(clean.split())
    if not clean or len(clean) > LONGEST or any(map(_is_unseen, name)) or few_marks(clean) != clean:
        raise NotTakenError("name", most=LONGEST)
    return clean


def class_file(name: str) -> str | None:
    """What the file of a class is called, without its ending; None where a class cannot be called so.

    >>> class_file("7 B"), class_file("../7B")
    ('7_b', None)
    """
    clean = unicodedata.normalize("NFC", name)
    fits = 0 < len(clean) <= LONGEST_CLASS and clean == " ".join(clean.split(" ")).strip()
    if not fits or not all(letter.isalnum() or letter in " -" for letter in clean):
        return None
    return clean.casefold().replace(" ", "_")


def _is_unseen(letter: str) -> bool:
    return unicodedata.category(letter).startswith(_UNSEEN)
