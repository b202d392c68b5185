"""A level without any widget: some tasks in a row, those answered wrongly once more, and the stars that it earns."""

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from functools import cached_property
from itertools import islice
from typing import Final, NamedTuple, TypeAlias

from tolva_teach.quiz import (
    Narrowed,
    Question,
    QuestionName,
    Task,
    UnknownQuestionError,
    family_of,
    hangs_on,
    names_about,
    names_from,
    rules_met,
)
from tolva_teach.quiz.base import verbs_of
from tolva_teach.quiz.faults import Fact, SaidError
from tolva_teach.rules.verbs import ARGUMENTS
from tolva_teach.texts import rule_ids
from tolva_widgets.levels.in_turn import InTurn
from tolva_widgets.quiz.session import drawn_seed

MOST_STARS: Final = 3

_NAME = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+){0,9}")
_NAME_LENGTH = 60
_QUOTED = 80
"""So much is quoted of what somebody has written."""

_MEMORY = re.compile(r"(\d{1,3}(?:\.\d{1,3}){0,99})?/(\d{1,4})")

_LOOKED_AT = 40
"""Among so many fresh questions one is looked for that brings nothing new."""

Given: TypeAlias = Task | str
"""A task that is written out, or a question by its name (`tolva/may-do/1/1/7`), as a link or a report has it."""

_Named: TypeAlias = Task | QuestionName


class _Turn(NamedTuple):
    """One of the tasks."""

    place: int
    """Which of them it is, from 0."""
    named: _Named


class LevelFault(SaidError):  # noqa: N818 - what a lesson's writer is told, no error of the program
    """A level that cannot be: says why, in either language."""

    def __init__(self, code: str, **facts: Fact) -> None:
        """
        Args:
            code: names the sentence `lesson-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"lesson-{code}", **facts)
        self.code = code


class LevelSession(InTurn[_Turn]):
    """A level while somebody goes through it.

    >>> session = LevelSession(["tolva/must-play/1/1/1"], rule="trick.follow")
    >>> session.pick(session.task.answer)
    >>> session.answer(), session.stars
    (True, 3)
    """

    def __init__(self, given: Sequence[Given], rule: str | None = None, only: Collection[str] = ()) -> None:
        """
        Args:
            given: the tasks, in the order in which they are asked. Each is made when its turn comes.
            rule: what all of them are about, by id: fresh questions are about it too.
            only: the verbs of the decisions that are offered; empty where all are.

        Raises:
            LevelFault: there are none, there is no such question, rule or verb, or the first of them is not about the
                rule.
        """
        if not given:
            raise LevelFault("no-task")
        if rule is not None and rule not in rule_ids():
            raise LevelFault("no-rule", rule=str(rule)[:_QUOTED])
        for verb in only:
            if verb not in ARGUMENTS:
                raise LevelFault("no-verb", verb=str(verb)[:_QUOTED], known=", ".join(ARGUMENTS))
        self._given = tuple(question_named(one) if isinstance(one, str) else one for one in given)
        self._rule, self._only = rule, frozenset(only)
        self._begin_round(self._made)
        self._kept_in_mind = True

    @property
    def stars(self) -> int | None:
        """What it has earned, from 1 to 3; None as long as something is still to be answered."""
        if not self.is_done:
            return None
        return stars_for(self.slips, self.count)

    def fresh(self) -> None:
        """The same once more from the beginning, with questions of the same kind that have not been asked here: where
        there are such, no rule decides in them and no variant is played with that was not met before."""
        self._begin_round(self._fresh)

    def _begin_round(self, make: Callable[[_Named], Task], done: Collection[int] = ()) -> None:
        """
        Args:
            make: makes a task of what was given.
            done: the places of those that have been answered rightly.
        """
        self._done = set(done)
        self._kept_in_mind = False
        waiting = [_Turn(place, named) for place, named in enumerate(self._given) if place not in self._done]

        def take(turn: _Turn) -> Task:
            self._place = turn.place
            return make(turn.named)

        self._start(waiting, take)

    def _once_more(self) -> _Turn:
        return _Turn(self._place, self.task)

    def _count(self, *, right: bool) -> None:
        super()._count(right=right)
        if right:
            self._done.add(self._place)

    # A level that one goes on with another time

    @property
    def memory(self) -> str:
        """Which of the given tasks have been answered rightly, and how many slips there were, as in `0.2/1`; empty
        where nothing has been done yet, all is, or the tasks were drawn."""
        if not self._kept_in_mind or self.is_done or not (self._done or self.slips):
            return ""
        return f"{'.'.join(map(str, sorted(self._done)))}/{self.slips}"

    def resume(self, memory: str) -> bool:
        """Goes on where one was; whether that could be: not where something has been done here meanwhile, nor where the
        text, a stranger's, tells of another level."""
        read = _MEMORY.fullmatch(memory)
        if read is None or not self._kept_in_mind or self._done or self.slips or self.marked is not None:
            return False
        done = {int(place) for place in filter(None, (read[1] or "").split("."))}
        if not done < set(range(len(self._given))):
            return False
        self._begin_round(self._made, done)
        self._kept_in_mind = True
        self.count, self.solved, self.slips = len(self._given), len(done), int(read[2])
        return True

    def _made(self, given: _Named) -> Task:
        """The task.

        Raises:
            LevelFault: it is not about the level's rule, or nothing of what is offered would be right.
        """
        if isinstance(given, Task):
            return given
        task = self._narrowed(family_of(given).named(given))
        if not self._suits(task):
            about = ", ".join(sorted(rules_met(task))) or "–"
            code = "nothing-right" if self._rule is None else "not-about"
            raise LevelFault(code, question=str(given), rule=self._rule or "", about=about)
        return task

    def _fresh(self, given: _Named) -> Task:
        """A question as the given one, with a seed that is drawn; what is written out stays."""
        if isinstance(given, Task):
            return given
        found = None
        for name, task in islice(self._like(given), _LOOKED_AT):
            if self._rules_had.issuperset(rules_met(task)) and self._variants_had.issuperset(_variants(name)):
                return task
            found = found or task
        return found or self._made(given)

    def _like(self, given: QuestionName) -> Iterator[tuple[QuestionName, Task]]:
        """Questions of the same family and difficulty that suit the level, with their names."""
        family = family_of(given)
        first = family.name_of(drawn_seed(), given.difficulty)
        for name in names_from(first) if self._rule is None else names_about(family, first, self._rule):
            task = self._narrowed(family.named(name))
            if self._suits(task) and self._offers_all(task):
                yield name, task

    @cached_property
    def _rules_had(self) -> frozenset[str]:
        """The rules that something in one of its tasks hangs on: a lesson may not have come to others yet."""
        return frozenset(rule for given in self._given for rule in rules_met(self._made(given)))

    @cached_property
    def _variants_had(self) -> frozenset[str]:
        """The variants that one of its questions is played with."""
        names = (given for given in self._given if not isinstance(given, Task))
        return frozenset(variant for name in names for variant in _variants(name))

    def _narrowed(self, question: Question) -> Task:
        return Narrowed(question, self._only, self._rule)

    def _offers_all(self, task: Task) -> bool:
        """Whether there is something to choose of all that the level offers: else it would be another kind of task."""
        return self._only <= verbs_of(task.choices)

    def _suits(self, task: Task) -> bool:
        """Whether what is offered is about the rule, and something of it can be picked rightly."""
        return bool(task.answer) if self._rule is None else hangs_on(task, self._rule)


def stars_for(slips: int, count: int) -> int:
    """The stars of who has come to the end with so many slips, of so many things to do."""
    return MOST_STARS - (slips > 0) - (slips > count)


def check_level_name(name: str) -> str:
    """The name, as browsers keep stars by it: lower-case words and numbers with full stops or hyphens between them.

    Raises:
        LevelFault: it is none.
    """
    if not isinstance(name, str) or len(name) > _NAME_LENGTH or not _NAME.fullmatch(name):
        raise LevelFault("level-name", most=_NAME_LENGTH, name=str(name)[:_QUOTED])
    return name


def question_named(text: str) -> QuestionName:
    """The name of a question that there is.

    Raises:
        LevelFault: there is none.
    """
    try:
        name = QuestionName.read(text)
        family_of(name).check(name)
    except UnknownQuestionError as error:
        raise LevelFault("question-unknown", question=text[:_QUOTED], why=error.sentence) from error
    except (ValueError, LookupError) as error:
        raise LevelFault("no-question", question=text[:_QUOTED]) from error
    return name


def _variants(name: QuestionName) -> Collection[str]:
    """Which variants of its game a question is played with."""
    options: Collection[str] = family_of(name).named(name).record.given.get("options", ())
    return options
