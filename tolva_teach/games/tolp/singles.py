"""The singles round (tolp.option.singles): everyone passes on the ranks held just once, all at the same time.

>>> passed, hands = pass_on([("S5", "S7", "H7"), ("H9", "*1")], frozenset())
>>> passed
(('S5',), ('H9',))
>>> hands
(('S7', 'H7', 'H9'), ('S5', '*1'))
"""

from collections import Counter
from collections.abc import Sequence

from tolva_teach.cards import Card, Rank, rank
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.ranking import in_hand


def singles(hand: tuple[Card, ...], flying: frozenset[Rank]) -> tuple[Card, ...]:
    """The cards whose rank the hand holds just once, flying ones apart."""
    plain = exchangeable(hand, flying)
    held = Counter(map(rank, plain))
    return tuple(card for card in plain if held[rank(card)] == 1)


def pass_on(
    hands: Sequence[tuple[Card, ...]], flying: frozenset[Rank]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...]]:
    """What each seat passes to the next clockwise, and the hands afterwards."""
    passed = tuple(singles(hand, flying) for hand in hands)
    kept = [tuple(card for card in hand if card not in gone) for hand, gone in zip(hands, passed, strict=True)]
    return passed, tuple(in_hand((*hand, *passed[seat - 1])) for seat, hand in enumerate(kept))
