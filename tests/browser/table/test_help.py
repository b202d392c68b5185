"""The table's help: what it tells, and that it covers nothing."""

import pytest
from playwright.sync_api import expect

from helpers.tables import EVERY
from helpers.tabling import OpenTable, focused


def test_help_tells_of_the_signs_that_are_on_the_table(table: OpenTable) -> None:
    on = table(width=360)
    on.page.get_by_role("button", name="Tecken och tangenter").click()
    told = on.page.get_by_role("dialog")
    for words in ("Givaren.", "utspel", "Kortet vinner sticket just nu.", "Lankor", "Kortpoäng"):
        expect(told).to_contain_text(words)
    expect(told).not_to_contain_text("Kortet har visats")
    expect(told.get_by_role("img", name="Stjärnan")).to_be_visible()


@pytest.mark.parametrize(("width", "button"), [(360, "help"), (700, "type")])
@pytest.mark.parametrize("name", EVERY)
def test_the_buttons_on_the_table_cover_nothing(table: OpenTable, name: str, width: int, button: str) -> None:
    on = table(width=width, table=EVERY[name], choices=[], mode="play")
    covered = on.page.evaluate(
        """button => {
          const box = document.querySelector(`.tolva-table-${button}`).getBoundingClientRect();
          const drawn = document.querySelectorAll(".tv-card use, .tv-plate, text.tv-muted");
          const crosses = (one, other) => one.left < other.right - 1 && one.top < other.bottom - 1;
          const boxes = [...drawn].map(part => part.getBoundingClientRect());
          return boxes.filter(part => crosses(part, box) && crosses(box, part)).length;
        }""",
        button,
    )
    assert covered == 0


def test_question_mark_opens_help_and_escape_gives_the_focus_back(table: OpenTable) -> None:
    on = table()
    on.page.keyboard.press("Tab")
    on.page.keyboard.press("?")
    expect(on.page.get_by_role("dialog")).to_be_visible()
    expect(on.page.get_by_role("dialog")).to_contain_text("Piltangenter")
    on.page.keyboard.press("Escape")
    expect(on.page.get_by_role("dialog")).to_be_hidden()
    assert focused(on.page) == "SA"


def test_where_one_has_only_fingers_the_help_does_not_speak_of_keys(table: OpenTable) -> None:
    on = table(width=360, has_touch=True)
    on.page.get_by_role("button", name="Tecken", exact=True).click()
    told = on.page.get_by_role("dialog", name="Tecken")
    expect(told).to_contain_text("Tryck på ett kort")
    expect(told).not_to_contain_text("angent")
    expect(told).not_to_contain_text("Esc")
