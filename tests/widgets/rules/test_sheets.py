"""The games' sheets to print."""

import re
from html import unescape
from pathlib import Path

import pytest

from tolva_teach import texts
from tolva_teach.games import GAMES
from tolva_teach.games.bondtolva.game import PACKETS
from tolva_teach.texts import LANGUAGES, game_name, number_in_letters, rank_name, rule_ids, sentence
from tolva_teach.texts.bundles import message_ids
from tolva_teach.texts.rules import chapters
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.rules.sheets import Sheets

ON_NO_SHEET = {"variants", "house", "match"}
"""Chapters that a table agrees on beforehand."""


def sheets(lang: str) -> dict[str, str]:
    """Each game's sheet."""
    page = unescape(Sheets(lang=lang).html())
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


def test_numbers_of_cards_and_points_follow_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_teach.games.bondtolva.game.PACKETS", {**PACKETS, 3: (2, 2)})
    monkeypatch.setattr(GAMES["bondtolva"], "figures", {**GAMES["bondtolva"].figures, "vinsten": 7, "sistan": 8})
    sheet = sheets("sv")["bondtolva"]
    assert "Tre får fyra var" in sheet
    assert "Två får sex kort var, och tolv blir talong" in sheet
    assert "vinsten, 7 poäng" in sheet
    assert "sistan, 8 poäng" in sheet


def test_numbers_of_packs_and_of_cards_laid_aside_follow_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["tolp"], "figures", {"one_pack": 8, "packs": 3, "aside": 9})
    assert "With more than 8 players, use three packs. Two players first set nine cards aside" in sheets("en")["tolp"]


@pytest.mark.parametrize(("lang", "words"), [("sv", "Förhand, "), ("en", "Forehand, ")])
def test_every_sheet_says_who_begins(lang: str, words: str) -> None:
    begun = {name: words in sheet for name, sheet in sheets(lang).items()}
    assert begun == {name: name != "tolp" for name in GAMES}
    assert sentence(lang, "short-tolp-start") in sheets(lang)["tolp"]


def test_cards_left_in_bordstolva_are_not_said_to_be_in_hand_alone() -> None:
    assert "Du ska ha minst 3 kort kvar." in (sheet := sheets("sv")["bordstolva"])
    assert "räknas alla på hand och bord." in sheet


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_of_cards_or_points_is_typed_into_what_is_said_in_short(lang: str) -> None:
    letters = "|".join(number_in_letters(number, lang) for number in range(2, 13))
    typed = re.compile(
        rf"\b(\d+|{letters}) (kort|cards?|poäng|points?|liv|lives|lekar|packs|ess|aces)\b", re.IGNORECASE
    )
    said = {key: raw for key, raw in _written(lang) if key.startswith("short-") and typed.search(raw)}
    assert set(said) == {"short-tolva-markers"}  # how points are shown, and nothing that is counted


def _written(lang: str) -> list[tuple[str, str]]:
    """The sheets' sentences as they stand in their file, but for what depends on a number of the game's."""
    text = (Path(texts.__file__).parent / lang / "sheet.ftl").read_text("utf-8")
    chosen = re.compile(r"\{ \$\w+ ->.*?\n    \}", re.DOTALL)
    return [(key, words) for key, words in re.findall(r"^([\w-]+) =(.*(?:\n .*)*)", chosen.sub("", text), re.MULTILINE)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_in_short_is_said_of_a_rule(lang: str) -> None:
    rules = {f"short-{rule_id.replace('.', '-')}" for rule_id in rule_ids()}
    assert {key for key in message_ids(lang) if key.startswith("short-")} <= rules


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sheet_leads_to_all_the_games_rules(lang: str) -> None:
    for name, page in Catalogue(notebooks_directory()).rules(lang).items():
        assert f'href="{page.href}"' in sheets(lang)[name]
