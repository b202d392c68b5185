"""Who takes a trick, of which the cards lie on the table."""

from typing import NamedTuple, cast

from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.position import Position, PositionError
from tolva_teach.judging.tricks import DRAWING
from tolva_teach.rules.cards import SUITS, Card, Suit
from tolva_teach.rules.tricks import Play, winning


class Taken(NamedTuple):
    """The card that takes a trick."""

    card: Card
    by: str
    """`led`: it is the highest of the suit led; `trump`: the highest trump."""
    is_whole: bool
    """Whether everybody has played."""


def takes(position: Position) -> Taken:
    """Which card takes the trick, or would if nobody played any more.

    Raises:
        PositionError: there is no card, there are too many, or trumps are none of the suits.
    """
    game, cards = cast(TrickGame, position.game), position.cards("trick")
    if not cards:
        raise PositionError("no-trick")
    if len(cards) > game.players:
        raise PositionError("trick-too-large", most=game.players)
    best = winning([Play(seat, card) for seat, card in enumerate(cards)], _trump(position), game.order)
    by = "led" if best.card[0] == cards[0][0] else "trump"
    return Taken(best.card, by, len(cards) == game.players)


def hangs_on_phase(position: Position) -> bool:
    """Whether somebody else takes it while the stock has cards, and nobody says whether it has."""
    if position.given.get("phase") is not None or not cast(TrickGame, position.game).free_tricks:
        return False
    return takes(position).card != takes(position.with_("phase", DRAWING)).card


def _trump(position: Position) -> Suit | None:
    """Trump, where it is in force."""
    trump: Suit | None = position.given.get("trump")
    if trump is not None and trump not in SUITS:
        raise PositionError("trump")
    is_free = cast(TrickGame, position.game).free_tricks and position.given.get("phase") == DRAWING
    return None if is_free else trump
