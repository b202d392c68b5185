"""What one can know, in signs below the plates: as much as there is room for, on nothing else, and in words."""

from dataclasses import replace

import pytest

from helpers.drawn import DrawnCard, DrawnPlate, Picture
from helpers.tables import EVERY
from tolva_teach.games import game
from tolva_teach.picture import describe, draw
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.layout import lay_out
from tolva_teach.picture.measures import LayoutName
from tolva_teach.rules.table import Known, Sign, Table

BOTH = pytest.mark.parametrize("layout", ["wide", "tall"])
EACH = pytest.mark.parametrize("table", EVERY.values(), ids=EVERY.keys())

SUITS = Known(lacks=(Sign("H"), Sign("D")))
CARDS = Known(lacks=(Sign("S", "A"), Sign("S", "10"), Sign("C", "10"), Sign("C", "J")), more=True)
BOTH_WAYS = Known((Sign("S", "K"), Sign(rank="Q"), Sign(rank="Q")), (Sign(rank="A"),))
ALL = (SUITS, CARDS, BOTH_WAYS, Known())


def knowing(table: Table, known: Known) -> Table:
    """The table with this said of each of the others."""
    viewer = table.viewer or 0
    places = (place if place.seat == viewer else replace(place, known=known) for place in table.places)
    return replace(table, places=tuple(places))


def covered(card: DrawnCard, line: DrawnPlate) -> bool:
    """Whether a card lies over a line."""
    half, high = card.size * WIDTH / 2, card.size * HEIGHT / 2
    across = line.x + 4 < card.x + half and card.x - half < line.x + line.width - 4
    return across and line.y + 2 < card.y + high and card.y - high < line.y + line.height - 2


@EACH
@BOTH
def test_a_table_of_which_nobody_asks_is_drawn_as_it_was(table: Table, layout: LayoutName) -> None:
    assert "data-known" not in draw(table, layout=layout)
    assert "struck" not in draw(table, layout=layout)


@EACH
@BOTH
def test_the_line_has_a_place_of_its_own_whether_or_not_something_is_known_yet(
    table: Table, layout: LayoutName
) -> None:
    pictures = [Picture(draw(knowing(table, known), layout=layout)) for known in ALL]
    assert len({picture.size for picture in pictures}) == 1
    for picture, known in zip(pictures, ALL, strict=True):
        lines = picture.known_lines
        assert len(lines) == (0 if known.nothing else len(table.places) - 1)
        assert not [(card, line) for card in picture.cards for line in lines if covered(card, line)]


@BOTH
def test_every_sign_is_drawn_where_there_is_room(layout: LayoutName) -> None:
    table = next(table for table in EVERY.values() if len(table.places) == 2)
    svg = draw(knowing(table, BOTH_WAYS), layout=layout, lang="en", indices="en")
    (line,) = Picture(svg).known_lines
    assert line.texts == ("no", "A", "has", "K", "Q", "Q")
    assert draw(knowing(table, SUITS), layout=layout).count('class="tv-struck"') == 2


@BOTH
@pytest.mark.parametrize("name", ["tolp", "trettioett"])
def test_with_ten_seats_lines_stay_within_their_room_and_say_that_there_is_more(name: str, layout: LayoutName) -> None:
    rules = game(name, 10)
    order = tuple(reversed(range(10))) if name == "tolp" else None
    standing = rules.first_standing(None, 0, order)
    table = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing).seen(0)
    for known in (CARDS, BOTH_WAYS):
        shown = knowing(table, known)
        svg, scene = draw(shown, layout=layout, lang="sv"), lay_out(shown, layout)
        lines = Picture(svg).known_lines
        assert len(lines) == 9
        rooms = [scene.plates[place.seat].below for place in table.places if place.seat]
        assert all(line.width <= room for line, room in zip(lines, rooms, strict=True))
        width = Picture(svg).size[0]
        assert all(line.x >= 0 and line.x + line.width <= width for line in lines)
        assert all("…" in line.texts for line in lines) or known is BOTH_WAYS
    most = {"wide": 690 + 4 * 26, "tall": 740 + 4 * 19}[layout]
    assert Picture(svg).size[1] <= most


@pytest.mark.parametrize(
    ("lang", "known", "told"),
    [
        ("en", SUITS, "Player 2 can’t have: hearts, diamonds."),
        ("sv", SUITS, "Spelare 2 kan inte ha: hjärter, ruter."),
        ("en", BOTH_WAYS, "Player 2 can’t have: aces. Player 2 must have: king of spades, at least two queens."),
        ("sv", BOTH_WAYS, "Spelare 2 kan inte ha: ess. Spelare 2 måste ha: spader kung, minst två damer."),
        ("en", Known((Sign(rank="A"),)), "Player 2 must have: at least an ace."),
        ("sv", Known((Sign(rank="A"),)), "Spelare 2 måste ha: minst ett ess."),
        ("en", CARDS, "More can be known about player 2."),
    ],
)
def test_it_is_told_in_words_and_that_there_is_more(lang: str, known: Known, told: str) -> None:
    table = next(table for table in EVERY.values() if table.viewer == 0 and len(table.places) > 2)
    said = describe(knowing(table, known), lang)
    assert told in said
    assert told not in describe(knowing(table, Known()), lang)
