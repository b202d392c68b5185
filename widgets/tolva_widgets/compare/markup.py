"""Two forms of a game side by side, as HTML: what set them apart, by which rule, and how each of them ended."""

from collections.abc import Iterable, Sequence
from functools import partial
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

from tolva_teach.compare.comparison import Change, Refusal
from tolva_teach.picture import Still, draw
from tolva_teach.play.replay import Step
from tolva_teach.texts import offered, reason, signed
from tolva_widgets.compare.words import CompareWords
from tolva_widgets.replay.words import ReplayWords, capitalised
from tolva_widgets.rules.words import rule_named

HEAD = "tolva-compare-head"
"""The class of the heading; it takes the focus when another deal is shown."""

_ON_A_PHONE = "(max-width: 30rem)"
"""Where the narrow picture is shown."""

_SHOWN = 3
"""So many differences are told one by one, the last: a match can have one at the end of each deal."""


class CompareMarkup:
    """Writes what is told of a comparison."""

    def __init__(self, words: CompareWords, colours: Any, *, still: bool = False) -> None:
        """
        Args:
            words: tells of it.
            colours: how many colours the suits have.
            still: whether it is to be read where nothing runs: each picture is one image, the wide one.
        """
        self._words, self._comparison, self._say = words, words.comparison, words.say
        self._colours, self._still = colours, still

    def whole(self) -> str:
        """All of it, as HTML."""
        forms = self._comparison.forms
        return str(
            div(".tolva-compare-whole", lang=self._words.lang)[
                h2(f".{HEAD}", tabindex="-1")[self._words.title],
                div(".tolva-compare-summary")[(p[words] for words in self._words.summary)],
                self._rule(forms.rule, "compare-option"),
                self._results(),
                div(".tolva-compare-sides")[self._side(0), self._side(1)],
            ]
        )

    def _results(self) -> Node:
        """Each party's score in both forms; what differs is set off."""
        both = [side.replay[-1].table(None).tallies for side in self._comparison.sides]
        if not both[0]:
            return None
        speaker = self._words.words_of[0].speaker
        heads = [self._say("compare-party"), self._words.head(0), self._words.head(1)]
        rows = zip(*both, strict=True)
        return div(".tolva-compare-results")[
            table[
                caption[self._say("compare-results", unit=self._say(f"unit-{both[0][0].unit}"))],
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
        step = self._words.reached[side] or self._words.ends[side]
        return section(".tolva-compare-side", aria_labelledby=f"tolva-compare-{side}")[
            h3(id=f"tolva-compare-{side}")[self._words.head(side)],
            self._picture(side, step),
            self._differences(side),
            self._parting(side),
            self._end(side),
            self._to_replay(side, step),
        ]

    def _picture(self, side: int, step: Step) -> Node:
        if not self._words.differs:
            return None
        replay_words, table = self._words.words_of[side], step.table(None)
        words = self._say("compare-picture", form=self._words.head(side), place=replay_words.place(step))
        drawn = partial(
            draw,
            table,
            lang=self._words.lang,
            names=replay_words.names,
            indices=self._words.indices,
            colours=self._colours,
        )
        wide = Markup(Still(drawn(layout="wide"), words).html)
        if self._still:
            return p[wide]
        tall = source(media=_ON_A_PHONE, srcset=Still(drawn(layout="tall"), words).address)
        return div(".tolva-compare-picture")[picture[tall, wide]]

    @property
    def _told_apart(self) -> list[Change]:
        """The changes that are told one by one."""
        return self._words.changes[-_SHOWN:]

    def _differences(self, side: int) -> Node:
        """What is told differently though both do the same, place by place."""
        if not self._words.changes:
            return None
        earlier = len(self._words.changes) - len(self._told_apart)
        return fragment[
            h4[self._say("compare-differs")],
            p[self._say("compare-earlier", count=earlier)] if earlier else None,
            (self._difference(side, change) for change in self._told_apart),
        ]

    def _difference(self, side: int, change: Change) -> Node:
        where = self._comparison.sides[side].step_at(change.deal, change.event) or self._words.ends[side]
        told = [self._words.told(one) for one in change.happened[side]] or [self._say("compare-not-here")]
        return div(".tolva-compare-difference")[
            p(".tolva-compare-place")[self._words.words_of[side].place(where)],
            (p[words] for words in told),
            self._rules(side, dict.fromkeys(one.rule for one in change.happened[side])),
        ]

    def _parting(self, side: int) -> Node:
        """What was decided where they parted, and what could not be."""
        parting, step, replay_words = self._comparison.parting, self._words.reached[side], self._words.words_of[side]
        if parting is None:
            return None
        if step is None:
            return fragment[h4[self._say("compare-parts")], p[self._say("compare-over-here")]]
        refused = [self._refused(side, refusal) for refusal in parting.refusals if refusal.side == side]
        return fragment[
            h4[self._say("compare-parts")],
            p(".tolva-compare-place")[replay_words.place(step)],
            refused,
            p[strong[replay_words.told(step)[0]]],
            None if refused else self._why(replay_words, step),
        ]

    def _end(self, side: int) -> Node:
        """How it ended, but for what has been told above."""
        above = {self._words.told(one) for change in self._told_apart for one in change.happened[side]}
        told = [
            words for words in self._words.words_of[side].told_briefly(self._words.ends[side]) if words not in above
        ]
        return fragment[h4[self._say("compare-end")], (p[words] for words in told)] if told else None

    def _refused(self, side: int, refusal: Refusal) -> Node:
        speaker = self._words.words_of[side].speaker
        return div(".tolva-compare-refused")[
            p[self._say("compare-refused", decision=offered(refusal.decision, speaker))],
            p[reason(refusal.verdict, refusal.decision, speaker)],
            self._rules(side, [refusal.verdict.rule]),
        ]

    def _why(self, replay_words: ReplayWords, step: Step) -> Node:
        why = replay_words.reason(step)
        return p[why] if why else None

    def _rules(self, side: int, rules: Iterable[str]) -> Sequence[Node]:
        return [self._rule(rule, f"compare-{side}-{rule}") for rule in rules]

    def _rule(self, rule: str, keep: str) -> Node:
        name = self._comparison.forms.name
        return rule_named(rule, name.game, name.players, self._words.lang, keep)

    def _to_replay(self, side: int, step: Step) -> Node:
        """The link to the replay of this side, at the step that is shown."""
        href = self._words.replay_link(self._comparison.sides[side], step.number)
        if not href:
            return None
        label = self._say("compare-follow-of", form=self._words.head(side))
        return p(".tolva-compare-follow")[a(href=href, aria_label=label)[self._say("compare-follow")]]
