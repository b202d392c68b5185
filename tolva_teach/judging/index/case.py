"""What a question asks of the game, at a position; the cards that stand for whatever flies at the table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from tolva_teach.games.base import Game
from tolva_teach.games.tolp import Tolp
from tolva_teach.rules.cards import Card

FLYING: Card = "S~"
"""Stands in a case for a card of a rank that flies at the table."""


class Outcome(NamedTuple):
    """What the rules answer."""

    code: str
    """`yes`, `no`, or what comes of it in few letters; with the question it names the answer's sentence."""
    rule: str


@dataclass(frozen=True, eq=False)
class Case:
    """What a question asks of the game, at a position."""

    position: Mapping[str, Any]
    asks: "Asks"
    """What is asked of it."""
    does: tuple[str, ...] = ()
    """What is decided, in order, as records write it; the last of them is what one asks about."""
    names_ranks: bool = False
    """Whether its words name the ranks that are compared: then they are the same in any order."""
    shows: Mapping[str, Sequence[Any]] | None = None
    """What is pictured of it, by the names of the position; None where that is all that lies there."""

    def at(self, game: Game[Any]) -> "Case":
        """The same with a card of a rank that flies in this game, where it is about one."""
        ranks = game.rules.flying if isinstance(game, Tolp) else ()
        if not ranks:
            return self
        card = f"S{next(its for its in game.ranks if its in ranks)}"
        cards = {name: _put(card, laid) for name, laid in self.position.items()}
        return replace(self, position=cards, does=tuple(its.replace(FLYING, card) for its in self.does))


Asks = Callable[[Game[Any], Case], Outcome]


def _put(card: Card, laid: Any) -> Any:
    return [card if its == FLYING else its for its in laid] if isinstance(laid, list) else laid
