"""The buttons on a phone's table stand where nothing is told."""

from helpers.pages import OpenPage

_COVERED = """() => {
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const shown = document.querySelectorAll(".tolva-table-help, .tolva-table-screen");
  const buttons = [...shown].filter((its) => its.offsetWidth);
  const told = [...document.querySelectorAll(".tolva-table svg text")].filter((its) => its.textContent.trim());
  const boxes = buttons.map((its) => its.getBoundingClientRect());
  const covered = told.filter((its) => boxes.some((box) => !apart(box, its.getBoundingClientRect())));
  return [buttons.length, told.length > 10, covered.map((its) => its.textContent)];
}"""


def test_no_points_are_covered_where_three_have_taken_tricks(open_page: OpenPage) -> None:
    page = open_page("replay", "sv", query="game=tolva&players=3&seed=3&step=24", width=360, has_touch=True)
    assert page.evaluate(_COVERED) == [2, True, []]
