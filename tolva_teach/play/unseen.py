"""A deal in progress as one seat may know it: the cards that the seat has not seen lie anywhere, as far as it can tell.

Two cards at a time change places, and where the seat would have noticed they change back: it hears and sees the same
deal, whatever the game. What lies in the others' hands is then drawn by lot, and tells nothing of what they hold.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any

from tolva_teach.play.match import Match, follow
from tolva_teach.records.record import DealRecord, Record, RecordFault
from tolva_teach.rules.cards import Card

_ROUNDS = 3
"""So often each card is tried in another place: then hardly any of them lies where it lay because it did."""


def as_known_to(seat: int, record: Record, chance: Random) -> Record:
    """The record's last deal alone, with the cards that the seat has not seen laid by lot where they may lie.

    Args:
        seat: who may know what it shows.
        record: sound, with a last deal that goes on.
        chance: lays the cards.

    >>> match = Match.begin("tolva", 4, seed=7)
    >>> known = as_known_to(1, match.record, Random(1))
    >>> set(Match.resume(known).deal.hands[1]) == set(match.deal.hands[1])
    True
    >>> set(Match.resume(known).deal.hands[2]) == set(match.deal.hands[2])
    False
    """
    found = record.last_deal(Match.resume(record).standing)
    known = list(_known(found, seat))
    cards = list(_flat(found.deals[0].cards))
    own = _open_at_first(found, seat)
    free = [place for place, card in enumerate(cards) if card not in own]
    for place in free * _ROUNDS if len(free) > 1 else ():
        other = _exchanged(found, place, chance.choice(free), in_events=chance.random() < 0.5)
        if _sounds_like(other, seat, known):
            found = other
    return found


def _known(record: Record, seat: int) -> Iterator[Any]:
    """What the seat hears, and what it sees in the end; what it sees when the cards are dealt stays where it is."""
    turn = None
    for turn in follow(record):
        yield [happened.seen_by(seat) for happened in turn.happenings]
    assert turn is not None  # a deal that is dealt
    yield turn.deal.seen(seat)


def _sounds_like(record: Record, seat: int, known: list[Any]) -> bool:
    """Whether the record can be played, and the seat knows the same of it."""
    try:
        return all(mine == its for mine, its in zip(_known(record, seat), known, strict=True))
    except RecordFault:
        return False


def _open_at_first(record: Record, seat: int) -> frozenset[Card]:
    """The cards that the seat sees when they have been dealt: they stay where they are."""
    table = next(iter(follow(record))).deal.seen(seat)
    return frozenset(shown.card for zone in table.zones for shown in zone.cards if shown.card is not None)


def _exchanged(record: Record, one: int, other: int, *, in_events: bool) -> Record:
    """With the cards of two places exchanged; on request in what was decided with them, too: cards may have been given
    unseen."""
    (written,) = record.deals
    cards = list(_flat(written.cards))
    names = {cards[one]: cards[other], cards[other]: cards[one]}
    cards[one], cards[other] = cards[other], cards[one]
    laid = iter(cards)
    events = written.events
    if in_events:
        events = tuple(" ".join(names.get(word, word) for word in event.split(" ")) for event in events)
    dealt = {name: _laid(pile, laid) for name, pile in written.cards.items()}
    return replace(record, deals=(DealRecord(written.dealer, dealt, events),))


def _flat(cards: Any) -> Iterator[Card]:
    """All cards of the piles, place by place."""
    if isinstance(cards, str):
        yield cards
        return
    for part in cards.values() if isinstance(cards, Mapping) else cards:
        yield from _flat(part)


def _laid(pile: Any, cards: Iterator[Card]) -> Any:
    """Cards in the places of the pile."""
    return next(cards) if isinstance(pile, str) else [_laid(part, cards) for part in pile]
