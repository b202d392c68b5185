"""What the answers that count tell of one rule."""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sized
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from ..storage.values import FEWEST_SHOWN, Answer
from .order import most_first
from .rows import Choice, WrongChoice

_TREND_ANSWERS, _TREND_QUESTIONS, _TREND_SHARE = 20, 4, 0.15
"""A trend needs so many answers to so many questions, of as many learners as anything that is shown, and so large a
difference between the earlier half of them and the later: of two questions one may only have been harder."""

Moment: TypeAlias = tuple[float, int]
"""When an answer was given, as `Answer.moment` has it."""

Met: TypeAlias = Literal["kept", "broken", "missed"]
"""How a rule was met: all of it rightly, with something that it forbids, or without something that it allows."""


@dataclass
class RuleTally:
    """What the answers that count tell of one rule: each can be taken back again."""

    met: dict[int, dict[Moment, Met]] = field(default_factory=lambda: defaultdict(dict))
    """How each learner met it, by the moments of their answers that did, in that order."""
    by_moment: dict[Moment, Met] = field(default_factory=dict)
    """The same of all learners."""
    questions: Counter[str] = field(default_factory=Counter)
    """The questions in which it was met, each as often as it was."""
    wrong: Counter[tuple[str, Choice]] = field(default_factory=Counter)
    """The picks that did not keep it, of each learner's last answer to a question."""

    def hear(self, answer: Answer, how: Met) -> None:
        mine = self.met[answer.learner]
        is_late = bool(mine) and answer.moment < next(reversed(mine))
        mine[answer.moment] = self.by_moment[answer.moment] = how
        self.questions[answer.question] += 1
        if is_late:  # answered before others that are heard already
            self.met[answer.learner] = dict(sorted(mine.items()))

    def take_back(self, answer: Answer) -> None:
        mine = self.met[answer.learner]
        del mine[answer.moment], self.by_moment[answer.moment]
        self.questions -= Counter([answer.question])
        if not mine:
            del self.met[answer.learner]

    def count_choice(self, answer: Answer, by: int) -> None:
        chosen = answer.question, answer.choice
        self.wrong[chosen] += by
        if not self.wrong[chosen]:
            del self.wrong[chosen]

    def last(self, learner: int) -> Met | None:
        """How a learner met it last; None where they have not."""
        mine = self.met.get(learner)
        return None if mine is None else next(reversed(mine.values()))

    def now(self, how: Met) -> int:
        """How many met it so when they met it last."""
        return sum(self.last(learner) == how for learner in self.met)

    def most_wrong(self, answered: Mapping[str, Sized]) -> WrongChoice | None:
        """The pick that most have wrong, of the questions that enough have answered to be told of."""
        for (question, choice), count in sorted(self.wrong.items(), key=most_first):
            if (of := len(answered[question])) >= FEWEST_SHOWN:
                return WrongChoice(question, choice, count, of)
        return None

    @property
    def broken_ever(self) -> int:
        """How many have ever broken it."""
        return sum("broken" in mine.values() for mine in self.met.values())

    @property
    def trend(self) -> Literal["better", "worse", ""]:
        """Between the earlier half of the answers and the later, where learners have met it again: who answers one
        question later than others has not learned from it."""
        again = sum(len(mine) > 1 for mine in self.met.values())
        is_little = len(self.by_moment) < _TREND_ANSWERS or len(self.questions) < _TREND_QUESTIONS
        if is_little or again < FEWEST_SHOWN:
            return ""
        wrong = [self.by_moment[moment] != "kept" for moment in sorted(self.by_moment)]
        half = len(wrong) // 2
        early, late = sum(wrong[:half]) / half, sum(wrong[half:]) / (len(wrong) - half)
        if abs(late - early) < _TREND_SHARE:
            return ""
        return "better" if late < early else "worse"
