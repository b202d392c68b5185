"""Somebody who has a keyboard alone: tab, arrows, Enter; nothing is clicked."""

from playwright.sync_api import Page

from helpers.answering_along import Given
from helpers.pages import tab_to

LONGEST_WAY = 40
"""So many presses of the tab key lead from anywhere among table and buttons to anywhere else: past all that one could
ask for in Tölp."""

_FOCUS = """() => {
  const { activeElement: el } = document;
  const piece = el.closest(".tv-card, .tv-zone");
  if (piece) return `piece ${piece.dataset.key}`;
  return el.matches("button") ? `button ${el.value || el.className}` : el.tagName;
}"""
_WAY = """key => {
  const phrase = document.querySelector(`.tolva-table-phrases button[value="${key}"]`);
  const follows = document.activeElement.compareDocumentPosition(phrase) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? "Tab" : "Shift+Tab";
}"""


class Keys:
    """Somebody who has a keyboard alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.set_default_timeout(15_000)

    def press(self, key: str, times: int = 1) -> None:
        for _ in range(times):
            self.page.keyboard.press(key)

    @property
    def focus(self) -> str:
        """What has it: `piece KEY` on the table, `button VALUE`, or something else."""
        return str(self.page.evaluate(_FOCUS))

    def tab(self, key: str, wanted: str) -> None:
        """Tabs on until what has the focus begins so, if it does not yet."""
        if self.focus.startswith(wanted):
            return
        for _ in range(LONGEST_WAY):
            self.press(key)
            if self.focus.startswith(wanted):
                return
        raise AssertionError(f"the tab key does not come to {wanted}, but to {self.focus}")

    def arrow(self, key: str) -> None:
        """Goes from piece to piece, from the first of them, until this one has the focus."""
        self.press("Home")
        for _ in range(LONGEST_WAY):
            if self.focus == f"piece {key}":
                return
            self.press("ArrowRight")
        raise AssertionError(f"the arrow keys do not come to {key}, but to {self.focus}")

    def choose(self, given: Given, key: str) -> None:
        """Chooses a piece of the table, or something to say. That it is this one, the answer tells."""
        if key in given.on_table:
            self.tab("Shift+Tab", "piece ")
            self.arrow(key)
        else:
            self.tab(str(self.page.evaluate(_WAY, key)), f"button {key}")
        self.press("Enter")

    def decide(self, given: Given) -> None:
        """Chooses what is decided, and decides on it where it is put together."""
        for key in given.keys:
            self.choose(given, key)
        if given.together:
            tab_to(self.page, ".tolva-table-compose button")
            self.press("Enter")
