"""A review without any widget: a fresh question about each rule that is due, those answered wrongly once more.

What is asked is mixed: the families of questions take turns. What was missed comes back as the very question that was
answered wrongly; another day its rule has other cards.
"""

from collections.abc import Collection, Hashable, Mapping, Sequence

from tolva_teach.play.seeds import drawn_seed
from tolva_teach.quiz import Question, rules_met
from tolva_teach.review import (
    History,
    as_of,
    can_be_asked,
    due,
    families_about,
    games_met,
    is_wrong,
    question_about,
    right_in_a_row,
    strength,
)
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

    def __init__(self, rules: Sequence[str], histories: Mapping[str, History], game: str | None = None) -> None:
        """
        Args:
            rules: at least one, each of which can be asked about.
            histories: what was answered about every rule before.
            game: the game that is stayed with where it has the rule; None for any that the learner knows.
        """
        self._histories = histories
        self._games, self._game = games_met(histories), game
        self._missed: list[str] = []
        self._questions: dict[str, Question] = {}
        """What has been asked here, by its rule."""
        self._kinds: set[Hashable] = set()
        self._asked: list[str] = []
        """The families of the questions that have been asked, in their order."""
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

    def _take(self, left: Sequence[str]) -> tuple[list[str], QuestionAttempt] | None:
        return super()._take(self._mixed(left))

    def _mixed(self, left: Sequence[str]) -> Sequence[str]:
        """What is left. Where the last two questions were of one family, what another can ask about comes first."""
        lately = {*self._asked[-2:]}
        if len(self._asked) < 2 or len(lately) > 1:
            return left
        return sorted(left, key=lambda rule: families_about(rule, self._games_about(rule)) <= lately)

    def _make(self, which: str) -> tuple[str, QuestionAttempt]:
        """A rule that comes back was missed: it is asked about with the same cards."""
        self.rule = which
        if which not in self._questions:
            self._questions[which] = self._fresh_question(which)
        return which, QuestionAttempt(self._questions[which])

    def _fresh_question(self, which: str) -> Question:
        """A fresh question about a rule: the more often that was known since it was last missed, the harder."""
        difficulty = min(_HARDEST, max(1, right_in_a_row(self._histories.get(which, ()))))
        question = self._another(which, difficulty)
        self._kinds.add(kind_of(question))
        self._asked.append(question.name.family)
        return question

    def _another(self, which: str, difficulty: int) -> Question:
        """A question about a rule, of a kind that has not been asked here yet, where one is soon found."""
        for _ in range(_DRAWN):
            question = question_about(which, drawn_seed(), difficulty, self._games_about(which), self._asked)
            if kind_of(question) not in self._kinds:
                break
        return question

    def _games_about(self, which: str) -> Collection[str]:
        """The games that may be asked about."""
        if self._game is not None and can_be_asked(which, self._game):
            return [self._game]
        return self._games


def rules_due(histories: Mapping[str, History], before: int, at: int) -> list[str]:
    """The rules that are to be asked again before a time, the weakest first; as many as one goes through at a time."""
    asked = _weakest_first(histories, at)
    return [rule for rule in asked if due(histories[rule], at) < before][:MOST]


def rules_wrong(histories: Mapping[str, History], at: int) -> list[str]:
    """The rules whose last answer was wrong, whenever they are due; as many as one goes through at a time."""
    return [rule for rule in _weakest_first(histories, at) if is_wrong(as_of(histories[rule], at))][:MOST]


def rules_anyway(histories: Mapping[str, History], at: int, game: str | None = None) -> list[str]:
    """The weakest rules: of a game, where one has met any that can be asked about in it; else of all."""
    rules = _weakest_first(histories, at)
    return ([rule for rule in rules if game is not None and can_be_asked(rule, game)] or rules)[:ANYWAY]


def _weakest_first(histories: Mapping[str, History], at: int) -> list[str]:
    askable = filter(can_be_asked, histories)
    return sorted(askable, key=lambda rule: (strength(histories[rule], at), due(histories[rule], at)))
