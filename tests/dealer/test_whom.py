"""Whom a happening is about where it names somebody else, or nobody."""

import pytest

from tolva_teach.dealer import Request, find


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
