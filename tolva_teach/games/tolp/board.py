"""What lies on the table in Tölp, and what a seat may know of it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from tolva_teach.cards import Card, Rank
from tolva_teach.games.base import View
from tolva_teach.games.tolp.lays import Lay

if TYPE_CHECKING:
    from tolva_teach.games.tolp.exchange import Exchange
    from tolva_teach.games.tolp.game import Tolp


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


@dataclass(frozen=True)
class Board:
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
    finished: tuple[int, ...] = ()
    """Who is out, in that order."""
    over: bool = False

    def demand(self, flying: frozenset[Rank]) -> Demand:
        """What the pile asks for."""
        if not self.pile:
            return Demand(flying, self.turned, None, 0)
        last = self.pile[-1].lay
        return Demand(flying, self.turned, last.rank, len(last.cards))


class Singles(NamedTuple):
    """The cards that one seat passed on and received in the singles round (tolp.option.singles)."""

    passed: tuple[Card, ...]
    received: tuple[Card, ...]


class TolpView(View):
    """What a seat may know: its hand, the board, how many cards each seat holds, and its part in the exchanges."""

    __slots__ = ("board", "counts", "exchange", "exchanges", "exchanging", "hand", "singles")

    game: "Tolp"

    def __init__(
        self,
        game: "Tolp",
        seat: int,
        actors: tuple[int, ...],
        hand: tuple[Card, ...],
        board: Board,
        counts: tuple[int, ...],
        exchanges: "tuple[Exchange, ...]",
        exchanging: bool,
        singles: Singles | None,
    ) -> None:
        self.game = game
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

    @property
    def flying(self) -> frozenset[Rank]:
        """The ranks that fly."""
        return self.game.flying


def _of(seat: int, exchanges: "tuple[Exchange, ...]") -> "Exchange | None":
    return next((pair for pair in exchanges if pair.high == seat and not pair.done), None)
