"""The front page in a language: what this is, a table to look at, and where to begin."""

from collections.abc import Iterable
from itertools import cycle
from pathlib import Path

from htpy import Element, a, div, li, nav, p, span, strong, style, ul
from markupsafe import Markup

from tolva_teach.cards import Suit
from tolva_teach.examples import example
from tolva_teach.picture import Still, draw
from tolva_teach.replay import Replay
from tolva_teach.texts import SUIT_SIGNS, check_language, sentence
from tolva_widgets.catalogue import Catalogue, Entry, site_here

_STYLE = Path(__file__).with_name("front_page.css")


class FrontPage:
    """The front page as HTML: it leads to the pages of the site that its notebook lies in.

    >>> FrontPage(lang="en")
    FrontPage(lang='en', step=24)
    """

    def __init__(self, *, lang: str = "sv", step: int = 24, site: Path | None = None) -> None:
        """
        Args:
            lang: the language of the page.
            step: the step of the example deal that the picture shows.
            site: the folder whose pages it leads to; without it the one that the notebook lies in, or else the kit's.

        Raises:
            ValueError: no such language; the message names those there are.
        """
        self.lang = check_language(lang)
        self.step = step
        self.catalogue = Catalogue(site or site_here())

    def _repr_html_(self) -> str:
        return f"{style[Markup(_STYLE.read_text('utf-8'))]}{self._page()}"

    def __repr__(self) -> str:
        return f"FrontPage(lang={self.lang!r}, step={self.step})"

    def _page(self) -> Element:
        return div(".tolva-front", lang=self.lang)[
            p(".tolva-front-lead")[self._words("front-lead")],
            div(".tolva-front-picture")[Markup(self._picture().html)],
            nav(".tolva-front-lessons", aria_label=self._words("front-lessons"))[
                ul[map(_lesson, self.catalogue.row(self.lang), cycle("SHCD"))], self._other_rules()
            ],
        ]

    def _picture(self) -> Still:
        record = example(self.lang)
        table = Replay(record)[self.step].table(0)
        svg = draw(table, lang=self.lang, names=record.names, indices="sv" if self.lang == "sv" else "intl")
        return Still(svg, self._words("front-picture"))

    def _other_rules(self) -> Element | None:
        """Links to the rules that do not stand among the lessons."""
        others = {game: page for game, page in self.catalogue.rules(self.lang).items() if page.order is None}
        links = (a(href=page.href)[self._words(f"game-{game}")] for game, page in others.items())
        label = self._words("front-other-rules")
        return p(".tolva-front-others")[label, " ", _separated(links)] if others else None

    def _words(self, key: str) -> str:
        return sentence(self.lang, key)


def _lesson(page: Entry, suit: Suit) -> Element:
    """A link to a lesson, with a card of this suit beside it."""
    card = span(f".tolva-front-card.tolva-suit-{suit}", aria_hidden="true")[SUIT_SIGNS[suit]]
    return li[a(href=page.href)[card, span[strong[page.title], " ", page.description]]]


def _separated(links: Iterable[Element]) -> list[Element | str]:
    return [part for link in links for part in (", ", link)][1:]
