"""How far into a seed's draws its question begins, for the seeds whose search is long (`must_play_v1.head_starts`).

The file is written once, when a version is made (`python tests/helpers/head_starts.py`): what it holds follows from the
generator, and changes as little.
"""

import json
from itertools import count

from tolva_teach.quiz import MUST_PLAY
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.tricks.must_play_v1 import _HEAD_STARTS, _deal, _search
from tolva_teach.quiz.tricks.wishes_v1 import VERSION, wish

SEEDS = range(10_000)
"""Those that a page draws."""

_WORTH_IT = 4
"""After so many deals that come to nothing, playing them takes longer than reading this."""


class CountingDice(Dice):
    """Dice that know how often they have been drawn."""

    def __init__(self, *seed: object) -> None:
        super().__init__(*seed)
        self.drawn = 0
        draw = self._random

        def counted() -> float:
            self.drawn += 1
            return draw()

        self._random = counted


def head_start(seed: int, difficulty: int) -> int:
    """How many draws to skip; 0 where that is not worth it."""
    dice = CountingDice("must-play", VERSION, difficulty, seed)
    wished = wish(seed, difficulty, dice)
    begun = dice.drawn
    for failed in count():
        drawn = dice.drawn - begun
        if _search(_deal(wished, dice), wished, dice) is not None:
            return drawn if failed >= _WORTH_IT else 0
    raise AssertionError("a search ends")


def head_starts() -> dict[str, dict[str, int]]:
    """What the file holds."""
    return {
        str(difficulty): {str(seed): drawn for seed in SEEDS if (drawn := head_start(seed, difficulty))}
        for difficulty in MUST_PLAY.difficulties
    }


if __name__ == "__main__":
    _HEAD_STARTS.write_text(json.dumps(head_starts(), separators=(",", ":")) + "\n", "ascii")
