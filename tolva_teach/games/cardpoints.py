"""What the cards of a trick game count, and what is counted in tricks."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property

from tolva_teach.games.trickboard import Trick
from tolva_teach.rules.cards import Card


class CardPoints:
    """Counts cards for a game's parties."""

    def __init__(self, of: Mapping[Card, int], parties: Sequence[int]) -> None:
        """
        Args:
            of: what each card of the pack counts.
            parties: each seat's party.
        """
        self.of = of
        """What each card of the pack counts."""
        self._parties = parties

    @cached_property
    def in_pack(self) -> int:
        """The card points of the whole pack."""
        return sum(self.of.values())

    def of_cards(self, cards: Iterable[Card]) -> int:
        """The card points of these cards."""
        return sum(map(self.of.__getitem__, cards))

    def in_tricks(self, tricks: Iterable[Trick]) -> int:
        """The card points in these tricks."""
        return self.of_cards(card for plays, _, _ in tricks for _, card in plays)

    def by_party(self, tricks: Iterable[Trick]) -> tuple[int, ...]:
        """Each party's card points."""
        taken: list[list[Card]] = [[] for _ in set(self._parties)]
        for plays, _, taker in tricks:
            taken[self._parties[taker]] += [card for _, card in plays]
        return tuple(map(self.of_cards, taken))
