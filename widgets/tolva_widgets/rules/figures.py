"""What many deals of a game show, at the end of its page of rules: each figure in words, and drawn on a scale."""

from collections.abc import Sequence
from math import ceil

from htpy import Node, h2, li, p, ul
from markupsafe import Markup

from tolva_teach.games import GAMES
from tolva_teach.headless import Figure
from tolva_teach.headless.usual import DEALS, plan_of, usual
from tolva_teach.headless.words import figure_line
from tolva_teach.texts import sentence
from tolva_teach.texts.numbers import decimal, percent

_WIDTH, _EDGE, _HEIGHT, _LINE = 320, 24, 40, 12
"""How large a scale is drawn, how far it begins from the edge, and how high its line lies."""


def has_figures(game: str) -> bool:
    """Whether there are figures of the game."""
    return bool(usual(game))


def figures_of(game: str, lang: str) -> Node:
    """The figures of the game as it is usually played, each with its sample size; nothing where none are stored."""
    figures = usual(game)
    if not figures:
        return None
    unit = plan_of(game).unit
    told = (p[figure_line(figure, unit, lang)] for figure in figures)
    drawn = (Markup(scale(figure, lang)) for figure in figures)
    intro = sentence(lang, "rules-figures-intro", None, deals=DEALS, players=GAMES[game].usual_players)
    return [
        h2(id="figures")[sentence(lang, "rules-figures-title")],
        p[intro],
        ul(".tolva-figures")[(li[line, picture] for line, picture in zip(told, drawn, strict=True))],
    ]


def scale(figure: Figure, lang: str) -> str:
    """The figure as a dot, and its interval as a broad line, on a scale: a share from none to all, a mean around nought
    or from it. All of it stands in the words beside, so a screen reader passes over it."""
    low, high = _ends(figure)

    def x(number: float) -> float:
        return round(_EDGE + (_WIDTH - 2 * _EDGE) * (number - low) / (high - low), 1)

    marks = sorted({low, (low + high) / 2, high})
    ticks = "".join(_tick(x(mark), _written(figure, mark, marks, lang)) for mark in marks)
    left, right = x(max(figure.low, low)), x(min(figure.high, high))
    return (
        f'<svg viewBox="0 0 {_WIDTH} {_HEIGHT}" aria-hidden="true" focusable="false">'
        f'<g stroke="currentColor" fill="currentColor">'
        f'<line x1="{_EDGE}" x2="{_WIDTH - _EDGE}" y1="{_LINE}" y2="{_LINE}"/>{ticks}'
        f'<line x1="{left}" x2="{right}" y1="{_LINE}" y2="{_LINE}" stroke-width="12" stroke-opacity="0.4"/>'
        f'<circle cx="{x(figure.value)}" cy="{_LINE}" r="3"/></g></svg>'
    )


def _ends(figure: Figure) -> tuple[float, float]:
    """Where the scale begins and ends."""
    if figure.of == "share":
        return 0, 1
    far = max(abs(figure.low), abs(figure.high))
    most = ceil(far) if far > 1 else ceil(10 * far) / 10
    return (0 if figure.low > 1 else -most), most


def _tick(x: float, written: str) -> str:
    return (
        f'<line x1="{x}" x2="{x}" y1="{_LINE - 4}" y2="{_LINE + 4}"/>'
        f'<text x="{x}" y="{_HEIGHT - 4}" text-anchor="middle" font-size="13" stroke="none">{written}</text>'
    )


def _written(figure: Figure, number: float, marks: Sequence[float], lang: str) -> str:
    if figure.of == "share":
        return percent(number, lang)
    whole = all(float(mark).is_integer() for mark in marks) or not number
    return decimal(number, lang, digits=0 if whole else 1)
