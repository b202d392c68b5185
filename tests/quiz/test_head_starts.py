"""Where a search begins when what it draws for nothing is known beforehand."""

import pytest

from helpers.head_starts import SEEDS, head_start
from tolva_teach.quiz import MUST_PLAY
from tolva_teach.quiz.tricks import must_play_v1

DIFFICULTIES = MUST_PLAY.difficulties


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_a_head_start_leads_to_the_question_that_the_whole_search_finds(
    difficulty: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    seeds = [int(seed) for seed in must_play_v1.head_starts()[str(difficulty)]][::150]
    short = [must_play_v1.position(seed, difficulty) for seed in seeds]
    monkeypatch.setattr(must_play_v1, "head_starts", lambda: {str(difficulty): {}})
    whole = [must_play_v1.position(seed, difficulty) for seed in seeds]
    assert [(found.dealt, found.decisions) for found in short] == [(found.dealt, found.decisions) for found in whole]


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
def test_the_file_holds_what_the_generator_draws(difficulty: int) -> None:
    held = must_play_v1.head_starts()[str(difficulty)]
    for seed in SEEDS[::400]:
        assert held.get(str(seed), 0) == head_start(seed, difficulty)
