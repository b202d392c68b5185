"""All rules of a game as a page for its players: what it is, then deal, play and score, every rule an anchor."""

from collections.abc import Iterable, Iterator
from pathlib import Path

from htpy import Element, Node, a, details, div, h2, h3, li, nav, p, section, span, style, summary, ul
from markupsafe import Markup

from tolva_teach.compare.distinguishing import options_of_rule
from tolva_teach.texts import check_language, has_sentence, option_name, rule, rule_ids, sentence
from tolva_teach.texts.rules import chapters
from tolva_widgets.base.html_page import HtmlPage, of_game
from tolva_widgets.compare.address import link_to_option
from tolva_widgets.courses.about_game import AboutGame
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import QUESTIONS
from tolva_widgets.quiz.address import address_about
from tolva_widgets.rules.aside import for_programmers, glossary_of
from tolva_widgets.rules.figures import figures_of, has_figures
from tolva_widgets.rules.house_line import house_place, house_script
from tolva_widgets.rules.pictures import pictures_of
from tolva_widgets.rules.words import chapter_title, rule_said
from tolva_widgets.table.card_order import card_order

_STYLES = tuple(
    Path(__file__).parents[1] / name
    for name in ("table/card_order.css", "page/house_rules/house.css", "rules/rules_page.css")
)


class RulesPage(HtmlPage):
    """The rules of one game, in the order in which a person meets them.

    It is shown as HTML: a reader needs no kernel.

    >>> RulesPage("tolva", lang="en")
    RulesPage('tolva', lang='en', rules=30)
    """

    def __init__(self, game: str, *, lang: str = "sv", site: Path | None = None) -> None:
        """
        Args:
            game: a game's name, as in `tolva_teach.games.GAMES`.
            lang: the language of the page.
            site: the folder whose other pages it leads to; without it the one that the notebook lies in.

        Raises:
            ValueError: no such game or language; the message names those there are.
        """
        self.game = game
        self.lang = check_language(lang)
        self.ids = rule_ids(game)
        self.site = site or site_here()

    def html(self) -> str:
        styles = "".join(path.read_text("utf-8") for path in _STYLES)
        return f"{style[Markup(styles)]}{of_game(self._page, self.lang)}"

    def _page(self) -> Element:
        return div(".tolva-rules", lang=self.lang)[
            house_place(self.game, self.lang),
            self._in_short(),
            self._contents(),
            (self._chapter(chapter, ids) for chapter, ids in chapters(self.game).items()),
            figures_of(self.game, self.lang),
            glossary_of(self.game, self.lang),
            for_programmers(self.game, self.lang),
            self._other_games(),
            house_script(),
        ]

    def beginning(self) -> Node:
        return self._in_short()

    def __repr__(self) -> str:
        return f"RulesPage({self.game!r}, lang={self.lang!r}, rules={len(self.ids)})"

    def _words(self, key: str, attribute: str | None = None) -> str:
        return sentence(self.lang, key, attribute)

    def _in_short(self) -> Element:
        """For how many it is, with which cards, what one tries to do, and a table to look at."""
        game = AboutGame(self.game, self.lang, Catalogue(self.site))
        told = [p[words] for words in (game.told(), game.told("special")) if words]
        ways = [*game.to_do(), *game.sheet()]
        return div(".tolva-rules-short")[
            div[p(".tolva-rules-facts")[game.facts(with_forms=False)], told, game.links(ways) if ways else None],
            game.picture(),
        ]

    def _contents(self) -> Element:
        """Links to every rule, folded away until one wants them."""
        items = (
            li[chapter_title(name, self.game, self.lang), ul[map(self._entry, ids)]]
            for name, ids in chapters(self.game).items()
        )
        figures = li[a(href="#figures")[self._words("rules-figures-title")]] if has_figures(self.game) else None
        last = li[a(href="#glossary")[self._words("rules-page-glossary")]]
        label = self._words("rules-page-contents")
        return nav(aria_label=label)[details[summary[label], ul[items, figures, last]]]

    def _entry(self, rule_id: str) -> Element:
        return li[a(href=f"#{rule_id}")[rule(self.lang, rule_id).title]]

    def _chapter(self, chapter: str, ids: Iterable[str]) -> Node:
        key = f"rules-chapter-{chapter}"
        intros = [name for name in (f"intro-{self.game}", "intro") if has_sentence(self.lang, key, name)]
        return [
            h2[chapter_title(chapter, self.game, self.lang)],
            p[chapter_title(chapter, self.game, self.lang, intros[0])] if intros else None,
            card_order(self.game, self.lang) if chapter == "cards" else None,
            map(self._rule, ids),
        ]

    def _rule(self, rule_id: str) -> Element:
        text = rule(self.lang, rule_id, self.game)
        label = sentence(self.lang, "rules-page-way-here", None, rule=text.title)
        mark = a(href=f"#{rule_id}", aria_label=label)[span(aria_hidden="true")["#"]]
        pictures = pictures_of(rule_id, self.game, self.lang)
        return section(id=rule_id)[h3[text.title, " ", mark], rule_said(text, self.lang), pictures, self._ways(rule_id)]

    def _ways(self, rule_id: str) -> Node:
        links = [*self._to_lesson(rule_id), *self._to_question(rule_id), *self._to_compare(rule_id)]
        return ul(".tolva-ways")[links] if links else None

    def _to_lesson(self, rule_id: str) -> Iterator[Element]:
        """The way to the lesson that teaches the rule."""
        lesson = Catalogue(self.site).teaching(self.lang, self.game, rule_id)
        if lesson is not None:
            yield li[a(href=lesson.href_to(rule_id))[sentence(self.lang, "rules-page-lesson", None, page=lesson.title)]]

    def _to_question(self, rule_id: str) -> Iterator[Element]:
        """The way to questions about the rule."""
        page = Catalogue(self.site).showing(self.lang, QUESTIONS)
        address = address_about(rule_id, self.game)
        if page is not None and address is not None:
            words = sentence(self.lang, "rules-page-question", None, rule=rule(self.lang, rule_id).title)
            yield li[a(href=page.href + address, aria_label=words)[sentence(self.lang, "rules-page-question-short")]]

    def _to_compare(self, rule_id: str) -> list[Element]:
        """Where the rule is of an option, the way to see what that does to a deal."""
        page = Catalogue(self.site).forms(self.lang)
        return [
            li[a(href=page.href + link_to_option(self.game, key, value))[
                sentence(self.lang, "compare-rule", None, option=option_name(key, self.lang))]]
            for key, value in options_of_rule(self.game, rule_id)
        ] if page else []  # fmt: skip

    def _other_games(self) -> Element | None:
        """Links to the other games' rules on this site."""
        pages = Catalogue(self.site).rules(self.lang).items()
        links = [li[a(href=page.href)[self._words(f"game-{game}")]] for game, page in pages if game != self.game]
        label = self._words("rules-page-others")
        return nav(".tolva-others", aria_label=label)[h2[label], ul[links]] if links else None
