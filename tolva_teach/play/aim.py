"""How far somebody plays from a position, and what for; and a way there against beginners.

>>> from tolva_teach.play.match import Match
>>> deal = Match.begin("trettioett", 3, seed=7).deal
>>> way = way_to(Aim("deal", "keep-lives"), Progress(deal, deal.where().section), seat=1)
>>> str(way[0])
'1 knock'
"""

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from tolva_teach.games.base import Deal
from tolva_teach.play.goals import goals, reached
from tolva_teach.players import chooser
from tolva_teach.players.advice import advice_at_once
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.places import Section

DECISION, DEAL = "decision", "deal"

_MOST_ENDS = 30
"""So many ways to an end are tried before the search is given up: it is to take no more than a moment, also where there
is no way. Of those found within twice as many, in 150 deals of all games, one was the 29th, the others the 15th or
before."""


class NoAimError(ValueError):
    """An aim that does not exist or that the position does not have; the message names those that it has."""

    def __init__(self, code: str, given: str, known: Collection[str]) -> None:
        """
        Args:
            code: `goal` or `until`.
            given: what was asked for.
            known: what it may be.
        """
        super().__init__(code, given, known)
        self.code, self.given, self.known = code, given[:80], tuple(known)

    def __str__(self) -> str:
        return f"{self.code} is one of {', '.join(self.known)}, not {self.given!r}"


@dataclass(frozen=True)
class Aim:
    """How far one plays, and what for."""

    until: str = DECISION
    """`decision`: until one has decided; `deal`: to the deal's end; else the name of a stretch of the deal (a game's
    `where().section`: `trick`, `lap`), until the one under way is over."""
    goal: str | None = None
    """One of `tolva_teach.play.goals.goals`, or None where nothing is asked but to come to the end."""

    def check(self, deal: Deal[Any]) -> None:
        """Refuses an aim that this position does not have.

        Raises:
            NoAimError: it cannot; says why.
        """
        if self.goal is not None and self.goal not in goals():
            raise NoAimError("goal", str(self.goal), goals())
        known = (DECISION, DEAL, str(deal.where().section[0]))
        if self.until not in known:
            raise NoAimError("until", str(self.until), known)

    def is_over(self, deal: Deal[Any], begun: Section, decided: int) -> bool:
        """Whether the player has come as far as the aim says.

        Args:
            deal: as it stands now.
            begun: the stretch of the deal in which one began.
            decided: how much one has decided since.
        """
        if self.until == DECISION:
            return decided > 0
        return deal.over or (self.until != DEAL and deal.where().section != begun)

    def is_reached(self, happened: Sequence[Happening], seat: int, parties: Sequence[int]) -> bool:
        """Whether what has happened since the beginning fulfils the aim."""
        return self.goal is None or reached(self.goal, happened, seat, parties)


class Progress(NamedTuple):
    """How far the player has come since the beginning."""

    deal: Deal[Any]
    begun: Section
    """The stretch of the deal in which one began."""
    happened: tuple[Happening, ...] = ()
    """All that has happened since."""
    own: tuple[Decision, ...] = ()
    """What one has decided since."""


def way_to(aim: Aim, point: Progress, seat: int, within: int = _MOST_ENDS) -> tuple[Decision, ...]:
    """Decisions by which a seat reaches its aim against beginners; empty where none are found.

    They are those of a beginner, with as few others as possible.

    Args:
        aim: what is aimed for.
        point: where the seat has come to; its deal is left as it is.
        seat: whose aim.
        within: so many ways to an end are tried.
    """
    ends = islice(_ends(point, aim, seat), within)
    return next((end.own for end, reached in ends if reached), ())


def is_lost(aim: Aim, point: Progress, seat: int, within: int = _MOST_ENDS) -> bool:
    """Whether the seat misses its aim against beginners, whatever it decides; not said where it has more ways than are
    tried.

    Args:
        aim: what is aimed for.
        point: where the seat has come to; its deal is left as it is.
        seat: whose aim.
        within: so many ways to an end are tried.
    """
    ends = _ends(point, aim, seat)
    return not any(reached for _, reached in islice(ends, within)) and next(ends, None) is None


def is_in_play(aim: Aim, point: Progress, seat: int, within: int) -> bool:
    """Whether the seat's own decisions matter for its aim: some ways to the end reach it and others do not."""
    return {reached for _, reached in islice(_ends(point, aim, seat), within)} == {True, False}


def advised_reaches(aim: Aim, point: Progress, seat: int) -> bool:
    """Whether the seat reaches its aim against beginners where it does as the coach says; also where that takes
    thinking, or nobody has written it."""
    decide = chooser("beginner", point.deal.game.name)
    while not aim.is_over(point.deal, point.begun, len(point.own)):
        actor = next((actor for actor in point.deal.actors() if actor != seat), seat)
        view = point.deal.view(actor)
        advice = advice_at_once(view) if actor == seat else None
        if actor == seat and advice is None:
            return True
        point = _after(point, advice.decision if advice else decide(view, Random(0)), seat)
    return aim.is_reached(point.happened, seat, point.deal.game.parties)


def rules_met(aim: Aim, point: Progress, seat: int) -> Collection[str]:
    """The ids of the rules that refuse something the seat might think of, while it plays on as a beginner would until
    the aim is over."""
    decide = chooser("beginner", point.deal.game.name)
    met: dict[str, None] = {}
    while not aim.is_over(point.deal, point.begun, len(point.own)):
        actor = next((actor for actor in point.deal.actors() if actor != seat), seat)
        view = point.deal.view(actor)
        if actor == seat:
            met |= dict.fromkeys(verdict.rule for _, verdict in view.game.verdicts(view) if not verdict)
        point = _after(point, decide(view, Random(0)), seat)
    return met.keys()


def _ends(point: Progress, aim: Aim, seat: int) -> Iterator[tuple[Progress, bool]]:
    """The ends that the deal can come to, and whether the aim is reached there. The beginner's own comes first, then
    those with one other decision, and so on."""
    waiting = deque([point])
    while waiting:
        end, others = _played_out(waiting.popleft(), aim, seat)
        yield end, aim.is_reached(end.happened, seat, end.deal.game.parties)
        waiting += others


def _played_out(point: Progress, aim: Aim, seat: int) -> tuple[Progress, list[Progress]]:
    """The end when beginners play on at every seat, and the points at which the seat could have decided otherwise."""
    decide = chooser("beginner", point.deal.game.name)
    others: list[Progress] = []
    while not aim.is_over(point.deal, point.begun, len(point.own)):
        actor = next((actor for actor in point.deal.actors() if actor != seat), seat)
        view = point.deal.view(actor)
        usual = decide(view, Random(0))
        if actor == seat:
            others += [_after(point, other, seat) for other in view.game.legal(view) if other != usual]
        point = _after(point, usual, seat)
    return point, others


def _after(point: Progress, decision: Decision, seat: int) -> Progress:
    deal = point.deal.copy()
    happened = (*point.happened, *deal.apply(decision))
    return Progress(deal, point.begun, happened, (*point.own, decision) if decision.seat == seat else point.own)
