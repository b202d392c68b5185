"""How piles lie in the middle: what counts apart from what lies beneath it; and stocks, as a few backs."""

from collections.abc import Sequence
from typing import Final

from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.lying import Lying
from tolva_teach.picture.measures import Measures
from tolva_teach.rules.table import TableCard, Zone

COUNTED: Final = ("stock", "turned")
"""The kinds of zones that lie face down in the middle, and of which only the number is seen."""
SEEN: Final = 8
"""How many of a pile's cards are seen where nobody sits beside it, if the last lay has no more."""
RISEN: Final = 12
"""How much higher than the cards beneath it the last lay lies on a pile, in units of a card."""
_STEP, _APART = 0.36, 0.3
"""How far from card to card on a pile, and how much farther from what lies beneath to the last lay, in card widths."""


def width_of_pile(zone: Zone, m: Measures, most: int) -> float:
    """How much room a pile takes, with the words below it.

    Args:
        most: how many of its cards are seen, if the last lay has no more.
    """
    seen = _seen(zone, most)
    width = _size(zone, m) * WIDTH * (1 + _steps(seen)[-1])
    return max(width, m.caption) if any("last" in card.marks for card in seen) else width


def lay_pile(zone: Zone, x: float, y: float, lying: Lying, m: Measures, most: int) -> None:
    """A pile's uppermost cards, each to be read, the last lay apart and a little higher; or a stock, as a few backs."""
    size = _size(zone, m)
    y += (m.centre - size) * HEIGHT / 2
    lying.homes[zone.name] = (x, y)
    if zone.kind in COUNTED:
        lying.backs(zone, min(zone.count, 3), x, y, (-2, -2), size)
        return
    seen = _seen(zone, most)
    steps = _steps(seen)
    for card, step in zip(seen, steps, strict=False):
        risen = size * RISEN if "last" in card.marks else 0
        lying.put(card, "b", x + (step - steps[-1] / 2) * size * WIDTH, y - risen, 0, size)


def _size(zone: Zone, m: Measures) -> float:
    """How large the cards are; what has been turned down for good matters least."""
    return m.centre * (0.6 if zone.kind == "turned" else 1)


def _seen(zone: Zone, most: int) -> Sequence[TableCard]:
    """What is seen of a pile's cards: the uppermost, and of those that were laid together all or none."""
    if zone.kind in COUNTED:
        return ()
    cards, last = zone.cards, sum("last" in card.marks for card in zone.cards)
    first = max(0, len(cards) - max(most, last))
    while 0 < first < len(cards) - last and _together(cards[first - 1], cards[first]):
        first += 1
    return cards[first:]


def _together(below: TableCard, above: TableCard) -> bool:
    """Whether both were laid at once: on a pile others lay in between, and a seat never twice in a row."""
    return "idle" in below.marks and "idle" in above.marks and below.seat == above.seat


def _steps(seen: Sequence[TableCard]) -> list[float]:
    """How far each card lies from the first of them, in card widths; the last lay lies apart."""
    apart = next((n for n, card in enumerate(seen) if n and "last" in card.marks), len(seen))
    return [n * _STEP + (_APART if n >= apart else 0) for n in range(len(seen))] or [0]
