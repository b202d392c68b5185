"""What is said of a position that is played on: what to play for, who objects, hints, and how it went."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from htpy import Element, Node, details, div, fragment, h3, li, ol, p, strong, summary

from tolva_teach.play.goals import COUNTED
from tolva_teach.play.replay import Step
from tolva_teach.players.advice import advice_at_once
from tolva_teach.quiz.tricks.untaken import why_not_taken
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import advised, has_sentence, join, offered, reason, rule
from tolva_widgets.levels.play.missed import MissedGoal
from tolva_widgets.levels.play.task import DUTY, HINTS, REMAINING, PlayAttempt
from tolva_widgets.play.if_allowed import if_allowed
from tolva_widgets.play.session import PlaySession
from tolva_widgets.play.words import PlayWords
from tolva_widgets.rules.words import rule_named
from tolva_widgets.tasks.headline import headline_of
from tolva_widgets.tasks.hints import hints_given

_MOST_TOLD = 12
"""So many lines of what has happened are seen at once: what comes after the level is not to be far below it."""


@dataclass(frozen=True)
class PlayLevelWords:
    """Speaks of an attempt as it is now, in a language.

    Large because all that is said of one stands here: what is asked, its hints, how it went, and why.
    """

    attempt: PlayAttempt
    lang: str
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""

    @cached_property
    def at_table(self) -> PlayWords:
        """Speaks of the match that is played on."""
        return PlayWords(
            self.attempt.play, self.lang, self.indices, way=self.attempt.way, counts=self.attempt.aim.goal in COUNTED
        )

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name: the game's own where it has one."""
        return self.at_table.say(key, **facts)

    # What is asked

    @property
    def asked(self) -> str:
        """How far one plays, and what for."""
        aim = self.attempt.aim
        key = f"play-level-until-{aim.until}"
        until = self.say(key if has_sentence(self.lang, key) else "play-level-until-any")
        return f"{until} {self.say(f'goal-{aim.goal}')}" if aim.goal else until

    @property
    def place(self) -> str:
        """Where in the deal one is; at the end, where that was decided which ended it."""
        replay_words, step = self.at_table.replay_words, self.attempt.match.step
        return replay_words.place(step) if self.attempt.ended else replay_words.place_asked(step)

    @property
    def heard_first(self) -> str:
        return f"{self.asked} {self.at_table.turn}"

    # Hints

    @property
    def hints(self) -> list[str]:
        """The hints given so far on this decision."""
        return [self._hint(kind) for kind in HINTS[: self.attempt.hinted]]

    def _hint(self, kind: str) -> str:
        if kind == DUTY:
            return self._duties()
        if kind == REMAINING:
            return self._look()
        return self._way()

    def _look(self) -> str:
        """What to look at, by what one plays for; and where rules leave less than one can think of, what they leave."""
        key = f"play-level-look-{self.attempt.aim.goal}"
        look = self.say(key if has_sentence(self.lang, key) else "play-level-look-any")
        if not self.attempt.duties:
            return look
        allowed = join([self._called(decision) for decision in self.attempt.allowed], self.lang, "or")
        return f"{self.say('play-level-hint-remaining', decisions=allowed)} {look}"

    def _duties(self) -> str:
        game = self.attempt.match.deal.game
        rules = [rule(self.lang, its, game.name, game.players).title for its in self.attempt.duties]
        if not rules:
            return self.say("play-level-hint-free")
        return self.say("play-level-hint-duty", rules=join(rules, self.lang), count=len(rules))

    def _way(self) -> str:
        way, advice = self.attempt.way, self.attempt.advice
        if way is None:
            return self.say("play-level-hint-no-way" if self.attempt.aim.goal else "play-level-hint-untold")
        do = self._called(way)
        if advice is None or advice.decision != way:
            return self.say("play-level-hint-way", do=do)
        return self.say("play-advice", do=do, why=advised(advice, self.at_table.speaker))

    def _called(self, decision: Decision) -> str:
        """What is done, as it stands within a sentence."""
        do = offered(decision, self.at_table.speaker)
        return do[:1].lower() + do[1:]

    # What is said now

    @property
    def headline(self) -> str:
        """How it went; empty before the end."""
        return self._went if self.attempt.ended else ""

    @property
    def _went(self) -> str:
        attempt = self.attempt
        if not attempt.right:
            return self.say("play-level-missed")
        if attempt.aim.until != "decision":
            reached = "play-level-reached" if attempt.risk is None else "play-level-lucky"
            return self.say(reached if attempt.aim.goal else self._played)
        step = next(step for step in attempt.match.ongoing[attempt.match.first + 1 :] if step.decision is not None)
        assert step.verdict is not None
        return self.say("play-level-right", why=reason(step.verdict, step.decision, self.at_table.speaker))

    @property
    def _played(self) -> str:
        key = f"play-level-played-{self.attempt.aim.until}"
        return key if has_sentence(self.lang, key) else "play-level-played"

    def heard(self, headline: str, early: bool = False) -> str:
        """What a screen reader says of what has just happened.

        Args:
            headline: how it went, and what follows from that; empty before the end.
            early: whether the goal has just been reached or lost before the end.
        """
        words, attempt = self.at_table, self.attempt
        if attempt.match.refused is not None:
            return words.objection
        told = [words.caption] if len(attempt.match.point.own) else []
        return " ".join(filter(None, [*told, self._early if early else "", headline or words.turn]))

    def under_table(self, headline: str) -> list[Node]:
        """Who objects, what is to be done, the hints, or how it went.

        Args:
            headline: how it went, and what follows from that.
        """
        words = self.at_table
        if self.attempt.ended:
            return [headline_of(headline, right=self.attempt.right), *self._risked(), *self._why_lost()]
        objection = self._objection()
        turn = p(".tolva-play-level-turn")[words.turn or words.why_not] if objection is None else None
        return [*self._decided_early(), objection, turn, *hints_given(self.hints, self.lang)]

    def _risked(self) -> list[Node]:
        """How often what one has decided loses; nothing where one took no such risk."""
        if self.attempt.risk is None:
            return []
        decision, risk = self.attempt.risk
        always = "yes" if risk.lost == risk.tried else "no"
        told = self.say(f"play-level-risk-{decision.verb}", always=always, **risk._asdict())
        return [p(".tolva-play-level-lost")[told]]

    @property
    def _early(self) -> str:
        """That the goal is reached or lost, before the end."""
        return self.say("play-level-already" if self.attempt.decided_early else "play-level-out-of-reach")

    def _decided_early(self) -> list[Node]:
        """That the goal is reached, or that it is lost and how, as soon as it is."""
        early = self.attempt.decided_early
        if early is None:
            return []
        return [headline_of(self._early, right=early), *self._why_lost()]

    @property
    def why_missed(self) -> str:
        """By which choice of one's own the goal was lost, and what would have led to it; empty where it was not. Where
        a rule says why, that is told instead of where it was."""
        if not self.attempt.has_missed:
            return ""
        lost, words = self.attempt.missed, self.at_table.replay_words
        if lost is None:
            return self.say("play-level-lost-nowhere")
        assert lost.step.before is not None
        assert lost.step.decision is not None
        why = why_not_taken(self.attempt.aim, lost.step.before, lost.step.decision, self.at_table.speaker)
        if why:
            return self.say("play-level-lost-why", why=why, do=self._called(lost.better))
        place = words.place_asked(self.attempt.match.ongoing[lost.step.number - 1])
        did = words.told_briefly(lost.step)[0]
        blamed = "play-level-unlucky" if self._is_as_advised(lost.step) else "play-level-lost"
        return self.say(blamed, place=place, did=did, do=self._called(lost.better))

    def _is_as_advised(self, step: Step) -> bool:
        """Whether the coach would have decided so too, by what could be seen there; no where that takes thinking."""
        assert step.before is not None
        advice = advice_at_once(step.before.view(self.attempt.match.seat))
        return advice is not None and advice.decision == step.decision

    def _why_lost(self) -> list[Node]:
        """Where the goal was lost, and how it can be reached from there, step by step: what one does oneself stands
        out. Nothing where it is not lost."""
        if not self.attempt.has_missed:
            return []
        why, lost = p(".tolva-play-level-lost")[self.why_missed], self.attempt.missed
        if lost is None:
            return [why]
        replay_words = PlayWords(
            PlaySession(lost.line), self.lang, self.indices, counts=self.attempt.aim.goal in COUNTED
        ).replay_words
        lines = [
            li[strong[line] if self._is_own(step) and not place else line]
            for step in self._leading_on(lost)
            for place, line in enumerate(replay_words.told_briefly(step))
        ]
        works = details(data_keep="works", open=len(lines) <= _MOST_TOLD)[
            summary[self.say("play-level-works")], ol(".tolva-play-level-works")[lines]
        ]
        return [why, works]

    def _leading_on(self, lost: MissedGoal) -> Sequence[Step]:
        """What leads to the goal, from where it was lost; nothing of what comes after it is reached."""
        attempt, line, first = self.attempt, lost.line, lost.step.number
        parties = line.deal.game.parties
        steps = range(first, len(line.ongoing))
        reached = (n for n in steps if attempt.aim.is_reached(line.point_at(n).happened, attempt.match.seat, parties))
        return line.ongoing[first : next(reached, len(line.ongoing)) + 1]

    def _is_own(self, step: Step) -> bool:
        return step.decision is not None and step.decision.seat == self.attempt.match.seat

    def _objection(self) -> Node:
        tried, game = self.attempt.match.refused, self.attempt.match.deal.game
        if tried is None:
            return None
        named = rule_named(tried.verdict.rule, game.name, game.players, self.lang)
        return div(".tolva-answer.tolva-answer-no")[p[self.at_table.objection], named, if_allowed(self.at_table)]

    @property
    def beside_table(self) -> Node:
        """What has happened since one began, in its order; nothing where one has only begun."""
        replay_words, match = self.at_table.replay_words, self.attempt.match
        steps = match.ongoing[match.first + 1 : match.number + 1]
        lines = [line for step in steps for line in replay_words.told_briefly(step)]
        if not lines:
            return None
        told = [p(".tolva-told")[line] for line in lines]
        return fragment[h3[self.say("play-happened")], div(".tolva-play-level-told")[self._folded(told)]]

    def _folded(self, lines: Sequence[Element]) -> Node:
        """The last of the lines, and above them those before where one may unfold them."""
        before, seen = lines[:-_MOST_TOLD], lines[-_MOST_TOLD:]
        earlier = details(data_keep="earlier")[summary[self.say("play-level-earlier")], before] if before else None
        return fragment[earlier, seen]

    @property
    def marks(self) -> dict[str, Mapping[str, str]]:
        """What is marked on the table: what was tried and is forbidden, what may be done, and what the last hint says
        to do."""
        return {} if self.attempt.ended else self.at_table.marks
