"""Positions that are typed in one line: what lies where, and what is told of what is no position."""

from collections.abc import Mapping
from typing import Any

import pytest

from tolva_teach.games import GAMES
from tolva_teach.judging.position import PositionError
from tolva_teach.judging.typed import TypingError, typed_position


def typed(game: str, form: str, text: str, lang: str = "en", at: str = "") -> Mapping[str, Any]:
    return typed_position(GAMES[game](GAMES[game].usual_players), form, text, at, lang)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "HJ, SA SK S9"),
        ("en", "jack of hearts; ace, king and nine of spades"),
        ("sv", "HKn, SE SK S9"),
        ("sv", "handen: spader ess, kung och nio; bordet: hjärter knekt"),
    ],
)
def test_the_table_and_the_hand_are_typed_one_after_the_other_or_by_their_names(lang: str, text: str) -> None:
    assert typed("tolva", "turn", text, lang) == {"trick": ["HJ"], "hand": ["SA", "SK", "S9"]}


def test_trumps_are_named_among_the_places() -> None:
    assert typed("tolva", "turn", "HKn; SE SK S9; trumf hjärter", "sv")["trump"] == "H"
    assert typed("tolva", "turn", "HJ; trumps S; SA", "en") == {"trick": ["HJ"], "trump": "S", "hand": ["SA"]}


def test_hands_that_are_compared_are_typed_one_after_the_other() -> None:
    hands = [["SA", "SK", "S5"], ["H9", "D9", "C9"], ["DK", "D7", "H4"]]
    assert typed("trettioett", "showdown", "SA SK S5, H9 D9 C9, DK D7 H4", "sv") == {"hands": hands}
    assert typed("trettioett", "showdown", "H9 D9 C9", at="hands.1") == {"hands": [[], ["H9", "D9", "C9"]]}


def test_cards_of_one_place_go_where_the_next_card_goes_commas_or_not() -> None:
    assert typed("tolva", "turn", "SA, SK, S9", at="hand") == {"hand": ["SA", "SK", "S9"]}
    assert typed("tolva", "turn", "SA SK SD S9 HKn H10 R6", "sv", "hand")["hand"][-1] == "D6", "a long list too"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("xyzzy", "xyzzy"),
        ("king", "king of hearts"),
        ("H2", "no such card"),
        ("HA HK HQ HJ", "3"),
        ("HA; HK; HQ", "2"),
        ("trumps sevens", "sevens"),
        ("H" * 500, "400"),
    ],
)
def test_what_is_no_position_is_told_of(text: str, says: str) -> None:
    with pytest.raises(TypingError, match=says):
        typed("tolva", "turn", text, at="trick")


def test_a_form_that_the_game_lacks_is_none() -> None:
    with pytest.raises(PositionError):
        typed("tolva", "showdown", "HA")
