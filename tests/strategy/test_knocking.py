"""The stored figures on knocking in Trettioett: counting other deals gives the same, and the lesson says no others."""

import re
from math import sqrt
from pathlib import Path

import nbformat
import pytest

from tolva_teach.strategy.knocking import BANDS, DEALS, TURNS, counted, knocking, least_worth_knocking
from tolva_teach.texts import LANGUAGES

LESSONS = Path(__file__).parents[2] / "notebooks"
FEW = 200
ERRORS = 4
"""So many standard errors a new count may lie off: of so few figures hardly any does by chance."""
ROW = re.compile(r"^\| (\d+)–(\d+) \| (.*) \|$", re.MULTILINE)
FIGURES = re.compile(r"(\d+) / (\d+)")


def test_other_deals_show_what_the_stored_ones_do() -> None:
    again = {row[:3]: row for row in counted(FEW, seed=DEALS)}
    for row in knocking():
        few = again[row[:3]]
        for stored, new in ((row.knocked, few.knocked), (row.went_on, few.went_on)):
            share = (stored + 1) / (row.deals + 2)
            assert abs(new - share * few.deals) <= ERRORS * sqrt(share * few.deals) + 1, row


def test_every_turn_and_hand_is_counted() -> None:
    assert [row[:3] for row in knocking()] == [(turn, *band) for turn in TURNS for band in BANDS]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_has_the_stored_figures_and_the_bounds_that_follow(lang: str) -> None:
    cells = nbformat.read(LESSONS / lang / "thirtyone-wise.ipynb", as_version=4).cells
    text = "\n".join(cell.source for cell in cells if cell.cell_type == "markdown").replace("**", "")
    told = {
        (turn, int(least), int(most)): (int(knocked), int(went_on))
        for least, most, rest in ROW.findall(text)
        for turn, (knocked, went_on) in enumerate(FIGURES.findall(rest), start=1)
    }
    stored = {row[:3]: (per_cent(row.knocked, row.deals), per_cent(row.went_on, row.deals)) for row in knocking()}
    assert len(told) == 15
    assert told.items() <= stored.items()
    assert [least_worth_knocking(turn) for turn in (1, 2, 3, 4)] == [21, 21, 23, 25]
    assert stored[2, 21, 22] == (20, 28), "said in a sentence below the table"


def per_cent(part: int, whole: int) -> int:
    return round(100 * part / whole)
