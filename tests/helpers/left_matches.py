"""Matches as a browser keeps them that were left in the middle."""

from random import Random

from helpers.chance_player import play_deal, with_tries
from tolva_widgets.play.address import MatchName
from tolva_widgets.play.saved.memory import SavedMatch, written
from tolva_widgets.play.saved.saving import saved_match


def left_match(name: MatchName) -> SavedMatch:
    """A match in its second deal."""
    session = with_tries(name, deals=1)
    session.match.next_deal()
    next(play_deal(session, Random(1)))
    return saved_match(session.match)


def left(name: MatchName, at: int) -> str:
    """The same, as a browser keeps it that left it at this time."""
    return f"{at} {written(left_match(name))}"
