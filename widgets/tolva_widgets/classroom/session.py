"""The teacher's page without any widget: what is seen of a class, what it is asked, and what is prepared.

Whatever the store cannot do is told as a `Notice`, and nothing else changes: what a teacher has prepared stays.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime
from math import inf
from pathlib import PurePosixPath
from typing import TYPE_CHECKING, Any, Literal, TypeAlias
from urllib.parse import urlsplit

from tolva_teach.play.profile import Profile
from tolva_teach.quiz import QuestionName
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.house import HouseName
from tolva_teach.texts.bundles import DEFAULT_LANGUAGE
from tolva_teach.texts.numbers import has_decimal_comma
from tolva_widgets.courses.catalogue import site_here

from .draft import Draft, by_book_from, following, sibling
from .handed_out import HandedOut
from .homework import Homework
from .house import house_said, read_house
from .prepared import LINES, Prepared, question_of, read_list
from .results.class_results import ClassResults
from .results.rows import SORTS, HereRow, RuleRow, Sort, Spread
from .sent import read_page
from .storage.values import VERDICTS, Asked, Learner, Stage, VerdictAt, count_here

if TYPE_CHECKING:
    from .storage.store import ClassStore

Section: TypeAlias = Literal["here", "rules", "ask", "homework", "home"]
Step: TypeAlias = Literal["resume", "spread", "reveal", "next"]
"""What one steps to: the question again after the address, how many chose what, what is right, the next question."""
SECTIONS: tuple[Section, ...] = ("here", "rules", "ask", "homework", "home")

_NO_STAGE = Stage(0, "join", None, True, "reveal")


@dataclass(frozen=True)
class Notice:
    """What is to be said of what was done last; `code` names the sentence `teacher-notice-CODE`."""

    code: str
    facts: dict[str, str | int] = field(default_factory=dict)
    fault: SaidError | None = None
    """What could not be done, in place of the sentence."""
    removed: Learner | None = None
    """Who has just been put out, and may be let in again at once."""


_ASKED = Notice("asked")


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
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        """
        Args:
            store: of the class; None where there is none, and receipts alone can be looked at.
            opener: opens it where it is not given: tried until it can be.
            now: the clock.
            lang: the teacher's, which says how tables are written until another way is chosen.
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
        self.results = ClassResults()
        self.handed_out = HandedOut()
        """The questions that homework would ask."""
        self.homework = Homework()
        self.chosen: int | None = None
        """The learner whose row is open."""
        self.same: int | None = None
        """Who that is said to be, at another device."""
        self.rule: str | None = None
        """The rule that is looked at, by id."""
        self.draft = Draft()
        """The question that would be asked next."""
        self.verdict: VerdictAt = "reveal"
        self.page = ""
        """The page that all would be sent to, as `sent` has it."""
        self.prepared: list[HouseName] = []
        self.looked: str | None = None
        """The question of the list that is looked at, by name."""
        self._changed: tuple[int, str] | None = None
        """The question of the list in whose place the draft may be put: where it stands, and its name."""
        self.read: Prepared | None = None
        """What came of the list that was pasted last."""
        self.notice: Notice | None = None
        """What is to be said of what was done last, until something else is done."""
        self.out_of_reach: SaidError | None = None
        """Why the store cannot be read now; what was read before is still shown."""
        self.asks_to_delete = False
        self.deleted = False
        self.excel = has_decimal_comma(lang)
        """Whether tables are written as Excel opens them where a comma is for decimals."""
        self._joined: set[int] = set()
        """Learners whose rows have become others'."""
        self._shown_since = inf
        """Since when the class is shown the question, as far as this page has seen."""
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
        self.prepared = [*map(_prepared, store.prepared())]
        self._play_by(stage)
        before, self.asked = self.asked, asked
        if stage.number != self.stage.number:
            self._shown_since = self.now()
            self._follow(stage, is_new=all(its.number != stage.number for its in before))
        self._joined |= {its.id for its in self.learners} - {its.id for its in learners}
        self.stage, self.learners = stage, learners
        if self._version < 0:
            self._offer_prepared()
        self.results.leave_out([*self._joined, *(learner.id for learner in learners if learner.removed)])
        self.results.take(answers, {its.number: its.at for its in asked})
        self._number = max((answer.number for answer in answers), default=self._number)
        if self.notice == _ASKED and self.answered:
            self.notice = None  # that it is on its way has come true

    def _follow(self, stage: Stage, *, is_new: bool) -> None:
        """Another question is shown, from here or another browser of the teacher's: what is offered next follows one
        that is new. When one has gone back, what one has chosen to ask next stays chosen."""
        if stage.question is None:
            return
        self.verdict = stage.verdict
        if not is_new:
            return
        with suppress(ValueError, LookupError):  # it may be of a game that is not installed here
            following_it = by_book_from(following(HouseName.read(stage.question).name))
            self.draft.take(*(self.next_prepared() or HouseName(following_it)))

    def _offer_prepared(self) -> None:
        """What one has prepared is offered, rather than a question that nobody has chosen."""
        first = self.next_prepared()
        if first is not None:
            self.draft.take(*first)

    def _play_by(self, stage: Stage) -> None:
        """What is chosen goes by the class's house rules."""
        house = read_house(stage.house)
        self.draft.of_game, self.draft.house = ("", {}) if house is None else (house.rules.name, house)

    # What is shown

    @property
    def day(self) -> str:
        """Today, where the teacher is, as files and papers name it: `2026-11-27`."""
        return datetime.fromtimestamp(self.now()).date().isoformat()

    @property
    def here(self) -> list[HereRow]:
        """The learners, in the order that is chosen. Nobody is late while they look elsewhere, as they were told to."""
        waits = self.stage.open and self.stage.state == "question"
        return self.results.here(self.learners, self.now(), self.stage.number or None, self.sort, waits=waits)

    @property
    def _asked_at(self) -> float | None:
        return next((its.at for its in self.asked if its.number == self.stage.number), None)

    @property
    def _next_asked_at(self) -> float:
        return next((its.at for its in self.asked if its.number > self.stage.number), inf)

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

    @property
    def removed(self) -> list[Learner]:
        """Those who have been put out, and may be let in again."""
        return [learner for learner in self.learners if learner.removed]

    @property
    def lost(self) -> int:
        """How many have said that they are lost at the question: until the next was asked, or since one has come back
        to it; nobody is told who."""
        since, until = self._asked_at or 0.0, self._next_asked_at
        pressed = (its.lost_at for its in self.learners if not its.removed and its.lost_at is not None)
        return sum(since <= at < until or at >= self._shown_since for at in pressed)

    @property
    def answered(self) -> int:
        """How many have answered the question that all are asked."""
        return self.results.answered_to(self.stage.number)

    @property
    def have_most_answered(self) -> bool:
        """Whether it is time to go on: most have answered, or so many that how many chose what can be shown."""
        return self.is_spread or 2 * self.answered > self.count_here

    @property
    def rules(self) -> list[RuleRow]:
        """The rules that have been met."""
        return self.results.rules()

    @property
    def is_spread(self) -> bool:
        """Whether so many have answered that how many chose what can be shown."""
        return self.spread_now() is not None

    def spread_now(self) -> Spread | None:
        """How many chose what of the question that all are asked."""
        return self.results.spread_of(self.stage.number)

    # What the teacher looks at

    def show(self, section: str) -> None:
        """Looks at a section."""
        if section in SECTIONS:
            self.section, self.asks_to_delete = section, False

    def sort_by(self, sort: str) -> None:
        """Puts the learners in another order."""
        if sort in SORTS:
            self.sort = sort

    def choose(self, learner: int) -> None:
        """Opens a learner's row, or closes it."""
        known = any(its.id == learner for its in self.learners)
        self.chosen, self.same = learner if known and learner != self.chosen else None, None

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
        who = next((its for its in self.learners if its.id == learner), None)
        if self._do("removed", lambda store: store.remove(learner)) and who is not None:
            self.notice = Notice("removed", {"name": who.name}, removed=who)
        self.chosen = None

    def restore(self, learner: int) -> None:
        """Lets a learner in again."""
        who = next((its.name for its in self.learners if its.id == learner), "")
        if self._do("restored", lambda store: store.restore(learner)):
            self.notice = Notice("restored", {"name": who})

    @property
    def may_be(self) -> list[Learner]:
        """Who the learner whose row is open may be, at another device."""
        others = (its for its in self.learners if not its.removed and its.id != self.chosen)
        return sorted(others, key=lambda its: its.name.casefold())

    def say_same(self, learner: int) -> None:
        """The learner whose row is open is this one, at another device; or nobody else."""
        self.same = learner if any(its.id == learner for its in self.may_be) else None

    def join_rows(self) -> None:
        """Makes one row of the two; it stays open."""
        new, known = self.chosen, self.same
        if new is None or known is None:
            return
        if self._do("same", lambda store: store.become(new, known)):
            self.chosen, self.same = known, None

    def seat(self, learner: int, table: int | None) -> None:
        """Asks a learner to sit at a table."""
        self._do("seated", lambda store: store.seat(learner, table))

    def ask_tables(self, asks: bool) -> None:
        """Asks all at which table they sit, or asks no more."""
        self._do("tables" if asks else "no-tables", lambda store: store.ask_tables(asks))

    # What is asked

    def change_draft(self, change: Callable[[], None]) -> None:
        """Changes what would be asked next, or as homework; what there is not is said, and nothing has changed."""
        self._try(change)

    @property
    def steps(self) -> tuple[Step, ...]:
        """What may be stepped to, the step that comes next first.

        Nothing is revealed of a question whose verdict is never told. After the address comes the question as it was
        left, and after the last question of the list none that nobody has planned.
        """
        stage = self.stage
        then: tuple[Step, ...] = () if self.is_list_done else ("next",)
        if stage.question is None or stage.state == "reveal":
            return then
        if stage.state == "join":
            return "resume", *then
        told: tuple[Step, ...] = then if stage.verdict == "never" else ("reveal", *then)
        return told if stage.state == "spread" else ("spread", *told)

    def step_on(self, step: str) -> None:
        """Steps on, if that is a step that may come now: what was pressed for another is passed over."""
        does = {"spread": self.show_spread, "reveal": self.reveal, "next": self.next, "resume": self.resume}
        if step in self.steps:
            does[step]()

    def ask(self, name: HouseName | None = None, about: str = "") -> None:
        """Asks all this question, or the draft; by the class's house rules, where it can be.

        Args:
            name: the question's.
            about: the rule that it was chosen for, by its id.
        """
        asked, topic = (self.draft.asked_as, self.draft.topic) if name is None else (self.draft.by_house(name), about)
        if self._lead("asked", question=str(asked), verdict=self.verdict, about=topic or ""):
            self.section = "ask"

    def close(self) -> None:
        """No answer can be changed any more."""
        self._lead("closed", closed=True)

    def reopen(self) -> None:
        """Answers can be changed again."""
        self._lead("reopened", state="question", closed=False)

    def show_spread(self) -> None:
        """Everyone sees how many chose what, where enough have answered, and nothing of what is right."""
        self._lead("spread" if self.is_spread else "spread-few", state="spread", closed=True)

    def reveal(self) -> None:
        """Everyone sees what is right, and why."""
        self._lead("revealed", state="reveal")

    def show_address(self) -> None:
        """The projector shows the address again; learners keep their question."""
        self._lead("joining", state="join")

    def resume(self) -> None:
        """The projector shows the question again, as it was left."""
        self._lead("resumed", number=self.stage.number)

    def back(self) -> None:
        """To the question before, as it was left."""
        if self.stage.number > 1:
            self._lead("back", number=self.stage.number - 1)

    def forth(self) -> None:
        """To the question after this one, as it was left; not to one that is new."""
        if 0 < self.stage.number < len(self.asked):
            self._lead("forth", number=self.stage.number + 1)

    def _lead(self, code: str, **change: Any) -> bool:
        """Shows the class something else than it was shown when one wanted that; whether it is."""
        seen = self.stage.seen
        return self._do(code, lambda store: store.set_stage(**change, seen=seen))

    def set_verdict(self, verdict: str) -> None:
        """When learners are told whether they were right; of the question that is asked too."""
        if verdict in VERDICTS:
            self.verdict = verdict
            if self.stage.number and self.stage.left != "reveal":
                self._do("verdict", lambda store: store.set_stage(verdict=self.verdict))

    @property
    def rule_to_practise(self) -> str | None:
        """The rule that one more question would be about: the one that this was chosen for, that most have broken, or
        that decided."""
        if self.stage.question is None:
            return None
        question = question_of(self.stage.question)
        if question is None:
            return None
        broken = self.results.broken_most(self.stage.question)
        return self.stage.about or broken or next(iter(question.rules), None)

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
        like = like or self.question_about(rule)
        if like is None:
            return
        found: list[HouseName] = []
        seen = {str(_named(its)) for its in self.asked}
        self._try(lambda: found.append(HouseName(sibling(rule, HouseName.read(like).name, seen))))
        if found:
            self.ask(found[0], rule)

    def question_about(self, rule: str) -> str | None:
        """The question in which most have broken a rule; None where there is none that this kit has."""
        return next((its for its in self.results.questions_about(rule) if question_of(its) is not None), None)

    def set_hints(self, gives: bool) -> None:
        """Whether learners may take hints."""
        self._do("hints" if gives else "no-hints", lambda store: store.give_hints(gives))

    # Where all are sent

    def choose_page(self, said: str, lang: str) -> None:
        """The page that all would be sent to: by its name, or an address that was pasted."""
        found = [""]  # where none is meant
        if said:
            self._try(lambda: found.append(read_page(said, site_here(), lang)))
        self.page = found[-1]

    def send(self) -> None:
        """Sends everybody to the page that is chosen."""
        if self.page:
            self._do("sent-closed" if self.stage.open else "sent", lambda store: store.send(self.page))

    def send_nowhere(self) -> None:
        """Nobody is sent anywhere any more."""
        self._do("sent-nowhere", lambda store: store.send(""))

    # The house rules

    @property
    def house(self) -> Profile | None:
        """The house rules that the class plays by; None where it plays by the book."""
        return read_house(self.stage.house)

    def choose_house(self, said: str) -> None:
        """The class plays by the house rules of an address, or by the book where it is empty."""
        kept = [""]
        if said.strip():
            self._try(lambda: kept.append(house_said(said)))
            if len(kept) == 1:
                return
        self._do("house" if kept[-1] else "no-house", lambda store: store.play_by(kept[-1]))

    # What is prepared

    def prepare(self, text: str) -> None:
        """Adds the questions of a list; what is wrong with its other lines is kept in `read`."""
        read, room = read_list(text), LINES - len(self.prepared)
        self.read = read._replace(names=read.names[:room])
        self._keep([*self.prepared, *self.read.names], is_full=len(read.names) > room)
        if not self.asked:
            self._offer_prepared()

    def prepare_draft(self) -> None:
        """Adds the draft to the list."""
        self.read = None
        names = [*self.prepared, HouseName(self.draft.name, self.draft.options)]
        self._keep(names[:LINES], is_full=len(names) > LINES)

    def _keep(self, prepared: Sequence[HouseName], *, is_full: bool = False) -> None:
        """The class keeps this list, and other browsers of the teacher's have it too.

        Args:
            prepared: the questions.
            is_full: whether not all that was to be added has found room.
        """
        store = self.store
        if store is None:
            return
        self._try(lambda: store.prepare([*map(str, prepared)]))
        if self.notice is None and is_full:
            self.notice = Notice("list-full", {"most": LINES})
        self.take_new()

    def move(self, place: int, name: str, by: int) -> None:
        """Moves the question that stands there on the list up or down; another that stands there by now stays."""
        if self._stands(place, name) and 0 <= place + by < len(self.prepared):
            names = [*self.prepared]
            names.insert(place + by, names.pop(place))
            self._keep(names)

    def look_at_prepared(self, name: str) -> None:
        """Looks at a question of the list before it is asked, or no longer."""
        known = any(str(its) == name for its in self.prepared)
        self.looked = name if known and name != self.looked else None

    def drop(self, place: int, name: str) -> None:
        """Takes the question that stands there off the list; another that stands there by now stays."""
        if self._stands(place, name):
            self._keep([*self.prepared[:place], *self.prepared[place + 1 :]])

    def can_change(self, place: int) -> bool:
        """Whether the question that stands there is chosen by number: a position of one's own is not."""
        its = self.prepared[place]
        return question_of(str(its)) is not None and not its.name.record

    @property
    def changed_place(self) -> int | None:
        """Where the question stands that is changed; None where none is, or another stands there by now."""
        return self._changed[0] if self._changed and self._stands(*self._changed) else None

    def change_prepared(self, place: int, name: str) -> None:
        """Chooses from a question of the list which one is to stand in its place."""
        if self._stands(place, name) and self.can_change(place):
            self._changed = place, name
            self._try(lambda: self.draft.take(*self.prepared[place]))

    def put_in_place(self) -> None:
        """Puts the draft where the question stood that is changed: the others stay where they are."""
        place = self.changed_place
        if place is not None:
            names = [*self.prepared]
            names[place] = HouseName(self.draft.name, self.draft.options)
            self._keep(names)
        self._changed = None

    def change_no_more(self) -> None:
        """The question of the list stays as it is."""
        self._changed = None

    def _stands(self, place: int, name: str) -> bool:
        return 0 <= place < len(self.prepared) and str(self.prepared[place]) == name

    def ask_prepared(self, name: str) -> None:
        """Asks a question of the list; what stands there no more, by another browser of the teacher's, is not asked."""
        for its in self.prepared:
            if str(its) == name:
                self.ask(its)
                return

    def next_prepared(self) -> HouseName | None:
        """The question of the list after the one of it that was asked last; the first where none of it has been.

        The list goes on where it was left, though another question has been asked besides, as one more on a rule, or an
        earlier one gone back to. One that there is not here, as of a game that was removed, is passed over.
        """
        return next((its for its in self.prepared[self._left_at() :] if question_of(str(its)) is not None), None)

    def _left_at(self) -> int:
        """How much of the list has been gone through. A question that stands there more than once was left at as many
        of its places as it has been asked times."""
        names, asked = [its.name for its in self.prepared], [*map(_named, self.asked)]
        last = next((name for name in reversed(asked) if name in names), None)
        places = [place for place, name in enumerate(names, start=1) if name == last]
        return places[min(asked.count(last), len(places)) - 1] if last is not None else 0

    @property
    def is_list_done(self) -> bool:
        """Whether there is a list, and all of it has been asked."""
        return bool(self.prepared) and self.next_prepared() is None

    def next(self) -> None:
        """Asks the next of the list; the draft where there is no list."""
        if not self.is_list_done:
            self.ask(self.next_prepared())

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
        self.store, self.learners, self.asked, self.stage, self.prepared = None, (), (), _NO_STAGE, []
        self.results, self.section, self._opener = ClassResults(), "homework", None
        self.asks_to_delete, self.deleted, self.out_of_reach = False, True, None

    # The store

    def _do(self, code: str, do: Callable[["ClassStore"], Any]) -> bool:
        """Does something to the class and says so; what cannot be done is said, and nothing has changed.

        Returns:
            Whether it is done.
        """
        store = self.store
        if store is None:
            return False
        self._try(lambda: do(store))
        done = self.notice is None
        if done:
            self.notice = Notice(code)
        self.take_new()
        return done

    def _try(self, do: Callable[[], Any]) -> None:
        self.notice = None
        try:
            do()
        except SaidError as fault:
            self.notice = Notice("fault", fault=fault)


def _prepared(name: str) -> HouseName:
    """A question of the list; of a game that is not here, as it is written."""
    try:
        return HouseName.read(name)
    except (ValueError, LookupError):
        written, _, options = name.partition(" ")
        return HouseName(QuestionName.read(written), options)


def _named(asked: Asked) -> QuestionName | None:
    """The name of a question that all were asked, whatever it was asked by; None of what is none here."""
    try:
        return HouseName.read(asked.question).name
    except (ValueError, LookupError):
        return None
