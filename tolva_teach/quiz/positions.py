"""Questions asked at a position cut from a deal, and the families of them."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, lru_cache
from typing import Any, ClassVar, TypeAlias, TypeVar

from tolva_teach.quiz.base import Family, Question, QuestionName, UnknownQuestionError, players_named
from tolva_teach.quiz.cut import Position, record_of
from tolva_teach.quiz.offered import Offered
from tolva_teach.quiz.recorded import read_recorded
from tolva_teach.records.record import Record
from tolva_teach.rules.table import Place, Table
from tolva_teach.texts import Speaker, say

Generator: TypeAlias = Callable[[int, int], Position]
"""What finds the position that a seed and a difficulty give."""

Plans: TypeAlias = Mapping[int, Mapping[str, int]]
"""By difficulty, how many questions of a block ask about each kind of situation."""


class PositionQuestion(Question):
    """A question about a position, seen from the learner's seat; what can be picked, each sort of question says."""

    hint_count = 2

    def __init__(self, name: QuestionName, position: Position) -> None:
        """
        Args:
            name: what the question is called.
            position: the deal up to here, and what the learner's seat may know.
        """
        super().__init__(name)
        self.position = position
        self.view: Any = position.view

    def ask(self, speaker: Speaker) -> str:
        return " ".join([*self.premises(speaker), say(self.asked, {}, speaker)])

    @property
    def asked(self) -> str:
        """The question's sentence, by its name, without its premises."""
        return f"{self.spoken_as}-ask"

    @cached_property
    def table(self) -> Table:
        """What the seat sees. The score says nothing of what may be done: it stays away."""
        table: Table = self.view.game.table(self.view)
        return replace(table, tallies=())

    @property
    def record(self) -> Record:
        return read_recorded(self.name.record).record if self.name.record else record_of(self.position)

    @staticmethod
    def takes(view: Any) -> bool:
        """Whether it can be asked at any such position, not only at one that was looked for."""
        return False


class TurnQuestion(Offered, PositionQuestion):
    """What may be done at the position by the seat whose turn it is."""

    spoken_as = "offered"
    narrowing: str = ""
    """The rule, by id, that narrows what another one leaves open, where there is such a one: the duty to overtake
    chooses among the cards that another duty asks for, and where it forbids none of these it decides nothing."""

    def rule_tried(self, choice: str) -> str:
        """Of what the narrowing rule leaves open without forbidding anything, the rule that leaves no more than that:
        the one that forbids most of the rest. Where nothing is forbidden, all hangs on it alone."""
        verdict = self.verdict(choice)
        if not verdict or verdict.rule != self.narrowing or self.narrowing in self._forbidding:
            return verdict.rule
        return next((rule for rule, _ in self._forbidding.most_common(1)), verdict.rule)

    @cached_property
    def _forbidding(self) -> Counter[str]:
        """How many choices each rule forbids."""
        verdicts = map(self.verdict, self.choices)
        return Counter(verdict.rule for verdict in verdicts if not verdict)


def waiting(table: Table) -> Table:
    """The table without whose turn it is."""
    return replace(table, places=tuple(map(_waiting, table.places)))


def _waiting(place: Place) -> Place:
    return replace(place, marks=tuple(mark for mark in place.marks if mark not in ("in", "to-act")))


PQ = TypeVar("PQ", bound=PositionQuestion)


class PositionFamily(Family[PQ]):
    """Questions of one sort about positions of a game, for a number of players."""

    question_type: type[PQ]
    """What is asked at a position."""
    difficulties: ClassVar[tuple[int, ...]] = (1, 2, 3)

    def __init__(self, game: str, players: int, generate: Generator, plans: Plans) -> None:
        """
        Args:
            game: by name.
            players: for how many.
            generate: finds the position.
            plans: which kinds of situation are asked about.
        """
        self.game = game
        self.players = players_named(game, players)
        self._generate = generate
        self._plans = plans

    def kinds(self, difficulty: int) -> Sequence[str]:
        """The kinds of situation that are asked about on purpose."""
        return tuple(self._plans[difficulty])

    def position(self, name: QuestionName) -> Any:
        """The position that the question of this name is asked at."""
        if name.record:
            return read_recorded(name.record).position
        return _found(self._generate, name.seed, name.difficulty)

    def takes(self, view: Any) -> bool:
        return self.question_type.takes(view)

    def _check_record(self, name: QuestionName) -> None:
        view = read_recorded(name.record).position.view
        form = (view.game.name, players_named(view.game.name, view.game.players))
        if form != (self.game, self.players) or not self.takes(view):
            raise UnknownQuestionError("quiz-record-not-asked")

    def _make(self, name: QuestionName) -> PQ:
        return self.question_type(name, self.position(name))


@lru_cache(maxsize=64)
def _found(generate: Generator, seed: int, difficulty: int) -> Position:
    """The position, which a page may ask for more than once: to find it takes longer than to ask about it.

    All that it consists of are values that never change.
    """
    return generate(seed, difficulty)
