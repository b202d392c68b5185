"""The analysis of a deal that is over, in words: its key moments, each with the way back to it in the replay."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from htpy import (
    Node,
    a,
    caption,
    details,
    div,
    h2,
    li,
    p,
    section,
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

from tolva_teach.players.advice import Advice
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.links import packed
from tolva_teach.records.record import Record
from tolva_teach.texts import advised, offered, reason, say, signed
from tolva_widgets.editor.change import change_href
from tolva_widgets.play.ended.analysis import DealAnalysis, KeyMoment
from tolva_widgets.play.ended.match_deals import PlayedDeal
from tolva_widgets.play.match import LearnerMatch
from tolva_widgets.play.sharing import link_from
from tolva_widgets.replay.address import LINKED, OPEN, YOU
from tolva_widgets.replay.words import ReplayWords, capitalised
from tolva_widgets.rules.words import rule_named


@dataclass(frozen=True)
class AnalysisWords:
    """Speaks of the analysis of the deal that is over in a match."""

    match: LearnerMatch
    analysis: DealAnalysis
    replay_words: ReplayWords
    """Tells of the match to the learner."""
    replay_page: str
    """Where the page of replays is; empty where there is none."""

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name: the game's own where it has one."""
        return self.replay_words.say_own(key, **facts)

    @property
    def completed(self) -> str:
        """That the analysis is complete, and how many moments it has found; empty before."""
        return self.say("play-look-done", count=len(self.analysis.moments)) if self.analysis.done else ""

    def section(self) -> Node:
        """The moments found so far, as HTML."""
        moments, done, whole = self.analysis.moments, self.analysis.done, self._way_to_deal
        change = change_href(self._linked[0], self.replay_words.lang)
        open_cards = any(moment.found is not None and moment.found.by_open_cards for moment in moments)
        return section(".tolva-play-back")[
            h2[self.say("play-look-back")],
            ul(".tolva-play-looks")[(self._moment(moment) for moment in moments)] if moments else None,
            p[self.say("play-look-nothing")] if done and not moments else None,
            p(".tolva-play-remark")[self.say("play-look-open")] if open_cards else None,
            None if done else p(".tolva-play-remark")[self.say("play-look-on")],
            a(".tolva-play-whole", href=whole)[self.say("play-look-all")] if whole else None,
            a(".tolva-play-whole", href=change)[self.say("page-change")] if change else None,
            self._deals(),
        ]

    def _deals(self) -> Node:
        """The deals of the match, each with the score after it and the way into it; nothing where it is the first."""
        deals, tallies = self.analysis.deals, self.match.step.table(self.match.seat).tallies
        if len(deals) < 2 or not tallies:
            return None
        parties = [tally.party for tally in tallies]
        return div(".tolva-play-deals")[
            table(".tolva-score")[
                caption[self.say("play-look-deals")],
                thead[tr[td, (th(scope="col")[capitalised(self.replay_words.speaker.party(its))] for its in parties)]],
                tbody[(self._deal(its, parties) for its in deals)],
            ]
        ]

    def _deal(self, deal: PlayedDeal, parties: Sequence[int]) -> Node:
        called = self.say("play-look-deal", deal=deal.number + 1)
        way = f"{self._replay_by(self.match.seat)}#{LINKED}={deal.text}"
        head = a(href=way)[called] if deal.text and self.replay_page else called
        return tr[th(scope="row")[head], (td[signed(deal.score[party])] for party in parties)]

    def _moment(self, moment: KeyMoment) -> Node:
        place, way = self.replay_words.place_asked(self.match.ongoing[moment.step]), self.way_to(moment)
        game = self.match.deal.game
        rule = rule_named(moment.verdict.rule, game.name, game.players, self.replay_words.lang, f"look-{moment.step}")
        return li(class_=f"tolva-play-{moment.kind}")[
            strong[self.say("play-look-as-advised" if moment.as_advised else f"play-look-{moment.kind}")],
            " · ",
            a(href=way)[place] if way else place,
            p[self.told_of(moment)],
            rule if moment.kind == "kept" else None,
            self._cost(moment),
        ]

    def _cost(self, moment: KeyMoment) -> Node:
        """What the choice would have cost, to unfold, with the ways to one example played on after either choice."""
        cost = self.analysis.cost(moment)
        if cost is None or not cost.tried:
            return None
        facts = {"worse": cost.worse, "tried": cost.tried}
        ways = [(key, self._way_to_example(key, record, moment)) for key, record in
                (("see", cost.example), ("see-better", cost.better_example)) if record is not None]  # fmt: skip
        return details(".tolva-play-cost")[
            summary[self.say("cost-ask")],
            p[self.say("cost-told" if cost.worse else "cost-never", **facts)],
            ul[(li[a(href=way)[self.say(f"cost-{key}")]] for key, way in ways if way)] if any(ways) else None,
        ]

    def _way_to_example(self, key: str, record: Record, moment: KeyMoment) -> str:
        """The way to the decision in an example, all cards open; empty where there is none."""
        titled = replace(record, given={**record.given, "title": self.say(f"cost-title-{key}")})
        try:
            text = packed(titled)
        except RecordFault:
            return ""
        ongoing = self.match.ongoing
        first = next(step.number for step in reversed(ongoing[: moment.step + 1]) if step.fresh)
        step = moment.step - first
        return f"{self._replay_by(OPEN)}&step={step}#{LINKED}={text}" if self.replay_page else ""

    def _replay_by(self, view: int | str) -> str:
        """The page of replays, where it speaks to the learner as this table does, whatever of the cards is seen."""
        return f"{self.replay_page}?view={view}&{YOU}={self.match.seat}"

    def told_of(self, moment: KeyMoment) -> str:
        """What happened there, or could have, and why; nobody is blamed for what the coach would have said too."""
        if not moment.as_advised:
            return self._told_of(moment)
        unseen = "yes" if moment.found is not None and moment.found.by_open_cards else "no"
        return self.say("play-as-advised", unseen=unseen, told=self._told_of(moment))

    def _told_of(self, moment: KeyMoment) -> str:
        speaker = self.replay_words.speaker
        if moment.found is not None:
            return say(f"hindsight-{moment.found.code}", moment.found.facts, speaker)
        if moment.advice is not None:
            return self._advised(moment, moment.advice)
        if moment.kind == "missed":
            return offered(moment.decision, speaker, "could")
        if moment.kind == "broken":
            promised = self.replay_words.told(self.match.ongoing[moment.step + 1])
            return " ".join([*promised, *self.replay_words.told_briefly(self.match.ongoing[-1])])
        why = reason(moment.verdict, moment.decision, speaker)
        if moment.kind == "forbidden":
            return self.say("play-look-tried", did=f"{offered(moment.decision, speaker)}.", why=why, times=moment.times)
        did = self.replay_words.told(self.match.ongoing[moment.step + 1])[0]
        taken = [] if moment.taker is None else [say("hindsight-taken", {"taker": moment.taker}, speaker)]
        return " ".join([did, why, *taken])

    def _advised(self, moment: KeyMoment, advice: Advice) -> str:
        """What was done there, and what the coach would have said, as at the table."""
        did = self.replay_words.told(self.match.ongoing[moment.step + 1])[0]
        do, why = offered(advice.decision, self.replay_words.speaker), advised(advice, self.replay_words.speaker)
        return " ".join([did, self.say("play-would-advise", do=do[:1].lower() + do[1:], why=why)])

    @cached_property
    def _linked(self) -> tuple[str, int]:
        """The match as a link has it, and the number of the step that it begins with; empty where it is too long."""
        try:
            return link_from(self.match)
        except RecordFault:
            return "", 0

    @cached_property
    def _link(self) -> tuple[str, int]:
        """The way to the replay of it, and the number of the step that it begins with; empty where there is none."""
        record, first = self._linked
        is_there = record and self.replay_page
        return (f"{self._replay_by(self.match.seat)}#{LINKED}={record}" if is_there else ""), first

    @property
    def _way_to_deal(self) -> str:
        """The way to the beginning of the deal that is over; a link may have those before it too."""
        link, first = self._link
        dealt = next(step.number for step in reversed(self.match.ongoing) if step.fresh)
        return link.replace("?", f"?step={dealt - first}&", 1)

    def way_to(self, moment: KeyMoment) -> str:
        """The way to the step of a moment, with the question that was asked there."""
        link, first = self._link
        return link.replace("?", f"?step={moment.step - first}&ask=1&", 1)
