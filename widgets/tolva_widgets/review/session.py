"""A review without any widget: a fresh question about each rule that is due, those answered wrongly once more."""

from collections.abc import Hashable, Mapping, Sequence

from tolva_teach.quiz import Question, rules_met
from tolva_teach.review import (
    History,
    as_of,
    can_be_asked,
    due,
    games_met,
    is_wrong,
    question_about,
    right_in_a_row,
    strength,
)
from tolva_widgets.quiz.session import drawn_seed
from tolva_widgets.tasks.question_session import QuestionAttempt
from tolva_widgets.tasks.queue import TaskQueue

MOST = 10
"""So many rules are gone through at a time."""

ANYWAY = 5
"""So many of the weakest are gone through where none is due."""

_HARDEST = 3

_DRAWN = 5
"""So many questions are drawn at most for one that is unlike those before it."""


def kind_of(question: Question) -> Hashable:
    """What makes questions alike to who answers them: the family, what decides, and how much holds."""
    return question.name[:2], frozenset(rules_met(question)), len(question.answer)


class ReviewSession(TaskQueue[str, QuestionAttempt]):
    """Goes through rules, by their ids."""

    def __init__(self, rules: Sequence[str], histories: Mapping[str, History]) -> None:
        """
        Args:
            rules: at least one, each of which can be asked about.
            histories: what was answered about every rule before.
        """
        self._histories = histories
        self._games = games_met(histories)
        self._missed: list[str] = []
        self._kinds: set[Hashable] = set()
        self.rule = rules[0]
        """What is asked about."""
        self._start(rules)

    @property
    def missed(self) -> Sequence[str]:
        """The rules that have been answered wrongly here, whether or not they have been answered rightly since."""
        now = [self.rule] if self.current.ended and not self.current.right else []
        return list(dict.fromkeys([*self._missed, *now]))

    def next(self) -> bool:
        """Begins with the next rule; whether there is one."""
        missed = self.missed
        begun = super().next()
        if begun:
            self._missed = [*missed]
        return begun

    def _make(self, which: str) -> tuple[str, QuestionAttempt]:
        """The more often a rule was known since it was last missed, the harder is what is asked about it."""
        self.rule = which
        difficulty = min(_HARDEST, max(1, right_in_a_row(self._histories.get(which, ()))))
        return which, QuestionAttempt(self._another(which, difficulty))

    def _another(self, which: str, difficulty: int) -> Question:
        """A question about a rule, of a kind that has not been asked here yet, where one is soon found."""
        for _ in range(_DRAWN):
            question = question_about(which, drawn_seed(), difficulty, self._games)
            if kind_of(question) not in self._kinds:
                break
        self._kinds.add(kind_of(question))
        return question


def rules_due(histories: Mapping[str, History], before: int, at: int) -> list[str]:
    """The rules that are to be asked again before a time, the weakest first; as many as one goes through at a time."""
    asked = _weakest_first(histories, at)
    return [rule for rule in asked if due(histories[rule], at) < before][:MOST]


def rules_wrong(histories: Mapping[str, History], at: int) -> list[str]:
    """The rules whose last answer was wrong, whenever they are due; as many as one goes through at a time."""
    return [rule for rule in _weakest_first(histories, at) if is_wrong(as_of(histories[rule], at))][:MOST]


def rules_anyway(histories: Mapping[str, History], at: int) -> list[str]:
    """The weakest of all rules."""
    return _weakest_first(histories, at)[:ANYWAY]


def _weakest_first(histories: Mapping[str, History], at: int) -> list[str]:
    askable = filter(can_be_asked, histories)
    return sorted(askable, key=lambda rule: (strength(histories[rule], at), due(histories[rule], at)))
