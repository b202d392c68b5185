"""What is seen of a class, as its store was last read: who is here, what all are asked, and what they have answered."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

from tolva_teach.quiz import rules_turned_on

from ..prepared import question_of
from ..results.class_results import ClassResults
from ..results.rows import HereRow, Sort, Spread
from ..storage.values import Asked, Learner, Stage, count_here
from .prepared_list import PreparedList

if TYPE_CHECKING:
    from ..storage.store import ClassStore

_NO_STAGE = Stage(0, "join", None, True, "reveal")


class Change(NamedTuple):
    """What a reading has brought."""

    is_first: bool
    """Whether the class was read for the first time."""
    is_other_question: bool
    """Whether all are shown another question than before."""
    is_new_question: bool
    """Whether it is one that had not been asked before: none that one has gone back to."""


@dataclass
class ClassOverview:
    """What is seen of a class. It knows nothing of what a teacher does; of no class all is empty."""

    now: Callable[[], float]
    """The clock."""
    learners: Sequence[Learner] = ()
    """All who have come in, those too who have been put out."""
    stage: Stage = _NO_STAGE
    """What all are shown."""
    asked: Sequence[Asked] = ()
    """Every question that all were asked."""
    prepared: PreparedList = field(default_factory=PreparedList)
    """The questions that are planned."""
    results: ClassResults = field(default_factory=ClassResults)
    """What the answers tell."""
    results_to_all: ClassResults = field(default_factory=ClassResults)
    """What those tell that were given when all were asked, without own practice."""
    version: int | None = None
    """The store's, when it was read; None before that."""
    _answers_read: int = 0
    """The number of the last answer that was read."""
    _joined: frozenset[int] = frozenset()
    """Learners whose rows have become others'."""

    # Reading

    def read(self, store: "ClassStore", version: int) -> Change:
        """Takes what there is in the store, of which this is the version.

        Raises:
            SaidError: it cannot be read; nothing has changed.
        """
        asked, stage, learners = store.asked(), store.stage, store.learners()
        answers = store.answers_since(self._answers_read)
        prepared = PreparedList.of(store.prepared(), (its.question for its in asked))
        change = Change(
            is_first=self.version is None,
            is_other_question=stage.number != self.stage.number,
            is_new_question=all(its.number != stage.number for its in self.asked),
        )
        self._joined |= {its.id for its in self.learners} - {its.id for its in learners}
        self.asked, self.stage, self.learners, self.prepared = asked, stage, learners, prepared
        asked_at = {its.number: its.at for its in asked}
        for results, heard in (
            (self.results, answers),
            (self.results_to_all, [its for its in answers if its.asked is not None]),
        ):
            results.leave_out([*self._joined, *(its.id for its in self.removed)])
            results.take(heard, asked_at)
        self._answers_read = max((answer.number for answer in answers), default=self._answers_read)
        self.version = version
        return change

    def clear(self) -> None:
        """There is no class any more."""
        self.learners, self.asked, self.stage = (), (), _NO_STAGE
        self.prepared, self.results, self.results_to_all = PreparedList(), ClassResults(), ClassResults()

    # The learners

    def learner(self, learner: int | None) -> Learner | None:
        """The learner of this id."""
        return next((its for its in self.learners if its.id == learner), None)

    def here(self, sort: Sort) -> list[HereRow]:
        """The learners, in this order. Nobody is late while they look elsewhere, as they were told to."""
        waits = self.stage.open and self.stage.state == "question"
        return self.results.here(self.learners, self.now(), self.stage.number or None, sort, waits=waits)

    @property
    def removed(self) -> list[Learner]:
        """Those who have been put out, and may be let in again."""
        return [learner for learner in self.learners if learner.removed]

    @property
    def count(self) -> int:
        """How many are in the class."""
        return sum(not learner.removed for learner in self.learners)

    @property
    def count_here(self) -> int:
        """How many of them are here, or have answered the question that all are asked: as the large screen says it."""
        return count_here(self.learners, self.results.who_answered(self.stage.number), self.now())

    @property
    def count_at_page(self) -> int:
        """How many are at the page that all are sent to, as far as their pages have said; who has gone home is not."""
        page, now = PurePosixPath(urlsplit(self.stage.sent).path).name, self.now()
        return sum(its.is_here(now) and PurePosixPath(its.where).name == page for its in self.learners)

    # The question that all are asked

    @property
    def has_left_open(self) -> bool:
        """Whether one has gone back from a question that is not done with: all were asked it, and were not told."""
        return any(its.number > self.stage.number and not its.is_done for its in self.asked)

    @property
    def lost(self) -> int:
        """How many have said that they are lost at the question, or before the first; nobody is told who."""
        if self.stage.question is None:
            return sum(its.lost_at is not None and not its.removed for its in self.learners)
        return next((its.lost for its in self.asked if its.number == self.stage.number), 0)

    @property
    def lost_at_questions(self) -> Mapping[str, int]:
        """How many have said so at each question, by its name."""
        counted: Counter[str] = Counter()
        for its in self.asked:
            counted[its.question] += its.lost
        return counted

    @property
    def answered(self) -> int:
        """How many have answered."""
        return self.results.answered_to(self.stage.number)

    @property
    def have_most_answered(self) -> bool:
        """Whether it is time to go on: most have answered, or so many that how many chose what can be shown."""
        return self.is_spread or 2 * self.answered > self.count_here

    @property
    def is_spread(self) -> bool:
        """Whether so many have answered that how many chose what can be shown."""
        return self.spread_now() is not None

    def spread_now(self) -> Spread | None:
        """How many chose what."""
        return self.results.spread_of(self.stage.number)

    # Rules

    @property
    def rule_to_practise(self) -> str | None:
        """The rule that one more question would be about: the one that this was chosen for, that most have broken or
        missed something of, or that decided. While answers still come it does not go by them: a button says it, and
        would say something else between looking and pressing."""
        if self.stage.question is None:
            return None
        question = question_of(self.stage.question)
        if question is None:
            return None
        heard, name = self.results_to_all, self.stage.question
        wrong = None if self.stage.open else heard.broken_most(name) or heard.missed_most(name)
        return self.stage.about or wrong or next(iter(rules_turned_on(question)), None)

    def question_about(self, rule: str, results: ClassResults | None = None) -> str | None:
        """The question in which most have broken a rule, by these results or by all; None where there is none that this
        kit has."""
        about = (results or self.results).questions_about(rule)
        return next((its for its in about if question_of(its) is not None), None)
