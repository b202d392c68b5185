"""What lies on a table, described so that a picture or a page can show it without knowing the game.

A game describes a seat's view (or everyone's cards) as a `Table`; `picture` draws it and the widgets keep its cards'
identity by their keys. Nothing in a `Table` says more than the view it was made from: a card that the viewer may not
see is `None`, and its key tells only whose it is and where it lies.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Literal, TypeAlias

from tolva_teach.rules.cards import Card, Rank, Suit, rank

Note: TypeAlias = tuple[str, Mapping[str, object]]
"""Something in force that no card shows, as a code with facts for the texts: `("gubbe-half", {"announcer": 1})`."""

Unit = Literal["points", "lives", "rounds"]
"""What a score counts: game points, lives that are left, or rounds as king."""

MATADOR = "matador"
"""The mark of a card that counts as a matador."""

PLAYED = "played"
"""The mark of cards that have been played and lie before their player again, in the order in which they were."""

ZoneKind = Literal["hand", "row", "centre", "pile", "stock", "taken", "laid", "turned"]
"""How a group of cards lies: a fanned hand, a row side by side, cards that seats have played to the middle, a pile with
its top showing, a face-down stock, what a seat or party has taken, cards laid apart (an exchange under way), cards
turned down for good, of which only the number is seen."""


@dataclass(frozen=True, slots=True)
class TableCard:
    """One card on the table."""

    key: str
    """Stable name of this card on this table: the card's notation where it is seen (with `'` for a second pack's),
    else its zone and place, such as `hand:1/4`."""
    card: Card | None
    """The card, or None where it lies face down for the viewer."""
    seat: int | None = None
    """Who played or laid it, where that is not the zone's own seat."""
    marks: tuple[str, ...] = ()
    """What is to be seen about it: `winning` (wins the trick so far), `led`, `shown` (known to all),
    `last` (of the last lay on a pile), `counts` (makes up what its hand is worth), `idle` (lies there open and does not
    count), `covering` (another card lies face down under it), `matador` (see `Table.with_matadors`), `played`."""
    place: int | None = None
    """Its place in a row whose places stay where they are, also when some are empty."""
    covered: int = 0
    """How many of its pips another card hides (bond.markers)."""


@dataclass(frozen=True, slots=True)
class Zone:
    """A group of cards that lie together."""

    name: str
    """Unique on the table: `hand:2`, `trick`, `taken:0`, `stock`, `row:1` …"""
    kind: ZoneKind
    seat: int | None = None
    """Whose it is, or None for the middle of the table."""
    cards: tuple[TableCard, ...] = ()
    count: int = 0
    """How many cards lie here, also where they are not listed one by one (a stock, taken tricks)."""
    facts: Mapping[str, int] = field(default_factory=dict)
    """Numbers to show beside it, in this order: `tricks`, `card_points` …"""
    heaps: int | None = None
    """How many heaps they lie in, where what has been taken is kept apart; None where nobody counts."""
    room: int = 0
    """The most cards that a hand or row holds in this deal, so that a picture stays as high; 0 where nobody says."""


@dataclass(frozen=True, slots=True)
class Sign:
    """A card in signs; without a rank its whole suit, without a suit any card of its rank."""

    suit: Suit | Literal[""] = ""
    rank: Rank | Literal[""] = ""


@dataclass(frozen=True, slots=True)
class Known:
    """What the viewer can know of a seat's hand, in a few signs; one that is there twice is so many cards."""

    holds: tuple[Sign, ...] = ()
    """What it must hold, that does not lie open already."""
    lacks: tuple[Sign, ...] = ()
    """What it cannot hold."""
    more: bool = False
    """Whether more is known than these say."""

    @property
    def nothing(self) -> bool:
        """Whether nothing is known."""
        return not (self.holds or self.lacks)


@dataclass(frozen=True, slots=True)
class Place:
    """A seat at the table."""

    seat: int
    party: int
    marks: tuple[str, ...] = ()
    """`dealer`, `forehand`, `to-act`, `in` (about to lead), `out`, `king`, `tolp`, `knocked` …"""
    title: str = ""
    """Which of the marks is a title, that the seat has until another round decides; empty for none."""
    order: int | None = None
    """Its place in the order of titles, from 1; None where seats have none."""
    worth: float | None = None
    """What its hand is worth, where it has been laid open for that; else None."""
    gone_out: int | None = None
    """As which of the seats it has gone out of the deal under way, from 1; None while it is in, or where that does not
    matter."""
    known: Known | None = None
    """What the viewer can know of its hand; None where nobody has asked for that."""


@dataclass(frozen=True, slots=True)
class Tally:
    """A party's score as it is kept at the table."""

    party: int
    score: int
    markers: tuple[TableCard, ...] = ()
    """The cards that show the score; a card face down is one point. Empty where the score is written as a number."""
    unit: Unit = "points"
    """What the score counts."""
    won: bool = False
    """Whether the match is over and this party has won it."""
    beside: Mapping[str, int] = field(default_factory=dict)
    """What else is counted in the deal under way, in this order: `card_points`, `matadors`, `tricks` …"""


@dataclass(frozen=True, slots=True)
class Swap:
    """Two seats that exchange cards before play begins."""

    giver: int
    """Who gives first, and chooses."""
    taker: int
    count: int
    """How many cards each gets."""
    given: bool = False
    """Whether the first has given."""
    done: bool = False
    """Whether both have what they get."""
    zone: str = ""
    """Where what has been given lies until then; empty where none does."""


@dataclass(frozen=True, slots=True)
class Badge:
    """A suit that somebody has declared, as a sign at the edge of the table."""

    seat: int
    suit: Suit
    name: str
    """What that is called, as a code; its words come from the texts."""
    leading: bool = False
    """Whether the suit stands above the others for it."""


@dataclass(frozen=True, slots=True)
class Table:
    """All that one picture shows."""

    viewer: int | None
    """The seat whose view this is (drawn at the bottom), or None with all cards open (seat 0 at the bottom)."""
    places: tuple[Place, ...]
    zones: tuple[Zone, ...]
    tallies: tuple[Tally, ...]
    badges: tuple[Badge, ...] = ()
    notes: tuple[Note, ...] = ()
    swaps: tuple[Swap, ...] = ()
    """The exchanges, as long as one of them is under way; the middle of the table is empty meanwhile."""
    pot: int | None = None
    """How many chips lie in the pot, in the middle of the table; None where one does not play for a pot."""
    turned: bool = False
    """Whether the order of ranks is turned round."""
    matadors: tuple[Rank, ...] = ()
    """The ranks whose cards count as matadors, in a game that has any. They are marked on demand; a question to which
    they are the answer leaves them out."""

    def with_matadors(self) -> "Table":
        """The same with each matador marked that is seen in a hand or in a trick; itself where there are none."""
        if not self.matadors:
            return self
        zones = (replace(zone, cards=tuple(map(self._with_mark, zone.cards))) for zone in self.zones)
        return replace(self, zones=tuple(zones))

    def _with_mark(self, card: TableCard) -> TableCard:
        is_one = card.card is not None and rank(card.card) in self.matadors
        return replace(card, marks=(*card.marks, MATADOR)) if is_one else card
