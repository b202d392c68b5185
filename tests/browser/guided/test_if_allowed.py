"""A forbidden card in a lesson is seen as it would go on if it were allowed, on a board of its own; the table stays."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.guided import LESSONS, come, script_of
from helpers.pages import OpenPage, fits
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.guided.session import GuidedSession

WIDTHS = {"sv": 360, "en": 1280}


def shows_something(session: GuidedSession) -> Decision | None:
    """A card that is refused now and would bring something."""
    for decision, verdict in session.match.verdicts if session.is_turn else ():
        if not verdict and decision.verb == "play":
            session.do(decision)
            if session.match.gain is not None:
                return decision
    return None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_forbidden_card_is_let_stand_on_a_board_beside(
    open_page: OpenPage, check_axe: Callable[[Page], None], lang: str
) -> None:
    page = open_page(LESSONS["tolva"], lang, width=WIDTHS[lang])
    box = page.locator(".tolva-guided")
    beside = GuidedSession(script_of(LESSONS["tolva"]))

    def lay(decision: Decision) -> None:
        box.locator(f'.tv-card[data-key="{decision.args[0]}"]').press("Enter")

    while True:
        come(beside)
        step = beside.step
        assert step is not None
        expect(box.locator(".tolva-guided-sentence")).to_have_text(sentence(lang, str(step.say)), timeout=20_000)
        tried = shows_something(beside)
        if tried is not None:
            break
        if beside.is_turn:
            asked = beside.asked[0]
            lay(asked)
            beside.do(asked)
        else:
            box.locator(".tolva-pace-on").press("Enter")
            beside.go_on()
    lies = box.locator(".tolva-table-picture").inner_html
    lay(tried)
    unfold = box.get_by_text(sentence(lang, "if-allowed-ask"))
    expect(unfold).to_be_visible()
    before = lies()
    unfold.press("Enter")
    expect(box.locator(".tolva-if-allowed-board img")).to_be_visible()
    expect(box.locator(".tolva-if-allowed")).to_contain_text(sentence(lang, "if-allowed-back"))
    check_axe(page)
    assert fits(page)
    assert lies() == before
    lay(beside.asked[0])
    expect(box.locator(".tolva-if-allowed")).to_have_count(0)
