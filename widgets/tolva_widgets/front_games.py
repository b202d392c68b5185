"""The games as the front page shows them: each in a few sentences, with a picture, its forms and its ways in."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property

from htpy import Element, Node, a, div, h2, h3, li, p, section, ul
from markupsafe import Markup

from tolva_teach.examples import PLAYERS
from tolva_teach.games import GAMES, form_of, game
from tolva_teach.picture import Still, draw
from tolva_teach.picture.faces import usual_indices
from tolva_teach.playout import PlayedName
from tolva_teach.replay import Replay
from tolva_teach.texts import game_name, has_sentence, rank_name, sentence
from tolva_widgets.catalogue import Catalogue
from tolva_widgets.entries import DEALS, QUESTIONS
from tolva_widgets.quiz_address import families_of_game, numbers_of_players
from tolva_widgets.replay_address import GOOD_SEED

_MOST_ALIKE = 8
"""So far it is looked for numbers of players for which a game has a sentence of its own."""


@dataclass(frozen=True)
class Way:
    """A link from the front page into a game."""

    label: str
    href: str


class GameOnFront:
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

    @cached_property
    def forms(self) -> "list[GameOnFront]":
        """The games that are forms of this one."""
        names = (name for name in GAMES if form_of(name) == self.name)
        return [GameOnFront(name, self.lang, self._catalogue) for name in names]

    def ways(self, players: int | None = None) -> list[Way]:
        """The ways in, the first of them where one had best begin; for a number of players, those about it alone."""
        lessons = [] if players else self._catalogue.about(self.lang, self.name)
        found = [Way(page.title, page.href) for page in lessons]
        address = f"?game={self.name}" + (f"&players={players}" if players else "")
        if page := self._catalogue.showing(self.lang, DEALS):
            found.append(Way(self._say("front-way-deals"), page.href + address))
        if (page := self._catalogue.showing(self.lang, QUESTIONS)) and self._is_asked(players):
            found.append(Way(self._say("front-way-questions"), page.href + address))
        return found if players else [*found, *self._to_read()]

    def _to_read(self) -> Iterator[Way]:
        if rules := self._catalogue.rules(self.lang).get(self.name):
            yield Way(self._say("front-way-rules"), rules.href)
        if sheets := self._catalogue.sheets(self.lang):
            yield Way(self._say("front-way-sheet"), f"{sheets.href}#{self.name}")

    def _is_asked(self, players: int | None) -> bool:
        asked = bool(families_of_game(self.name))
        return asked and (players is None or players in numbers_of_players(self.name))

    def shown(self) -> Element:
        """The game as a section of the page."""
        title = h2(id=self.name)[game_name(self.name, self.lang)]
        sentences = [p[words] for words in (self._about(), self._about("special")) if words]
        text = div(".tolva-front-about")[
            title, p(".tolva-front-facts")[self._facts()], sentences, self._links(self.ways(), self._title)
        ]
        return section(".tolva-front-game", aria_labelledby=self.name)[self._picture(), text, self._forms()]

    def _forms(self) -> Node:
        items = [*self._for_other_numbers(), *(form._as_form() for form in self.forms)]
        return ul(".tolva-front-forms")[items] if items else None

    def _for_other_numbers(self) -> Iterator[Element]:
        """The game for other numbers of players than usual, where it is another game then."""
        for players in GAMES[self.name].seats[:_MOST_ALIKE]:
            if words := self._about(f"form-{players}"):
                title = self._say("front-form-players", count=players)
                links = self._links(self.ways(players), f"{self._title} {title.lower()}")
                yield li[self._picture(players), h3[title], p[words], links]

    def _as_form(self) -> Element:
        return li[
            self._picture(), h3[self._title], p(".tolva-front-facts")[self._facts()], p[self._about()],
            self._links(self.ways(), self._title),
        ]  # fmt: skip

    def _facts(self) -> str:
        """For how many it is, with which cards, and how long it takes."""
        numbers = sorted({number for each in (self, *self.forms) for number in GAMES[each.name].seats})
        rules = game(self.name)
        cards: dict[str, str | int] = {
            "count": len(rules.pack),
            "lowest": rank_name(rules.ranks[-1], self.lang, "the"),
            "highest": rank_name(rules.ranks[0], self.lang, "the"),
        }
        seats = {"seats": len(numbers), "least": numbers[0], "most": numbers[-1]}
        facts = [self._say("front-players", **seats), self._say("front-cards", **cards), self._about("time")]
        return " · ".join(filter(None, facts))

    def _links(self, ways: Iterable[Way], about: str) -> Element:
        """The links; heard alone, each says what it is about."""
        return ul(".tolva-front-ways")[
            (li[a(href=way.href, aria_label=self._say("front-way-of", way=way.label, game=about))[way.label]]
             for way in ways)
        ]  # fmt: skip

    def _picture(self, players: int | None = None) -> Element:
        """A deal of it that is well under way, as one of its players sees it."""
        replay = Replay(PlayedName.of(self.name, GOOD_SEED, players).record())
        table = replay[2 * len(replay) // 3].table(0)
        svg = draw(table, lang=self.lang, names=PLAYERS, indices=usual_indices(self.lang))
        words = self._say("front-picture-game", game=game_name(self.name, self.lang, "in-text"))
        return div(".tolva-front-picture")[Markup(Still(svg, words).html)]

    @property
    def _title(self) -> str:
        return game_name(self.name, self.lang)

    def _about(self, attribute: str | None = None) -> str:
        """What there is to say of the game; nothing of one that nobody has put into words."""
        key = f"about-{self.name}"
        return sentence(self.lang, key, attribute) if has_sentence(self.lang, key, attribute) else ""

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, key, None, **facts)
