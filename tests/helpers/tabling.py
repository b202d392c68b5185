"""A card table on the stage as a person knows it: what lies there to choose, and how it is found."""

from typing import Any, Protocol

from playwright.sync_api import Locator, Page

from helpers.stage import Stage
from helpers.tables import HANDS, crowd

HAND = HANDS[0].split()
MARKS = {
    key: {"kind": "yes", "word": "ja", "spoken": "får spelas"}
    if key == "HQ"
    else {"kind": "no", "word": "nej", "spoken": "får inte spelas: du måste följa hjärter"}
    for key in HAND
}
SIZES = {"wide": 1280, "tall": 360}

PHRASES = [{"key": "pass", "label": "Passa"}, {"key": "knock", "label": "Knacka"}]
PAIR = [card.key for card in crowd(5).zones[1].cards]
OFFERS: dict[str, Any] = {"table": crowd(5, stock=9), "choices": [*PAIR, "pile", "stock"], "phrases": PHRASES}
"""Cards, a pile, a stock and words to say, all to be chosen."""


class OpenTable(Protocol):
    """What the fixture ``table`` gives a test."""

    def __call__(
        self, *, width: int = 1280, table: Any = None, reduced_motion: str = "reduce", **options: Any
    ) -> Stage: ...


def card(page: Page, key: str) -> Locator:
    """A card on the table."""
    return page.locator(f'.tv-card[data-key="{key}"]')


def focused(page: Page) -> str | None:
    """The key of the card that has the focus."""
    key: str | None = page.evaluate("() => document.activeElement.getAttribute('data-key')")
    return key
