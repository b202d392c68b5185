"""A class by house rules: what is asked by them, what its pages say of them, and what names none."""

from urllib.parse import parse_qs, urlsplit

import pytest

from helpers.class_teacher import lead, markup
from tolva_teach.quiz.judged import named_question
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.house import LONGEST, plays, read_house
from tolva_widgets.classroom.shown import asked, on_screen
from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.serving.classroom.open_class import OpenClass
from tolva_widgets.serving.classroom.seen import look
from tolva_widgets.serving.classroom.told import told

RULES = "at-the-table.ipynb?game=tolp&options=flying:2&called=%3Cb%3EV%C3%A5ra"
BOOK, HOUSE = "tolp/may-lay/1/1/6", "tolp/may-lay/1/1/6 flying:2"
NOT_BY_THEM = "tolp/may-lay/1/1/1"
"""Where jokers are played with, its deal is another."""


def ask(teacher: ClassTeacher, name: str) -> None:
    """Asks all a question of the list."""
    teacher.do("prepare", value=name)
    lead(teacher, "ask-prepared", name)


def test_questions_about_the_game_are_asked_by_the_classs_house_rules_and_all_others_by_the_book(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("show", value="ask")
    teacher.do("house", value=RULES)
    for name, is_asked in ((BOOK, HOUSE), ("tolva/must-play/1/1/29", "tolva/must-play/1/1/29")):
        ask(teacher, name)
        assert store.stage.question == is_asked
    lead(teacher, "back")
    answers = [named_question(name).answer for name in (BOOK, HOUSE)]
    assert answers[0] != answers[1]
    learner = store.join()[0]
    assert store.answer(learner, "a", HOUSE, [str(key) for key in answers[1]], asked=1)
    assert store.answers()[-1].right
    assert sentence("sv", "teacher-by-house") in markup(teacher)

    # What follows is asked by them too, and the list goes on behind what was asked by them.
    rule = teacher.session.overview.rule_to_practise
    lead(teacher, "one-more")
    assert (store.stage.question or "").endswith(" flying:2")
    assert rule in named_question(store.stage.question).rules
    assert [str(its) for its in teacher.session.overview.prepared.names] == [BOOK, "tolva/must-play/1/1/29"]
    teacher.do("house")
    assert store.stage.house == ""
    ask(teacher, BOOK)
    assert store.stage.question == BOOK


def test_a_question_that_cannot_be_asked_by_them_is_asked_by_the_book_and_says_so(
    store: ClassStore, teacher: ClassTeacher
) -> None:
    teacher.do("show", value="ask")
    teacher.do("house", value="?game=tolp&options=jokers:2")
    teacher.do("form", "game", "tolp")
    teacher.do("number", value="1")
    assert sentence("sv", "house-line-book") in markup(teacher)
    lead(teacher, "ask")
    assert store.stage.question == NOT_BY_THEM


def test_a_question_brings_house_rules_of_its_own_along(store: ClassStore, teacher: ClassTeacher) -> None:
    teacher.do("house", value="?game=tolp&options=revolution:yes")
    ask(teacher, HOUSE)
    assert store.stage.question == HOUSE
    proposed = str(teacher.session.draft.asked_as)
    assert proposed != HOUSE
    lead(teacher, "ask")  # the list is done: what the page proposes brings none along
    assert (store.stage.number, store.stage.question) == (2, proposed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_learners_are_told_in_a_line_what_is_played_and_the_question_says_by_what_it_is_asked(
    store: ClassStore, lang: str
) -> None:
    learner, key = store.join()
    store.play_by(urlsplit(RULES).query)
    store.set_stage(question=HOUSE)
    store.answer(learner, "a", HOUSE, [str(key) for key in named_question(HOUSE).answer], asked=1)
    opened = OpenClass(store, print, lang)
    opened.seen = look(store)
    now = told(opened, learner, lang, with_quiz=True, device=key)
    assert now["plays"] == plays(read_house(store.stage.house), lang)
    assert "<b>Våra" in now["plays"], "it is put on the page as text"
    assert parse_qs(urlsplit(now["practise"]).query)["options"] == ["flying:2"]
    line = sentence(lang, "house-line", differs="x").partition("x")[0]
    for html in (asked(HOUSE, lang), on_screen(HOUSE, lang)):
        assert line in html
    assert line not in asked(BOOK, lang)
    opened.close()


@pytest.mark.parametrize(
    "said",
    ["chess", "?game=chess&options=x:1", "?game=tolp", "?game=tolp&options=jokers:-1", "http://[", "?" * LONGEST],
)
def test_what_names_no_house_rules_is_said_and_the_class_plays_as_before(
    store: ClassStore, teacher: ClassTeacher, said: str
) -> None:
    teacher.do("show", value="ask")
    teacher.do("house", value=RULES)
    before = store.stage
    teacher.do("house", value=said)
    assert store.stage == before
    assert sentence("sv", "class-not-house") in markup(teacher)


def test_kept_house_rules_are_offered_where_one_chooses_what_is_asked(store: ClassStore, teacher: ClassTeacher) -> None:
    assert teacher._page.house == {}
    teacher.do("show", value="ask")
    assert (teacher._page.house["game"], teacher._page.house["options"]) == ("tolva", "")
    teacher._page._handle_custom_msg({"do": "house", "text": "game=tolp&players=4&options=flying:2&called=Ours"}, [])
    assert teacher._page.house == {"game": "tolp", "players": "4", "options": "flying:2", "called": "Ours"}
    teacher._page._handle_custom_msg({"do": "house", "text": "game=tolp&players=4&seed=3"}, [])
    assert store.stage.house == ""
