"""Cards going across the table: who gives how many to whom, in lines in the middle, while nothing else lies there."""

from tolva_teach.picture.faces import HEIGHT, WIDTH
from tolva_teach.picture.lying import Lying
from tolva_teach.picture.measures import Measures
from tolva_teach.picture.plates import PRINTS
from tolva_teach.picture.scene import Line, Scene
from tolva_teach.picture.svg import number, text, width_of
from tolva_teach.picture.words import Words
from tolva_teach.rules.table import Table

_LETTERS = 9
"""How much of a name stands in a line."""


def lay_swaps(table: Table, lying: Lying, m: Measures, x: float, top: float, height: float) -> tuple[Line, ...]:
    """Lays what has been given between the two names of each pair, under each other around x.

    Args:
        top: where there is room for the lines, from here down.
        height: how much.
    """
    zones = {zone.name: zone for zone in table.zones}
    step = min(height / len(table.swaps), m.swap.size * HEIGHT + m.gap)
    y = top + (height - step * (len(table.swaps) - 1)) / 2
    lines = []
    for swap in table.swaps:
        zone = zones.get(swap.zone)
        half = m.caption * 0.27
        if zone is not None:
            before = len(lying.cards)
            lying.fan(zone, x, y - m.swap.size * HEIGHT / 2, m.swap)
            half = max(half, (lying.cards[-1].x - lying.cards[before].x) / 2 + m.swap.size * WIDTH / 2)
        lines.append(Line(x, y, half))
        y += step
    return tuple(lines)


def swaps(scene: Scene, words: Words) -> str:
    """The names of those who exchange, with an arrow from the one to the other; two where both have what they get."""
    size = PRINTS[scene.name].small
    parts = []
    for swap, line in zip(words.table.swaps, scene.swaps, strict=True):
        for seat, side in ((swap.giver, -1), (swap.taker, 1)):
            away = line.x + side * (line.half + size * 1.9)
            anchor = "end" if side < 0 else "start"
            parts.append(text(away, line.y, words.name(seat, _LETTERS), size, "text", "bold", anchor))
            parts.append(_arrow(line.x + side * (line.half + size), line.y, size * 0.6, back=swap.done))
        if not swap.given or swap.done:
            told = words.text("swapped" if swap.done else "cards", count=swap.count)
            parts.append(text(line.x, line.y, told, min(size, line.half * 2 / width_of(told, 1)), "muted", "middle"))
    return "".join(parts)


def _arrow(x: float, y: float, r: float, *, back: bool) -> str:
    """An arrow to the right, and where cards have gone both ways, one to the left as well."""
    head = r * 0.7

    def tip(way: int) -> str:
        start = f"M{number(x + way * (r - head))} {number(y - head)}"
        return f"{start}l{number(way * head)} {number(head)}l{number(-way * head)} {number(head)}"

    line = f"M{number(x - r)} {number(y)}h{number(2 * r)}"
    return f'<path class="tv-way" d="{line}{tip(1)}{tip(-1) if back else ""}"/>'
