"""Plays a deal of a trick game so that it looks like people at a table: the deals that questions are cut from.

It sees what its seat sees and does only what is allowed; otherwise it leans, by weights, towards what a player would
do. Which questions there are hangs on what it draws: another way to play is another player, and what is drawn among is
sorted, so that the order in which the engine lists things is free to change.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, TypeVar

from tolva_teach.games.base import Decision, play
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.play.dice import Dice
from tolva_teach.rules.cards import SUITS, Card, Suit, rank

T = TypeVar("T")

_SPOKEN: Mapping[str, int] = {"meld": 400, "ask": 12, "no": 1, "yes": 40, "draw": 10, "turn": 10}
"""How readily something is said; a card weighs about 5. A gubbe is never announced: no trump could be set after it."""

_ASKING: Mapping[str, int] = {**_SPOKEN, "ask": _SPOKEN["meld"]}

_OFTEN = 50
"""So much rather than a card that is kept, any other one is played."""

_LEADS: Mapping[str, int] = {"A": 12, "10": 1, "K": 3, "Q": 3, "J": 4}
"""How readily a card of a rank is led; the low ones weigh `_LOW_LEAD`."""

_LOW_LEAD = 5


_PAIRS: Mapping[Suit, tuple[Card, Card]] = {s: (s + "K", s + "Q") for s in SUITS}
"""What is melded, by its suit."""

_SPOILING = 1
"""How readily a card is played that would spoil a meld still to come."""


def decide(view: TrickView, dice: Dice, spoken: Mapping[str, int] = _SPOKEN, kept: Collection[Card] = ()) -> Decision:
    """What this seat does now.

    Args:
        spoken: by verb, how readily it is said.
        kept: cards that are played only where there is hardly another.
    """
    if not view.trick:
        weights = _weights_before_lead(view, spoken)
        others = [decision for decision in weights if decision.args and decision.args[0] in kept]
        return dice.weighted(_seldom(weights, others) if kept else weights)
    playable = sorted(view.obligation.cards)
    if len(playable) == 1:
        return play(view.seat, playable[0])
    of_cards = _weights_in_trick(view, playable)
    return play(view.seat, dice.weighted(_seldom(of_cards, kept) if kept else of_cards))


def player_who(kept: Collection[Card] = (), *, asks: bool = False) -> Callable[[TrickView, Dice], Decision]:
    """One who decides in the same way, but keeps these cards for later.

    Args:
        asks: whether the partner is asked for another meld whenever that is allowed, once trump is set.
    """
    return lambda view, dice: decide(view, dice, _ASKING if asks and view.board.trump is not None else _SPOKEN, kept)


def _seldom(weights: Mapping[T, int], seldom: Collection[Any]) -> Mapping[T, int]:
    return {item: weight if item in seldom else _OFTEN * weight for item, weight in weights.items()}


def _weights_before_lead(view: TrickView, spoken: Mapping[str, int]) -> Mapping[Decision, int]:
    """Of what is allowed, how readily each lead is made and each thing said."""
    halves = _halves_of_pairs(view)
    open_now = sorted(decision for decision, verdict in view.game.verdicts(view) if verdict.allowed)
    weights = {}
    for decision in open_now:
        weight = spoken.get(decision.verb, 0)
        if decision.verb == "play":
            (card,) = decision.args
            weight = _SPOILING if card in halves else _LEADS.get(rank(card), _LOW_LEAD)
        if weight:
            weights[decision] = weight
    return weights


def _weights_in_trick(view: TrickView, playable: Sequence[Card]) -> Mapping[Card, int]:
    """Card points go to the own side's tricks and are kept from the other's.

    Either all of the playable cards take the trick, by trick.overtake, or none does: it stays whose it is. Where a game
    binds nobody it is taken for the leader's.
    """
    duty, parties = view.obligation, view.game.parties
    taker = view.seat if duty.takes else duty.facts.get("winner", view.board.leader)
    ours = parties[taker] == parties[view.seat]
    points = view.game.points.of
    weights = {card: 3 + points[card] if ours else 14 - points[card] for card in playable}
    return weights | {card: _SPOILING for card in _halves_of_pairs(view) if card in weights}


def _halves_of_pairs(view: TrickView) -> Sequence[Card]:
    """The cards that a meld still to come needs."""
    held, melded = view.available, [meld.suit for meld in view.board.melds]
    pairs = [pair for s, pair in _PAIRS.items() if pair[0] in held and pair[1] in held and s not in melded]
    return [card for pair in pairs for card in pair]
