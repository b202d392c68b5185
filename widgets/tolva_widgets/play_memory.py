"""What the browser's tab keeps of matches: by its name what the learner decided and tried in each, and no card besides.

The cards and what the others decided follow from the name. It comes back as a stranger's text: one that is not wholly
right is damaged, and whether its decisions are legal the match tells.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

MOST_KEPT = 5
"""So many matches are kept: those played last."""

_TEXT_LENGTH = 500_000
"""More characters than five long matches have; a longer text is not even read."""

_FORMAT = "tolva-play/1"


class DamagedError(ValueError):
    """What was kept cannot be taken up again."""


@dataclass(frozen=True)
class Kept:
    """What is kept of one match."""

    own: tuple[tuple[str, ...], ...]
    """What the learner decided, deal by deal, each as a record writes it."""
    tries: tuple[tuple[int, str], ...] = ()
    """What was tried and forbidden, each with the number of the step after which it was."""
    practised: tuple[int, ...] = ()
    """The numbers of the deals in which something was taken back."""
    shown: int = 0
    """The number of the step that was shown."""


def written_memory(kept: Mapping[str, Kept]) -> str:
    """The text to be kept: the matches by their names, the one played last at the end."""
    last = list(kept.items())[-MOST_KEPT:]
    matches = {
        name: {"own": of.own, "tries": of.tries, "practised": of.practised, "shown": of.shown} for name, of in last
    }
    return json.dumps({"format": _FORMAT, "matches": matches}, separators=(",", ":"))


def read_memory(text: str) -> dict[str, Kept]:
    """The matches that were kept, by their names; none where nothing was.

    Raises:
        DamagedError: it is not what was written.
    """
    if not text:
        return {}
    if len(text) > _TEXT_LENGTH:
        raise DamagedError("too long")
    try:
        given = json.loads(text)
        if given["format"] != _FORMAT:
            raise DamagedError("another format")
        return {name: _match(of) for name, of in given["matches"].items()}
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise DamagedError("not what was written") from None


def _match(given: Any) -> Kept:
    return Kept(
        tuple(tuple(_text(said) for said in _list(own)) for own in _list(given["own"])),
        tuple((_number(step), _text(said)) for step, said in _list(given["tries"])),
        tuple(_number(number) for number in _list(given["practised"])),
        _number(given["shown"]),
    )


def _list(value: Any) -> list[Any]:
    if type(value) is not list:
        raise DamagedError("no list")
    return value


def _text(value: Any) -> str:
    if type(value) is not str:
        raise DamagedError("no text")
    return value


def _number(value: Any) -> int:
    if type(value) is not int or value < 0:
        raise DamagedError("no number")
    return value
