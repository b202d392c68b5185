"""Who is here and how far: a row for each learner, with who stands out."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from ..storage.values import FEWEST_SHOWN, Answer, Learner
from .heard_answers import HeardAnswers
from .rows import HereRow, Sort, State

_SIGNS = 10
"""So many of the last answers stand in a row: as many as homework asks questions."""
_STUCK_AT_LEAST, _STUCK_TIMES = 60.0, 2.0
"""Stuck is who has looked at a question for so many seconds, and so many times as long as the others needed."""
_QUICK_SIGNS, _QUICK_SHARE = 3, 0.5
"""Quick is whose last answers, so many, were right and came within this share of the time that the others needed."""


@dataclass(frozen=True)
class Presence:
    """The learners as they are at one moment."""

    heard: HeardAnswers
    asked_at: Mapping[int, float]
    """When each question to all was asked, by its number."""
    now: float
    """The time, in seconds, by the clock of the answers."""
    asked: int | None = None
    """The number of the question that all are to answer; None where there is none."""
    waits: bool = True
    """Whether that is waited for: else nobody is late with it."""

    def rows(self, learners: Iterable[Learner], sort: Sort) -> list[HereRow]:
        """Everyone who has not been removed.

        Args:
            learners: of the class.
            sort: by what they stand in order.
        """
        usual = cache(self._usual_time)
        rows = [self._row(learner, usual) for learner in learners if not learner.removed]
        return sorted(rows, key=_SORTED_BY[sort])

    def _row(self, learner: Learner, usual: Callable[[int], float]) -> HereRow:
        answers, latest = self.heard.of.get(learner.id, ()), self.heard.latest.get(learner.id, {})
        state, stuck = self._state(learner)
        stuck = stuck if self.waits or self.asked is None else None
        stuck_from = max(_STUCK_AT_LEAST, _STUCK_TIMES * usual(self.asked or 0))
        last = answers[-_QUICK_SIGNS:]
        stands_out: Literal["", "stuck", "quick"] = ""
        if self.asked is not None and stuck is not None and stuck >= stuck_from:
            stands_out = "stuck"
        elif len(last) == _QUICK_SIGNS and all(its.right and self._is_quick(its, usual) for its in last):
            stands_out = "quick"
        right = sum(its.right for its in latest.values())
        alone = [its.right for its in latest.values() if its.asked is None]
        return HereRow(
            learner, self._signs(learner), len(latest), right, state, stuck, stands_out, len(alone), sum(alone)
        )

    def _signs(self, learner: Learner) -> tuple[bool | None, ...]:
        """How the last questions to all were answered, each in its place for every learner; where all were asked none,
        how the last answers were."""
        if not self.asked_at:
            return tuple(its.right for its in self.heard.of.get(learner.id, ())[-_SIGNS:])
        given = [self.heard.to_all.get(number, {}).get(learner.id) for number in sorted(self.asked_at)[-_SIGNS:]]
        return tuple(None if its is None else its.right for its in given)

    def _state(self, learner: Learner) -> tuple[State, float | None]:
        now, asked = self.now, self.asked
        if asked is not None and learner.id in self.heard.to_all.get(asked, ()):
            return "answered", None
        if not learner.is_here(now):
            return "away", None
        if asked is not None:
            begun = self.asked_at.get(asked, 0.0)
            came_later = begun < learner.joined <= now  # else they came before, by a clock that was put back since
            return "thinking", max(0.0, now - (learner.joined if came_later else begun))
        answers = self.heard.of.get(learner.id)
        return "thinking", max(0.0, now - answers[-1].at) if answers else None

    def _needed(self, answer: Answer) -> float | None:
        """The seconds from when all were asked until it was answered; None of what was no question to all."""
        begun = None if answer.asked is None else self.asked_at.get(answer.asked)
        return None if begun is None else max(0.0, answer.at - begun)

    def _is_quick(self, answer: Answer, usual: Callable[[int], float]) -> bool:
        """Whether it came much sooner than the others'."""
        needed = self._needed(answer)
        return needed is not None and needed < _QUICK_SHARE * usual(answer.asked or 0)

    def _usual_time(self, asked: int) -> float:
        """The seconds that half of the learners needed; 0 where too few have answered to tell."""
        needed = [self._needed(answer) for answer in self.heard.to_all.get(asked, {}).values()]
        times = sorted(its for its in needed if its is not None)
        return times[len(times) // 2] if len(times) >= FEWEST_SHOWN else 0.0


def _by_name(row: HereRow) -> tuple[str, int]:
    return row.learner.name.casefold(), row.learner.id


_SORTED_BY: Mapping[Sort, Callable[[HereRow], Any]] = {
    "name": _by_name,
    "progress": lambda row: (-row.answered, *_by_name(row)),
    "stuck": lambda row: (-(row.stuck if row.stuck is not None else -1.0), row.state == "answered", *_by_name(row)),
    "table": lambda row: (row.learner.table is None, row.learner.table or 0, *_by_name(row)),
}
