"""Whom a happening is about where it names somebody else, or nobody."""

import pytest

from tolva_teach.dealer import Request, find
from tolva_teach.dealer.shown import shown


@pytest.mark.parametrize(
    ("name", "players", "wish", "tries"),
    [
        ("tolva", 4, "somebody sets trump", 100),
        ("bondtolva", 4, "somebody says yes and sets trump", 1000),
        ("bondtolva", 2, "somebody sets trump in hearts", 100),
        ("tolva", 4, "somebody undertrumps", 300),
        ("trettioett", 4, "player 3 shows 31 and player 2 loses a life", 500),
    ],
)
def test_who_sets_trump_undertrumps_or_loses_by_the_31_of_another_is_found(
    name: str, players: int, wish: str, tries: int
) -> None:
    assert find(Request(name, wish, players, seed=1), tries=tries).found


@pytest.mark.parametrize(
    "wish", ["somebody announces half and fails a gubbe", "somebody announces half, gubbe-failed happens to forehand"]
)
def test_a_gubbe_fails_for_who_announced_it(wish: str) -> None:
    assert find(Request("tolva", wish, 3, seed=1), tries=300).found


@pytest.mark.parametrize("how", ["makes", "fails"])
def test_a_gubbe_is_nobodys_who_did_not_announce_it(how: str) -> None:
    """Not the breaker's, and not the partner's."""
    wish = f"player 2 {how} a gubbe and not (player 2 announces half or player 2 announces whole)"
    assert not find(Request("tolva", wish, 4, seed=1), tries=300).found


@pytest.mark.parametrize("name", ["tolva", "bondtolva"])
def test_the_last_trick_is_taken_by_one_player(name: str) -> None:
    wish = "player {number} takes the last trick"
    assert find(Request(name, wish.format(number=1), 4, seed=1), tries=100).found
    both = " and ".join(wish.format(number=number) for number in (1, 3))
    assert not find(Request(name, both, 4, seed=1), tries=100).found


def test_who_took_the_last_trick_is_shown() -> None:
    wish = "somebody takes the last trick"
    (record,) = find(Request("tolva", wish, 4, seed=1), tries=100).records
    (moment,) = shown(record, wish).moments
    assert len(moment.seats) == 1
