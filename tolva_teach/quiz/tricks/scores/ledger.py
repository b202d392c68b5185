"""What is written down when something scores: lines with points, and how the match then stands.

The right lines are read from what happened in the engine (`ledger_of`). A mistake of a person who counts is the same
ledger with a line too few, too many, or in another place (`slips`); both are settled by the game's own rules.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from tolva_teach.games.base import Happening
from tolva_teach.games.match_to_twelve import TARGET, first_at_target
from tolva_teach.games.tricktaking import TrickGame

Order: TypeAlias = Sequence[int]
"""Parties in the order in which they are given points."""


class Outcome(NamedTuple):
    """How a match stands."""

    scores: tuple[int, ...]
    """Each party's points."""
    winner: int | None
    """The party that has won, if any."""


Settling: TypeAlias = Callable[[tuple[int, ...], Order], Outcome]
"""From the scores with all lines added, and the order of those, to how the match stands."""


class Line(NamedTuple):
    """Points that a party gets, or loses."""

    what: str
    """`vinsten`, `sistan`, `meld` or `gubbe`."""
    party: int
    points: int


_WHAT: Mapping[str, str] = MappingProxyType(
    {
        "vinsten": "vinsten",
        "sistan": "sistan",
        "meld-scored": "meld",
        "gubbe-made": "gubbe",
        "gubbe-failed": "gubbe",
    }
)
"""By kind of happening what it gives points for."""


@dataclass(frozen=True)
class Ledger:
    """What is written down, line by line."""

    before: tuple[int, ...]
    """Each party's points before the first line."""
    lines: tuple[Line, ...]
    settling: Settling

    @property
    def outcome(self) -> Outcome:
        """How the match then stands."""
        score = list(self.before)
        for line in self.lines:
            score[line.party] += line.points
        return self.settling(tuple(score), [line.party for line in self.lines])

    @property
    def added(self) -> tuple[int, ...]:
        """The scores with all lines added, before anybody falls back."""
        return self.settled(goes_on).outcome.scores

    def line(self, what: str) -> Line | None:
        """The first line for this."""
        return next((line for line in self.lines if line.what == what), None)

    def without(self, what: str) -> "Ledger":
        """The ledger without any line for this."""
        return replace(self, lines=tuple(line for line in self.lines if line.what != what))

    def changed(self, what: str, *, party: int | None = None, points: int | None = None) -> "Ledger":
        """The ledger whose lines for this go to another party, or are of so many points."""
        lines = [
            Line(what, line.party if party is None else party, line.points if points is None else points)
            if line.what == what
            else line
            for line in self.lines
        ]
        return replace(self, lines=tuple(lines))

    def first(self, *more: Line) -> "Ledger":
        """The ledger with these lines before its own."""
        return replace(self, lines=(*more, *self.lines))

    def settled(self, settling: Settling) -> "Ledger":
        """The same lines, settled in another way."""
        return replace(self, settling=settling)


def goes_on(score: tuple[int, ...], order: Order) -> Outcome:
    """Nobody has won."""
    return Outcome(score, None)


def first_there(score: tuple[int, ...], order: Order) -> Outcome:
    """The first in the order that has come to twelve has won."""
    return Outcome(score, first_at_target(score, order))


def settling_of(rules: TrickGame, *, melded: bool) -> Settling:
    """How the game settles a meld, or the end of a deal.

    Args:
        melded: whether it is a meld, in mid-deal.
    """
    if melded:
        return first_there if rules.ends_at_once else goes_on
    return partial(_after_deal, rules)


def _after_deal(rules: TrickGame, score: tuple[int, ...], order: Order) -> Outcome:
    winner, to = rules.winner_after(score, order), rules.falls_to
    if to is not None:
        score = tuple(to if points > TARGET else points for points in score)
    return Outcome(score, winner)


def ledger_of(rules: TrickGame, before: tuple[int, ...], happened: Sequence[Happening]) -> Ledger:
    """The ledger of what happened.

    Args:
        before: the scores before it.
    """
    lines = [Line(_WHAT[its.kind], its.facts["party"], its.facts["points"]) for its in happened if its.kind in _WHAT]
    melded = any(its.kind == "meld-scored" for its in happened)
    return Ledger(before, tuple(lines), settling_of(rules, melded=melded))
