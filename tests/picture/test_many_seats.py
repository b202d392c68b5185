"""Tables of two to twenty seats: where they sit, and what their plates say."""

import random
from dataclasses import replace
from itertools import combinations, pairwise
from math import atan2, tau

import pytest

from helpers.deals import say
from helpers.drawn import DrawnCard, DrawnPlate, Picture
from helpers.tolp_rounds import tolp
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.picture import describe, draw
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.layout import lay_out
from tolva_teach.picture.measures import MEASURES, LayoutName
from tolva_teach.texts import card_name

BOTH = pytest.mark.parametrize("layout", ["wide", "tall"])
LONG = "Maximiliana Sofia"


def begun(name: str, players: int, order: tuple[int, ...] | None = None, score: tuple[int, ...] | None = None) -> Deal:
    """A fresh deal; where an order is given, one after another."""
    rules = game(name, players)
    standing = rules.first_standing(score, 0, order)
    return rules.start(rules.deal_out(random.Random(7).sample(rules.pack, len(rules.pack)), 0, standing), 0, standing)


def second_round(players: int) -> Deal:
    """A second round of Tölp, in which the last seat is king, and has been so twenty times."""
    return begun("tolp", players, tuple(reversed(range(players))), (*(0,) * (players - 1), 20))


def covers(plate: DrawnPlate, card: DrawnCard) -> bool:
    width, height = card.size * WIDTH / 2, card.size * HEIGHT / 2
    across = plate.x < card.x + width - 2 and card.x - width + 2 < plate.x + plate.width
    return across and plate.y < card.y + height - 2 and card.y - height + 2 < plate.y + plate.height


def meet(one: DrawnPlate, other: DrawnPlate) -> bool:
    across = one.x < other.x + other.width and other.x < one.x + one.width
    return across and one.y < other.y + other.height and other.y < one.y + one.height


@BOTH
def test_plates_that_say_who_has_gone_out_have_room_where_no_score_is_kept(layout: LayoutName) -> None:
    table = second_round(10).seen(0)
    places = tuple(replace(place, marks=("out",), gone_out=place.seat) for place in table.places[1:])
    gone = replace(table, places=(table.places[0], *places), tallies=(), swaps=())
    plates = Picture(draw(gone, layout=layout)).plates
    assert not [pair for pair in combinations(plates, 2) if meet(*pair)]
    assert all(len(plate.texts) > 1 for plate in plates)


@BOTH
@pytest.mark.parametrize("viewer", [None, 0])
@pytest.mark.parametrize("players", range(2, 11))
def test_seats_without_names_are_called_alike(players: int, viewer: int | None, layout: LayoutName) -> None:
    """Never “Sp. 1” beside “Spelare 2”."""
    seats = [seat for seat in range(players) if seat != viewer]
    table = replace(second_round(players).seen(viewer), viewer=viewer)
    called = {text for plate in Picture(draw(table, layout=layout)).plates for text in plate.texts}
    ways = [{f"{word} {seat + 1}" for seat in seats} for word in ("Spelare", "Sp.")]
    assert [way & called == way for way in ways].count(True) == 1
    assert [bool(way & called) for way in ways].count(True) == 1


@BOTH
@pytest.mark.parametrize("knocker", range(1, 10))
def test_plate_that_says_who_has_knocked_has_room_where_no_lives_are_shown(layout: LayoutName, knocker: int) -> None:
    table = begun("trettioett", 10).seen(0)
    marks = (*table.places[knocker].marks, "knocked", "dealer")
    places = (*table.places[:knocker], replace(table.places[knocker], marks=marks), *table.places[knocker + 1 :])
    plates = Picture(draw(replace(table, places=places, tallies=()), layout=layout)).plates
    assert not [pair for pair in combinations(plates, 2) if meet(*pair)]


def test_closed_hands_of_many_seats_are_small_on_a_phone_unless_something_of_them_is_seen() -> None:
    tall = MEASURES["tall"]
    deal = begun("trettioett", 10)
    deal.apply(Decision(deal.actors()[0], "take"))
    seen = deal.seen((deal.actors()[0] + 1) % 10)
    sizes = {card.size for card in Picture(draw(seen, layout="tall")).cards}
    assert {tall.crowd_shown.size, tall.crowd_closed.size} <= sizes


@BOTH
@pytest.mark.parametrize("viewer", [None, 1])
def test_plates_of_any_number_of_seats_lie_within_the_picture_and_on_nothing(
    layout: LayoutName, viewer: int | None
) -> None:
    for players in (2, 3, 4, 5, 7, 10, 11, 16, 20):
        table = second_round(players).seen(viewer)
        picture = Picture(draw(table, layout=layout, names=[LONG] * players))
        plates = picture.plates
        assert len(plates) == players
        assert not [pair for pair in combinations(plates, 2) if meet(*pair)], players
        assert not [(plate, card) for plate in plates for card in picture.cards if covers(plate, card)], players
        assert all(plate.x >= 0 and plate.x + plate.width <= picture.size[0] for plate in plates), players


@pytest.mark.parametrize(("layout", "most"), [("wide", 690), ("tall", 740)])
@pytest.mark.parametrize("name", ["tolp", "trettioett"])
def test_ten_seats_fit_on_a_screen(name: str, layout: LayoutName, most: int) -> None:
    for viewer in (None, 0):
        assert Picture(draw(begun(name, 10).seen(viewer), layout=layout)).size[1] <= most


@BOTH
@pytest.mark.parametrize("players", range(5, 13))
def test_many_seats_sit_clockwise_around_a_table(players: int, layout: LayoutName) -> None:
    """In the order in which they play, as they sit: titles are on the plates and move nobody."""
    plates = Picture(draw(second_round(players).seen(0), layout=layout)).plates
    middle = (MEASURES[layout].width / 2, max(plate.y for plate in plates) - 150)
    angles = [atan2(plate.x + plate.width / 2 - middle[0], middle[1] - plate.y) % tau for plate in plates]
    turned = [(angle - angles[0]) % tau for angle in angles]
    assert turned == sorted(turned)


@BOTH
def test_a_table_stays_as_high_as_it_is_while_hands_grow_empty(layout: LayoutName) -> None:
    for players in (2, 3, 4, 7):
        deal = begun("tolp", players)
        tables = [deal.seen(None), deal.seen(0)]
        while sum(zone.count for zone in deal.seen(None).zones if zone.kind == "hand") > 30:
            deal.apply(deal.legal()[0])
        for table, later in zip(tables, [deal.seen(None), deal.seen(0)], strict=True):
            assert Picture(draw(later, layout=layout)).size == Picture(draw(table, layout=layout)).size


@BOTH
def test_plates_say_title_place_and_rounds_as_king(layout: LayoutName) -> None:
    names = ["Ada", "Bo", "Cia", "Dag", "Eva"]
    texts = [plate.texts for plate in Picture(draw(second_round(5).seen(0), layout=layout, names=names)).plates]
    assert texts == [("Du", "tölp", "G"), ("Bo", "4:e"), ("Cia", "3:e"), ("Dag", "2:a"), ("Eva", "kung", "20")]


def test_who_goes_out_has_the_new_place_in_the_place_of_the_old_title() -> None:
    deal = second_round(3)
    while not any(place.gone_out for place in deal.seen(None).places):
        deal.apply(deal.legal()[0])
    out = next(place.seat for place in deal.seen(None).places if place.gone_out)
    plate = Picture(draw(deal.seen(None), lang="en")).plates[out]
    assert "out 1st" in plate.texts
    assert not {"king", "tölp", "2nd"} & set(plate.texts)


def exchanging() -> Deal:
    """Five seats of which the last is king: it has given two cards to the first, and the others wait."""
    deal = second_round(5)
    first = next(each for each in deal.legal() if (each.seat, each.verb) == (4, "give"))
    deal.apply(first)
    return deal


@BOTH
@pytest.mark.parametrize("viewer", [None, 4, 0])
def test_tolp_exchange_give_cards_lie_between_giver_and_taker(layout: LayoutName, viewer: int | None) -> None:
    table, names = exchanging().seen(viewer), ["Ada", "Bo", "Cia", "Dag", "Eva"]
    (apart,) = (zone for zone in table.zones if zone.kind == "laid")
    assert [bool(card.card) for card in apart.cards] == [viewer != 0] * 2
    picture = Picture(draw(table, layout=layout, names=names))
    given = [card for card in picture.cards if card.size == MEASURES[layout].swap.size]
    assert [bool(card.index) for card in given] == [viewer != 0] * 2
    middle = picture.size[0] / 2
    assert abs(sum(card.x for card in given) / 2 - middle) < 1
    assert picture.svg.count('class="tv-way"') == 2 * 2  # two pairs, an arrow from and to what lies between


def test_tolp_exchange_who_gives_what_to_whom_is_told() -> None:
    deal = exchanging()
    (apart,) = (zone for zone in deal.seen(None).zones if zone.kind == "laid")
    names = " and ".join(card_name(card.card or "", "en", "the") for card in apart.cards)
    seen, unseen = describe(deal.seen(4), "en"), describe(deal.seen(2), "en")
    assert f"You gave {names} to player 1, and two cards are to come back. " in seen
    assert "Player 5 gave two cards to player 1, and as many are to come back. " in unseen
    assert "Player 4 will exchange one card with player 2. " in unseen
    assert "Spelare 5 har gett två kort till dig och ska få lika många tillbaka. " in describe(deal.seen(0), "sv")
    assert "Spelare 4 och spelare 5 bestämmer var sitt byte. " in describe(deal.seen(0), "sv")
    assert "på tur" not in describe(deal.seen(0), "sv")
    deal.apply(next(each for each in deal.legal() if (each.seat, each.verb) == (4, "high")))
    assert "Deciding what is exchanged: player 4. " in describe(deal.seen(0), "en")
    assert "Player 5 and player 1 have exchanged two cards. " in describe(deal.seen(2), "en")
    assert "You and player 5 have exchanged two cards. " in describe(deal.seen(0), "en")
    deal.apply(next(each for each in deal.legal() if each.verb == "give"))
    deal.apply(next(each for each in deal.legal() if each.verb == "high"))
    assert not deal.seen(2).swaps


@BOTH
def test_lives_stand_on_the_plates_as_discs_that_can_be_counted(layout: LayoutName) -> None:
    deal = begun("trettioett", 4, score=(3, 1, 12, 0))
    svg = draw(deal.seen(None), layout=layout)
    assert svg.count('class="tv-disc"') == (3 + 1 + 1) + 5
    assert "×12" in Picture(svg).plates[2].texts


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "sv",
            "Placeringarna i den senast spelade omgången, från kung till tölp: spelare 3, spelare 2 och spelare 1. ",
        ),
        ("en", "The order of the last finished round, from king to tölp: player 3, player 2 and player 1. "),
    ],
)
def test_the_order_of_titles_is_told(lang: str, told: str) -> None:
    whole = describe(second_round(3).seen(None), lang)
    assert told in whole
    assert not [twice for twice in ("är kung", "är tölp", "King:", "Tölp, last:") if twice in whole]
    assert told.partition(":")[0] not in describe(second_round(2).seen(None), lang)


def test_a_closed_hand_says_how_many_cards_it_has_where_that_counts() -> None:
    texts = Picture(draw(begun("tolp", 4).seen(0))).texts
    assert texts.count("13") == 3
    assert "13" not in Picture(draw(begun("tolp", 4).seen(None))).texts


@BOTH
@pytest.mark.parametrize("seat", range(10))
def test_plate_that_tells_much_stays_off_the_tables_edge(layout: LayoutName, seat: int) -> None:
    table, m = second_round(10).seen(0), MEASURES[layout]
    told = replace(table.places[seat], marks=("out", "king", "dealer"))
    places = (*table.places[:seat], told, *table.places[seat + 1 :])
    tallies = tuple(replace(tally, score=20) for tally in table.tallies)
    plates = Picture(draw(replace(table, places=places, tallies=tallies), layout=layout)).plates
    assert len(plates) == 10
    assert all(m.margin <= plate.x + 0.1 and plate.x + plate.width <= m.width - m.margin + 0.1 for plate in plates)


def test_seven_cards_of_one_of_many_hands_lie_in_one_row_on_a_phone() -> None:
    table = begun("tolp", 8).seen(None)
    cards = {spot.key: spot for spot in lay_out(table, "tall").cards}
    for zone in (zone for zone in table.zones if zone.kind == "hand" and zone.seat):
        assert len({cards[card.key].y for card in zone.cards}) == 1


def test_index_of_every_card_at_a_side_is_seen_on_a_phone_where_three_share_a_pack() -> None:
    table = begun("tolp", 3).seen(None)
    cards = {spot.key: spot for spot in lay_out(table, "tall").cards}
    for zone in (zone for zone in table.zones if zone.kind == "hand" and zone.seat):
        heights = [cards[card.key].y for card in zone.cards]
        assert len(heights) > 16
        assert min(below - above for above, below in pairwise(heights)) > _INDEX


_INDEX = 16
"""How far down a small card's index reaches."""


def test_stock_leaves_the_closed_hands_at_the_sides_free_on_a_phone() -> None:
    for players in (3, 4):
        cards = lay_out(begun("trettioett", players).seen(0), "tall").cards
        edges = {
            name: (
                min(spot.x - spot.size * WIDTH / 2 for spot in lying),
                max(spot.x + spot.size * WIDTH / 2 for spot in lying),
            )
            for name in ("stock", f"hand:{players - 1}")
            if (lying := [spot for spot in cards if spot.key.startswith(name)])
        }
        assert edges["stock"][1] < edges[f"hand:{players - 1}"][0]


@BOTH
def test_of_cards_that_were_laid_together_on_a_pile_all_are_seen_or_none(layout: LayoutName) -> None:
    deal = tolp("H2 S4 H4 D4 SA", "S6 H6 D6 S9", "S8 H8 D8 SQ", "S10 H10 D10 SK")
    say(deal, "0 lay H2", "1 pass", "2 pass", "3 pass")
    say(deal, "0 lay S4 H4 D4", "1 lay S6 H6 D6", "2 lay S8 H8 D8", "3 lay S10 H10 D10")
    table = deal.seen(0)
    pile = {card.key for zone in table.zones if zone.name == "pile" for card in zone.cards}
    seen = pile & {spot.key for spot in lay_out(table, layout).cards}
    for rank in ("4", "6", "8", "10"):
        assert sum(key[1:] == rank for key in seen) in (0, 3)
    assert seen >= {"S10", "H10", "D10"}
