"""How a deal ended, as it lies on the table: what decided it and by which rule, the score before and after, and what
to practise next."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from htpy import (
    Node,
    a,
    button,
    caption,
    details,
    div,
    fragment,
    h2,
    li,
    p,
    section,
    span,
    strong,
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

from tolva_teach.rules.happenings import Happening
from tolva_teach.rules.table import Tally
from tolva_teach.texts import happening, join, rule, signed, standing
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.play.day.words import DayWords
from tolva_widgets.play.ended.analysis_words import AnalysisWords
from tolva_widgets.play.ended.headline import deal_headline, final_score, match_headline
from tolva_widgets.play.ended.next_step import next_step, way_to_questions
from tolva_widgets.play.words import PlayWords
from tolva_widgets.replay.words import capitalised
from tolva_widgets.rules.words import page_of, rule_named

MOST_TO_PRACTISE = 2
"""So many rules are named at most: what one is told to practise is to be done."""

BESIDE_TABLE = "(min-width: 64rem)"
"""Where it stands beside the table (`ending.css`)."""


@dataclass(frozen=True)
class Ending:
    """Speaks of the deal that is over at a table."""

    words: PlayWords
    """Speaks of the session, to the learner."""
    day: DayWords | None = None
    """Speaks of the day's deal, where this was it."""

    @property
    def decided(self) -> Sequence[Happening]:
        """What decided the deal and the match, in the order in which it happened, as the learner knows it."""
        match = self.words.match
        game = match.deal.game
        steps = [step for step in match.ongoing if step.deal_number == match.step.deal_number]
        told = [its for step in steps for its in step.told_to(match.seat) if its.kind in game.results]
        return told or [its for its in steps[-1].told_to(match.seat) if its.kind not in game.asides]

    @property
    def scores(self) -> Sequence[tuple[Tally, Tally]]:
        """Each party's score as the deal began, and as it stands now."""
        match = self.words.match
        first = next(step for step in match.ongoing if step.deal_number == match.step.deal_number)
        before = {tally.party: tally for tally in first.table(match.seat).tallies}
        return [(before[tally.party], tally) for tally in match.step.table(match.seat).tallies]

    @property
    def won(self) -> bool:
        """Whether the learner's party has won the match."""
        match = self.words.match
        return match.waits_for == "nothing" and match.deal.standing.winner == self._own_party

    @property
    def gained_most(self) -> bool | None:
        """Whether no party has done better than the learner's: in the match, where it is over, else in the deal. None
        where all have done as well."""
        if self.words.match.waits_for == "nothing":
            return self.won
        changes = {now.party: now.score - before.score for before, now in self.scores}
        if len(set(changes.values())) < 2:
            return None
        return changes[self._own_party] == max(changes.values())

    @property
    def _own_party(self) -> int:
        return self.words.speaker.parties[self.words.match.seat]

    @property
    def title(self) -> str:
        """What came of it, in short: for the learner, and for those whom they played against."""
        match = self.words.match
        if match.waits_for == "nothing":
            return match_headline(self.words, self._own_party, [now.unit for _, now in self.scores])
        return deal_headline(self.words, self._own_party, self.scores, self.decided)

    @property
    def standing(self) -> str:
        """How all stand in the match, and who leads it, or how it has ended; empty where it has no score."""
        scores = [(now.party, now.score) for _, now in self.scores]
        if len(scores) < 2:
            return ""
        if self.words.match.waits_for == "nothing":
            return final_score(self.words, self._own_party, [now for _, now in self.scores])
        most = max(score for _, score in scores)
        leading = [party for party, score in scores if score == most]
        own = self._own_party in leading
        how = "level" if len(leading) == len(scores) else "shared" if own and len(leading) > 1 else "own" if own else ""
        speaker = self.words.speaker
        who = join([speaker.party(party) for party in leading], self.words.lang)
        told = capitalised(standing(scores, self.scores[0][1].unit, speaker))
        together = "yes" if speaker.parties.count(self._own_party) > 1 else "no"
        return self.words.say("ending-standing", standing=told, lead=how or "others", who=who, together=together)

    @property
    def to_practise(self) -> Sequence[str]:
        """The rules that one tried to break, or by which one let go of something, each once."""
        analysis = self.words.match.analysis
        found = [its for its in analysis.moments if not its.as_advised] if analysis else []
        wrong = [its for its in found if its.kind in ("forbidden", "missed")]
        return list(dict.fromkeys(moment.verdict.rule for moment in wrong))[:MOST_TO_PRACTISE]

    @property
    def why_lost(self) -> str:
        """What cost most of what one decided oneself, in a sentence; empty where one did not lose, or where nothing of
        the kind has been found (yet)."""
        match, analysis = self.words.match, self.words.match.analysis
        if analysis is None or self.gained_most is not False:
            return ""
        cost = analysis.costliest
        if cost is None:
            return ""
        words = self.words.replay_words
        told = AnalysisWords(match, analysis, words, "").told_of(cost)
        key = "ending-why-lost-seldom" if analysis.costs_seldom(cost) else "ending-why-lost"
        return self.words.say(key, place=words.place_asked(match.ongoing[cost.step]), told=told)

    # As HTML

    def markup(self) -> str:
        """All of it. It can be folded, and is so at first where it would lie on the table; how somebody has left it, it
        is after the next deal too."""
        return str(
            section(
                class_=["tolva-ending", {"tolva-ending-won": self.won}], lang=self.words.lang, aria_label=self.title
            )[
                details(data_keep="ending", data_unfolded_where=BESIDE_TABLE)[
                    summary[self._head()],
                    div(".tolva-ending-told")[
                        p(".tolva-ending-standing")[self.standing] if self.standing and not self._is_final else None,
                        ul(".tolva-ending-why")[self._lines()],
                        self._score(),
                        p(".tolva-ending-lost")[self.why_lost] if self.why_lost else None,
                        self._practice(),
                        self.day.section() if self.day else None,
                    ],
                ],
                self._way_on(),
            ]
        )

    @property
    def _is_final(self) -> bool:
        return self.words.match.waits_for == "nothing"

    def _head(self) -> Node:
        """What is seen of it folded: what came of it, and where a match is over the final score."""
        title = h2(".tolva-ending-title")[self.title]
        final = span(".tolva-ending-final")[self.standing] if self.standing and self._is_final else None
        return fragment[title, final]

    def _way_on(self) -> Node:
        """What to do next: one step, and where that leads elsewhere, going on here."""
        step = next_step(self.words, self.to_practise, lost=self.gained_most is False)
        return p(".tolva-ending-on")[
            a(".tolva-ending-way", href=step.href, data_focus="ending-way")[step.label] if step else None,
            button(type="button", data_pace="on", data_focus="ending-on")[self.words.on],
        ]

    def _lines(self) -> Iterator[Node]:
        """What decided, each rule named once: by the last line that it decided."""
        lines = self.decided
        named = {told.rule: number for number, told in enumerate(lines)}
        for number, told in enumerate(lines):
            way = self._way_to_rule(told) if named[told.rule] == number else None
            yield li[happening(told, self.words.speaker), [" ", way] if way else None]

    def _way_to_rule(self, told: Happening) -> Node:
        game = self.words.match.deal.game
        title = rule(self.words.lang, told.rule, game.name, game.players).title
        named = (
            f"{self.words.say('explain-rule')} {title}"  # alone, a title such as "Going out" sounds like a way to leave
        )
        page = page_of(told.rule, game.name, self.words.lang)
        return a(href=f"{page}#{told.rule}", target="_blank", rel="noopener")[named] if page else named

    def _score(self) -> Node:
        scores = self.scores
        if not scores:
            return None
        say = self.words.say
        heads = [say("ending-who"), say("ending-before"), say("ending-after")]
        return table(".tolva-score")[
            caption[say(f"unit-{scores[0][1].unit}")],
            thead[tr[(th(scope="col")[head] for head in heads)]],
            tbody[(self._row(before, now) for before, now in scores)],
        ]

    def _row(self, before: Tally, now: Tally) -> Node:
        who = capitalised(self.words.speaker.party(now.party))
        after = strong[signed(now.score)] if now.score != before.score else signed(now.score)
        return tr[th(scope="row")[who], td[signed(before.score)], td[after]]

    def _practice(self) -> Node:
        rules, analysis = self.to_practise, self.words.match.analysis
        if not rules:
            if analysis is None or not analysis.done:
                return None  # a chance that was missed may yet be found
            if any(moment.kind != "kept" for moment in analysis.moments):
                return None
            return p(".tolva-ending-clean")[self.words.say("ending-clean")]
        return div(".tolva-ending-practice")[
            p[self.words.say("ending-practise")],
            ul[(li[way] for name in rules for way in self._ways(name))],
        ]

    def _ways(self, name: str) -> Iterator[Markup | Node]:
        """The way to a question about a rule; else to the lesson that teaches it; else what it says."""
        game, lang = self.words.match.deal.game, self.words.lang
        title = rule(lang, name, game.name, game.players).title
        questions = way_to_questions(self.words, name)
        lesson = Catalogue(site_here()).now().teaching(lang, game.name, name)
        if questions:
            yield a(href=questions)[self.words.say("ending-question", rule=title)]
        elif lesson:
            yield a(href=lesson.href_to(name))[self.words.say("ending-lesson", rule=title)]
        else:
            yield rule_named(name, game.name, game.players, lang, f"ending {name}")
