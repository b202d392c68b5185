"""A quiz and an exercise when one taps twice, lets go of all at once, or asks for the rules on a phone."""

import pytest
from playwright.sync_api import Locator, expect

from helpers.exercising import Exercising
from helpers.pages import OpenPage
from helpers.quizzing import QUERY, Quizzing
from tolva_teach.texts import LANGUAGES

_TWICE = 150
"""How long after what the first tap brought a second comes that was not meant, in milliseconds."""

_HOLD = """at => {
  window.held = [];
  document.addEventListener("animationstart", (event) => {
    if (event.animationName !== "tolva-takes-no-tap") return;
    const [come] = event.target.getAnimations().filter((one) => one.animationName === event.animationName);
    come.pause();
    come.currentTime = at;
    held.push(come);
  }, { signal: (window.holding = new AbortController()).signal });
}"""
"""Has buttons that come stay as they are so many milliseconds later, however busy the computer is."""
_LET_GO = "() => { holding.abort(); held.forEach((one) => one.play()); }"


def tap_twice(button: Locator) -> None:
    """Taps the button's middle, and the same place once more, whatever is there then."""
    box = button.bounding_box()
    assert box is not None
    page = button.page
    page.evaluate(_HOLD, _TWICE)
    button.click()
    page.wait_for_function("held.length > 0")
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.evaluate(_LET_GO)


@pytest.mark.parametrize("size", [(360, 740), (740, 360)])
def test_an_answer_that_is_tapped_twice_is_not_passed_over(open_page: OpenPage, size: tuple[int, int]) -> None:
    viewport = {"width": size[0], "height": size[1]}
    quiz = Quizzing(open_page("quiz", "sv", query=QUERY, width=360, viewport=viewport), "sv")
    quiz.pick("SA")
    tap_twice(quiz.button("answer"))
    expect(quiz.said).to_contain_text("Inte riktigt")
    quiz.page.wait_for_timeout(300)
    expect(quiz.about).to_contain_text("Fråga 5937")
    quiz.page.wait_for_timeout(300)
    tap_twice(quiz.button("next"))
    expect(quiz.about).to_contain_text("Fråga 5938")
    quiz.page.wait_for_timeout(300)
    expect(quiz.said).to_have_count(0)


def test_an_exercise_that_is_answered_with_two_taps_stays_answered(open_page: OpenPage) -> None:
    exercise = Exercising(open_page("tricks", "sv", width=360), "sv")
    exercise.pick("SA")
    tap_twice(exercise.button("answer"))
    exercise.page.wait_for_timeout(300)
    expect(exercise.box).to_contain_text("Inte riktigt")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_come_into_sight_on_a_phone_before_the_answer_and_after_it(open_page: OpenPage, lang: str) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, width=360), lang)
    quiz.press("rules")
    assert quiz.is_seen(quiz.rules_in_short.locator("li").first)
    assert quiz.is_seen(quiz.rules_in_short.locator("li").nth(1))
    quiz.press("rules-hide")
    quiz.answer("SA", "S10")
    quiz.press("rule")
    assert quiz.is_seen(quiz.page.locator(".tolva-quiz .tolva-rule-title").first)


@pytest.mark.parametrize(("lang", "lead", "none"), [("sv", "utspel", "Inget kort"), ("en", "led", "No card")])
def test_what_is_heard_of_the_table_is_no_more_and_no_less_than_there_is(
    open_page: OpenPage, lang: str, lead: str, none: str
) -> None:
    """Nothing of what pictures are drawn from, and that a key lets go of everything."""
    quiz = Quizzing(open_page("quiz", lang, query=QUERY), lang)
    tree = quiz.page.context.new_cdp_session(quiz.page).send("Accessibility.getFullAXTree")
    told = [node["name"]["value"] for node in tree["nodes"] if not node["ignored"] and "name" in node]
    assert len(told) > 50
    assert lead not in told
    quiz.pick("SA", "S9")
    quiz.card("S10").focus()
    quiz.page.keyboard.press("Escape")
    expect(quiz.heard).to_contain_text(none)
