"""The measure of strength: seats exchanged, so that only the play is compared."""

import pytest

from tolva_teach.games import GAMES
from tolva_teach.headless.strength import margin


@pytest.mark.parametrize("game", GAMES)
def test_margin_of_a_kind_over_itself_is_nothing(game: str) -> None:
    figure = margin(game, "random", "random", deals=5, seed=2)
    assert figure.value == pytest.approx(0)
    assert figure.high - figure.low == pytest.approx(0)


def test_margin_of_two_kinds_is_the_same_the_other_way_round_where_two_play() -> None:
    one, other = (
        margin("bondtolva", *kinds, deals=20, seed=2) for kinds in (("beginner", "random"), ("random", "beginner"))
    )
    assert one.value == pytest.approx(-other.value)
    assert one.deals == other.deals == 20


@pytest.mark.parametrize("game", GAMES)
def test_margin_of_beginners_over_chance_excludes_nothing(game: str) -> None:
    assert margin(game, "beginner", "random", deals=60, seed=1).low > 0
