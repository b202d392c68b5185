"""A rule as a card: its title and text, where it comes from, and what is our own interpretation."""

from typing import Any

import ipywidgets
import traitlets
from htpy import Element, a, code, div, fragment, p, strong
from markupsafe import Markup

from tolva_teach.texts import LANGUAGES, RuleText, rule, rule_ids, sentence
from tolva_widgets.base import Composed
from tolva_widgets.catalogue import Catalogue, site_here


def page_of(rule_id: str, game: str | None = None, lang: str | None = None) -> str:
    """The address of a game's rules, beside the page that shows one: this game's, or the first that has the rule.

    Empty where no game has the rule (it is about records) or the site has no such page. A page has the same name in
    every language that it is there in, so any language will do where none is given.
    """
    catalogue = Catalogue(site_here())
    pages = (catalogue.rules(language) for language in ([lang] if lang else LANGUAGES))
    found = (page.href for rules in pages for name, page in rules.items() if _holds(rule_id, name, game))
    return next(found, "")


def _holds(rule_id: str, name: str, game: str | None) -> bool:
    return game in (None, name) and rule_id in rule_ids(name)


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


def rule_as_html(text: RuleText, lang: str, rules_page: str | None = None) -> Markup:
    """The rule with its title, as a piece of a page."""
    title = p(".tolva-rule-title")[text.title, " ", code[text.id]]
    return Markup(div(".tolva-rule", lang=lang)[title, rule_body(text, lang, rules_page)])


def rule_body(text: RuleText, lang: str, rules_page: str | None = None) -> Markup:
    """The rule below its title: what it says, an example, our interpretation, the source, a link to all rules."""
    page = page_of(text.id) if rules_page is None else rules_page
    return Markup(
        fragment[
            p[text.text],
            text.example and p(".tolva-rule-example")[text.example],
            text.reading and p(".tolva-rule-reading")[strong[sentence(lang, "rulecard-reading")], " ", text.reading],
            p(".tolva-rule-source")[
                text.source and sentence(lang, "rulecard-source", None, source=text.source),
                " ",
                page and _link(page, text.id, sentence(lang, "rulecard-all")),
            ],
        ]
    )


def _link(rules_page: str, rule_id: str, label: str) -> Element:
    """It opens another page, so that what one was looking at stays."""
    return a(href=f"{rules_page}#{rule_id}", target="_blank", rel="noopener")[label]
