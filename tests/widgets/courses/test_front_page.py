"""The front page: one language, and a way to every page in it."""

import re
import shutil
from html import unescape
from pathlib import Path
from urllib.parse import parse_qsl

import pytest

from helpers.placeholders import write_notebook, write_site
from tolva_teach.examples import EXAMPLES
from tolva_teach.games import GAMES, form_of, game
from tolva_teach.quiz import FAMILIES, FIRST_FAMILY
from tolva_teach.texts import LANGUAGES, game_name, sentence
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.courses.front_page import FrontPage
from tolva_widgets.play.address import FIRST_DEAL
from tolva_widgets.play.address import read as read_match
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.quiz.address import read_family
from tolva_widgets.replay.address import read_name


def shown(lang: str, site: Path | None = None) -> str:
    return FrontPage(lang=lang, site=site).html()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_page_leads_to_each_lesson_and_says_what_it_is(lang: str) -> None:
    page = shown(lang)
    for lesson in Catalogue(notebooks_directory()).row(lang):
        link = re.search(rf'<a href="{lesson.href}"><span.*?</a>', page)
        assert link is not None, lesson.name
        assert f"<strong>{lesson.title}</strong> {lesson.description}" in unescape(link[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_first_steps_are_a_deal_and_a_lesson_and_come_before_everything_else(lang: str) -> None:
    page = shown(lang).partition("</style>")[2]
    first = Catalogue(notebooks_directory()).course(lang, FIRST_DEAL.cards.game)[0]
    steps = re.findall(r'class="tolva-front-first" href="([^"?]*)', page)
    assert steps == ["play.ipynb", first.href]
    learn = page.partition(f"<strong>{sentence(lang, 'front-learn')}</strong>")[2].partition("</a>")[0]
    assert game_name(FIRST_DEAL.cards.game, lang) in unescape(learn), "both first steps are into one game"
    assert page.rindex("tolva-front-first") < page.index("<img ")
    links = {unescape(link) for link in re.findall(r'<a [^>]*href="(play\.ipynb[^"]*)"[^>]* data-match-name', page)}
    links |= {unescape(link) for link in re.findall(r'<a href="(play\.ipynb[^"]*)"[^>]*><img', page)}
    values = dict(parse_qsl(links.pop().partition("?")[2]))
    assert not links, "the picture leads into the same deal as the first step"
    assert values["coach"] == "advises"
    assert read_match(values) == (FIRST_DEAL, {})


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_deal_and_the_first_lesson_of_each_game_are_one_tap_away_before_the_games_are_told_of(lang: str) -> None:
    choice = shown(lang).partition('<div class="tolva-front-choose">')[2].partition("<img ")[0]
    rows = dict(re.findall(r'<li><a href="#(\w+)">.*?</a>(.*?</ul>)</li>', choice))
    assert list(rows) == [name for name in GAMES if form_of(name) is None]
    for name, row in rows.items():
        play, lessons = (unescape(link) for link in re.findall(r'href="([^"]*)"', row))
        values = dict(parse_qsl(play.partition("?")[2]))
        assert (values["game"], values["coach"]) == (name, "advises")
        assert lessons == Catalogue(notebooks_directory()).course(lang, name)[0].href
        assert row.count(f": {game_name(name, lang)}") == 2, "heard alone, each says which game"


def test_the_first_deal_begins_with_ones_own_turn() -> None:
    assert LearnerMatch(FIRST_DEAL).waits_for == "you"


def games_on(page: str) -> dict[str, str]:
    """What stands about each game."""
    parts = re.split(r'<section class="tolva-front-game" aria-labelledby="(\w+)">', page)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_is_there_with_its_forms_and_its_facts_from_the_rules(lang: str) -> None:
    told = games_on(unescape(shown(lang)))
    assert list(told) == [name for name in GAMES if form_of(name) is None]
    for name in GAMES:
        section = told[form_of(name) or name]
        assert f" {len(game(name).pack)} {'kort' if lang == 'sv' else 'cards'}," in section
        assert f">{game_name(name, lang)}</h" in section
        assert sentence(lang, f"about-{name}") in section
    assert "2–4 " in told["tolva"], "the forms for two are counted"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", [name for name in GAMES if form_of(name) is None])
def test_a_game_is_told_in_five_sentences_at_most(lang: str, name: str) -> None:
    text = f"{sentence(lang, f'about-{name}')} {sentence(lang, f'about-{name}', 'special')}"
    assert len(re.findall(r"[.!?](?: |$)", text)) + 1 <= 5, "the facts are the fifth"


def test_ways_into_a_game_lead_to_its_deals_its_questions_and_its_rules() -> None:
    """For as many as the link says."""
    page = unescape(shown("sv"))
    annotated = set(re.findall(r'href="replay\.ipynb\?example=([^"]+)"', page))
    deals = re.findall(r'href="replay\.ipynb\?(game[^"]+)"', page)
    asked = re.findall(r'href="quiz\.ipynb\?([^"]+)"', page)
    named = [dict(pair.split("=") for pair in each.split("&")) for each in deals]
    assert annotated == set(EXAMPLES), "an annotated deal where there is one"
    assert [(name.game, name.players) for each in named if (name := read_name(each))] == [("tolp", 2)]
    families = [read_family(dict(pair.split("=") for pair in each.split("&")), FIRST_FAMILY) for each in asked]
    assert {family.game for family in families} == {family.game for family in FAMILIES}
    rules = set(re.findall(r'href="(rules-[\w-]+\.ipynb)"', page))
    assert rules == {entry.href for entry in Catalogue(notebooks_directory()).rules("sv").values()}
    assert set(re.findall(r'href="sheets\.ipynb#(\w+)"', page)) == set(GAMES)
    assert 'href="tricks.ipynb"' in games_on(page)["tolva"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_languages_page_has_no_sentence_of_the_other(lang: str) -> None:
    (other,) = set(LANGUAGES) - {lang}
    page = unescape(shown(lang))
    assert f'<div class="tolva-front" lang="{lang}">' in page
    assert re.findall(r'lang="(\w+)"', page) == [lang]
    for key in ("front-choose", "front-lessons", "front-way-deals", "front-picture"):
        assert sentence(lang, key) in page
        assert sentence(other, key) not in page
    for lesson in Catalogue(notebooks_directory()).row(other):
        assert lesson.description not in page


@pytest.mark.parametrize(("lang", "index", "you"), [("sv", "E", "Du"), ("en", "A", "You")])
def test_picture_is_in_the_pages_language(lang: str, index: str, you: str) -> None:
    svg = FrontPage(lang=lang)._picture().svg
    assert f">{you}<" in svg
    assert f">{index}<" in svg
    assert f'alt="{sentence(lang, "front-picture")}"' in shown(lang)


def test_a_sites_page_lists_the_sites_pages(tmp_path: Path) -> None:
    shutil.copytree(notebooks_directory(), tmp_path, dirs_exist_ok=True)
    (tmp_path / "en" / "replay.ipynb").unlink()
    write_notebook(tmp_path / "en" / "mine.ipynb", "x", kind="lesson", title="Mine", description="My own.", order=35)
    page = shown("en", tmp_path)
    assert re.findall(r'<a href="([\w-]+)\.ipynb"><span', page) == [
        "rules-tolva",
        "courses",
        "mine",
        "quiz",
        "play",
        "at-the-table",
        "deal",
        "review",
    ]
    assert "<strong>Mine</strong> My own." in page


def test_page_belongs_to_the_folder_that_its_notebook_runs_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_site(tmp_path)
    monkeypatch.chdir(tmp_path / "en")
    assert "About quiz." in FrontPage(lang="en").html()


def test_what_a_notebook_says_is_escaped(tmp_path: Path) -> None:
    bad = '<img src=x onerror="alert(1)">'
    said = {"title": bad, "description": f"&amp;{bad}", "order": 1, "game": "tolp"}
    write_notebook(tmp_path / "sv" / '"><b>.ipynb', "x", kind="lesson", **said)
    page = shown("sv", tmp_path)
    assert "<img src=x" not in page
    assert "<b>" not in page
    assert "&lt;img src=x onerror=&#34;alert(1)&#34;&gt;" in games_on(page)["tolp"], (
        "it stands at the game that it is about"
    )
    assert "&amp;amp;" in page


def test_a_site_without_pages_has_a_front_page_all_the_same(tmp_path: Path) -> None:
    page = shown("sv", tmp_path).partition("</style>")[2]
    assert "Lär dig svenska kortspel" in page
    assert "<a " not in page, "there is nothing to lead to"


def test_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'sv'"):
        FrontPage(lang="xx")
