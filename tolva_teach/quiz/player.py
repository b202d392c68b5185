"""Plays a deal of a trick game so that it looks like people at a table: the deals that questions are cut from.

It sees what its seat sees and does only what is allowed; otherwise it leans, by weights, towards what a player would
do. Questions of a version are pinned to what it draws (see `must_play_v1`): another way to play is another player, and
what is drawn among is sorted, so that the order in which the engine lists things is free to change.
"""

from collections.abc import Mapping

from tolva_teach.cards import Card, rank, suit
from tolva_teach.games.base import Decision, play
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz.dice import Dice
from tolva_teach.tricks import Play, winning

_SPOKEN: Mapping[str, int] = {"meld": 400, "ask": 12, "no": 1}
"""How readily something is said; a card weighs about 5. A gubbe is never announced: no trump could be set after it."""

_LEADS: Mapping[str, int] = {"A": 12, "10": 1, "K": 3, "Q": 3, "J": 4}
"""How readily a card of a rank is led; the low ones weigh `_LOW_LEAD`."""

_LOW_LEAD = 5


def decide(view: TrickView, dice: Dice) -> Decision:
    """What this seat does now."""
    if not view.trick:
        return dice.weighted({decision: _weigh(view, decision) for decision in sorted(view.game.legal(view))})
    playable = sorted(view.obligation.cards)
    if len(playable) == 1:
        return play(view.seat, playable[0])
    return play(view.seat, dice.weighted({card: _weigh_card(view, card) for card in playable}))


def _weigh(view: TrickView, decision: Decision) -> int:
    if decision.verb == "play":
        return _weigh_card(view, decision.args[0])
    return _SPOKEN.get(decision.verb, 0)


def _weigh_card(view: TrickView, card: Card) -> int:
    if _half_of_a_pair(view, card):
        return 1
    return _weigh_in_trick(view, card) if view.trick else _LEADS.get(rank(card), _LOW_LEAD)


def _half_of_a_pair(view: TrickView, card: Card) -> bool:
    """Whether it would spoil a meld still to come."""
    other = {"K": "Q", "Q": "K"}.get(rank(card))
    if other is None or suit(card) + other not in view.hand:
        return False
    return all(meld.suit != suit(card) for meld in view.board.melds)


def _weigh_in_trick(view: TrickView, card: Card) -> int:
    """Card points go to the own side's tricks and are kept from the other's."""
    points = view.game.card_points.get(rank(card), 0)
    taker = winning((*view.trick, Play(view.seat, card)), view.board.trump).seat
    parties = view.game.parties
    return 3 + points if parties[taker] == parties[view.seat] else 14 - points
