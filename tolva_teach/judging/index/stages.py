"""The stages of a deal between which an answer can differ: while two draw in Bondtolva and after, and the orders of
Tölp.

A question that names none of them is answered for each, so that nobody is told half of what the rules say.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.index.case import FLYING, Case
from tolva_teach.rules.cards import Card, rank


@dataclass(frozen=True, eq=False)
class Stage:
    """A part of a deal that has rules of its own."""

    name: str
    """Its opening words are `ask-stage-NAME`."""
    lay: Callable[[Case, Game[Any]], Case | None]
    """The same case in this stage; None where it can be in no other than its own."""
    rules: frozenset[str] = frozenset()
    """The rules that make the stage: what they answer has words of its own, `ask-by-RULE`."""


def stages(game: Game[Any]) -> Sequence[Stage]:
    """The stages of the game's deals, in order; none where they are all alike."""
    if isinstance(game, TrickGame) and game.free_tricks:
        return WHILE_DRAWING
    return ORDERS if isinstance(game, Tolp) and game.rules.revolution else ()


def _with(case: Case, **changes: Any) -> Case:
    return replace(case, position={**case.position, **changes})


# Two players in Bondtolva.

_FREE = 6
"""The tricks to which any card goes (bond.phase1)."""


def _with_stock(case: Case, _game: Game[Any]) -> Case:
    latest = _FREE - 1 if case.position.get("trick") else _FREE
    least = 0 if case.position.get("trick") else 1
    return _with(case, phase=1, taken=min(case.position.get("taken", least), latest))


def _without_stock(case: Case, _game: Game[Any]) -> Case:
    return _with(case, phase=2, taken=max(case.position.get("taken", 0), _FREE + 1), refill=None)


WHILE_DRAWING = (
    Stage("stock", _with_stock, frozenset({"bond.phase1"})),
    Stage("no-stock", _without_stock, frozenset({"bond.meld"})),
)


# The orders of Tölp.

_BEFORE = ("start", "placing")
"""What is told of a round that has not begun: every round begins in the usual order."""


def _mirrored(card: Card, game: Game[Any]) -> Card:
    """The card that stands where this one stands, counted from the other end; one that flies stays what it is."""
    flying = game.rules.flying if isinstance(game, Tolp) else ()
    ranks = [its for its in game.ranks if its not in flying]
    if card == FLYING or card.startswith("*") or rank(card) not in ranks:
        return card
    return card[0] + ranks[-1 - ranks.index(rank(card))]


def _mirrored_words(does: str, game: Game[Any]) -> str:
    """A decision with its cards exchanged so: `0 lay S7 D7`."""
    seat, verb, *cards = does.split()
    return " ".join([seat, verb, *(_mirrored(card, game) for card in cards)])


def _turned(case: Case, game: Game[Any]) -> Case | None:
    given = case.position
    if any(name in given for name in _BEFORE):
        return None
    if case.names_ranks:
        return _with(case, turned=True)
    laid = {name: [_mirrored(card, game) for card in given[name]] for name in ("hand", "lay") if name in given}
    return replace(_with(case, turned=True, **laid), does=tuple(_mirrored_words(its, game) for its in case.does))


def _usual(case: Case, _game: Game[Any]) -> Case:
    return _with(case, turned=None)


ORDERS = (Stage("usual", _usual), Stage("turned", _turned))
