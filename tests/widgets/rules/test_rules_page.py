"""All rules of a game on a page."""

import re
from functools import cache
from html import unescape
from pathlib import Path

import pytest

from helpers.placeholders import write_notebook
from tolva_teach.examples.illustrated import illustrations
from tolva_teach.games import GAMES
from tolva_teach.headless.usual import plan_of, usual
from tolva_teach.headless.words import figure_line
from tolva_teach.texts import LANGUAGES, glossary, rank_name, rule, rule_ids, sentence
from tolva_widgets.rules.figures import scale
from tolva_widgets.rules.page import RulesPage


@cache
def shown(game: str, lang: str, site: Path | None = None) -> str:
    """The page: each is made once, for all that is looked for on it."""
    return RulesPage(game, lang=lang, site=site).html()


def glossary_of(page: str) -> str:
    return page[page.index('id="glossary"') : page.index('<details class="tolva-rules-code">')]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_an_anchor_once_and_in_order(game: str, lang: str) -> None:
    page = shown(game, lang)
    assert re.findall(r'<section id="([\w.-]+)">', page) == list(rule_ids(game))
    anchors = re.findall(r' id="([^"]*)"', page)
    assert len(anchors) == len(set(anchors))
    assert set(re.findall(r'href="#([^"]*)"', page)) == {*rule_ids(game), "figures", "glossary"}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_says_all_of_its_text(game: str, lang: str) -> None:
    page = unescape(shown(game, lang))
    for text in (rule(lang, rule_id, game) for rule_id in rule_ids(game)):
        assert all(part in page for part in (text.title, text.text, text.source, text.example or ""))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_page_begins_with_how_many_play_with_which_pack_and_what_for(game: str, lang: str) -> None:
    beginning = unescape(shown(game, lang)).partition("</style>")[2].partition("<nav")[0]
    assert f" {len(GAMES[game](GAMES[game].usual_players).pack)} " in beginning
    assert sentence(lang, f"about-{game}") in beginning
    assert "<img " in beginning
    assert f'href="quiz.ipynb?game={game}"' in beginning
    assert f'href="sheets.ipynb#{game}"' in beginning


@pytest.mark.parametrize(("game", "players"), [("tolva", "3–4"), ("plocketolva", "2"), ("bondtolva", "2–4")])
def test_rules_are_for_as_many_as_the_game_itself_takes_without_its_forms(game: str, players: str) -> None:
    assert f">{players} players · " in shown(game, "en")


@pytest.mark.parametrize("game", GAMES)
def test_order_of_cards_and_what_they_are_worth_are_the_games_own(game: str) -> None:
    heard = re.findall(r'"tolva-order-heard">([^<]*)<', shown(game, "en"))
    rules = GAMES[game]
    worth = [f": {rules.card_points.get(rank, 0)}" if rules.card_points else "" for rank in rules.ranks]
    names = [rank_name(rank, "en") for rank in rules.ranks]
    assert heard == [name + value for name, value in zip(names, worth, strict=True)]


@pytest.mark.parametrize("game", GAMES)
def test_ids_and_options_stand_aside_at_the_end(game: str) -> None:
    page, _, aside = shown(game, "en").partition('<details class="tolva-rules-code">')
    assert "<code" not in page
    unchanged = '<code translate="no">'  # by a browser that translates the page
    assert re.findall(rf"{unchanged}([a-z0-9]+\.[a-z0-9.-]+)</code>", aside) == list(rule_ids(game))
    for key in GAMES[game].options_known:
        assert f"{unchanged}{key}</code>" in aside


@pytest.mark.parametrize(("lang", "ours"), [("sv", "Vår tolkning:"), ("en", "Our interpretation:")])
@pytest.mark.parametrize("game", GAMES)
def test_interpretations_are_marked_as_ours_and_nothing_else_is(game: str, lang: str, ours: str) -> None:
    readings = [text.reading for text in (rule(lang, rule_id) for rule_id in rule_ids(game)) if text.reading]
    page = unescape(shown(game, lang))
    assert page.count(ours) == len(readings)
    assert all(f"<strong>{ours}</strong> {reading}" in page for reading in readings)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_glossary_has_the_terms_of_the_game_in_both_languages(game: str, lang: str) -> None:
    page = unescape(glossary_of(shown(game, lang)))
    own = glossary(lang, game)
    for entry in glossary(lang):
        assert (f"{entry.term}</th>" in page) == (entry in own), entry.id
    assert all(entry.translation in page for entry in own)


def test_glossary_has_every_term_for_some_game() -> None:
    assert {entry for game in GAMES for entry in glossary("sv", game)} == set(glossary("sv"))


@pytest.mark.parametrize(
    ("game", "has", "lacks"),
    [
        ("tolva", "halv gubbe", "talong ögon matador dubblett knacka"),
        ("plocketolva", "talong", "ögon passa"),
        ("bordstolva", "vända upp", "talong matador"),
        ("bondtolva", "matador", "kortpoäng gubbe lankor"),
        ("tolp", "tölp", "vinsten trumf talong stick"),
        ("trettioett", "knacka", "singelrunda trumf renons passa parti"),
    ],
)
def test_glossary_leaves_out_other_games_terms(game: str, has: str, lacks: str) -> None:
    terms = " ".join(entry.term for entry in glossary("sv", game))
    assert has in terms
    assert not [term for term in lacks.split() if term in terms]


@pytest.mark.parametrize("game", GAMES)
def test_links_lead_to_the_other_games_rules(game: str) -> None:
    assert re.findall(r'href="rules-(\w+)\.ipynb"', shown(game, "sv")) == [other for other in GAMES if other != game]


def test_a_game_without_a_page_on_the_site_is_not_linked(tmp_path: Path) -> None:
    write_notebook(tmp_path / "sv" / "tolpregler.ipynb", "Tölp", kind="rules", game="tolp")
    write_notebook(tmp_path / "sv" / "rules-bondtolva.ipynb", "Bondtolva", kind="lesson")
    assert re.findall(r'href="([\w-]+\.ipynb)"', shown("tolva", "sv", tmp_path)) == ["tolpregler.ipynb"]
    assert "tolva-others" not in shown("tolp", "sv", tmp_path).partition("</style>")[2]


def test_unknown_game_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match=r"one of tolva, .*trettioett, not 'whist'"):
        RulesPage("whist")


def test_unknown_language_is_refused_and_the_known_ones_named() -> None:
    with pytest.raises(ValueError, match=r"sv"):
        RulesPage("tolva", lang="xx")


def test_repr_names_game_language_and_how_many_rules() -> None:
    assert repr(RulesPage("tolva", lang="en")) == f"RulesPage('tolva', lang='en', rules={len(rule_ids('tolva'))})"


def test_a_part_is_introduced_as_it_holds_in_the_game() -> None:
    assert "with two from the seventh trick on" in shown("bondtolva", "en")
    assert "from the seventh trick" not in shown("tolva", "en")
    assert "How Bordstolva differs from Tolva" in shown("bordstolva", "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_many_deals_show_is_told_with_sample_size_and_drawn(game: str, lang: str) -> None:
    page = unescape(shown(game, lang))
    told = page[page.index('id="figures"') : page.index('id="glossary"')]
    for figure in usual(game):
        assert figure_line(figure, plan_of(game).unit, lang) in told
    assert told.count("<svg ") == told.count('aria-hidden="true"') == len(usual(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_figure_is_drawn_where_it_lies_on_its_scale(game: str) -> None:
    for figure in usual(game):
        drawn = scale(figure, "en")
        marks = [(float(x), text) for x, text in re.findall(r'<text x="([\d.]+)"[^>]*>([^<]*)</text>', drawn)]
        (first, low), *_, (last, high) = [(x, _number(text)) for x, text in marks]
        left, right = map(float, re.findall(r'x1="([\d.]+)" x2="([\d.]+)"[^>]*stroke-width="12"', drawn)[0])
        dot = float(re.findall(r'cx="([\d.]+)"', drawn)[0])
        for x, number in ((left, figure.low), (dot, figure.value), (right, figure.high)):
            assert low + (high - low) * (x - first) / (last - first) == pytest.approx(number, abs=0.01 * (high - low))


def _number(text: str) -> float:
    number = float(text.rstrip("%").replace("\N{MINUS SIGN}", "-"))
    return number / 100 if text.endswith("%") else number


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_stand_at_the_rules_that_they_show_each_with_its_words(game: str, lang: str) -> None:
    page = shown(game, lang)
    for rule_id in rule_ids(game):
        section = page.partition(f'<section id="{rule_id}">')[2].partition("</section>")[0]
        lines = [line for lines in illustrations(rule_id, game) for line in lines]
        alternatives = re.findall(r'<img alt="([^"]*)"', section)
        assert len(alternatives) == section.count('class="tolva-rule-line"') == len(lines)
        assert all(alternatives)


def test_a_picture_says_why_what_is_tried_may_be_done_or_not() -> None:
    page = unescape(shown("tolp", "sv"))
    assert "<strong>Får läggas.</strong> Nior slår sjuor, och två kort är nog." in page
    assert "<strong>Får inte läggas.</strong> Samma valör duger inte: sjuor slås bara av åttor eller högre." in page


def test_a_hand_tells_which_of_its_cards_may_be_played_to_those_who_do_not_see_it() -> None:
    assert (
        "May be played: king of hearts and nine of hearts. May not be played: ace of spades and ten of diamonds."
        in shown("tolva", "en")
    )
