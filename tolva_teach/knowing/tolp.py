"""What can be known in Tölp: the cards that one has given, got or passed on, and what was asked and answered.

A pass tells nothing for certain: anyone may pass, whatever they hold.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tolva_teach.cards import RANKS, Card, Rank
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.lays import rank_of, strength
from tolva_teach.knowing.known import Knowledge, Place, Reason


class Got(NamedTuple):
    """A card that somebody is known to have got."""

    seat: int
    card: Card
    rule: str
    case: str


@dataclass(frozen=True, eq=False)
class RoundKnowledge(Knowledge):
    """What a seat can know in a round of Tölp."""

    view: TolpView
    remarks = (Reason("tolp.pass", "tells-nothing"),)

    @property
    def seat(self) -> int:
        return self.view.seat

    @cached_property
    def known(self) -> tuple[Got, ...]:
        """The cards that others are known to hold still, one or more of each."""
        laid = {seat: Counter(cards) for seat, cards in self._laid.items()}
        return tuple(got for got in _got(self.view) if not laid[got.seat][got.card])

    @cached_property
    def at_least(self) -> Mapping[tuple[int, Rank], int]:
        """How many cards of a rank a seat holds at least, by what was asked and answered."""
        least: Counter[tuple[int, Rank]] = Counter()
        for pair in self.view.exchanges:
            for of, answered in pair.answers:
                named = pair.named.count(of)
                short = pair.size - len(pair.named) if pair.done else 0
                least[pair.high, of] = 1 + named
                least[pair.low, of] = answered - min(answered, named + short)
        kept = {key: count for key, count in least.items() if count > (self.view.singles is not None)}
        left = {(seat, of): count - self._laid_of(seat, of) for (seat, of), count in kept.items()}
        return {key: count for key, count in left.items() if count > 0}

    @cached_property
    def lacking(self) -> Mapping[tuple[int, Rank], Reason]:
        """The ranks of which a seat holds no card."""
        if self.view.singles is not None:  # anyone may have got one
            return {}
        return {(pair.low, of): reason for pair in self.view.exchanges for of, reason in self._lacked_by_low(pair)}

    def _lacked_by_low(self, pair: Exchange) -> Iterator[tuple[Rank, Reason]]:
        """What the lower-placed lacks: ranks that it said it had none of, and those above the highest that it gave,
        but for cards that it got in exchange, which the one who gave them knows."""
        if pair.done and pair.high != self.seat:
            return
        for of, answered in pair.answers:
            if self._left_of(pair, of, answered - sum(rank_of(card) == of for card in pair.taken)) <= 0:
                yield of, Reason("tolp.exchange.ask", "has-none", {"seat": pair.low, "rank": of})
        ranks = map(rank_of, pair.taken[len(pair.named) :])
        highest = [strength(of, turned=False) for of in ranks if of is not None]
        for of in RANKS if highest else ():
            if strength(of, False) > min(highest) and of not in self.view.flying and self._left_of(pair, of, 0) <= 0:
                lowest = next(its for its in RANKS if strength(its, turned=False) == min(highest))
                yield of, Reason("tolp.exchange.high", "nothing-higher", {"seat": pair.low, "rank": lowest})

    def _left_of(self, pair: Exchange, of: Rank, kept: int) -> int:
        """How many of the rank the lower-placed holds now, of those that it kept and those that it got."""
        got = sum(rank_of(card) == of for card in pair.given) if pair.done else 0
        return kept + got - self._laid_of(pair.low, of)

    @cached_property
    def places(self) -> Mapping[Card, frozenset[Place]]:
        view, known = self.view, {got.card: got.seat for got in self.known}
        two_packs = len(set(view.game.pack)) < len(view.game.pack)
        seen = Counter(view.hand)
        for cards in self._laid.values():
            seen.update(cards)
        seen.update(card for pair in view.exchanges if pair.high == view.seat and not pair.done for card in pair.given)
        apart = [pair.low for pair in view.exchanges if pair.given and not pair.done and pair.high != view.seat]
        others = [Place("apart", seat) for seat in apart]
        others += [Place("aside")] if view.rules.aside else []
        hands = [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]
        found = {}
        for card in (card for card, count in Counter(view.game.pack).items() if count > seen[card]):
            if card in known and not two_packs:
                found[card] = frozenset([Place("hand", known[card])])
            else:
                able = [Place("hand", seat) for seat in hands if (seat, rank_of(card)) not in self.lacking]
                found[card] = frozenset([*able, *others])
        return found

    def why(self, seat: int, card: Card) -> Reason:
        of = rank_of(card)
        holder = next((got.seat for got in self.known if got.card == card), None)
        if of is not None and (seat, of) in self.lacking:
            return self.lacking[seat, of]
        return Reason("", "counted" if holder is None else "shown", {"seat": seat, "partner": holder})

    def told(self, seat: int) -> tuple[Reason, ...]:
        ways = dict.fromkeys((got.rule, got.case) for got in self.known if got.seat == seat)
        held = {
            way: tuple(got.card for got in self.known if got.seat == seat and (got.rule, got.case) == way)
            for way in ways
        }
        points = [Reason(*way, {"seat": seat, "cards": cards}) for way, cards in held.items()]
        points += [
            Reason("tolp.exchange.ask", "at-least", {"seat": seat, "rank": of, "count": count})
            for (holder, of), count in self.at_least.items()
            if holder == seat
        ]
        lacking = {reason.facts["rank"]: reason for (its, _), reason in self.lacking.items() if its == seat}
        return (*points, *lacking.values())

    @cached_property
    def _laid(self) -> Mapping[int, tuple[Card, ...]]:
        """What each seat has laid in the round."""
        board = self.view.board
        lays = (*board.away, *board.pile)
        return {
            seat: tuple(card for laid in lays if laid.seat == seat for card in laid.lay.cards)
            for seat in range(self.view.game.players)
        }

    def _laid_of(self, seat: int, of: Rank) -> int:
        return sum(rank_of(card) == of for card in self._laid[seat])


def _got(view: TolpView) -> Iterator[Got]:
    """The cards that this seat knows others to have got before the round, or to begin it with."""
    exchanged = [got for pair in view.exchanges if pair.done for got in _exchanged(view, pair)]
    if view.singles is not None:  # a rank held once has been passed on
        held = Counter((got.seat, rank_of(got.card)) for got in exchanged)
        exchanged = [got for got in exchanged if held[got.seat, rank_of(got.card)] > 1]
        after = (view.seat + 1) % view.game.players
        yield from (Got(after, card, "tolp.option.singles", "passed") for card in view.singles.passed)
    yield from exchanged
    start, turn = view.board.start, view.board.turn
    if start is not None and not view.exchanging and turn != view.seat:
        yield Got(turn, start, "tolp.start", "starts")


def _exchanged(view: TolpView, pair: Exchange) -> Iterator[Got]:
    if view.seat == pair.high:
        yield from (Got(pair.low, card, "tolp.exchange.give", "given") for card in pair.given)
    elif view.seat == pair.low:
        yield from (Got(pair.high, card, "tolp.exchange.high", "got") for card in pair.taken)
