"""The whole deals that lessons have one play for a goal: who does as the coach says reaches it, so that no lesson
punishes what another advised."""

import pytest

from helpers.levels import WrittenToPlay, played_in
from tolva_teach.play.aim import DEAL, advised_reaches
from tolva_widgets.courses.catalogue import notebooks_directory
from tolva_widgets.levels.play.start import origin

LEVELS = [
    level
    for path in sorted((notebooks_directory() / "sv").glob("*.ipynb"))
    for level in played_in(path)
    if level.aim.until == DEAL and level.aim.goal
]


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_who_follows_the_coach_reaches_the_goal(level: WrittenToPlay) -> None:
    for deal in filter(lambda its: its.is_whole_deal, map(origin, level.positions)):
        start = deal.start()
        assert advised_reaches(level.aim, start.point(), start.seat), deal
