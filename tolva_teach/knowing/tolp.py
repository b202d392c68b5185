"""What can be known in Tölp: the cards that one has given, got or passed on, and what was asked and answered.

A pass tells nothing for certain: anyone may pass, whatever they hold.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.lays import rank_of, strength
from tolva_teach.knowing.known import HiddenPlace, Knowledge, Reason
from tolva_teach.rules.cards import RANKS, Card, Rank, rank, suit
from tolva_teach.rules.table import Sign


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
    def exactly(self) -> Mapping[tuple[int, Rank], int]:
        """How many cards of a rank a seat holds, where an answer told it and nobody can have changed it unseen."""
        if self.view.singles is not None:  # anyone may have got one
            return {}
        return {(pair.low, of): count for pair in self.view.exchanges for of, count in self._told_by_low(pair)}

    def _tells(self, pair: Exchange) -> bool:
        """Whether what the lower-placed player said and gave still says what they hold: after the exchange only for the
        one who gave them other cards."""
        return not pair.done or pair.high == self.seat

    def _told_by_low(self, pair: Exchange) -> Iterator[tuple[Rank, int]]:
        """What the answers of the lower-placed come to now."""
        for of, answered in pair.answers if self._tells(pair) else ():
            yield of, self._left_of(pair, of, answered - sum(rank_of(card) == of for card in pair.taken))

    def _above(self, lowest: Rank | None) -> Iterator[Rank]:
        """The ranks above that, but for those that fly; none above nothing."""
        if lowest is not None:
            yield from (of for of in RANKS[: RANKS.index(lowest)] if of not in self.view.flying)

    @cached_property
    def lacking(self) -> Mapping[tuple[int, Rank], Reason]:
        """The ranks of which a seat holds no card."""
        if self.view.singles is not None:  # anyone may have got one
            return {}
        return {(pair.low, of): reason for pair in self.view.exchanges for of, reason in self._lacked_by_low(pair)}

    def _lacked_by_low(self, pair: Exchange) -> Iterator[tuple[Rank, Reason]]:
        """The cards that the lower-placed player cannot hold: ranks they said they had none of, and all above the
        highest they gave. Cards they got in exchange are known to whoever gave them."""
        if not self._tells(pair):
            return
        for of, count in self._told_by_low(pair):
            if count <= 0:
                yield of, Reason("tolp.exchange.ask", "has-none", {"seat": pair.low, "rank": of})
        lowest = _lowest_given(pair)
        for of in self._above(lowest):
            if self._left_of(pair, of, 0) <= 0:
                yield of, Reason("tolp.exchange.high", "nothing-higher", {"seat": pair.low, "rank": lowest})

    def _left_of(self, pair: Exchange, of: Rank, kept: int) -> int:
        """How many of the rank the lower-placed holds now, of those that it kept and those that it got."""
        got = sum(rank_of(card) == of for card in pair.given) if pair.done else 0
        return kept + got - self._laid_of(pair.low, of)

    @cached_property
    def closed(self) -> frozenset[tuple[int, Rank]]:
        """The ranks of which a seat holds no more than it is known to."""
        if self.view.singles is not None:
            return frozenset()
        above = (
            (pair.low, of)
            for pair in self.view.exchanges
            if self._tells(pair)
            for of in self._above(_lowest_given(pair))
        )
        return frozenset([*self.exactly, *above])

    @property
    def unseen(self) -> Counter[Card]:
        """How many of each card the seat does not see."""
        view = self.view
        unseen = Counter(view.game.pack)
        unseen.subtract(view.hand)
        for cards in self._laid.values():
            unseen.subtract(cards)
        for pair in view.exchanges:
            if pair.high == view.seat and not pair.done:
                unseen.subtract(pair.given)
        return +unseen

    @cached_property
    def places(self) -> Mapping[Card, frozenset[HiddenPlace]]:
        view, known = self.view, {got.card: got.seat for got in self.known}
        two_packs = len(set(view.game.pack)) < len(view.game.pack)
        apart = [pair.low for pair in view.exchanges if pair.given and not pair.done and pair.high != view.seat]
        others = [HiddenPlace("apart", seat) for seat in apart]
        others += [HiddenPlace("aside")] if view.rules.aside else []
        hands = [seat for seat, count in enumerate(view.counts) if count and seat != view.seat]
        found = {}
        for card in self.unseen:
            if card in known and not two_packs:
                found[card] = frozenset([HiddenPlace("hand", known[card])])
            else:
                able = [HiddenPlace("hand", seat) for seat in hands if (seat, rank_of(card)) not in self.lacking]
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

    def signs_of_held(self, seat: int) -> tuple[Sign, ...]:
        """The cards that it got, and so many more of a rank as it is known to have at least."""
        cards = [got.card for got in self.known if got.seat == seat]
        ranks = Counter(rank_of(card) for card in cards)
        least = {of: count for (holder, of), count in self.at_least.items() if holder == seat}
        others = (Sign(rank=of) for of in RANKS for _ in range(least.get(of, 0) - ranks[of]))
        return (*(Sign(suit(card), rank(card)) for card in cards if rank_of(card)), *others)

    def signs_of_lacked(self, seat: int) -> tuple[Sign, ...]:
        """The ranks of which it has no card, as long as one is out."""
        out = {rank_of(card) for card in self.unseen}
        return tuple(Sign(rank=of) for of in RANKS if of in out and (seat, of) in self.lacking)

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


def _lowest_given(pair: Exchange) -> Rank | None:
    """The lowest rank of the cards that the lower-placed gave as its highest; None where it gave none so."""
    ranks = [of for card in pair.taken[len(pair.named) :] if (of := rank_of(card)) is not None]
    return min(ranks, key=lambda of: strength(of, turned=False), default=None)


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
