"""A card is dragged to its place, on to another, and back among the cards; what was not meant is not done."""

import re

from playwright.sync_api import expect

from helpers.stage import OnStage
from tolva_teach.texts import sentence
from tolva_widgets import DealEditor


def test_a_card_is_dragged_to_a_place_to_another_and_back(stage: OnStage) -> None:
    editor = DealEditor("tolva", lang="en")
    on = stage(editor._view)
    page = on.page

    def drag(card: str, to: str, *, lets_go: bool = True) -> None:
        """Drags what is called so, and sees the place light up."""
        page.locator(f'[data-drag="{card}"]').hover()
        page.mouse.down()
        place = page.locator(f'[data-drop="{to}"]')
        box = place.bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        expect(place).to_have_class(re.compile("tolva-editor-dropped-here"))
        if lets_go:
            page.mouse.up()
        on.pull()
        on.push()

    def laid() -> dict[tuple[str, int], tuple[str, ...]]:
        return dict(editor.session.layout.laid)

    drag("HK", "hand.3")
    drag("HQ", "hand.3")
    assert laid() == {("hand", 3): ("HK", "HQ")}, "each once: what is dragged is not tapped as well"
    drag("hand.3 HK", "hand.2")
    drag("HQ", "hand.1")
    assert laid() == {("hand", 2): ("HK",), ("hand", 1): ("HQ",)}, "from its place and by its key alike"
    drag("hand.2 HK", "")
    assert laid() == {("hand", 1): ("HQ",)}
    drag("SA", "hand.1", lets_go=False)
    page.keyboard.press("Escape")
    page.mouse.up()
    on.pull()
    expect(page.locator('[data-drag="SA"]')).to_have_attribute("style", "")
    assert laid() == {("hand", 1): ("HQ",)}
    for card in ("SA", "S10", "SK", "SQ", "SJ", "S9", "S8", "S7"):
        editor.do("drop", "hand.1", card)
    on.push()
    drag("HA", "hand.1")
    assert "HA" not in laid()["hand", 1]
    expect(page.locator(".tolva-editor-notice")).to_have_text(sentence("en", "editing-notice-full"))
