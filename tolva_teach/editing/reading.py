"""Beginning to lay out from a record: its last deal as it lies there, and what is wrong with it."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from tolva_teach.dealer import places
from tolva_teach.dealer.places import HAND, Place
from tolva_teach.editing.layout import Layout
from tolva_teach.games.base import Standing
from tolva_teach.play.match import Match
from tolva_teach.records.record import NESTED_PILES, DealRecord, Record, RecordFault
from tolva_teach.rules.cards import Card


class Begun(NamedTuple):
    """A layout that began as a record."""

    layout: Layout
    fault: RecordFault | None
    """What is wrong with the record; what is right of it is laid all the same."""


def begun_from(record: Record) -> Begun:
    """A record's last deal, laid out and played as far as the rules allow; where one of its deals is wrong, that."""
    match, fault = Match(record), None
    number = 0
    try:
        for turn in match.follow(record):
            number = turn.number
    except RecordFault as found:
        fault = found
        # A deal that is refused before its first event cannot be reached: the match is won, or the one before goes on.
        if found.deal is not None and not (found.rule == "turn.order" and found.event is None):
            number = found.deal
    standing = _before(record, number)
    written = record.deals[number]
    given = {key: record.given[key] for key in ("names", "title") if key in record.given}
    is_first = standing == record.game.first_standing(None, 0, None)
    begun = Layout(
        record.game,
        written.dealer,
        None if is_first else standing.score,
        standing.carry,
        None if is_first else standing.order,
        given=given,
    )
    layout = begun.placed(dict(_laid(record, written, standing)))
    if layout.is_complete and layout.fault is None:
        layout = layout.playing(written.events)
    return Begun(layout, fault)


def _before(record: Record, number: int) -> Standing:
    """How the match stood before the deal of this number."""
    if number == 0:
        return record.start
    return Match.resume(replace(record, deals=record.deals[:number], given=_unclaimed(record))).deal.standing


def _unclaimed(record: Record) -> dict[str, Any]:
    return {key: value for key, value in record.given.items() if key != "result"}


def _laid(record: Record, written: DealRecord, standing: Standing) -> Iterator[tuple[Place, tuple[Card, ...]]]:
    """By place the cards that a record lays there, a stranger's all of them."""
    if "deck" in written.cards:
        deck = written.cards["deck"]
        for place, numbers in places.Layout(record.game, standing, written.dealer).positions.items():
            yield place, tuple(deck[number] for number in numbers if number < len(deck))
        return
    for name, pile in written.cards.items():
        if name in NESTED_PILES:
            yield from (((HAND if name == "hands" else name, seat), tuple(cards)) for seat, cards in enumerate(pile))
        else:
            yield (name, -1), tuple(pile)
