"""Exercises in a lesson: what is asked, marked and said, and what is not said before the answer."""

import json
import re
from typing import Any

import pytest

from helpers.parts import buttons, hear, parts, press, said, synced, table_of
from tolva_teach.quiz.tricks.exercises import TASKS
from tolva_teach.texts import LANGUAGES
from tolva_widgets.tasks.exercise import Exercise


@pytest.fixture
def exercise() -> Exercise:
    """Hearts were led by the partner; only the ace and the ten beat the king."""
    return Exercise("HA H10 HQ H7 S6", trick="HJ HK", lang="en")


def page_of(exercise: Exercise) -> str:
    """All that the page knows of it."""
    return json.dumps(synced(exercise), default=str, ensure_ascii=False)


def test_right_answer_is_told_with_the_reason_for_each_card(exercise: Exercise) -> None:
    exercise.select("HA", "H10")
    exercise.answer()
    assert exercise.result is not None
    assert exercise.result.right
    said = page_of(exercise)
    assert "Right! You found both cards." in said
    assert "you must head the trick" in said.lower()
    assert {key: mark["kind"] for key, mark in table_of(exercise).marks.items()} == {
        "HA": "yes", "H10": "yes", "HQ": "left", "H7": "left", "S6": "left"
    }  # fmt: skip


def test_both_kinds_of_mistake_are_told_apart(exercise: Exercise) -> None:
    exercise.select("HA", "HQ")
    exercise.answer()
    assert exercise.result is not None
    marks = {choice.choice: choice.mark for choice in exercise.result.choices}
    assert (marks["HQ"], marks["H10"], marks["HA"]) == ("chose-forbidden", "missed-allowed", "right-chosen")
    on_cards = table_of(exercise).marks
    assert (on_cards["HQ"]["kind"], on_cards["H10"]["kind"], on_cards["HA"]["kind"]) == ("no", "missed", "yes")
    assert table_of(exercise).announcement.startswith("Not quite")
    assert "rules-tolva.ipynb#trick.overtake" in page_of(exercise)


def test_nothing_picked_is_said_and_is_no_answer(exercise: Exercise) -> None:
    exercise.answer()
    assert exercise.result is None
    assert "Pick at least one card first" in table_of(exercise).announcement


def test_again_lets_go_of_answer_and_cards(exercise: Exercise) -> None:
    fresh = page_of(exercise)
    exercise.select("S6")
    exercise.answer()
    exercise.again()
    assert exercise.result is None
    assert exercise.selected == []
    assert table_of(exercise).marks == {}
    assert len(page_of(exercise)) - len(fresh) < 120, "only the last announcement is left over"


def test_its_two_buttons_take_turns(exercise: Exercise) -> None:
    assert buttons(exercise) == ["Answer"]
    exercise.select("HA")
    press(exercise, "Answer")
    assert exercise.result is not None
    assert buttons(exercise) == ["Try again"]
    press(exercise, "Try again")
    assert exercise.result is None


def test_what_a_person_picks_at_the_table_is_picked(exercise: Exercise) -> None:
    hear(table_of(exercise), {"do": "select", "keys": ["HA", "SA"]})
    assert exercise.selected == ["HA"]


def test_where_nothing_runs_the_question_and_the_table_are_seen(exercise: Exercise) -> None:
    shown = exercise._repr_mimebundle_()
    still = shown["text/html"]
    assert exercise._heading.value in still
    assert re.search("You, cards in hand: [^.]*ace of hearts", still)
    assert shown["text/plain"] == repr(exercise)
    exercise.select("HA")
    exercise.answer()
    assert exercise._repr_mimebundle_()["text/html"] == still, "it gives no answer away"


def test_an_exercise_is_dressed_by_its_own_classes(exercise: Exercise) -> None:
    assert not [name for part in parts(exercise) for name in part._dom_classes if "quiz" in name]


def test_a_card_chosen_after_the_answer_says_its_reason(exercise: Exercise) -> None:
    exercise.select("HA", "H10")
    exercise.answer()
    table = table_of(exercise)
    hear(table, {"do": "choose", "key": "S6"})
    assert table.announcement.startswith("Six of spades: You have a heart and must follow suit with a card that beats")
    assert table.announcement.endswith("the king: the ace or ten of hearts.")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("ask", "hand", "trick"),
    [("may-play", "HA H10 HQ H7 S6", "HJ HK"), ("beats", "SA S10 SQ", "SK"), ("takes", "", "DA C6 D10 C9")],
)
def test_before_the_answer_all_cards_are_shown_alike(ask: str, hand: str, trick: str, lang: str) -> None:
    exercise = Exercise(hand, trick=trick, trump="C", ask=ask, lang=lang)
    table, task = table_of(exercise), TASKS[ask](hand, trick=trick, trump="C")
    assert (table.marks, table.selected, table.announcement) == ({}, [], "")
    assert table.choices == list(task.choices)
    page = page_of(exercise)
    assert not [why for card in task.choices if (why := task.why(card, task.speaker(lang))) in page]
    for layout in ("wide", "tall"):
        marks = {spot[6] for spot in table._drawn[layout]["cards"] if spot[0] in task.choices[1:]}
        assert marks == {""}


def test_the_winning_card_of_a_whole_trick_is_not_marked_before_the_answer() -> None:
    exercise = Exercise(trick="DA C6 D10 C9", trump="C", ask="takes", lang="en")
    table = table_of(exercise)
    assert not [spot for spot in table._drawn["tall"]["cards"] if "winning" in spot[6]]
    assert "winning" not in table._drawn["says"]
    assert table.choices == ["DA", "C6", "D10", "C9"]
    exercise.select("C9")
    exercise.answer()
    assert exercise.result is not None
    assert exercise.result.right


def test_the_order_of_the_ranks_can_be_asked() -> None:
    exercise = Exercise("SA S10 SQ SJ", trick="SK", ask="beats", lang="sv")
    assert "Vilka av dina kort slår spader kung?" in page_of(exercise)
    exercise.select("SA", "S10")
    exercise.answer()
    assert "Tian slår kungen." in page_of(exercise)
    assert exercise.result is not None
    assert exercise.result.right


def test_language_can_change_with_the_answer_standing(exercise: Exercise) -> None:
    exercise.select("HA", "H10")
    exercise.answer()
    exercise.lang = "sv"
    assert "Rätt!" in page_of(exercise)
    assert "Right!" not in said(exercise)


def test_repr_tells_the_situation_and_changes_with_the_answer(exercise: Exercise) -> None:
    before = repr(exercise)
    assert before.startswith("Exercise(hand='HA H10 HQ H7 S6', trick='HJ HK', trump=None")
    assert len(before) <= 110
    exercise.select("HA")
    exercise.answer()
    assert repr(exercise) != before


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"hand": "H1"}, "“H1” is not a card"),
        ({"hand": "H2"}, "Tolva is played without H2"),
        ({"hand": "HA HA"}, "twice: HA HA"),
        ({"hand": "HA", "trick": "HA"}, "twice"),
        ({"trick": "HA HK HQ HJ H9"}, "at most 4 cards"),
        ({"hand": "HA", "trump": "X"}, "one of S, H, D, C or None, not “X”"),
        ({"hand": "DQ", "trick": "C10 DK", "trump": "D"}, "DQ is with player 1"),
        ({"hand": "DQ", "trick": "C10 CK", "trump": "D", "trump_by": 2}, "player 3 set trump"),
        (
            {"hand": "HA", "ask": "guess"},
            "“guess” is not something that an exercise asks. Choose from may-play, beats, takes",
        ),
        ({"hand": "HA", "lang": "xx"}, "sv"),
    ],
)
def test_what_there_is_not_is_refused_with_what_there_is(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Exercise(**{"lang": "en", **wrong})


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"hand": "HX"}, "”HX” är inget kort"),
        ({"hand": "HA", "trump": "X"}, "”trump” ska vara någon av"),
        ({"hand": "HA", "game": "whist"}, "stickspelet ”whist” finns inte"),
        ({"hand": "HA", "ask": "wins"}, "”wins” är inget som en övning frågar om"),
        ({"hand": "HA H2"}, "spelas utan H2"),
        ({"hand": "HA HK HQ HJ H10 H9 H8 H7 H6", "trump": "S"}, "minst 2 stick vara tagna, inte 0"),
    ],
)
def test_what_is_wrong_is_said_in_the_lessons_language(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=said):
        Exercise(**wrong, lang="sv")


def test_unknown_keyword_is_refused() -> None:
    with pytest.raises(TypeError, match="no colour"):
        Exercise("HA", colour="red")
