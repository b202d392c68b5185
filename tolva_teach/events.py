"""How a decision is written in a record: `SEAT VERB ARGUMENTS`, and a person's note after ` ; `.

>>> parse_event("1 play S9 ; must beat the eight")
(Decision(seat=1, verb='play', args=('S9',)), 'must beat the eight')
"""

import re
from functools import lru_cache

from tolva_teach.games.base import Decision
from tolva_teach.verdicts import NO_FACTS, Facts

ANNOTATION_LENGTH = 500
"""The most characters that an annotation may have."""

_CARD = r"(?:[SHDC](?:10|[AKQJ2-9])|\*[1-9][0-9]{0,2})"
_RANK = r"(?:10|[AKQJ2-9])"
_SUIT = r"[SHDC]"

_ARGUMENTS: dict[str, str] = {
    "play": _CARD,
    "meld": _SUIT,
    "ask": f"(?:{_SUIT}|{_RANK})?",
    "no": "",
    "yes": "",
    "half": "",
    "whole": "",
    "draw": "",
    "turn": "",
    "lay": f"{_CARD}(?: {_CARD})*",
    "pass": "",
    "give": f"{_CARD}(?: {_CARD})*",
    "high": "",
    "take": f"(?:{_RANK}(?: {_RANK})*)?",
    "knock": "",
    "discard": _CARD,
}
"""What may stand after each verb, over all games; whether this game and moment offer it is for the rules to say."""

_SEAT = re.compile("0|[1-9][0-9]{0,2}")
_SHAPES = {verb: re.compile(args) for verb, args in _ARGUMENTS.items()}


class EventError(ValueError):
    """Text that writes no decision; `case` and `facts` say in which way."""

    def __init__(self, case: str, facts: Facts = NO_FACTS) -> None:
        super().__init__(case)
        self.case = case
        self.facts = facts


def parse_event(text: str) -> tuple[Decision, str]:
    """The decision that an event writes, and its annotation (empty where it has none).

    Raises:
        EventError: no decision of any game, or an annotation that is too long (record.syntax).
    """
    said, mark, annotation = text.partition(" ; ")
    if mark and len(annotation) > ANNOTATION_LENGTH:
        raise EventError("annotation-too-long", {"limit": ANNOTATION_LENGTH})
    return parse_decision(said), annotation


@lru_cache(maxsize=8192)
def parse_decision(text: str) -> Decision:
    """The decision that the text writes.

    Raises:
        EventError: it writes none.
    """
    seat, _, rest = text.partition(" ")
    verb, space, args = rest.partition(" ")
    shape = _SHAPES.get(verb)
    if shape is None or not _SEAT.fullmatch(seat) or bool(space) != bool(args) or not shape.fullmatch(args):
        raise EventError("no-decision")
    return Decision(int(seat), verb, tuple(args.split()) if args else ())
