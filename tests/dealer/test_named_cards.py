"""A single card in what somebody does, meets or may not do: read, understood as it is typed, laid and found."""

from fractions import Fraction

import pytest

from tolva_teach.dealer import Request, WishError, find
from tolva_teach.dealer.course import Refusal
from tolva_teach.dealer.dealing import Dealing
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.spoken import as_shown, understood
from tolva_teach.dealer.language.wishes import Does, Meets, Predicate, Refused, Sentence
from tolva_teach.dealer.shown import shown
from tolva_teach.dealer.telling import fault
from tolva_teach.games import game


def said(wish: str, name: str = "tolva") -> Predicate:
    its = read(wish, game(name)).wish
    assert isinstance(its, Sentence)
    return its.says[0]


def test_a_card_that_somebody_may_not_play_is_a_wish_by_whichever_rule() -> None:
    assert said("player 3 may not play the ten of hearts") == Refused("", "play", ("H10",), None, None)
    assert said("player 3 may not play 10 of hearts") == said("player 3 may not play H10")
    assert said("somebody may not say no") == Refused("", "no", (), None, None)


def test_cards_are_named_with_whatever_is_done() -> None:
    assert said("somebody plays the queen of spades") == Does("play", ("SQ",), None)
    assert said("somebody plays a queen") == Does("play", ("Q",), None)
    assert said("somebody lays HA and SA", "tolp") == Does("lay", ("HA", "SA"), None)
    assert said("somebody takes HK", "trettioett") == Meets(("took", "got"), "", None, ("HK",))
    assert said("somebody takes a trick with HA") == Meets(("trick-taken",), "", None, ("HA",))


@pytest.mark.parametrize(
    ("lang", "name", "typed", "wish"),
    [
        ("en", "tolva", "player 3 can’t play the 10 of hearts", "player 3 may not play the 10 of hearts"),
        ("en", "trettioett", "player 2 throws the king of hearts", "player 2 discards HK"),
        ("sv", "tolva", "spelare 3 får inte spela hjärter tio", "player 3 may not play H10"),
        ("sv", "tolva", "spelare 3 kan inte spela ut hjärter 10", "player 3 may not play H10"),
        ("sv", "tolva", "förhand tar ett stick med spader ess", "forehand takes a trick with SA"),
        ("sv", "trettioett", "någon tar upp hjärterdam", "somebody takes HQ"),
        ("sv", "tolva", "någon spelar ruter kung i första sticket", "somebody plays DK in trick 1"),
        (
            "sv",
            "tolva",
            "förhand har två svarta ess men får inte mäla",
            "forehand holds two black aces and may not meld",
        ),
        ("sv", "tolp", "någon får inte lägga en kung", "somebody may not lay a king"),
    ],
)
def test_it_is_understood_as_it_is_typed_and_shown_in_the_same_words(
    lang: str, name: str, typed: str, wish: str
) -> None:
    rules = game(name)
    assert understood(typed, rules, lang).text == wish
    shown_as = as_shown(wish, rules, lang)
    assert read(understood(shown_as, rules, lang).text, rules)
    assert lang == "en" or shown_as != wish


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("spelare 3 får spela hjärter dam", "får inte spela"),
        ("spelare 3 får inte", "Slutet saknas"),
        ("spelare 3 får inte sjunga", "”sjunga”"),
        ("spelare 3 mäler hjärter dam", "”hjärter dam” går inte ihop med ”mäler”"),
        ("”Följ” hindrar spelare 3", "”Följ”"),
    ],
)
def test_what_cannot_be_wished_of_a_card_is_told(typed: str, told: str) -> None:
    rules = game("tolva")
    with pytest.raises(WishError) as raised:
        read(understood(typed, rules, "sv").text, rules)
    assert told in fault(raised.value, "sv", rules)


@pytest.mark.parametrize(
    ("name", "players", "wish", "share"),
    [
        ("tolva", 4, "player 3 may not play H10", Fraction(1, 4)),
        ("tolva", 4, "player 3 plays HQ with at most 3 cards left", Fraction(1, 4)),
        ("tolva", 4, "player 3's side takes a trick with HA", Fraction(1, 2)),
        ("bondtolva", 2, "player 1 draws HK", Fraction(1, 2)),
        ("bordstolva", 2, "player 2 turns HA", Fraction(1, 6)),
        ("tolp", 4, "player 2 lays HA", Fraction(1, 4)),
        ("tolva", 4, "nobody plays HQ", 1),
        ("tolva", 4, "player 3 plays HQ or forehand melds", 1),
        ("trettioett", 4, "player 2 discards HK", 1),
    ],
)
def test_the_card_is_laid_where_it_must_lie(name: str, players: int, wish: str, share: Fraction) -> None:
    assert Dealing(Request(name, wish, players)).share == share


def test_who_is_to_play_what_another_holds_is_told_that_at_once() -> None:
    with pytest.raises(WishError, match="contradiction"):
        Dealing(Request("tolva", "player 1 holds HQ and player 2 plays HQ"))


@pytest.mark.parametrize(
    ("name", "wish"),
    [
        ("tolva", "player 3 may not play H10"),
        ("bondtolva", "player 1 may not play HK"),
        ("tolp", "player 2 may not lay HA"),
    ],
)
def test_a_card_that_may_not_be_played_is_refused_where_another_may(name: str, wish: str) -> None:
    (record,) = find(Request(name, wish, seed=2), tries=60).records
    (moment,) = shown(record, wish).moments
    assert isinstance(moment.seen, Refusal)
    assert moment.seen.is_of_choice


@pytest.mark.parametrize(
    ("name", "wish"),
    [
        ("trettioett", "player 2 takes a king"),
        ("plocketolva", "player 2 draws HA"),
        ("tolva", "player 3 takes a trick with HA"),
        ("tolva", "somebody takes the last trick with an ace"),
    ],
)
def test_what_is_met_with_a_card_is_found(name: str, wish: str) -> None:
    assert find(Request(name, wish, seed=2), tries=60).found


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        *(
            ("sv", its)
            for its in ("vinsten blir lika", "oavgjort om vinsten", "vinsten delas", "delad vinst", "oavgjort")
        ),
        *(("en", its) for its in ("vinsten is equal", "a tie for vinsten", "tied", "vinsten is shared")),
    ],
)
def test_a_tied_vinsten_is_understood_by_the_usual_words(lang: str, typed: str) -> None:
    assert understood(typed, game("tolva"), lang).text == "vinsten-tied happens"
