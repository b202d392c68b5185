"""What counts is told apart from what only lies there: hands laid open, the pot, a pile, a reversed order."""

import re

import pytest

from helpers.deals import say
from helpers.drawn import Picture
from helpers.tolp_rounds import facing
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.picture import describe, draw
from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.layout import lay_out
from tolva_teach.picture.measures import LayoutName
from tolva_teach.quiz.trettioett import LOSES
from tolva_teach.rules.table import Table

BOTH = pytest.mark.parametrize("layout", ["wide", "tall"])
HANDS = ("SA S9 H2", "HA DA CA", "C9 D9 H3")
"""Worth 20, 31 and 9."""


def trettioett(lives: tuple[int, ...] = (3, 2, 3), **options: bool) -> Deal:
    """Three hands, the second of which has 31 as it is dealt."""
    rules = game("trettioett", 3, options)
    standing = rules.first_standing(lives, 0, None)
    cards = [card for cards in zip(*(hand.split() for hand in HANDS), strict=True) for card in cards]
    deck = [*cards, *(card for card in rules.pack if card not in cards)]
    return rules.start(rules.deal_out(deck, 2, standing), 2, standing)


def knocked() -> Deal:
    """Three hands of which none has 31, all shown."""
    rules = game("trettioett", 3)
    standing = rules.first_standing(None, 0, None)
    cards = ["SA", "HK", "C9", "S9", "DA", "D9", "H2", "CA", "H3"]
    deck = [*cards, *(card for card in rules.pack if card not in cards)]
    deal = rules.start(rules.deal_out(deck, 2, standing), 2, standing)
    deal.apply(Decision(0, "knock"))
    for seat in (1, 2):
        deal.apply(Decision(seat, "draw"))
        drawn = next(card for card in deal.view(seat).hand if card not in cards)
        deal.apply(Decision(seat, "discard", [drawn]))
    assert deal.over
    return deal


def marked(table: Table, mark: str) -> list[list[str]]:
    return [[card.key for card in zone.cards if mark in card.marks] for zone in table.zones if zone.kind == "hand"]


def test_thirtyone_value_the_suit_that_counts_is_marked_when_hands_are_laid_open() -> None:
    table = knocked().seen(0)
    assert marked(table, "counts") == [["SA", "S9"], ["DA"], ["D9"]]  # of equal suits the first counts
    assert marked(table, "idle") == [["H2"], ["HK", "CA"], ["H3", "C9"]]
    assert [place.worth for place in table.places] == [20, 11, 9]
    assert not any(map(any, (marked(table, "shown"),)))


def test_thirtyone_31_three_aces_count_and_nobody_elses_hand_is_opened() -> None:
    table = trettioett().seen(0)
    assert marked(table, "counts")[1] == ["HA", "CA", "DA"]
    assert [place.worth for place in table.places] == [None, 31, None]


@BOTH
def test_a_hand_that_is_counted_has_its_worth_on_its_plate_and_a_veil_over_the_rest(layout: LayoutName) -> None:
    svg = draw(knocked().seen(0), layout=layout, lang="sv")
    assert [next(text for text in plate.texts if text.endswith(" p")) for plate in Picture(svg).plates] == [
        "20 p",
        "11 p",
        "9 p",
    ]
    assert (len(re.findall(r'href="#\S+-counts"', svg)), len(re.findall(r'href="#\S+-idle"', svg))) == (4, 5)


def test_while_a_deal_goes_on_nothing_says_what_a_hand_is_worth() -> None:
    rules = game("trettioett", 3)
    standing = rules.first_standing(None, 0, None)
    table = rules.start(rules.deal_out(rules.pack[::-1], 0, standing), 0, standing).seen(None)
    assert all(place.worth is None for place in table.places)
    assert not any(map(any, (marked(table, "counts"), marked(table, "idle"))))


def test_the_worth_of_a_hand_is_told_with_the_cards_that_count() -> None:
    assert "Handen är värd 20 poäng: spader ess och spader nio. " in describe(knocked().seen(None), "sv")
    assert "That hand is worth 20 points: ace of spades and nine of spades. " in describe(knocked().seen(None), "en")


@BOTH
@pytest.mark.parametrize("players", [3, 4])
def test_no_card_of_a_hand_that_is_shown_lies_under_a_pile(layout: LayoutName, players: int) -> None:
    family = next(its for its in LOSES if its.players == (None if players == 4 else players))
    for seed in range(20):
        table = family.question(seed, 3).table
        held = {card.key for zone in table.zones if zone.kind == "hand" for card in zone.cards}
        spots = lay_out(table, layout).cards
        assert held <= {spot.key for spot in spots}
        meeting = [
            (hand.key, pile.key)
            for hand in spots
            for pile in spots
            if hand.key in held and pile.key not in held
            if abs(hand.x - pile.x) < (hand.size + pile.size) * WIDTH / 2
            if abs(hand.y - pile.y) < (hand.size + pile.size) * HEIGHT / 2
        ]
        assert not meeting, seed


@BOTH
def test_the_pot_lies_in_the_middle_as_chips(layout: LayoutName) -> None:
    table = trettioett((3, 1, 2)).seen(None)
    assert table.pot == 3 + 2  # of nine lives six were left, and two more are lost now
    svg = draw(table, layout=layout, lang="sv")
    assert svg.count('class="tv-disc"') == 5 + 4
    assert "pott: 5" in Picture(svg).texts
    assert "I potten: 5 spelmarker. " in describe(table, "sv")


def test_an_empty_pot_and_a_free_lap_are_told() -> None:
    rules = game("trettioett", 4)
    standing = rules.first_standing(None, 0, None)
    fresh = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing)
    assert "Potten är tom. " in describe(fresh.seen(None), "sv")
    free = trettioett((1, 2, 3), free_lap=True).seen(None)
    assert "free-lap" in free.places[0].marks
    assert "På frisväng, utan liv kvar: spelare 1. " in describe(free, "sv")


def pile() -> Table:
    """A six, two sevens and two nines on the pile; the second of three seats laid last."""
    deal = facing("S6", "S9 H9 SK", "S7 H7 D7 SQ", "D3 C3")
    say(deal, "1 pass", "2 lay S7 H7", "3 pass", "0 pass", "1 lay S9 H9")
    return deal.seen(None)


@BOTH
def test_tolp_higher_the_last_lay_lies_apart_from_what_is_beneath_it(layout: LayoutName) -> None:
    (lying,) = (zone for zone in pile().zones if zone.kind == "pile")
    assert [card.marks for card in lying.cards] == [("idle",)] * 3 + [("last",)] * 2
    drawn = {(card.suit, card.index): card for card in Picture(draw(pile(), layout=layout)).cards}
    six, seven, seven2, nine, nine2 = (drawn[suit, index] for suit, index in zip("SSHSH", "67799", strict=True))
    assert seven2.x - seven.x < nine.x - seven2.x > nine2.x - nine.x
    assert six.y == seven.y == seven2.y > nine.y == nine2.y


@BOTH
def test_below_a_pile_stands_who_has_laid_what_is_to_be_beaten(layout: LayoutName) -> None:
    assert "Bo lade 2 kort" in Picture(draw(pile(), layout=layout, names=["Ada", "Bo", "Cia", "Dag"])).texts
    told = describe(pile(), "en")
    assert "Pile: 5 cards. To be beaten, played by player 2: nine of spades, nine of hearts. Beneath: six of " in told


def test_tolp_option_revolution_a_reversed_order_has_a_cloth_and_a_banner_of_its_own() -> None:
    turned = facing("S6 H6 D6 C6", "SK S3", "SQ S4", revolution=True).seen(None)
    before, after = (draw(table).split("</style>")[1] for table in (pile(), turned))
    assert [(svg.count("tv-turned-felt"), svg.count("tv-arrows")) for svg in (before, after)] == [(0, 0), (1, 1)]


def test_a_question_of_who_loses_a_life_shows_hands_without_their_worth() -> None:
    for seed in range(5):
        table = LOSES[0].question(seed, 1).table
        assert all(place.worth is None for place in table.places)
        assert not any(map(any, (marked(table, "counts"), marked(table, "idle"))))
