"""Every state of the table, looked at by axe."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from helpers.tables import tolva
from helpers.tabling import MARKS, OFFERS, OpenTable, card


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
@pytest.mark.parametrize("state", ["open question", "selected", "marked", "all open", "help", "offers"])
def test_axe_finds_nothing(
    table: OpenTable, check_axe: Callable[[Page], None], width: int, scheme: str, state: str
) -> None:
    options = (
        OFFERS | {"compose": {"label": "Lägg", "verdict": "Får läggas.", "kind": "yes"}} if state == "offers" else {}
    )
    on = table(width=width, color_scheme=scheme, **{"table": tolva(None) if state == "all open" else None, **options})
    if state == "offers":
        on.widget.marks = {"pile": MARKS["SA"], "pass": MARKS["HQ"], "knock": {"kind": "left", "word": "nej"}}
        on.push()
    if state == "selected":
        card(on.page, "HQ").click(position={"x": 10, "y": 40})
    if state == "marked":
        on.widget.marks = MARKS
        on.push()
    if state == "help":
        on.page.keyboard.press("Tab")
        on.page.keyboard.press("?")
    check_axe(on.page)
