"""How a teacher leads a class: what all are asked, and step by step what they are shown of it."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from tolva_teach.quiz import rules_turned_on
from tolva_teach.quiz.house import HouseName

from ..draft import Draft, by_book_from, following, sibling
from ..house import read_house
from ..prepared import question_of
from ..storage.values import VERDICTS, Stage, VerdictAt
from .connection import ClassConnection, Notice
from .overview import Change, ClassOverview
from .prepared_list import asked_name

Step: TypeAlias = Literal["resume", "spread", "reveal", "forth", "next"]
"""What one steps to: the question again after the address, how many chose what, what is right, the question that one
has gone back from, the next question."""

_ASKED = Notice("asked")


@dataclass
class Leading:
    """Asks all a question, and leads them through it."""

    connection: ClassConnection
    draft: Draft
    """The question that would be asked next: it follows what is asked."""
    on_asked: Callable[[], None]
    """Is told that all have been asked something from here."""
    verdict: VerdictAt = "reveal"
    """When learners are told whether they were right."""

    def __post_init__(self) -> None:
        self.connection.on_read = self._follow

    @property
    def _overview(self) -> ClassOverview:
        return self.connection.overview

    @property
    def _stage(self) -> Stage:
        return self.connection.overview.stage

    # What follows what is asked, from here or another browser of the teacher's

    def _follow(self, change: Change) -> None:
        """The draft goes by the class's house rules, and follows a question that is new. When one has gone back, what
        one has chosen to ask next stays chosen."""
        self.draft.play_by(read_house(self._stage.house))
        if change.is_other_question and self._stage.question is not None:
            self.verdict = self._stage.verdict
            if change.is_new_question:
                self._offer_after(self._stage.question)
        if change.is_first:
            self.draft.take_next_of(self._overview.prepared)
        if self.connection.notice == _ASKED and self._overview.answered:
            self.connection.notice = None  # that it is on its way has come true

    def _offer_after(self, question: str) -> None:
        with suppress(ValueError, LookupError):  # it may be of a game that is not installed here
            following_it = by_book_from(following(HouseName.read(question).name))
            self.draft.take(*(self._overview.prepared.next or HouseName(following_it)))

    # Steps

    @property
    def steps(self) -> tuple[Step, ...]:
        """What may be stepped to, the step that comes next first.

        Nothing is revealed of a question whose verdict is never told. After the address comes the question as it was
        left; whoever has gone back comes to what is still open before anything new; and after the last question of the
        list comes none that nobody has planned.
        """
        stage = self._stage
        then: tuple[Step, ...] = () if self._overview.prepared.is_done else ("next",)
        if self._overview.has_left_open:
            then = "forth", *then
        if stage.question is None or stage.state == "reveal":
            return then
        if stage.state == "join":
            return "resume", *then
        told: tuple[Step, ...] = then if stage.verdict == "never" else ("reveal", *then)
        return told if stage.state == "spread" else ("spread", *told)

    def step_on(self, step: str) -> None:
        """Steps on, if that is a step that may come now: what was pressed for another is passed over."""
        does: Mapping[Step, Callable[[], None]] = {
            "spread": self.show_spread,
            "reveal": self.reveal,
            "forth": self.forth,
            "next": self.next,
            "resume": self.resume,
        }
        for its in self.steps:
            if its == step:
                does[its]()
                return

    def show_spread(self) -> None:
        """Everyone sees how many chose what, where enough have answered, and nothing of what is right."""
        self._lead(Notice("spread" if self._overview.is_spread else "spread-few"), state="spread", closed=True)

    def reveal(self) -> None:
        """Everyone sees what is right, and why."""
        self._lead(Notice("revealed"), state="reveal")

    def resume(self) -> None:
        """The projector shows the question again, as it was left."""
        self._lead(Notice("resumed"), number=self._stage.number)

    # What is asked

    def ask(self, name: HouseName | None = None, about: str = "") -> None:
        """Asks all this question, or the draft; by the class's house rules, where it can be.

        Args:
            name: the question's.
            about: the rule that it was chosen for, by its id.
        """
        asked, topic = (self.draft.asked_as, self.draft.topic) if name is None else (self.draft.by_house(name), about)
        if self._lead(_ASKED, question=str(asked), verdict=self.verdict, about=topic or ""):
            self.on_asked()

    def next(self) -> None:
        """Asks the next of the list; the draft where there is no list."""
        if not self._overview.prepared.is_done:
            self.ask(self._overview.prepared.next)

    def ask_prepared(self, name: str) -> None:
        """Asks a question of the list; what stands there no more, by another browser of the teacher's, is not asked."""
        prepared = self._overview.prepared.named(name)
        if prepared is not None:
            self.ask(prepared)

    def one_more(self, rule: str = "") -> None:
        """Asks one more question on a rule that the question turns on: the one that the button said, or without one
        that most have broken."""
        asked = self._stage.question
        question = None if asked is None else question_of(asked)
        if asked is None or question is None:
            return
        known = rule in (self._stage.about, *rules_turned_on(question))
        if about := rule if rule and known else self._overview.rule_to_practise:
            self.ask_about(about, asked)

    def ask_about(self, rule: str, like: str | None = None) -> None:
        """Asks all a question of the same rule that has not been asked yet.

        Args:
            rule: its id.
            like: the question's name whose sibling it is to be; the one in which most broke it where left out.
        """
        like = like or self._overview.question_about(rule)
        if like is None:
            return
        found: list[HouseName] = []
        seen = {str(asked_name(its.question)) for its in self._overview.asked}
        self.connection.attempt(lambda: found.append(HouseName(sibling(rule, HouseName.read(like).name, seen))))
        if found:
            self.ask(found[0], rule)

    # What else all are shown

    def close(self) -> None:
        """No answer can be changed any more."""
        self._lead(Notice("closed"), closed=True)

    def reopen(self) -> None:
        """Answers can be changed again."""
        self._lead(Notice("reopened"), state="question", closed=False)

    def show_address(self) -> None:
        """The projector shows the address again; learners keep their question."""
        self._lead(Notice("joining"), state="join")

    def back(self) -> None:
        """To the question before, as it was left."""
        if self._stage.number > 1:
            self._lead(Notice("back"), number=self._stage.number - 1)

    def forth(self) -> None:
        """To the question after this one, as it was left; not to one that is new."""
        if 0 < self._stage.number < len(self._overview.asked):
            self._lead(Notice("forth"), number=self._stage.number + 1)

    def set_verdict(self, verdict: str) -> None:
        """When learners are told whether they were right; of the question that is asked too."""
        if verdict in VERDICTS:
            self.verdict = verdict
            if self._stage.number and self._stage.left != "reveal":
                self.connection.write(Notice("verdict"), lambda store: store.set_stage(verdict=self.verdict))

    def _lead(self, done: Notice, **change: Any) -> bool:
        """Shows the class something else than it was shown when one wanted that; whether it is."""
        seen = self._stage.seen
        return self.connection.write(done, lambda store: store.set_stage(**change, seen=seen))
