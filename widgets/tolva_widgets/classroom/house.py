"""The house rules that a class plays by, as the class keeps them: as in an address, with what they are called."""

from functools import lru_cache
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from tolva_teach.games.base import Game
from tolva_teach.play.profile import Profile, differs
from tolva_teach.quiz.faults import SaidError
from tolva_teach.texts import game_name, sentence
from tolva_widgets.page.house_rules.house import CALLED, link_values
from tolva_widgets.replay.address import BadNameError, read_name

LONGEST = 1000
"""Letters of an address."""


class NoHouseError(SaidError):
    """What was said names no house rules."""

    def __init__(self) -> None:
        super().__init__("class-not-house")


def written_house(rules: Game[Any], called: str = "") -> str:
    """House rules as a class keeps them; empty where all is as in the book."""
    return link_values(rules, called) if rules.variants else ""


@lru_cache(16)
def read_house(kept: str) -> Profile | None:
    """The house rules that a class keeps; None where it plays by the book, or they are of a game that is not here."""
    values = dict(parse_qsl(kept))
    try:
        name = read_name(values)
    except BadNameError:
        return None
    if name is None or not name.options:
        return None
    return Profile(values.get(CALLED, ""), name.game, name.players, **name.options)


def house_said(said: str) -> str:
    """The house rules of an address that somebody has pasted, as a class keeps them.

    Raises:
        NoHouseError: it names none, or none that there are.
    """
    try:
        query = urlsplit(said.strip()).query if len(said) <= LONGEST else ""
    except ValueError:
        query = ""
    read = read_house(query)
    if read is None:
        raise NoHouseError
    return written_house(read.rules, read.called)


def plays(house: Profile | None, lang: str) -> str:
    """What is played, in one line; empty where all is as in the book."""
    if house is None or not house:
        return ""
    told = {"game": game_name(house.rules.name, lang, "in-text"), "differs": differs(house.rules, lang)}
    if not house.called:
        return sentence(lang, "class-plays", None, **told)
    return sentence(lang, "class-plays", "called", called=house.called, **told)
