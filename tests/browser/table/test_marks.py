"""Marks on cards, piles and words: told apart in form, and told with their reasons."""

import pytest
from playwright.sync_api import expect

from helpers.tabling import HAND, MARKS, OFFERS, OpenTable, card
from tolva_teach.quiz import FAMILIES


def test_a_marked_zone_and_phrase_are_told_with_their_reasons(table: OpenTable) -> None:
    on = table(mode="play", **OFFERS)
    no = {"kind": "no", "word": "nej", "spoken": "du har redan knackat"}
    on.widget.marks = {"stock": no, "knock": no, "pass": {"kind": "left", "word": ""}}
    on.push()
    expect(on.page.get_by_role("button", name="talongen, 9 kort, du har redan knackat")).to_have_count(1)
    knock = on.page.get_by_role("button", name="Knacka", exact=True)
    expect(knock).to_have_accessible_description("du har redan knackat")
    expect(knock).to_contain_text("nej")
    expect(knock.locator("svg")).to_be_visible()
    expect(on.page.get_by_role("button", name="Passa")).to_have_accessible_description("")


def test_a_word_that_is_lit_up_and_selected_is_seen_to_be_both(table: OpenTable) -> None:
    lit = {"pass": {"kind": "lit", "word": "", "spoken": "nämns i texten"}}
    on = table(**{**OFFERS, "choices": [*OFFERS["choices"], "knock", "pass"]}, marks=lit, selected=["pass"])
    button = on.page.get_by_role("button", name="Passa")
    expect(button).to_have_class("tv-over tv-lit tv-selected")
    expect(button).to_have_attribute("aria-pressed", "true")
    expect(button.locator("svg")).to_be_visible()


def test_a_lay_of_one_card_is_marked_on_its_button_not_on_the_card_that_other_lays_hold_too(table: OpenTable) -> None:
    """It has the card's key; a pair with that card may be marked otherwise."""
    lays = [{"key": "HQ", "label": "Lägg hjärter dam"}, {"key": "HQ+SA", "label": "Lägg båda"}]
    on = table(mode="play", choices=[], phrases=lays, selected=["HQ"])
    expect(on.page.locator("[data-key=HQ] .tv-over, .tv-selected[data-key=HQ]")).to_have_count(0)
    on.widget.marks = {"HQ": {"kind": "no", "word": "nej", "spoken": "ett räcker inte"}, "HQ+SA": {"kind": "yes"}}
    on.push()
    button = on.page.get_by_role("button", name="Lägg hjärter dam")
    expect(button).to_have_accessible_description("ett räcker inte")
    expect(on.page.locator("[data-key=HQ] .tv-over")).to_have_count(0)


def test_what_is_rightly_left_alone_carries_neither_cross_nor_tick(table: OpenTable) -> None:
    on = table(marks={key: {"kind": kind, "word": "x"} for key, kind in zip(HAND, ("yes", "no", "left"), strict=False)})
    tick, cross, left = (card(on.page, key).locator(".tv-sign path").get_attribute("d") for key in HAND[:3])
    assert left not in (tick, cross)
    assert left == "M-6 0H6"


def test_kinds_of_marks_differ_in_form(table: OpenTable) -> None:
    on = table(
        marks={key: {"kind": kind, "word": "ja"} for key, kind in zip(HAND, ("yes", "no", "missed"), strict=False)}
    )
    looks = [
        card(on.page, key).evaluate(
            """card => [getComputedStyle(card.querySelector(".tv-ring")).strokeDasharray,
                        ...[".tv-sign rect", ".tv-sign path"].map(part => card.querySelector(part).outerHTML)].join()"""
        )
        for key in HAND[:3]
    ]
    assert len(set(looks)) == 3


def test_a_marked_card_is_named_with_its_reason(table: OpenTable) -> None:
    on = table()
    on.widget.marks = MARKS
    on.push()
    assert card(on.page, "SA").get_attribute("aria-label") == "spader ess, får inte spelas: du måste följa hjärter"
    assert card(on.page, "HQ").get_attribute("aria-label") == "hjärter dam, får spelas"
    expect(card(on.page, "SA").locator("text.tv-index").first).to_be_visible()
    assert card(on.page, "SA").locator(".tv-sign text").text_content() == "nej"


_SIGN_AND_INDEX_SEEN = """key => {
  const table = document.querySelector(".tolva-table svg").getBoundingClientRect();
  const card = document.querySelector(`.tv-card[data-key="${key}"]`);
  const place = (part, x, y) => new DOMPoint(x, y).matrixTransform(card.querySelector(part).getScreenCTM());
  const isSeen = (part, x, y) => {
    const at = place(part, x, y);
    const within = at.x > table.left && at.x < table.right && at.y > table.top && at.y < table.bottom;
    return within && card.contains(document.elementFromPoint(at.x, at.y));
  };
  const rank = place(".tv-ring", -34, -61);
  const isCovered = document.elementFromPoint(rank.x, rank.y).closest(".tv-sign");
  return isSeen(".tv-sign rect", 0, 0) && isSeen(".tv-ring", -40, -45) && !isCovered;
}"""
"""Whether the middle of a card's sign lies open on the table, and so does its index, at the upper left of 96 by 140,
with the rank's top not under the sign."""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize(("game", "family"), [("tolva", "wrong-play"), ("tolp", "hand-over")])
def test_where_all_of_a_hand_is_marked_each_index_and_each_sign_is_seen(
    table: OpenTable, game: str, family: str, width: int
) -> None:
    """In columns, and in rows above each other, cards hide where the signs of others stand."""
    asking = next(of for of in FAMILIES if (of.game, of.players, of.name) == (game, 3, family))
    shown = asking.question(seed=3, difficulty=3).table
    cards = [its.key for zone in shown.zones if zone.kind == "hand" for its in zone.cards if its.card]
    assert len(cards) > 16
    on = table(table=shown, choices=cards, mode="play", width=width)
    on.widget.marks = {its: {"kind": "left", "word": ""} for its in cards}
    on.push()
    on.page.locator(".tolva-table").evaluate("table => table.scrollIntoView()")
    assert [its for its in cards if not on.page.evaluate(_SIGN_AND_INDEX_SEEN, its)] == []


_EDGE_ON_INDEX = """key => {
  const card = document.querySelector(`.tv-card[data-key="${key}"]`), ring = card.querySelector(".tv-ring");
  for (const way of document.getAnimations()) {
    const { effect } = way;
    if (effect.target !== ring) continue;
    way.pause();
    way.currentTime = effect.getTiming().duration - 1;
  }
  const over = ring.closest(".tv-over");
  if (over.compareDocumentPosition(card.querySelector(".tv-index")) & Node.DOCUMENT_POSITION_FOLLOWING) return 0;
  const width = parseFloat(getComputedStyle(ring).strokeWidth) * ring.getScreenCTM().a;
  const inner = ring.getBoundingClientRect().left + width / 2;
  return inner - card.querySelector(".tv-index").getBoundingClientRect().left;
}"""
"""By how many pixels the edge that is drawn around a card reaches over its index, where it is broadest; none where the
card lies upon it."""


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
@pytest.mark.parametrize("state", ["lit", "yes", "selected", "focused"])
def test_the_edge_around_a_card_leaves_its_index_to_be_read(
    table: OpenTable, state: str, motion: str, width: int
) -> None:
    marks = {key: {"kind": state, "word": ""} for key in HAND} if state in ("lit", "yes") else {}
    on = table(choices=HAND, width=width, reduced_motion=motion, selected=HAND if state == "selected" else [])
    on.widget.marks = marks
    on.push()
    for key in HAND:
        if state == "focused":
            card(on.page, key).focus()
            on.page.keyboard.press("Shift")
        expect(card(on.page, key).locator(".tv-ring")).to_be_attached()
        assert on.page.evaluate(_EDGE_ON_INDEX, key) <= 0.5, key
