"""Pages on screens with little height: a phone held sideways, a page zoomed to 200 %, a small laptop."""

from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.exercising import Exercising
from helpers.pages import OpenPage, box_of
from helpers.quizzing import ALLOWED, HAND, QUERY, Quizzing
from helpers.replaying import Replaying
from tolva_teach.texts import LANGUAGES

SIDEWAYS = some([(667, 331), (740, 360), (640, 400)], 1)


def _lying(size: tuple[int, int]) -> dict[str, Any]:
    return {"viewport": {"width": size[0], "height": size[1]}, "has_touch": True, "is_mobile": True}


def _is_not_scrolled(page: Page) -> None:
    assert page.evaluate("[scrollX, scrollY]") == [0, 0]


@pytest.mark.parametrize("size", SIDEWAYS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_quiz_opens_with_question_trick_hand_and_buttons_in_sight(
    open_page: OpenPage, lang: str, size: tuple[int, int]
) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, **_lying(size)), lang)
    seen = (quiz.heading, quiz.card("HQ"), quiz.card("SJ"), *map(quiz.card, HAND))
    for part in (*seen, *map(quiz.button, ("answer", "hint", "undo", "clear"))):
        expect(part).to_be_in_viewport(ratio=0.99)
    _is_not_scrolled(quiz.page)
    expect(quiz.page.locator(".tolva-table")).to_have_attribute("data-layout", "wide")


@pytest.mark.parametrize("size", SIDEWAYS)
def test_the_quizs_buttons_lie_over_no_word_of_what_one_must_know_first(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    query = "game=tolva&family=scores&seed=3"
    quiz = Quizzing(open_page("quiz", "sv", query=query, **_lying(size)), "sv")
    premise, answer = box_of(quiz.page.locator(".tolva-quiz-premises")), box_of(quiz.button("answer"))
    assert premise["x"] + premise["width"] <= answer["x"]
    assert box_of(quiz.heading)["x"] + box_of(quiz.heading)["width"] <= answer["x"]


@pytest.mark.parametrize("size", SIDEWAYS)
def test_replay_opens_with_ones_own_hand_and_all_buttons_in_sight(open_page: OpenPage, size: tuple[int, int]) -> None:
    replay = Replaying(open_page("replay", "sv", **_lying(size)), "sv")
    for part in (*replay.page.locator(".tv-card").all(), *replay.page.locator(".tolva-step-buttons button").all()):
        expect(part).to_be_in_viewport(ratio=0.99)
    _is_not_scrolled(replay.page)


@pytest.mark.parametrize("size", SIDEWAYS)
def test_play_opens_with_the_table_and_the_way_on_in_sight(open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page("play", "sv", query="game=tolva&seed=7&seat=0&dealer=3", **_lying(size))
    for part in (*page.locator(".tv-card").all(), *page.locator(".tolva-pace-buttons button").all()):
        expect(part).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(("lang", "page"), [("sv", "quiz"), ("en", "tricks"), ("en", "rules-tolva")])
def test_the_header_is_one_row_in_the_order_of_the_tab_key(open_page: OpenPage, lang: str, page: str) -> None:
    opened = open_page(page, lang, **_lying((640, 360)))
    used = opened.locator(".tolva-header :is(a, button)").filter(visible=True).all()
    boxes = [box_of(part) for part in used]
    middles = [box["y"] + box["height"] / 2 for box in boxes]
    assert len(used) == 10
    assert max(middles) - min(middles) < 6
    assert [box["x"] for box in boxes] == sorted(box["x"] for box in boxes)
    assert box_of(opened.locator("main"))["y"] < 50
    current = opened.locator(".tolva-pages [aria-current]")
    expect(current).to_have_css("color", "rgb(255, 253, 248)")


def test_exercise_of_a_lesson_fits_on_a_phone_held_sideways(open_page: OpenPage) -> None:
    exercise = Exercising(open_page("tricks", "sv", **_lying((740, 360))), "sv")
    exercise.box.evaluate("box => box.scrollIntoView()")
    for part in (*exercise.box.locator(".tv-card").all(), exercise.button("answer")):
        expect(part).to_be_in_viewport(ratio=0.99)
    exercise.pick("SQ")
    exercise.answer("wrong")
    said = exercise.box.locator(".tolva-answering-head")
    for part in (said, *map(exercise.card, ("SA", "SQ")), exercise.button("again")):
        expect(part).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize(("size", "edge"), some(list(product([(740, 360), (360, 740)], ["start", "end"])), 2))
def test_what_an_exercise_says_comes_into_sight_wherever_one_has_scrolled_to(
    open_page: OpenPage, size: tuple[int, int], edge: str
) -> None:
    exercise = Exercising(open_page("tricks", "sv", **_lying(size)), "sv")
    exercise.pick("SQ")
    exercise.button("answer").evaluate("(button, block) => button.scrollIntoView({ block })", edge)
    exercise.button("answer").press("Enter")
    for part in (exercise.box.locator(".tolva-answering-head"), exercise.card("SQ"), exercise.button("again")):
        expect(part).to_be_in_viewport(ratio=0.99)


@pytest.mark.nightly("quiz, replay and an exercise on such a phone")
def test_pictures_of_a_lesson_and_the_front_pages_first_step_fit_on_a_phone_held_sideways(
    open_page: OpenPage,
) -> None:
    lesson = open_page("tricks", "sv", **_lying((740, 360)))
    sizes = lesson.locator("main img").evaluate_all("all => all.map(one => [one.width, one.height])")
    assert len(sizes) == 5  # one a step
    assert max(height for _, height in sizes) < 360
    assert min(width for width, _ in sizes) > 200
    front = open_page("index", "sv", **_lying((740, 360)))
    for step in front.locator(".tolva-front-first").all():
        expect(step).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("height", some([620, 700], 1))
def test_quiz_on_a_small_laptop_opens_with_the_hand_above_the_buttons(
    open_page: OpenPage, lang: str, height: int
) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, viewport={"width": 1280, "height": height}), lang)
    for part in (*map(quiz.card, HAND), quiz.button("answer")):
        assert quiz.is_seen(part)
    assert quiz.scrolled == 0
    quiz.answer(ALLOWED[0], "CK")
    for part in (quiz.said, *map(quiz.card, HAND), quiz.button("next")):
        assert quiz.is_seen(part)


def test_the_buttons_of_a_replay_cover_nothing_below_the_table_of_a_phone_held_sideways(open_page: OpenPage) -> None:
    replay = Replaying(open_page("replay", "sv", query="ask=1", **_lying((740, 360))), "sv")
    replay.press("forward")
    replay.at(1)
    bar = box_of(replay.page.locator(".tolva-step-bar"))
    for part in (".tolva-step-place", ".tolva-table-page-beside", ".tolva-table-page-why"):
        box = box_of(replay.page.locator(part))
        assert box["x"] + box["width"] <= bar["x"], part
