"""Stored figures on what cards bring in Tolva: counting other deals gives the same, and the lesson says no others."""

import re
from math import sqrt
from pathlib import Path

import nbformat
import pytest

from tolva_teach.strategy.points import ABOUT, DEALS, Row, counted, points
from tolva_teach.texts import LANGUAGES
from tolva_teach.texts.numbers import decimal

LESSONS = Path(__file__).parents[2] / "notebooks"
FEW = 15
ERRORS = 4
"""So many standard errors a new count may lie off: of so few figures hardly any does by chance."""
TABLES = {"pair": ("keep", "break"), "ace": ("ace", "other"), "ten": ("ten", "other"), "trump": ("trump", "other")}
"""What the lesson's tables are about, in their order, and what their columns tell."""
LEAST = 400
"""So many positions each row of the lesson is from, as it says."""


def assert_alike(few: Row, stored: Row) -> None:
    """A new count shows the stored difference, as far as so few positions can."""
    spread = stored.error * sqrt(stored.positions)
    off = ERRORS * spread / sqrt(few.positions) + 1 / few.positions
    assert abs(few.lead - stored.lead) <= off, (few, stored)
    means = [{way: its / row.positions for way, its in row.points.items()} for row in (few, stored)]
    assert means[0].keys() == means[1].keys()


def test_other_deals_show_what_the_stored_ones_do() -> None:
    stored = {row[:2]: row for row in points()}
    again = counted(FEW, seed=DEALS)
    assert len(again) > len(stored) / 2
    for few in again:
        assert_alike(few, stored[few[:2]])


@pytest.mark.nightly("a few other deals are counted by day, and the lesson is held to the stored figures")
def test_counting_all_deals_anew_gives_the_stored_figures() -> None:
    assert counted(DEALS) == points()


def test_every_kind_of_position_is_counted() -> None:
    assert [row[:2] for row in points()] == [(name, band) for name, about in ABOUT.items() for band in about.bands]


def mean(row: Row, way: str, lang: str) -> str:
    return decimal(round(row.points[way] / row.positions, 1) + 0.0, lang, digits=1)  # no −0.0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_has_the_stored_figures(lang: str) -> None:
    cells = nbformat.read(LESSONS / lang / "tolva-wise.ipynb", as_version=4).cells
    tables = [table for cell in cells for table in re.findall(r"(?:^\|.*\n?)+", cell.source, re.MULTILINE)]
    for table, (about, ways) in zip(tables, TABLES.items(), strict=True):
        told = [[cell.strip("* ") for cell in row.split("|")[2:-1]] for row in table.splitlines()[2:]]
        rows = [row for row in points() if row.about == about]
        assert told == [[mean(row, way, lang) for way in ways] for row in rows]
        assert min(row.positions for row in rows) >= LEAST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_says_in_sentences_what_is_stored(lang: str) -> None:
    cells = nbformat.read(LESSONS / lang / "tolva-wise.ipynb", as_version=4).cells
    lines = [line for cell in cells if cell.cell_type == "markdown" for line in cell.source.splitlines()]
    gifts = {row[:2]: row for row in points() if row.about.startswith("give-")}
    ace = decimal(gifts["give-ace", "no-trump"].lead, lang, digits=1)
    sentence = next(line for line in lines if ace in line and "|" not in line)
    assert re.findall(r"\d+[.,]\d", sentence) == [ace]
    others = [row for row in gifts.values() if row[:2] != ("give-ace", "no-trump")]
    assert all(abs(row.lead) < 0.1 for row in others), "called no difference"
    assert any(f" {LEAST} " in line for line in lines)
