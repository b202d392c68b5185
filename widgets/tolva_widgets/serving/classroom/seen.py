"""What a class is, as its store was last looked at."""

from collections import Counter
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tolva_teach.quiz.judged import named_question
from tolva_widgets.classroom.results.spreads import most_given
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.classroom.storage.values import FEWEST_SHOWN, Answer, Learner, Stage, count_here, tables_for


@dataclass(frozen=True)
class Seen:
    """What the class is, as it was last looked at."""

    stage: Stage = field(default_factory=lambda: Stage(0, "join", None, True, "reveal"))
    learners: Mapping[int, Learner] = field(default_factory=dict)
    answers: Mapping[int, Answer] = field(default_factory=dict)
    """To the question that all are asked, by learners who are in the class."""
    own_asked: frozenset[str] = frozenset()
    """`ClassStore.own_asked`: no other positions of anybody's own are judged here."""

    @property
    def counts(self) -> Mapping[str, int] | None:
        """How many have chosen what; None where so few have answered that it would tell who."""
        if len(self.answers) < FEWEST_SHOWN:
            return None
        chosen = Counter(key for answer in self.answers.values() for key in answer.choice)
        return {str(key): chosen[str(key)] for key in named_question(self.stage.question or "").choices}

    @property
    def wholes(self) -> Sequence[tuple[Sequence[str], int]]:
        """The answers that most gave, each as a whole, and how many; to be shown where `counts` may be."""
        return most_given(self.answers.values())

    @property
    def right(self) -> int:
        """How many have answered wholly rightly."""
        return sum(answer.right for answer in self.answers.values())

    def here(self, now: float) -> int:
        """How many there are who may answer, or have."""
        return count_here(self.learners.values(), self.answers, now)

    def tables(self, learner: Learner) -> range:
        """The tables that a learner is asked to choose among, their own too; none where nobody is asked."""
        if not self.stage.tables:
            return range(0)
        return tables_for(sum(not its.removed for its in self.learners.values()), learner.table)

    def concerning(self, learner: Learner) -> Hashable:
        """All that what a learner's page is told hangs on: as long as it is the same, nothing is new there, whatever
        others have done."""
        now, is_there = self.learners.get(learner.id, learner), learner.id in self.learners
        return self.stage, is_there, now.name, now.removed, now.table, self.tables(now), self.answers.get(learner.id)


class Look(NamedTuple):
    """One look at a store, and what was seen."""

    version: int
    """`ClassStore.version` as it was."""
    seen: Seen


def look_again(store: ClassStore, before: Look) -> Look:
    """The class as it is now; as it was before where nothing has been written in it.

    Raises:
        StoreFault: it cannot be read.
    """
    version = store.version  # before one looks: what is written meanwhile is seen the next time
    return Look(version, before.seen if version == before.version else look(store, before.seen))


def look(store: ClassStore, before: Seen | None = None) -> Seen:
    """The class as it is now; of what all were asked only what is new since before is looked up.

    Who has answered has come in before: learners are read last, so that each of them is there, but for one whose row
    has just become another's.

    Raises:
        StoreFault: it cannot be read.
    """
    stage = store.stage
    answers = store.answers_to(stage.number) if stage.number else []
    learners = {learner.id: learner for learner in store.learners()}
    inside = {id for id, learner in learners.items() if not learner.removed}
    counted = {answer.learner: answer for answer in answers if answer.learner in inside}
    known = before is not None and before.stage.number == stage.number
    return Seen(stage, learners, counted, before.own_asked if before and known else store.own_asked())
