"""The index of questions on a site of files: for any game and form, before Python is there or where it never comes."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, Route, expect

from helpers.pages import fits, wait_until_readable
from helpers.static_host import StaticHost
from tolva_teach.games import GAMES
from tolva_teach.judging.index import questions
from tolva_teach.judging.index.answers import answer
from tolva_teach.texts import LANGUAGES, game_name, sentence

PYTHON = "**/python.pack"
KEPT = {"game": "tolp", "players": "4", "options": "equal:yes", "called": "Ours"}
TYPED = {"sv": "tre kungar", "en": "three kings"}
_COMES = 60_000


def answers(game: str, lang: str, **options: object) -> dict[str, str]:
    """What the engine answers to each question of the game, by name."""
    rules = GAMES[game](GAMES[game].usual_players, options)
    return {asked.name: answer(asked, asked.answers(rules), lang) for asked in questions(rules)}


def question(page: Page, name: str) -> Locator:
    return page.locator(f"[data-question={name}]")


def opened(context: BrowserContext, address: str) -> Page:
    page = context.new_page()
    page.goto(address)
    wait_until_readable(page)
    return page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_game_and_form_is_asked_about_where_the_phone_cannot_run_python(
    web_host: StaticHost, new_context: Callable[..., BrowserContext], check_axe: Callable[[Page], None], lang: str
) -> None:
    phone = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
    context = new_context(service_workers="block", reduced_motion="reduce", **phone)
    context.add_init_script("delete window.WebAssembly")
    page = opened(context, web_host.url(f"{lang}/at-the-table"))
    expect(page.get_by_role("alert").filter(has_text=sentence(lang, "frame-no-python"))).to_be_visible()
    game = page.locator(".tolva-choices select").first
    game.select_option(label=game_name("trettioett", lang))
    page.get_by_role("searchbox").fill(TYPED[lang])
    found = question(page, "thirtyone-three-kings")
    found.locator("summary").tap()
    told = answers("trettioett", lang)
    expect(found.locator(".tolva-at-table-answer")).to_have_text(told["thirtyone-three-kings"])
    page.wait_for_url("**game=trettioett**")
    check_axe(page)
    assert fits(page)

    # A form with questions of its own, and the way back to the one before.
    page.get_by_role("searchbox").fill("")
    game.select_option(label=game_name("tolva", lang))
    expect(question(page, "ask-then-meld")).to_have_count(1)
    page.wait_for_url("**game=tolva**")  # each is an entry of its own in the browser's history
    page.locator(".tolva-choices select").nth(1).select_option("3")
    expect(question(page, "ask-then-meld")).to_have_count(0)
    page.wait_for_url("**players=3**")
    page.go_back()
    expect(question(page, "ask-then-meld")).to_have_count(1)

    # The page is opened on what one was at last; an address goes before it.
    page.goto(web_host.url(f"{lang}/at-the-table", "game=tolp"))
    expect(game).to_have_value("tolp")
    page.goto(web_host.url(f"{lang}/at-the-table"))
    expect(game).to_have_value("tolp")

    # What takes Python is said where one looks for it.
    for name in ("judge", "rules"):
        page.get_by_role("tab", name=sentence(lang, f"at-table-{name}"), exact=True).tap()
        expect(page.get_by_text(sentence(lang, f"at-table-{name}-later"))).to_be_visible()
    expect(page.locator("#tolva-soon")).to_be_hidden()


def test_house_rules_are_not_answered_by_the_book_without_a_word(
    web_host: StaticHost, new_context: Callable[..., BrowserContext]
) -> None:
    context = new_context(service_workers="block", reduced_motion="reduce")
    held: list[Route] = []
    context.route(PYTHON, lambda route: held.append(route))
    page = opened(context, web_host.url("en/at-the-table", "game=tolp&options=equal:yes&ask=tolp-same-rank"))
    same = question(page, "tolp-same-rank").locator(".tolva-at-table-answer")
    for_now = page.get_by_text(sentence("en", "at-table-for-now"))
    game, players = page.locator(".tolva-choices select").first, page.locator(".tolva-choices select").nth(1)
    expect(same).to_have_text(answers("tolp", "en")["tolp-same-rank"])
    expect(for_now).to_be_visible()
    assert "options=equal:yes" in page.url
    game.select_option("trettioett")
    expect(page.locator(".tolva-at-table-line")).to_have_text(re.compile("^Trettioett"))
    expect(for_now).to_be_hidden()

    # Those that the device keeps, with a form that is chosen before Python is there.
    page.evaluate("text => localStorage.setItem('tolva:/cards/house-rules', text)", json.dumps(KEPT))
    page.goto(web_host.url("en/at-the-table"))
    wait_until_readable(page)
    expect(for_now).to_be_visible()
    players.select_option("5")
    expect(page.locator(".tolva-at-table-line")).to_have_text(re.compile("5"))
    expect(for_now).to_be_visible()
    assert json.loads(page.evaluate("localStorage.getItem('tolva:/cards/house-rules')")) == KEPT
    question(page, "tolp-same-rank").locator("summary").click()
    expect(same).to_have_text(answers("tolp", "en")["tolp-same-rank"])
    held[-1].continue_()
    expect(for_now).to_be_hidden(timeout=_COMES)
    expect(same).to_have_text(answers("tolp", "en", equal=True)["tolp-same-rank"])
    expect(players).to_have_value("5")
    page.wait_for_function("localStorage.getItem('tolva:/cards/house-rules').includes('\"players\": \"5\"')")
    kept = json.loads(page.evaluate("localStorage.getItem('tolva:/cards/house-rules')"))
    assert kept == {**KEPT, "players": "5"}
