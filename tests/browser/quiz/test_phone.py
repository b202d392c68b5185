"""The quiz on a phone: what is seen together, and what is brought into sight."""

import pytest
from playwright.sync_api import expect

from helpers.breadth import some
from helpers.pages import SMALLEST_TARGET, OpenPage, box_of
from helpers.quizzing import HAND, QUERY, Quizzing
from tolva_teach.texts import LANGUAGES

FINGER = 44
"""How high is what one presses with it, in CSS pixels."""


@pytest.fixture(params=LANGUAGES)
def phone(open_page: OpenPage, request: pytest.FixtureRequest) -> Quizzing:
    return Quizzing(open_page("quiz", request.param, query=QUERY, width=360), request.param)


def test_phone_shows_question_trick_hand_and_answer_without_scrolling_and_what_is_pressed_is_as_high_as_a_finger(
    phone: Quizzing,
) -> None:
    assert phone.scrolled == 0
    for part in (phone.heading, phone.card("HQ"), phone.card("SJ"), *map(phone.card, HAND), phone.button("answer")):
        assert phone.is_seen(part)
    pressed = phone.page.locator(":is(.tolva-quiz-buttons, .tolva-page) :is(button, select):visible").all()
    assert pressed
    low = {one.inner_text(): box_of(one)["height"] for one in pressed if box_of(one)["height"] < FINGER}
    assert not low


def test_phone_shows_the_verdict_with_the_marked_cards_and_the_way_on_and_no_word_is_broken(phone: Quizzing) -> None:
    phone.answer("SA", "S9")
    for part in (phone.said, *map(phone.card, HAND), phone.button("next")):
        assert phone.is_seen(part)
    broken = phone.results.evaluate(
        """results => {
          const broken = [], texts = document.createTreeWalker(results, NodeFilter.SHOW_TEXT);
          for (let node = texts.nextNode(); node; node = texts.nextNode())
            for (const { 0: word, index } of node.data.matchAll(/[^ \\s-]+/g)) {
              const range = new Range();
              range.setStart(node, index);
              range.setEnd(node, index + word.length);
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
            }
          return broken;
        }"""
    )
    assert broken == []


def test_phone_shows_both_hints_with_the_hand(phone: Quizzing) -> None:
    phone.press("hint", "hint-more")
    expect(phone.said.locator(".tolva-answering-hint")).to_have_count(2)
    for part in (phone.said.locator(".tolva-answering-hint").last, *map(phone.card, HAND), phone.button("answer")):
        assert phone.is_seen(part)


def test_phone_shows_all_of_a_cards_reason_above_the_buttons(phone: Quizzing) -> None:
    phone.answer("SA", "CJ")
    told = phone.said.locator(".tolva-answering-told")
    for card in reversed(HAND):
        phone.pick(card)
        expect(told.locator(f".tolva-suit-{card[0]}")).to_be_visible()
        phone.page.wait_for_function("document.querySelector('.tolva-answering-told').getBoundingClientRect().top > 0")
        assert phone.is_seen(told)


def test_phone_keeps_the_buttons_at_the_lower_edge_from_question_to_question(phone: Quizzing) -> None:
    phone.answer("SA")
    phone.results.locator("li").last.scroll_into_view_if_needed()
    phone.page.mouse.wheel(0, 2000)
    phone.page.wait_for_function("scrollY > 300")
    phone.press("next")
    expect(phone.said).to_have_count(0)
    phone.page.wait_for_function(
        "Math.abs(document.querySelector('.tolva-quiz-buttons').getBoundingClientRect().bottom - innerHeight) < 2"
    )


@pytest.mark.nightly("`test_low_screens.py`, where the quiz is opened so")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_phone_held_sideways_shows_question_trick_hand_and_buttons_at_once(open_page: OpenPage, lang: str) -> None:
    sideways = {"width": 740, "height": 360}
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, width=360, viewport=sideways), lang)
    quiz.press("hint", "hint-more")
    expect(quiz.said).to_be_focused()
    for part in (quiz.heading, quiz.said, quiz.card("HQ"), *map(quiz.card, HAND), quiz.button("answer")):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("phone", "leave"), some([("sv", "next"), ("en", "random"), ("sv", "difficulty")], 1), indirect=["phone"]
)
def test_another_question_is_brought_into_sight_and_the_old_verdict_is_not_heard_again(
    phone: Quizzing, leave: str
) -> None:
    phone.answer("SA")
    verdict = phone.heard.text_content()
    phone.results.locator("li").last.scroll_into_view_if_needed()
    phone.page.mouse.wheel(0, 2000)
    phone.page.wait_for_function("scrollY > 300")
    if leave == "difficulty":
        phone.page.locator(".tolva-choice select").first.select_option("1")
    else:
        phone.press(leave)
    expect(phone.said).to_have_count(0)
    expect(phone.page.locator(".tv-card[role=button]").first).to_be_focused()
    for part in (phone.heading, phone.page.locator(".tv-card[role=button]").last, phone.button("answer")):
        assert phone.is_seen(part)
    expect(phone.heard).not_to_have_text(verdict or "")


def test_targets_are_large_enough_and_nothing_is_wider_than_the_phone(open_page: OpenPage) -> None:
    quiz = Quizzing(open_page("quiz", "sv", query=QUERY, width=360), "sv")
    quiz.press("rules", "hint")
    quiz.answer("SA")
    assert quiz.page.evaluate("document.documentElement.scrollWidth") == 360
    targets = quiz.page.evaluate(
        """() => [...document.querySelectorAll(".tolva-quiz :is(button, select, summary)")]
          .map(part => [part.textContent, part.getBoundingClientRect()]).filter(([, box]) => box.width > 0)
          .map(([text, box]) => [text, Math.min(box.width, box.height)])"""
    )
    assert len(targets) > 8
    assert not [text for text, least in targets if least < SMALLEST_TARGET]


@pytest.mark.parametrize("query", ["family=who-takes", "game=trettioett&family=worth", "game=tolp&family=may-lay"])
def test_phone_shows_what_is_answered_by_buttons_right_above_those_that_answer(open_page: OpenPage, query: str) -> None:
    phone = Quizzing(open_page("quiz", "sv", query=f"{query}&seed=5&difficulty=3&v=1", width=360), "sv")
    assert phone.is_seen(phone.page.locator(".tolva-quiz-asked h2").first)
    for choice in phone.page.locator(".tolva-table-phrases button").all():
        assert phone.is_seen(choice)
    phone.page.locator(".tolva-table-phrases button").first.click()
    phone.press("answer")
    expect(phone.said).to_be_focused()
    assert phone.is_seen(phone.said)


@pytest.mark.parametrize(
    "query", ["game=tolva&players=3&family=scores&seed=5", "game=bondtolva&family=scores&seed=7&difficulty=2"]
)
def test_long_answers_do_not_lie_over_the_table_on_a_phone(open_page: OpenPage, query: str) -> None:
    phone = Quizzing(open_page("quiz", "sv", query=query, width=360), "sv")
    parts = map(phone.page.locator, (".tolva-table svg", ".tolva-table-phrases"))
    picture, answers = (part.first.bounding_box() for part in parts)
    assert picture
    assert answers
    assert answers["y"] >= picture["y"] + picture["height"] - 1


@pytest.mark.parametrize(
    "query",
    some(
        [
            "game=tolp&players=10&family=who-leads",
            "game=tolp&players=8&family=hand-over&difficulty=3",
            "game=plocketolva&family=may-do&difficulty=2",
            "game=tolp&family=who-leads",
        ],
        2,
    ),
)
def test_link_to_a_question_that_tells_much_opens_on_a_phone_with_the_hand_in_sight(
    open_page: OpenPage, query: str
) -> None:
    phone = Quizzing(open_page("quiz", "sv", query=f"{query}&seed=7", width=360), "sv")
    words, buttons = (phone.page.locator(part) for part in (".tolva-table-phrases", ".tolva-quiz-buttons"))
    covered = box_of(words if words.is_visible() else buttons)["y"]
    for card in phone.page.locator(".tolva-table-picture .tv-card[data-key]").all():
        box = box_of(card)
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= covered + 4, box
