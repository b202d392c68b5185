"""A rule as a card: its title and text, where it comes from, and what is our own interpretation."""

from html import escape
from typing import Any

import ipywidgets
import traitlets

from tolva_teach.games import GAMES
from tolva_teach.texts import RuleText, rule, rule_ids, sentence
from tolva_widgets.base import Composed
from tolva_widgets.lessons import RULES_PREFIX


def page_of(rule_id: str, game: str | None = None) -> str:
    """The page with all rules of a game, beside the page that shows one: this game's, or the first that has the rule.

    Empty where no game has it: a rule about records.
    """
    games = [game] if game else GAMES
    return next((f"{RULES_PREFIX}{name}.ipynb" for name in games if rule_id in rule_ids(name)), "")


class RuleCard(Composed):
    """One rule, by its id.

    >>> "own partner" in RuleCard("trick.overtake", lang="en").children[-1].value
    True
    """

    style_class = "tolva-rule-card"
    style_sheets = ("rule_card.css",)
    in_repr = ("rule_id", "lang")

    rule_id = traitlets.Unicode("trick.follow")
    """The rule's id, as in `tolva-teach rules`. One that there is no rule by is refused with a TraitError."""
    rules_page = traitlets.Unicode(None, allow_none=True)
    """The address of the page with all rules, where this one's id is an anchor: None for the one beside, of the first
    game that has the rule; empty for no link."""

    def __init__(self, rule_id: str = "trick.follow", **traits: Any) -> None:
        super().__init__(rule_id=rule_id, **traits)
        self._text = ipywidgets.HTML()
        self.compose(self._text)
        self._write()

    @traitlets.validate("rule_id")
    def _known(self, proposal: Any) -> str:
        rule_id = str(proposal["value"])
        if rule_id not in rule_ids():
            raise traitlets.TraitError(f"no rule {rule_id!r}; there are {', '.join(rule_ids())}")
        return rule_id

    @traitlets.observe("rule_id", "lang", "rules_page")
    def _write(self, _change: Any = None) -> None:
        if self.children:
            self._text.value = rule_as_html(rule(self.lang, self.rule_id), self.lang, self.rules_page)


def rule_as_html(text: RuleText, lang: str, rules_page: str | None = None) -> str:
    """The rule with its title, as a piece of a page."""
    title = f'<p class="tolva-rule-title">{escape(text.title)} <code>{escape(text.id)}</code></p>'
    return f'<div class="tolva-rule" lang="{lang}">{title}{rule_body(text, lang, rules_page)}</div>'


def rule_body(text: RuleText, lang: str, rules_page: str | None = None) -> str:
    """The rule below its title: what it says, an example, our interpretation, the source, a link to all rules."""
    parts = [f"<p>{escape(text.text)}</p>"]
    if text.example:
        parts.append(f'<p class="tolva-rule-example">{escape(text.example)}</p>')
    if text.reading:
        label = escape(sentence(lang, "rulecard-reading"))
        parts.append(f'<p class="tolva-rule-reading"><strong>{label}</strong> {escape(text.reading)}</p>')
    page = page_of(text.id) if rules_page is None else rules_page
    link = _link(page, text.id, sentence(lang, "rulecard-all")) if page else ""
    parts.append(f'<p class="tolva-rule-source">{_source(text, lang)} {link}</p>')
    return "".join(parts)


def _source(text: RuleText, lang: str) -> str:
    return escape(sentence(lang, "rulecard-source", None, source=text.source)) if text.source else ""


def _link(rules_page: str, rule_id: str, label: str) -> str:
    """It opens another page, so that what one was looking at stays."""
    href = escape(f"{rules_page}#{rule_id}")
    return f'<a href="{href}" target="_blank" rel="noopener">{escape(label)}</a>'
