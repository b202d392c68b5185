"""A beginner at Tölp: lays the lowest that gets rid of a whole rank, keeps pairs together, and gives away low cards.

In the exchange the lowest cards go, singles first, and what comes back is the other's highest, or more of a pair held.
"""

from collections import Counter
from collections.abc import Sequence
from random import Random

from tolva_teach.cards import Card, Rank
from tolva_teach.games.base import Decision, said
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
    if len(legal) == 1:
        return legal[0]
    held, passing = _Held(view), said(view.seat, "pass")
    best = min([lay for lay in legal if lay != passing], key=lambda lay: held.worth(lay.args))
    return passing if passing in legal and held.burden(best.args) >= held.burden() else best


class _Held:
    """A hand, counted once, for how much of it each lay leaves."""

    def __init__(self, view: TolpView) -> None:
        self.view = view
        self.counts = Counter(map(rank_of, view.hand))
        """How many cards it has of each rank that does not fly."""
        self.flyers = sum([self.counts.pop(flying, 0) for flying in (None, *view.flying)])
        """How many of its cards fly, jokers among them."""

    def worth(self, cards: Sequence[Card]) -> tuple[float, int, int]:
        """Less is better: what is left, then how low it is, then how many flying cards it takes."""
        named = rank_of(cards[0]) or "A"  # a form begins with the cards of its own rank
        return self.burden(cards), strength(named, self.view.board.turned), self._flyers_in(cards)

    def burden(self, laid: Sequence[Card] = ()) -> float:
        """About how many turns it takes to lay what is left of the hand without these cards of one lay: one for each
        rank, and more where flying cards cannot be laid."""
        wings = self._flyers_in(laid)
        own, flyers = len(laid) - wings, self.flyers - wings
        ranks = len(self.counts) - (own > 0 and own == self.counts[rank_of(laid[0])])
        if self.view.rules.out_on_flying or not flyers or ranks > 1:
            return ranks + flyers / 2
        return 1 + 2 * flyers if ranks else STUCK

    def _flyers_in(self, cards: Sequence[Card]) -> int:
        return sum([is_flying(card, self.view.flying) for card in cards]) if self.flyers else 0
