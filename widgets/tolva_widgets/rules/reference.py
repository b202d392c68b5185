"""All terms, rules and pages of the site on one page: searched from others, and read through where nothing runs."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path

from htpy import Element, Node, a, div, h2, h3, li, nav, p, section, style, ul
from markupsafe import Markup

from tolva_teach.games import GAMES
from tolva_teach.texts import GlossaryEntry, beside, check_language, game_name, glossary, rule, rule_ids, sentence
from tolva_widgets.base.html_page import HtmlPage
from tolva_widgets.base.wording import wording
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import RULES, Entry

_PAGES = "pages"
_STYLE = Path(__file__).with_name("reference.css")


class Reference(HtmlPage):
    """Each term and each rule once, in both languages, with links to the pages that it stands on.

    It is shown as HTML: a reader needs no kernel. `search.js` reads it as its index.

    >>> Reference(lang="en").games
    ('tolva', 'plocketolva', 'bordstolva', 'bondtolva', 'tolp', 'trettioett')
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
        self._other = beside(lang)
        self._catalogue = Catalogue(site or site_here()).now()
        self._pages = self._catalogue.rules(lang)
        self.games = tuple(GAMES)

    def html(self) -> str:
        return f"{style[Markup(_STYLE.read_text('utf-8'))]}{self._page()}"

    def beginning(self) -> Node:
        return p[self._about()]

    def __repr__(self) -> str:
        rules = sum(map(len, self._rules().values()))
        return f"Reference(lang={self.lang!r}, terms={len(glossary(self.lang))}, rules={rules})"

    def _page(self) -> Element:
        return div(".tolva-reference", lang=self.lang, data_wording=json.dumps(wording(self.lang), ensure_ascii=False))[
            p[self._about()],
            self._contents(),
            h2(id="terms")[sentence(self.lang, "rules-page-glossary")],
            map(self._term, glossary(self.lang)),
            ((h2(id=game)[game_name(game, self.lang)], map(self._rule, ids)) for game, ids in self._rules().items()),
            [h2(id=_PAGES)[self._heading_of_pages()], map(self._page_of_site, self._row())] if self._row() else None,
        ]

    def _contents(self) -> Node:
        parts = {"terms": sentence(self.lang, "rules-page-glossary")}
        parts |= {game: game_name(game, self.lang) for game, ids in self._rules().items() if ids}
        parts |= {_PAGES: self._heading_of_pages()} if self._row() else {}
        links = ul(".tolva-reference-contents")[(li[a(href=f"#{anchor}")[title]] for anchor, title in parts.items())]
        return nav(aria_label=sentence(self.lang, "rules-page-contents"))[links]

    def _about(self) -> str:
        return sentence(self.lang, "reference-about")

    def _rules(self) -> Mapping[str, list[str]]:
        """The rules by the first game that has them."""
        met: set[str] = set()
        found: dict[str, list[str]] = {}
        for game in self.games:
            found[game] = [rule_id for rule_id in rule_ids(game) if rule_id not in met]
            met.update(found[game])
        return found

    def _term(self, entry: GlossaryEntry) -> Element:
        games = [game for game in self.games if entry in glossary(self.lang, game)]
        return self._entry(entry.id, entry.term, entry.translation, entry.meaning, games)

    def _rule(self, rule_id: str) -> Element:
        text, other = rule(self.lang, rule_id), rule(self._other, rule_id)
        games = [game for game in self.games if rule_id in rule_ids(game)]
        return self._entry(rule_id, text.title, other.title, text.text, games)

    def _row(self) -> list[Entry]:
        """The pages that one does something on, as they stand in the row."""
        return [page for page in self._catalogue.row(self.lang) if page.kind != RULES]

    def _heading_of_pages(self) -> str:
        return sentence(self.lang, "front-lessons")

    def _page_of_site(self, page: Entry) -> Element:
        others = self._catalogue.other_languages(self.lang, page.name)
        other = next((its.title for its in others if its.language == self._other), "")
        way = li[a(href=page.href)[sentence(self.lang, "reference-page")]]
        return self._looked_up(f"page-{page.name}", page.title, other, page.description, way)

    def _entry(self, anchor: str, title: str, other: str, said: str, games: list[str]) -> Element:
        return self._looked_up(anchor, title, other, said, self._ways(anchor, games))

    def _looked_up(self, anchor: str, title: str, other: str, said: str, ways: Node) -> Element:
        """Something that one looks up, with the other language's word for it and links to it."""
        return section(id=anchor, data_entry=True)[
            h3[title],
            p(".tolva-reference-other", lang=self._other)[other],
            p[said],
            ul(".tolva-ways")[ways],
        ]

    def _ways(self, anchor: str, games: list[str]) -> Iterator[Node]:
        for game in games:
            if game in self._pages:
                yield li[a(href=f"{self._pages[game].href}#{anchor}")[game_name(game, self.lang)]]
