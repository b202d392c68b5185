"""A way out that nobody can stop in Tölp, as far as a seat can know: by what lies there and what it holds itself."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cached_property

from tolva_teach.games.base import Decision
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.lays import Lay, beaters, is_flying, rank_of, read_lay, strength
from tolva_teach.games.tolp.round import REVOLUTION
from tolva_teach.rules.cards import Card, Rank


def sure_way_out(view: TolpView) -> Decision | None:
    """All cards of a rank that nobody can beat, where that holds for all the other ranks in the hand but one: those are
    led after it, and the one goes last. None where there is no such way, or where flying cards make it uncertain."""
    if view.exchanging or any(is_flying(card, view.flying) for card in view.hand):
        return None
    outlook = _Outlook(view)
    if len(outlook.held) < 2 or (outlook.may_turn and len(outlook.held) > 2):
        return None
    if len(outlook.held.keys() - outlook.sure) > 1:
        return None
    safe = [lay for lay in outlook.whole_lays() if outlook.nobody_beats(lay_of(lay.args, view))]
    return min(safe, key=lambda lay: strength(lay_of(lay.args, view).rank, view.board.turned), default=None)


def turned_after(lay: Lay, view: TolpView) -> bool:
    """Whether the order is turned round for whoever lays next."""
    turns = view.rules.revolution and lay.own >= REVOLUTION
    return view.board.turned != turns


def lay_of(cards: tuple[Card, ...], view: TolpView) -> Lay:
    """Cards that may be laid, read as a lay."""
    lay = read_lay(cards, view.flying, view.board.turned)
    assert isinstance(lay, Lay), "what is allowed can be laid"
    return lay


class _Outlook:
    """What the others can still lay."""

    def __init__(self, view: TolpView) -> None:
        self.view = view
        self.held: Mapping[Rank | None, int] = Counter(map(rank_of, view.hand))
        self.most = max(count for seat, count in enumerate(view.counts) if seat != view.seat)
        """How many cards another holds at most."""

    @cached_property
    def unseen(self) -> Mapping[Rank | None, int]:
        """How many cards of each rank, None for jokers, are neither in the hand nor laid."""
        unseen = Counter(map(rank_of, self.view.game.pack))
        unseen.subtract(self.held)
        for laid in (*self.view.board.away, *self.view.board.pile):
            unseen.subtract(map(rank_of, laid.lay.cards))
        return unseen

    @cached_property
    def wings(self) -> int:
        """How many flying cards the others may have."""
        return self.unseen[None] + sum(self.unseen[of] for of in self.view.flying)

    @property
    def may_turn(self) -> bool:
        """Whether a lay of the hand turns the order round, and with it which of its other ranks can be beaten."""
        return self.view.rules.revolution and max(self.held.values()) >= REVOLUTION

    @cached_property
    def sure(self) -> frozenset[Rank | None]:
        """The ranks of the hand of which nobody can beat all the cards together."""
        turned, flying = self.view.board.turned, self.view.flying
        lays = (
            read_lay(tuple(card for card in self.view.hand if rank_of(card) == of), flying, turned) for of in self.held
        )
        return frozenset(lay.rank for lay in lays if isinstance(lay, Lay) and self.nobody_beats(lay))

    def nobody_beats(self, lay: Lay) -> bool:
        """Whether no other hand can hold enough of a rank that beats it, flying cards beside it among them."""
        count = len(lay.cards)
        above = beaters(lay.rank, turned_after(lay, self.view))
        if self.view.rules.equal:
            above = (lay.rank, *above)
        return count > self.most or all(not self.unseen[of] or self.unseen[of] + self.wings < count for of in above)

    def whole_lays(self) -> Iterator[Decision]:
        """What may be laid now that has all cards of its rank."""
        for decision in self.view.game.legal(self.view):
            if decision.verb == "lay" and len(decision.args) == self.held[rank_of(decision.args[0])]:
                yield decision
