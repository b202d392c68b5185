"""Which cards a seat may know, told by where they lie: in its hand, or open on the table. Views are not asked.

A game that is new here says where its open cards lie, in `OPEN`.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.games.bordstolva import BordstolvaDeal
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.rules.cards import Card
from tolva_teach.rules.happenings import Happening


def open_to(deal: Deal[Any], seat: int) -> set[Card]:
    """The cards that lie open to this seat, or that all may remember: of the pack's others it may know nothing."""
    (says,) = (says for kind, says in OPEN.items() if isinstance(deal, kind))
    return set(says(deal, seat))


def _in_tricks(deal: TrickDeal, seat: int) -> Iterator[Card]:
    """One's hand (in Bordstolva once it has been taken up), all that has been played or lies face up, melded pairs."""
    if not isinstance(deal, BordstolvaDeal) or deal.board.taken_up:
        yield from deal.hands[seat]
    yield from (card for _, card in deal.trick)
    yield from (card for trick in deal.board.tricks for card in trick.cards)
    yield from deal.board.face_up
    yield from (card for meld in deal.board.melds for _, card in meld.shown)


def _in_rounds(deal: TolpDeal, seat: int) -> Iterator[Card]:
    """One's hand, what has been laid, the card that starts, what one gave, got or passed on before the round."""
    yield from deal.hands[seat]
    yield from (card for laid in (*deal.board.pile, *deal.board.away) for card in laid.lay.cards)
    yield from filter(None, [deal.board.start])
    for pair in deal.exchanges:
        if seat == pair.high or (seat == pair.low and pair.done):
            yield from (*pair.given, *pair.taken)
    if deal.singles is not None:
        yield from (*deal.singles[seat], *deal.singles[seat - 1])


def _in_swapping(deal: TrettioettDeal, seat: int) -> Iterator[Card]:
    """One's hand, the pile, which has all lain face up, and what everyone knows others to hold."""
    yield from deal.hands[seat]
    yield from deal.board.pile
    yield from (card for known in deal.board.known for card in known)


OPEN: Mapping[type[Deal[Any]], Callable[[Any, int], Iterable[Card]]] = {
    TrickDeal: _in_tricks,
    TolpDeal: _in_rounds,
    TrettioettDeal: _in_swapping,
}
"""Where the open cards lie, by the kind of deal."""


def named(value: object, pack: Iterable[Card]) -> set[Card]:
    """The cards of the pack that are named somewhere in a value."""
    text = repr(value)
    return {card for card in set(pack) if f"'{card}'" in text}


def heard(told: Iterable[Happening], seat: int) -> list[Happening]:
    """What happened, as this seat knows it."""
    return [happened.seen_by(seat) for happened in told]
