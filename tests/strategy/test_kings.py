"""Stored figures on who becomes king in Tölp: counting other rounds gives the same, and the lesson says no others."""

import re
from math import sqrt
from pathlib import Path

import nbformat
import pytest

from tolva_teach.strategy.kings import ROUNDS, Row, counted, kings
from tolva_teach.texts import LANGUAGES

LESSONS = Path(__file__).parents[2] / "notebooks"
FEW = 40
ERRORS = 4
"""So many standard errors a new count may lie off: of so few figures hardly any does by chance."""
TABLES = {"follow": ("one", "all", "pass"), "give": ("lowest", "singles"), "end": ("low", "high")}
"""What the lesson's tables are about, in their order, and what their columns tell."""


def test_other_rounds_show_what_the_stored_ones_do() -> None:
    again = {row[:2]: row for row in counted(FEW, seed=ROUNDS)}
    assert again.keys() <= {row[:2] for row in kings()}
    for row in kings():
        few = again.get(row[:2])
        for way, count in row.kings.items() if few else ():
            share = (count + 1) / (row.rounds + 2)
            assert abs(few.kings[way] - share * few.rounds) <= ERRORS * sqrt(share * few.rounds) + 1, (row, way)


def per_cent(row: Row, way: str) -> int:
    return round(100 * row.kings[way] / row.rounds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_has_the_stored_figures(lang: str) -> None:
    cells = nbformat.read(LESSONS / lang / "tolp-wise.ipynb", as_version=4).cells
    tables = [table for cell in cells for table in re.findall(r"(?:^\|.*\n?)+", cell.source, re.MULTILINE)]
    for table, (about, ways) in zip(tables, TABLES.items(), strict=True):
        told = [[int(cell.strip("* ")) for cell in row.split("|")[2:-1]] for row in table.splitlines()[2:]]
        stored = [[per_cent(row, way) for way in ways] for row in kings() if row.about == about]
        assert told == stored[: len(told)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_says_in_sentences_what_is_stored(lang: str) -> None:
    cells = nbformat.read(LESSONS / lang / "tolp-wise.ipynb", as_version=4).cells
    lines = [line for cell in cells if cell.cell_type == "markdown" for line in cell.source.splitlines()]
    figures = [per_cent(row, way) for row in kings() if row.about in ("lay", "lead") for way in row.kings]
    sentences = next(line for line in lines if str(figures[0]) in line and "|" not in line)
    assert [int(figure) for figure in re.findall(r"\d+", sentences) if figure != "100"] == figures
    assert min(row.rounds for row in kings()) >= 120
