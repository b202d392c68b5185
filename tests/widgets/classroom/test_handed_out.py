"""Homework that a teacher chooses on their page: its questions, and the link that asks them."""

import re
from typing import Any
from urllib.parse import parse_qsl

import pytest

from helpers.class_teacher import markup
from helpers.levels import levels_of
from helpers.stage_pages import NOTEBOOKS
from tolva_teach.games import GAMES
from tolva_teach.quiz import FIRST_FAMILY
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.handed_out import HandedOut
from tolva_widgets.classroom.handed_out_lesson import asking, parts_of
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.quiz.address import read_family, read_question, read_row


def rows_asked(address: str) -> tuple[int, ...]:
    """The numbers of the questions that the quiz asks at an address."""
    values = dict(parse_qsl(address.partition("?")[2]))
    family = read_family(values, FIRST_FAMILY)
    row = read_row(values, family, read_question(address))
    assert row is not None
    return tuple(name.seed for name in row.names)


@pytest.mark.parametrize("game", ["tolva", "plocketolva", "bordstolva", "bondtolva", "tolp", "trettioett"])
@pytest.mark.parametrize("number", [70, 999_999_995])
def test_homework_of_a_game_has_an_address_that_asks_its_very_questions(game: str, number: int) -> None:
    homework = HandedOut()
    homework.take_form({"game": game})
    homework.begin_at(number)
    assert homework.numbers[0] == number
    assert homework.are_in_order
    assert rows_asked(homework.address) == homework.numbers


def test_homework_about_a_rule_stays_about_it_when_it_begins_elsewhere_or_has_others() -> None:
    homework = HandedOut()
    homework.take_topic("trick.trump")
    homework.begin_at(70)
    first = homework.numbers
    assert first[0] >= 70
    assert not homework.are_in_order
    assert rows_asked(homework.address) == first
    homework.take_others()
    assert homework.draft.topic == "trick.trump"
    assert homework.numbers[0] > first[-1]
    assert rows_asked(homework.address) == homework.numbers
    homework.take_topic("")
    assert homework.are_in_order


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_link_leads_to_the_questions_in_the_teachers_language_and_is_the_same_another_week(lang: str) -> None:
    links = []
    for _ in range(2):
        teacher = ClassTeacher(lang=lang)
        sent: list[dict[str, Any]] = []
        teacher._page.send = lambda content, buffers=None, sent=sent: sent.append(content)  # type: ignore[method-assign]
        teacher.do("homework-form", "game", "bondtolva")
        teacher.do("homework-number", value="70")
        teacher.do("homework-difficulty", value="2")
        assert "70" in re.sub(r"<[^>]*>", " ", markup(teacher))
        teacher.do("hand-out")
        links.append(sent[-1]["href"])
        assert "79" in sent[-1]["told"]
    assert links[0] == links[1] == "quiz.ipynb?game=bondtolva&difficulty=2&v=1&set=70&homework=row"


@pytest.mark.parametrize("typed", ["", "-1", "x" * 1000, "1" * 1000, "<b>", "1.5"])
def test_a_number_that_is_none_is_said_and_changes_nothing(typed: str) -> None:
    teacher = ClassTeacher(lang="sv")
    teacher.do("homework-number", value="70")
    teacher.do("homework-number", value=typed)
    assert teacher.session.connection.notice is not None
    fault = teacher.session.connection.notice.fault
    assert fault is not None
    assert (typed[:20] or "–") in fault.sentence("sv"), "what was typed, and nothing else"
    assert teacher.session.handed_out.numbers[0] == 70
    teacher.do("homework-form", "game", "chess")
    teacher.do("homework-topic", value="none")
    teacher.do("homework-difficulty", value="99")
    assert teacher.session.handed_out.draft.name == FIRST_FAMILY.name_of(70, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_one_of_its_levels_or_a_course_is_homework_in_the_teachers_language(lang: str) -> None:
    teacher = ClassTeacher(lang=lang)
    sent: list[dict[str, Any]] = []
    teacher._page.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    for do, value in [("lesson", "lesson tricks"), ("level", "tolva.tricks.follow"), ("lesson", "course tolva")]:
        teacher.do(f"homework-{do}", value=value)
        teacher.do("hand-out")
    lesson, level, course = (content for content in sent if content["do"] == "link")
    assert lesson["href"] == "tricks.ipynb?homework=lesson"
    assert level["href"].startswith("tricks.ipynb?homework=tolva.tricks.follow#")
    assert course["href"] == "tricks.ipynb?homework=course"
    assert lesson["told"] == level["told"] != course["told"]


def test_each_level_with_questions_can_be_homework_and_none_that_is_played() -> None:
    catalogue = Catalogue(NOTEBOOKS)
    offered = {entry.name: parts_of(entry) for entry in asking(catalogue, "sv")}
    lessons = [entry.name for game in GAMES for entry in catalogue.course("sv", game)]
    asked = {name: [level.name for level in levels_of(NOTEBOOKS / "sv" / f"{name}.ipynb")] for name in lessons}
    assert {name: [*parts] for name, parts in offered.items()} == {name: its for name, its in asked.items() if its}
    for name, parts in offered.items():
        assert len(set(parts.values())) == len(parts), name


def test_what_is_no_lesson_hands_out_questions_in_a_row() -> None:
    teacher = ClassTeacher(lang="sv")
    for said in ("lesson nowhere", "course chess", "x", "lesson <b>"):
        teacher.do("homework-lesson", value=said)
        assert sentence("sv", "teacher-do-homework-others", count=10) in markup(teacher)
    teacher.do("homework-lesson", value="lesson tricks")
    teacher.do("homework-level", value="tolva.nowhere")
    assert "tricks.ipynb?homework=lesson" in markup(teacher)


def test_each_question_about_a_rule_names_that_rule_first() -> None:
    teacher = ClassTeacher(lang="sv")
    teacher.do("homework-topic", value="trick.trump")
    rules = re.findall(r'<span class="tolva-keeper-fate"> ([^<]*)</span>', markup(teacher))
    rows = [its for its in rules if its]
    assert len(rows) >= 10
    assert all(its.startswith("Trumfa") for its in rows[:10])


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("https://cards.example", "https://cards.example/"),
        (" https://cards.example/school ", "https://cards.example/school/"),
        ("http://cards.example:8000/school/sv/index.html", "http://cards.example:8000/school/"),
        ("https://cards.example/voila/render/sv/class.ipynb", "https://cards.example/"),
        ("https://cards.example/sv/", "https://cards.example/"),
    ],
)
def test_links_lead_to_the_address_at_which_pupils_reach_the_pages_from_home(said: str, kept: str) -> None:
    teacher = ClassTeacher(lang="sv")
    sent: list[dict[str, Any]] = []
    teacher._page.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    teacher._memory.shelf.send = lambda content, buffers=None: sent.append(content)  # type: ignore[method-assign]
    teacher.do("home-address", value=said)
    assert sent == [{"do": "put", "key": "home", "text": kept}], "it is kept for the next time"
    teacher.do("homework-number", value="70")
    teacher.do("hand-out")
    assert sent[-1]["href"] == f"{kept}sv/quiz.html?difficulty=1&v=1&set=70&homework=row"
    teacher.do("homework-lesson", value="lesson tricks")
    teacher.do("homework-level", value="tolva.tricks.follow")
    teacher.do("hand-out")
    assert sent[-1]["href"].startswith(f"{kept}sv/tricks.html?homework=tolva.tricks.follow#")
    again = ClassTeacher(lang="sv")
    again._memory.shelf.set_state({"told": [["home", kept]], "opened": True})
    assert again.session.handed_out.home == kept
    assert f'value="{kept}"' in markup(again)
    again.do("home-address", value="")
    assert again.session.handed_out.home == ""


@pytest.mark.parametrize(
    "said",
    [
        "https://cards.example/#a",
        "javascript:alert(1)",
        'https://a.example/"x',
        "https://a.example:x/",
        "cards.example",
        "ftp://cards.example/",
        "https://cards.example/?a=1",
        "https://",
        "https://a@b.example/",
        "x" * 9999,
    ],
)
def test_what_is_no_address_of_pages_on_the_web_is_said_and_not_taken(said: str) -> None:
    teacher = ClassTeacher(lang="sv")
    teacher.do("home-address", value=said)
    notice = teacher.session.connection.notice
    assert notice is not None
    assert notice.fault is not None
    assert notice.fault.sentence("sv") == sentence("sv", "class-not-home-address")
    assert (notice.at, notice.written) == (("home-address", ""), said), "it stands by its field, with what was written"
    assert teacher.session.handed_out.home == ""
    teacher._memory.shelf.set_state({"told": [["home", said]], "opened": True})
    assert teacher.session.handed_out.home == "", "nor what a browser says that it has kept"
