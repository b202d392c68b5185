"""The score over the deals, as a picture; the table of deals says the same in words."""

from collections.abc import Sequence

from markupsafe import Markup, escape

_WIDTH, _HEIGHT, _LEFT, _BELOW, _ABOVE, _RIGHT = 400, 200, 32, 26, 10, 12
_DASHES = ("", "8 4", "2 4", "10 4 2 4")


def plot(scores: Sequence[Sequence[int]], names: Sequence[str], label: str) -> Markup:
    """A line for each party, told apart by colour, dashes and the place of its name in the legend below.

    Args:
        scores: how the match stood at first and after each deal.
        names: the parties' names, a stranger's text.
        label: what the picture shows.
    """
    values = [value for row in scores for value in row]
    low, high = min(0, *values), max(1, *values)
    step = _step(high - low)

    def x(deal: int) -> float:
        return _LEFT + (_WIDTH - _LEFT - _RIGHT) * deal / max(len(scores) - 1, 1)

    def y(value: float) -> float:
        return _ABOVE + (_HEIGHT - _ABOVE - _BELOW) * (high - value) / (high - low)

    first = low - low % step
    ticks = [value for value in range(first, high + 1, step) if value >= low]
    parts = [
        f'<line class="tolva-plot-grid" x1="{_LEFT}" x2="{_WIDTH - _RIGHT}" y1="{y(value):.1f}" y2="{y(value):.1f}"/>'
        f'<text x="{_LEFT - 6}" y="{y(value) + 4:.1f}" text-anchor="end">{_signed(value)}</text>'
        for value in ticks
    ]
    every = max(1, -(-(len(scores) - 1) // 12))
    parts += [
        f'<text x="{x(deal):.1f}" y="{_HEIGHT - 8}" text-anchor="middle">{deal}</text>'
        for deal in range(0, len(scores), every)
    ]
    for party in range(len(names)):
        points = " ".join(f"{x(deal):.1f},{y(row[party]):.1f}" for deal, row in enumerate(scores))
        dashes = f' stroke-dasharray="{its}"' if (its := _DASHES[party // 6 % len(_DASHES)] or _dash(party)) else ""
        parts.append(f'<polyline class="tolva-plot-line tolva-plot-{party % 6}" points="{points}"{dashes}/>')
    picture = f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" role="img" aria-label="{escape(label)}">{"".join(parts)}</svg>'
    legend = "".join(_entry(party, name) for party, name in enumerate(names))
    return Markup(f'{picture}<ul class="tolva-plot-legend">{legend}</ul>')


def _dash(party: int) -> str:
    return _DASHES[party % len(_DASHES)]


def _entry(party: int, name: str) -> str:
    dashes = f' stroke-dasharray="{its}"' if (its := _dash(party)) else ""
    line = f'<line class="tolva-plot-line tolva-plot-{party % 6}" x1="0" x2="36" y1="6" y2="6"{dashes}/>'
    return f'<li><svg viewBox="0 0 36 12" aria-hidden="true">{line}</svg>{escape(name)}</li>'


def _step(span: int) -> int:
    """How far apart the scores are that are marked: at most six of them."""
    step = 1
    for factor in (2, 5, 10, 20, 50, 100, 1000, 10_000, 100_000):
        if span / step <= 6:
            return step
        step = factor
    return step


def _signed(value: int) -> str:
    return str(value) if value >= 0 else f"\N{MINUS SIGN}{-value}"
