"""What is said in a guided deal: the step's sentence, what the others do meanwhile, and who objects to what."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from htpy import Node, div, p

from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import fallback, offered, reason
from tolva_widgets.guided.script import HAND, Text
from tolva_widgets.guided.session import GuidedSession
from tolva_widgets.play.if_allowed import if_allowed
from tolva_widgets.play.words import PlayWords
from tolva_widgets.rules.words import rule_named


@dataclass(frozen=True)
class GuidedWords:
    """Speaks of a guided deal as it is now, in a language."""

    session: GuidedSession
    lang: str
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""

    @cached_property
    def at_table(self) -> PlayWords:
        """Speaks of the match that is played."""
        return PlayWords(self.session.play, self.lang, self.indices, counts=False)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name."""
        return self.at_table.say(key, **facts)

    # What is said

    @property
    def sentence(self) -> str:
        """What the step says; empty while the match comes to it."""
        session = self.session
        if session.ended:
            return self.say("guided-end")
        if session.is_astray:
            return self.say("guided-astray")
        if session.step is None:
            return ""
        return self._said(session.step.say)

    def _said(self, text: Text) -> str:
        if not isinstance(text, Mapping):
            return self.say(text)
        return text[self.lang if self.lang in text else fallback(self.lang)]

    @property
    def progress(self) -> str:
        """Which step it is, of how many."""
        steps = len(self.session.script.steps)
        return self.say("guided-step", step=min(self.session.number + 1, steps), steps=steps)

    @property
    def objection(self) -> str:
        """Who objects to what was tried; or that it is allowed, and what is to be done here; else empty."""
        return self.at_table.objection or self._aside

    @property
    def _aside(self) -> str:
        chosen = self.session.aside
        if chosen is None:
            return ""
        step = self.session.step
        if step is not None and step.aside:
            return self._said(step.aside)
        verdict = self.session.match.deal.verdict(chosen)
        why, asked = reason(verdict, chosen, self.at_table.speaker), self.session.asked
        if len(asked) != 1:
            return self.say("guided-aside-any", why=why)
        return self.say("guided-aside", why=why, do=self._called(asked[0]))

    def _called(self, decision: Decision) -> str:
        """What is done, as it stands within a sentence."""
        do = offered(decision, self.at_table.speaker)
        return do[:1].lower() + do[1:]

    def heard(self, *, moved: bool) -> str:
        """What a screen reader says of what has just been done.

        Args:
            moved: whether something has happened at the table, which is then told first.
        """
        if self.objection:
            return self.objection
        return " ".join(filter(None, [self.at_table.caption if moved else "", self.sentence]))

    @property
    def on(self) -> str:
        """What stands on the button that goes on."""
        return self.say("guided-again" if self.session.is_at_end else "guided-on")

    # As markup

    @property
    def told(self) -> Node:
        """What stands beside the table: how far one is, what is said, and who objects."""
        session, game = self.session, self.session.match.deal.game
        rule = session.step.rule if session.step and not self.objection else None
        said = self.sentence or self.at_table.caption
        return div(".tolva-guided-told")[
            p(".tolva-guided-progress")[self.progress],
            p(".tolva-guided-on-paper")[self.say("guided-on-paper")],
            p(".tolva-guided-sentence", data_waits="" if not self.sentence else None)[said],
            self._objection,
            rule and rule_named(rule, game.name, game.players, self.lang, f"rule-{session.number}"),
        ]

    @property
    def _objection(self) -> Node:
        if not self.objection:
            return None
        refused, game = self.session.match.refused, self.session.match.deal.game
        named = rule_named(refused.verdict.rule, game.name, game.players, self.lang, "refused") if refused else None
        return div(".tolva-guided-objection", data_forbidden="" if refused else None)[
            p[self.objection], named, if_allowed(self.at_table)
        ]

    # On the table

    @property
    def marks(self) -> dict[str, Mapping[str, str]]:
        """What is lit up, and what was tried and is forbidden."""
        lit = {"kind": "lit", "word": "", "spoken": self.say("guided-lit")}
        step = self.session.step
        spoken = {**lit, "spoken": ""} if step and step.light == (HAND,) else lit
        marks: dict[str, Mapping[str, str]] = dict.fromkeys(self.session.lit, spoken)
        return {**marks, **self.at_table.marks}

    @property
    def phrases(self) -> list[dict[str, str]]:
        """What can be said, of the kind that the step leads to: the rest is for other lessons."""
        offers, step = self.session.match.offers, self.session.step
        if offers is None or step is None or not step.do:
            return []
        return self.at_table.phrases([word for word in offers.words if step.offers_verb(word.verb)])
