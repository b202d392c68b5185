"""The front page, in both languages: what this is, a table to look at, and where to begin."""

from html import escape
from pathlib import Path

from tolva_teach.examples import example
from tolva_teach.picture import Still, draw
from tolva_teach.replay import Replay
from tolva_teach.texts import LANGUAGES, has_sentence, sentence
from tolva_widgets.lessons import lessons, notebooks_directory

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
        return (
            f"<style>{_STYLE.read_text('utf-8')}</style>"
            f'<div class="tolva-front">{_picture(self.step)}{"".join(map(_language, languages))}</div>'
        )

    def __repr__(self) -> str:
        return f"FrontPage(step={self.step})"


def _picture(step: int) -> str:
    record = example(_FIRST)
    svg = draw(Replay(record)[step].table(0), lang=_FIRST, names=record.names)
    return f'<div class="tolva-front-picture">{Still(svg, sentence(_FIRST, "front-picture")).html}</div>'


def _language(lang: str) -> str:
    title, lead = escape(sentence(lang, "frame-language")), escape(sentence(lang, "front-lead"))
    label = escape(sentence(lang, "front-lessons"))
    links = "".join(_link(lang, name) for name in lessons(notebooks_directory() / lang))
    return (
        f'<section lang="{lang}"><h2>{title}</h2><p>{lead}</p>'
        f'<nav aria-label="{label}"><ul>{links}</ul></nav></section>'
    )


def _link(lang: str, name: str) -> str:
    """A lesson that the texts do not know is not advertised here; the pages' own row of links has it."""
    if not has_sentence(lang, f"front-{name}"):
        return ""
    label, what = escape(sentence(lang, f"frame-page-{name}")), escape(sentence(lang, f"front-{name}"))
    return f'<li><a href="{lang}/{name}.ipynb"><strong>{label}</strong> <span>{what}</span></a></li>'
