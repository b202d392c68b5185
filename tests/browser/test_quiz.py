"""The quiz in the browser: by mouse, by keys alone, on a phone, for who listens, and before its answer."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.pages import OpenPage, Scheme
from helpers.quizzing import ALLOWED, HAND, QUERY, Quizzing

LANGUAGES = ("sv", "en")
SMALLEST_TARGET = 24


@pytest.fixture
def quiz(open_page: OpenPage) -> Quizzing:
    return Quizzing(open_page("quiz", "en", query=QUERY), "en")


# Answering


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [1280, 360])
def test_right_answer_is_told_card_by_card(open_page: OpenPage, lang: str, width: int) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, width=width), lang)
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text({"sv": "Rätt!", "en": "Right!"}[lang])
    expect(quiz.results.locator("li")).to_have_count(3)
    expect(quiz.about).to_contain_text({"sv": "1 rätt av 1", "en": "1 of 1 right"}[lang])
    for card in HAND:
        expect(quiz.card(card).locator(".tv-yes" if card in ALLOWED else ".tv-left")).to_be_visible()


@pytest.mark.parametrize("picked", [ALLOWED, ("SK", "S6")], ids=["right", "wrong"])
def test_way_on_is_in_sight_after_an_answer(quiz: Quizzing, picked: tuple[str, ...]) -> None:
    quiz.answer(*picked)
    for part in (quiz.heading, quiz.said, quiz.button("next")):
        expect(part).to_be_in_viewport(ratio=1)


def test_right_answer_carries_no_cross(quiz: Quizzing) -> None:
    """What was rightly left alone has a sign of its own, on the card and in the list, and no "no"."""
    quiz.answer("SK", "S6")
    cross = quiz.card("S6").locator(".tv-sign path").get_attribute("d")
    quiz.press("again")
    quiz.answer(*ALLOWED)
    for card in HAND:
        expect(quiz.card(card).locator(".tv-sign path")).not_to_have_attribute("d", cross or "")
    expect(quiz.card("C7").locator(".tv-word")).to_have_count(0)
    expect(quiz.results).not_to_contain_text("✗")


def test_wrong_choices_of_both_kinds_look_and_read_differently(quiz: Quizzing) -> None:
    quiz.answer("SK", "S6")
    expect(quiz.results.locator(".tolva-answering-chose-forbidden")).to_contain_text("picked, but may not be played")
    expect(quiz.results.locator(".tolva-answering-missed-allowed")).to_contain_text("missed, but may be played")
    expect(quiz.card("S6")).to_have_accessible_name(
        re.compile("^six of spades, no, picked, but may not be played. You")
    )
    expect(quiz.card("SQ")).to_have_accessible_name(re.compile("^queen of spades, yes, missed, but may be played. You"))


def test_marks_on_cards_are_told_apart_without_colour(quiz: Quizzing) -> None:
    """Rightly picked, picked though forbidden, missed: by the sign's form, its drawing and the card's edge."""
    quiz.answer("SK", "S6")
    looks = [
        quiz.card(card).evaluate(
            """card => {
              const part = name => card.querySelector(name);
              const edge = getComputedStyle(part(".tv-ring")).strokeDasharray;
              return [edge, part(".tv-sign rect").getAttribute("rx"), part(".tv-sign path").getAttribute("d")].join();
            }"""
        )
        for card in ("SK", "S6", "SQ")
    ]
    assert len(set(looks)) == 3, looks


def test_nothing_picked_is_not_silent(quiz: Quizzing) -> None:
    quiz.press("answer")
    expect(quiz.said).to_contain_text("Pick at least one card first")
    expect(quiz.heard).to_contain_text("Pick at least one card first")
    quiz.pick("SK")
    expect(quiz.said).to_have_count(0)


def test_undo_clear_and_try_again(quiz: Quizzing) -> None:
    quiz.pick("SK", "S6")
    quiz.has_picked("SK", "S6")
    quiz.press("undo")
    quiz.has_picked("SK")
    quiz.press("clear")
    quiz.has_picked()
    quiz.answer("SK")
    quiz.press("again")
    quiz.has_picked()
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")
    expect(quiz.about).to_contain_text("0 of 1 right")


def test_card_tells_its_reason_again_after_the_answer(quiz: Quizzing) -> None:
    quiz.answer("SK")
    quiz.pick("C7")
    expect(quiz.said.locator(".tolva-answering-told")).to_contain_text("must trump")
    expect(quiz.heard).to_contain_text("Seven of clubs: Hearts were led, and you are void")


def test_hints_come_one_by_one(quiz: Quizzing) -> None:
    quiz.press("hint")
    expect(quiz.said.locator(".tolva-quiz-hint")).to_have_count(1)
    expect(quiz.heard).to_contain_text("You cannot follow suit")
    quiz.press("hint-more")
    expect(quiz.said.locator(".tolva-quiz-hint")).to_have_count(2)
    expect(quiz.said).to_be_focused()
    expect(quiz.button("hint-more")).to_have_count(0)


def test_rules_in_short_before_the_answer_and_the_deciding_one_after_it(quiz: Quizzing) -> None:
    quiz.press("rules")
    expect(quiz.rules_in_short.locator("li")).to_have_count(4)
    expect(quiz.page.locator(".tolva-rule")).to_have_count(0)
    quiz.press("rules-hide")
    expect(quiz.rules_in_short).to_have_count(0)
    quiz.answer("SK")
    quiz.press("rule")
    expect(quiz.page.locator(".tolva-rule")).to_have_count(1)
    expect(quiz.page.locator(".tolva-rule")).to_contain_text("trick.overtake")
    expect(quiz.rules_in_short).to_have_count(0)


def test_picks_right_before_the_answer_are_in_it_though_the_kernel_is_slow(quiz: Quizzing) -> None:
    quiz.slow_down(800)
    quiz.pick("C7", "D8", "C7", "D8", *ALLOWED)
    quiz.press("answer")
    expect(quiz.said).to_contain_text("Right!")


# Keys alone


def test_question_is_answered_and_left_by_keys_alone(quiz: Quizzing) -> None:
    keys = quiz.page.keyboard
    quiz.page.locator('.tv-card[tabindex="0"]').focus()
    keys.press("Enter")
    keys.press("ArrowRight")
    keys.press("Space")
    quiz.has_picked(*ALLOWED)
    while not quiz.button("answer").evaluate("button => button === document.activeElement"):
        keys.press("Tab")
    keys.press("Enter")
    expect(quiz.said).to_contain_text("Right!")
    expect(quiz.said).to_be_focused()
    keys.press("Tab")
    expect(quiz.button("next")).to_be_focused()
    keys.press("Enter")
    expect(quiz.about).to_contain_text("Question 77")
    expect(quiz.page.locator('.tv-card[tabindex="0"]')).to_be_focused()
    first = quiz.page.locator(".tv-card[role=button]").first
    expect(first).to_be_focused()
    expect(first).to_have_attribute("aria-pressed", "false")


def has_focus_somewhere(quiz: Quizzing) -> None:
    """Once the kernel has answered, which takes a while where many tests run at once."""
    quiz.page.wait_for_timeout(300)
    quiz.page.wait_for_function("document.activeElement !== document.body")


def test_focus_is_never_lost(quiz: Quizzing) -> None:
    """Not by the buttons that go away when they are pressed, and not by those that stay."""
    for name in ("undo", "clear", "answer", "hint", "hint-more", "rules", "rules-hide"):
        quiz.button(name).focus()
        quiz.page.keyboard.press("Enter")
        has_focus_somewhere(quiz)
    quiz.pick("SK")
    for name in ("answer", "again", "random"):
        quiz.button(name).focus()
        quiz.page.keyboard.press("Enter")
        has_focus_somewhere(quiz)
        quiz.pick(*HAND[:1] if name == "again" else ())


def test_escape_lets_go_of_all_and_undo_brings_them_back(quiz: Quizzing) -> None:
    quiz.pick("SK", "S6")
    quiz.page.keyboard.press("Escape")
    quiz.has_picked()
    quiz.press("undo")
    quiz.has_picked("SK", "S6")


# On a phone


@pytest.fixture(params=LANGUAGES)
def phone(open_page: OpenPage, request: pytest.FixtureRequest) -> Quizzing:
    return Quizzing(open_page("quiz", request.param, query=QUERY, width=360), request.param)


def test_phone_shows_question_trick_hand_and_answer_without_scrolling(phone: Quizzing) -> None:
    assert phone.scrolled == 0
    for part in (phone.heading, phone.card("H10"), phone.card("SJ"), *map(phone.card, HAND), phone.button("answer")):
        assert phone.is_seen(part)


def test_phone_shows_the_verdict_with_the_marked_cards_and_the_way_on(phone: Quizzing) -> None:
    phone.answer("SK", "S6")
    for part in (phone.said, *map(phone.card, HAND), phone.button("next")):
        assert phone.is_seen(part)


def test_phone_shows_both_hints_with_the_hand(phone: Quizzing) -> None:
    phone.press("hint", "hint-more")
    expect(phone.said.locator(".tolva-quiz-hint")).to_have_count(2)
    for part in (phone.said.locator(".tolva-quiz-hint").last, *map(phone.card, HAND), phone.button("answer")):
        assert phone.is_seen(part)


def test_phone_shows_all_of_a_cards_reason_above_the_buttons(phone: Quizzing) -> None:
    phone.answer("SK", "C6")
    told = phone.said.locator(".tolva-answering-told")
    for card in reversed(HAND):
        phone.pick(card)
        expect(told.locator(f".tolva-suit-{card[0]}")).to_be_visible()
        phone.page.wait_for_function("document.querySelector('.tolva-answering-told').getBoundingClientRect().top > 0")
        assert phone.is_seen(told)


def test_phone_keeps_the_buttons_at_the_lower_edge_from_question_to_question(phone: Quizzing) -> None:
    phone.answer("SK")
    phone.results.locator("li").last.scroll_into_view_if_needed()
    phone.page.mouse.wheel(0, 2000)
    phone.page.wait_for_function("scrollY > 300")
    phone.press("next")
    expect(phone.said).to_have_count(0)
    phone.page.wait_for_function(
        "Math.abs(document.querySelector('.tolva-quiz-buttons').getBoundingClientRect().bottom - innerHeight) < 2"
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phone_held_sideways_shows_question_trick_hand_and_buttons_at_once(open_page: OpenPage, lang: str) -> None:
    sideways = {"width": 740, "height": 360}
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, width=360, viewport=sideways), lang)
    quiz.press("hint", "hint-more")
    expect(quiz.said).to_be_focused()
    for part in (quiz.heading, quiz.said, quiz.card("H10"), *map(quiz.card, HAND), quiz.button("answer")):
        expect(part).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("leave", ["next", "random", "difficulty"])
def test_another_question_is_brought_into_sight_and_the_old_verdict_is_not_heard_again(
    phone: Quizzing, leave: str
) -> None:
    phone.answer("SK")
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


def test_no_word_of_the_results_is_broken_on_a_phone(phone: Quizzing) -> None:
    phone.answer("SK", "S6")
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


def test_targets_are_large_enough_and_nothing_is_wider_than_the_phone(open_page: OpenPage) -> None:
    quiz = Quizzing(open_page("quiz", "sv", query=QUERY, width=360), "sv")
    quiz.press("rules", "hint")
    quiz.answer("SK")
    assert quiz.page.evaluate("document.documentElement.scrollWidth") == 360
    targets = quiz.page.evaluate(
        """() => [...document.querySelectorAll(".tolva-quiz :is(button, select, summary)")]
          .map(part => [part.textContent, part.getBoundingClientRect()]).filter(([, box]) => box.width > 0)
          .map(([text, box]) => [text, Math.min(box.width, box.height)])"""
    )
    assert len(targets) > 8
    assert not [text for text, least in targets if least < SMALLEST_TARGET]


# Nothing leaks


def test_nothing_on_the_page_tells_the_answer_before_it_is_given(quiz: Quizzing) -> None:
    """Taken as what the page says of each card of the hand, one is like another but for its face and its place."""
    attributes = quiz.page.evaluate(
        """keys => keys.map(key => {
          const card = document.querySelector(`.tv-card[data-key="${key}"]`);
          return [...card.attributes].map(({ name, value }) => [name, value]);
        })""",
        list(HAND),
    )
    told = [
        sorted(
            name if name in ("data-key", "aria-label", "style", "tabindex") else f"{name}={value}"
            for name, value in card
        )
        for card in attributes
    ]
    assert all(names == told[0] for names in told), told
    words = ("tv-yes", "tv-no", "tv-missed", "tv-left", "chose-forbidden", "missed-allowed", "right-left")
    page = without_styles(quiz.page)
    assert not [word for word in words if word in page]
    quiz.answer("SK", "S6")
    page = without_styles(quiz.page)
    assert [word for word in words if word in page] == list(words), "the page no longer calls them so"


def without_styles(page: Page) -> str:
    """All that stands on the page, but for style sheets and scripts, in which every state has its name."""
    markup: str = page.evaluate(
        """() => {
          const copy = document.documentElement.cloneNode(true);
          for (const part of copy.querySelectorAll("style, script")) part.remove();
          return copy.outerHTML;
        }"""
    )
    return markup


# The address


def test_link_opens_its_question_and_the_address_follows(quiz: Quizzing) -> None:
    expect(quiz.about).to_contain_text("Question 76 · Hard")
    quiz.answer("SK")
    quiz.press("next")
    expect(quiz.page).to_have_url(re.compile(r"\?seed=77&difficulty=3&v=1$"))


def test_going_back_and_forward_in_the_browser_leads_from_question_to_question(open_page: OpenPage) -> None:
    quiz = Quizzing(open_page("quiz", "en"), "en")
    expect(quiz.page).to_have_url(re.compile(r"\?seed=\d+"))
    first, addresses = quiz.page.url, quiz.page.evaluate("history.length")
    quiz.press("random")
    expect(quiz.page).not_to_have_url(first)
    second, drawn = quiz.page.url, quiz.about.text_content()
    assert quiz.page.evaluate("history.length") == addresses + 1
    quiz.page.go_back()
    expect(quiz.page).to_have_url(first)
    expect(quiz.about).not_to_have_text(drawn or "")
    expect(quiz.page.locator(".tv-card[role=button]").first).to_be_focused()
    quiz.page.go_forward()
    expect(quiz.about).to_have_text(drawn or "")
    expect(quiz.page).to_have_url(second)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_cards_in_the_text_have_the_colours_of_those_on_the_table(open_page: OpenPage, scheme: Scheme) -> None:
    quiz = Quizzing(open_page("quiz", "en", query=QUERY, scheme=scheme), "en")
    quiz.answer("SK")
    for colours in ("4", "2"):
        quiz.page.evaluate("document.querySelector('.tolva-settings').open = true")
        quiz.page.get_by_label("Colours").select_option(colours)
        expect(quiz.page.locator(f'.tolva-table[data-colours="{colours}"]')).to_be_visible()
        for card in ("SK", "C7", "D8"):
            shade = quiz.card(card).locator("text.tv-index").first.evaluate("text => getComputedStyle(text).fill")
            expect(quiz.results.locator(f".tolva-suit-{card[0]}").first).to_have_css("color", shade)


def test_score_outlives_reload_language_and_going_back_and_counts_a_question_once(quiz: Quizzing) -> None:
    quiz.answer("SK")
    expect(quiz.about).to_contain_text("0 of 1 right")
    quiz.press("next")
    expect(quiz.page).to_have_url(re.compile("seed=77"))
    quiz.page.go_back()
    expect(quiz.about).to_contain_text("Question 76")
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")
    expect(quiz.about).to_contain_text("0 of 1 right")
    quiz.page.reload()
    expect(Quizzing(quiz.page, "en").about).to_contain_text("0 of 1 right")
    quiz.page.goto(quiz.page.url.replace("/en/", "/sv/"))
    swedish = Quizzing(quiz.page, "sv")
    expect(swedish.about).to_contain_text("0 rätt av 1")
    swedish.answer(*ALLOWED)
    expect(swedish.said).to_contain_text("Rätt!")
    expect(swedish.about).to_contain_text("0 rätt av 1")


def test_letters_once_chosen_hold_on_the_next_visit(quiz: Quizzing) -> None:
    quiz.page.locator("summary", has_text="Appearance").click()
    quiz.page.get_by_label("Corner letters").select_option("sv")
    expect(quiz.card("SQ").locator("text.tv-index").first).to_have_text("D")
    quiz.page.reload()
    expect(Quizzing(quiz.page, "en").card("SQ").locator("text.tv-index").first).to_have_text("D")


def test_what_is_for_programmers_stays_in_the_notebook(quiz: Quizzing) -> None:
    expect(quiz.page.locator("h2", has_text="About the questions")).to_be_visible()
    expect(quiz.page.locator("main")).not_to_contain_text("MustPlayQuiz(")


def test_page_without_a_seed_draws_one_and_tells_it_in_the_address(open_page: OpenPage) -> None:
    quiz = Quizzing(open_page("quiz", "en"), "en")
    expect(quiz.page).to_have_url(re.compile(r"\?seed=\d+&difficulty=1&v=1$"))
    shown = re.search(r"seed=(\d+)", quiz.page.url)
    assert shown
    expect(quiz.about).to_contain_text(f"Question {shown[1]}")


@pytest.mark.parametrize(
    ("lang", "query", "wrong", "offer"),
    [
        ("sv", "seed=abc", "heltal från 0 till 999999999, inte 'abc'", "Ta fråga 1 i stället"),
        ("en", "seed=%3Cimg%20src%3Dx%3E", "not '<img src=x>'", "Take question 1 instead"),
        ("sv", "seed=1000000000", "heltal från 0 till 999999999, inte 1000000000", "Ta fråga 1 i stället"),
        ("en", "seed=1&difficulty=9", "from 1 to 3, not 9", "Take question 1 instead"),
        ("sv", "seed=1&v=77", "version 1, inte 77", "Ta fråga 1 i stället"),
    ],
)
def test_bad_link_says_what_is_wrong_and_offers_a_good_question(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, query: str, wrong: str, offer: str
) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=query, width=360), lang)
    expect(quiz.fault).to_contain_text(wrong)
    expect(quiz.fault).to_be_in_viewport(ratio=1)
    for hidden in (quiz.page.locator(".tolva-table"), quiz.button("answer")):
        expect(hidden).to_be_hidden()
    expect(quiz.page.locator(".tolva-quiz img")).to_have_count(0)
    check_axe(quiz.page)
    quiz.page.get_by_role("button", name=offer).click()
    expect(quiz.page.locator(".tolva-table")).to_be_visible()
    expect(quiz.fault).to_be_hidden()
    expect(quiz.page).to_have_url(re.compile(r"(?=.*\bseed=1\b)(?=.*\bdifficulty=1\b)(?=.*\bv=1\b)"))


def test_report_names_the_question(quiz: Quizzing) -> None:
    quiz.pick("SK")
    quiz.page.get_by_role("button", name="Something wrong?").click()
    report = json.loads(quiz.page.locator("dialog textarea[readonly]").input_value())
    name = {"game": "tolva", "family": "must-play", "version": 1, "difficulty": 3, "seed": 76}
    assert report["question"] == name
    assert report["selected"] == ["SK"]


# Every state


def fresh(quiz: Quizzing) -> None:
    quiz.has_picked()


def picked(quiz: Quizzing) -> None:
    quiz.pick("SK", "S6")
    quiz.has_picked("SK", "S6")


def refused(quiz: Quizzing) -> None:
    quiz.press("clear", "answer")
    expect(quiz.said).to_contain_text(re.compile("först|first"))


def hinted(quiz: Quizzing) -> None:
    quiz.press("hint", "hint-more", "rules")
    expect(quiz.rules_in_short.locator("li")).to_have_count(4)


def wrong(quiz: Quizzing) -> None:
    quiz.answer("SK", "S6")


def told(quiz: Quizzing) -> None:
    quiz.pick("C7")
    expect(quiz.said.locator(".tolva-answering-told")).to_be_visible()


def right(quiz: Quizzing) -> None:
    quiz.press("again")
    quiz.answer(*ALLOWED)


STATES = (fresh, picked, refused, hinted, wrong, told, right)
"""In this order, each comes of the one before."""


@pytest.mark.parametrize(
    ("lang", "width", "zoom", "scheme"),
    [("sv", 1280, 1, "light"), ("en", 360, 1, "dark"), ("sv", 1280, 2, "dark"), ("en", 1280, 1, "light")],
)
def test_every_state_passes_axe(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int, zoom: int, scheme: Scheme
) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, width=width, zoom=zoom, scheme=scheme), lang)
    for reach in STATES:
        reach(quiz)
        check_axe(quiz.page)
