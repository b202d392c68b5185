"""A sheet for each game, to print: the order of its cards, and its rules in short. One A4 page a sheet."""

from collections.abc import Iterable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from htpy import Element, Node, a, div, h2, h3, li, nav, p, section, style, ul
from markupsafe import Markup

from tolva_teach.games import GAMES, game
from tolva_teach.games.base import Game
from tolva_teach.texts import check_language, game_name, has_sentence, number_in_letters, option_value, rule, sentence
from tolva_teach.texts.rules import FOR_TWO, chapters, only_for_two
from tolva_widgets.base.html_page import HtmlPage, of_game
from tolva_widgets.courses.about_game import AboutGame
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.rules.house_line import house_place, house_script
from tolva_widgets.rules.words import chapter_title
from tolva_widgets.table.card_order import card_order

_STYLES = tuple(
    Path(__file__).parents[1] / name
    for name in ("table/card_order.css", "page/house_rules/house.css", "rules/sheets.css")
)


_BRIEF = 1400
"""What is told in fewer letters has room for larger ones on its paper."""


class Sheets(HtmlPage):
    """The sheets of all games on a page. Where its address names one (`#tolp`), that one alone is seen and printed.

    It is shown as HTML: a reader needs no kernel.

    >>> Sheets(lang="en")
    Sheets(lang='en', sheets=6)
    """

    def __init__(self, *, lang: str = "sv", site: Path | None = None) -> None:
        """
        Args:
            lang: the language of the page.
            site: the folder whose rules it leads to; without it the one that the notebook lies in.

        Raises:
            ValueError: no such language; the message names those there are.
        """
        self.lang = check_language(lang)
        self.catalogue = Catalogue(site or site_here())
        self.games = [name for name in GAMES if any(_rules(name))]

    def html(self) -> str:
        styles = "".join(path.read_text("utf-8") for path in _STYLES)
        return f"{style[Markup(styles)]}{self._page()}"

    def beginning(self) -> Node:
        return p[self._words("sheets-about")]

    def __repr__(self) -> str:
        return f"Sheets(lang={self.lang!r}, sheets={len(self.games)})"

    def _page(self) -> Element:
        return div(".tolva-sheets", lang=self.lang)[
            self._choose(),
            (of_game(partial(self._sheet, name), self.lang) for name in self.games),
            house_script(),
        ]

    def _choose(self) -> Element:
        links = [li[a(href=f"#{name}")[game_name(name, self.lang)]] for name in self.games]
        label = self._words("sheets-choose")
        every = li[a(href="#sheets")[self._words("sheets-all")]]
        return nav(".tolva-sheets-choose", id="sheets", aria_label=label)[
            p[self._words("sheets-about")], ul[links, every]
        ]

    def _sheet(self, name: str) -> Element:
        about = AboutGame(name, self.lang, self.catalogue)
        told = in_short(game(name), self.lang)
        brief = sum(len(line) for _, lines in told for line in lines) < _BRIEF
        return section(".tolva-sheet", id=name, aria_labelledby=f"sheet-{name}", data_brief=brief)[
            h2(id=f"sheet-{name}")[about.title],
            house_place(name, self.lang),
            p[about.facts(with_forms=False), ". ", about.told()],
            card_order(name, self.lang),
            div(".tolva-sheet-chapters")[(self._chapter(chapter, lines) for chapter, lines in told)],
            self._to_all_rules(about),
        ]

    def _to_all_rules(self, about: AboutGame) -> Node:
        rules = self.catalogue.rules(self.lang).get(about.name)
        words = f"{self._words('sheets-rules')}: {about.title}"
        return p(".tolva-sheet-more")[a(href=rules.href)[words]] if rules else None

    def _chapter(self, chapter: str, lines: Iterable[str]) -> Node:
        return div[h3[chapter], ul[(li[line] for line in lines)]]

    def _words(self, key: str) -> str:
        return sentence(self.lang, key)


def _key(rule_id: str) -> str:
    return f"short-{rule_id.replace('.', '-')}"


def _rules(name: str) -> Iterable[str]:
    return (rule_id for ids in chapters(name).values() for rule_id in ids)


def in_short(game: Game[Any], lang: str) -> list[tuple[str, list[str]]]:
    """The rules of a game in short as far as they are told so: the title of each chapter, and its lines."""
    told = [(chapter, [*_short(game, ids, lang)]) for chapter, ids in chapters(game.name).items()]
    return [(chapter_title(chapter, game.name, lang), lines) for chapter, lines in told if lines]


def _short(game: Game[Any], ids: Iterable[str], lang: str) -> Iterable[str]:
    """The rules in short, as far as they are told so; of a game that tells none so, all of them as they are."""
    if not any(_is_short(rule_id, lang) for rule_id in _rules(game.name)):
        yield from (rule(lang, rule_id, game.name).text for rule_id in ids)
        return
    facts, two = _facts(game, lang), only_for_two(game.name)
    for key in (_key(rule_id) for rule_id in ids if _is_short(rule_id, lang)):
        of_two = FOR_TWO if two and has_sentence(lang, key, FOR_TWO) else None
        yield sentence(lang, key, of_two, **facts)


def _facts(rules: Game[Any], lang: str) -> Mapping[str, str | int]:
    """What the game's rules turn on, and its options."""
    options = {
        key: option_value(key, value, lang) for key, value in rules.options.items() if not isinstance(value, bool)
    }
    letters = {f"{key}_letters": number_in_letters(figure, lang) for key, figure in rules.figures.items()}
    return {**options, **rules.figures, **letters, **_dealt(type(rules), lang)}


def _dealt(rules: type[Game[Any]], lang: str) -> Mapping[str, str]:
    """How many cards go to a hand and to the stock, by the number of players: `hand_4`, `stock_2`."""
    sizes: dict[str, int] = {}
    for players in rules.seats:
        table = rules(players)
        dealt = table.deal_out(table.pack, 0, table.first_standing(None, 0, None))
        sizes[f"hand_{players}"] = len(dealt.hands[0])
        sizes[f"stock_{players}"] = len(dealt.piles.get("stock", ()))
    return {key: number_in_letters(size, lang) for key, size in sizes.items()}


def _is_short(rule_id: str, lang: str) -> bool:
    return has_sentence(lang, _key(rule_id))
