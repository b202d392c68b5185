"""Where a table may play otherwise than the book: the questions that end in a set of house rules.

>>> from tolva_teach.games import game
>>> [its.code for its in differences(game("trettioett", 4), "en") if its.option == "knocker"]
['double', 'safe-in-tie']
"""

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from tolva_teach.games.base import Game
from tolva_teach.texts import has_sentence, sentence

_EXCHANGES_ALL = 6
"""With no more players than these, nobody has to say what happens between many (tolp.exchange)."""


class Difference(NamedTuple):
    """A question that is answered by yes or no: yes is this value of the option, no is the book's."""

    option: str
    value: Any
    code: str
    """Names its sentences."""

    def asked(self, lang: str) -> str:
        """The question."""
        return sentence(lang, _key(self.option), f"is-{self.code}")

    def effect(self, lang: str) -> str:
        """What a yes changes in the game."""
        return sentence(lang, _key(self.option), f"effect-{self.code}")


def differences(game: Game[Any], lang: str) -> Sequence[Difference]:
    """What one is asked of a game, as far as there are words for it; other values are chosen from a list."""
    found = []
    for key, option in type(game).options_known.items():
        if key == "exchange" and game.players <= _EXCHANGES_ALL:
            continue
        for value in option.usual():
            code = re.sub(r"[^a-z0-9]+", "-", option.written(value))
            if value != option.default and has_sentence(lang, _key(key), f"is-{code}"):
                found.append(Difference(key, value, code))
    return found


def _key(option: str) -> str:
    return f"differ-{option.replace('_', '-')}"
