"""Cards that move, and those who asked for less motion."""

from playwright.sync_api import expect

from helpers.tables import tolva
from helpers.tabling import OpenTable

_NOTE_WHAT_MOVES = """() => {
  window.moved = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...motion) {
    window.moved.push(this.dataset.key);
    return animate.apply(this, motion);
  };
}"""


_NOTE_WHAT_BEGINS = """() => {
  window.began = [];
  document.addEventListener("animationstart", ({ target }) => window.began.push(target.parentNode.dataset.key));
}"""


def test_cards_move_to_their_place_and_away_to_the_taker(table: OpenTable) -> None:
    on = table(reduced_motion="no-preference")
    on.page.evaluate(_NOTE_WHAT_MOVES)
    on.widget.show(tolva(0, "H10 HK HQ"))
    on.push()
    assert "HQ" in on.page.evaluate("window.moved.splice(0)")
    on.widget.show(tolva(0, ""))
    on.push()
    taken = [None, None]  # the queen is still in the viewer's hand; who has left the table has no name any more
    assert [name for name in on.page.evaluate("window.moved") if not name] == taken
    expect(on.page.locator(".tv-card")).to_have_count(len(on.widget._drawn["wide"]["cards"]))


def test_a_card_that_is_played_rises_at_once(table: OpenTable) -> None:
    on = table(reduced_motion="no-preference", mode="play")
    rising = on.page.locator('.tv-card[data-key="HQ"]').evaluate(
        "card => (card.dispatchEvent(new MouseEvent('click', { bubbles: true })), "
        "card.getAnimations({ subtree: true }).map(one => one.effect.target.getAttribute('class')))"
    )
    assert rising == ["tv-lift"]


def test_a_forbidden_card_moves_once_more_when_it_is_tried_once_more(table: OpenTable) -> None:
    on = table(reduced_motion="no-preference", mode="play", marks={"HQ": {"kind": "no", "word": ""}})
    on.page.add_style_tag(
        content="@keyframes out { 50% { opacity: 0.5 } } .tv-card:has(.tv-no) > .tv-lift { animation: out 1ms }"
    )
    on.page.evaluate("Promise.all(document.getAnimations().map((one) => one.finished))")
    on.page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
    on.page.evaluate(_NOTE_WHAT_BEGINS)
    on.tell({"do": "move-again"})
    on.page.wait_for_function("() => window.began.length")
    assert on.page.evaluate("window.began") == ["HQ"]


def test_nothing_moves_for_those_who_asked_for_less_motion(table: OpenTable) -> None:
    on = table()
    on.page.evaluate(_NOTE_WHAT_MOVES)
    on.widget.show(tolva(0, "H10 HK HQ"))
    on.push()
    assert on.page.evaluate("window.moved") == []
