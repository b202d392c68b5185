"""What the figures say, as lines of text."""

from math import isfinite

from tolva_teach.headless.figures import Figure
from tolva_teach.texts import sentence
from tolva_teach.texts.numbers import decimal, percent


def figure_line(figure: Figure, unit: str, lang: str) -> str:
    """One figure with its interval and how many deals it is about.

    Args:
        unit: what a score of the game counts, as in `table.Tally`.
    """
    player = sentence(lang, "figure-player", kind=figure.kind) if figure.kind else ""
    about = sentence(lang, f"figure-{figure.code}", None, unit=unit, player=player)
    value, low, high = (_number(figure, number, lang) for number in (figure.value, figure.low, figure.high))
    if not isfinite(figure.low):
        return sentence(lang, "figure-single", None, about=about, value=value)
    return sentence(lang, "figure-line", None, about=about, value=value, low=low, high=high, count=figure.deals)


def _number(figure: Figure, number: float, lang: str) -> str:
    if not isfinite(number):
        return ""
    if figure.of == "share":
        number = abs(number)  # what is rounded away below nothing has no sign
        return percent(number, lang, digits=1)
    return decimal(number, lang, digits=2)
