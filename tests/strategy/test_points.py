"""Stored figures on what cards bring in Tolva and Bondtolva: counting other deals gives the same, and the lessons say
no others."""

import re
from collections.abc import Mapping, Sequence
from math import sqrt
from pathlib import Path

import nbformat
import pytest

from tolva_teach.strategy.points import DEALS, FIGURED, Row, counted, kinds, points
from tolva_teach.texts import LANGUAGES
from tolva_teach.texts.numbers import decimal

LESSONS = Path(__file__).parents[2] / "notebooks"
FEW = 15
ERRORS = 4
"""So many standard errors a new count may lie off: of so few figures hardly any does by chance."""
SURELY = 1.96
"""So many standard errors to both sides make an interval of 95 %."""
TABLES: Mapping[str, Mapping[str, Sequence[str]]] = {
    "tolva": {"pair": ("keep", "break"), "ace": ("ace", "other"), "ten": ("ten", "other"), "trump": ("trump", "other")},
    "bondtolva": {
        "pair": ("keep", "break"),
        "take": ("take", "leave"),
        "throw": ("other", "matador"),
        "ace": ("ace", "other"),
        "ten": ("other", "ten"),
        "trump": ("other", "trump"),
    },
}
"""What each lesson's tables are about, in their order, and what their columns tell."""
LESSON = {"tolva": "tolva", "bondtolva": "bond"}
"""What the lesson on what is wise is called by, of each game."""
LEAST = 400
"""So many positions each row of the lessons is from, as they say."""
each_game = pytest.mark.parametrize("game", FIGURED)


def assert_alike(few: Row, stored: Row) -> None:
    """A new count shows the stored difference, as far as so few positions can."""
    spread = stored.error * sqrt(stored.positions)
    off = ERRORS * spread / sqrt(few.positions) + 1 / few.positions
    assert abs(few.lead - stored.lead) <= off, (few, stored)
    means = [{way: its / row.positions for way, its in row.points.items()} for row in (few, stored)]
    assert means[0].keys() == means[1].keys()


@each_game
def test_other_deals_show_what_the_stored_ones_do(game: str) -> None:
    stored = {row[:2]: row for row in points(game)}
    again = counted(game, FEW, seed=DEALS)
    assert len(again) > len(stored) / 2
    for few in again:
        assert_alike(few, stored[few[:2]])


@pytest.mark.nightly("a few other deals are counted by day, and the lessons are held to the stored figures")
@each_game
def test_counting_all_deals_anew_gives_the_stored_figures(game: str) -> None:
    assert counted(game, DEALS) == points(game)


@each_game
def test_every_kind_of_position_is_counted(game: str) -> None:
    every = [(name, band) for name, about in FIGURED[game].about.items() for band in about.bands]
    assert [row[:2] for row in points(game)] == kinds(game, every) == every


def mean(row: Row, way: str, lang: str) -> str:
    return decimal(round(row.points[way] / row.positions, 1) + 0.0, lang, digits=1)  # no −0.0


def difference(row: Row, way: str, lang: str) -> str:
    """By how much a way is better than the other, with its interval of 95 %."""
    lead = row.lead if way == next(iter(row.points)) else -row.lead
    shown, sure = (decimal(its, lang, digits=2) for its in (lead, SURELY * row.error))
    return f"{shown} ± {sure}"


def told_in(name: str, lang: str) -> list[str]:
    """What the texts of a lesson say."""
    cells = nbformat.read(LESSONS / lang / f"{name}-wise.ipynb", as_version=4).cells
    return [cell.source for cell in cells if cell.cell_type == "markdown"]


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_the_lesson_has_the_stored_figures(game: str, lang: str) -> None:
    tables = [
        table for text in told_in(LESSON[game], lang) for table in re.findall(r"(?:^\|.*\n?)+", text, re.MULTILINE)
    ]
    for table, (about, ways) in zip(tables, TABLES[game].items(), strict=True):
        told = [[cell.strip("* ") for cell in row.split("|")[2:-1]] for row in table.splitlines()[2:]]
        rows = [row for row in points(game) if row.about == about]
        surely = game == "bondtolva"
        assert told == [
            [mean(row, way, lang) for way in ways] + [difference(row, ways[0], lang)] * surely for row in rows
        ]
        assert min(row.positions for row in rows) >= LEAST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_says_in_sentences_what_is_stored(lang: str) -> None:
    lines = [line for text in told_in("tolva", lang) for line in text.splitlines()]
    gifts = {row[:2]: row for row in points("tolva") if row.about.startswith("give-")}
    ace = decimal(gifts["give-ace", "no-trump"].lead, lang, digits=1)
    sentence = next(line for line in lines if ace in line and "|" not in line)
    assert re.findall(r"\d+[.,]\d", sentence) == [ace]
    others = [row for row in gifts.values() if row[:2] != ("give-ace", "no-trump")]
    assert all(abs(row.lead) < 0.1 for row in others), "called no difference"


@pytest.mark.parametrize("lang", LANGUAGES)
@each_game
def test_the_lesson_says_from_how_many_positions_its_figures_are(game: str, lang: str) -> None:
    assert any(f" {LEAST} " in text for text in told_in(LESSON[game], lang))
