"""A question with fewer choices, for a lesson that has not come to all of them yet.

>>> from tolva_teach.quiz import family_of
>>> name = QuestionName.read("tolva/may-do/1/1/5")
>>> sorted(Narrowed(family_of(name).named(name), ["meld"]).choices)
['meld C', 'meld H']
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from tolva_teach.quiz.base import Choice, Hint, Question, QuestionName, Task
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker


class Narrowed(Task):
    """What is asked, shown and judged is the question's own. Less can be picked, and the hints keep to what the lesson
    has come to."""

    def __init__(self, question: Question, verbs: Collection[str] = (), rule: str | None = None) -> None:
        """
        Args:
            question: what is asked.
            verbs: the decisions that are offered, by their verbs (`meld`, `play`); choices that are no decisions stay.
                Empty where all are offered.
            rule: what the lesson asks about here, by id; None where it asks about several.
        """
        self.question = question
        self._verbs, self._rule = frozenset(verbs), rule
        self.spoken_as, self.marked_as = question.spoken_as, question.marked_as
        self.holds_as, self.single, self.hint_count = question.holds_as, question.single, question.hint_count
        self.by_rules = question.by_rules

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs of the decisions that are offered; empty where all are."""
        return self._verbs

    @property
    def name(self) -> QuestionName:
        """The question's name."""
        return self.question.name

    @property
    def game(self) -> str | None:
        return self.question.game

    def ask(self, speaker: Speaker) -> str:
        """Asks about what is offered alone, where that is not all that one could think of."""
        is_part = len(self.choices) < len(self.question.choices)
        return self.question.ask_narrowed(speaker) if is_part else self.question.ask(speaker)

    def premises(self, speaker: Speaker) -> Iterable[str]:
        return self.question.premises(speaker)

    @property
    def table(self) -> Table:
        return self.question.table

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(filter(self._is_offered, self.question.choices))

    @property
    def told_in_order(self) -> Sequence[Choice]:
        return tuple(filter(self._is_offered, self.question.told_in_order))

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        return self.question.hints_among(choices, rule or self._rule)

    def verdict(self, choice: str) -> Verdict:
        return self.question.verdict(choice)

    def rule_tried(self, choice: str) -> str:
        return self.question.rule_tried(choice)

    def why(self, choice: str, speaker: Speaker) -> str:
        return self.question.why(choice, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return self.question.called(choice, speaker)

    def done_with(self, choice: Choice, speaker: Speaker) -> str:
        return self.question.done_with(choice, speaker)

    @property
    def alike(self) -> Mapping[str, str]:
        choices = [choice.key for choice in self.choices]
        return {key: choice for key, choice in self.question.alike.items() if choice in choices}

    def _is_offered(self, choice: Choice) -> bool:
        return not self._verbs or not isinstance(choice.value, Decision) or choice.value.verb in self._verbs
