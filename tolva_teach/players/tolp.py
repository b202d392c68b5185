"""A beginner at Tölp: lays the lowest that gets rid of a whole rank, keeps pairs together, and gives away low cards.

In the exchange the lowest cards go, singles first, and what comes back is the other's highest, or more of a pair held.
"""

from collections import Counter
from random import Random

from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.lays import is_flying, rank_of, strength
from tolva_teach.rules.cards import Card, Rank

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
    held, lays = _Held(view), [decision for decision in legal if decision.verb == "lay"]
    worths = [held.worth(lay) for lay in lays]
    least = min(worths)
    may_pass = len(lays) < len(legal)
    return said(view.seat, "pass") if may_pass and least[0] >= held.burden else lays[worths.index(least)]


class _Held:
    """A hand, counted once, for how much of it each lay leaves."""

    def __init__(self, view: TolpView) -> None:
        self.view = view
        self.turned, flying = view.board.turned, view.flying
        ranks = map(rank_of, view.hand)
        self.plain = [of for of in ranks if of is not None and of not in flying]
        """The ranks of its cards that do not fly, one for each card."""
        self.ranks = len(set(self.plain))
        self.flyers = len(view.hand) - len(self.plain)
        """How many of its cards fly, jokers among them."""

    def worth(self, lay: Decision) -> tuple[float, int, int]:
        """Less is better: how much is left, then how low the lay is, then how many flying cards it takes."""
        cards = lay.args
        named = rank_of(cards[0]) or "A"  # a form begins with the cards of its own rank
        wings = sum([is_flying(card, self.view.flying) for card in cards]) if self.flyers else 0
        own = len(cards) - wings
        whole = own > 0 and own == self.plain.count(named)
        return self._burden(self.ranks - whole, self.flyers - wings), strength(named, self.turned), wings

    @property
    def burden(self) -> float:
        """About how many turns it takes to lay all of it."""
        return self._burden(self.ranks, self.flyers)

    def _burden(self, ranks: int, flyers: int) -> float:
        """A turn for each rank, and more where flying cards cannot be laid."""
        if not flyers or ranks > 1 or self.view.rules.out_on_flying:
            return ranks + flyers / 2
        return 1 + 2 * flyers if ranks else STUCK
