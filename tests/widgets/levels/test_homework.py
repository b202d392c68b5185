"""Levels as homework: the first answers alone, kept and told in a receipt that a teacher's tables read."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from helpers.levels import wrong_pick
from helpers.parts import buttons, parts, press, said
from tolva_teach.quiz import QuestionName
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.base.singletons import page_of_its_own
from tolva_widgets.classroom.homework import Homework as SentHome
from tolva_widgets.levels.question.homework_view import Homework
from tolva_widgets.levels.question.widget import Level
from tolva_widgets.levels.stars_line import StarsLine
from tolva_widgets.quiz.receipt import Given, read_receipt
from tolva_widgets.quiz.receipt_view import ReceiptView

PAIR, TEN = "tolva/may-do/1/1/13", "tolva/may-do/1/1/10"
SINGLE = "tolva/who-takes/1/1/1"


@pytest.fixture(autouse=True)
def _page() -> Iterator[None]:
    with page_of_its_own({}):
        yield


class Kept:
    """A level as a browser has it, which keeps what was answered."""

    def __init__(
        self, kept: str = "", *names: str, level: str = "tolva.some", whole: bool = False, **traits: Any
    ) -> None:
        self.level = Level(level, *(names or (PAIR, TEN)), **{"only": ["meld", "play"], "lang": "en", **traits})
        (self.line,) = (part for part in parts(self.level) if isinstance(part, StarsLine))
        self.text = kept
        self.line.send = self._hear  # type: ignore[method-assign]
        self.whole = whole

    def open(self) -> "Kept":
        """The page has come."""
        self.line._hear(self.line, {"do": "handed-out", "whole": self.whole, "kept": self.text}, None)
        return self

    def _hear(self, content: Any, buffers: Any = None) -> None:
        self.text = content["text"] if content["do"] == "keep" else self.text

    def rightly(self) -> None:
        self.level.select(*self.level.session.current.task.answer)
        self.level.answer()

    def wrongly(self) -> None:
        self.level.select(*wrong_pick(self.level.session.current.task))
        self.level.answer()

    def next(self) -> None:
        self.level.next()


def home(*levels: Level) -> Homework:
    """What tells of the homework, and the only one there is."""
    (found,) = (part for level in levels for part in parts(level) if isinstance(part, Homework))
    return found


def receipts(*levels: Level) -> list[ReceiptView]:
    return [part for part in parts(home(*levels)) if isinstance(part, ReceiptView)]


def told(level: Level) -> str:
    return home(level)._told.value


def test_a_level_that_nobody_has_handed_out_says_nothing_of_homework() -> None:
    kept = Kept()
    kept.rightly()
    assert not any(isinstance(part, Homework) for part in parts(kept.level))
    assert kept.text == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_level_done_as_homework_ends_with_a_receipt_of_the_first_answers(lang: str) -> None:
    kept = Kept(lang=lang).open()
    assert sentence(lang, "homework-level", done=0, count=1) in told(kept.level)
    first = kept.level.session.current.task
    kept.wrongly()
    wrong = kept.level.session.current.picked
    kept.next()
    kept.rightly()
    kept.next()
    assert receipts(kept.level) == [], "what was answered wrongly comes back"
    kept.rightly()
    assert sentence(lang, "homework-done") in told(kept.level)
    (view,) = receipts(kept.level)
    receipt = read_receipt(view.receipt("Åsa"))
    assert receipt.who == "Åsa"
    assert receipt.answers[0] == Given(first.name, tuple(map(str, wrong)), ("meld", "play"))  # type: ignore[attr-defined]
    assert [its.right for its in receipt.judged()] == [False, True]


def test_the_teachers_tables_read_it_as_any_other() -> None:
    kept = Kept().open()
    kept.wrongly()
    kept.next()
    kept.rightly()
    kept.next()
    kept.rightly()
    sent = SentHome()
    (view,) = receipts(kept.level)
    sent.add(view.receipt("Åsa"), "Receipt")
    assert (sent.faults, sent.added) == ((), 1)
    lines = list(sent.results.lines(sent.senders.values()))
    assert [(line["learner"], line["question"], line["right"]) for line in lines] == [
        ("Åsa", PAIR, False),
        ("Åsa", TEN, True),
    ]
    assert sent.results.rules()


def test_answers_and_receipt_outlive_the_page() -> None:
    before = Kept().open()
    before.wrongly()
    with page_of_its_own({}):
        after = Kept(before.text)
        after.line.set_state({"memory": before.line.memory})  # as the browser tells
        after.open()
        assert after.level.session.current.task.name == QuestionName.read(TEN)  # type: ignore[attr-defined]
        after.rightly()
        after.next()
        after.rightly()
        (view,) = receipts(after.level)
        answers = read_receipt(view.receipt("")).answers
    assert [str(its.name) for its in answers] == [PAIR, TEN]
    assert answers[0].picked == read_receipt(before.text).answers[0].picked
    with page_of_its_own({}):
        again = Kept(after.text).open()
        assert read_receipt(receipts(again.level)[0].receipt("")).answers == answers


def test_what_was_practised_before_it_was_homework_is_answered_once_more() -> None:
    before = Kept()
    before.rightly()
    before.next()
    kept = Kept()
    kept.line.set_state({"memory": before.line.memory})  # as the browser tells
    assert kept.level.session.solved == 1
    kept.open()
    assert kept.level.session.solved == 0


def test_fresh_questions_are_no_homework() -> None:
    kept = Kept().open()
    for _ in range(2):
        kept.rightly()
        kept.next()
    text = kept.text
    kept.level.fresh()
    kept.wrongly()
    assert read_receipt(kept.text).answers == read_receipt(text).answers
    assert len(receipts(kept.level)) == 1


def test_who_has_the_answer_shown_has_answered_nothing() -> None:
    kept = Kept("", SINGLE, only=()).open()
    assert kept.level.session.current.task.single
    kept.level.show_answer()
    kept.next()
    kept.rightly()
    (view,) = receipts(kept.level)
    receipt = read_receipt(view.receipt(""))
    assert [its.picked for its in receipt.answers] == [()]
    assert [its.right for its in receipt.judged()] == [False]


def test_a_lesson_has_one_receipt_beneath_its_last_level_when_all_are_done() -> None:
    first, last = (
        Kept(level="tolva.one", whole=True),
        Kept("", "tolva/must-play/1/1/9", level="tolva.two", only=(), whole=True),
    )
    last.open()
    first.open()
    assert "So far 0 of 2" in home(first.level, last.level)._told.value
    assert home(last.level) is home(first.level, last.level)
    last.rightly()
    assert "So far 1 of 2" in told(last.level)
    for _ in range(2):
        first.rightly()
        first.next()
    (view,) = receipts(last.level)
    names = [str(its.name) for its in read_receipt(view.receipt("")).answers]
    assert names == [PAIR, TEN, "tolva/must-play/1/1/9"]


def test_whoever_does_it_next_in_the_same_browser_begins_anew() -> None:
    kept = Kept().open()
    for _ in range(2):
        kept.rightly()
        kept.next()
    assert sentence("en", "homework-again") in buttons(kept.level)
    press(kept.level, sentence("en", "homework-again"))
    assert (kept.text, receipts(kept.level), kept.level.session.solved) == ("", [], 0)
    assert "forehand" in said(kept.level).lower() or kept.level.session.current.marked is None


@pytest.mark.parametrize("damage", [lambda text: text[:-3], lambda _: "x" * 20_000, lambda _: "null"])
def test_what_a_stranger_has_kept_is_nothing(damage: Callable[[str], str]) -> None:
    before = Kept().open()
    before.rightly()
    kept = Kept(damage(before.text)).open()
    assert receipts(kept.level) == []
    assert kept.level.session.solved == 0
