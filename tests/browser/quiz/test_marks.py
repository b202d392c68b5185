"""What an answered question shows of each card, and how that is told apart."""

import re

from playwright.sync_api import expect

from helpers.quizzing import ALLOWED, HAND, Quizzing


def test_right_answer_carries_no_cross(quiz: Quizzing) -> None:
    """What was rightly left alone has a sign of its own, on the card and in the list, and no "no"."""
    quiz.answer("SA", "S9")
    cross = quiz.card("S9").locator(".tv-sign path").get_attribute("d")
    quiz.press("again")
    quiz.answer(*ALLOWED)
    for card in HAND:
        expect(quiz.card(card).locator(".tv-sign path")).not_to_have_attribute("d", cross or "")
    expect(quiz.card("CK").locator(".tv-word")).to_have_count(0)
    expect(quiz.results).not_to_contain_text("✗")


def test_wrong_choices_of_both_kinds_look_and_read_differently(quiz: Quizzing) -> None:
    quiz.answer("SA", "S9")
    expect(quiz.results.locator(".tolva-answering-chose-forbidden")).to_contain_text("picked, but may not be played")
    expect(quiz.results.locator(".tolva-answering-missed-allowed")).to_contain_text("missed, but may be played")
    expect(quiz.card("S9")).to_have_accessible_name(
        re.compile("^nine of spades, no, picked, but may not be played. You")
    )
    expect(quiz.card("S10")).to_have_accessible_name(re.compile("^ten of spades, yes, missed, but may be played. You"))


def test_marks_on_cards_are_told_apart_without_colour(quiz: Quizzing) -> None:
    """Rightly picked, picked though forbidden, missed: by the sign's form, its drawing and the card's edge."""
    quiz.answer("SA", "S9")
    looks = [
        quiz.card(card).evaluate(
            """card => {
              const part = name => card.querySelector(name);
              const edge = getComputedStyle(part(".tv-ring")).strokeDasharray;
              return [edge, part(".tv-sign rect").getAttribute("rx"), part(".tv-sign path").getAttribute("d")].join();
            }"""
        )
        for card in ("SA", "S9", "S10")
    ]
    assert len(set(looks)) == 3, looks


def test_card_tells_its_reason_again_after_the_answer(quiz: Quizzing) -> None:
    quiz.answer("SA")
    quiz.pick("CK")
    expect(quiz.said.locator(".tolva-answering-told")).to_contain_text("must overtrump the jack of spades")
    expect(quiz.heard).to_contain_text("King of clubs: You have no hearts, and spades are trumps, so you must")
