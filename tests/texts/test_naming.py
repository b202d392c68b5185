"""Cards, lists and seats in words."""

import pytest

from tolva_teach.games.base import Happening
from tolva_teach.rules.cards import FULL_PACK, RANKS, SUITS
from tolva_teach.texts import (
    LANGUAGES,
    Speaker,
    card_index,
    card_name,
    card_sign,
    game_name,
    happening,
    join,
    meld_name,
    rank_name,
    say,
    sentence,
    signed,
    standing,
    suit_name,
)
from tolva_teach.texts.naming import number_in_letters


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


@pytest.mark.parametrize(("lang", "jack"), [("sv", "♥Kn"), ("en", "♥J")])
def test_card_sign_is_short_and_a_joker_is_called_so(lang: str, jack: str) -> None:
    assert [card_sign(card, lang) for card in ("HJ", "*1", "*2")] == [jack, "joker", "joker"]


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


def test_those_who_have_passed_stand_in_the_order_in_which_they_did() -> None:
    facts = {"actors": (1, 0)}
    assert say("who-leads-premise-passed", facts, Speaker("en", you=0)) == "Player 2 and you have passed."
    assert say("who-leads-premise-passed", facts, Speaker("sv", you=0)).startswith("Spelare 2 och du har ")


def test_cards_told_rank_by_rank_name_each_rank_once() -> None:
    facts = {"party": 0, "matadors": 4, "cards": frozenset({"SA", "HA", "DA", "C10"})}
    for lang, told in (
        ("en", "Your side has four matadors: the aces of spades, hearts and diamonds, and the ten of clubs."),
        ("sv", "Ni har fyra matadorer: essen i spader, hjärter och ruter samt klöver tio."),
    ):
        assert say("scores-right-matadors-decide", facts, Speaker(lang, you=0)) == told
    facts |= {"matadors": 2, "cards": frozenset({"SA", "C10"})}
    told = "Your side has two matadors: the ace of spades and the ten of clubs."
    assert say("scores-right-matadors-decide", facts, Speaker("en", you=0)) == told


@pytest.mark.parametrize(
    ("scores", "unit", "swedish", "english"),
    [
        ((1, -6), "points", "du har 1 poäng; spelare 2 har −6 poäng", "you have 1 point; player 2 has −6 points"),
        (
            (0, 1),
            "lives",
            "du har inga liv kvar; spelare 2 har ett liv kvar",
            "you have no lives left; player 2 has one life left",
        ),
        (
            (-1, 3),
            "lives",
            "du är utslagen; spelare 2 har tre liv kvar",
            "you are out; player 2 has three lives left",
        ),
        (
            (0, 2),
            "rounds",
            "du har inte varit kung; spelare 2 har varit kung två gånger",
            "you have not been king; player 2 has been king twice",
        ),
    ],
)
def test_standing_says_whose_is_whose_and_of_what(
    scores: tuple[int, int], unit: str, swedish: str, english: str
) -> None:
    assert standing(enumerate(scores), unit, Speaker("sv", parties=(0, 1), you=0)) == swedish
    assert standing(enumerate(scores), unit, Speaker("en", parties=(0, 1), you=0)) == english


def test_standing_names_those_together_who_have_as_many_lives_or_rounds() -> None:
    for lang, lives, rounds in (
        (
            "sv",
            "du och spelare 3 har vardera tre liv kvar; spelare 2 är utslagen",
            "du, spelare 2 och spelare 3 har inte varit kung",
        ),
        (
            "en",
            "you and player 3 have three lives left each; player 2 is out",
            "you, player 2 and player 3 have not been king",
        ),
    ):
        speaker = Speaker(lang, parties=(0, 1, 2), you=0)
        assert standing(enumerate((3, -1, 3)), "lives", speaker) == lives
        assert standing(enumerate((0, 0, 0)), "rounds", speaker) == rounds


def test_numbers_below_zero_have_a_minus_sign() -> None:
    for lang in LANGUAGES:
        assert "−6" in sentence(lang, "cli-outside", what="x", least=-6, most=6, said=7)
    assert [signed(number) for number in (-6, 0, 6)] == ["−6", "0", "6"]


def test_numbers_are_in_letters_where_they_are_small() -> None:
    assert [number_in_letters(number, "sv") for number in (1, 2, 12, 13)] == ["ett", "två", "tolv", "13"]
    assert [number_in_letters(number, "en") for number in (0, 7)] == ["0", "seven"]


def test_games_are_named_as_the_language_writes_them() -> None:
    assert [game_name("tolp", lang) for lang in ("sv", "en")] == ["Tölp", "Tölp"]
    assert [game_name("tolp", lang, "in-text") for lang in ("sv", "en")] == ["tölp", "Tölp"]


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


@pytest.mark.parametrize(
    ("cards", "swedish", "english"),
    [
        (("S3", "H3", "D3", "C3"), "fyra treor", "four threes"),
        (("HK", "HQ"), "en kung och en dam", "a king and a queen"),
        (("D3",), "en trea", "a three"),
        (("H2",), "hjärter två", "the two of hearts"),
        (("H2", "S2"), "två tvåor", "two twos"),
        (("H2", "H2"), "två tvåor", "two twos"),
        (("S5", "*1"), "en femma och en joker", "a five and a joker"),
        (("S5", "H5", "*1", "*2"), "två femmor och två jokrar", "two fives and two jokers"),
    ],
)
def test_cards_of_tolp_are_told_by_their_ranks_and_only_the_starting_card_by_its_suit(
    cards: tuple[str, ...], swedish: str, english: str
) -> None:
    laid = Happening("laid", "tolp.turn", {"seat": 0, "cards": cards, "rank": "2", "count": len(cards)})
    assert happening(laid, Speaker("sv", names=("Anna", "Bo"))) == f"Anna lägger {swedish}."
    assert happening(laid, Speaker("en", names=("Anna", "Bo"))) == f"Anna plays {english}."


@pytest.mark.parametrize(
    ("cards", "swedish", "english"),
    [
        (("SA", "SK"), "spader ess och kung", "the ace and king of spades"),
        (("S10", "S9"), "spader tio och nio", "the ten and nine of spades"),
        (("SK", "S2"), "spader kung och spader två", "the king of spades and the two of spades"),
        (("S7", "C7"), "sjuorna i spader och klöver", "the sevens of spades and clubs"),
        (("S5", "*1", "*2"), "spader fem och två jokrar", "the five of spades and two jokers"),
    ],
)
def test_a_suit_or_rank_is_named_once_but_not_where_a_rank_could_be_a_number_of_cards(
    cards: tuple[str, ...], swedish: str, english: str
) -> None:
    facts = {"seat": 0, "cards": cards}
    assert say("knows-holds-turned", facts, Speaker("sv", names=("Anna", "Bo"))).startswith(f"Anna har {swedish}, som")
    assert say("knows-holds-turned", facts, Speaker("en", names=("Anna", "Bo"))).startswith(
        f"Anna has {english}, which"
    )


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("sv", "Anna visar spader kung, tio och fem: 25 poäng i spader."),
        ("en", "Anna shows the king, ten and five of spades: 25 points in spades."),
    ],
)
def test_a_whole_hand_of_one_suit_names_it_once_though_a_rank_is_low(lang: str, said: str) -> None:
    shown = Happening("shows", "thirtyone.value", {"seat": 0, "cards": ("SK", "S10", "S5"), "points": 25, "suit": "S"})
    assert happening(shown, Speaker(lang, names=("Anna", "Bo"))) == said


@pytest.mark.parametrize(("lang", "pair"), [("sv", "Du och spelare 1"), ("en", "You and player 1")])
def test_you_are_named_before_others_but_for_an_order_that_means_something(lang: str, pair: str) -> None:
    speaker = Speaker(lang, parties=(0, 1, 2), you=2)
    due = Happening("exchange-due", "tolp.exchange", {"seat": 0, "partner": 2, "count": 1, "due": 1})
    lost = Happening("lost-life", "thirtyone.lowest", {"losers": (0, 2), "points": 9})
    order = Happening("deal-over", "tolp.titles", {"king": 0, "tolp": 1, "order": (0, 2, 1)})
    assert happening(due, speaker).startswith(f"{pair} ")
    assert happening(lost, speaker).startswith(f"{pair} ")
    assert f"{speaker.seat(0)}, {speaker.seat(2)} " in happening(order, speaker)
