"""The games' sheets to print."""

import re
from html import unescape

import pytest

from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES, game_name, rank_name, rule_ids
from tolva_teach.texts.bundles import message_ids
from tolva_teach.texts.rules import chapters
from tolva_widgets.catalogue import Catalogue, notebooks_directory
from tolva_widgets.sheets import Sheets

ON_NO_SHEET = {"variants", "match"}
"""Chapters that a table agrees on beforehand."""


def sheets(lang: str) -> dict[str, str]:
    """Each game's sheet."""
    page = unescape(Sheets(lang=lang)._repr_html_())
    parts = re.split(r'<section class="tolva-sheet" id="(\w+)"', page)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_has_a_sheet_with_the_order_of_its_cards_and_something_of_each_chapter(lang: str) -> None:
    found = sheets(lang)
    assert list(found) == list(GAMES)
    for name, sheet in found.items():
        assert f">{game_name(name, lang)}</h2>" in sheet
        seen = re.findall(r'"tolva-order-heard">([^<:]*)', sheet)
        assert seen == [rank_name(rank, lang) for rank in GAMES[name].ranks]
        assert len(set(chapters(name)) - ON_NO_SHEET) <= sheet.count("<h3>") <= len(chapters(name))


def test_numbers_on_a_sheet_are_the_games_own(monkeypatch: pytest.MonkeyPatch) -> None:
    figures = GAMES["tolva"].figures
    assert (figures["target"], figures["first"], figures["later"], figures["all_points"]) == (12, 2, 1, 120)
    monkeypatch.setattr(GAMES["tolva"], "figures", {**figures, "target": 61})
    changed = sheets("en")
    assert "First to 61 points wins the match." in changed["tolva"]
    assert "First to 12 points wins the match." in changed["bondtolva"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_in_short_is_said_of_a_rule(lang: str) -> None:
    rules = {f"short-{rule_id.replace('.', '-')}" for rule_id in rule_ids()}
    assert {key for key in message_ids(lang) if key.startswith("short-")} <= rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_leads_to_all_the_games_rules(lang: str) -> None:
    for name, page in Catalogue(notebooks_directory()).rules(lang).items():
        assert f'href="{page.href}"' in sheets(lang)[name]
