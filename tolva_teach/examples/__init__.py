"""Deals worth looking at, annotated by hand: one for every game and form.

>>> example("en").title
'Two melds, a question and an undertrump'
"""

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from tolva_teach.games import EASIEST_GAME, GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.records.record import Record, read_record
from tolva_teach.texts import check_language, fallback

_FOLDER = Path(__file__).parent


def _named() -> dict[str, PlayedName]:
    """The examples that there are, in the games' order; of a game, the one for its usual number of players first."""
    written = {path.name.partition(".")[0] for path in _FOLDER.iterdir()}
    names = {}
    for game, rules in GAMES.items():
        for players in sorted(rules.seats, key=lambda seats: (seats != rules.usual_players, seats)):
            if (name := f"{game}-{players}") in written:
                names[name] = PlayedName.of(game, 0, players)
    return names


EXAMPLES: Mapping[str, PlayedName] = MappingProxyType(_named())
"""The examples' names, each with a deal of the same game for as many; the first is what a learner meets first."""

FIRST_EXAMPLE = next(iter(EXAMPLES))

FIRST_PLAYED = PlayedName.of(EASIEST_GAME.name, 28, EASIEST_GAME.players)
"""The deal that who has read nothing yet is led into: the first seat has two kings, and the ace that lies face up goes
with one of them. No lesson has it."""


def example(lang: str, name: str = FIRST_EXAMPLE) -> Record:
    """The annotated deal of this name; the moves are the same in every language.

    Where nobody has annotated it in this language, it is told in the one that stands in for it.

    Raises:
        UnknownLanguageError: there are no texts in this language.
        ValueError: there is none of this name.
    """
    if name not in EXAMPLES:
        raise ValueError(f"no example {name!r}; there are {', '.join(EXAMPLES)}")
    own, other = (_FOLDER / f"{name}.{its}.tolva.json" for its in (check_language(lang), fallback(lang)))
    return read_record((own if own.is_file() else other).read_bytes())
