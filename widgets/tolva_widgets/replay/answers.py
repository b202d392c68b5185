"""What was asked along a record and answered: the first answer to each question counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tolva_teach.games.base import Decision
from tolva_teach.rules.verdicts import Verdict


@dataclass(frozen=True)
class ReplayAnswer:
    """What a person would have decided, and the rules' word on it."""

    key: str | None
    """What was chosen, by its key among the offers; None for several cards together."""
    keys: tuple[str, ...]
    """The keys of all that was chosen."""
    decision: Decision
    verdict: Verdict

    @property
    def mark(self) -> str:
        """`yes` or `no`."""
        return "yes" if self.verdict else "no"


@dataclass
class AnswerLog:
    """The questions that were asked so far, by the step at which one decides, with what was answered first."""

    _first: dict[int, ReplayAnswer | None] = field(default_factory=dict)

    def ask(self, number: int) -> None:
        """Somebody is asked at this step."""
        self._first.setdefault(number, None)

    def take(self, number: int, answer: ReplayAnswer) -> None:
        """An answer at this step; it counts if none was given there before."""
        if self._first.get(number) is None:
            self._first[number] = answer

    @property
    def first(self) -> Mapping[int, ReplayAnswer | None]:
        """What was answered first to each question; None where nothing was."""
        return self._first

    def __bool__(self) -> bool:
        return any(self._given)

    @property
    def count(self) -> int:
        """How many questions were answered."""
        return len(self._given)

    @property
    def right(self) -> int:
        """How many of them rightly at the first try."""
        return sum(bool(answer.verdict) for answer in self._given.values())

    def passed(self, number: int) -> int:
        """How many questions were left unanswered, that of this step apart."""
        return sum(answer is None for asked, answer in self._first.items() if asked != number)

    @property
    def missed(self) -> Mapping[str, Sequence[tuple[int, ReplayAnswer]]]:
        """The wrong answers by the rule that refuses them, each with its step, in the order of the steps."""
        found: dict[str, list[tuple[int, ReplayAnswer]]] = {}
        for number, answer in sorted(self._given.items()):
            if not answer.verdict:
                found.setdefault(answer.verdict.rule, []).append((number, answer))
        return found

    @property
    def _given(self) -> dict[int, ReplayAnswer]:
        return {number: answer for number, answer in self._first.items() if answer is not None}
