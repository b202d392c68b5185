"""The last tricks of a deal between two sides, searched to their end: alpha and beta, with positions kept.

With five tricks left every deal between four players is solved in less than a second, nearly all in a tenth; with six
most in a tenth, and nearly all in a second or two; between two, all six tricks of the hand in a hundredth
(`tests/bench/bench_solver.py`). Who must not wait for it has it searched in steps (`values_in_steps`).
"""

import sys
from collections.abc import Iterable, Iterator, Mapping, MutableMapping
from typing import Any, NamedTuple, TypeAlias

from tolva_teach.games.match_to_twelve import SISTAN_POINTS
from tolva_teach.games.trickboard import Trick
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.rules.cards import Card
from tolva_teach.solver.masks import Mask, Masks, numbers

Hands: TypeAlias = tuple[Mask, ...]

Taken: TypeAlias = tuple[int, int]
"""What the one side has taken and what the other, as it counts for vinsten."""


Kept: TypeAlias = MutableMapping[tuple[Hands, int, Taken], tuple[int, int]]
"""Between which values the rest of a deal lies, by the hands before a trick, who leads to it, and what is taken."""

AT_ONCE = 1500
"""So many cards are tried in a step: about a hundredth of a second, and some more where Python is slower."""


class UnsolvableError(ValueError):
    """A position that is not searched: three sides, cards that nobody can play yet, a gubbe, a duty to answer."""


def card_values(deal: TrickDeal) -> Mapping[Card, int]:
    """What each card that may be played now comes to, with the best play of both sides and all cards open.

    The value is in game points from here on to the deal's end, those of the side that plays the card less the
    other's: vinsten with what is carried, and sistan. Nobody melds any more.

    Raises:
        UnsolvableError: a position that is not searched.
    """
    *_, values = values_in_steps(deal, at_once=sys.maxsize)
    assert values is not None
    return values


def values_in_steps(
    deal: TrickDeal, kept: Kept | None = None, at_once: int = AT_ONCE
) -> Iterator[Mapping[Card, int] | None]:
    """The same, searched in steps: nothing after each of them, and after the last the values.

    Args:
        deal: the deal as it stands.
        kept: what earlier searches of the same deal have found, with the same trump; this one adds to it.
        at_once: how many cards are tried in a step at most.

    Raises:
        UnsolvableError: a position that is not searched.
    """
    ending = Ending(deal, {} if kept is None else kept)
    (seat,) = deal.actors()
    sign = 1 if ending.ours[seat] else -1
    values: dict[Card, int] = {}
    for card, verdict in deal.hand_verdicts(seat):
        while verdict.allowed and card not in values:
            found = len(ending.kept)
            try:
                values[card] = sign * ending.after(card, at_once)
            except _Paused:  # what has been found is kept, so that the same way is gone again in no time
                at_once *= 1 if len(ending.kept) > found else 2
                yield None
    yield values


class _Paused(Exception):  # noqa: N818 - nothing is wrong
    """As many cards have been tried as are to be at once."""


class OpenTrick(NamedTuple):
    """The trick under way; before it has a card, the numbers of cards and of who wins mean nothing."""

    leader: int
    laid: int = 0
    """How many cards lie in it."""
    led: int = -1
    best: int = -1
    """The card that wins so far."""
    winner: int = -1
    """The seat that played it."""
    weight: int = 0
    """What its cards count for vinsten."""


class Ending:
    """The rest of a deal, seen from the side of seat 0."""

    def __init__(self, deal: TrickDeal, kept: Kept) -> None:
        """
        Args:
            deal: the deal as it stands.
            kept: what is known of positions already, and where what is found is kept.

        Raises:
            UnsolvableError: a position that is not searched.
        """
        _check(deal)
        game, board = deal.game, deal.board
        self.players = game.players
        self.masks = Masks(game.pack, game.trump_in_force(board))
        self.ours = tuple(party == game.parties[0] for party in game.parties)
        """By seat, whether it is of this side."""
        self.weights = tuple(_weight(game, card) for card in game.pack)
        self.vinsten = 1 + deal.carry
        self.half = sum(self.weights) / 2
        self.taken = (self._taken(board.tricks, True), self._taken(board.tricks, False))
        self.hands = tuple(map(self.masks.of, cards_left(deal)))
        self.lying = OpenTrick(board.leader)
        for _, card in deal.trick:
            self.lying = self._with(self.lying, self.masks.number(card))
        self.kept = kept
        self._left = 0
        """How many more cards are tried before it pauses."""

    def after(self, card: Card, at_once: int) -> int:
        """The value of the position when this card is played next.

        Args:
            card: the card.
            at_once: how many cards are tried at most.

        Raises:
            _Paused: more would have to be tried.
        """
        most = self.vinsten + SISTAN_POINTS
        self._left = at_once
        return self._play(self.masks.number(card), self.hands, self.lying, self.taken, -most, most)

    def _taken(self, tricks: Iterable[Trick], ours: bool) -> int:
        cards = [card for trick in tricks if self.ours[trick.taker] == ours for card in trick.cards]
        return sum(self.weights[self.masks.number(card)] for card in cards)

    def _with(self, lying: OpenTrick, card: int) -> OpenTrick:
        """The trick with one more card in it."""
        leader, laid, led, best, winner, weight = lying
        weight += self.weights[card]
        if not laid:
            return OpenTrick(leader, 1, card, card, leader, weight)
        if self.masks.beats(card, best):
            best, winner = card, (leader + laid) % self.players
        return OpenTrick(leader, laid + 1, led, best, winner, weight)

    def _rest(self, hands: Hands, leader: int, taken: Taken, alpha: int, beta: int) -> int:
        """The value before a trick, if it lies between alpha and beta; else one beyond them, on the same side."""
        if not hands[leader]:  # whoever would lead has taken the last trick
            return self._vinsten(taken) + (SISTAN_POINTS if self.ours[leader] else -SISTAN_POINTS)
        key = (hands, leader, taken)
        low, high = self.kept.get(key) or self._bounds(taken)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        value = self._best(hands, OpenTrick(leader), taken, alpha, beta)
        self.kept[key] = (value if value > alpha else low, value if value < beta else high)
        return value

    def _vinsten(self, taken: Taken) -> int:
        ours, theirs = taken
        return self.vinsten * ((ours > theirs) - (ours < theirs))

    def _bounds(self, taken: Taken) -> tuple[int, int]:
        """Between which values the rest lies: vinsten may be decided already, sistan is not."""
        ours, theirs = taken
        low = self.vinsten if ours > self.half else -self.vinsten
        high = -self.vinsten if theirs > self.half else self.vinsten
        return low - SISTAN_POINTS, high + SISTAN_POINTS

    def _best(self, hands: Hands, lying: OpenTrick, taken: Taken, alpha: int, beta: int) -> int:
        """The value for the seat whose turn it is to play, or after the trick where all have played."""
        leader, laid, led, best, winner, weight = lying
        if laid == self.players:
            ours, theirs = taken
            taken = (ours + weight, theirs) if self.ours[winner] else (ours, theirs + weight)
            return self._rest(hands, winner, taken, alpha, beta)
        seat = (leader + laid) % self.players
        may = self.masks.may_play(hands[seat], led, best) if laid else hands[seat]
        values = []
        for card in numbers(may):
            value = self._play(card, hands, lying, taken, alpha, beta)
            values.append(value)
            if self.ours[seat]:
                alpha = max(alpha, value)
            else:
                beta = min(beta, value)
            if alpha >= beta:
                break
        return max(values) if self.ours[seat] else min(values)

    def _play(self, card: int, hands: Hands, lying: OpenTrick, taken: Taken, alpha: int, beta: int) -> int:
        """The value after this card, played by the seat whose turn it is."""
        if not self._left:
            raise _Paused
        self._left -= 1
        seat = (lying.leader + lying.laid) % self.players
        left = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        return self._best(left, self._with(lying, card), taken, alpha, beta)


def cards_left(deal: TrickDeal) -> tuple[tuple[Card, ...], ...]:
    """By seat, what it has to play: its hand, and what lies face up before it."""
    return tuple(deal.view(seat).available for seat in range(deal.game.players))


def _check(deal: TrickDeal) -> None:
    board: Any = deal.board
    wrong = {
        "the deal is over": board.over,
        "more than two sides": deal.game.party_count > 2,
        "cards that nobody can play yet": _in_hand(deal) < len(deal.game.pack),
        "something to be said first": board.question is not None or board.refill == "due",
        "a gubbe": board.gubbe is not None,
        "a duty to answer": board.duties,
    }
    for why, holds in wrong.items():
        if holds:
            raise UnsolvableError(why)


def _in_hand(deal: TrickDeal) -> int:
    """How many cards can be played, lie in the trick or are taken: all, unless some lie in a stock or face down."""
    return sum(map(len, cards_left(deal))) + len(deal.trick) + sum(len(trick.plays) for trick in deal.board.tricks)


_LEVELS = 1000
"""More than all that a later count can come to, so that it decides only between equals in the one before."""


def _weight(game: TrickGame, card: Card) -> int:
    """What the card counts for vinsten: card points, or a matador before all eyes."""
    weight = 0
    for count in game.worth([card]).values():
        weight = weight * _LEVELS + count
    return weight
