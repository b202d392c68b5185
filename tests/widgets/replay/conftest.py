"""Stepping through a record, from Python's side: what its tests begin with."""

import pytest

from tolva_widgets.replay.widget import DealReplay


@pytest.fixture
def replay() -> DealReplay:
    """The example."""
    return DealReplay(lang="en")
