"""The quiz as a widget: what its tests begin with."""

import pytest

from tolva_widgets import MustPlayQuiz


@pytest.fixture
def quiz() -> MustPlayQuiz:
    """You hold SK SQ S6 C7 C6 D8; hearts were led and trumped with the jack of spades."""
    return MustPlayQuiz(seed=76, difficulty=3, version=1, lang="en")
