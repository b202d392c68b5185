"""Every state of the quiz, looked at by axe."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.breadth import some
from helpers.pages import OpenPage, Scheme
from helpers.quizzing import ALLOWED, QUERY, Quizzing


def fresh(quiz: Quizzing) -> None:
    quiz.has_picked()


def picked(quiz: Quizzing) -> None:
    quiz.pick("SA", "S9")
    quiz.has_picked("SA", "S9")


def refused(quiz: Quizzing) -> None:
    quiz.press("clear", "answer")
    expect(quiz.said).to_contain_text(re.compile("först|first"))


def hinted(quiz: Quizzing) -> None:
    quiz.press("hint", "hint-more", "rules")
    expect(quiz.rules_in_short.locator("li")).to_have_count(4)


def wrong(quiz: Quizzing) -> None:
    quiz.answer("SA", "S9")


def told(quiz: Quizzing) -> None:
    quiz.pick("CK")
    expect(quiz.said.locator(".tolva-answering-told")).to_be_visible()


def right(quiz: Quizzing) -> None:
    quiz.press("again")
    quiz.answer(*ALLOWED)


STATES = (fresh, picked, refused, hinted, wrong, told, right)
"""In this order, each comes of the one before."""


@pytest.mark.parametrize(
    ("lang", "width", "zoom", "scheme"),
    some([("en", 360, 1, "dark"), ("sv", 1280, 1, "light"), ("sv", 1280, 2, "dark")], 1),
)
def test_every_state_passes_axe(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str, width: int, zoom: int, scheme: Scheme
) -> None:
    quiz = Quizzing(open_page("quiz", lang, query=QUERY, width=width, zoom=zoom, scheme=scheme), lang)
    for reach in STATES:
        reach(quiz)
        check_axe(quiz.page)
