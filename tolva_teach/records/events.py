"""How a decision is written in a record: `SEAT VERB ARGUMENTS`, and a person's note after ` ; `.

>>> parse_event("1 play S9 ; must beat the eight")
(Decision(seat=1, verb='play', args=('S9',)), 'must beat the eight')
"""

import re
from functools import lru_cache

from tolva_teach.games.base import Decision
from tolva_teach.rules.verdicts import NO_FACTS, Facts

ANNOTATION_LENGTH = 500
"""The most characters that an annotation may have."""

_SEAT = re.compile("0|[1-9][0-9]{0,2}")


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
    verb, *args = rest.split(" ")
    if not _SEAT.fullmatch(seat):
        raise EventError("no-decision")
    try:
        return Decision(int(seat), verb, args)
    except ValueError:
        raise EventError("no-decision") from None
