"""The deals that are kept for showing what an option does: they do show it."""

from zlib import crc32

import pytest

from helpers.breadth import NIGHTLY
from tolva_teach.compare.comparison import Forms, compare
from tolva_teach.compare.distinguishing import (
    DistinguishingDeals,
    distinguishing_deals,
    distinguishing_players,
    first_forms,
    needed,
    options_of_rule,
    players_compared,
)
from tolva_teach.games import GAMES
from tolva_teach.play.playout import PlayedName

KEPT = [
    (game, players, key, value)
    for game, rules in GAMES.items()
    for key, option in rules.options_known.items()
    for value in option.usual()[1:]
    for players in distinguishing_players(game, key, value)
]
SHOWN = [(*of, seed) for of in KEPT for seed in (distinguishing_deals(*of) or DistinguishingDeals(1, False, ())).seeds]
SOME = SHOWN if NIGHTLY else [one for one in SHOWN if crc32(repr(one).encode()) % 40 == 0]
"""Those that are tried by day: of whatever is added or goes, the others stay the same."""


def test_every_option_is_shown_at_every_value_that_it_often_has() -> None:
    shown = {(game, key, str(value)) for game, _, key, value in KEPT}
    assert shown == {
        (game, key, str(value))
        for game, rules in GAMES.items()
        for key, option in rules.options_known.items()
        for value in option.usual()[1:]
    }


@pytest.mark.parametrize(
    ("game", "players", "key", "value", "seed"), SOME, ids=[f"{one[0]}-{one[1]}-{one[2]}-{one[4]}" for one in SOME]
)
def test_a_kept_deal_shows_what_its_option_does(game: str, players: int, key: str, value: object, seed: int) -> None:
    kept = distinguishing_deals(game, players, key, value)
    assert kept is not None
    comparison = compare(Forms(PlayedName.of(game, seed, players, needed(game, key), kept.deals), key, value))
    anew = f"find them anew: tests/compare/regenerate.py {game} {key}"
    assert comparison.matters, anew
    assert comparison.ends_apart is kept.ends_apart, anew


def test_kept_seeds_stand_in_order_and_go_round() -> None:
    for of in KEPT:
        kept = distinguishing_deals(*of)
        assert kept is not None
        assert list(kept.seeds) == sorted(set(kept.seeds))
    assert [DistinguishingDeals(1, False, (3, 8)).after(seed) for seed in (1, 3, 5, 8, 99)] == [3, 8, 8, 3, 3]


def test_an_option_that_means_nothing_alone_is_shown_with_what_it_needs() -> None:
    """tolp.flying.last: there must be cards that fly."""
    forms = first_forms("tolp", "out_on_flying", True)
    assert [dict(name.options) for name in forms.names] == [
        {"flying": ["2", "3"], "jokers": 4},
        {"flying": ["2", "3"], "jokers": 4, "out_on_flying": True},
    ]


def test_first_forms_are_for_as_many_as_usual_where_those_can_see_it() -> None:
    assert first_forms("tolp", "revolution", True).name.players == GAMES["tolp"].usual_players
    assert first_forms("tolp", "exchange", "cap-3").name.players == 8
    assert first_forms("tolp", "revolution", True, 3).name.players == 3


def test_an_option_is_found_by_the_rule_that_tells_of_it() -> None:
    assert options_of_rule("tolp", "tolp.flying") == [("flying", ["2"]), ("jokers", 1)]
    assert options_of_rule("bondtolva", "bond.option.exact") == [("scoring", "exact-12")]
    assert options_of_rule("bondtolva", "trick.follow") == []


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_something_to_compare_for_as_many_as_usual(game: str) -> None:
    assert GAMES[game].usual_players in players_compared(game)
