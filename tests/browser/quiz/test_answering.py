"""The quiz is answered with the mouse: picked, undone, answered, tried again."""

import pytest
from playwright.sync_api import expect

from helpers.pages import OpenPage, box_of
from helpers.quizzing import ALLOWED, HAND, QUERY, Quizzing
from tolva_teach.texts import LANGUAGES


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


@pytest.mark.parametrize("picked", [ALLOWED, ("SA", "S9")], ids=["right", "wrong"])
def test_way_on_is_in_sight_after_an_answer(quiz: Quizzing, picked: tuple[str, ...]) -> None:
    quiz.answer(*picked)
    for part in (quiz.heading, quiz.said, quiz.button("next")):
        expect(part).to_be_in_viewport(ratio=1)


def test_nothing_picked_is_not_silent(quiz: Quizzing) -> None:
    quiz.press("answer")
    expect(quiz.said).to_contain_text("Pick at least one card first")
    expect(quiz.heard).to_contain_text("Pick at least one card first")
    quiz.pick("SA")
    expect(quiz.said).to_have_count(0)


def test_undo_clear_and_try_again(quiz: Quizzing) -> None:
    quiz.pick("SA", "S9")
    quiz.has_picked("SA", "S9")
    quiz.press("undo")
    quiz.has_picked("SA")
    quiz.press("clear")
    quiz.has_picked()
    quiz.answer("SA")
    quiz.press("again")
    quiz.has_picked()
    quiz.answer(*ALLOWED)
    expect(quiz.said).to_contain_text("Right!")
    expect(quiz.about).to_contain_text("0 of 1 right")


def test_picks_right_before_the_answer_are_in_it_though_the_kernel_is_slow(quiz: Quizzing) -> None:
    quiz.slow_down(800)
    quiz.pick("CK", "DQ", "CK", "DQ", *ALLOWED)
    quiz.press("answer")
    expect(quiz.said).to_contain_text("Right!")


def test_press_at_the_old_table_right_after_next_is_told_and_picks_nothing_at_the_new_one(open_page: OpenPage) -> None:
    quiz = Quizzing(open_page("quiz", "en", query=QUERY), "en")
    quiz.answer(*ALLOWED)
    quiz.hold_back()
    quiz.press("next")
    quiz.pick("SA")
    quiz.let_through()
    expect(quiz.about).to_contain_text("5938")
    expect(quiz.heard).to_contain_text("That was meant for the previous table.")
    expect(quiz.page.locator('.tv-card[aria-pressed="true"]')).to_have_count(0)
    quiz.page.locator('.tv-card[role="button"]').first.click(position={"x": 12, "y": 30})
    expect(quiz.page.locator('.tv-card[aria-pressed="true"]')).to_have_count(1)


def test_a_lay_of_one_card_is_picked_on_the_table_or_by_its_button_and_cards_alike_stand_for_it(
    open_page: OpenPage,
) -> None:
    quiz = Quizzing(open_page("quiz", "sv", query="game=tolp&family=may-lay&seed=5&difficulty=3&v=1", width=360), "sv")
    eight = quiz.page.locator('.tolva-table-phrases button[value="S8"]')
    for pick in (lambda: quiz.pick("H8"), eight.click, lambda: quiz.pick("S8")):
        picked = eight.get_attribute("aria-pressed") == "true"
        pick()
        expect(eight).to_have_attribute("aria-pressed", str(not picked).lower())
        expect(quiz.card("S8")).to_have_attribute("aria-pressed", str(not picked).lower())
    quiz.press("answer")
    expect(quiz.results).to_be_visible()


def test_what_is_picked_leaves_every_button_in_its_place_and_cards_signs_have_the_cards_colours(
    open_page: OpenPage,
) -> None:
    quiz = Quizzing(open_page("quiz", "sv", query="game=tolp&family=may-lay&seed=5&difficulty=3&v=1", width=360), "sv")
    buttons = quiz.page.locator(".tolva-table-phrases button")
    before = [box_of(one) for one in buttons.all()]
    buttons.first.click()
    expect(buttons.first.locator(".tolva-sign")).to_be_visible()
    assert [box_of(one) for one in buttons.all()] == before
    expect(buttons.first.locator("span span")).to_have_css("color", "rgb(197, 21, 43)")
