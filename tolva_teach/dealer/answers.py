"""What the dealer answers: the deals, how rare they are, and what to loosen where there are none."""

from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from tolva_teach.headless.figures import Figure, share
from tolva_teach.records.record import Record


class Loosening(NamedTuple):
    """A wish without which there would have been deals."""

    column: int
    wish: str
    """Its own words."""
    alone: int
    """In how many of the deals that were tried it held itself."""
    others: int
    """In how many all the others held."""


@dataclass(frozen=True)
class Answer:
    """What came of a request."""

    records: tuple[Record, ...]
    hits: int
    """How many were as wished, of those that were dealt alike: more than are given, where it was looked on to tell how
    rare they are; fewer, where others were found with somebody dealt much of something."""
    tried: int
    """How many deals were tried."""
    leaning: int
    """In how many of these somebody was dealt much of something: they do not count for how rare such deals are."""
    led: int
    """How many of the deals that are given were found so."""
    lays: int
    """How many decks were drawn for them."""
    lain: int
    """In how many of these the cards lay as wished."""
    share: Fraction
    """Which share of all decks are as those that were built: exactly; 1 where none was."""
    is_built: bool
    is_played: bool
    is_open: bool
    """Whether the match stood in any way before the deals."""
    is_complete: bool
    """Whether as many were found as were asked for."""
    loosenings: tuple[Loosening, ...] = ()
    """What to loosen, that first which helps most; where nothing was found."""

    @property
    def waits(self) -> bool:
        """Whether decks were drawn anew until they were as wished."""
        return self.lays > self.lain

    @property
    def is_exact(self) -> bool:
        """Whether the rarity is known exactly, and not from deals that were tried."""
        return not self.is_played and not self.waits

    @property
    def found(self) -> int:
        """How many deals are given."""
        return len(self.records)

    @property
    def sample(self) -> int:
        """Of how many deals the rarity is counted, where it is."""
        return self.tried - self.leaning if self.is_played else self.lays

    @property
    def rarity(self) -> Figure:
        """Which share of all deals are as wished, with a 95 % interval where it is counted."""
        factor = float(self.share)
        if self.is_exact:
            return Figure("rarity", "share", factor, factor, factor, 0)
        played = share("rarity", self.hits, self.sample) if self.is_played and self.sample else None
        laid = share("rarity", self.lain, self.lays) if self.waits else None
        value, low, high = factor, factor, factor
        for figure in (played, laid):
            if figure is not None:
                raw = self.hits / self.sample if figure is played else self.lain / self.lays
                value, low, high = value * raw, low * figure.low, high * figure.high
        return Figure("rarity", "share", value, low, high, self.sample)
