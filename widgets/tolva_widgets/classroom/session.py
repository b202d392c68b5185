"""The teacher's page without any widget: what is seen of a class, what it is asked, and what is prepared.

Whatever the store cannot do is told as a `Notice`, and nothing else changes: what a teacher has prepared stays.
"""

import json
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, TypeAlias

from tolva_teach.quiz import QuestionName
from tolva_teach.quiz.faults import SaidError
from tolva_widgets.quiz.address import read_question

from .draft import Draft, following, sibling
from .homework import Homework
from .prepared import LINES, Prepared, question_of, read_list, written_list
from .tables import SORTS, ClassTables, HereRow, RuleRow, Sort, Spread
from .values import VERDICTS, Asked, Learner, Stage, VerdictAt

if TYPE_CHECKING:
    from .store import ClassStore

Section: TypeAlias = Literal["here", "rules", "ask", "homework", "home"]
SECTIONS: tuple[Section, ...] = ("here", "rules", "ask", "homework", "home")

_NO_STAGE = Stage(0, "join", None, True, "reveal")
_KEPT_LENGTH = 40_000


@dataclass(frozen=True)
class Notice:
    """What is to be said of what was done last; `code` names the sentence `teacher-notice-CODE`."""

    code: str
    facts: dict[str, str | int] = field(default_factory=dict)
    fault: SaidError | None = None
    """What could not be done, in place of the sentence."""


class ClassSession:
    """A class as its teacher sees and leads it.

    Large because what a teacher does has a method each.
    """

    def __init__(
        self,
        store: "ClassStore | None" = None,
        *,
        opener: "Callable[[], ClassStore] | None" = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        """
        Args:
            store: of the class; None where there is none, and receipts alone can be looked at.
            opener: opens it where it is not given: tried until it can be.
            now: the clock.
        """
        self.store = store
        self._opener = opener
        self.now = now
        self.section: Section = "homework" if store is None and opener is None else "here"
        self.sort: Sort = "name"
        self.learners: Sequence[Learner] = ()
        self.stage = _NO_STAGE
        self.asked: Sequence[Asked] = ()
        """Every question that all were asked."""
        self.tables = ClassTables()
        self.homework = Homework()
        self.chosen: int | None = None
        """The learner whose row is open."""
        self.rule: str | None = None
        """The rule that is looked at, by id."""
        self.draft = Draft()
        """The question that would be asked next."""
        self.verdict: VerdictAt = "reveal"
        self.prepared: list[QuestionName] = []
        self.read: Prepared | None = None
        """What came of the list that was pasted last."""
        self.notice: Notice | None = None
        self.out_of_reach: SaidError | None = None
        """Why the store cannot be read now; what was read before is still shown."""
        self.asks_to_delete = False
        self.deleted = False
        self.excel = False
        """Whether tables are written as Excel opens them in Swedish."""
        self._version = -1
        self._number = 0
        self.take_new()

    # What is new

    def take_new(self) -> bool:
        """Takes what is new in the store; whether anything is."""
        before = self.out_of_reach
        try:
            if self.store is None and self._opener is not None:
                self.store = self._opener()
            if self.store is None:
                return False
            version = self.store.version
            if version == self._version and before is None:
                return False
            self._take(self.store)
            self._version, self.out_of_reach = version, None
        except SaidError as fault:
            if getattr(fault, "code", "") == "deleted":
                self._forget()
                return True
            self.out_of_reach = fault
            return before is None or before.key != fault.key
        return True

    def _take(self, store: "ClassStore") -> None:
        asked, stage, learners = store.asked(), store.stage, store.learners()
        answers = store.answers_since(self._number)
        if stage.number != self.stage.number:
            self._follow(stage)
        self.asked, self.stage, self.learners = asked, stage, learners
        self.tables.leave_out(learner.id for learner in learners if learner.removed)
        self.tables.take(answers, {its.number: its.at for its in asked})
        self._number = max((answer.number for answer in answers), default=self._number)

    def _follow(self, stage: Stage) -> None:
        """Another question is asked, here or in another browser of the teacher's: what is offered next follows it."""
        if stage.question is None:
            return
        self.verdict = stage.verdict
        with suppress(ValueError, LookupError):  # it may be of a game that is not installed here
            self.draft.take(self.next_prepared(stage.question) or following(read_question(stage.question)))

    # What is shown

    @property
    def here(self) -> list[HereRow]:
        """The learners, in the order that is chosen."""
        return self.tables.here(self.learners, self.now(), self.stage.number or None, self.sort)

    @property
    def _asked_at(self) -> float | None:
        return next((its.at for its in self.asked if its.number == self.stage.number), None)

    @property
    def count(self) -> int:
        """How many are in the class."""
        return sum(not learner.removed for learner in self.learners)

    @property
    def removed(self) -> list[Learner]:
        """Those who have been put out, and may be let in again."""
        return [learner for learner in self.learners if learner.removed]

    @property
    def lost(self) -> int:
        """How many have said that they are lost since the question was asked; nobody is told who."""
        since = self._asked_at or 0.0
        return sum(not its.removed and its.lost_at is not None and its.lost_at >= since for its in self.learners)

    @property
    def answered(self) -> int:
        """How many have answered the question that all are asked."""
        return self.tables.answered_to(self.stage.number)

    @property
    def rules(self) -> list[RuleRow]:
        """The rules that have been met."""
        return self.tables.rules()

    def spread_now(self) -> Spread | None:
        """How many chose what of the question that all are asked."""
        return self.tables.spread_of(self.stage.number)

    # What the teacher looks at

    def show(self, section: str) -> None:
        """Looks at a section."""
        if section in SECTIONS:
            self.section, self.notice, self.asks_to_delete = section, None, False

    def sort_by(self, sort: str) -> None:
        """Puts the learners in another order."""
        if sort in SORTS:
            self.sort = sort

    def choose(self, learner: int) -> None:
        """Opens a learner's row, or closes it."""
        known = any(its.id == learner for its in self.learners)
        self.chosen = learner if known and learner != self.chosen else None

    def look_at(self, rule: str) -> None:
        """Looks at a rule, or no longer."""
        known = any(row.rule == rule for row in self.rules)
        self.rule = rule if known and rule != self.rule else None

    # The learners

    def rename(self, learner: int, name: str) -> None:
        """Calls a learner something else."""
        self._do("renamed", lambda store: store.rename(learner, name))

    def remove(self, learner: int) -> None:
        """Puts a learner out."""
        self._do("removed", lambda store: store.remove(learner))
        self.chosen = None

    def restore(self, learner: int) -> None:
        """Lets a learner in again."""
        self._do("restored", lambda store: store.restore(learner))

    def seat(self, learner: int, table: int | None) -> None:
        """Asks a learner to sit at a table."""
        self._do("seated", lambda store: store.seat(learner, table))

    # What is asked

    def change_draft(self, change: Callable[[], None]) -> None:
        """Changes what would be asked next; what there is not is said, and nothing has changed."""
        self._try(change)

    def step_on(self) -> None:
        """The step that comes next: how many chose what, what is right, the next question."""
        steps = {"question": self.show_spread, "spread": self.reveal, "reveal": self.next, "join": self.next}
        steps[self.stage.state]()

    def ask(self, name: QuestionName | None = None) -> None:
        """Asks all this question, or the draft."""
        asked = str(name or self.draft.name)
        self._do("asked", lambda store: store.set_stage(question=asked, verdict=self.verdict))
        self.section = "ask"

    def close(self) -> None:
        """No answer can be changed any more."""
        self._do("closed", lambda store: store.set_stage(closed=True))

    def reopen(self) -> None:
        """Answers can be changed again."""
        self._do("reopened", lambda store: store.set_stage("question", closed=False))

    def show_spread(self) -> None:
        """Everyone sees how many chose what, and nothing of what is right."""
        self._do("spread", lambda store: store.set_stage("spread", closed=True))

    def reveal(self) -> None:
        """Everyone sees what is right, and why."""
        self._do("revealed", lambda store: store.set_stage("reveal"))

    def show_address(self) -> None:
        """The projector shows the address again."""
        self._do("joining", lambda store: store.set_stage("join"))

    def back(self) -> None:
        """To the question before, as it was left."""
        number = self.stage.number - 1
        if number >= 1:
            self._do("back", lambda store: store.set_stage("reveal", number=number))

    def set_verdict(self, verdict: str) -> None:
        """When learners are told whether they were right; of the question that is asked too."""
        if verdict in VERDICTS:
            self.verdict = verdict
            if self.stage.number and self.stage.state != "reveal":
                self._do("verdict", lambda store: store.set_stage(verdict=self.verdict))

    @property
    def rule_to_practise(self) -> str | None:
        """The rule that one more question would be about: the one that most have broken, or that decided."""
        if self.stage.question is None:
            return None
        broken = self.tables.broken_most(self.stage.question)
        question = question_of(self.stage.question)
        return broken or (next(iter(question.rules), None) if question else None)

    def one_more(self) -> None:
        """Asks one more question on the rule that most have broken."""
        rule, asked = self.rule_to_practise, self.stage.question
        if rule is not None and asked is not None:
            self.ask_about(rule, asked)

    def ask_about(self, rule: str, like: str | None = None) -> None:
        """Asks all a question of the same rule that has not been asked yet.

        Args:
            rule: its id.
            like: the question's name whose sibling it is to be; the one in which most broke it where left out.
        """
        like = like or next(iter(self.tables.questions_about(rule)), None)
        if like is None:
            return
        found: list[QuestionName] = []
        seen = {its.question for its in self.asked}
        self._try(lambda: found.append(sibling(rule, read_question(like), seen)))
        if found:
            self.ask(found[0])

    # What is prepared

    def prepare(self, text: str) -> None:
        """Adds the questions of a list; what is wrong with its other lines is kept in `read`."""
        self.read = read_list(text)
        room = LINES - len(self.prepared)
        self.prepared += self.read.names[:room]
        self.notice = Notice("list-full", {"most": LINES}) if len(self.read.names) > room else None

    def prepare_draft(self) -> None:
        """Adds the draft to the list."""
        self.read = None
        if len(self.prepared) < LINES:
            self.prepared.append(self.draft.name)
        else:
            self.notice = Notice("list-full", {"most": LINES})

    def move_up(self, place: int) -> None:
        """Moves a question of the list one place up."""
        if 0 < place < len(self.prepared):
            self.prepared.insert(place - 1, self.prepared.pop(place))

    def drop(self, place: int) -> None:
        """Takes a question off the list."""
        if 0 <= place < len(self.prepared):
            del self.prepared[place]

    def ask_prepared(self, place: int) -> None:
        """Asks a question of the list."""
        if 0 <= place < len(self.prepared):
            self.ask(self.prepared[place])

    def next_prepared(self, after: str | None = None) -> QuestionName | None:
        """The question of the list after the one that is asked; the first where that is none of the list."""
        names = list(map(str, self.prepared))
        asked = after or self.stage.question
        place = names.index(asked) + 1 if asked in names else 0
        return self.prepared[place] if place < len(self.prepared) else None

    def next(self) -> None:
        """Asks the next of the list, or the draft where the list has come to its end."""
        self.ask(self.next_prepared() or self.draft.name)

    # Homework, and what is taken home

    def add_receipts(self, text: str, nameless: str) -> None:
        """Adds receipts."""
        self.homework.add(text, nameless)

    def set_excel(self, excel: bool) -> None:
        """Whether tables are written as Excel opens them in Swedish."""
        self.excel = excel

    def want_to_delete(self, wants: bool) -> None:
        """Asks whether the class is really to be deleted, or no longer."""
        self.asks_to_delete = wants and self.store is not None

    def delete(self) -> None:
        """Deletes the class, once one has been asked."""
        store = self.store
        if store is None or not self.asks_to_delete:
            return
        self._try(store.delete)
        if self.notice is None:
            self._forget()

    def _forget(self) -> None:
        """The class has been deleted, here or elsewhere."""
        if self.store is not None:
            self.store.close()
        self.store, self.learners, self.asked, self.stage = None, (), (), _NO_STAGE
        self.tables, self.section, self._opener = ClassTables(), "homework", None
        self.asks_to_delete, self.deleted, self.out_of_reach = False, True, None

    # What is kept

    @property
    def memory(self) -> str:
        """What the browser is to keep: the list."""
        return json.dumps({"list": written_list(tuple(self.prepared))}) if self.prepared else ""

    def recall(self, kept: str) -> None:
        """Takes what the browser kept, a stranger's text."""
        try:
            told = json.loads(kept) if 0 < len(kept) <= _KEPT_LENGTH else {}
            text = told["list"] if isinstance(told, dict) and isinstance(told.get("list"), str) else ""
        except (ValueError, RecursionError):
            return
        if not self.prepared:
            self.prepared = list(read_list(text).names)

    # The store

    def _do(self, code: str, do: Callable[["ClassStore"], Any]) -> None:
        """Does something to the class and says so; what cannot be done is said, and nothing has changed."""
        store = self.store
        if store is None:
            return
        self._try(lambda: do(store))
        if self.notice is None:
            self.notice = Notice(code)
        self.take_new()

    def _try(self, do: Callable[[], Any]) -> None:
        self.notice = None
        try:
            do()
        except SaidError as fault:
            self.notice = Notice("fault", fault=fault)
