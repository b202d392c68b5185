"""What many deals show of each game as it is usually played: counted once between beginners, and stored.

`python -m tolva_teach.headless.usual` counts and stores them anew; a test counts them again and holds them to it.
With the name of another package's game and a file, it does so for that.

>>> next(iter(usual("tolva"))).deals
2000
"""

import json
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from tolva_teach.described import own_games, part_of
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
    """The figures of the game as they are stored; none where none are."""
    stored: Path | None = part_of(game, "usual")
    figures = json.loads(stored.read_text("utf-8")) if stored else {}
    return tuple(Figure(*figure) for figure in figures.get(game, ()))


def main(arguments: Sequence[str]) -> None:
    """Counts and stores the figures of the kit's games, or those of one game in a file."""
    games, file = (own_games(), _STORED) if not arguments else ([arguments[0]], Path(arguments[1]))
    lines = (f"  {json.dumps(game)}: {json.dumps([list(figure[:6]) for figure in counted(game)])}" for game in games)
    file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
