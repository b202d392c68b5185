"""Whole pictures, read back as XML."""

import gzip
import itertools
import re
from dataclasses import replace
from urllib.parse import unquote

import pytest

from helpers.drawn import Picture
from helpers.tables import EVERY, HANDS, for_two, tolva
from tolva_teach.games import game
from tolva_teach.picture import describe, draw, still
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.layout import lay_out
from tolva_teach.picture.lying import LED
from tolva_teach.picture.measures import MEASURES, LayoutName
from tolva_teach.picture.style import stylesheet
from tolva_teach.rules.table import Table, TableCard, Zone

EVIL = "</text><script>alert(1)</script>\"'&\u202e"
LAYOUTS: tuple[LayoutName, ...] = ("wide", "tall")
EACH = pytest.mark.parametrize("table", EVERY.values(), ids=EVERY.keys())
BOTH = pytest.mark.parametrize("layout", LAYOUTS)
INDEX = {"A": "E", "K": "K", "Q": "D", "J": "Kn"}


def faces_on(table: Table) -> list[tuple[str, str]]:
    """The cards that are seen on the table, with those that show the score."""
    groups = (*(zone.cards for zone in table.zones), *(tally.markers for tally in table.tallies))
    cards = [card.card for group in groups for card in group if card.card]
    return sorted((INDEX.get(card[1:], card[1:]), card[0]) for card in cards)


@EACH
@BOTH
def test_every_seen_card_is_drawn_once_and_no_other(table: Table, layout: LayoutName) -> None:
    picture = Picture(draw(table, layout=layout))
    drawn = sorted((card.index, card.suit) for card in picture.cards if card.index and card.suit)
    assert drawn == faces_on(table)


@EACH
@BOTH
def test_every_card_lies_within_the_picture(table: Table, layout: LayoutName) -> None:
    picture = Picture(draw(table, layout=layout))
    width, height = picture.size
    for card in picture.cards:
        assert card.size * WIDTH / 2 <= card.x + 1
        assert card.x + card.size * WIDTH / 2 <= width + 1
        assert card.size * HEIGHT / 2 <= card.y + 1
        assert card.y + card.size * HEIGHT / 2 <= height


@EACH
@BOTH
def test_a_picture_is_small_enough(table: Table, layout: LayoutName) -> None:
    svg = draw(table, layout=layout, names=["Maximiliana Sofia"] * len(table.places)).encode()
    assert len(svg) < 40_000
    assert len(gzip.compress(svg)) < 8_000


@EACH
@BOTH
def test_ids_are_the_pictures_own_and_every_reference_is_met(table: Table, layout: LayoutName) -> None:
    picture = Picture(draw(table, layout=layout))
    assert len(set(picture.ids)) == len(picture.ids)
    assert all(name.startswith(picture.prefix) for name in picture.ids)
    assert set(picture.references) <= set(picture.ids)
    assert "~" not in picture.svg


def test_pictures_that_differ_share_no_id() -> None:
    settings = itertools.product((tolva(0), tolva(1)), (2, 4), ("light", "dark"), LAYOUTS, ("sv", "en"))
    pictures = [
        Picture(draw(table, colours=colours, theme=theme, layout=layout, indices=indices))  # type: ignore[arg-type]
        for table, colours, theme, layout, indices in settings
    ]
    for one, other in itertools.combinations(pictures, 2):
        assert not set(one.ids) & set(other.ids)


@BOTH
def test_names_are_escaped_and_shortened(layout: LayoutName) -> None:
    svg = draw(tolva(), layout=layout, names=[EVIL, EVIL, "Bo", EVIL * 50])
    picture = Picture(svg)
    assert "<script" not in svg
    assert "\u202e" not in svg
    assert "Bo" in picture.texts
    assert max(map(len, picture.texts)) < 40
    assert "<script" not in still(tolva(), names=[EVIL, "a", "b", "c"]).html


@BOTH
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_the_viewer_sits_at_the_bottom(layout: LayoutName, viewer: int | None) -> None:
    picture = Picture(draw(tolva(viewer, ""), layout=layout))
    lowest = max(picture.cards, key=lambda card: card.y)
    hand = {(INDEX.get(card[1:], card[1:]), card[0]) for card in HANDS[viewer or 0].split()}
    assert (lowest.index, lowest.suit) in hand


@BOTH
@pytest.mark.parametrize("viewer", [0, None])
def test_the_height_stays_while_cards_are_played(layout: LayoutName, viewer: int | None) -> None:
    whole, trick = (Picture(draw(tolva(viewer, played), layout=layout)) for played in ("", "H10 HK HQ HA"))
    assert whole.size == trick.size


def test_nine_cards_in_a_row_can_be_read_on_a_phone() -> None:
    """360 px: 344 are left between margins of 8, and the tall picture is 344 units wide."""
    picture = Picture(draw(tolva(0, ""), layout="tall"))
    assert picture.size[0] == 344
    lowest = max(card.y for card in picture.cards)
    row = sorted((card for card in picture.cards if card.y == lowest), key=lambda card: card.x)
    strips = [after.x - before.x for before, after in itertools.pairwise(row)]
    assert len(row) == 9
    assert min(strips) >= 30
    # The index is set in 37 units; a capital is at least 0.7 of that in the fonts named.
    assert row[0].size * 37 * 0.7 >= 14


@pytest.mark.parametrize(("viewer", "most"), [(0, 500), (None, 590)])
def test_a_tall_table_leaves_a_phone_room_for_what_happened_and_why(viewer: int | None, most: int) -> None:
    """Of 740 px, 150 are for the words and the buttons; melds take up a line of their own."""
    picture = Picture(draw(tolva(viewer, "H10 HK HQ HA"), layout="tall"))
    assert picture.size[1] <= most


def test_on_a_phone_open_hands_can_be_read_at_every_side() -> None:
    """An index is set in 37 units on a bold face, in 42 on a mini one; a capital is at least 0.7 of that."""
    svg = draw(tolva(None, ""), layout="tall")
    card = re.compile(r'scale\((\S+)\)"><use href="[^"]+"/><g class="tv-[SHDC]"><text[^>]* font-size="(\d+)"')
    heights = [float(size) * float(letters) * 0.7 for size, letters in card.findall(svg) if float(size) > 0.3]
    assert len(heights) == 36
    assert min(heights) >= 13.9


@BOTH
def test_seats_without_names_are_told_apart_by_their_number(layout: LayoutName) -> None:
    assert {"1", "2", "3", "4"} <= set(Picture(draw(tolva(None, ""), layout=layout)).texts)
    named = Picture(draw(tolva(None, ""), layout=layout, names=["Astrid", "bo", " ", "Östen"])).texts
    assert {"A", "B", "3", "Ö"} <= set(named)


@EACH
@BOTH
def test_seats_without_names_are_all_called_by_their_number_where_one_is(table: Table, layout: LayoutName) -> None:
    texts = Picture(draw(table, layout=layout)).texts
    short = [text for text in texts if re.fullmatch(r"Sp\. \d+", text)]
    assert not short or not [text for text in texts if re.fullmatch(r"Spelare \d+", text)]


def test_bond_markers_pips_can_be_counted_before_the_first_point_too() -> None:
    """A six has all its pips, on a face as large as at any other score."""
    rules = game("bondtolva", 2)
    standing = rules.first_standing(None, 0, None)
    svg = draw(rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing).seen(0))
    sixes = re.findall(r'rotate\(90\) scale\(0.38\)"><use href="[^"]+"/><g class="tv-[SHDC]">(.*?)</g></g>', svg)
    assert len(sixes) == 4


def test_the_tricks_of_the_seat_across_lie_below_the_score() -> None:
    """The lowest plate of the score ends above the heaps, whose number begins with the seats."""
    picture = Picture(draw(for_two()))
    score = max(float(y) + float(height) for y, height in re.findall(
        r'class="tv-plate" x="7\d\d" y="(\S+)" width="\S+" height="(\S+)"', picture.svg
    ))  # fmt: skip
    heaps = [card for card in picture.cards if card.index is None and card.x > 800]
    assert heaps
    assert min(card.y - card.size * HEIGHT / 2 for card in heaps) > score


@BOTH
def test_taken_tricks_carry_their_partys_sign(layout: LayoutName) -> None:
    """One sign a party in the score, one on each of its seats, one beside its tricks."""
    svg = draw(tolva(None), layout=layout)
    assert [svg.count(f'class="tv-party{party}"') for party in (0, 1)] == [4, 4]


@EACH
@BOTH
def test_trick_cards_leave_each_others_index_free(table: Table, layout: LayoutName) -> None:
    """No card that is drawn later lies over the upper left corner of a face."""
    cards = Picture(draw(table, layout=layout)).cards
    for at, card in enumerate(cards):
        if card.index is None:
            continue
        x, y = card.x - 30 * card.size, card.y - 50 * card.size
        for later in cards[at + 1 :]:
            if later.index is not None:
                inside = abs(x - later.x) < later.size * WIDTH / 2 and abs(y - later.y) < later.size * HEIGHT / 2
                assert not inside, (card, later)


@pytest.mark.parametrize(
    ("setting", "value"), [("indices", "fr"), ("colours", 3), ("layout", "square"), ("theme", "blue"), ("lang", "xx")]
)
def test_an_unknown_setting_is_refused_with_what_is_allowed(setting: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"{setting} must be .*not {value!r}"):
        draw(tolva(), **{setting: value})  # type: ignore[arg-type]


def test_suits_do_not_differ_by_colour_alone() -> None:
    paths = {suit: path for suit, path in _suit_paths(draw(tolva(None))).items() if suit in "SHDC"}
    assert len(paths) == 4
    assert len(set(paths.values())) == 4


def _suit_paths(svg: str) -> dict[str, str]:
    picture = Picture(svg)
    return {
        element.attrib["id"].removeprefix(picture.prefix): element.attrib["d"]
        for element in picture.root.iter("{http://www.w3.org/2000/svg}path")
        if "id" in element.attrib
    }


def test_four_colours_tell_all_suits_apart_and_two_do_not() -> None:
    two, four = draw(tolva(), colours=2), draw(tolva(), colours=4)
    assert "--D:var(--red)" in two
    assert "--D:var(--blue)" in four


def test_a_still_is_an_image_with_words() -> None:
    picture = still(tolva(), lang="en", layout="tall", theme="light")
    bundle = picture._repr_mimebundle_()
    assert bundle["text/html"].startswith('<img alt="')
    assert "Half gubbe" not in bundle["text/html"]
    assert "data:image/svg+xml," in bundle["text/html"]
    assert bundle["text/plain"] == describe(tolva(), "en") == repr(picture)


def test_a_stills_address_is_the_picture_with_all_that_is_drawn_and_no_words_a_second_time() -> None:
    names = ["<b> & 'a' \"b\" #%", "Åsa", "ö"]
    picture = still(tolva(), lang="en", names=names)
    html = picture.html
    (address,) = re.findall(r'src="([^"]*)"', html)
    assert not re.search(r"[\s<>&#]", address), "it can stand in any attribute"
    drawn = Picture(unquote(address.removeprefix("data:image/svg+xml,")))
    alone = Picture(picture.svg)
    assert (drawn.cards, drawn.texts, drawn.plates) == (alone.cards, alone.texts, alone.plates)
    assert set(drawn.references) <= set(drawn.ids)
    assert drawn.root.find("{http://www.w3.org/2000/svg}desc") is None


@EACH
def test_what_is_drawn_brings_the_rules_that_a_page_with_all_of_them_would_give_it(table: Table) -> None:
    svg = draw(table)
    named = re.compile(r"\.tv-([\w-]+)\{")
    drawn = {name.removeprefix("tv-") for classes in re.findall(r'class="([^"]+)"', svg) for name in classes.split()}
    known = set(named.findall(stylesheet("")))
    assert drawn & known == set(named.findall(svg)) & known
    assert "picture" in drawn & known


def test_same_table_same_picture() -> None:
    assert draw(tolva()) == draw(tolva())


@pytest.mark.parametrize("table", [for_two(), tolva(None, "H10 HK", 2)], ids=["two", "four"])
def test_the_sign_that_a_card_was_led_keeps_clear_of_the_cards_of_whoever_led_it(table: Table) -> None:
    """Its reach above the card across the table, which is the uppermost in the middle."""
    scene = lay_out(table, "wide")
    played = [spot for spot in scene.cards if "led" in spot.marks]
    (led,) = played
    in_the_middle = {card.key for zone in table.zones if zone.kind == "centre" for card in zone.cards}
    above = [
        spot for spot in scene.cards if spot.y < led.y and spot.key not in in_the_middle and abs(spot.x - led.x) < 90
    ]
    assert above
    assert max(spot.y + spot.size * HEIGHT / 2 for spot in above) <= led.y - led.size * (HEIGHT / 2 + LED)


@BOTH
def test_the_sign_that_a_card_was_led_lies_on_no_other_of_a_trick_of_two(layout: LayoutName) -> None:
    table = replace(for_two(), zones=tuple(z if z.kind != "centre" else _two(z) for z in for_two().zones))
    cards = {spot.key: spot for spot in lay_out(table, layout).cards}
    led, other = cards["C8"], cards["SQ"]
    assert abs(led.x - other.x) >= led.size * WIDTH


def _two(trick: Zone) -> Zone:
    """A trick to which the nearer seat led, and the other answered."""
    return replace(trick, cards=(TableCard("C8", "C8", seat=0, marks=("led",)), TableCard("SQ", "SQ", seat=1)))


@pytest.mark.parametrize("players", [3, 4])
def test_on_a_phone_no_card_in_the_middle_touches_a_hand_beside_it(players: int) -> None:
    """Nor does the star of the one that wins, which is at its corner."""
    rules = game("bondtolva", players)
    deal = rules.start(
        rules.deal_out(list(rules.pack), 0, standing := rules.first_standing(None, 0, None)), 0, standing
    )
    for _ in range(players):
        seat = deal.actors()[0]
        deal.apply(next(decision for decision, verdict in rules.verdicts(deal.view(seat)) if verdict.allowed))
        for viewer in range(players):
            table = rules.table(deal.view(viewer))
            scene = lay_out(table, "tall")
            hands = [spot for spot in scene.cards if spot.key.startswith("hand") and abs(spot.x - 172) > 90]
            for spot in (spot for spot in scene.cards if "winning" in spot.marks or "led" in spot.marks):
                reach = spot.size * (WIDTH / 2 + 11)
                assert all(abs(spot.x - hand.x) > reach + hand.size * WIDTH / 2 for hand in hands)


@BOTH
def test_the_party_that_has_won_the_match_has_a_cup_and_its_panel_an_edge(layout: LayoutName) -> None:
    table = tolva(0, "")
    over = replace(table, tallies=(table.tallies[0], replace(table.tallies[1], won=True)))
    before, after = draw(table, layout=layout), draw(over, layout=layout)
    edges = [svg.count('class="tv-turn"') for svg in (before, after)]
    cups = [svg.count('<path class="tv-accent"') for svg in (before, after)]
    assert (edges[1] - edges[0], cups[1] - cups[0]) == (1, 1)
    for lang, told in (("sv", "har vunnit partiet"), ("en", "wins the match")):
        assert told in describe(over, lang)
        assert told not in describe(table, lang)


def test_three_lines_beside_ones_own_tricks_stand_clear_of_the_hand_even_of_a_card_in_a_frame() -> None:
    facts = {"tricks": 3, "matadors": 3, "eyes": 7}
    table = for_two(4)
    zones = (replace(zone, facts=facts) if zone.kind == "taken" else zone for zone in table.zones)
    scene = lay_out(replace(table, zones=tuple(zones)), "tall")
    own = [spot for spot in scene.cards if spot.key in ("SA", "C6")]
    top = min(spot.y - spot.size * HEIGHT / 2 for spot in own)
    last_line = scene.zones["taken:0"].y + MEASURES["tall"].line
    assert last_line + 8 < top, "what hangs below the line, and the frame above the card"
