"""All rules of a game as a page: every id an anchor, interpretations marked, the glossary at the end, fit to print."""

from collections.abc import Iterable, Mapping
from itertools import groupby
from pathlib import Path

from htpy import (
    Element,
    Node,
    a,
    caption,
    code,
    details,
    div,
    h2,
    h3,
    li,
    nav,
    p,
    section,
    style,
    summary,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
    ul,
)
from markupsafe import Markup

from tolva_teach.texts import GlossaryEntry, check_language, glossary, has_sentence, rule, rule_ids, sentence
from tolva_widgets.catalogue import Catalogue, site_here
from tolva_widgets.rule_words import rule_body

_STYLE = Path(__file__).with_name("rules_page.css")


class RulesPage:
    """The rules of one game, in the order in which a person meets them.

    It is shown as HTML, stored with the notebook: a reader needs no kernel.

    >>> RulesPage("tolva", lang="en")
    RulesPage('tolva', lang='en', rules=30)
    """

    def __init__(self, game: str, *, lang: str = "sv", site: Path | None = None) -> None:
        """
        Args:
            game: a game's name, as in `tolva_teach.games.GAMES`.
            lang: the language of the page.
            site: the folder whose other rules it leads to; without it the one that the notebook lies in.

        Raises:
            ValueError: no such game or language; the message names those there are.
        """
        self.game = game
        self.lang = check_language(lang)
        self.ids = rule_ids(game)
        self.site = site or site_here()

    def _repr_html_(self) -> str:
        return f"{style[Markup(_STYLE.read_text('utf-8'))]}{self._page()}"

    def _page(self) -> Element:
        parts = {part: list(ids) for part, ids in groupby(self.ids, lambda rule_id: rule_id.split(".")[0])}
        return div(".tolva-rules", lang=self.lang)[
            self._contents(parts),
            (self._part(part, ids) for part, ids in parts.items()),
            self._glossary(),
            self._other_games(),
        ]

    def __repr__(self) -> str:
        return f"RulesPage({self.game!r}, lang={self.lang!r}, rules={len(self.ids)})"

    def _words(self, key: str, attribute: str | None = None) -> str:
        return sentence(self.lang, key, attribute)

    def _contents(self, parts: Mapping[str, Iterable[str]]) -> Element:
        """Links to every rule, folded away until one wants them."""
        items = (li[self._words(f"rules-part-{part}"), ul[map(self._entry, ids)]] for part, ids in parts.items())
        last = li[a(href="#glossary")[self._words("rules-page-glossary")]]
        label = self._words("rules-page-contents")
        return nav(aria_label=label)[details[summary[label], ul[items, last]]]

    def _entry(self, rule_id: str) -> Element:
        return li[a(href=f"#{rule_id}")[rule(self.lang, rule_id).title]]

    def _part(self, part: str, ids: Iterable[str]) -> Node:
        key, source = f"rules-part-{part}", f"rules-source-{part}"
        intros = [name for name in (f"intro-{self.game}", "intro") if has_sentence(self.lang, key, name)]
        return [
            h2[self._words(key)],
            p[self._words(key, intros[0])] if intros else None,
            p(".tolva-credit")[self._words(source)] if has_sentence(self.lang, source) else None,
            map(self._rule, ids),
        ]

    def _rule(self, rule_id: str) -> Element:
        text = rule(self.lang, rule_id)
        title = h3[text.title, " ", a(href=f"#{rule_id}")[code[rule_id]]]
        return section(id=rule_id)[title, rule_body(text, self.lang, rules_page="")]

    def _glossary(self) -> Node:
        groups = groupby(glossary(self.lang, self.game), lambda entry: entry.group)
        tables = (self._terms(group, entries) for group, entries in groups)
        return [h2(id="glossary")[self._words("rules-page-glossary")], tables]

    def _terms(self, group: str, entries: Iterable[GlossaryEntry]) -> Element:
        other = "en" if self.lang == "sv" else "sv"
        heads = (th(scope="col")[self._words(f"rules-page-{name}")] for name in ("term", other, "meaning"))
        rows = [
            tr[th(scope="row")[entry.term], td(lang=other)[entry.translation], td[entry.meaning]] for entry in entries
        ]
        return table[caption[self._words(f"terms-{group}")], thead[tr[heads]], tbody[rows]]

    def _other_games(self) -> Element | None:
        """Links to the other games' rules on this site."""
        pages = Catalogue(self.site).rules(self.lang).items()
        links = [li[a(href=page.href)[self._words(f"game-{game}")]] for game, page in pages if game != self.game]
        label = self._words("rules-page-others")
        return nav(".tolva-others", aria_label=label)[h2[label], ul[links]] if links else None
