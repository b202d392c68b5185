"""The picture in words."""

from dataclasses import replace
from typing import Any

import pytest

from helpers.tables import EVERY, for_two, sixes, tolva
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Decision
from tolva_teach.picture import describe
from tolva_teach.rules.table import Table, Zone
from tolva_teach.texts import card_name


@pytest.mark.parametrize("lang", ["sv", "en"])
@pytest.mark.parametrize("table", EVERY.values(), ids=EVERY.keys())
def test_every_table_can_be_told(table: Table, lang: str) -> None:
    told = describe(table, lang)
    assert told
    assert "None" not in told
    assert "{" not in told


def dealt(name: str, players: int, **options: Any) -> Deal[Any]:
    rules = game(name, players, options)
    standing = rules.first_standing(None, 0, None)
    return rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing)


@pytest.mark.parametrize(
    ("name", "swedish", "english"),
    [
        ("trettioett", "Spelare 1 har tre liv kvar. ", "Player 1 has three lives left. "),
        ("tolp", "Spelare 1 har inte varit kung. ", "Player 1 has not been king. "),
        ("bondtolva", "Spelare 1 har 0 poäng. ", "Player 1 has 0 points. "),
    ],
)
def test_a_score_is_told_in_its_own_unit(name: str, swedish: str, english: str) -> None:
    table = dealt(name, 3).seen(None)
    assert describe(table, "sv").startswith(swedish)
    assert describe(table, "en").startswith(english)


def test_a_score_below_zero_is_told_with_a_minus_sign() -> None:
    rules = game("tolva", 4)
    standing = rules.first_standing([-6, 1], 0, None)
    table = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing).seen(0)
    assert describe(table, "en").startswith("Your side has −6 points. Your opponents have 1 point. ")


def test_what_is_in_force_is_told_in_sentences_of_their_own() -> None:
    deal = dealt("trettioett", 3)
    deal.apply(Decision(1, "knock"))
    assert "Spelare 2 har knackat. Potten är tom. Högen: " in describe(deal.seen(None), "sv")


@pytest.mark.parametrize(("lang", "told"), [("sv", "Högen: 2 kort, överst: "), ("en", "Pile: 2 cards, on top: ")])
def test_a_pile_of_which_the_top_alone_is_seen_says_so(lang: str, told: str) -> None:
    deal = dealt("trettioett", 3)
    assert told not in describe(deal.seen(None), lang)
    deal.apply(Decision(1, "draw"))
    thrown = deal.view(1).hand[0]
    deal.apply(Decision(1, "discard", [thrown]))
    assert f"{told}{card_name(thrown, lang)}. " in describe(deal.seen(None), lang)


@pytest.mark.parametrize(("lang", "empty"), [("sv", "Inget kort är spelat"), ("en", "No card has been played")])
def test_an_empty_trick_is_told_while_somebody_is_to_play_to_it(lang: str, empty: str) -> None:
    deal = dealt("bondtolva", 3)
    assert empty in describe(deal.seen(None), lang)
    while not deal.over:
        deal.apply(deal.legal()[0])
    assert empty not in describe(deal.seen(None), lang)


def test_whose_turn_it_is_is_told_and_in_an_exchange_who_decides() -> None:
    assert "It is player 2’s turn. " in describe(dealt("tolva", 4).seen(None), "en")
    assert "It is your turn. " in describe(dealt("tolva", 4).seen(1), "en")
    rules = game("tolp", 4, {})
    standing = rules.first_standing(None, 0, (0, 1, 2, 3))
    exchanging = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing)
    assert "Deciding what each pair exchanges: player 1 and player 2. " in describe(exchanging.seen(None), "en")
    assert "Spelare 1 och spelare 2 bestämmer var sitt byte. " in describe(exchanging.seen(None), "sv")


def test_swedish_words() -> None:
    assert describe(tolva(0, "H10 HK"), "sv", ["Astrid", "Bo", "Cia", "Dag"]) == (
        "Ni har 7 poäng. Bo och Dag har 10 poäng. Bo har mält trumf i hjärter. Cia har mält tjog i spader. "
        "I sticket: Cia hjärter tio, utspel; Dag hjärter kung, vinner just nu. "
        "Ni har tagit 1 stick och 21 kortpoäng. Bo och Dag har tagit 1 stick och 11 kortpoäng. "
        "Givare: Dag. Du är på tur. "
        "Du har på handen: spader ess, spader tio, spader knekt, hjärter dam, hjärter åtta, ruter ess, ruter kung, "
        "ruter sju, klöver dam. Bo har 9 kort på handen. Cia har 8 kort på handen. Dag har 8 kort på handen."
    )


def test_english_words() -> None:
    told = describe(tolva(None, "H10 HK"), "en")
    assert "In the trick: player 3 ten of hearts, led; player 4 king of hearts, winning." in told
    assert "Player 4, cards in hand: six of spades, six of hearts" in told


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "sv",
            "Du har på bordet, ovanpå nedvända kort: spader sju, hjärter åtta, ruter ess. "
            "Du har ett nedvänt kort att vända upp. "
            "Spelare 2 har på bordet, utan något kort under: spader kung, hjärter nio, ruter dam, klöver knekt, klöver "
            "tio, ruter sex.",
        ),
        (
            "en",
            "You, on the table, on top of face-down cards: seven of spades, eight of hearts, ace of diamonds. "
            "You: one face-down card to be turned up. "
            "Player 2, on the table, with no card underneath: king of spades, nine of hearts, queen of diamonds, jack "
            "of clubs, ten of clubs, six of diamonds.",
        ),
    ],
)
def test_rows_say_whose_they_are_what_may_be_played_and_what_lies_face_down(lang: str, told: str) -> None:
    assert told in describe(for_two(), lang)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "sv",
            "Ni har 4 poäng. Hjärter sex: 4 färgmärken täckta. "
            "Motståndarna har 7 poäng. Spader sex: ett färgmärke täckt. ",
        ),
        (
            "en",
            "Your side has 4 points. Six of hearts: 4 pips covered. "
            "Your opponents have 7 points. Six of spades: one pip covered. ",
        ),
    ],
)
def test_a_score_kept_with_sixes_says_how_many_pips_are_covered(lang: str, told: str) -> None:
    assert told in describe(sixes(), lang)


def test_a_turn_that_is_yours_and_anothers_is_told_as_one_says_it() -> None:
    rules = game("tolp", 4, {})
    standing = rules.first_standing(None, 0, (0, 1, 2, 3))
    exchanging = rules.start(rules.deal_out(rules.pack, 0, standing), 0, standing)
    names = ["Astrid", "Birger", "Cilla", "David"]

    def told(viewer: int) -> str:
        return describe(replace(exchanging.seen(viewer), swaps=()), "en", names)

    assert "It is your and Birger’s turn. " in told(0)
    assert "It is your and Astrid’s turn. " in told(1)
    assert "It is Astrid and Birger’s turn. " in told(2)


@pytest.mark.parametrize(("lang", "told"), [("sv", "Högen: 3 kort. "), ("en", "Pile: 3 cards. ")])
def test_a_pile_of_which_nothing_is_seen_is_counted(lang: str, told: str) -> None:
    table = dealt("trettioett", 3).seen(None)
    zones = tuple(Zone("pile", "pile", None, (), 3) if zone.kind == "pile" else zone for zone in table.zones)
    assert told in describe(replace(table, zones=zones), lang)
