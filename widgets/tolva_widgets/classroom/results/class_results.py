"""What the answers of a class tell its teacher: who is here and how far, and which rule is met and broken by how many.

Answers are taken as they come. A step costs what is new in it, not what there has been before, so that a hundred
learners and twenty thousand answers keep nobody waiting.
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from operator import attrgetter
from types import MappingProxyType
from typing import Any

from ..storage.values import Answer, Learner
from .heard_answers import HeardAnswers
from .order import most_first
from .presence import Presence
from .rows import HereRow, RuleRow, Sort, Spread
from .spreads import spread_of

BETWEEN_CHOICES = " | "
"""What stands between what was chosen in one answer, in a table of plain data."""


class ClassResults:
    """What the answers heard so far tell."""

    def __init__(self) -> None:
        self._asked_at: dict[int, float] = {}
        self._heard = HeardAnswers()

    # What is heard

    def take(self, answers: Iterable[Answer], asked_at: Mapping[int, float] | None = None) -> None:
        """Takes answers that have not been taken yet, in the order in which they came.

        Args:
            answers: of the class.
            asked_at: when each question to all was asked, by its number.
        """
        self._asked_at.update(asked_at or {})
        self._heard.take(answers)

    def leave_out(self, removed: Iterable[int]) -> None:
        """Learners who have been removed count nowhere, until they are restored."""
        self._heard.leave_out(removed)

    # What it tells

    def answered_to(self, asked: int) -> int:
        """How many have answered a question to all, by its number."""
        return len(self._heard.to_all.get(asked, ()))

    def who_answered(self, asked: int) -> Collection[int]:
        """Who has, by their ids."""
        return self._heard.to_all.get(asked, {}).keys()

    def here(
        self,
        learners: Iterable[Learner],
        now: float,
        asked: int | None = None,
        sort: Sort = "name",
        *,
        waits: bool = True,
    ) -> list[HereRow]:
        """Everyone who has not been removed.

        Args:
            learners: of the class.
            now: the time, in seconds, by the clock of the answers.
            asked: the number of the question that all are to answer; None where there is none.
            sort: by what they stand in order.
            waits: whether that is waited for: else nobody is late with it.
        """
        return Presence(self._heard, self._asked_at, now, asked, waits).rows(learners, sort)

    def rules(self) -> list[RuleRow]:
        """Every rule that has been met: what most have wrong now comes first."""
        rows = [
            RuleRow(
                rule,
                len(its.met),
                its.broken_ever,
                its.now("broken"),
                its.most_wrong(self._heard.by_question),
                its.trend,
                its.now("missed"),
            )
            for rule, its in self._heard.rules.items()
            if its.met
        ]
        return sorted(rows, key=lambda row: (-row.not_kept, -row.now, -row.broken, -row.met, row.rule))

    def questions_about(self, rule: str) -> list[str]:
        """The questions in which a rule was met, the one that most answered wrongly first."""
        met: Counter[str] = Counter()
        for question, answers in self._heard.by_question.items():
            if any(rule in (*answer.met, *answer.wrong) for answer in answers.values()):
                met[question] = sum(rule in answer.wrong for answer in answers.values())
        return [question for question, _ in sorted(met.items(), key=most_first)]

    def broken_most(self, question: str) -> str | None:
        """The rule that most have broken in a question; None where nobody has broken any."""
        return self._most(question, attrgetter("broken"))

    def missed_most(self, question: str) -> str | None:
        """The rule of which most have missed something in a question, without breaking any; None where nobody has."""
        return self._most(question, attrgetter("missed"))

    def _most(self, question: str, of: Callable[[Answer], Sequence[str]]) -> str | None:
        counted = Counter(rule for answer in self._heard.by_question.get(question, {}).values() for rule in of(answer))
        return min(counted.items(), key=most_first)[0] if counted else None

    def broken_in(self, question: str, rule: str) -> tuple[int, int]:
        """How many have broken a rule in a question, and how many have only missed something of it."""
        answers = self._heard.by_question.get(question, {}).values()
        return sum(rule in its.broken for its in answers), sum(rule in its.missed for its in answers)

    def spread(self, question: str) -> Spread | None:
        """How many chose what; None of fewer than `FEWEST_SHOWN` answers."""
        return spread_of(self._heard.by_question.get(question, {}).values())

    def spread_of(self, asked: int) -> Spread | None:
        """The same of a question to all, by its number."""
        return spread_of(self._heard.to_all.get(asked, {}).values())

    # What is taken home

    def per_learner(self, learners: Iterable[Learner]) -> list[dict[str, Any]]:
        """A row for each learner who has not been removed, in plain data."""
        return [
            {
                "name": learner.name,
                "table": learner.table,
                "answered": len(self._heard.latest.get(learner.id, ())),
                "right": sum(its.right for its in self._heard.latest.get(learner.id, {}).values()),
                "rules_met": sum(learner.id in tally.met for tally in self._heard.rules.values()),
                "rules_broken_now": sum(tally.last(learner.id) == "broken" for tally in self._heard.rules.values()),
                "rules_missed_now": sum(tally.last(learner.id) == "missed" for tally in self._heard.rules.values()),
            }
            for learner in learners
            if not learner.removed
        ]

    def per_question(self, lost: Mapping[str, int] = MappingProxyType({})) -> list[dict[str, Any]]:
        """A row for each question that has been answered: first those that all were asked.

        Args:
            lost: how many have said at each that they are lost, by its name.
        """
        to_all = {answer.question for answers in self._heard.to_all.values() for answer in answers.values()}
        rows = [
            {
                "question": question,
                "answered": len(answers),
                "right": sum(answer.right for answer in answers.values()),
                "rule_broken_most": self.broken_most(question) or "",
                "rule_missed_most": self.missed_most(question) or "",
                "lost": lost.get(question, 0),
                "to_all": question in to_all,
            }
            for question, answers in sorted(self._heard.by_question.items(), key=_first_answered)
            if answers
        ]
        return sorted(rows, key=lambda row: not row["to_all"])

    def per_rule(self) -> list[dict[str, Any]]:
        """A row for each rule that has been met."""
        return [
            {
                "rule": row.rule,
                "met": row.met,
                "broken": row.broken,
                "broken_now": row.now,
                "missed_now": row.missed,
            }
            for row in self.rules()
        ]

    def lines(self, learners: Iterable[Learner]) -> Iterator[dict[str, Any]]:
        """Every answer of learners who are there, as a table of plain data; those that were changed as they stand."""
        names = {learner.id: learner.name for learner in learners if not learner.removed}
        answers = (answer for learner in names for answer in self._heard.of.get(learner, ()))
        for answer in sorted(answers, key=lambda its: its.moment):
            yield {
                "learner": names[answer.learner],
                "question": answer.question,
                "to_all": answer.asked is not None,
                "choice": BETWEEN_CHOICES.join(answer.choice),
                "right": answer.right,
                "kept": " ".join(answer.met),
                "broken_rules": " ".join(answer.broken),
                "missed_rules": " ".join(answer.missed),
                "at": answer.at,
            }


def _first_answered(answers: tuple[str, Mapping[int, Answer]]) -> tuple[float, int]:
    """The order in which questions were first answered."""
    return min((answer.moment for answer in answers[1].values()), default=(0.0, 0))
