"""Two forms of a game side by side, as HTML: what set them apart, by which rule, and how each of them ended."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, partial
from typing import Any

from htpy import (
    Node,
    a,
    caption,
    div,
    fragment,
    h2,
    h3,
    h4,
    p,
    picture,
    section,
    source,
    strong,
    table,
    tbody,
    td,
    th,
    thead,
    tr,
)
from markupsafe import Markup

from tolva_teach.compare.comparison import Change, Comparison, Forms, Refusal, Side
from tolva_teach.picture import Still, draw
from tolva_teach.play.replay import Step
from tolva_teach.records.links import packed
from tolva_teach.records.record import RecordFault
from tolva_teach.texts import game_name, happening, offered, option_name, option_value, reason, say, sentence, signed
from tolva_widgets.replay.address import LINKED, link_to
from tolva_widgets.replay.words import ReplayWords, capitalised
from tolva_widgets.rules.words import rule_named

HEAD = "tolva-compare-head"
"""The class of the heading; it takes the focus when another deal is shown."""

_ON_A_PHONE = "(max-width: 30rem)"
"""Where the narrow picture is shown."""

_SHOWN = 3
"""So many differences are told one by one, the last: a match can have one at the end of each deal."""


def title_of(forms: Forms, lang: str) -> str:
    """What is compared: "Tölp för 5: Jokrar, giv 7"."""
    return sentence(
        lang,
        "compare-title",
        None,
        game=game_name(forms.name.game, lang),
        count=forms.name.players,
        option=option_name(forms.option, lang),
        seed=str(forms.name.seed),
    )


@dataclass(frozen=True)
class CompareWords:
    """Tells of a comparison."""

    comparison: Comparison
    lang: str
    replay_page: str
    """The address of the page with replays; empty where the site has none."""
    indices: Any = "sv"
    colours: Any = 2
    still: bool = False
    """Whether it is to be read where nothing runs: each picture is one image, the wide one."""

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence in the language."""
        return sentence(self.lang, key, None, **facts)

    # In short

    @property
    def title(self) -> str:
        """What is compared."""
        return title_of(self.comparison.forms, self.lang)

    def head(self, side: int) -> str:
        """What a side is called: how the option is there."""
        forms = self.comparison.forms
        default = forms.name.rules.options_known[forms.option].default
        if isinstance(default, bool):
            return self.say("compare-other-flag" if side else "compare-usual-flag")
        value = option_value(forms.option, forms.value if side else default, self.lang)
        return self.say("compare-other" if side else "compare-usual", value=value)

    @cached_property
    def summary(self) -> list[str]:
        """What came of it, in a few sentences."""
        comparison = self.comparison
        if not self._differs:
            return [self.say("compare-nothing"), self.say("compare-nothing-more")]
        cards = [say("compare-more-cards", {"count": self._more}, self.words_of[0].speaker)] if self._more else []
        ends = "apart" if comparison.ends_apart else "alike" if comparison.parting else "told"
        return [self._how(), *cards, self.say(f"compare-ends-{ends}")]

    @cached_property
    def _differs(self) -> bool:
        """Whether there is anything to see of the option."""
        comparison = self.comparison
        return comparison.parting is not None or comparison.ends_apart or bool(self.changes)

    def _how(self) -> str:
        """How far both did the same."""
        parting, (usual, other) = self.comparison.parting, self._reached
        if parting is None:
            return self.say("compare-how-same")
        how = "refused" if parting.refusals else "itself" if usual and other else "over"
        there = self.words_of[0].place(usual) if usual else self.words_of[1].place(other or self._ends[1])
        return self.say(f"compare-how-{how}", place=there)

    @property
    def _more(self) -> int:
        usual, other = (len(side.record.game.pack) for side in self.comparison.sides)
        return other - usual

    # The sides

    @cached_property
    def words_of(self) -> tuple[ReplayWords, ReplayWords]:
        """Who tells of each side."""
        usual, other = (ReplayWords(side.replay, None, self.lang, self.indices) for side in self.comparison.sides)
        return usual, other

    @cached_property
    def changes(self) -> list[Change]:
        """What was told differently before the sides parted, but for asides."""
        asides = self.comparison.sides[0].record.game.asides
        found = []
        for change in self.comparison.changes:
            kept = [[one for one in side if one.kind not in asides] for side in change.happened]
            told = [[self._told(one) for one in side] for side in kept]
            usual = tuple(one for one, words in zip(kept[0], told[0], strict=True) if words not in told[1])
            other = tuple(one for one, words in zip(kept[1], told[1], strict=True) if words not in told[0])
            if usual or other:
                found.append(replace(change, happened=(usual, other)))
        return found

    def _told(self, happened: Any) -> str:
        return happening(happened.seen_by(None), self.words_of[0].speaker)

    @cached_property
    def _reached(self) -> tuple[Step | None, Step | None]:
        """Each side's step where they part, or else where something is told differently at last; None where it never
        came so far."""
        parting, changes = self.comparison.parting, self.changes
        place = parting or (changes[-1] if changes else None)
        if place is None:
            return self._ends
        usual, other = (side.step_at(place.deal, place.event) for side in self.comparison.sides)
        return usual, other

    @property
    def _ends(self) -> tuple[Step, Step]:
        usual, other = (side.replay[-1] for side in self.comparison.sides)
        return usual, other

    def whole(self) -> str:
        """All of it, as HTML."""
        forms = self.comparison.forms
        return str(
            div(".tolva-compare-whole", lang=self.lang)[
                h2(f".{HEAD}", tabindex="-1")[self.title],
                div(".tolva-compare-summary")[(p[words] for words in self.summary)],
                self._rule(forms.rule, "compare-option"),
                self._results(),
                div(".tolva-compare-sides")[self._side(0), self._side(1)],
            ]
        )

    def _results(self) -> Node:
        """Each party's score in both forms; what differs is set off."""
        both = [side.replay[-1].table(None).tallies for side in self.comparison.sides]
        if not both[0]:
            return None
        speaker = self.words_of[0].speaker
        heads = [self.say("compare-party"), self.head(0), self.head(1)]
        rows = zip(*both, strict=True)
        return div(".tolva-compare-results")[
            table[
                caption[self.say("compare-results", unit=self.say(f"unit-{both[0][0].unit}"))],
                thead[tr[(th(scope="col")[words] for words in heads)]],
                tbody[
                    (
                        tr[
                            th(scope="row")[capitalised(speaker.party(usual.party))],
                            td[signed(usual.score)],
                            td[strong[signed(other.score)] if other.score != usual.score else signed(other.score)],
                        ]
                        for usual, other in rows
                    )
                ],
            ]
        ]

    def _side(self, side: int) -> Node:
        step = self._reached[side] or self._ends[side]
        return section(".tolva-compare-side", aria_labelledby=f"tolva-compare-{side}")[
            h3(id=f"tolva-compare-{side}")[self.head(side)],
            self._picture(side, step),
            self._differences(side),
            self._parting(side),
            self._end(side),
            self._to_replay(side, step),
        ]

    def _picture(self, side: int, step: Step) -> Node:
        if not self._differs:
            return None
        replay_words, table = self.words_of[side], step.table(None)
        words = self.say("compare-picture", form=self.head(side), place=replay_words.place(step))
        drawn = partial(
            draw, table, lang=self.lang, names=replay_words.names, indices=self.indices, colours=self.colours
        )
        wide = Markup(Still(drawn(layout="wide"), words).html)
        if self.still:
            return p[wide]
        tall = source(media=_ON_A_PHONE, srcset=Still(drawn(layout="tall"), words).address)
        return div(".tolva-compare-picture")[picture[tall, wide]]

    @property
    def _told_apart(self) -> list[Change]:
        """The changes that are told one by one."""
        return self.changes[-_SHOWN:]

    def _differences(self, side: int) -> Node:
        """What is told differently though both do the same, place by place."""
        if not self.changes:
            return None
        earlier = len(self.changes) - len(self._told_apart)
        return fragment[
            h4[self.say("compare-differs")],
            p[self.say("compare-earlier", count=earlier)] if earlier else None,
            (self._difference(side, change) for change in self._told_apart),
        ]

    def _difference(self, side: int, change: Change) -> Node:
        where = self.comparison.sides[side].step_at(change.deal, change.event) or self._ends[side]
        told = [self._told(one) for one in change.happened[side]] or [self.say("compare-not-here")]
        return div(".tolva-compare-difference")[
            p(".tolva-compare-place")[self.words_of[side].place(where)],
            (p[words] for words in told),
            self._rules(side, dict.fromkeys(one.rule for one in change.happened[side])),
        ]

    def _parting(self, side: int) -> Node:
        """What was decided where they parted, and what could not be."""
        parting, step, replay_words = self.comparison.parting, self._reached[side], self.words_of[side]
        if parting is None:
            return None
        if step is None:
            return fragment[h4[self.say("compare-parts")], p[self.say("compare-over-here")]]
        refused = [self._refused(side, refusal) for refusal in parting.refusals if refusal.side == side]
        return fragment[
            h4[self.say("compare-parts")],
            p(".tolva-compare-place")[replay_words.place(step)],
            refused,
            p[strong[replay_words.told(step)[0]]],
            None if refused else self._why(replay_words, step),
        ]

    def _end(self, side: int) -> Node:
        """How it ended, but for what has been told above."""
        above = {self._told(one) for change in self._told_apart for one in change.happened[side]}
        told = [words for words in self.words_of[side].told_briefly(self._ends[side]) if words not in above]
        return fragment[h4[self.say("compare-end")], (p[words] for words in told)] if told else None

    def _refused(self, side: int, refusal: Refusal) -> Node:
        speaker = self.words_of[side].speaker
        return div(".tolva-compare-refused")[
            p[self.say("compare-refused", decision=offered(refusal.decision, speaker))],
            p[reason(refusal.verdict, refusal.decision, speaker)],
            self._rules(side, [refusal.verdict.rule]),
        ]

    def _why(self, replay_words: ReplayWords, step: Step) -> Node:
        why = replay_words.reason(step)
        return p[why] if why else None

    def _rules(self, side: int, rules: Iterable[str]) -> Sequence[Node]:
        return [self._rule(rule, f"compare-{side}-{rule}") for rule in rules]

    def _rule(self, rule: str, keep: str) -> Node:
        name = self.comparison.forms.name
        return rule_named(rule, name.game, name.players, self.lang, keep)

    # The way to the replay

    def _to_replay(self, side: int, step: Step) -> Node:
        """The link to the replay of this side, at the step that is shown."""
        href = self.replay_link(self.comparison.sides[side], step.number)
        if not href:
            return None
        label = self.say("compare-follow-of", form=self.head(side))
        return p(".tolva-compare-follow")[a(href=href, aria_label=label)[self.say("compare-follow")]]

    def replay_link(self, side: Side, step: int) -> str:
        """Where the replay shows this side: by its name, or with the whole record; empty where that is too long."""
        if not self.replay_page:
            return ""
        if side.name is not None:
            return f"{self.replay_page}{link_to(side.name)}&step={step}"
        try:
            return f"{self.replay_page}?step={step}#{LINKED}={packed(self._titled(side))}"
        except RecordFault:
            return ""

    def _titled(self, side: Side) -> Any:
        return replace(side.record, given={**side.record.given, "title": self.title})
