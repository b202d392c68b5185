"""What many deals show of each game as it is usually played: counted once between beginners, and stored.

`python -m tolva_teach.headless.usual` counts and stores them anew; a test counts them again and holds them to it.

>>> next(iter(usual("tolva"))).deals
2000
"""

import json
from functools import cache
from pathlib import Path

from tolva_teach.games import GAMES
from tolva_teach.headless.figures import Figure, Figures
from tolva_teach.headless.plan import Plan
from tolva_teach.headless.playing import play

DEALS = 2000
SEED = 1

_STORED = Path(__file__).with_name("usual.json")

_DIGITS = 4
"""So many of a number's decimals are stored."""


def plan_of(game: str, deals: int = DEALS) -> Plan:
    """What is played of the game: so many deals, the first of those that the stored figures are counted in."""
    return Plan(game, ("beginner",) * GAMES[game].usual_players, deals, SEED)


def counted(game: str, deals: int = DEALS) -> tuple[Figure, ...]:
    """The figures of the game, counted now in so many deals: of all, it takes some seconds."""
    figures = Figures()
    for row in play(plan_of(game, deals)):
        figures.add(row)
    return tuple(map(_rounded, figures))


def _rounded(figure: Figure) -> Figure:
    value, low, high = (round(number, _DIGITS) for number in (figure.value, figure.low, figure.high))
    return figure._replace(value=value, low=low, high=high)


@cache
def usual(game: str) -> tuple[Figure, ...]:
    """The figures of the game as they are stored."""
    stored = json.loads(_STORED.read_text("utf-8"))
    return tuple(Figure(*figure) for figure in stored[game])


if __name__ == "__main__":
    lines = (f"  {json.dumps(game)}: {json.dumps([list(figure[:6]) for figure in counted(game)])}" for game in GAMES)
    _STORED.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
