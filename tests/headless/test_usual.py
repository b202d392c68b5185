"""The stored figures of each game, which its page of rules shows."""

import pytest

from helpers.breadth import NIGHTLY
from tolva_teach.games import GAMES
from tolva_teach.headless.usual import DEALS, counted, usual

FEW = 100


@pytest.mark.parametrize("game", GAMES)
def test_stored_figures_are_what_counting_them_again_gives(game: str) -> None:
    """To the last digit at night; else so near as so few of the same deals show.

    That beginners decide as they did, `players/test_same_as_ever.py` shows, and so the deals are the same.
    """
    stored = usual(game)
    assert all(figure.low <= figure.value <= figure.high for figure in stored)
    assert all(0 < figure.deals <= DEALS for figure in stored)
    if NIGHTLY:
        assert stored == counted(game)
        return
    few = {figure[:2]: figure for figure in counted(game, FEW)}
    assert few.keys() <= {figure[:2] for figure in stored}
    for figure in stored:
        if again := few.get(figure[:2]):
            width = again.high - again.low
            assert again.low - width <= figure.value <= again.high + width
