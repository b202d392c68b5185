"""What there is in a round of Tölp, and what a seat may know of it: values, which nothing here judges or changes."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tolva_teach.games.base import Decision, Game, View, evolve
from tolva_teach.games.tolp.lays import Lay
from tolva_teach.rules.cards import Card, Rank
from tolva_teach.rules.verdicts import Verdict

UNSEEN: Card = ""
"""Stands for a card that the viewer does not see."""

Match: TypeAlias = str | Mapping[str, int]
"""How a match is won, as a record's option `match` says it: a word, or how many rounds or how long a streak."""


@dataclass(frozen=True)
class TolpRules:
    """What is played: the options, and what follows from the number of players."""

    players: int
    aside: int
    """How many cards are laid aside (tolp.option.two)."""
    exchange: str
    match: Match
    flying: frozenset[Rank]
    """The ranks that fly, besides the jokers."""
    out_on_flying: bool
    revolution: bool
    singles: bool
    passing_ends_turns: bool = False
    """Whether who has passed has no further turn in the pile (tolp.house.passing)."""
    equal: bool = False
    """Whether a lay may also be of the rank that was laid last (tolp.house.equal)."""


class Laid(NamedTuple):
    """A lay on the table, and the seat that laid it."""

    seat: int
    lay: Lay


class Demand(NamedTuple):
    """What decides whether cards may be laid now, whoever holds them."""

    flying: frozenset[Rank]
    turned: bool
    """Whether a revolution has turned the order round."""
    lying: Rank | None
    """The rank of the last lay; None on an empty table."""
    least: int
    """How many cards it had."""
    laid: str = "real"
    """Whether they all were of that rank, `real`, or others stood in for some: `with-flyers`."""
    equal: bool = False
    """Whether the same rank will do (tolp.house.equal)."""

    @classmethod
    def after(cls, last: Lay | None, flying: frozenset[Rank], turned: bool, equal: bool = False) -> "Demand":
        """What this lay on the pile asks for; None for an empty table."""
        if last is None:
            return cls(flying, turned, None, 0, equal=equal)
        laid = "real" if last.own == len(last.cards) else "with-flyers"
        return cls(flying, turned, last.rank, len(last.cards), laid, equal)


@dataclass(frozen=True)
class TolpBoard:
    """What everyone at the table knows. It never changes: a new one takes its place."""

    dealer: int
    score: tuple[int, ...]
    """Rounds as king by seat, before this round is scored."""
    placing: tuple[int, ...] | None
    """The finishing order of the round before."""
    turn: int = 0
    """Who lays or passes next, once the round has begun."""
    start: Card | None = None
    """The card that the round begins with, until it is laid (tolp.start)."""
    pile: tuple[Laid, ...] = ()
    turned: bool = False
    """Whether a revolution has turned the order round."""
    away: tuple[Laid, ...] = ()
    """The lays that have been turned down."""
    passed: tuple[int, ...] = ()
    """Who has passed on this pile and has no further turn in it (tolp.house.passing)."""
    finished: tuple[int, ...] = ()
    """Who is out, in that order."""
    over: bool = False

    @property
    def last(self) -> Lay | None:
        """The last lay on the pile; None on an empty table."""
        return self.pile[-1].lay if self.pile else None


@dataclass(frozen=True)
class Exchange:
    """What a pair exchanges, as far as it has come."""

    high: int
    """The higher-placed seat, which gives, asks and takes."""
    low: int
    size: int
    """How many cards each of them gets."""
    given: tuple[Card, ...] = ()
    """What the higher-placed gave; it lies apart until the exchange is done."""
    answers: tuple[tuple[Rank, int], ...] = ()
    """The ranks asked for and how many of each the other holds, in the order asked."""
    named: tuple[Rank, ...] = ()
    """The ranks that the higher-placed said to take, one for each card."""
    taken: tuple[Card, ...] = ()
    """What the higher-placed got."""

    @property
    def done(self) -> bool:
        """Whether it is over."""
        return bool(self.taken)

    def answer(self, of: Rank) -> int | None:
        """How many of the rank the other holds; None where that has not been asked."""
        return dict(self.answers).get(of)

    def seen_by(self, seat: int) -> "Exchange":
        """As this seat knows it: the cards are seen by the two alone, those that lie apart by their giver alone."""
        if seat == self.high or (seat == self.low and self.done):
            return self
        taken = self.taken if seat == self.low else (UNSEEN,) * len(self.taken)
        return evolve(self, given=(UNSEEN,) * len(self.given), taken=taken)


class Singles(NamedTuple):
    """The cards that one seat passed on and received in the singles round (tolp.option.singles)."""

    passed: tuple[Card, ...]
    received: tuple[Card, ...]


class TolpView(View):
    """What a seat may know: its hand, the board, how many cards each seat holds, and its part in the exchanges."""

    __slots__ = ("board", "counts", "exchange", "exchanges", "exchanging", "hand", "judged", "rules", "singles")

    def __init__(
        self,
        game: "Game[TolpView]",
        rules: TolpRules,
        seat: int,
        actors: tuple[int, ...],
        hand: tuple[Card, ...],
        board: TolpBoard,
        counts: tuple[int, ...],
        exchanges: tuple[Exchange, ...],
        exchanging: bool,
        singles: Singles | None,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seat = seat
        self.actors = actors
        self.hand = hand
        self.board = board
        self.counts = counts
        self.exchanges = exchanges
        self.singles = singles
        self.exchanging = exchanging
        """Whether an exchange is still under way, so that the round has not begun."""
        self.exchange = _of(seat, exchanges) if exchanging else None
        """The unfinished exchange in which this seat decides, if there is one."""
        self.judged: list[tuple[Decision, Verdict]] = []
        """What the seat may lay or not, and whether it may pass, once somebody has asked for all of it."""

    @property
    def flying(self) -> frozenset[Rank]:
        """The ranks that fly."""
        return self.rules.flying


def _of(seat: int, exchanges: Iterable[Exchange]) -> Exchange | None:
    return next((pair for pair in exchanges if pair.high == seat and not pair.done), None)
