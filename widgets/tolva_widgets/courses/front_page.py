"""The front page in a language: what this is and two ways to begin, or two into each game; then each game with all its
ways in, then every page.

It has no kernel, so that it is there at once: its table is a picture that leads into the deal that it shows.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import cycle
from pathlib import Path

from htpy import Element, Node, a, div, fragment, h2, li, nav, p, span, strong, style, ul
from markupsafe import Markup

from tolva_teach.games import FIRST_GAME, GAMES, form_of
from tolva_teach.picture import Still, draw
from tolva_teach.picture.faces import usual_indices
from tolva_teach.play.replay import Replay
from tolva_teach.rules.cards import Suit
from tolva_teach.texts import SUIT_SIGNS, check_language, game_name, join, sentence
from tolva_teach.texts.people import PLAYERS
from tolva_widgets.base.html_page import HtmlPage, of_game
from tolva_widgets.courses.about_game import AboutGame, Way
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import PLAY, Entry
from tolva_widgets.courses.front_games import shown as game_shown
from tolva_widgets.courses.map import way_on, what_is_due
from tolva_widgets.courses.unfinished import unfinished_match
from tolva_widgets.play.address import ADVISES, COACH, FIRST_DEAL, link_to
from tolva_widgets.play.saved.memory import key_of

_STYLE = Path(__file__).with_name("front_page.css")


class FrontPage(HtmlPage):
    """The front page as HTML: it leads to the pages of the site that its notebook lies in.

    >>> FrontPage(lang="en")
    FrontPage(lang='en')
    """

    def __init__(self, *, lang: str = "sv", site: Path | None = None) -> None:
        """
        Args:
            lang: the language of the page.
            site: the folder whose pages it leads to; without it the one that the notebook lies in, or else the kit's.

        Raises:
            ValueError: no such language; the message names those there are.
        """
        self.lang = check_language(lang)
        self.catalogue = Catalogue(site or site_here())

    def html(self) -> str:
        return f"{style[Markup(_STYLE.read_text('utf-8'))]}{self._page()}"

    def beginning(self) -> Node:
        """Without what only the browser fills in."""
        return fragment[p[self._lead()], self._first_steps(), self._first_table(), self._every_page()]

    def __repr__(self) -> str:
        return f"FrontPage(lang={self.lang!r})"

    def _page(self) -> Element:
        games = [AboutGame(name, self.lang, self.catalogue) for name in GAMES if form_of(name) is None]
        shown = [game for game in games if game.ways()]
        told = (of_game(partial(game_shown, game), self.lang) for game in shown)
        return div(".tolva-front", lang=self.lang)[self._beginning(shown), told, self._every_page()]

    def _beginning(self, shown: list[AboutGame]) -> Element:
        """What this is, two first steps, and the games to choose among."""
        choose = [p[self._words("front-choose")], ul[map(self._choice, shown)]] if shown else None
        return div(".tolva-front-beginning")[
            div[
                p(".tolva-front-lead")[self._lead()],
                self._ways_on(),
                self._first_steps(),
                div(".tolva-front-choose")[choose],
            ],
            div(".tolva-picture")[self._first_table()],
        ]

    def _choice(self, game: AboutGame) -> Element:
        """A game that one may have come for: what there is of it, a deal, and its first lesson."""
        page, course = self.catalogue.showing(self.lang, PLAY), self._courses.get(game.name)
        ways = [Way(self._words("front-way-play"), self._deal_of(game.name, page)["href"])] if page else []
        if course:
            ways.append(Way(self._words("front-learn"), course[0].href))
        return li[a(href=f"#{game.name}")[game.title], game.links(ways) if ways else None]

    def _lead(self) -> str:
        names = [game_name(name, self.lang, "in-text") for name in GAMES if form_of(name) is None]
        return self._words("front-lead", games=join(names, self.lang))

    def _ways_on(self) -> Node:
        """For who has begun a course, left a match, or answered anything."""
        lessons = [lesson for game in GAMES for lesson in self.catalogue.course(self.lang, game)]
        return fragment[
            way_on(lessons, self.lang),
            unfinished_match(self.catalogue, self.lang),
            what_is_due(self.catalogue, self.lang),
        ]

    def _first_steps(self) -> Node:
        """A deal to play at once, and the first lesson: each as good a beginning as the other."""
        steps = [*self._to_play(), *self._to_learn()]
        return ul(".tolva-front-steps")[(li[step] for step in steps)] if steps else None

    def _to_play(self) -> Iterator[Element]:
        page = self.catalogue.showing(self.lang, PLAY)
        if page is None or (deal := self._first_deal()) is None:
            return
        about = self._words("front-play-about", game=game_name(FIRST_DEAL.cards.game, self.lang))
        chosen = {game: self._deal_of(game, page) for game in self._courses}
        words = self._words("front-play")
        yield _step(deal, words, about, data_match_name=key_of(FIRST_DEAL), data_by_course=_told(chosen))

    def _deal_of(self, game: str, page: Entry) -> Mapping[str, str]:
        """A deal of the game of somebody's course."""
        about = self._words("front-play-course", game=game_name(game, self.lang))
        return {"href": f"{page.href}?game={game}&{COACH}={ADVISES}", "about": about}

    def _to_learn(self) -> Iterator[Element]:
        """The course of the game that the deal is of, unless the browser knows of another that one has played."""
        lessons = {game: self._lesson_of(game, course[0]) for game, course in self._courses.items()}
        first = lessons.get(FIRST_DEAL.cards.game) or next(iter(lessons.values()), None)
        if first is None and (lesson := self.catalogue.first_lesson(self.lang)):
            first = {"href": lesson.href, "about": f"{lesson.title}. {lesson.description}"}
        if first is not None:
            words = self._words("front-learn")
            yield _step(
                first["href"], words, first["about"], data_by_course=_told(lessons), data_by_match=FIRST_GAME.name
            )

    def _lesson_of(self, game: str, first: Entry) -> Mapping[str, str]:
        title = game_name(game, self.lang)
        about = self._words("front-learn-about", game=title, page=first.title)
        return {"href": first.href, "about": about}

    @property
    def _courses(self) -> Mapping[str, Sequence[Entry]]:
        """The courses that there are, by game."""
        return {game: course for game in GAMES if (course := self.catalogue.course(self.lang, game))}

    def _first_deal(self) -> str | None:
        """Where one plays it, with a coach who advises; None on a site where one does not play."""
        page = self.catalogue.showing(self.lang, PLAY)
        return f"{page.href}{link_to(FIRST_DEAL)}&{COACH}={ADVISES}" if page else None

    def _first_table(self) -> Node:
        """That deal as it begins: a picture that leads into it."""
        deal, drawn = self._first_deal(), Markup(self._picture().html)
        return a(href=deal, data_match_name=key_of(FIRST_DEAL))[drawn] if deal else drawn

    def _picture(self) -> Still:
        table = Replay(FIRST_DEAL.dealt())[0].table(FIRST_DEAL.seat)
        svg = draw(table, lang=self.lang, names=PLAYERS, indices=usual_indices(self.lang))
        return Still(svg, self._words("front-picture"))

    def _every_page(self) -> Node:
        """Links to the pages that stand in the row, those of the site's own among them."""
        pages = [li[_link(page, suit)] for page, suit in zip(self.catalogue.row(self.lang), cycle("SHCD"))]
        label = self._words("front-lessons")
        return nav(".tolva-front-lessons", aria_label=label)[h2[label], ul[pages]] if pages else None

    def _words(self, key: str, **facts: str) -> str:
        return sentence(self.lang, key, None, **facts)


def _told(by_game: Mapping[str, Mapping[str, str]]) -> str | None:
    """What the browser chooses among (course.js)."""
    return json.dumps(by_game, ensure_ascii=False) if by_game else None


def _step(href: str, name: str, about: str, **attributes: str | None) -> Element:
    """One first step: what it is called, and what comes of it."""
    return a(".tolva-front-first", href=href, **attributes)[strong[name], " ", span[about]]


def _link(page: Entry, suit: Suit) -> Element:
    """A link to a page, with a card of this suit beside it."""
    card = span(f".tolva-front-card.tolva-suit-{suit}", aria_hidden="true")[SUIT_SIGNS[suit]]
    return a(href=page.href)[card, span[strong[page.title], " ", page.description]]
