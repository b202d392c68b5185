"""The guided deal at the head of each course, in a browser: played through by keys alone, sentence by sentence."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from helpers.answering_along import given
from helpers.breadth import some
from helpers.by_keys import Keys
from helpers.guided import LESSONS, come, notebook, script_of
from helpers.pages import SMALLEST_TARGET, OpenPage, tab_to
from tolva_teach.texts import sentence
from tolva_widgets.guided.session import GuidedSession

WITHIN = "() => document.activeElement.closest('.tolva-guided') !== null"
LOOKS = {
    "tolva": ("sv", 360),
    "trettioett": ("en", 1280),
    "bondtolva": ("en", 360),
    "tolp": ("sv", 1280),
    "plocketolva": ("sv", 360),
    "bordstolva": ("en", 1280),
}
"""In which language and at which width each is played: between them both, at both."""


def test_on_a_phone_what_is_said_and_the_hand_are_in_sight_together_once_one_has_gone_on(open_page: OpenPage) -> None:
    """Tölp has the highest table, for its hands are the largest."""
    page = open_page(LESSONS["tolp"], "en", width=360)
    box = page.locator(".tolva-guided")
    box.get_by_role("button", name=sentence("en", "guided-on")).tap()
    expect(box.locator(".tolva-guided-sentence")).to_be_in_viewport(ratio=1)
    expect(box.locator(".tolva-table-picture")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", some(list(LESSONS), 2))
def test_a_guided_deal_is_played_through_by_keys_alone(
    open_page: OpenPage, check_axe: Callable[[Page], None], game: str
) -> None:
    lang, width = LOOKS[game]
    page = open_page(LESSONS[game], lang, width=width)
    box = page.locator(".tolva-guided")
    box.scroll_into_view_if_needed()
    told, live = box.locator(".tolva-guided-sentence"), box.locator(".tolva-table > [role=status]")
    beside, keys = GuidedSession(script_of(LESSONS[game])), Keys(page)
    while True:
        come(beside)
        step = beside.step
        assert step is not None
        said = sentence(lang, str(step.say))
        expect(told).to_have_text(said, timeout=20_000)
        expect(told).to_be_in_viewport()
        if beside.number:
            expect(live).to_contain_text(said)
        assert box.locator(".tv-lit").count() >= len(step.light)
        expect(box.locator(".tv-lit .tv-sign")).to_have_count(0)
        if beside.number in (0, len(beside.script.steps) // 2):
            check_axe(page)
        if beside.is_at_end:
            break
        if beside.is_turn:
            decision, offers = beside.asked[0], beside.match.offers
            assert offers is not None
            if not keys.focus.startswith("piece "):
                keys.tab("Tab", "piece ")
            keys.decide(given(offers, decision))
            beside.do(decision)
        else:
            go_on(page, keys)
            beside.go_on()
    for one in box.get_by_role("button").all():
        size = one.bounding_box()
        assert size is None or min(size["width"], size["height"]) >= SMALLEST_TARGET
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    box.get_by_role("button", name=sentence(lang, "guided-onward"), exact=True).press("Enter")
    expect(page.locator(":focus")).to_contain_text(first_words_after(LESSONS[game], lang))
    expect(page.locator(":focus")).to_be_in_viewport()


def first_words_after(lesson: str, lang: str) -> str:
    """What is to be read next below a lesson's guided deal, up to where its text is marked in any way."""
    cells = json.loads(notebook(lesson, lang).read_text("utf-8"))["cells"]
    place = next(place for place, cell in enumerate(cells) if "GuidedDeal(" in "".join(cell["source"]))
    return re.split(r"[\[*\n]", "".join(cells[place + 1]["source"]).lstrip("# "))[0]


def test_the_highest_table_is_wholly_in_sight_beside_its_sentence(open_page: OpenPage) -> None:
    page = open_page(LESSONS["bordstolva"], "en", width=1280)
    expect(page.locator(".tolva-guided .tv-picture")).to_be_in_viewport(ratio=0.99)
    expect(page.locator(".tolva-guided .tolva-pace-on")).to_be_in_viewport(ratio=0.99)


def go_on(page: Page, keys: Keys) -> None:
    """By the button, which whoever has been at the table comes to unasked."""
    on = page.locator(".tolva-guided .tolva-pace-on")
    if page.evaluate(WITHIN):
        expect(on).to_be_focused()
    else:
        tab_to(page, ".tolva-guided .tolva-pace-on")
    keys.press("Enter")


def test_who_points_at_the_table_keeps_the_focus_there(open_page: OpenPage) -> None:
    lesson = LESSONS["bondtolva"]
    page, beside = open_page(lesson, "en", width=1280), GuidedSession(script_of(lesson))
    box = page.locator(".tolva-guided")
    while not beside.is_turn:
        come(beside)
        if beside.reads:
            box.locator(".tolva-pace-on").click()
            beside.go_on()
    decision, offers = beside.asked[0], beside.match.offers
    assert offers is not None
    (key,) = given(offers, decision).keys
    box.locator(f'.tv-card[data-key="{key}"]').click(position={"x": 10, "y": 20})
    beside.do(decision)
    come(beside)
    assert beside.reads
    assert beside.step is not None
    expect(box.locator(".tolva-guided-sentence")).to_have_text(sentence("en", str(beside.step.say)), timeout=20_000)
    expect(box.locator(".tolva-pace-on")).not_to_be_focused()
