"""What a person does at the card table, and sees and hears there. No kernel: the widget is in the test."""

from typing import Any

import pytest

from helpers.stage import OnStage, Stage
from helpers.tables import tolva
from helpers.tabling import HAND, OpenTable
from tolva_widgets.table.widget import CardTable

_OF_THE_PAGE = ("color_scheme", "forced_colors", "has_touch", "height", "before")


@pytest.fixture
def table(stage: OnStage) -> OpenTable:
    """Puts a table on a page of its own; what is no trait of the table goes to the page."""

    def open_it(*, width: int = 1280, table: Any = None, reduced_motion: str = "reduce", **options: Any) -> Stage:
        screen = {name: options.pop(name) for name in _OF_THE_PAGE if name in options}
        shown = CardTable(table or tolva(0, "H10 HK"), **{"choices": HAND, "mode": "select", **options})
        return stage(shown, width=width, reduced_motion=reduced_motion, **{"height": 800, **screen})

    return open_it
