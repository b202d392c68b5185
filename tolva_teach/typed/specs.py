"""Cards as they are typed: "spader sju och åtta", "ace and king of spades", "two sevens"; each may be told in part.

A suit before or after several ranks goes for all of them, and a rank for several suits.
"""

from collections.abc import Iterable, Sequence
from itertools import groupby, product
from typing import NamedTuple

from tolva_teach.rules.cards import JOKER, Card, Rank, Suit, rank, suit
from tolva_teach.typed.lexicon import Atom

BREAK = None
"""Stands among atoms where what is listed is parted."""


class Spec(NamedTuple):
    """What was said of one card."""

    suit: Suit | None
    rank: Rank | None
    every: bool = False
    """Whether it stands for all cards of the rank, as "sevens" does."""

    @property
    def is_whole(self) -> bool:
        """Whether no other card could be meant."""
        return self.suit == JOKER or (self.suit is not None and self.rank is not None)

    def fits(self, card: Card) -> bool:
        """Whether the card could be meant."""
        if self.suit == JOKER or suit(card) == JOKER:
            return suit(card) == self.suit
        return self.suit in (None, suit(card)) and self.rank in (None, rank(card))


Specs = tuple[Spec, ...]


def specs_of(atoms: Sequence[Atom | None]) -> list[Specs]:
    """All ways in which suits, ranks and breaks in a row name cards; none where they name nothing."""
    ways: list[Specs] = [()]
    for segment in _segments(atoms):
        ways = [way + more for way in ways for more in _of_segment(segment)]
    return [way for way in ways if way]


def assigned(specs: Specs, cards: Sequence[Card]) -> bool:
    """Whether the cards are what was said, one for each."""
    if not specs or not cards:
        return not specs and not cards
    left = ([*cards[:at], *cards[at + 1 :]] for at, card in enumerate(cards) if specs[0].fits(card))
    return any(assigned(specs[1:], more) for more in left)


def names_set(specs: Specs, cards: Sequence[Card]) -> bool:
    """Whether a choice of these cards could be meant."""
    if len(specs) == 1 and specs[0].every:
        return len(cards) > 1 and all(map(specs[0].fits, cards))
    return len(specs) == len(cards) and assigned(specs, cards)


def _segments(atoms: Sequence[Atom | None]) -> Iterable[list[Atom]]:
    """The atoms between breaks; a break within a list of suits, or of ranks, parts nothing."""
    segment: list[Atom] = []
    broken = False
    for atom in atoms:
        if atom is BREAK:
            broken = True
            continue
        if broken and segment and _sort(segment[-1]) != _sort(atom):
            yield segment
            segment = []
        segment.append(atom)
        broken = False
    if segment:
        yield segment


def _sort(atom: Atom) -> str:
    """Whether it is of suits, of ranks or of whole cards, as a joker is."""
    if atom.kind == "card" or atom.value == JOKER:
        return "card"
    return "suit" if atom.kind == "suit" else "rank"


def _of_segment(atoms: Sequence[Atom]) -> list[Specs]:
    ways: list[Specs] = [()]
    for is_whole, part in groupby(atoms, lambda atom: _sort(atom) == "card"):
        row = list(part)
        found = [_alone(row)] if is_whole else _in_pairs([list(run) for _, run in groupby(row, _sort)])
        ways = [way + more for way in ways for more in found if more is not None]
    return list(dict.fromkeys(ways))


def _in_pairs(runs: Sequence[Sequence[Atom]]) -> list[Specs | None]:
    """Suits and ranks in turn; the one that is left over stands last, or first."""
    if len(runs) % 2 == 0:
        return [_paired(runs)]
    return [_joined(_paired(runs[:-1]), _alone(runs[-1])), _joined(_alone(runs[0]), _paired(runs[1:]))]


def _joined(one: Specs | None, other: Specs | None) -> Specs | None:
    return None if one is None or other is None else one + other


def _paired(runs: Sequence[Sequence[Atom]]) -> Specs | None:
    """Suits and ranks two runs at a time; None where which goes with which cannot be told."""
    specs: list[Spec] = []
    for one, other in zip(runs[::2], runs[1::2], strict=True):
        if min(len(one), len(other)) > 1:
            return None
        suits, ranks = (one, other) if one[0].kind == "suit" else (other, one)
        specs += [Spec(of.value, its.value) for of, its in product(suits, ranks)]
    return tuple(specs)


def _alone(run: Sequence[Atom]) -> Specs:
    """Whole cards, suits without ranks, or ranks without suits, where "two sevens" are two of them."""
    specs: list[Spec] = []
    atoms = list(run)
    while atoms:
        atom = atoms.pop(0)
        if atom.kind == "card":
            specs.append(Spec(suit(atom.value), rank(atom.value)))
        elif atom.kind == "suit":
            specs.append(Spec(atom.value, None))
        elif atoms and atoms[0].kind == "many" and atom.kind == "rank" and atom.value.isdecimal():
            specs += [Spec(None, atoms.pop(0).value)] * int(atom.value)
        else:
            specs.append(Spec(None, atom.value, every=atom.kind == "many"))
    return tuple(specs)
