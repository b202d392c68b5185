"""House rules on every page that plays by them: taken from the address, told in a line, called what they are called."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from tolva_teach.games import game
from tolva_teach.play.profile import Profile
from tolva_widgets import DealReplay, PlayTable, Quiz, ScoreKeeper
from tolva_widgets.page.house_rules.house import House, on_kept
from tolva_widgets.page.widget import VALUE_LENGTH, Page
from tolva_widgets.score_keeper.widget import SheetView

LINE = "Husreglerna ”Mormors &lt;b&gt;”: Liv: 5."
OURS = {"game": "trettioett", "options": "lives:5", "called": " Mormors \n<b>"}


def shown(widget: Any) -> str:
    """What stands at the widget's top."""
    if isinstance(widget, Quiz):
        return str(widget._frame.heading.value)
    if isinstance(widget, ScoreKeeper):
        view: SheetView = widget._view
        return str(view.sections[0][1])
    return str(widget.notice)


def opened(make: Callable[..., Any], values: Mapping[str, str]) -> tuple[Any, Page]:
    """The widget on a page that has been opened at this address, and what hears the page."""
    widget = make(lang="sv", in_address=True)
    page: Page = widget._frame.page if isinstance(widget, Quiz) else widget._page
    page.address, page.opened = dict(values), True
    return widget, page


@pytest.mark.parametrize("make", [Quiz, PlayTable, DealReplay, ScoreKeeper])
def test_a_page_takes_house_rules_and_their_name_tells_them_and_writes_them(make: Callable[..., Any]) -> None:
    widget, page = opened(make, OURS)
    assert LINE in shown(widget)
    assert (page.address["options"], page.address["called"]) == ("lives:5", "Mormors <b>")
    chooser: Page = page if make is ScoreKeeper else widget._game if make is not Quiz else widget._frame.game
    told = {"game": "trettioett", "players": str(game("trettioett").players)}
    assert chooser.house == {**told, "options": "lives:5", "called": "Mormors <b>"}
    chooser._handle_custom_msg(
        {"do": "house", "text": "game=tolp&players=5&options=equal:yes&called=Skolan&seed=3"}, []
    )
    assert "Husreglerna ”Skolan”: Samma valör duger: ja." in shown(widget)
    assert (page.address["players"], page.address["called"]) == ("5", "Skolan")
    chooser._handle_custom_msg({"do": "house", "text": "game=tolp&seed=4"}, [])
    assert "Skolan" not in shown(widget)
    assert "options" not in page.address or not page.address["options"]
    assert "called" not in page.address


def test_house_rules_that_a_quizs_game_has_not_are_told_of_and_the_next_question_is_asked_by_good_ones() -> None:
    quiz, page = opened(Quiz, {"game": "tolva", "options": "lives:5"})
    assert "lives" in quiz._words.fault
    quiz, page = opened(
        Quiz, {"game": "trettioett", "family": "loses", "seed": "1", "options": "knock_from:second-lap"}
    )
    assert "följer inte husreglerna, utan de vanliga reglerna" in shown(quiz)
    quiz, page = opened(Quiz, {"game": "trettioett", "seed": "1", "options": "knock_from:second-lap"})
    quiz.select(quiz.session.task.choices[0])
    quiz.answer()
    assert quiz.session.score.answered == 1
    quiz.next()
    assert quiz.session.house.decide(quiz.session.task)
    assert page.address["options"] == "knock_from:second-lap"


def test_an_answer_by_house_rules_is_told_to_a_class_with_the_rules_that_the_question_is_asked_by() -> None:
    told: list[Any] = []
    ours = Profile("Ours", "trettioett", knock_from="second-lap")
    for options in ({}, ours):
        quiz = Quiz("trettioett", family="may-do", seed=1, options=options, lang="en")
        quiz._logbook.tell = lambda *answer: told.append(answer)
        quiz.select(quiz.session.task.choices[0])
        quiz.answer()
    by_the_book = "trettioett/may-do/1/1/1"
    assert [name for name, *_ in told] == [by_the_book, f"{by_the_book} knock_from:second-lap"]


def test_a_profile_is_given_wherever_options_are_and_prints_its_line() -> None:
    ours = Profile("Ours", "trettioett", lives=5)
    assert "House rules “Ours”: Lives: 5." in shown(ScoreKeeper("trettioett", options=ours, lang="en"))
    assert "House rules “Ours”: Lives: 5." in shown(PlayTable(ours, lang="en"))
    quiz = Quiz("trettioett", options=ours, seed=1, lang="en")
    sent: list[dict[str, Any]] = []
    quiz._frame.page.send = lambda content, buffers=None: sent.append(content)
    quiz._frame.page._handle_custom_msg({"do": "print", "text": "https://cards.example/en/quiz.html"}, [])
    assert "House rules “Ours”: Lives: 5." in sent[0]["html"]
    assert "trettioett/may-do" not in sent[0]["html"]


def test_what_is_printed_says_which_question_is_not_asked_by_the_house_rules() -> None:
    sent: list[dict[str, Any]] = []
    for family in ("may-do", "loses"):
        quiz = Quiz("trettioett", family=family, options={"knock_from": "second-lap"}, seed=1, lang="en")
        quiz._frame.page.send = lambda content, buffers=None: sent.append(content)
        quiz._frame.page._handle_custom_msg({"do": "print", "text": "https://cards.example/en/quiz.html"}, [])
    by_house, by_the_book = (str(told["html"]).count("doesn’t go by your house rules") for told in sent)
    assert by_house == 0
    assert by_the_book > 0


def test_a_name_holds_as_long_as_the_options_are_the_same() -> None:
    ours, house = game("trettioett", 4, {"lives": 5}), House()
    house.take({"called": "Ours"}, ours)
    assert house.written(ours) == house.written(game("trettioett", 6, {"lives": 5})) == {"called": "Ours"}
    assert house.line(game("trettioett", 4, {"lives": 1}), "en") == "House rules: Lives: 1."
    assert house.written(game("trettioett", 4)) == {}


def test_the_name_that_one_begins_with_holds_after_the_page_has_told_its_address() -> None:
    ours = Profile("Ours", "trettioett", lives=5)
    table = PlayTable(ours, lang="en", in_address=True)
    table._page.address, table._page.opened = {}, True
    assert "House rules “Ours”: Lives: 5." in shown(table)
    assert table._page.address["called"] == "Ours"


def test_the_address_of_a_question_by_the_book_leads_to_it_where_the_quiz_begins_with_house_rules() -> None:
    def made(lang: str, **traits: Any) -> Quiz:
        return Quiz("trettioett", family="worth", options={"lives": 5}, lang=lang, **traits)

    quiz, page = opened(made, {})
    quiz._frame.game._handle_custom_msg({"do": "house", "text": "game=trettioett&family=worth&seed=4"}, [])
    again, _ = opened(made, page.address)
    assert quiz.session.task.record.game.variants == again.session.task.record.game.variants == {}
    assert quiz.session.name == again.session.name


def test_what_is_kept_is_a_strangers_text_and_cut_to_a_length() -> None:
    page, taken = Page(), list[Mapping[str, str]]()
    on_kept(page, lambda values, _: taken.append(values))
    for text in ("called=" + "x" * 5000, "%%%&&=;", "game"):
        page._handle_custom_msg({"do": "house", "text": text}, [])
    assert max(len(value) for values in taken for value in values.values()) == VALUE_LENGTH
    assert len(taken) == 3


def test_answers_by_other_house_rules_are_none_in_the_same_row_whether_the_page_is_left_or_goes_there() -> None:
    row = {"game": "trettioett", "set": "1", "difficulty": "1"}
    quiz, _ = opened(Quiz, {**row, "options": "knock_from:second-lap"})
    quiz.select(quiz.session.task.choices[0])
    quiz.answer()
    assert len(quiz.session.round.answers) == 1
    kept = quiz.session.memory
    quiz.session.take_address(row)
    assert quiz.session.round.answers == {}
    for values, answers in ((row, 0), ({**row, "options": "knock_from:second-lap"}, 1)):
        other, _ = opened(Quiz, values)
        other.session.take_address(values, kept)
        assert len(other.session.round.answers) == answers
