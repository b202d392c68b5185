"""The last tricks of a deal between two sides, searched to their end: alpha and beta, with positions kept."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, TypeAlias

from tolva_teach.cards import Card
from tolva_teach.games.trickboard import Trick
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.solver.masks import Mask, Masks, numbers

Hands: TypeAlias = tuple[Mask, ...]

Taken: TypeAlias = tuple[int, int]
"""What the one side has taken and what the other, as it counts for vinsten."""


class UnsolvableError(ValueError):
    """A position that is not searched: three sides, cards that nobody holds yet, a gubbe, a duty to answer."""


def card_values(deal: TrickDeal) -> Mapping[Card, int]:
    """What each card that may be played now comes to, with the best play of both sides and all cards open.

    The value is in game points from here on to the deal's end, those of the side that plays the card less the
    other's: vinsten with what is carried, and sistan. Nobody melds any more.

    Raises:
        UnsolvableError: a position that is not searched.
    """
    ending = Ending(deal)
    (seat,) = deal.actors()
    sign = 1 if ending.ours[seat] else -1
    legal = [card for card, verdict in deal.hand_verdicts(seat) if verdict.allowed]
    return {card: sign * ending.after(card) for card in legal}


class Lying(NamedTuple):
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

    def __init__(self, deal: TrickDeal) -> None:
        """
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
        self.vinsten = 1 + int(getattr(deal, "carry", 0))
        self.half = sum(self.weights) / 2
        self.taken = (self._taken(board.tricks, True), self._taken(board.tricks, False))
        self.hands = tuple(map(self.masks.of, deal.hands))
        self.lying = Lying(board.leader)
        for _, card in deal.trick:
            self.lying = self._with(self.lying, self.masks.number(card))
        self._kept: dict[tuple[Hands, int, Taken], tuple[int, int]] = {}

    def after(self, card: Card) -> int:
        """The value of the position when this card is played next."""
        most = self.vinsten + 1
        return self._play(self.masks.number(card), self.hands, self.lying, self.taken, -most, most)

    def _taken(self, tricks: Iterable[Trick], ours: bool) -> int:
        cards = [card for trick in tricks if self.ours[trick.taker] == ours for card in trick.cards]
        return sum(self.weights[self.masks.number(card)] for card in cards)

    def _with(self, lying: Lying, card: int) -> Lying:
        """The trick with one more card in it."""
        leader, laid, led, best, winner, weight = lying
        weight += self.weights[card]
        if not laid:
            return Lying(leader, 1, card, card, leader, weight)
        if self.masks.beats(card, best):
            best, winner = card, (leader + laid) % self.players
        return Lying(leader, laid + 1, led, best, winner, weight)

    def _rest(self, hands: Hands, leader: int, taken: Taken, alpha: int, beta: int) -> int:
        """The value before a trick, if it lies between alpha and beta; else one beyond them, on the same side."""
        if not hands[leader]:  # whoever would lead has taken the last trick
            return self._vinsten(taken) + (1 if self.ours[leader] else -1)
        key = (hands, leader, taken)
        low, high = self._kept.get(key) or self._bounds(taken)
        if low >= beta or low == high:
            return low
        if high <= alpha:
            return high
        alpha, beta = max(alpha, low), min(beta, high)
        value = self._best(hands, Lying(leader), taken, alpha, beta)
        self._kept[key] = (value if value > alpha else low, value if value < beta else high)
        return value

    def _vinsten(self, taken: Taken) -> int:
        ours, theirs = taken
        return self.vinsten * ((ours > theirs) - (ours < theirs))

    def _bounds(self, taken: Taken) -> tuple[int, int]:
        """Between which values the rest lies: vinsten may be decided already, sistan is not."""
        ours, theirs = taken
        low = self.vinsten if ours > self.half else -self.vinsten
        return low - 1, (-self.vinsten if theirs > self.half else self.vinsten) + 1

    def _best(self, hands: Hands, lying: Lying, taken: Taken, alpha: int, beta: int) -> int:
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

    def _play(self, card: int, hands: Hands, lying: Lying, taken: Taken, alpha: int, beta: int) -> int:
        """The value after this card, played by the seat whose turn it is."""
        seat = (lying.leader + lying.laid) % self.players
        left = (*hands[:seat], hands[seat] ^ 1 << card, *hands[seat + 1 :])
        return self._best(left, self._with(lying, card), taken, alpha, beta)


def _check(deal: TrickDeal) -> None:
    board: Any = deal.board
    wrong = {
        "the deal is over": board.over,
        "more than two sides": deal.game.party_count > 2,
        "cards that nobody holds yet": _in_hand(deal) < len(deal.game.pack),
        "something to be said first": board.question is not None or board.refill == "due",
        "a gubbe": getattr(board, "gubbe", None) is not None,
        "a duty to answer": getattr(board, "duties", ()),
    }
    for why, holds in wrong.items():
        if holds:
            raise UnsolvableError(why)


def _in_hand(deal: TrickDeal) -> int:
    """How many cards are in hands, in the trick or taken: all, unless some lie in a stock or on the table."""
    return sum(map(len, deal.hands)) + len(deal.trick) + sum(len(trick.plays) for trick in deal.board.tricks)


_LEVELS = 1000
"""More than all that a later count can come to, so that it decides only between equals in the one before."""


def _weight(game: TrickGame, card: Card) -> int:
    """What the card counts for vinsten: card points, or a matador before all eyes."""
    weight = 0
    for count in game.worth([card]).values():
        weight = weight * _LEVELS + count
    return weight
