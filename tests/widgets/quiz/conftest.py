"""The quiz as a widget: what its tests begin with."""

import pytest

from tolva_widgets import Quiz


@pytest.fixture
def quiz() -> Quiz:
    """You hold SA S10 S9 CK CJ DQ; hearts were led and trumped with the jack of spades."""
    return Quiz(seed=5937, difficulty=3, lang="en")
