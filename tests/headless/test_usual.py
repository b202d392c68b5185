"""The stored figures of each game, which its page of rules shows."""

import pytest

from tolva_teach.games import GAMES
from tolva_teach.headless.usual import DEALS, counted, usual


@pytest.mark.parametrize("game", GAMES)
def test_stored_figures_are_what_counting_them_again_gives(game: str) -> None:
    stored = usual(game)
    assert stored == counted(game)
    assert all(figure.low <= figure.value <= figure.high for figure in stored)
    assert all(0 < figure.deals <= DEALS for figure in stored)
