"""The measures that the two layouts are made by, and nothing else: to move or enlarge something, look here."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from tolva_teach.picture.faces import Cut

LayoutName = Literal["wide", "tall"]


@dataclass(frozen=True, slots=True)
class Lie:
    """How cards lie side by side."""

    cut: Cut
    size: float
    strip: float
    """How far from one card to the next where faces are seen; less where the room is short."""
    hidden: float
    """The same after a card that lies face down."""
    most: float
    """How wide all of them may be together."""
    least: float = 0
    """The narrowest strip that can be read; below it the cards take two rows."""
    row: float = 0
    """How far from one row to the next."""
    per_row: int = 0
    """How many in a row at most, where that is fixed."""
    room: int = 0
    """How many cards there is always room for, so that a picture stays as high as it is when cards are played."""
    fan: float = 0
    """How much the outermost cards of a full hand are turned, in degrees."""


@dataclass(frozen=True, slots=True)
class Measures:
    """What one layout is made by. Lengths are in the picture's own units; in the tall one they are a phone's pixels.

    The tall one is as low as it can be and still be read: below it a phone has to show what happened, and why.
    """

    width: int
    margin: float
    head: float
    """What is kept free above the topmost seat."""
    corners_beside: bool
    """Whether the seat across the table lies between what stands in the corners, rather than below it."""
    plate: float
    """The height of a seat's plate."""
    line: float
    """The height of a line of words beside or below a pile."""
    gap: float
    known: float
    """The height of the line below a plate that says what the viewer can know."""
    lift: float
    """What is free above the viewer's hand, for cards that are lifted out of it."""
    own: Lie
    top: Lie
    top_closed: Lie
    side: Lie
    side_closed: Lie
    beside_pot: float
    """How wide the cards of a closed hand there may be together, where the middle is broad with piles and a pot."""
    side_down: bool
    """Whether a side seat's open cards overlap downwards, in a column."""
    crowd: Lie
    """One of more hands than there are sides, open."""
    crowd_shown: Lie
    """One that is closed but for what has been shown of it."""
    crowd_closed: Lie
    crowd_columns: int
    crowd_beside: bool
    """Whether some of them sit at the sides of the middle."""
    crowd_plate: float
    """The height of a plate of theirs that has a second line."""
    crowd_heaps: float
    """How wide what one of them took may be, with its words."""
    row: Lie
    side_row: float
    """How wide a row of cards may be at the side of a narrow table."""
    beside_top: float
    """How far in what the seat across the table took begins, where it lies beside its plate."""
    centre: float
    """The size of the cards in the middle."""
    apart: tuple[float, float]
    """How far from the very middle those lie that seats have played there, to the side and up or down."""
    middle: float
    """The least height of the middle."""
    pile: float
    """The size of the cards that have been taken."""
    swap: Lie
    """What is given in an exchange."""
    pot: float
    """How wide the pot is."""
    caption: float
    """How wide the words below a pile may be that say who has laid what counts."""
    seen: int
    """How many are seen between two seats."""


WIDE: Final = Measures(
    width=960,
    margin=18,
    head=16,
    corners_beside=True,
    plate=36,
    line=19.8,
    gap=8,
    known=26,
    lift=14,
    own=Lie("f", 0.96, 66, 30, 640, 34, 58, fan=7),
    top=Lie("b", 0.62, 34, 20, 360, least=20, row=43),
    top_closed=Lie("b", 0.5, 30, 17, 300, fan=5),
    side=Lie("b", 0.62, 34, 20, 204, row=46, per_row=5, room=9),
    side_closed=Lie("b", 0.5, 30, 14, 204, fan=5),
    beside_pot=204,
    side_down=False,
    crowd=Lie("b", 0.5, 30, 12, 174, least=20, row=34),
    crowd_shown=Lie("b", 0.5, 12, 7, 124),
    crowd_closed=Lie("b", 0.5, 12, 7, 124),
    crowd_columns=7,
    crowd_beside=True,
    crowd_plate=54,
    crowd_heaps=160,
    row=Lie("b", 0.55, 64, 64, 560, room=6),
    side_row=204,
    beside_top=222,
    centre=0.86,
    apart=(92, 44),
    middle=240,
    pile=0.4,
    swap=Lie("b", 0.36, 24, 9, 160),
    pot=72,
    caption=190,
    seen=8,
)

TALL: Final = Measures(
    width=344,
    margin=5,
    head=8,
    corners_beside=False,
    plate=27,
    line=14.4,
    gap=5,
    known=19,
    lift=9,
    own=Lie("b", 0.6, 40, 22, 334, 27, 43),
    top=Lie("b", 0.54, 33, 16, 334, least=20, row=38),
    top_closed=Lie("b", 0.38, 22, 12, 240, fan=4),
    side=Lie("m", 0.48, 19, 19, 350, room=9),
    side_closed=Lie("b", 0.35, 22, 6, 66, fan=4),
    beside_pot=54,
    side_down=True,
    crowd=Lie("b", 0.36, 24, 6, 108, least=11, row=25),
    crowd_shown=Lie("b", 0.36, 14, 4, 78),
    crowd_closed=Lie("b", 0.22, 12, 4, 60),
    crowd_columns=3,
    crowd_beside=False,
    crowd_plate=44,
    crowd_heaps=104,
    row=Lie("b", 0.46, 54, 54, 334, room=6),
    side_row=104,
    beside_top=0,
    centre=0.62,
    apart=(58, 34),
    middle=180,
    pile=0.22,
    swap=Lie("b", 0.26, 18, 6, 84),
    pot=52,
    caption=138,
    seen=5,
)

MEASURES: Mapping[LayoutName, Measures] = {"wide": WIDE, "tall": TALL}
