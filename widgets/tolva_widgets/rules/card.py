"""A rule as a card."""

from typing import Any

import traitlets

from tolva_teach.texts import rule, rule_ids
from tolva_teach.texts.rules import FIRST_RULE
from tolva_widgets.base import parts
from tolva_widgets.base.widget import Composed
from tolva_widgets.rules.words import page_of, rule_as_html


class RuleCard(Composed):
    """One rule, by its id.

    >>> "own partner" in RuleCard("trick.overtake", lang="en").children[-1].value
    True
    """

    style_class = "tolva-rule-card"
    style_sheets = ("rules/rule_card.css",)
    in_repr = ("rule_id", "game", "players", "lang")

    rule_id = traitlets.Unicode(FIRST_RULE)
    """The rule's id, as in `tolva-teach rules`. One that there is no rule by is refused with a TraitError."""
    game = traitlets.Unicode(None, allow_none=True)
    """The game that it is told of; None for all that have it."""
    players = traitlets.Int(None, allow_none=True)
    """How many play, where that is known: two have no partners."""
    rules_page = traitlets.Unicode(None, allow_none=True)
    """The address of the page with all rules, where this one's id is an anchor: None for the one beside, of its
    game or the first that has the rule; empty for no link."""

    def __init__(self, rule_id: str = FIRST_RULE, **traits: Any) -> None:
        super().__init__(rule_id=rule_id, **traits)
        self._text = parts.words()
        self.compose(self._text)
        self._write()

    @traitlets.validate("rule_id")
    def _known(self, proposal: Any) -> str:
        rule_id = str(proposal["value"])
        if rule_id not in rule_ids():
            raise traitlets.TraitError(f"no rule {rule_id!r}; there are {', '.join(rule_ids())}")
        return rule_id

    @traitlets.observe("rule_id", "game", "players", "lang", "rules_page")
    def _write(self, _change: Any = None) -> None:
        if self.children:
            text = rule(self.lang, self.rule_id, self.game, self.players)
            page = page_of(self.rule_id, self.game) if self.rules_page is None else self.rules_page
            self._text.value = rule_as_html(text, self.lang, page)
