"""A whole deal of each game and form is answered by keys alone: tab, arrows, Enter; nothing is clicked."""

import pytest
from playwright.sync_api import expect

from helpers.answering_along import Given, decisions
from helpers.breadth import some
from helpers.by_keys import Keys
from helpers.pages import OpenPage, tab_to
from tolva_teach.examples import EXAMPLES, example
from tolva_teach.play.replay import Replay
from tolva_teach.texts import sentence

_AT = "step => document.querySelector('.tolva-step-count')?.textContent.startsWith(`${step}/`)"
_ANSWERED = "() => document.querySelector('.tolva-why .tolva-answer-yes')"


class AnsweringKeys(Keys):
    """Somebody who answers along a replay so."""

    def answer(self, given: Given) -> None:
        """Answers with what was decided, and sees that it was allowed."""
        self.decide(given)
        self.page.wait_for_function(_ANSWERED)
        if not given.together and given.keys[0] in given.on_table:
            self.press("Tab")  # a button leaves the arrows, which the table keeps for itself

    def step(self, number: int) -> None:
        """One step on, by an arrow key from a button."""
        self.press("ArrowRight")
        self.page.wait_for_function(_AT, arg=number)


@pytest.mark.parametrize("name", some(list(EXAMPLES), 2))
def test_a_whole_deal_is_answered_by_keys_alone(open_page: OpenPage, name: str) -> None:
    page = open_page("replay", "en", query=f"example={name}&ask=1")
    keys, steps = AnsweringKeys(page), list(Replay(example("en", name)))
    tab_to(page, ".tolva-step-forward")
    answered = 0
    for number, given in enumerate(decisions(steps), start=1):
        if given is not None:
            keys.answer(given)
            answered += 1
        keys.step(number)
    assert answered > 20
    told = sentence("en", "tally-right", None, right=answered, count=answered)
    expect(page.locator(".tolva-tally")).to_contain_text(told)
