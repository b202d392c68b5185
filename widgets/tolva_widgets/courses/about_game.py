"""A game as the site has it: what it is in a few sentences, a picture, its forms and its ways in."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from htpy import Element, a, div, li, ul
from markupsafe import Markup

from tolva_teach.compare.distinguishing import players_compared
from tolva_teach.examples import EXAMPLES, example
from tolva_teach.games import GAMES, form_of, game
from tolva_teach.picture import Still, draw
from tolva_teach.picture.faces import usual_indices
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Replay
from tolva_teach.quiz import families_of_game
from tolva_teach.texts import game_name, has_sentence, rank_name, sentence
from tolva_teach.texts.people import PLAYERS
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.courses.entries import DEALS, PLAY, QUESTIONS, Entry
from tolva_widgets.play.day.name import DAY, NOW
from tolva_widgets.quiz.address import numbers_of_players
from tolva_widgets.replay.address import EXAMPLE, GOOD_SEED


@dataclass(frozen=True)
class Way:
    """A link into a game."""

    label: str
    href: str


class AboutGame:
    """A game, with what the site has about it."""

    def __init__(self, name: str, lang: str, catalogue: Catalogue) -> None:
        """
        Args:
            name: the game's, as in `tolva_teach.games.GAMES`.
            lang: the language of the page.
            catalogue: the pages that it may lead to.
        """
        self.name = name
        self.lang = lang
        self._catalogue = catalogue

    @property
    def title(self) -> str:
        """What the game is called."""
        return game_name(self.name, self.lang)

    @cached_property
    def forms(self) -> "list[AboutGame]":
        """The games that are forms of this one."""
        names = (name for name in GAMES if form_of(name) == self.name)
        return [AboutGame(name, self.lang, self._catalogue) for name in names]

    @property
    def course(self) -> list[Entry]:
        """The lessons of its course."""
        return self._catalogue.course(self.lang, self.name)

    def told(self, attribute: str | None = None) -> str:
        """What there is to say of the game; nothing of one that nobody has put into words."""
        key = f"about-{self.name}"
        return sentence(self.lang, key, attribute) if has_sentence(self.lang, key, attribute) else ""

    def facts(self, *, with_forms: bool = True) -> str:
        """For how many it is, with which cards, and how long it takes.

        Args:
            with_forms: whether its forms count, as where they stand below it; where its own rules are told they do not.
        """
        told = (self, *self.forms) if with_forms else (self,)
        numbers = sorted({number for each in told for number in GAMES[each.name].seats})
        rules = game(self.name)
        cards: dict[str, str | int] = {
            "count": len(rules.pack),
            "lowest": rank_name(rules.ranks[-1], self.lang, "the"),
            "highest": rank_name(rules.ranks[0], self.lang, "the"),
        }
        seats = {"seats": len(numbers), "least": numbers[0], "most": numbers[-1]}
        facts = [self._say("front-players", **seats), self._say("front-cards", **cards), self.told("time")]
        return " · ".join(filter(None, facts))

    def ways(self, players: int | None = None) -> list[Way]:
        """The ways in, the first of them where one had best begin; for a number of players, those about it alone."""
        return self.to_do(players) + ([] if players else [*self._to_read()])

    def to_do(self, players: int | None = None) -> list[Way]:
        """The ways in where there is something to do: lessons, deals, questions."""
        lessons = [] if players else self._catalogue.about(self.lang, self.name)
        found = [Way(page.title, page.href) for page in lessons]
        courses = self._catalogue.courses(self.lang)
        if courses and not players and self.course:
            found.append(Way(self._say("course-all"), f"{courses.href}#{self.name}"))
        address = f"?game={self.name}" + (f"&players={players}" if players else "")
        if page := self._catalogue.showing(self.lang, DEALS):
            annotated = self._example(players)
            found.append(
                Way(self._say("front-way-deals"), page.href + (f"?{EXAMPLE}={annotated}" if annotated else address))
            )
        if (page := self._catalogue.showing(self.lang, QUESTIONS)) and self._is_asked(players):
            found.append(Way(self._say("front-way-questions"), page.href + address))
        if page := self._catalogue.showing(self.lang, PLAY):
            found.append(Way(self._say("front-way-play"), page.href + address))
            if not players:
                found.append(Way(self._say("front-way-day"), f"{page.href}?game={self.name}&{DAY}={NOW}"))
        return [*found, *self._to_compare(players)]

    def _to_compare(self, players: int | None) -> Iterator[Way]:
        """The way to the page that compares forms; where there is something to see for so many."""
        page, known = self._catalogue.forms(self.lang), players_compared(self.name)
        if page and (players or GAMES[self.name].usual_players) in known:
            number = f"&players={players}" if players else ""
            yield Way(self._say("compare-way"), f"{page.href}?game={self.name}{number}")

    def sheet(self) -> list[Way]:
        """The way to the game's sheet, where the site has one."""
        sheets = self._catalogue.sheets(self.lang)
        return [Way(self._say("front-way-sheet"), f"{sheets.href}#{self.name}")] if sheets else []

    def _to_read(self) -> Iterator[Way]:
        if rules := self._catalogue.rules(self.lang).get(self.name):
            yield Way(self._say("front-way-rules"), rules.href)
        yield from self.sheet()

    def _example(self, players: int | None) -> str | None:
        """The annotated deal of the game for so many, if there is one."""
        wanted = (self.name, players or GAMES[self.name].usual_players)
        return next((name for name, deal in EXAMPLES.items() if (deal.game, deal.players) == wanted), None)

    def _is_asked(self, players: int | None) -> bool:
        asked = bool(families_of_game(self.name))
        return asked and (players is None or players in numbers_of_players(self.name))

    def links(self, ways: Iterable[Way], about: str = "") -> Element:
        """The ways as a list of links; heard alone, each says what it is about: the game, or what is said here."""
        return ul(".tolva-ways")[
            (li[a(href=way.href, aria_label=self._say("front-way-of", way=way.label, game=about or self.title))[
                way.label]] for way in ways)
        ]  # fmt: skip

    def picture(self, players: int | None = None) -> Element:
        """A deal of it that is well under way, as one of its players sees it: of the one that one can follow."""
        annotated = self._example(players)
        played = PlayedName.of(self.name, GOOD_SEED, players)
        replay = Replay(example(self.lang, annotated) if annotated else played.record())
        table = replay[2 * len(replay) // 3].table(0)
        svg = draw(table, lang=self.lang, names=PLAYERS, indices=usual_indices(self.lang))
        words = self._say("front-picture-game", game=game_name(self.name, self.lang, "in-text"))
        return div(".tolva-picture")[Markup(Still(svg, words).html)]

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, key, None, **facts)
