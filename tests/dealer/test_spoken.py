"""Wishes in a person's own words: read so, and understood when they are typed so."""

from random import Random

import pytest

from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language import pieces
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.rulebook import missing_options
from tolva_teach.dealer.language.spoken import as_shown, near, spoken, understood
from tolva_teach.dealer.language.wishes import Holds, Sentence
from tolva_teach.games import GAMES, game
from tolva_teach.texts import LANGUAGES


def wishes(name: str) -> list[str]:
    """Some of all that can be put together."""
    rules, chance = game(name), Random(name)
    people = pieces.people(rules)
    found = [
        pieces.holding(chance.choice(people), chance.choice(pieces.BOUNDS), 1, its) for its in pieces.amounts(rules)
    ]
    found += [
        pieces.doing(chance.choice(people), deed, rules, "before", stretch, 2)
        for deed in pieces.deeds(rules)
        for stretch in pieces.sections(rules)
    ]
    done, refused = next(iter(rules.verbs)), pieces.barred(rules)
    found += [pieces.doing("player 2", done, rules, named=its) for its in ("HK", "hearts", "a king")]
    found += [pieces.barring("somebody", verb) for verb in refused]
    its_own = [rule for rule in pieces.rules(rules) if not missing_options(rule, rules)]
    found += [pieces.ruling(rule, chance.choice(pieces.RULINGS), "dealer") for rule in its_own]
    return [*found, pieces.lying({("hand", 1): ("HK", "HQ")}), f"not ({found[0]} or {found[1]}), dealer holds no kings"]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_what_is_put_together_is_said_in_the_language_and_understood_so(name: str, lang: str) -> None:
    rules = game(name)
    for wish in wishes(name):
        said = spoken(wish, rules, lang)
        assert as_shown(wish, rules, lang) == said, wish
        assert read(understood(said, rules, lang).text, rules)
        if lang == "sv":
            assert understood(said, rules, lang).text == wish
            assert said != wish


@pytest.mark.parametrize(
    ("lang", "typed", "wish"),
    [
        ("sv", "givaren har precis en tia och inga hjärter", "dealer holds exactly one 10 and no hearts"),
        ("sv", "“trumfa” nekar spelare 2 i stick 3", "trick.trump refuses player 2 in trick 3"),
        ("sv", "Vinsten är delad", "vinsten-tied happens"),
        ("sv", "forehand holds a pair", "forehand holds a pair"),
        ("en", "vinsten is tied", "vinsten-tied happens"),
        ("en", "the dealer answers no", "dealer says no"),
    ],
)
def test_what_people_type_is_understood(lang: str, typed: str, wish: str) -> None:
    assert understood(typed, game("tolva", 4), lang).text == wish


def test_a_place_in_a_wish_is_found_in_what_was_typed() -> None:
    heard = understood("förhand har ett par, någon har ezz", game("tolva", 4), "sv")
    column = heard.text.index("ezz") + 1
    assert heard.typed[heard.column(column) - 1 :] == "ezz"


@pytest.mark.parametrize(
    ("name", "lang", "typed", "wish"),
    [
        ("tolva", "sv", "förhand har två par", "forehand holds two pairs"),
        ("tolva", "en", "somebody announces a half gubbe and fails", "somebody announces half and fails a gubbe"),
        ("tolva", "sv", "någon anger en halv gubbe och går bet", "somebody announces half and fails a gubbe"),
        ("tolva", "en", "someone must overtake", "someone is refused by trick.overtake"),
        (
            "tolva",
            "sv",
            "någon måste sticka över sin partner",
            "somebody is refused by trick.overtake against their partner",
        ),
        ("tolva", "sv", "någon är renons i hjärter", "somebody holds no hearts"),
        ("tolva", "en", "somebody is void in hearts", "somebody holds no hearts"),
        ("tolva", "sv", "givaren har alla fyra ess", "dealer holds all four aces"),
        ("tolva", "sv", "trumf är hjärter", "somebody sets trump in hearts"),
        ("bordstolva", "sv", "någon har hjärter kung på bordet", "somebody holds HK on the table"),
        ("bordstolva", "sv", "spelare 2:s uppvända har hjärter kung", "player 2's up holds HK"),
        ("tolp", "sv", "någon går ut", "somebody goes out"),
        ("trettioett", "en", "two tie for the lowest", "somebody ties for the lowest"),
        ("trettioett", "sv", "två har lägst", "somebody ties for the lowest"),
        ("trettioett", "en", "player 2 must go out", "player 2 goes out"),
        ("tolva", "sv", "förhand utlyser halv gubbe och klarar den", "forehand announces half and makes a gubbe"),
        ("tolva", "en", "the dealer declares a whole gubbe", "dealer announces whole"),
        ("tolva", "en", "trump is clubs", "somebody sets trump in clubs"),
        ("tolp", "sv", "någon gör revolution", "revolution happens"),
        ("tolp", "en", "the order is reversed", "revolution happens"),
        ("trettioett", "sv", "spelare 2 måste gå ut", "player 2 goes out"),
        ("tolva", "en", "forehand plays an ace in the last trick", "forehand plays an ace in the last trick"),
        ("tolva", "sv", "givaren övertrumfar i sista sticket", "dealer overtrumps in the last trick"),
        ("tolp", "sv", "någon går ut i sista högen", "somebody goes out in the last pile"),
        ("tolp", "sv", "någon har fyra av en valör", "somebody holds four of one rank"),
        ("tolp", "en", "somebody has four of a kind", "somebody has four of one rank"),
        ("tolp", "en", "somebody may not go out on a flying two", "somebody is refused by tolp.flying.last"),
    ],
)
def test_the_words_of_card_players_are_wishes(name: str, lang: str, typed: str, wish: str) -> None:
    rules = game(name, options={"flying": ["2"], "revolution": True} if name == "tolp" else {})
    assert understood(typed, rules, lang).text == wish
    assert read(wish, rules)
    assert understood(as_shown(wish, rules, lang), rules, lang).text == wish


def test_where_a_player_has_a_pile_that_is_said_in_the_language() -> None:
    assert as_shown("player 2's up holds HK", game("bordstolva"), "sv") == "spelare 2:s uppvända har hjärter kung"


@pytest.mark.parametrize(
    ("wish", "least"), [("two pairs", 2), ("three of one suit", 3), ("all four aces", 4), ("all aces", 4)]
)
def test_a_number_of_what_is_alike_is_the_least_and_all_are_all(wish: str, least: int) -> None:
    sentence = read(f"dealer holds {wish}", game("tolva", 4)).wish
    assert isinstance(sentence, Sentence)
    (holds,) = sentence.says
    assert isinstance(holds, Holds)
    assert (holds.least, holds.most) == (least, None)


def test_cards_on_the_table_lie_face_up_before_their_player() -> None:
    wishes = ("dealer holds HK on the table", "dealer's up holds HK")
    assert len({repr(read(wish, game("bordstolva")).wish) for wish in wishes}) == 1
    with pytest.raises(WishError, match="on-table"):
        read("dealer holds HK on the table", game("tolva", 4))


@pytest.mark.parametrize(("typed", "meant"), [("två", ()), ("den", ()), ("the", ()), ("förhnd", ("förhand",))])
def test_only_what_is_like_few_words_is_taken_for_a_slip_of_the_keys(typed: str, meant: tuple[str, ...]) -> None:
    assert near(typed, game("trettioett"), "sv") == meant
