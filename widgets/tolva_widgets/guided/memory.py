"""What is kept of a guided deal that one is in the midst of: the step, and what the learner has decided.

The learner's browser keeps it under a name that follows from the script: of a deal that was changed since nothing is
found. It comes back as a stranger's text: one that is not wholly right is none.
"""

import json
from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from tolva_widgets.base.widget import digest_of
from tolva_widgets.levels.play.start import From

FORMAT: Final = "tolva-guided/1"

TEXT_LIMIT: Final = 16_000
"""So many characters are written and read at most; the page is told (`levels/begun.js`)."""


class GuidedMemory(NamedTuple):
    """How far one was in a guided deal."""

    step: int
    """The number of the step that was shown or came next, from 0."""
    own: tuple[str, ...] = ()
    """What the learner had decided, as a record writes it."""


def name_of(deal: From, steps: Sequence[Mapping[str, Any]]) -> str:
    """Under which name it is kept: the same in every language, and another where anything in the script is."""
    return f"guided-{digest_of([deal, *steps])}"


def written(memory: GuidedMemory) -> str:
    """The memory as a line of text; empty where it would be too long."""
    text = json.dumps({"format": FORMAT, **memory._asdict()}, separators=(",", ":"))
    return text if len(text) <= TEXT_LIMIT else ""


def read_memory(text: str) -> GuidedMemory | None:
    """The memory that was written; None where it is none.

    >>> read_memory(written(GuidedMemory(3, ("0 play HA",))))
    GuidedMemory(step=3, own=('0 play HA',))
    """
    if len(text) > TEXT_LIMIT:
        return None
    try:
        given = json.loads(text)
    except (ValueError, RecursionError):
        return None
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        return None
    step, own = given.get("step"), given.get("own")
    if type(step) is not int or type(own) is not list or not all(type(said) is str for said in own):
        return None
    return GuidedMemory(step, tuple(own))
