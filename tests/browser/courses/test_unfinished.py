"""The front page leads back to a match that one left: told as the table tells it, and only where there is one."""

import json
import re
from collections.abc import Callable, Mapping

import pytest
from playwright.sync_api import Page, expect

from helpers.chance_player import named
from helpers.kernel_kinds import FILES, files_too
from helpers.left_matches import left, left_match
from helpers.pages import SMALLEST_TARGET, OpenPage, Scheme, wait_until_shown
from tolva_teach.texts import sentence
from tolva_widgets.play.address import FIRST_DEAL, MatchName, link_to
from tolva_widgets.play.saved.memory import TEXT_LIMIT, SavedMatch, key_of, written
from tolva_widgets.play.saved.told import own_standing, told

PUT = """async texts => {
  const { writeKept } = await import(document.querySelector('link[rel=modulepreload][href*="storage.js"]').href);
  for (const [key, text] of Object.entries(texts)) writeKept('lasting', `match:${key}`, text);
}"""
"""Has the browser keep matches as the table does, wherever the site lies on its host."""

WAY = ".tolva-unfinished"


def in_words(match: SavedMatch, lang: str) -> str:
    cards = match.name.cards
    return told(cards, match.deal, own_standing(cards, match.name.seat, match.score, match.unit, lang), lang)


def with_kept(page: Page, texts: Mapping[str, str]) -> Page:
    """The page opened anew in a browser that has kept these."""
    page.evaluate(PUT, dict(texts))
    page.reload()
    wait_until_shown(page)
    return page


def shown_of(lang: str, match: SavedMatch) -> str:
    return f"{sentence(lang, 'front-unfinished')} {in_words(match, lang)}"


@pytest.mark.parametrize("lang", ["en", "sv"])
@pytest.mark.parametrize(
    "name",
    [named("tolva"), named("tolva", 3), named("bondtolva"), named("tolp", 5), named("trettioett")],
    ids=lambda name: f"{name.cards.game}-{name.cards.players}",
)
def test_a_match_that_was_left_is_offered_as_the_table_tells_it(
    open_page: OpenPage, name: MatchName, lang: str
) -> None:
    page = open_page("index", lang)
    expect(page.locator(WAY)).to_be_hidden()
    with_kept(page, {key_of(name): left(name, 1_700_000_000_000)})
    expect(page.locator(f"{WAY} a")).to_have_text(shown_of(lang, left_match(name)))
    expect(page.locator(f"{WAY} a")).to_have_attribute("href", f"play.ipynb{link_to(name)}")


def test_of_several_matches_the_one_played_last_is_offered(open_page: OpenPage) -> None:
    older, newer = named("tolva"), named("tolp")
    page = with_kept(
        open_page("index", "sv"), {key_of(newer): left(newer, 1_700_000_100_000), key_of(older): left(older, 17)}
    )
    expect(page.locator(f"{WAY} a")).to_have_text(shown_of("sv", left_match(newer)))


def test_the_link_leads_back_into_the_match(open_page: OpenPage) -> None:
    name = named("trettioett")
    page = with_kept(open_page("index", "en"), {key_of(name): left(name, 1_700_000_000_000)})
    page.locator(f"{WAY} a").click()
    page.wait_for_url("**/play.ipynb?*")
    wait_until_shown(page)
    expect(page.locator(".tolva-notice-line")).to_have_text(sentence("en", "play-kept-on"))


def test_a_match_with_a_records_cards_is_offered_without_a_name(open_page: OpenPage) -> None:
    name = MatchName.of_record(named("tolva").dealt())
    page = with_kept(open_page("index", "en"), {key_of(name): left(name, 1_700_000_000_000)})
    link = page.locator(f"{WAY} a")
    expect(link).to_contain_text(sentence("en", "play-aside-match"))
    expect(link).to_have_attribute("href", f"play.ipynb{link_to(name)}")


def damaged() -> dict[str, str]:
    """What is kept and is no match that can be gone on with, by what is wrong with it."""
    match = written(left_match(named("tolp")))
    sound = json.loads(match)
    wrong = {
        "game": {"match": "game=gone&seed=7"},
        "inherited": {"match": "game=constructor&seed=7"},
        "players": {"match": "game=tolp&players=99&seed=7"},
        "markup": {"match": "game=tolp&seed=<img src=x onerror=alert(1)>"},
        "elsewhere": {"match": "//example.org/?game=tolp&seed=7"},
        "long": {"match": f"game=tolp&seed={'7' * 30_000}"},
        "number": {"match": 7},
        "version": {"format": "tolva-play/2"},
        "deal": {"deal": "<b>1</b>"},
        "score": {"score": None},
        "own": {"own": "S6"},
    }
    return {
        **{what: f"5 {json.dumps({**sound, **change})}" for what, change in wrong.items()},
        "cut": f"5 {match[:150]}",
        "large": f"5 {match}{' ' * TEXT_LIMIT}",
        "nothing": "null",
        "list": "5 []",
        "text": "nonsense",
    }


def test_the_first_deal_gives_way_to_another_once_it_was_begun(open_page: OpenPage) -> None:
    page = open_page("index", "en")
    first = page.locator(".tolva-front-first").first
    cards = f"seed={FIRST_DEAL.cards.seed}"
    expect(first).to_have_attribute("href", re.compile(cards))
    with_kept(page, {key_of(named("tolp")): left(named("tolp"), 3)})
    expect(first).to_have_attribute("href", re.compile(cards))
    with_kept(page, {key_of(FIRST_DEAL): left(FIRST_DEAL, 1_700_000_000_000)})
    for link in (first, page.locator("a:has(> img)").first):
        expect(link).to_have_attribute("href", re.compile(r"game=trettioett&players=3&seed=\d+&coach="))


def test_the_deal_in_its_place_is_another_even_where_chance_would_have_it_the_same(open_page: OpenPage) -> None:
    page = open_page("index", "en")
    same = (FIRST_DEAL.cards.seed - 0.5) / 9999
    page.add_init_script(f"let drawn = 0; Math.random = () => (drawn++ % 2 ? 0.5 : {same});")
    with_kept(page, {key_of(FIRST_DEAL): left(FIRST_DEAL, 1_700_000_000_000)})
    for link in (page.locator(".tolva-front-first").first, page.locator("a:has(> img)").first):
        expect(link).to_have_attribute("href", re.compile(r"&seed=5000&coach="))


def test_a_match_that_is_over_gives_way_to_a_fresh_deal_of_its_form(open_page: OpenPage) -> None:
    page = open_page("index", "en")
    over = written(left_match(FIRST_DEAL))
    page.evaluate("text => sessionStorage.setItem('tolva:kept-play.ipynb', text)", f"nonsense\n{over}")
    page.reload()
    first = page.locator(".tolva-front-first").first
    expect(first).to_have_attribute("href", re.compile(r"game=trettioett&players=3&seed=\d+&coach="))
    assert f"seed={FIRST_DEAL.cards.seed}&" not in (first.get_attribute("href") or "")
    expect(page.locator(WAY)).to_be_hidden()


def test_a_table_that_was_only_tried_is_not_offered(open_page: OpenPage) -> None:
    tried = json.loads(written(left_match(named("bondtolva")))) | {"deal": 1, "own": [["0 play S9"]]}
    page = with_kept(open_page("index", "en"), {"game=bondtolva&seed=7": f"1700000100000 {json.dumps(tried)}"})
    expect(page.locator(".tolva-front-first").first).to_be_visible()
    expect(page.locator(WAY)).to_be_hidden()
    name = named("tolp")
    with_kept(page, {key_of(name): left(name, 1_700_000_000_000)})
    expect(page.locator(f"{WAY} a")).to_have_text(shown_of("en", left_match(name)))


def test_lessons_are_of_the_game_that_was_played_and_a_course_has_deals_of_its_own_game(open_page: OpenPage) -> None:
    page = open_page("index", "sv")
    play, learn = page.locator(".tolva-front-first").all()
    expect(learn).to_have_attribute("href", "thirtyone-hands.ipynb")
    with_kept(page, {key_of(named("tolva")): left(named("tolva"), 4)})
    expect(learn).to_have_attribute("href", "tricks.ipynb")
    with_kept(page, {key_of(named("tolp")): left(named("tolp"), 1_700_000_000_000)})
    expect(learn).to_have_attribute("href", "tolp-laying.ipynb")
    expect(learn).to_contain_text("Tölp")
    expect(play).to_have_attribute("href", re.compile("game=trettioett"))
    begun = json.dumps({"version": 1, "levels": {}, "last": "bond-melding.html", "rules": {}})
    page.evaluate("text => (localStorage['tolva:progress'] = text)", begun)
    page.reload()
    expect(play).to_have_attribute("href", "play.ipynb?game=bondtolva&coach=advises")
    expect(play).to_contain_text("Bondtolva")
    expect(learn).to_have_attribute("href", re.compile("^bond-"))


def test_the_courses_mark_the_game_that_was_played_last(open_page: OpenPage) -> None:
    page = open_page("courses", "sv")
    marks = page.locator(".tolva-just-played")
    with_kept(page, {key_of(named("tolp")): left(named("tolp"), 1_700_000_000_000)})
    expect(marks.filter(visible=True)).to_have_count(1)
    expect(page.locator("[data-game=tolp]")).to_have_text(sentence("sv", "course-just-played"))


def test_what_is_damaged_or_a_strangers_is_nothing_and_no_error(open_page: OpenPage) -> None:
    page = with_kept(open_page("index", "sv"), damaged())
    expect(page.locator(".tolva-front-first").first).to_be_visible()
    expect(page.locator(WAY)).to_be_hidden()
    name = named("tolp")
    with_kept(page, {key_of(name): left(name, 3)})
    expect(page.locator(f"{WAY} a")).to_have_text(shown_of("sv", left_match(name)))


def test_a_score_beyond_the_words_leaves_the_game_alone(open_page: OpenPage) -> None:
    text = json.dumps({**json.loads(written(left_match(named("tolp")))), "score": 777, "unit": "toString"})
    page = with_kept(open_page("index", "en"), {"game=tolp&seed=7": text})
    expect(page.locator(f"{WAY} span")).to_have_text("Tölp for 4")


@files_too
def test_it_is_offered_where_pages_are_served_and_on_a_site_of_files(open_served: OpenPage, kernels: str) -> None:
    name = named("bondtolva")
    page = with_kept(open_served("index", "sv"), {key_of(name): left(name, 1_700_000_000_000)})
    expect(page.locator(f"{WAY} a")).to_have_text(shown_of("sv", left_match(name)))
    expect(page.locator(f"{WAY} a")).to_have_attribute(
        "href", f"play.{'html' if kernels == FILES else 'ipynb'}{link_to(name)}"
    )


@pytest.mark.parametrize(("width", "lang", "scheme"), [(1280, "en", "light"), (360, "sv", "dark")])
def test_the_way_back_is_in_sight_large_enough_and_axe_finds_nothing(
    open_page: OpenPage, check_axe: Callable[[Page], None], width: int, lang: str, scheme: Scheme
) -> None:
    name = named("tolva")
    page = open_page("index", lang, width=width, scheme=scheme)
    with_kept(page, {key_of(name): left(name, 1_700_000_000_000)})
    link = page.locator(f"{WAY} a")
    expect(link).to_be_in_viewport()
    box = link.bounding_box()
    assert box is not None
    assert box["height"] >= SMALLEST_TARGET
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    check_axe(page)
