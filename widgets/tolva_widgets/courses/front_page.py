"""The front page in a language: what this is and where to begin, then each game with its ways in, then every page."""

from itertools import cycle
from pathlib import Path

from htpy import Element, Node, a, div, fragment, h2, li, nav, p, span, strong, style, ul
from markupsafe import Markup

from tolva_teach.examples import example
from tolva_teach.games import GAMES, form_of
from tolva_teach.picture import Still, draw
from tolva_teach.picture.faces import usual_indices
from tolva_teach.play.replay import Replay
from tolva_teach.rules.cards import Suit
from tolva_teach.texts import SUIT_SIGNS, check_language, game_name, join, sentence
from tolva_teach.texts.naming import number_in_letters
from tolva_widgets.base.html_page import HtmlPage
from tolva_widgets.courses.about_game import AboutGame
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import Entry
from tolva_widgets.courses.front_games import shown as game_shown
from tolva_widgets.courses.map import way_on, what_is_due

_STYLE = Path(__file__).with_name("front_page.css")


class FrontPage(HtmlPage):
    """The front page as HTML: it leads to the pages of the site that its notebook lies in.

    >>> FrontPage(lang="en")
    FrontPage(lang='en', step=24)
    """

    def __init__(self, *, lang: str = "sv", step: int = 24, site: Path | None = None) -> None:
        """
        Args:
            lang: the language of the page.
            step: the step of the example deal that the first picture shows.
            site: the folder whose pages it leads to; without it the one that the notebook lies in, or else the kit's.

        Raises:
            ValueError: no such language; the message names those there are.
        """
        self.lang = check_language(lang)
        self.step = step
        self.catalogue = Catalogue(site or site_here())

    def html(self) -> str:
        return f"{style[Markup(_STYLE.read_text('utf-8'))]}{self._page()}"

    def beginning(self) -> Node:
        """Without what only the browser fills in."""
        return fragment[p[self._lead()], self._first_step(), Markup(self._picture().html), self._every_page()]

    def __repr__(self) -> str:
        return f"FrontPage(lang={self.lang!r}, step={self.step})"

    def _page(self) -> Element:
        games = [AboutGame(name, self.lang, self.catalogue) for name in GAMES if form_of(name) is None]
        shown = [game for game in games if game.ways()]
        return div(".tolva-front", lang=self.lang)[self._beginning(shown), map(game_shown, shown), self._every_page()]

    def _beginning(self, shown: list[AboutGame]) -> Element:
        """What this is, one first step, and the games to choose among."""
        links = [li[a(href=f"#{game.name}")[game_name(game.name, self.lang)]] for game in shown]
        choose = [p[self._words("front-choose")], ul[links]] if links else None
        return div(".tolva-front-beginning")[
            div[
                p(".tolva-front-lead")[self._lead()],
                self._ways_on(),
                self._first_step(),
                div(".tolva-front-choose")[choose],
            ],
            div(".tolva-picture")[Markup(self._picture().html)],
        ]

    def _lead(self) -> str:
        names = [game_name(name, self.lang, "in-text") for name in GAMES if form_of(name) is None]
        return self._words("front-lead", count=number_in_letters(len(names), self.lang), games=join(names, self.lang))

    def _ways_on(self) -> Node:
        """For who has begun a course, or answered anything."""
        lessons = [lesson for game in GAMES for lesson in self.catalogue.course(self.lang, game)]
        return fragment[way_on(lessons, self.lang), what_is_due(self.catalogue, self.lang)]

    def _first_step(self) -> Node:
        """The first lesson, which need not be about anything that one knows."""
        first = self.catalogue.first_lesson(self.lang)
        if first is None:
            return None
        link = a(".tolva-front-first", href=first.href)[self._words("front-first", page=first.title)]
        return p(".tolva-front-step")[link, " ", span[first.description]]

    def _picture(self) -> Still:
        record = example(self.lang)
        table = Replay(record)[self.step].table(0)
        svg = draw(table, lang=self.lang, names=record.names, indices=usual_indices(self.lang))
        return Still(svg, self._words("front-picture"))

    def _every_page(self) -> Node:
        """Links to the pages that stand in the row, those of the site's own among them."""
        pages = [li[_link(page, suit)] for page, suit in zip(self.catalogue.row(self.lang), cycle("SHCD"))]
        label = self._words("front-lessons")
        return nav(".tolva-front-lessons", aria_label=label)[h2[label], ul[pages]] if pages else None

    def _words(self, key: str, **facts: str) -> str:
        return sentence(self.lang, key, None, **facts)


def _link(page: Entry, suit: Suit) -> Element:
    """A link to a page, with a card of this suit beside it."""
    card = span(f".tolva-front-card.tolva-suit-{suit}", aria_hidden="true")[SUIT_SIGNS[suit]]
    return a(href=page.href)[card, span[strong[page.title], " ", page.description]]
