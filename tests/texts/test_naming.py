"""Cards, lists and seats in words."""

import pytest

from tolva_teach.cards import FULL_PACK, RANKS, SUITS
from tolva_teach.texts import (
    LANGUAGES,
    Speaker,
    card_index,
    card_name,
    join,
    meld_name,
    rank_name,
    score_line,
    suit_name,
)


@pytest.mark.parametrize(
    ("card", "swedish", "english"),
    [
        ("HK", "hjärter kung", "king of hearts"),
        ("H2", "hjärter två", "two of hearts"),
        ("SA", "spader ess", "ace of spades"),
        ("D10", "ruter tio", "ten of diamonds"),
        ("CJ", "klöver knekt", "jack of clubs"),
        ("*1", "joker", "joker"),
    ],
)
def test_card_name_has_one_form(card: str, swedish: str, english: str) -> None:
    assert card_name(card, "sv") == swedish
    assert card_name(card, "en") == english


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_of_its_own(lang: str) -> None:
    assert len({card_name(card, lang) for card in FULL_PACK}) == 52


def test_card_index_is_the_languages_own() -> None:
    assert [card_index(rank, "sv") for rank in RANKS[:5]] == ["E", "K", "D", "Kn", "10"]
    assert [card_index(rank, "en") for rank in RANKS[:5]] == ["A", "K", "Q", "J", "10"]


def test_rank_names_are_inflected() -> None:
    assert [rank_name("2", "sv", form) for form in (None, "a", "the", "many")] == ["två", "en tvåa", "tvåan", "tvåor"]
    assert [rank_name("A", "sv", form) for form in (None, "a", "the", "many")] == ["ess", "ett ess", "esset", "ess"]
    assert rank_name("8", "en", "a") == "an eight"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rank_has_every_form(lang: str) -> None:
    for rank in RANKS:
        assert all(rank_name(rank, lang, form) for form in (None, "a", "the", "many", "index"))


def test_suit_and_meld_names() -> None:
    assert [suit_name(suit, "sv") for suit in SUITS] == ["spader", "hjärter", "ruter", "klöver"]
    assert suit_name("S", "en", "a") == "a spade"
    assert [meld_name(code, "sv") for code in ("trump", "tjog", "viv", "mal")] == ["trumf", "tjog", "viv", "mäl"]


def test_lists_are_joined_as_one_says_them() -> None:
    cards = [card_name(card, "sv") for card in ("HK", "H2", "SA")]
    assert join(cards, "sv", "or") == "hjärter kung, hjärter två eller spader ess"
    assert join(cards[:2], "sv") == "hjärter kung och hjärter två"
    assert join(cards[:1], "sv", "or") == "hjärter kung"
    assert join(["a", "b", "c"], "en") == "a, b and c"


def test_score_line_sets_negative_points_apart() -> None:
    assert score_line((10, 5)) == "10–5"
    assert score_line((-6, 5)) == "−6 – 5"


def test_speaker_calls_seats_by_what_they_are_to_you() -> None:
    speaker = Speaker("sv", you=1)
    assert [speaker.seat(seat) for seat in range(4)] == ["spelare 1", "du", "spelare 3", "din partner"]
    assert [speaker.party(party) for party in (0, 1)] == ["motståndarna", "ni"]
    assert [speaker.which_party(party) for party in (0, 1)] == ["team", "you"]


def test_speaker_calls_seats_by_name() -> None:
    speaker = Speaker("sv", names=["Anna", "Hans", "Bo", "Eva"], you=0)
    assert [speaker.seat(seat) for seat in range(4)] == ["du", "Hans", "Bo", "Eva"]
    assert [speaker.seat(seat, "whose") for seat in range(4)] == ["din", "Hans", "Bos", "Evas"]
    assert speaker.party(1) == "Hans och Eva"
    assert Speaker("en", names=["Anna", "Hans", "Bo", "Eva"]).seat(1, "whose") == "Hans’"


def test_speaker_quotes_the_records_numbers() -> None:
    assert Speaker("sv", quoting=True).seat(0) == "plats 0"
    assert Speaker("en", quoting=True).party(1, "whose") == "seat 1 and seat 3’s"
    assert Speaker("en", names=["A", "B", "C", "D"], quoting=True).party(1, "whose") == "B and D’s"


def test_speaker_of_players_on_their_own() -> None:
    speaker = Speaker("sv", parties=(0, 1, 2), you=0)
    assert [speaker.party(party) for party in range(3)] == ["du", "spelare 2", "spelare 3"]
    assert [speaker.which_party(party) for party in range(3)] == ["you", "one", "one"]
    assert speaker.relation(1, 0) == "opponent"


@pytest.mark.parametrize("name", ["<b>Bo</b>", "{ $x }", "Åsa\n  och Ö", "de la Cruz"])
def test_speaker_keeps_a_strangers_name_as_it_is(name: str) -> None:
    assert Speaker("sv", names=[name] * 4).seat(2) == name.replace("\n", " ")


def test_speaker_takes_an_empty_name_for_none() -> None:
    assert Speaker("sv", names=["", "  ", "Bo", "Eva"]).seat(1) == "spelare 2"
