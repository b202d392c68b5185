"""Keeping the score with cards that are not in play (tolva.markers, bond.markers)."""

from functools import lru_cache
from itertools import combinations

from tolva_teach.rules.cards import Card, cards_of, rank
from tolva_teach.rules.table import TableCard

LOW_RANKS = ("5", "4", "3", "2")


@lru_cache(maxsize=256)
def low_cards(party: int, parties: int, score: int) -> tuple[TableCard, ...]:
    """The cards that a party lays out to show its score; none where the number is written instead.

    With two parties one has the red low cards and the other the black; with three each keeps to a suit of its own,
    and the fourth suit's cards are there for whoever's score outgrows it.
    """
    suits = ("HD", "SC")[party] if parties == 2 else ("SC", "HC", "DC")[party]
    shown = fewest(score, cards_of(suits, LOW_RANKS))
    return tuple(TableCard(f"marker:{party}/{n}", card) for n, card in enumerate(shown))


@lru_cache(maxsize=256)
def fewest(score: int, cards: tuple[Card, ...]) -> tuple[Card | None, ...]:
    """The fewest of the cards whose ranks add up to the score; None is a card face down, worth one.

    None at all where the score is below one, or more than all the cards and one face down show.

    >>> fewest(7, ("H5", "H4", "H3", "H2"))
    ('H5', 'H2')
    >>> fewest(1, ("H5", "H4", "H3", "H2"))
    (None,)
    """
    if score < 1:
        return ()
    if score == 1:
        return (None,)
    return _exactly(score, cards) or (*(rest := _exactly(score - 1, cards)), *([None] if rest else []))


def _exactly(score: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """The fewest of the cards whose ranks add up to the score; none where no cards do."""
    for size in range(1, len(cards) + 1):
        for some in combinations(cards, size):
            if sum(int(rank(card)) for card in some) == score:
                return some
    return ()


PIPS = 6
"""How many pips a six has."""


def sixes(party: int, score: int) -> tuple[TableCard, TableCard]:
    """A party's two sixes: the pips still to be seen are the points that it lacks of twelve (bond.markers).

    Up to six points the second six covers pips of the first. From the seventh on it is turned face down, and covers
    those of the first anew.

    >>> [(marker.card, marker.covered) for marker in sixes(0, 4)]
    [('H6', 4), ('D6', 0)]
    >>> [(marker.card, marker.covered) for marker in sixes(0, 7)]
    [('H6', 1), (None, 0)]
    """
    under, over = ("H6", "D6") if party == 0 else ("S6", "C6")
    turned = score > PIPS
    covered = min(score - PIPS if turned else score, PIPS)
    return (
        TableCard(f"marker:{party}/0", under, covered=covered),
        TableCard(f"marker:{party}/1", None if turned else over),
    )
