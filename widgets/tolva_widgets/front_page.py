"""The front page, in both languages: what this is, a table to look at, and where to begin."""

from html import escape
from itertools import cycle
from pathlib import Path

from tolva_teach.cards import Suit
from tolva_teach.examples import example
from tolva_teach.picture import Still, draw
from tolva_teach.replay import Replay
from tolva_teach.texts import LANGUAGES, SUIT_SIGNS, has_sentence, sentence
from tolva_widgets.lessons import RULES_PREFIX, lessons, notebooks_directory, rules_pages

_STYLE = Path(__file__).with_name("front_page.css")
_FIRST = "sv"
"""The language that comes first: the games'."""


class FrontPage:
    """The front page as HTML.

    Args:
        step: the step of the example deal that the picture shows.
    """

    def __init__(self, *, step: int = 24) -> None:
        self.step = step

    def _repr_html_(self) -> str:
        languages = sorted(LANGUAGES, key=lambda lang: lang != _FIRST)
        parts = [_ways(languages), _picture(self.step), *map(_language, languages)]
        return f'<style>{_STYLE.read_text("utf-8")}</style><div class="tolva-front">{"".join(parts)}</div>'

    def __repr__(self) -> str:
        return f"FrontPage(step={self.step})"


def _ways(languages: list[str]) -> str:
    """Links to each language's part of the page, for a screen where they stand under each other."""
    links = "".join(
        f'<li><a href="#{lang}" lang="{lang}">{_words(lang, "frame-language")}</a></li>' for lang in languages
    )
    return f'<nav class="tolva-front-ways" aria-label="{_words(_FIRST, "frame-languages")}"><ul>{links}</ul></nav>'


def _picture(step: int) -> str:
    record = example(_FIRST)
    svg = draw(Replay(record)[step].table(0), lang=_FIRST, names=record.names)
    return f'<div class="tolva-front-picture">{Still(svg, sentence(_FIRST, "front-picture")).html}</div>'


def _language(lang: str) -> str:
    folder = notebooks_directory() / lang
    known = [name for name in lessons(folder) if has_sentence(lang, f"front-{name}")]
    links = "".join(_lesson(lang, name, suit) for name, suit in zip(known, cycle("SHCD"), strict=False))
    title, lead = _words(lang, "frame-language"), _words(lang, "front-lead")
    return (
        f'<section id="{lang}" lang="{lang}"><h2>{title}</h2><p>{lead}</p>'
        f'<nav aria-label="{_words(lang, "front-lessons")}"><ul>{links}</ul>{_other_rules(lang, folder, known)}</nav>'
        "</section>"
    )


def _lesson(lang: str, name: str, suit: Suit) -> str:
    """A link to a lesson, with a card of this suit beside it."""
    label, what = _words(lang, f"frame-page-{name}"), _words(lang, f"front-{name}")
    card = f'<span class="tolva-front-card tolva-suit-{suit}" aria-hidden="true">{SUIT_SIGNS[suit]}</span>'
    return f'<li><a href="{lang}/{name}.ipynb">{card}<span><strong>{label}</strong> {what}</span></a></li>'


def _other_rules(lang: str, folder: Path, known: list[str]) -> str:
    """Links to the rules of the games that have no lesson of their own here yet."""
    pages = {game: f"{RULES_PREFIX}{game}" for game in rules_pages(folder)}
    links = [
        f'<a href="{lang}/{page}.ipynb">{_words(lang, f"game-{game}")}</a>'
        for game, page in pages.items()
        if page not in known
    ]
    label = _words(lang, "front-other-rules")
    return f'<p class="tolva-front-others">{label} {", ".join(links)}</p>' if links else ""


def _words(lang: str, key: str) -> str:
    return escape(sentence(lang, key))
