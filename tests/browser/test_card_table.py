"""What a person does at the card table, and sees and hears there. No kernel: the widget is in the test."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Locator, Page, expect

from helpers.drawn import Picture
from helpers.stage import Stage
from helpers.tables import EVERY, HANDS, crowd, tolva
from tolva_teach.picture import draw
from tolva_widgets.card_table import CardTable

HAND = HANDS[0].split()
MARKS = {
    key: {"kind": "yes", "word": "ja", "spoken": "får spelas"}
    if key == "HQ"
    else {"kind": "no", "word": "nej", "spoken": "får inte spelas: du måste följa hjärter"}
    for key in HAND
}
SIZES = {"wide": 1280, "tall": 360}
Open = Callable[..., Stage]


@pytest.fixture
def stage(new_context: Callable[..., BrowserContext]) -> Open:
    """Puts a table on a page of its own; a fault on the page fails the test."""

    def open_it(*, width: int = 1280, table: Any = None, **options: Any) -> Stage:
        context = {
            name: options.pop(name) for name in list(options) if name in ("color_scheme", "forced_colors", "has_touch")
        }
        motion = options.pop("reduced_motion", "reduce")
        page = new_context(viewport={"width": width, "height": 800}, reduced_motion=motion, **context).new_page()
        page.on("pageerror", lambda error: pytest.fail(str(error)))
        return Stage(page, CardTable(table or tolva(0, "H10 HK"), **{"choices": HAND, "mode": "select", **options}))

    return open_it


def card(page: Page, key: str) -> Locator:
    return page.locator(f'.tv-card[data-key="{key}"]')


def focused(page: Page) -> str | None:
    """The key of the card that has the focus."""
    key: str | None = page.evaluate("() => document.activeElement.getAttribute('data-key')")
    return key


# Choosing.


def test_click_selects_and_lets_go(stage: Open) -> None:
    on = stage()
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    card(on.page, "H8").click(position={"x": 10, "y": 40})
    on.pull()
    assert on.widget.selected == ["HQ", "H8"]
    expect(card(on.page, "HQ")).to_have_attribute("aria-pressed", "true")
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    on.pull()
    assert on.widget.selected == ["H8"]
    expect(card(on.page, "HQ")).to_have_attribute("aria-pressed", "false")


def test_in_play_a_click_tells_which_card_and_selects_nothing(stage: Open) -> None:
    on, chosen = stage(mode="play"), []
    on.widget.on_choose(chosen.append)
    card(on.page, "D7").click(position={"x": 10, "y": 40})
    on.pull()
    assert chosen == ["D7"]
    assert on.widget.selected == []
    assert card(on.page, "D7").get_attribute("aria-pressed") is None


def test_a_tap_on_a_card_that_is_no_choice_is_answered(stage: Open) -> None:
    on = stage()
    card(on.page, "HK").click()
    expect(on.page.locator("[role=status]")).to_have_text("Det kortet kan du inte välja nu.")
    assert on.pull() == []


def test_in_watch_mode_nothing_is_a_button(stage: Open) -> None:
    on = stage(mode="watch")
    assert on.page.locator(".tv-card[role=button]").count() == 0


# Piles, stocks and words to say.

PHRASES = [{"key": "pass", "label": "Passa"}, {"key": "knock", "label": "Knacka"}]
PAIR = [card.key for card in crowd(5).zones[1].cards]
OFFERS: dict[str, Any] = {"table": crowd(5, stock=9), "choices": [*PAIR, "pile", "stock"], "phrases": PHRASES}


@pytest.mark.parametrize("width", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("by", ["click", "tap", "keys"])
def test_every_offer_is_chosen_by_mouse_touch_and_keys(stage: Open, by: str, width: int) -> None:
    on, chosen = stage(mode="play", width=width, has_touch=by == "tap", **OFFERS), []
    on.widget.on_choose(chosen.append)
    if by == "keys":
        on.page.keyboard.press("Tab")
        for _ in OFFERS["choices"]:
            on.page.keyboard.press("Enter")
            on.page.keyboard.press("ArrowRight")
    for name in () if by == "keys" else ("klöver åtta", "klöver dam", "högen, överst spader dam", "talongen, 9 kort"):
        button = on.page.get_by_role("button", name=name)
        at = {"position": {"x": 8, "y": 30}}
        button.tap(**at) if by == "tap" else button.click(**at)
    for name in ("Passa", "Knacka"):
        button = on.page.get_by_role("button", name=name)
        if by == "keys":
            while not button.evaluate("button => button === document.activeElement"):
                on.page.keyboard.press("Tab")
            on.page.keyboard.press("Enter")
        else:
            button.tap() if by == "tap" else button.click()
    on.pull()
    assert chosen == [*OFFERS["choices"], "pass", "knock"]


def test_what_is_no_choice_is_no_button_and_a_tap_on_its_cards_is_answered(stage: Open) -> None:
    on = stage(mode="play", **{**OFFERS, "choices": PAIR})
    expect(on.page.locator(".tv-zone")).to_have_count(0)
    card(on.page, crowd(5).zones[-1].cards[-1].key).click()
    expect(on.page.locator("[role=status]")).to_have_text("Det kortet kan du inte välja nu.")


def test_in_select_all_is_picked_but_for_what_is_told_at_once(stage: Open) -> None:
    on, chosen = stage(at_once=["stock", "pass"], **OFFERS), []
    on.widget.on_choose(chosen.append)
    for name, pressed in (("högen", "false"), ("Knacka", "false"), ("talongen", None), ("Passa", None)):
        button = on.page.get_by_role("button", name=name)
        assert button.get_attribute("aria-pressed") == pressed
        button.click()
        assert button.get_attribute("aria-pressed") == (pressed and "true")
    on.pull()
    assert (on.widget.selected, chosen) == (["pile", "knock"], ["stock", "pass"])


def test_a_marked_zone_and_phrase_are_told_with_their_reasons(stage: Open) -> None:
    on = stage(mode="play", **OFFERS)
    no = {"kind": "no", "word": "nej", "spoken": "du har redan knackat"}
    on.widget.marks = {"stock": no, "knock": no, "pass": {"kind": "left", "word": ""}}
    on.push()
    expect(on.page.get_by_role("button", name="talongen, 9 kort, du har redan knackat")).to_have_count(1)
    knock = on.page.get_by_role("button", name="Knacka", exact=True)
    expect(knock).to_have_accessible_description("du har redan knackat")
    expect(knock).to_contain_text("nej")
    expect(knock.locator("svg")).to_be_visible()
    expect(on.page.get_by_role("button", name="Passa")).to_have_accessible_description("")


def test_what_is_rightly_left_alone_carries_neither_cross_nor_tick(stage: Open) -> None:
    on = stage(marks={key: {"kind": kind, "word": "x"} for key, kind in zip(HAND, ("yes", "no", "left"), strict=False)})
    tick, cross, left = (card(on.page, key).locator(".tv-sign path").get_attribute("d") for key in HAND[:3])
    assert left not in (tick, cross)
    assert left == "M-6 0H6"


def test_set_is_put_together_with_the_verdict_at_hand_and_decided(stage: Open) -> None:
    on, decided = stage(compose={"label": "Lägg", "ready": False, "verdict": "Välj kort först."}), []
    on.widget.on_decide(decided.append)
    lay = on.page.get_by_role("button", name="Lägg")
    lay.click(force=True)
    assert on.pull() == []
    expect(lay).to_have_accessible_description("Välj kort först.")
    card(on.page, "HQ").click(position={"x": 10, "y": 40})
    on.pull()
    on.widget.compose = {"label": "Lägg", "verdict": "Får läggas.", "kind": "yes"}
    on.push()
    expect(on.page.get_by_role("status").filter(has_text="Får läggas.")).to_be_visible()
    expect(lay).to_have_attribute("aria-disabled", "false")
    lay.focus()
    on.page.keyboard.press("Enter")
    on.pull()
    assert decided == [["HQ"]]


def test_focus_goes_on_to_a_neighbour_when_a_button_below_the_table_is_gone(stage: Open) -> None:
    on = stage(compose={"label": "Lägg"}, **OFFERS)
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


def test_focus_stays_on_a_zone_while_its_cards_change_and_goes_on_when_it_is_no_choice(stage: Open) -> None:
    on = stage(mode="play", **OFFERS)
    on.page.get_by_role("button", name="talongen").focus()
    on.widget.show(crowd(5, stock=8), mode="play", choices=OFFERS["choices"])
    on.push()
    assert focused(on.page) == "stock"
    expect(on.page.get_by_role("button", name="talongen, 8 kort")).to_be_focused()
    on.widget.show(crowd(5, stock=8), mode="play", choices=PAIR)
    on.push()
    assert focused(on.page) in PAIR


def test_help_tells_of_the_signs_that_are_on_the_table(stage: Open) -> None:
    on = stage(width=360)
    on.page.get_by_role("button", name="Tecken och tangenter").click()
    told = on.page.get_by_role("dialog")
    for words in ("Den som gav.", "utspel", "Kortet vinner sticket just nu.", "Lankor", "Kortpoäng"):
        expect(told).to_contain_text(words)
    expect(told).not_to_contain_text("Kortet har visats")
    expect(told.get_by_role("img", name="Stjärnan")).to_be_visible()


@pytest.mark.parametrize("name", EVERY)
def test_on_a_phone_the_help_covers_nothing(stage: Open, name: str) -> None:
    on = stage(width=360, table=EVERY[name], choices=[])
    covered = on.page.evaluate(
        """() => {
          const box = document.querySelector(".tolva-table-help").getBoundingClientRect();
          const drawn = document.querySelectorAll(".tv-card use, .tv-plate, text.tv-muted");
          const crosses = (one, other) => one.left < other.right - 1 && one.top < other.bottom - 1;
          const boxes = [...drawn].map(part => part.getBoundingClientRect());
          return boxes.filter(part => crosses(part, box) && crosses(box, part)).length;
        }"""
    )
    assert covered == 0


# Keys.


def test_keys_alone_select_and_let_go(stage: Open) -> None:
    on = stage()
    on.page.keyboard.press("Tab")
    assert focused(on.page) == "SA"
    path = {"ArrowRight": "S10", "ArrowDown": "SJ", "ArrowLeft": "S10", "End": "CQ", "ArrowUp": "D7", "Home": "SA"}
    for key, lands in path.items():
        on.page.keyboard.press(key)
        assert focused(on.page) == lands
    on.page.keyboard.press("Enter")
    on.page.keyboard.press("ArrowRight")
    on.page.keyboard.press(" ")
    on.pull()
    assert on.widget.selected == ["SA", "S10"]
    on.page.keyboard.press("Escape")
    on.pull()
    assert on.widget.selected == []


def test_one_tab_stop_however_many_cards(stage: Open) -> None:
    on = stage()
    assert on.page.locator('.tv-card[tabindex="0"]').count() == 1
    on.page.keyboard.press("Tab")
    on.page.keyboard.press("ArrowRight")
    on.page.keyboard.press("Tab")
    assert focused(on.page) is None
    on.page.keyboard.press("Shift+Tab")
    assert focused(on.page) == "S10"


def test_question_mark_opens_help_and_escape_gives_the_focus_back(stage: Open) -> None:
    on = stage()
    on.page.keyboard.press("Tab")
    on.page.keyboard.press("?")
    expect(on.page.get_by_role("dialog")).to_be_visible()
    expect(on.page.get_by_role("dialog")).to_contain_text("Piltangenter")
    on.page.keyboard.press("Escape")
    expect(on.page.get_by_role("dialog")).to_be_hidden()
    assert focused(on.page) == "SA"


# The focus and the elements' identity.


def test_a_card_keeps_its_element_from_hand_to_trick(stage: Open) -> None:
    on = stage()
    on.page.evaluate("() => { document.querySelector('[data-key=HQ]').mine = true }")
    on.widget.show(tolva(0, "H10 HK HQ"))
    on.push()
    assert on.page.evaluate("() => document.querySelector('[data-key=HQ]').mine")


def test_focus_stays_on_its_card_while_others_come_and_go(stage: Open) -> None:
    on = stage(table=tolva(0, "H10"))
    card(on.page, "H8").focus()
    on.widget.table = tolva(0, "H10 HK")
    on.push()
    assert focused(on.page) == "H8"


def test_when_the_focused_card_leaves_its_neighbour_has_the_focus(stage: Open) -> None:
    on = stage(mode="play")
    card(on.page, "HQ").focus()
    on.widget.show(tolva(0, "H10 HK HQ"), choices=[key for key in HAND if key != "HQ"])
    on.push()
    assert focused(on.page) == "H8"


def test_when_nothing_can_be_chosen_the_focus_waits_at_the_table_and_comes_back(stage: Open) -> None:
    on = stage(mode="play")
    card(on.page, "CQ").focus()
    on.widget.show(tolva(0, "H10 HK CQ"))
    on.push()
    assert on.page.evaluate("() => document.activeElement.getAttribute('aria-label')") == "Kortbord"
    left = [key for key in HAND if key != "CQ"]
    on.widget.show(tolva(0, "H10 HK CQ"), choices=left)
    on.push()
    assert focused(on.page) in left


def test_without_focus_none_is_taken(stage: Open) -> None:
    on = stage()
    on.widget.show(tolva(0, "H10 HK HQ"), choices=["H8"])
    on.push()
    assert on.page.evaluate("() => document.activeElement === document.body")


def test_cards_lie_on_each_other_as_the_table_says(stage: Open) -> None:
    on = stage()
    card(on.page, "H8").focus()
    on.widget.show(tolva(0, "H10 HK HQ"), choices=["H8", "DA"])
    on.push()
    keys = on.page.evaluate("() => [...document.querySelectorAll('.tv-card')].map(card => card.dataset.key)")
    assert keys == [spot[0] for spot in on.widget._drawn["wide"]["cards"]]


# Motion.

_NOTE_WHAT_MOVES = """() => {
  window.moved = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (...motion) {
    window.moved.push(this.dataset.key);
    return animate.apply(this, motion);
  };
}"""


def test_cards_move_to_their_place_and_away_to_the_taker(stage: Open) -> None:
    on = stage(reduced_motion="no-preference")
    on.page.evaluate(_NOTE_WHAT_MOVES)
    on.widget.show(tolva(0, "H10 HK HQ"))
    on.push()
    assert "HQ" in on.page.evaluate("window.moved.splice(0)")
    on.widget.show(tolva(0, ""))
    on.push()
    taken = [None, None]  # the queen is still in the viewer's hand; who has left the table has no name any more
    assert [name for name in on.page.evaluate("window.moved") if not name] == taken
    expect(on.page.locator(".tv-card")).to_have_count(len(on.widget._drawn["wide"]["cards"]))


def test_nothing_moves_for_those_who_asked_for_less_motion(stage: Open) -> None:
    on = stage()
    on.page.evaluate(_NOTE_WHAT_MOVES)
    on.widget.show(tolva(0, "H10 HK HQ"))
    on.push()
    assert on.page.evaluate("window.moved") == []


# Marks.


def test_kinds_of_marks_differ_in_form(stage: Open) -> None:
    on = stage(
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


@pytest.mark.parametrize("width", SIZES.values(), ids=SIZES.keys())
@pytest.mark.parametrize("leader", range(1, 4))
def test_the_sign_of_the_lead_covers_no_index(stage: Open, width: int, leader: int) -> None:
    played = " ".join(HANDS[(leader + n) % 4].split()[0] for n in range(4))
    on = stage(width=width, table=tolva(0, played, leader), choices=[])
    covered = on.page.evaluate(
        """() => {
          const [sign] = [...document.querySelectorAll("use[href$=led]")].map(use => use.getBoundingClientRect());
          const canvas = document.createElement("canvas").getContext("2d");
          return [...document.querySelectorAll(".tv-card text.tv-index")].filter(text => {
            const { fontWeight, fontFamily, fontSize } = getComputedStyle(text), scale = text.getScreenCTM().a;
            canvas.font = `${fontWeight} ${parseFloat(fontSize) * scale}px ${fontFamily}`;
            const { left, right } = text.getBoundingClientRect();
            const foot = new DOMPoint(+text.getAttribute("x"), +text.getAttribute("y"));
            const line = foot.matrixTransform(text.getScreenCTM());
            const top = line.y - canvas.measureText(text.textContent).actualBoundingBoxAscent;
            return left < sign.right && sign.left < right && top < sign.bottom && sign.top < line.y;
          }).map(text => text.textContent);
        }"""
    )
    assert covered == []


# What is said.


def test_a_marked_card_is_named_with_its_reason(stage: Open) -> None:
    on = stage()
    on.widget.marks = MARKS
    on.push()
    assert card(on.page, "SA").get_attribute("aria-label") == "spader ess, får inte spelas: du måste följa hjärter"
    assert card(on.page, "HQ").get_attribute("aria-label") == "hjärter dam, får spelas"
    expect(card(on.page, "SA").locator("text.tv-index").first).to_be_visible()
    assert card(on.page, "SA").locator(".tv-sign text").text_content() == "nej"


def test_announcements_are_spoken_once_each(stage: Open) -> None:
    on = stage()
    on.page.evaluate(
        """() => {
          window.spoken = [];
          const live = document.querySelector('[role=status]');
          new MutationObserver(() => spoken.push(live.textContent)).observe(live, { childList: true });
        }"""
    )
    for words in ("Rätt.", "Fel.", "Fel."):
        on.widget.announcement = words
        on.push()
    assert on.page.evaluate("() => spoken") == ["Rätt.", "Fel."]


def test_the_table_is_told_in_words_beside_the_picture(stage: Open) -> None:
    on = stage()
    assert "spelare 4 hjärter kung, vinner just nu" in (on.page.locator(".tolva-table > p").first.text_content() or "")


def test_nothing_on_the_page_tells_cards_apart_before_they_are_marked(stage: Open) -> None:
    """Of each attribute that is not the card's own, all choices have the same value."""
    on = stage()
    told = on.page.evaluate(
        """() => [...document.querySelectorAll('.tv-card[role=button]')].map(card => {
          const own = ['data-key', 'aria-label', 'style', 'tabindex'];
          return JSON.stringify([...card.attributes].filter(a => !own.includes(a.name)).map(a => [a.name, a.value]));
        })"""
    )
    assert len(told) == 9
    assert len(set(told)) == 1


# Sizes and layouts.


def test_at_360_px_nine_cards_stand_in_a_row_with_readable_indices(stage: Open) -> None:
    on = stage(width=360)
    boxes = [card(on.page, key).locator("use").first.bounding_box() for key in HAND]
    lefts = [box["x"] for box in boxes if box]
    assert len({round(box["y"]) for box in boxes if box}) == 1
    assert min(after - before for before, after in pairwise(lefts)) >= 30
    heights = on.page.evaluate(
        """keys => keys.map(key => {
          const text = document.querySelector(`[data-key="${key}"] text.tv-index`);
          const canvas = document.createElement('canvas').getContext('2d');
          const style = getComputedStyle(text);
          const scale = text.getScreenCTM().a;
          canvas.font = `${style.fontWeight} ${parseFloat(style.fontSize) * scale}px ${style.fontFamily}`;
          return canvas.measureText(text.textContent).actualBoundingBoxAscent;
        })""",
        HAND,
    )
    assert min(heights) >= 14
    assert on.page.evaluate("() => document.documentElement.scrollWidth") <= 360


def test_the_layout_follows_the_width_without_asking_python(stage: Open) -> None:
    on = stage()
    assert on.page.locator(".tolva-table").get_attribute("data-layout") == "wide"
    card(on.page, "HQ").focus()
    on.page.set_viewport_size({"width": 360, "height": 800})
    expect(on.page.locator(".tolva-table")).to_have_attribute("data-layout", "tall")
    assert focused(on.page) == "HQ"
    assert on.pull() == []


@pytest.mark.parametrize("width", SIZES.values(), ids=SIZES.keys())
def test_every_choice_has_a_target_of_24_pixels(stage: Open, width: int) -> None:
    on = stage(width=width)
    hits = on.page.evaluate(
        """keys => keys.map(key => {
          const card = document.querySelector(`[data-key="${key}"]`);
          const box = card.getBoundingClientRect();
          let across = 0;
          const y = box.top + box.height / 2;
          for (let x = box.left; x < box.right; x += 1)
            if (document.elementFromPoint(x, y)?.closest('.tv-card') === card) across += 1;
          return across;
        })""",
        HAND,
    )
    assert min(hits) >= 24


@pytest.mark.parametrize(("width", "scheme"), [(1280, "light"), (360, "dark")])
@pytest.mark.parametrize("state", ["open question", "selected", "marked", "all open", "help", "offers"])
def test_axe_finds_nothing(stage: Open, check_axe: Callable[[Page], None], width: int, scheme: str, state: str) -> None:
    options = (
        OFFERS | {"compose": {"label": "Lägg", "verdict": "Får läggas.", "kind": "yes"}} if state == "offers" else {}
    )
    on = stage(width=width, color_scheme=scheme, **{"table": tolva(None) if state == "all open" else None, **options})
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


# Drawn right: what a picture's ids refer to cannot be told from its text alone.


def test_two_pictures_on_a_page_each_draw_their_own(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(viewport={"width": 980, "height": 1400}).new_page()
    pictures = [draw(tolva(None), colours=colours, theme="light") for colours in (2, 4)]

    def shown(*svgs: str) -> list[bytes]:
        """Each picture as the page shows it; an empty one keeps its place."""
        page.set_content("".join(f"<div style='height:690px'>{svg}</div>" for svg in svgs))
        return [svg.screenshot() for svg in page.locator("svg").all()]

    assert shown(*pictures) == shown(pictures[0], "") + shown("", pictures[1])


@pytest.mark.parametrize("name", EVERY)
def test_the_page_draws_what_the_picture_draws(stage: Open, name: str) -> None:
    """One picture: the front end puts each card where `draw` puts it, with the same face."""
    on = stage(table=EVERY[name], choices=[])
    laid = on.page.evaluate(
        """() => [...document.querySelectorAll('.tv-card')].map(card => {
          const back = card.querySelector('use').getAttribute('href').endsWith('-x');
          const { e, f } = new DOMMatrix(getComputedStyle(card).transform);
          return [back ? '' : card.querySelector('text').textContent, e, f];
        })"""
    )
    drawn = Picture(draw(EVERY[name])).cards
    markers = sum(len(tally.markers) for tally in EVERY[name].tallies)
    assert [index for index, _, _ in laid] == [card.index or "" for card in drawn[markers:]]
    for (_, x, y), one in zip(laid, drawn[markers:], strict=True):
        assert (x, y) == pytest.approx((one.x, one.y), abs=0.2)


def test_leaving_the_page_lets_go_of_the_model(stage: Open) -> None:
    on = stage()
    assert on.page.evaluate("() => stage.listening()") > 0
    on.page.evaluate("() => stage.leave()")
    assert on.page.evaluate("() => stage.listening()") == 0
    assert on.page.locator(".tolva-table").count() == 0
