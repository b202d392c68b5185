"""A score sheet: what was told of each deal of a match, and how the match stood after it.

It never changes: a correction makes another sheet, in which everything after it follows.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, NamedTuple

from tolva_teach.games.base import Game, Happening, Standing
from tolva_teach.rules.verdicts import Verdict, refused
from tolva_teach.score_keeping.keeping import Entry, EntryRefused, Keeping
from tolva_teach.score_keeping.registry import keeping_of

MOST_DEALS = 1000
"""So many deals a sheet has at most."""

MATCH_OVER = refused("turn.order", "match-won-before")
FULL = refused("turn.order", "sheet-full", {"most": MOST_DEALS})


class Line(NamedTuple):
    """One deal of a sheet."""

    dealer: int
    entry: Entry
    before: Standing
    after: Standing
    told: tuple[Happening, ...]


class Doubt(NamedTuple):
    """The first deal that cannot have been as it is told, since an earlier one is told otherwise."""

    number: int
    verdict: Verdict


@dataclass(frozen=True)
class Sheet:
    """A match as it has been told.

    >>> from tolva_teach.games import game
    >>> sheet = Sheet.begin(game("tolva", 4)).add({"melds": [(0, "H")], "vinsten": 1, "sistan": 0})
    >>> sheet.standing.score, sheet.dealer
    ((3, 1), 1)
    """

    game: Game[Any]
    start: Standing
    """How the match stood before the first deal."""
    first_dealer: int = 0
    names: tuple[str, ...] = ()
    """The players' names by seat, a stranger's text; none where they have none."""
    entries: tuple[Entry, ...] = ()
    _known: tuple[Line, ...] = field(default=(), compare=False, repr=False)
    """The first lines, where they have been worked out for another sheet already."""

    @classmethod
    def begin(cls, game: Game[Any], first_dealer: int = 0, names: Sequence[str] = ()) -> "Sheet":
        """A new match."""
        return cls(game, game.first_standing(None, 0, None), first_dealer, tuple(names))

    @cached_property
    def keeping(self) -> Keeping:
        """How the score of the game is kept."""
        return keeping_of(self.game)

    @cached_property
    def _followed(self) -> tuple[tuple[Line, ...], Doubt | None]:
        lines = list(self._known)
        dealer, standing = self.first_dealer, self.start
        if lines:
            standing = lines[-1].after
            dealer = self.game.next_dealer(lines[-1].dealer, standing)
        for number, entry in enumerate(self.entries[len(lines) :], len(lines)):
            try:
                line = self._line(entry, dealer, standing)
            except EntryRefused as refusal:
                return tuple(lines), Doubt(number, refusal.verdict)
            lines.append(line)
            dealer, standing = self.game.next_dealer(dealer, line.after), line.after
        return tuple(lines), None

    def _line(self, entry: Entry, dealer: int, standing: Standing) -> Line:
        if standing.winner is not None:
            raise EntryRefused(MATCH_OVER)
        scored = self.keeping.score(entry, dealer, standing)
        return Line(dealer, entry, standing, scored.standing, scored.told)

    @property
    def lines(self) -> tuple[Line, ...]:
        """The deals as far as they hold."""
        return self._followed[0]

    @property
    def doubt(self) -> Doubt | None:
        """The first deal that does not hold; it and those after it count for nothing until it is corrected."""
        return self._followed[1]

    @property
    def standing(self) -> Standing:
        """How the match stands."""
        return self.lines[-1].after if self.lines else self.start

    @property
    def winner(self) -> int | None:
        """The party that has won the match."""
        return self.standing.winner

    @property
    def dealer(self) -> int:
        """Who deals next."""
        if not self.lines:
            return self.first_dealer
        return self.game.next_dealer(self.lines[-1].dealer, self.standing)

    def at(self, number: int) -> tuple[int, Standing]:
        """Who dealt the deal of this number, or is to deal it, and how the match stood before."""
        if number < len(self.lines):
            return self.lines[number].dealer, self.lines[number].before
        return self.dealer, self.standing

    def add(self, entry: Entry) -> "Sheet":
        """The sheet with one deal more.

        Raises:
            EntryRefused: it cannot have been so; or an earlier deal does not hold, and is to be corrected first.
        """
        if self.doubt is not None:
            raise EntryRefused(self.doubt.verdict)
        if len(self.entries) >= MOST_DEALS:
            raise EntryRefused(FULL)
        line = self._line(entry, self.dealer, self.standing)
        return replace(self, entries=(*self.entries, entry), _known=(*self.lines, line))

    def corrected(self, number: int, entry: Entry) -> "Sheet":
        """The sheet with a deal told otherwise; those after it follow.

        Raises:
            EntryRefused: it cannot have been so.
        """
        line = self._line(entry, *self.at(number))
        entries = (*self.entries[:number], entry, *self.entries[number + 1 :])
        known = (*self.lines[:number], line) if number <= len(self.lines) else self.lines
        return replace(self, entries=entries, _known=known)

    def removed(self, number: int) -> "Sheet":
        """The sheet without a deal."""
        entries = (*self.entries[:number], *self.entries[number + 1 :])
        return replace(self, entries=entries, _known=self.lines[:number])


class Changes(NamedTuple):
    """What is otherwise in one sheet than in another of the same match."""

    deals: tuple[int, ...]
    """The deals that are told otherwise, or told in one of them only."""
    score: bool
    """Whether the score is another."""
    winner: bool
    """Whether the winner is another."""
    dealer: bool
    """Whether somebody else deals next."""
    doubt: Doubt | None
    """The first deal that now does not hold any more."""


def changes(before: Sheet, after: Sheet) -> Changes:
    """What is otherwise after a correction, or on another's sheet."""
    longest = max(len(before.entries), len(after.entries))
    deals = tuple(number for number in range(longest) if _entry(before, number) != _entry(after, number))
    return Changes(
        deals,
        before.standing.score != after.standing.score,
        before.winner != after.winner,
        before.dealer != after.dealer,
        after.doubt if after.doubt != before.doubt else None,
    )


def _entry(sheet: Sheet, number: int) -> Entry | None:
    return sheet.entries[number] if number < len(sheet.entries) else None
