"""All rules of a game as a page: every id an anchor, interpretations marked, the glossary at the end, fit to print."""

from collections.abc import Iterable, Mapping
from html import escape
from itertools import groupby
from pathlib import Path

from tolva_teach.texts import GlossaryEntry, check_language, glossary, has_sentence, rule, rule_ids, sentence
from tolva_widgets.lessons import RULES_PREFIX, notebooks_directory, rules_pages
from tolva_widgets.rule_card import rule_body

_STYLE = Path(__file__).with_name("rules_page.css")


class RulesPage:
    """The rules of one game, in the order in which a person meets them.

    It is shown as HTML, stored with the notebook: a reader needs no kernel.

    >>> RulesPage("tolva", lang="en")
    RulesPage('tolva', lang='en', rules=30)
    """

    def __init__(self, game: str, *, lang: str = "sv") -> None:
        """
        Args:
            game: a game's name, as in `tolva_teach.games.GAMES`.
            lang: the language of the page.

        Raises:
            ValueError: no such game or language; the message names those there are.
        """
        self.game = game
        self.lang = check_language(lang)
        self.ids = rule_ids(game)

    def _repr_html_(self) -> str:
        parts = {part: list(ids) for part, ids in groupby(self.ids, lambda rule_id: rule_id.split(".")[0])}
        return (
            f"<style>{_STYLE.read_text('utf-8')}</style>"
            f'<div class="tolva-rules" lang="{self.lang}">'
            + self._contents(parts)
            + "".join(self._part(part, ids) for part, ids in parts.items())
            + self._glossary()
            + self._other_games()
            + "</div>"
        )

    def __repr__(self) -> str:
        return f"RulesPage({self.game!r}, lang={self.lang!r}, rules={len(self.ids)})"

    def _words(self, key: str, attribute: str | None = None) -> str:
        return escape(sentence(self.lang, key, attribute))

    def _contents(self, parts: Mapping[str, Iterable[str]]) -> str:
        """Links to every rule, folded away until one wants them."""
        items = "".join(
            f"<li>{self._words(f'rules-part-{part}')}<ul>{''.join(map(self._entry, ids))}</ul></li>"
            for part, ids in parts.items()
        )
        last = f'<li><a href="#glossary">{self._words("rules-page-glossary")}</a></li>'
        label = self._words("rules-page-contents")
        return f'<nav aria-label="{label}"><details><summary>{label}</summary><ul>{items}{last}</ul></details></nav>'

    def _entry(self, rule_id: str) -> str:
        title = escape(rule(self.lang, rule_id).title)
        return f'<li><a href="#{escape(rule_id)}">{title}</a></li>'

    def _part(self, part: str, ids: Iterable[str]) -> str:
        key = f"rules-part-{part}"
        intros = [name for name in (f"intro-{self.game}", "intro") if has_sentence(self.lang, key, name)]
        intro = f"<p>{self._words(key, intros[0])}</p>" if intros else ""
        source = f"rules-source-{part}"
        credit = f'<p class="tolva-credit">{self._words(source)}</p>' if has_sentence(self.lang, source) else ""
        return f"<h2>{self._words(key)}</h2>{intro}{credit}{''.join(map(self._rule, ids))}"

    def _rule(self, rule_id: str) -> str:
        text = rule(self.lang, rule_id)
        anchor = escape(rule_id)
        title = f'<h3>{escape(text.title)} <a href="#{anchor}"><code>{anchor}</code></a></h3>'
        return f'<section id="{anchor}">{title}{rule_body(text, self.lang, rules_page="")}</section>'

    def _glossary(self) -> str:
        groups = groupby(glossary(self.lang, self.game), lambda entry: entry.group)
        tables = "".join(self._terms(group, entries) for group, entries in groups)
        return f'<h2 id="glossary">{self._words("rules-page-glossary")}</h2>{tables}'

    def _terms(self, group: str, entries: Iterable[GlossaryEntry]) -> str:
        other = "en" if self.lang == "sv" else "sv"
        heads = "".join(
            f'<th scope="col">{self._words(f"rules-page-{name}")}</th>' for name in ("term", other, "meaning")
        )
        rows = "".join(
            f'<tr><th scope="row">{escape(entry.term)}</th>'
            f'<td lang="{other}">{escape(entry.translation)}</td><td>{escape(entry.meaning)}</td></tr>'
            for entry in entries
        )
        caption = self._words(f"terms-{group}")
        return f"<table><caption>{caption}</caption><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"

    def _other_games(self) -> str:
        """Links to the other games' rules."""
        games = [game for game in rules_pages(notebooks_directory() / self.lang) if game != self.game]
        links = "".join(
            f'<li><a href="{RULES_PREFIX}{game}.ipynb">{self._words(f"game-{game}")}</a></li>' for game in games
        )
        label = self._words("rules-page-others")
        return f'<nav class="tolva-others" aria-label="{label}"><h2>{label}</h2><ul>{links}</ul></nav>' if links else ""
