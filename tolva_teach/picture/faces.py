"""The cards' faces and back, drawn by code around the middle of a card of 100 by 144.

A face is drawn in one of three cuts, for how a card lies: `f` full (pips or a two-way court figure, as on a real
card), `b` bold (a large index and one large figure, for small cards in a row) and `m` mini (rank and suit side by
side, for small cards that overlap downwards). A face's code is its cut and its card: `fS10`, `bHK`; a card face down is
`x`.

A face depends on the suit only by the letter that stands where the template has `@`, so that a page needs to be given
only one template a rank and cut.
"""

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from tolva_teach.picture.courts import COURTS
from tolva_teach.picture.svg import number, use
from tolva_teach.rules.cards import JOKER, RANKS, Card, Rank, is_joker
from tolva_teach.texts import LANGUAGES, card_index

Cut = Literal["f", "b", "m"]
Indices: TypeAlias = str
"""The letters in the cards' corners: those of a language, by its code (`indices_known`)."""

WIDTH: Final = 100
HEIGHT: Final = 144
BACK: Final = "x"
"""The code of a card face down."""

_L, _M, _R = -17, 0, 17
_PIPS: Mapping[Rank, tuple[tuple[int, float], ...]] = {
    "2": ((_M, -48),),
    "3": ((_M, -48),),
    "4": ((_L, -48), (_R, -48)),
    "5": ((_L, -48), (_R, -48)),
    "6": ((_L, -48), (_R, -48)),
    "7": ((_L, -48), (_R, -48)),
    "8": ((_L, -48), (_R, -48), (_M, -24)),
    "9": ((_L, -48), (_R, -48), (_L, -16), (_R, -16)),
    "10": ((_L, -48), (_R, -48), (_L, -16), (_R, -16), (_M, -32)),
}
"""Where the pips of a card's upper half stand; the lower half is the same, turned round."""
_UNTURNED: Mapping[Rank, tuple[tuple[int, float], ...]] = {
    "3": ((_M, 0),),
    "5": ((_M, 0),),
    "6": ((_L, 0), (_R, 0)),
    "7": ((_L, 0), (_R, 0), (_M, -24)),
    "8": ((_L, 0), (_R, 0)),
    "9": ((_M, 0),),
}
"""The pips that stand upright and once."""

_HEART = (
    "M0 9.6C-2.6 5.6-10 1.4-10-4.2C-10-7.6-7.6-9.8-4.9-9.8C-2.6-9.8-.8-8.4 0-6.2C.8-8.4 2.6-9.8 4.9-9.8"
    "C7.6-9.8 10-7.6 10-4.2C10 1.4 2.6 5.6 0 9.6Z"
)
_SPADE = (
    "M0-10C2.8-5.8 9.7-2.2 9.7 3C9.7 6 7.5 7.7 5.1 7.7C3.4 7.7 1.9 6.9 1 5.4C1.2 7.5 2 9 3.6 10H-3.6"
    "C-2 9-1.2 7.5-1 5.4C-1.9 6.9-3.4 7.7-5.1 7.7C-7.5 7.7-9.7 6-9.7 3C-9.7-2.2-2.8-5.8 0-10Z"
)
_DIAMOND = "M0-10.6C1.9-6.6 4.8-3 8.2 0C4.8 3 1.9 6.6 0 10.6C-1.9 6.6-4.8 3-8.2 0C-4.8-3-1.9-6.6 0-10.6Z"
_CLUB = (
    "M0-10A4.5 4.5 0 0 1 3.3-2.4A4.6 4.6 0 1 1 1 4.2C1.1 7 2 9 3.6 10H-3.6C-2 9-1.1 7-1 4.2"
    "A4.6 4.6 0 1 1-3.3-2.4A4.5 4.5 0 0 1 0-10Z"
)
_STAR = "M0-10.5L2.6-3.6L10-3.2L4.2 1.3L6.2 8.5L0 4.4L-6.2 8.5L-4.2 1.3L-10-3.2L-2.6-3.6Z"
_SUITS: Mapping[str, str] = {"S": _SPADE, "H": _HEART, "D": _DIAMOND, "C": _CLUB, JOKER: _STAR}


def code(card: Card | None, cut: Cut) -> str:
    """The face's code: its cut and card, or that of the back."""
    return cut + card if card else BACK


def usual_indices(lang: str) -> Indices:
    """The corner letters that are usual where this language is spoken: of those known, the first that are the same."""
    return next(other for other in LANGUAGES if corner_letters(other) == corner_letters(lang))


def indices_known() -> tuple[Indices, ...]:
    """The corner letters to choose among, once each: E K D Kn, A K Q J."""
    return tuple(lang for lang in LANGUAGES if usual_indices(lang) == lang)


def corner_letters(indices: Indices) -> str:
    """The letters of ace and court cards, the highest first: E K D Kn."""
    return " ".join(card_index(rank, indices) for rank in _LETTERED)


_LETTERED: tuple[Rank, ...] = ("A", "K", "Q", "J")


@lru_cache(maxsize=1024)
def face(face_code: str, indices: Indices) -> str:
    """The drawing that the code stands for."""
    if face_code == BACK:
        return use("x")
    card = face_code[1:]
    rank = JOKER if is_joker(card) else card[1:]
    return templates(indices)[face_code[0] + rank].replace("@", card[0])


@cache
def templates(indices: Indices) -> Mapping[str, str]:
    """Every face by cut and rank (`f10`, `mK`; `f*` for a joker), with `@` for the suit's letter."""
    ranks = (*RANKS, JOKER)
    made = {cut + rank: draw(rank, index(rank, indices)) for cut, draw in _CUTS.items() for rank in ranks}
    return MappingProxyType(made)


def definitions(codes: Iterable[str] | None = None, *, on_paper: bool = False) -> str:
    """What the faces are put together from: suits, court figures, the blank card and the back.

    Args:
        codes: the faces that are drawn, to leave out the court figures that none of them shows.
        on_paper: whether the back is hatched, for printers without colours.
    """
    courts = COURTS.keys() if codes is None else COURTS.keys() & {code[2:] for code in codes}
    return _definitions(frozenset(courts), on_paper)


@lru_cache(maxsize=16)
def _definitions(courts: frozenset[Rank], on_paper: bool) -> str:
    suits = "".join(f'<path id="~{suit}" d="{path}"/>' for suit, path in _SUITS.items())
    figures = "".join(f'<g id="~{rank}">{COURTS[rank]}</g>' for rank in COURTS if rank in courts)
    return suits + figures + _BLANK + _ROSE + (_HATCHED_BACK if on_paper else _BACK)


def hatched(width: int, height: int, step: int) -> str:
    """Slanting lines over the middle of a card, for what is grey on a screen."""
    x, y = width // 2, height // 2
    lines = []
    for at in range(-x - y + step, x + y, step):  # where a line crosses the middle's height, moved by half of it
        first, last = max(-x, at - y), min(x, at + y)
        lines.append(f"M{first} {number(at - first)}L{last} {number(at - last)}")
    return f'<path class="tv-hatched" d="{"".join(lines)}"/>'


def index(rank: Rank, indices: Indices) -> str:
    """What stands in the corner of a card of this rank; nothing on a joker."""
    return "" if rank == JOKER else card_index(rank, indices)


def _index(label: str, x: float, y: float, size: int, width: int) -> str:
    """The corner's letters, held to one width where they are two: fonts differ."""
    held = f' textLength="{width}" lengthAdjust="spacingAndGlyphs"' if len(label) > 1 else ""
    return f'<text class="tv-index" x="{number(x)}" y="{number(y)}" font-size="{size}"{held}>{label}</text>'


def _both_ways(half: str) -> str:
    return f'{half}<g transform="rotate(180)">{half}</g>'


def _on_blank(drawing: str) -> str:
    return f'<use href="#~p"/><g class="tv-@">{drawing}</g>'


def _full(rank: Rank, label: str) -> str:
    corner = _index(label, -38.5, -45, 27, 18) + use("@", -38.5, -31, 0.8)
    if rank in COURTS:
        return _on_blank(_COURT + _both_ways(corner + use(rank) + use("@", -20, -52, 0.65)))
    if rank in ("A", JOKER):
        return _on_blank(_both_ways(corner) + use("@", 0, 0, 2.9))
    upper = "".join(use("@", x, y, 0.95) for x, y in _PIPS[rank])
    once = "".join(use("@", x, y, 0.95) for x, y in _UNTURNED.get(rank, ()))
    return _on_blank(_both_ways(corner + upper) + once)


def _bold(rank: Rank, label: str) -> str:
    corner = _index(label, -29, -39, 37, 33) + use("@", -29, -17, 1.35)
    large = f'<g transform="translate(16 68) scale(1.12)">{use(rank)}</g>' if rank in COURTS else use("@", 17, 34, 2.8)
    return _on_blank(corner + large)


def _mini(rank: Rank, label: str) -> str:
    corner = _index(label, -24, -38, 42, 40) + use("@", 24, -52.5, 1.8)
    return _on_blank(corner + use("@", 0, 24, 3))


_CUTS: Final = {"f": _full, "b": _bold, "m": _mini}

_COURT: Final = '<rect class="tv-court" x="-28" y="-62" width="56" height="124" rx="5"/>'
"""The frame around a court figure."""
_BLANK: Final = (
    '<g id="~p"><rect class="tv-shadow" x="-50" y="-69" width="100" height="144" rx="9"/>'
    '<rect class="tv-paper" x="-49.5" y="-71.5" width="99" height="143" rx="8"/></g>'
)

_PETALS = "".join(
    f'<path d="M1.2-3V-15L11-24.8V-12.8ZM3-1.2H15L24.8-11H12.8Z" transform="rotate({turn})"/>'
    for turn in (0, 90, 180, 270)
)
_ROSE: Final = f'<g id="~rose">{_PETALS}</g>'
"""The eight-petalled rose of northern mittens."""
_TEETH = "".join(f"M{8.4 * n - 4.2:.4g}-58l4.2 5l4.2-5zM{8.4 * n - 4.2:.4g} 58l4.2-5l4.2 5z" for n in range(-4, 5))

_BACK: Final = (
    '<g id="~x"><use href="#~p"/><rect class="tv-back" x="-43.5" y="-65.5" width="87" height="131" rx="5"/>'
    '<g class="tv-ornament"><rect class="tv-inner" x="-39" y="-61" width="78" height="122" rx="3"/>'
    f'<path d="{_TEETH}"/><use href="#~rose" y="-25"/><use href="#~rose" y="25"/>'
    '<path d="M0-4L4 0L0 4L-4 0ZM-31-4l4 4l-4 4l-4-4ZM31-4l4 4l-4 4l-4-4Z"/></g></g>'
)
_HATCHED_BACK: Final = (
    '<g id="~x"><use href="#~p"/><rect class="tv-back" x="-43.5" y="-65.5" width="87" height="131" rx="5"/>'
    f"{hatched(86, 130, 24)}</g>"
)
