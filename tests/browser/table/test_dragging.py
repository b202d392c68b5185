"""Cards are dragged onto the table as well as tapped, by mouse, and by finger where one came for the table."""

from playwright.sync_api import CDPSession, Page, expect

from helpers.pages import OpenPage
from helpers.play_settings import set_choice
from helpers.tabling import HAND, OpenTable, card


def _grip(page: Page, key: str) -> tuple[float, float]:
    """A point of a card that no other covers."""
    box = card(page, key).bounding_box()
    assert box
    return box["x"] + 8, box["y"] + box["height"] / 2


def _drag(page: Page, key: str, right: float, down: float, *, lets_go: bool = True) -> None:
    """Drags a card so far, and sees it go along."""
    x, y = _grip(page, key)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + right, y + down, steps=4)
    expect(page.locator(".tv-picture[data-dragging]")).to_have_count(1)
    if lets_go:
        page.mouse.up()
        expect(page.locator(".tv-picture[data-dragging]")).to_have_count(0)


def test_a_card_that_is_dragged_onto_the_table_is_chosen_and_one_let_go_over_the_hand_is_not(table: OpenTable) -> None:
    on, chosen = table(mode="play"), []
    on.widget.on_choose(chosen.append)
    lies = str(card(on.page, "D7").get_attribute("style"))
    _drag(on.page, "D7", 60, 0)
    _drag(on.page, "D7", 0, 795 - _grip(on.page, "D7")[1])
    _drag(on.page, "D7", 0, -180, lets_go=False)
    expect(card(on.page, "D7")).to_have_class("tv-card tv-over-table")
    on.page.keyboard.press("Escape")
    on.page.mouse.up()
    on.pull()
    assert chosen == []
    expect(card(on.page, "D7")).to_have_attribute("style", lies)
    _drag(on.page, "D7", 0, -180)
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    on.pull()
    assert chosen == ["D7", "HQ"], "each once; and a tap is a tap again"
    card(on.page, "HK").hover()
    on.page.mouse.down()
    on.page.mouse.move(0, 0, steps=3)
    expect(on.page.locator(".tv-picture[data-dragging]")).to_have_count(0)


def test_what_was_not_meant_is_not_played_and_a_screen_reader_presses_after_a_drag(table: OpenTable) -> None:
    on, chosen = table(mode="play"), []
    on.widget.on_choose(chosen.append)
    _drag(on.page, "D7", 0, -180, lets_go=False)
    on.page.mouse.down(button="right")
    on.page.mouse.up()
    on.page.mouse.move(500, 400)
    on.page.mouse.up(button="right")
    on.pull()
    assert chosen == [], "let go while the right button was held"
    _drag(on.page, "D7", 0, -180, lets_go=False)
    on.widget.choices = ["D7", "HQ"]
    on.push()
    on.page.mouse.up()
    on.pull()
    assert chosen == [], "there is another choice by now"
    _drag(on.page, "D7", 0, -180)
    card(on.page, "HQ").evaluate("el => el.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    on.pull()
    assert chosen == ["D7", "HQ"]


def test_of_a_set_a_card_is_selected_by_dragging_and_the_set_decided_on(table: OpenTable) -> None:
    on, decided = table(compose={"label": "Lägg"}), []
    on.widget.on_decide(decided.append)
    _drag(on.page, "HQ", 0, -180)
    _drag(on.page, "H8", 0, -180)
    on.pull()
    assert (on.widget.selected, decided) == (["HQ", "H8"], [])
    _drag(on.page, "H8", 0, -180)
    on.pull()
    assert decided == [["HQ", "H8"]]


def test_a_card_let_go_over_its_hand_goes_back_though_the_others_may_not_be_chosen(table: OpenTable) -> None:
    on, chosen = table(mode="play", choices=["D7"]), []
    on.widget.on_choose(chosen.append)
    for key in set(HAND) - {"D7"}:
        (from_x, from_y), (to_x, to_y) = _grip(on.page, "D7"), _grip(on.page, key)
        _drag(on.page, "D7", to_x - from_x, to_y - from_y)
    on.pull()
    assert chosen == []
    _drag(on.page, "D7", 0, -180)
    on.pull()
    assert chosen == ["D7"]


def _swipe(session: CDPSession, x: float, y: float, down: float) -> None:
    """A finger that is put down, moves and is taken away."""
    for kind, at in (
        ("touchStart", 0.0),
        *(("touchMove", down * step / 4) for step in range(1, 5)),
        ("touchEnd", None),
    ):
        points = [] if at is None else [{"x": x, "y": y + at}]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_finger_drags_where_one_came_for_the_table(open_page: OpenPage) -> None:
    page = open_page("en/play", query="game=tolva&seed=7&seat=0&dealer=3", width=360, has_touch=True)
    set_choice(page, "The others play", "tap")
    key = page.locator(".tv-card[role=button]").first.get_attribute("data-key")
    assert key
    x, y = _grip(page, key)
    _swipe(page.context.new_cdp_session(page), x, y, -220)
    expect(card(page, key)).not_to_have_attribute("role", "button")
    expect(page.locator(".tolva-table > .tolva-unseen").first).to_contain_text("In the trick: you jack of spades")


def test_two_fingers_play_nothing(table: OpenTable) -> None:
    on, chosen = table(mode="play", width=360, has_touch=True), []
    on.widget.on_choose(chosen.append)
    on.page.add_style_tag(content=".tolva-table-picture { --dragged-by-touch: 1 }")
    x, y = _grip(on.page, "D7")
    session = on.page.context.new_cdp_session(on.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    for second in ([(x, y - 300)], []):
        touch("touchStart", (x, y))
        touch("touchMove", (x, y - 60))
        if second:
            touch("touchStart", (x, y - 60), *second)
        touch("touchMove", (x, y - 150), *second)
        touch("touchEnd")
    on.pull()
    assert chosen == ["D7"], "the second time, with one finger"


def test_a_finger_scrolls_a_page_of_many_tables(table: OpenTable) -> None:
    on, chosen = table(mode="play", width=360, has_touch=True, before="<p style='height: 900px'>Ovanför</p>"), []
    on.widget.on_choose(chosen.append)
    on.page.evaluate("scrollTo(0, 700)")
    x, y = _grip(on.page, "D7")
    _swipe(on.page.context.new_cdp_session(on.page), x, y, 120)
    on.page.wait_for_function("scrollY < 690")
    on.pull()
    assert chosen == []
