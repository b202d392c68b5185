"""The picture's colours and letters.

The palette hangs on the element that a picture is in, and so may differ from picture to picture. The rules for its
parts are the same in all and know no ancestors (a rule with an ancestor does not reach into what `<use>` draws); their
classes begin with `tv-`, so that they touch nothing else on a page.

A page that sets `--tolva-felt` or `--tolva-felt-accent` decides those; without them the picture brings its own. Suits
differ in form, so that colours only help.
"""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from tolva_teach.rules.cards import SUITS

Theme = Literal["light", "dark", "auto", "print"]
Colours = Literal[2, 4]

_LIGHT = (
    "--felt:var(--tolva-felt,#1f6e53);--turned:#7d2748;--paper:#fffdf8;--edge:#b9b2a2;--black:#1a1f28;--red:#c5152b;--blue:#1559b8;"
    "--green:#0a6b31;--text:#fff;--muted:#d5e8de;--plate:#0a2e24;--accent:var(--tolva-felt-accent,#ffd563);"
    "--back:#274b7a;--gold:#d9a32f;--skin:#f7dfc6;--hair:#7a4a22;--white:#fffaf0"
)
_DARK = (
    "--felt:var(--tolva-felt,#15443b);--turned:#541c33;--paper:#e9e4d8;--edge:#6f6a5f;--black:#12161d;--red:#ad1025;--blue:#0f4796;"
    "--green:#085526;--text:#f2f5f2;--muted:#b8cdc4;--plate:#041713;--accent:var(--tolva-felt-accent,#f0c350);"
    "--back:#1d3a61;--gold:#c08e22;--skin:#e6cdb2;--hair:#5f3a1a;--white:#efe9dc"
)
_PRINT = (
    "--felt:#fff;--turned:#fff;--paper:#fff;--edge:#000;--black:#000;--red:#000;--blue:#000;--green:#000;--text:#000;"
    "--muted:#000;--plate:#fff;--accent:#000;--back:#fff;--gold:#000;--skin:#fff;--hair:#fff;--white:#fff"
)
_FIXED = {"light": _LIGHT, "dark": _DARK, "print": _PRINT}
_TWO_COLOURS = {"S": "black", "H": "red", "D": "red", "C": "black"}
_FOUR_COLOURS = {"S": "black", "H": "red", "D": "blue", "C": "green"}

_INDEX_FONT = "'Helvetica Neue',Arial,'Liberation Sans',sans-serif"
_LABEL_FONT = "'Segoe UI',Roboto,'Helvetica Neue',Arial,'Liberation Sans',sans-serif"

# What is drawn on a card stands first, then what stands on the cloth.
_RULES: Mapping[str, str] = {
    "hatched": "fill:none;stroke:#000;stroke-width:2",
    "picture": f"font-family:{_LABEL_FONT};-webkit-user-select:none;user-select:none",
    "paper": "fill:var(--paper);stroke:var(--edge);stroke-width:.8",
    "shadow": "fill:#000;fill-opacity:.2",
    "index": f"font-family:{_INDEX_FONT};font-weight:700;text-anchor:middle",
    "court": "fill-opacity:.06;stroke:var(--gold);stroke-width:1.2",
    "gold": "fill:var(--gold)",
    "hair": "fill:var(--hair)",
    "skin": "fill:var(--skin)",
    "white": "fill:var(--white)",
    "line": "fill:none;stroke:var(--black);stroke-width:1.1;stroke-linecap:round",
    "dark": "fill:var(--black)",
    "back": "fill:var(--back)",
    "ornament": "fill:#fff;fill-opacity:.88",
    "inner": "fill:none;stroke:#fff;stroke-width:1.4",
    "felt": "fill:var(--felt)",
    "turned-felt": "fill:var(--turned)",
    "way": "fill:none;stroke:var(--accent);stroke-width:2.2;stroke-linejoin:round",
    "veil": "fill:#0a1d17;fill-opacity:.5",
    "arrows": "fill:none;stroke:#1c1606;stroke-width:2.4;stroke-linejoin:round",
    "rail": "fill:none;stroke:#fff;stroke-opacity:.14;stroke-width:1.5",
    "plate": "fill:var(--plate);fill-opacity:.72",
    "turn": "fill:none;stroke:var(--accent);stroke-width:3.5",
    "disc": "fill:#c8392f;stroke:#fff;stroke-width:1.6",
    "text": "fill:var(--text)",
    "muted": "fill:var(--muted)",
    "accent": "fill:var(--accent)",
    "on-accent": "fill:#1c1606;font-weight:700",
    "chip": "fill:var(--paper)",
    "on-chip": "fill:var(--black);font-weight:700",
    "struck": "fill:none;stroke:var(--black);stroke-width:1.4;stroke-linecap:round",
    "struck-edge": "fill:none;stroke:var(--paper);stroke-width:2.8",
    "woven": "fill:none;stroke:#fff;stroke-opacity:.13;stroke-width:.45",
    "party0": "fill:#f0b95a",
    "party1": "fill:#8fc7f2",
    "party2": "fill:#f2a7b8",
    "party3": "fill:#bfe08a",
    "on-sign": "fill:#14212b;font-weight:700",
    "bold": "font-weight:650",
    "middle": "text-anchor:middle",
    "end": "text-anchor:end",
    "tag": "fill:#10261e;fill-opacity:.92",
    "on-tag": "fill:#fff;font-weight:700",
    "eye": "fill:none;stroke:#fff;stroke-width:2",
    "win": "fill:none;stroke:var(--accent);stroke-width:5",
}

_FORCED_PALETTE = (
    "forced-color-adjust:none;--felt:Canvas;--turned:Canvas;--paper:Canvas;--edge:CanvasText;--black:CanvasText;--red:CanvasText;"
    "--blue:CanvasText;--green:CanvasText;--text:CanvasText;--muted:CanvasText;--plate:Canvas;--accent:Highlight;"
    "--back:Canvas;--gold:GrayText;--skin:Canvas;--hair:GrayText;--white:Canvas"
)
_FORCED_RULES: Mapping[str, str] = {
    "ornament": "fill:CanvasText",
    "inner": "stroke:CanvasText",
    "back": "stroke:CanvasText",
    "plate": "stroke:CanvasText",
    "chip": "stroke:CanvasText",
    "veil": "fill:Canvas;fill-opacity:.6",
    "arrows": "stroke:HighlightText",
    "disc": "fill:CanvasText;stroke:Canvas",
    "on-accent": "fill:HighlightText",
    "party0": "fill:CanvasText",
    "party1": "fill:CanvasText",
    "party2": "fill:CanvasText",
    "party3": "fill:CanvasText",
    "on-sign": "fill:Canvas",
    "shadow": "fill:none",
    "glow": "fill:none;stroke:CanvasText",
    "tag": "fill:CanvasText",
    "on-tag": "fill:Canvas",
    "eye": "stroke:Canvas",
}

_HOLLOW = "fill:#fff;stroke:#000;stroke-width:1.9;stroke-linejoin:round"
_PRINT_RULES: Mapping[str, str] = {
    "H": _HOLLOW,
    "D": _HOLLOW,
    "paper": "stroke-width:1.6",
    "shadow": "fill:none",
    "index": "fill:#000;stroke:none",
    "court": "stroke-width:1",
    "gold": "fill:none;stroke:#000;stroke-width:1.1;stroke-linejoin:round",
    "hair": "stroke:#000;stroke-width:1",
    "skin": "stroke:#000;stroke-width:1",
    "white": "stroke:#000;stroke-width:1",
    "line": "stroke-width:1.1",
    "back": "stroke:#000;stroke-width:1.2",
    "felt": "stroke:#000;stroke-width:2",
    "turned-felt": "stroke:#000;stroke-width:8;stroke-dasharray:24 12",
    "glow": "fill:none",
    "rail": "stroke:none",
    "woven": "stroke:none",
    "arrows": "stroke:#fff",
    "plate": "fill-opacity:1;stroke:#000;stroke-width:1.2",
    "disc": "fill:#000;stroke:#fff",
    "on-accent": "fill:#fff",
    "chip": "stroke:#000;stroke-width:1",
    "party0": "fill:#fff;stroke:#000;stroke-width:1.6",
    "party1": "fill:#fff;stroke:#000;stroke-width:1.6",
    "party2": "fill:#fff;stroke:#000;stroke-width:3.6",
    "party3": "fill:#fff;stroke:#000;stroke-width:3.6",
    "on-sign": "fill:#000;stroke:none",
    "tag": "fill:#000;fill-opacity:1",
}
"""On paper, in black alone: hearts and diamonds are hollow, and what is grey or coloured elsewhere is an outline. What
is hatched there (the back, the veil) is drawn otherwise (`faces.hatched`)."""


_ALL = frozenset({*_RULES, *_FORCED_RULES, *SUITS})
_NAMED = re.compile("tv-([A-Za-z0-9-]+)")


def named_in(markup: str) -> frozenset[str]:
    """Which of the parts that have rules are in what is drawn of a picture, and the picture itself."""
    return _ALL.intersection(["picture", *_NAMED.findall(markup)])


def stylesheet(scope: str, theme: Theme = "auto", colours: Colours = 2, named: frozenset[str] = _ALL) -> str:
    """The stylesheet of a picture.

    Args:
        scope: the selector of the element that the picture is in.
        theme: fixed, or `auto`: light on paper; on a screen as the page says (`data-theme` on its root, JupyterLab's
            own sign), else as the reader's system says. `print` is black on white, for printers without colours; its
            rules would hold for every picture of a page, so that it is to be shown as an image (`still`).
        colours: two as on most packs, or four.
        named: the parts whose rules are wanted; all, for a page whose pictures change (`named_in`).
    """
    if theme == "print":
        return palette(scope, theme) + shades(scope, colours) + parts(named) + _rules(_PRINT_RULES, named)
    return palette(scope, theme) + shades(scope, colours) + parts(named) + _forced(scope, named)


def palette(scope: str, theme: Theme) -> str:
    """The colours, by names that the rules use."""
    if theme != "auto":
        return f"{scope}{{{_FIXED[theme]}}}"
    by_page = f':root[data-theme="dark"] {scope},body[data-jp-theme-light="false"] {scope}{{{_DARK}}}'
    by_system = f'@media(prefers-color-scheme:dark){{:root:not([data-theme="light"]) {scope}{{{_DARK}}}}}'
    return f"{scope}{{{_LIGHT}}}@media screen{{{by_system}{by_page}}}"


def shades(scope: str, colours: Colours) -> str:
    """Which of the palette's colours each suit has."""
    suits = _TWO_COLOURS if colours == 2 else _FOUR_COLOURS
    return f"{scope}{{{';'.join(f'--{suit}:var(--{shade})' for suit, shade in suits.items())}}}"


@lru_cache(maxsize=64)
def parts(named: frozenset[str]) -> str:
    """The rules for what a picture is made of."""
    suits = "".join(f".tv-{suit}{{fill:var(--{suit})}}" for suit in SUITS if suit in named)
    return suits + _rules(_RULES, named)


def _forced(scope: str, named: frozenset[str]) -> str:
    # As strong as four classes: it decides over the palettes of light and dark, which are as strong as three.
    return f"@media(forced-colors:active){{:root:root:root {scope}{{{_FORCED_PALETTE}}}{_rules(_FORCED_RULES, named)}}}"


def _rules(rules: Mapping[str, str], named: frozenset[str]) -> str:
    return "".join(f".tv-{part}{{{body}}}" for part, body in rules.items() if part in named)
