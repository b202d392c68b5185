"""The questions of a level, without any widget: where they come from, and what is remembered of an answer."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from itertools import islice
from typing import Any, TypeAlias

from tolva_teach.play.seeds import drawn_seed
from tolva_teach.quiz import (
    Family,
    Narrowed,
    NotAskedError,
    Question,
    QuestionName,
    Task,
    family_of,
    hangs_on,
    names_about,
    names_from,
    rules_met,
)
from tolva_teach.quiz.base import verbs_of
from tolva_teach.rules.verbs import ARGUMENTS
from tolva_widgets.levels.faults import QUOTED, LevelFault, check_rule, question_named
from tolva_widgets.levels.memory import TaskState
from tolva_widgets.levels.task import Slip, task_names
from tolva_widgets.tasks.question_session import QuestionAttempt

_LOOKED_AT = 40
"""Among so many fresh questions one is looked for that brings nothing new."""

_WORTH_A_TRY = 3
"""Of so many choices at least, to try again is more than to pick the other one."""

Given: TypeAlias = Task | str
"""A task that is written out, or a question by its name (`tolva/may-do/1/1/7`), as a link or a report has it."""

_Named: TypeAlias = Task | QuestionName


_MISSED = (0, "")
"""In what is remembered of a question: that it has been answered wrongly, and may be tried once more."""


class LevelQuestion(QuestionAttempt):
    """An attempt at one of a level's questions. After a first answer that was wrong one hears what of it was wrong and
    what to look at, and may try once more or be shown the solution, with all reasons; it is the first answer that
    counts."""

    decisions = 0
    missed = False
    """Whether the first answer was wrong."""
    _slipped = False
    """Whether it was given here, and not before one came back to the question."""

    @property
    def ended(self) -> bool:
        return super().ended and not self.held

    @property
    def right(self) -> bool:
        return super().right and not self.missed

    @property
    def slips(self) -> int:
        return self.hints_taken + self._slipped

    @property
    def slip_kinds(self) -> frozenset[Slip]:
        happened: dict[Slip, bool] = {"hint": self.hints_taken > 0, "missed": self._slipped}
        return frozenset(kind for kind, has in happened.items() if has)

    def again(self) -> None:
        self.hinted = self.hints_told  # the hint that came with the miss stays; it was not asked for and costs nothing
        super().again()
        self.held = False

    def answer(self) -> bool:
        if not super().answer():
            return False
        self._see_marked()
        self.held = self.counts and self.missed and len(self.task.choices) >= _WORTH_A_TRY
        return True

    def show_answer(self) -> bool:
        if self.held:
            self.held = self.counts = False
            return True
        if not super().show_answer():
            return False
        self._see_marked()
        return True

    def _see_marked(self) -> None:
        """The first answer counts."""
        self.counts = not self.missed
        if self.counts and self.marked is not None and not self.marked.right:
            self.missed = self._slipped = True

    @property
    def state(self) -> TaskState:
        """The hints that are told, and whether the first answer was wrong; what is picked is no answer yet."""
        return TaskState(hinted=self.hints_told, tries=(_MISSED,) if self.missed else ())

    def restore(self, state: TaskState) -> None:
        """Takes up the hints that were given, and what is known of the first answer."""
        self.hinted, self.missed = min(state.hinted, self.task.hint_count), bool(state.tries)


class QuestionSource:
    """The questions of a level.

    >>> source = QuestionSource(["tolva/must-play/1/1/1"], rule="trick.follow")
    >>> source.make(source.names[0], None).task.hint_count
    2
    """

    def __init__(self, given: Sequence[Given], rule: str | None = None, only: Collection[str] = ()) -> None:
        """
        Args:
            given: the questions, in the order in which they are asked. Each is made when its turn comes.
            rule: what all of them are about, by id: fresh questions are about it too.
            only: the verbs of the decisions that are offered; empty where all are.

        Raises:
            LevelFault: there is no such question, rule or verb.
        """
        check_rule(rule)
        for verb in only:
            if verb not in ARGUMENTS:
                raise LevelFault("no-verb", verb=str(verb)[:QUOTED], known=", ".join(ARGUMENTS))
        named = [question_named(one) if isinstance(one, str) else one for one in given]
        self.names = task_names(map(_called, named))
        """What they are called."""
        self._given = dict(zip(self.names, named, strict=True))
        self._rule, self._only = rule, frozenset(only)
        narrowed = tuple(sorted(self._only))
        self.asked = {name: (given, narrowed) for name, given in self._given.items() if isinstance(given, QuestionName)}
        """Those that have a name by which anybody can ask them, with the verbs to which the level narrows them."""
        self._made: dict[tuple[str, int | None], Task] = {}

    def make(self, name: str, seed: int | None) -> LevelQuestion:
        """Asks a question of the level (`TaskSource.make`).

        Raises:
            LevelFault: it is not about the level's rule, or nothing of what is offered would be right.
        """
        if (name, seed) not in self._made:
            self._made[name, seed] = self._task(_with_seed(self._given[name], seed))
        return LevelQuestion(self._made[name, seed])

    def tasks(self) -> Iterator[Task]:
        """The questions as they were given, without those that cannot be asked."""
        for name in self.names:
            with suppress(LevelFault):
                yield self.make(name, None).task

    def again(self, name: str, seed: int | None) -> int | None:
        """The same once more (`TaskSource.again`)."""
        return seed

    def draw(self, name: str) -> int | None:
        """Draws another question as the given one: where there is such, no rule decides in it and no variant is played
        with that was not met before. What is written out stays, and so does what is the only one."""
        given = self._given[name]
        if isinstance(given, Task):
            return None
        found = None
        for other, task in islice(self._like(given), _LOOKED_AT):
            if other == given:
                continue
            found = other.seed if found is None else found
            if self._rules_had.issuperset(rules_met(task)) and self._variants_had.issuperset(_variants(other)):
                return other.seed
        return found

    def _task(self, given: _Named) -> Task:
        if isinstance(given, Task):
            return given
        task = self._narrowed(family_of(given).named(given))
        if not self._suits(task):
            about = ", ".join(sorted(rules_met(task))) or "–"
            code = "nothing-right" if self._rule is None else "not-about"
            raise LevelFault(code, question=str(given), rule=self._rule or "", about=about)
        return task

    def _like(self, given: QuestionName) -> Iterator[tuple[QuestionName, Task]]:
        """Questions of the same family and difficulty that suit the level, with their names."""
        family = family_of(given)
        first = family.name_of(drawn_seed(), given.difficulty)
        for name in self._names_like(family, first):
            task = self._narrowed(family.named(name))
            if self._suits(task) and self._offers_all(task):
                yield name, task

    def _names_like(self, family: Family[Any], first: QuestionName) -> Iterator[QuestionName]:
        if self._rule is None:
            yield from names_from(first)
            return
        with suppress(NotAskedError):  # the given question is about it, and then stays; else `make` tells of it
            yield from names_about(family, first, self._rule)

    @cached_property
    def _rules_had(self) -> frozenset[str]:
        """The rules that something in one of its tasks hangs on: a lesson may not have come to others yet."""
        return frozenset(rule for given in self._given.values() for rule in self._rules_in(given))

    def _rules_in(self, given: _Named) -> Collection[str]:
        try:
            return rules_met(self._task(given))
        except LevelFault:  # it is told of when its turn comes
            return ()

    @cached_property
    def _variants_had(self) -> frozenset[str]:
        """The variants that one of its questions is played with."""
        names = (given for given in self._given.values() if not isinstance(given, Task))
        return frozenset(variant for name in names for variant in _variants(name))

    def _narrowed(self, question: Question) -> Task:
        return Narrowed(question, self._only, self._rule)

    def _offers_all(self, task: Task) -> bool:
        """Whether there is something to choose of all that the level offers: else it would be another kind of task."""
        return self._only <= verbs_of(task.choices)

    def _suits(self, task: Task) -> bool:
        """Whether what is offered is about the rule, and something of it can be picked rightly."""
        return bool(task.answer) if self._rule is None else hangs_on(task, self._rule)


def _called(named: _Named) -> str:
    """What a task is called: a question by its name, what is written out by its type and all that stands there."""
    return str(named) if isinstance(named, QuestionName) else f"{type(named).__name__} {named.table!r}"


def _with_seed(given: _Named, seed: int | None) -> _Named:
    if seed is None or isinstance(given, Task):
        return given
    return family_of(given).name_of(seed, given.difficulty)


def _variants(name: QuestionName) -> Collection[str]:
    """Which variants of its game a question is played with."""
    options: Collection[str] = family_of(name).named(name).record.given.get("options", ())
    return options
