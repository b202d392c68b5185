"""Builds SVG text. Whatever comes from outside goes through `escaped`; nothing else in the package escapes.

Every id that a picture defines or refers to is written with a leading `~` (`id="~H"`, `href="#~H"`), which `own_ids`
replaces by a prefix of the picture's own: a page may hold many pictures, and `<use>` picks the first of an id.
"""

import re
from html import escape
from typing import Final

_UNPRINTABLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffe\uffff\ud800-\udfff]")
"""What XML does not allow, and what turns the direction of the text around it."""


def escaped(text: object) -> str:
    """The text, harmless in SVG and HTML, between tags and in attributes.

    >>> escaped('<b title="x">')
    '&lt;b title=&quot;x&quot;&gt;'
    """
    return escape(_UNPRINTABLE.sub("", str(text)))


def shortened(text: str, most: int) -> str:
    """The text with at most so many characters, the last one an ellipsis where it was cut.

    >>> shortened("Maximiliana", 6)
    'Maxim…'
    """
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


LETTER: Final = 0.57
"""How wide a letter is taken to be, in font sizes."""


def number(value: float) -> str:
    """The number as short as SVG reads it: at most one decimal."""
    return f"{value:.1f}".removesuffix(".0").replace("-0.", "-.") if value % 1 else str(int(value))


def place(x: float, y: float, turn: float = 0, size: float = 1) -> str:
    """The value of a `transform` attribute: moved, then turned, then scaled."""
    turned = f" rotate({number(turn)})" if turn else ""
    scaled = f" scale({size:.3g})" if size != 1 else ""
    return f"translate({number(x)} {number(y)}){turned}{scaled}"


def use(name: str, x: float = 0, y: float = 0, size: float = 1, turn: float = 0) -> str:
    """A drawing defined elsewhere in the picture, put at a place."""
    if size == 1 and turn == 0:
        where = f' x="{number(x)}" y="{number(y)}"' if x or y else ""
        return f'<use href="#~{name}"{where}/>'
    return f'<use href="#~{name}" transform="{place(x, y, turn, size)}"/>'


def text(x: float, y: float, words: str, size: float, *classes: str) -> str:
    """One line of text; y is its middle, not its foot."""
    named = " ".join(f"tv-{name}" for name in classes)
    foot = number(y + size * 0.35)
    return f'<text class="{named}" x="{number(x)}" y="{foot}" font-size="{number(size)}">{escaped(words)}</text>'


def box(x: float, y: float, width: float, height: float, radius: float, name: str) -> str:
    """A rectangle with round corners."""
    return (
        f'<rect class="tv-{name}" x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}" '
        f'rx="{number(radius)}"/>'
    )


def width_of(words: str, size: float) -> float:
    """About how wide the words are."""
    return len(words) * size * LETTER


def own_ids(markup: str, prefix: str) -> str:
    """The markup with ids of its own. Strangers' text cannot hold the double quote that stands before an id."""
    return markup.replace('"#~', f'"#{prefix}').replace('id="~', f'id="{prefix}').replace('"url(#~', f'"url(#{prefix}')
