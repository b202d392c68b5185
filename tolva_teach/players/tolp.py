"""A beginner at Tölp: lays the lowest that gets rid of a whole rank, keeps pairs together, and gives away low cards.

In the exchange the lowest cards go, singles first, and what comes back is the other's highest, or more of a pair held.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from tolva_teach.cards import Card, Rank
from tolva_teach.games.base import Decision
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.lays import is_flying, rank_of, strength

WORTH_ASKING_FOR = 8
"""From this strength on (the ten) a third card of a rank is as good as another high card."""

STUCK = 20
"""The burden of flying cards that one may not go out on and that have nothing left to be laid with."""


def choose(view: TolpView, chance: Random) -> Decision:
    """Gives, asks, lays or passes as the hand says; nothing is left to chance."""
    exchange = view.exchange
    return _turn(view) if exchange is None else _exchange(view, exchange)


# The exchange.


def _exchange(view: TolpView, exchange: Exchange) -> Decision:
    if not exchange.given:
        return Decision(view.seat, "give", _worst(view, exchange.size))
    wished = _wished(view)
    if wished is None:
        return Decision(view.seat, "high")
    held = exchange.answer(wished)
    if held is None:
        return Decision(view.seat, "ask", (wished,))
    taken = (wished,) * min(held, exchange.size)
    return Decision(view.seat, "take", taken) if taken else Decision(view.seat, "high")


def _worst(view: TolpView, count: int) -> tuple[Card, ...]:
    """The lowest cards, those that stand alone first."""
    held = Counter(map(rank_of, view.hand))
    cards = exchangeable(view.hand, view.flying)
    return tuple(sorted(cards, key=lambda card: _usual(card) + 4 * (held[rank_of(card)] - 1))[:count])


def _wished(view: TolpView) -> Rank | None:
    """A high rank of which the hand has several, to have more of."""
    held = Counter(map(rank_of, exchangeable(view.hand, view.flying)))
    several = [rank for rank, count in held.items() if rank and count > 1 and strength(rank, False) >= WORTH_ASKING_FOR]
    return max(several, key=lambda rank: strength(rank, turned=False), default=None)


def _usual(card: Card) -> int:
    return strength(rank_of(card) or "A", turned=False)


# The round.


def _turn(view: TolpView) -> Decision:
    """The lay that leaves the best hand; a pass where none leaves a better one than that held."""
    legal = view.game.legal(view)
    lays = [decision for decision in legal if decision.verb == "lay"]
    best = min(lays, key=lambda lay: _worth(view, lay.args), default=None)
    can_pass = len(lays) < len(legal)
    if best is None or (can_pass and _burden(view, _without(view.hand, best.args)) >= _burden(view, view.hand)):
        return Decision(view.seat, "pass")
    return best


def _worth(view: TolpView, cards: Sequence[Card]) -> tuple[float, int, int]:
    """Less is better: what is left, then how low it is, then how many flying cards it takes."""
    flyers = sum(is_flying(card, view.flying) for card in cards)
    named = rank_of(cards[0]) or "A"  # a form begins with the cards of its own rank
    return _burden(view, _without(view.hand, cards)), strength(named, view.board.turned), flyers


def _burden(view: TolpView, hand: Sequence[Card]) -> float:
    """About how many turns it takes to lay the hand: one for each rank, and more where flying cards cannot be laid."""
    flyers = sum(is_flying(card, view.flying) for card in hand)
    ranks = len({rank_of(card) for card in hand if not is_flying(card, view.flying)})
    if view.rules.out_on_flying or not flyers or ranks > 1:
        return ranks + flyers / 2
    return 1 + 2 * flyers if ranks else STUCK


def _without(hand: Sequence[Card], cards: Sequence[Card]) -> list[Card]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left
