"""The answers of a class as they have been heard: which count, and for what.

Of several answers of a learner to a question the last is the one that counts, but what was answered when all were asked
is not replaced by practice; of several to the same question to all the earlier are as if they had never been. So it is
no matter when, or how often, one has asked for what is new, nor in which order rows were made one.
"""

from bisect import insort
from collections import defaultdict
from collections.abc import Iterable, Sequence
from operator import attrgetter

from ..storage.values import Answer
from .rule_tally import Met, RuleTally


class HeardAnswers:
    """The answers heard so far. Its tables are read by those who tell of them, and changed here alone."""

    def __init__(self) -> None:
        self._removed: frozenset[int] = frozenset()
        self._counting: dict[tuple[int, int | None, int | None], Answer] = {}
        """The answers by what a later one replaces them by."""
        self.of: dict[int, list[Answer]] = defaultdict(list)
        """The answers of each learner, of those who are removed too, in the order in which they were given."""
        self.latest: dict[int, dict[str, Answer]] = defaultdict(dict)
        """Each learner's answer to each question that counts."""
        self.by_question: dict[str, dict[int, Answer]] = defaultdict(dict)
        """The same by question."""
        self.to_all: dict[int, dict[int, Answer]] = defaultdict(dict)
        """The answers to each question to all, by its number and the learner."""
        self.rules: dict[str, RuleTally] = defaultdict(RuleTally)

    def take(self, answers: Iterable[Answer]) -> None:
        """Takes answers that have not been taken yet, in the order in which they came."""
        for answer in answers:
            here = answer.learner not in self._removed
            earlier = self._counting.get(answer.key)
            if earlier is not None:
                self.of[answer.learner].remove(earlier)
                if here:
                    self._take_back(earlier)
            self._counting[answer.key] = answer
            insort(self.of[answer.learner], answer, key=attrgetter("moment"))
            if here:
                self._hear(answer)

    def leave_out(self, removed: Iterable[int]) -> None:
        """Learners who have been removed count nowhere, until they are restored."""
        now, before = frozenset(removed), self._removed
        self._removed = now
        for learner in now - before:
            for question in [*self.latest[learner]]:
                self._count_latest(learner, question, None)
            for answer in self.of[learner]:
                self._uncount(answer)
        for learner in before - now:
            for answer in self.of[learner]:
                self._hear(answer)

    def _hear(self, answer: Answer) -> None:
        counting = self.latest[answer.learner].get(answer.question)
        if counting is None or _counts_by(answer) > _counts_by(counting):
            self._count_latest(answer.learner, answer.question, answer)
        if answer.asked is not None:
            self.to_all[answer.asked][answer.learner] = answer
        hows: Sequence[tuple[Met, Sequence[str]]] = (
            ("kept", answer.met),
            ("broken", answer.broken),
            ("missed", answer.missed),
        )
        for how, rules in hows:
            for rule in rules:
                self.rules[rule].hear(answer, how)

    def _take_back(self, answer: Answer) -> None:
        """As if it, which is none of the learner's any more, had never been."""
        if self.latest[answer.learner][answer.question] is answer:
            others = (its for its in self.of[answer.learner] if its.question == answer.question)
            self._count_latest(answer.learner, answer.question, max(others, key=_counts_by, default=None))
        self._uncount(answer)

    def _uncount(self, answer: Answer) -> None:
        """It counts neither as an answer to all nor for any rule."""
        if answer.asked is not None:
            del self.to_all[answer.asked][answer.learner]
        for rule in (*answer.met, *answer.wrong):
            self.rules[rule].take_back(answer)

    def _count_latest(self, learner: int, question: str, answer: Answer | None) -> None:
        """The answer counts as the learner's to the question, in the place of the one before; None where none does."""
        mine, all_of_it = self.latest[learner], self.by_question[question]
        before = mine.pop(question, None)
        if before is not None:
            del all_of_it[learner]
            for rule in before.wrong:
                self.rules[rule].count_choice(before, -1)
        if answer is not None:
            mine[question] = all_of_it[learner] = answer
            for rule in answer.wrong:
                self.rules[rule].count_choice(answer, 1)


def _counts_by(answer: Answer) -> tuple[bool, tuple[float, int]]:
    """Of a learner's answers to one question the greatest by this counts: what is answered when all are asked before
    practice, then the last."""
    return answer.asked is not None, answer.moment
