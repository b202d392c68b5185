"""Tables made by hand, with all that a picture may meet."""

import random
from collections.abc import Iterable, Sequence
from dataclasses import replace

from tolva_teach.rules.cards import FULL_PACK, Card
from tolva_teach.rules.table import Badge, Place, Table, TableCard, Tally, Zone

HANDS = (
    "SA S10 SJ HQ H8 DA DK D7 CQ",
    "SK S9 HA HJ D10 D9 CA CK C6",
    "SQ S8 S7 H10 H9 H7 DJ C10 C7",
    "S6 HK H6 DQ D8 D6 CJ C9 C8",
)
"""A deal of Tolva for four."""


def seen(cards: Iterable[Card]) -> tuple[TableCard, ...]:
    """Cards face up."""
    return tuple(TableCard(card, card) for card in cards)


def backs(name: str, count: int) -> tuple[TableCard, ...]:
    """Cards face down."""
    return tuple(TableCard(f"{name}/{place}", None) for place in range(count))


def tolva(viewer: int | None = 0, trick: str = "H10 HK", leader: int = 2, *, melded: bool = True) -> Table:
    """Tolva for four, as a seat sees it or with all cards open: a trick that `leader` led to, scores and melds."""
    played = trick.split()
    hands = [[card for card in hand.split() if card not in played] for hand in HANDS]
    taken = [Zone(f"taken:{n}", "taken", n, (), 4, {"tricks": 1, "card_points": 21 - 10 * n}, 1) for n in (0, 1)]
    return Table(
        viewer,
        tuple(Place(seat, seat % 2, _marks(seat, leader, played)) for seat in range(4)),
        (*(_hand(seat, hand, viewer) for seat, hand in enumerate(hands)), _trick(played, leader, 4), *taken),
        (
            Tally(0, 7, (TableCard("marker:0/0", "H5"), TableCard("marker:0/1", "H2"))),
            Tally(1, 10, (*(TableCard(f"marker:1/{n}", card) for n, card in enumerate(("S5", "S4"))), _ONE)),
        ),
        (Badge(1, "H", "trump", leading=True), Badge(2, "S", "tjog")) if melded else (),
        () if melded else (("gubbe-half", {"announcer": 1}),),
    )


_ONE = TableCard("marker:1/2", None)


def ended() -> Table:
    """The same when all cards are played."""
    table = tolva(0, "")
    zones = (replace(zone, cards=(), count=0) if zone.kind == "hand" else zone for zone in table.zones)
    return replace(table, zones=tuple(zones))


def for_two(stock: int = 12) -> Table:
    """Bordstolva with a stock as Plocketolva has one: rows of which some cards lie face down, hands partly known."""
    known = tuple(TableCard(card, card, marks=("shown",)) for card in ("CK", "CQ"))
    zones = (
        Zone("hand:0", "hand", 0, seen(["SA", "S10", "HK", "HQ", "D9", "C6"]), 6),
        Zone("hand:1", "hand", 1, (*known, *backs("hand:1", 4)), 6),
        Zone("row:0", "row", 0, _row("row:0", "S7 H8 - DA"), 5),
        Zone("row:1", "row", 1, seen(["SK", "H9", "DQ", "CJ", "C10", "D6"]), 6),
        _trick(["SQ"], 1, 2),
        Zone("stock", "stock", None, (), stock),
        *(Zone(f"taken:{n}", "taken", n, (), 4, {"tricks": 2, "card_points": 9}) for n in (0, 1)),
    )
    places = (Place(0, 0, ("to-act",)), Place(1, 1, ("dealer",)))
    return Table(0, places, zones, (Tally(0, 3, seen(["H3"])), Tally(1, -2)), (Badge(1, "C", "trump", leading=True),))


def sixes() -> Table:
    """A score kept as in Bondtolva: two sixes, one over so many pips of the other."""
    markers = (TableCard("marker:0/0", "H6", covered=4), TableCard("marker:0/1", "D6"))
    turned = (TableCard("marker:1/0", "S6", covered=1), TableCard("marker:1/1", None))
    return replace(tolva(), tallies=(Tally(0, 4, markers), Tally(1, 7, turned)))


def for_three() -> Table:
    """Tolva for three: twelve cards each, everyone for themselves."""
    own = ["SA", "S10", "SJ", "HQ", "H8", "H6", "DA", "DK", "D7", "CQ", "C9", "C7"]
    hands = (
        Zone("hand:0", "hand", 0, seen(own), 12),
        *(Zone(f"hand:{n}", "hand", n, backs(f"hand:{n}", 12), 12) for n in (1, 2)),
    )
    taken = (Zone(f"taken:{n}", "taken", n, (), 9, {"tricks": 3, "card_points": 20}) for n in range(3))
    tallies = tuple(Tally(n, 4 + n, seen([card])) for n, card in enumerate(("S5", "H4", "D3")))
    return Table(0, tuple(Place(n, n) for n in range(3)), (*hands, _trick(["SK", "HA"], 1, 3), *taken), tallies)


def crowd(seats: int, *, pile: int = 4, stock: int = 0, viewer: int | None = 1, seed: int = 0) -> Table:
    """Many seats around a pile, as in Tölp and Trettioett."""
    pack = random.Random(seed).sample(FULL_PACK, 52)
    hands = [[pack.pop() for _ in range(2)] for _ in range(seats)]
    zones = [_hand(seat, hand, viewer) for seat, hand in enumerate(hands)]
    zones.append(Zone("pile", "pile", None, tuple(TableCard(f"{card}'", card) for card in pack[:pile]), pile))
    if stock:
        zones.append(Zone("stock", "stock", None, (), stock))
    return Table(viewer, tuple(Place(n, n, ("dealer",) if n == 0 else ()) for n in range(seats)), tuple(zones), ())


def _row(name: str, cards: str) -> tuple[TableCard, ...]:
    """Places with a card that covers another, empty ones (`-`), and at the end one where a card lies face down."""
    places = enumerate(cards.split())
    up = [TableCard(card, card, None, ("covering",), place) for place, card in places if card != "-"]
    return (*up, TableCard(f"{name}/5", None, place=5))


def _marks(seat: int, leader: int, played: Sequence[Card]) -> tuple[str, ...]:
    acts = seat == (leader + len(played)) % 4
    marks = {"dealer": seat == 3, "to-act": acts, "in": acts and not played}
    return tuple(mark for mark, holds in marks.items() if holds)


def _hand(seat: int, cards: Sequence[Card], viewer: int | None) -> Zone:
    name = f"hand:{seat}"
    return Zone(name, "hand", seat, seen(cards) if viewer in (seat, None) else backs(name, len(cards)), len(cards))


def _trick(played: Sequence[Card], leader: int, seats: int) -> Zone:
    cards = (
        TableCard(card, card, (leader + n) % seats, (("led",) if n == 0 else ("winning",) if n == 1 else ()))
        for n, card in enumerate(played)
    )
    return Zone("trick", "centre", None, tuple(cards), len(played))


EVERY = {
    "one seat": tolva(),
    "one seat, nothing played": tolva(3, ""),
    "all open": tolva(None, "H10 HK HQ HA"),
    "all hands empty": ended(),
    "gubbe": tolva(1, "H10", melded=False),
    "two": for_two(),
    "three": for_three(),
    "sixes": sixes(),
    **{f"{seats} seats": crowd(seats, pile=8, stock=10 if seats < 10 else 0) for seats in (5, 6, 8, 11, 20)},
    "five open": crowd(5, viewer=None),
}
"""A table of each kind, by name."""
