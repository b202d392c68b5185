"""The focus and the elements' identity, while cards come and go."""

from playwright.sync_api import expect

from helpers.tables import crowd, tolva
from helpers.tabling import HAND, OFFERS, PAIR, PHRASES, OpenTable, card, focused


def test_focus_goes_on_to_a_neighbour_when_a_button_below_the_table_is_gone(table: OpenTable) -> None:
    on = table(compose={"label": "Lägg"}, **OFFERS)
    active = "() => document.activeElement.getAttribute('data-key') ?? document.activeElement.textContent"
    on.page.get_by_role("button", name="Passa").focus()
    on.widget.phrases = PHRASES[1:]
    on.push()
    assert on.page.evaluate(active) == "Knacka"
    on.widget.phrases = []
    on.push()
    assert on.page.evaluate(active) == PAIR[0]
    on.page.get_by_role("button", name="Lägg").focus()
    on.widget.phrases = PHRASES
    on.push()
    assert on.page.evaluate(active) == "Lägg"
    on.widget.show(OFFERS["table"], mode="play", choices=["stock"])
    on.push()
    assert on.page.evaluate(active) == "stock"


def test_focus_stays_on_a_zone_while_its_cards_change_and_goes_on_when_it_is_no_choice(table: OpenTable) -> None:
    on = table(mode="play", **OFFERS)
    on.page.get_by_role("button", name="talongen").focus()
    on.widget.show(crowd(5, stock=8), mode="play", choices=OFFERS["choices"])
    on.push()
    assert focused(on.page) == "stock"
    expect(on.page.get_by_role("button", name="talongen, 8 kort")).to_be_focused()
    on.widget.show(crowd(5, stock=8), mode="play", choices=PAIR)
    on.push()
    assert focused(on.page) in PAIR


def test_a_card_keeps_its_element_from_hand_to_trick(table: OpenTable) -> None:
    on = table()
    on.page.evaluate("() => { document.querySelector('[data-key=HQ]').mine = true }")
    on.widget.show(tolva(0, "H10 HK HQ"))
    on.push()
    assert on.page.evaluate("() => document.querySelector('[data-key=HQ]').mine")


def test_focus_stays_on_its_card_while_others_come_and_go(table: OpenTable) -> None:
    on = table(table=tolva(0, "H10"))
    card(on.page, "H8").focus()
    on.widget.table = tolva(0, "H10 HK")
    on.push()
    assert focused(on.page) == "H8"


def test_when_the_focused_card_leaves_its_neighbour_has_the_focus(table: OpenTable) -> None:
    on = table(mode="play")
    card(on.page, "HQ").focus()
    on.widget.show(tolva(0, "H10 HK HQ"), choices=[key for key in HAND if key != "HQ"])
    on.push()
    assert focused(on.page) == "H8"


def test_when_nothing_can_be_chosen_the_focus_waits_at_the_table_and_comes_back(table: OpenTable) -> None:
    on = table(mode="play")
    card(on.page, "CQ").focus()
    on.widget.show(tolva(0, "H10 HK CQ"))
    on.push()
    assert on.page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Kortbord"
    left = [key for key in HAND if key != "CQ"]
    on.widget.show(tolva(0, "H10 HK CQ"), choices=left)
    on.push()
    assert focused(on.page) in left


def test_without_focus_none_is_taken(table: OpenTable) -> None:
    on = table()
    on.widget.show(tolva(0, "H10 HK HQ"), choices=["H8"])
    on.push()
    assert on.page.evaluate("() => document.activeElement === document.body")


def test_focus_that_is_given_goes_to_the_first_card_unless_somebody_has_been_quicker(table: OpenTable) -> None:
    on = table(mode="play")
    card(on.page, HAND[1]).focus()
    on.tell({"do": "focus"})
    assert focused(on.page) == HAND[0]
    on.page.keyboard.press("ArrowRight")
    on.tell({"do": "focus"})
    assert focused(on.page) == HAND[1]
    on.widget.show(OFFERS["table"], mode="play", choices=PAIR)
    on.push()
    on.tell({"do": "focus"})
    assert focused(on.page) == PAIR[0]


def test_a_table_that_was_hidden_shows_what_came_meanwhile_and_takes_the_focus(table: OpenTable) -> None:
    on = table(mode="play")
    on.page.evaluate("document.querySelector('#stage').style.display = 'none'")
    on.page.evaluate("() => new Promise(requestAnimationFrame)")
    on.widget.show(OFFERS["table"], mode="play", choices=PAIR)
    on.push()
    on.tell({"do": "focus"})
    on.page.evaluate("document.querySelector('#stage').style.display = ''")
    expect(card(on.page, PAIR[0])).to_be_focused()


def test_what_was_asked_of_a_table_before_it_was_drawn_is_done_then(table: OpenTable) -> None:
    """A link leads to the question: what the page answers may be heard before the table stands on it."""
    asked = [{"do": "focus"}, {"do": "into-sight", "around": "", "part": ""}]
    on = table(mode="play", width=360, height=200, before=asked)
    expect(card(on.page, HAND[0])).to_be_focused()
    on.page.wait_for_function("scrollY > 0")


def test_a_phrase_with_signs_is_seen_by_them_and_heard_by_its_name(table: OpenTable) -> None:
    phrases = [{"key": "S7+H7", "label": "Två sjuor", "signs": "♠7 ♥7"}, *PHRASES[:1]]
    on = table(mode="play", **{**OFFERS, "phrases": phrases})
    button = on.page.get_by_role("button", name="Två sjuor", exact=True)
    expect(button.locator("[aria-hidden=true]")).to_have_text("♠7 ♥7")
    expect(button.locator("[aria-hidden=true]")).to_be_visible()
    expect(on.page.locator(".tolva-table-phrases button[data-signs]")).to_have_count(1)
