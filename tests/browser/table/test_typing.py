"""Somebody who types: a whole level, a question of the quiz and a deal at the table, and nothing else is touched."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from helpers.breadth import some
from helpers.chance_player import keys_of, named
from helpers.levels import levels_of
from helpers.pages import SMALLEST_TARGET, OpenPage, box_of, wait_until_shown
from helpers.quizzing import ALLOWED, QUERY
from helpers.stage_pages import NOTEBOOKS
from helpers.tables import crowd
from helpers.tabling import OFFERS, PAIR, OpenTable
from tolva_teach.texts import LANGUAGES, Speaker, card_name, offered, sentence
from tolva_widgets.play.address import link_to
from tolva_widgets.play.session import PlaySession
from tolva_widgets.table import decisions as choosing

_ON_TOP = """() => {
  const told = document.querySelector(".tolva-table-typed"), { left, bottom, height } = told.getBoundingClientRect();
  return told.contains(document.elementFromPoint(left + 5, bottom - 5)) && height > 0;
}"""
_ELSEWHERE = "turn => document.querySelector('.tolva-pace').dataset.turn !== turn"
WORDS = {
    "sv": {
        "done": "klar",
        "next": "nästa",
        "on": "vidare",
        "hand": "hand",
        "open": "Skriv",
        "field": "Skriv vad du väljer",
    },
    "en": {
        "done": "done",
        "next": "next",
        "on": "continue",
        "hand": "hand",
        "open": "Type",
        "field": "Type what you choose",
    },
}


_IS_TOUCHED = "matchMedia('(hover: none) and (pointer: coarse)').matches"


class Typing:
    """Somebody at the field of one table."""

    def __init__(self, around: Locator, lang: str) -> None:
        self.page, self.words = around.page, WORDS[lang]
        self.table = around.locator(".tolva-table").first
        self.field = self.table.get_by_role("textbox", name=self.words["field"])
        self.told = self.table.locator(".tolva-table-typed")
        self.heard = self.table.locator("> [role=status]")

    def open(self) -> None:
        """By its button, or where there are but fingers, and the button is not there, by its key."""
        button = self.table.get_by_role("button", name=self.words["open"], exact=True)
        if self.page.evaluate(_IS_TOUCHED):
            expect(button).to_have_count(0)
            self.table.scroll_into_view_if_needed()
            self.page.keyboard.press("/")
        else:
            button.click()
        expect(self.field).to_be_focused()

    def type(self, text: str, said: str | re.Pattern[str] = "") -> None:
        """Types it and presses Enter; the focus stays in the field."""
        before = self.told.text_content()
        self.page.keyboard.type(text)
        self.page.keyboard.press("Enter")
        expect(self.told).not_to_have_text(before or "")
        if said:
            expect(self.told).to_contain_text(said)
        expect(self.field).to_be_focused()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_level_is_done_by_typing_alone(open_page: OpenPage, lang: str) -> None:
    page = open_page("melding", lang, width=360)
    written = levels_of(NOTEBOOKS / lang / "melding.ipynb")[0]
    session, box = written.session(), page.locator(".tolva-level").first
    typing = Typing(box, lang)
    typing.open()
    while True:
        task = session.current.task
        for choice in task.choices:
            if choice in task.answer:
                typing.type(task.called(choice, task.speaker(lang)))
        session.current.pick(task.answer)
        session.current.answer()
        typing.type("")
        expect(typing.heard).to_have_text(str(typing.told.text_content()))
        expect(box.locator(".tolva-answering-head-yes")).to_be_visible()
        if not session.next():
            break
        typing.type(typing.words["next"], session.current.task.ask(session.current.task.speaker(lang)))
    expect(box.get_by_role("button", name=sentence(lang, "level-fresh"), exact=True)).to_be_visible()
    expect(box.locator(".tolva-stars")).to_have_attribute("data-stars", "3")
    assert json.loads(page.evaluate("localStorage['tolva:progress']"))["levels"] == {written.name: 3}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_of_the_quiz_is_answered_by_typing_alone(open_page: OpenPage, lang: str) -> None:
    page = open_page("quiz", lang, query=QUERY)
    typing = Typing(page.locator(".tolva-quiz"), lang)
    page.keyboard.press("/")
    expect(typing.field).to_be_focused()
    typing.type(", ".join(card_name(card, lang) for card in ALLOWED))
    typing.type(typing.words["done"])
    expect(page.locator(".tolva-answering-head-yes")).to_be_visible()
    typing.type(typing.words["next"])
    expect(page.locator(".tolva-answering-head-yes")).to_have_count(0)


def test_the_field_that_is_open_on_a_page_is_closed_on_another(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv", query=QUERY)
    Typing(page.locator(".tolva-quiz"), "sv").open()
    page.goto(page.url.replace("/quiz.", "/play."))
    wait_until_shown(page)
    expect(page.locator(".tolva-table-type")).to_have_attribute("aria-expanded", "false")


@pytest.mark.parametrize(("lang", "game", "players"), some([("sv", "trettioett", 3), ("en", "tolp", 3)], 1))
def test_a_deal_at_the_play_table_is_played_by_typing_alone(
    open_page: OpenPage, lang: str, game: str, players: int
) -> None:
    beside = PlaySession(named(game, players), lang=lang)
    beside.coach = "silent"
    page = open_page("play", lang, query=link_to(beside.name).removeprefix("?"))
    page.locator(".tolva-table-page-beside select").first.select_option("silent")
    page.locator(".tolva-table-page-beside select").nth(1).select_option("tap")
    page.wait_for_function("() => document.querySelector('.tolva-pace').dataset.turn > 2")
    typing = Typing(page.locator(".tolva-play"), lang)
    typing.open()
    pace = page.locator(".tolva-pace")
    while not beside.match.deal_over:
        before = pace.get_attribute("data-turn")
        if beside.match.waits_for != "you":
            page.keyboard.type(typing.words["on"])
            beside.go_on()
        else:
            decision = next(decision for decision, verdict in beside.match.verdicts if verdict)
            chosen = keys_of(beside, decision)
            page.keyboard.type(_typed(beside, chosen, lang))
            if isinstance(chosen, str):
                beside.choose(chosen)
            else:
                page.keyboard.press("Enter")
                beside.decide(chosen)
        page.keyboard.press("Enter")
        page.wait_for_function(_ELSEWHERE, arg=before)
        expect(typing.field).to_be_focused()
    expect(page.locator(".tolva-play-back")).to_be_visible()


def _typed(session: PlaySession, chosen: str | list[str], lang: str) -> str:
    """What chooses it: the names of cards, or what else is done in words."""
    offers = session.match.offers
    assert offers is not None
    if not isinstance(chosen, str):
        return ", ".join(card_name(offers.sets[0].cards[key], lang) for key in chosen)
    speaker = Speaker(lang, you=session.match.seat, parties=session.match.deal.game.parties)
    return offered(choosing.by_key(offers)[chosen], speaker)


def test_what_is_unclear_or_means_nothing_is_said_and_can_be_mended(open_page: OpenPage) -> None:
    page = open_page("quiz", "sv", query=QUERY)
    typing = Typing(page.locator(".tolva-quiz"), "sv")
    typing.open()
    typing.type("spader", "Vilket menar du: ”spader ess”, ”spader tio” eller ”spader nio”?")
    expect(typing.heard).to_have_text(str(typing.told.text_content()))
    expect(typing.field).to_have_value("spader")
    typing.type("hjärter qx", "Jag förstår inte ”qx”. Skriv till exempel ”spader ess”")  # what was typed is typed over
    typing.type("hjärter ess", "”hjärter ess” går inte att välja nu.")
    typing.type("<b>x", "Jag förstår inte ”b”")
    expect(page.locator(".tv-card[aria-pressed=true]")).to_have_count(0)
    typing.type("s9", "Valt: spader nio.")
    expect(page.locator('.tv-card[data-key="S9"]')).to_have_attribute("aria-pressed", "true")
    expect(typing.field).to_have_value("")


def test_why_nothing_came_of_it_goes_with_the_next_move(table: OpenTable) -> None:
    on = table(mode="play", **OFFERS)
    typing = Typing(on.page.locator("#stage"), "sv")
    typing.open()
    on.tell({"do": "typed", "said": "”ta” går inte att välja nu.", "heard": False, "mend": True})
    for words in (typing.told, typing.heard):
        expect(words).to_contain_text("går inte")
    on.widget.show(crowd(5, stock=8), mode="play", choices=PAIR)
    on.push()
    for words in (typing.told, typing.heard):
        expect(words).to_have_text("")


def test_keys_of_the_page_are_not_heard_while_one_types(open_page: OpenPage) -> None:
    page = open_page("replay", "en")
    typing = Typing(page.locator(".tolva-replay"), "en")
    typing.open()
    for key in (" ", "ArrowLeft", "ArrowRight", "Home", "End", "?", "/"):
        page.keyboard.press(key)
    expect(typing.field).to_have_value(" ?/")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert "step=" not in page.url
    page.keyboard.press("Escape")
    expect(typing.field).to_have_value("")
    typing.type("forward", re.compile("."))
    page.wait_for_url("**step=1*")
    page.keyboard.press("Escape")
    expect(typing.field).to_have_count(0)
    expect(typing.table.get_by_role("button", name="Type", exact=True)).to_be_focused()


@pytest.mark.parametrize(
    "looks", some([{"width": 360, "scheme": "dark"}, {"width": 1280, "forced_colors": "active"}], 1)
)
def test_the_field_is_remembered_large_enough_and_axe_finds_nothing(
    open_page: OpenPage, check_axe: Callable[[Page, str], None], looks: dict[str, object]
) -> None:
    page = open_page("quiz", "sv", query=QUERY, **looks)
    typing = Typing(page.locator(".tolva-quiz"), "sv")
    button = typing.table.get_by_role("button", name="Skriv", exact=True)
    typing.open()
    assert box_of(button)["height"] >= SMALLEST_TARGET
    typing.type("hjälp", "Att välja: ")
    assert page.evaluate(_ON_TOP), "what came of it lies beneath something"
    check_axe(page, ".tolva-quiz")  # in forced colours axe knows none of the frame's
    for part in (typing.field, typing.table.get_by_role("button", name="Gör", exact=True)):
        assert min(box_of(part)["height"], box_of(part)["width"]) >= SMALLEST_TARGET
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.reload()
    expect(typing.field).to_be_visible()
    expect(typing.field).not_to_be_focused()
    button.click()
    expect(typing.field).to_have_count(0)
    page.reload()
    expect(typing.table).to_be_visible()
    expect(button).to_have_count(0 if page.evaluate(_IS_TOUCHED) else 1)
    expect(typing.field).to_have_count(0)


def test_the_help_tells_of_the_key(open_page: OpenPage) -> None:
    page = open_page("quiz", "en", query=QUERY)
    page.get_by_role("button", name="Signs and keys").click()
    expect(page.get_by_role("dialog")).to_contain_text("Type what you choose instead of pointing")
