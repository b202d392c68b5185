"""Questions about tricks of which one choice holds."""

from collections.abc import Iterable
from dataclasses import replace

from tolva_teach.quiz.positions import PositionQuestion, waiting
from tolva_teach.rules.table import Table, Zone


class SingleQuestion(PositionQuestion):
    """A question with one answer."""

    spoken_as = "single"
    single = True


def without(table: Table, *kinds: str, marks: Iterable[str] = ("winning",), turns: bool = True) -> Table:
    """The table without the scores, the notes, the zones of these kinds and the marks on cards that would answer.

    Args:
        turns: whether it is seen whose turn it is.
    """
    left = frozenset(marks)
    zones = tuple(_unmarked(zone, left) for zone in table.zones if zone.kind not in kinds)
    shown = table if turns else waiting(table)
    return replace(shown, zones=zones, tallies=(), notes=())


def _unmarked(zone: Zone, marks: frozenset[str]) -> Zone:
    cards = (replace(card, marks=tuple(mark for mark in card.marks if mark not in marks)) for card in zone.cards)
    return replace(zone, cards=tuple(cards))
