"""What a level says that is played: what to play for, who objects, hints, and how it went."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from htpy import Element, Node, details, div, fragment, h3, p, summary

from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import advised, has_sentence, join, offered, reason, rule
from tolva_widgets.answering.words import SAID
from tolva_widgets.levels.play_session import DUTY, HINTS, REMAINING, PlayLevelSession
from tolva_widgets.levels.turn_words import StarWords
from tolva_widgets.play.words import PlayWords
from tolva_widgets.rules.words import rule_named
from tolva_widgets.table import decisions as choosing

_MOST_TOLD = 12
"""So many lines of what has happened are seen at once: what comes after the level is not to be far below it."""


@dataclass(frozen=True)
class PlayLevelWords(StarWords):
    """Speaks of a level as it is now, in a language."""

    session: PlayLevelSession
    lang: str
    indices: str = "sv"
    """Whose letters stand in the cards' corners, by language."""

    @cached_property
    def at_table(self) -> PlayWords:
        """Speaks of the match that is played on."""
        return PlayWords(self.session.play, self.lang, self.indices)

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name: the game's own where it has one."""
        return self.at_table.say(key, **facts)

    # What is asked

    @property
    def asked(self) -> str:
        """How far one plays, and what for."""
        aim = self.session.aim
        key = f"play-level-until-{aim.until}"
        until = self.say(key if has_sentence(self.lang, key) else "play-level-until-any")
        return f"{until} {self.say(f'goal-{aim.goal}')}" if aim.goal else until

    @property
    def place(self) -> str:
        """Where in the deal one is; at the end, where that was decided which ended it."""
        teller, step = self.at_table.teller, self.session.match.step
        return teller.place(step) if self.session.ended else teller.place_asked(step)

    @property
    def heard_first(self) -> str:
        return f"{self.asked} {self.at_table.turn}"

    # The buttons

    def _to_do(self) -> Iterator[tuple[str, str]]:
        if self.session.hints_left:
            yield "hint", self.hint_label

    # Hints

    @property
    def hints(self) -> list[str]:
        """The hints given so far on this decision."""
        return [self._hint(kind) for kind in HINTS[: self.session.hinted]]

    def _hint(self, kind: str) -> str:
        if kind == DUTY:
            return self._duties()
        if kind == REMAINING:
            allowed = [self._called(decision) for decision in self.session.allowed]
            return self.say("play-level-hint-remaining", decisions=join(allowed, self.lang, "or"))
        return self._way()

    def _duties(self) -> str:
        game = self.session.match.deal.game
        rules = [rule(self.lang, its, game.name, game.players).title for its in self.session.duties]
        if not rules:
            return self.say("play-level-hint-free")
        return self.say("play-level-hint-duty", rules=join(rules, self.lang), count=len(rules))

    def _way(self) -> str:
        way, advice = self.session.way, self.session.advice
        if way is None:
            return self.say("play-level-hint-no-way" if self.session.aim.goal else "play-level-hint-untold")
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
        return self.went(self._went) if self.session.ended else ""

    @property
    def _went(self) -> str:
        session = self.session
        if not session.reached:
            return self.say("play-level-missed")
        if session.aim.until != "decision":
            return self.say("play-level-reached" if session.aim.goal else "play-level-played")
        step = next(step for step in session.match.ongoing[session.match.first + 1 :] if step.decision is not None)
        assert step.verdict is not None
        return self.say("play-level-right", why=reason(step.verdict, step.decision, self.at_table.speaker))

    @property
    def heard(self) -> str:
        """What a screen reader says of what has just happened."""
        words, session = self.at_table, self.session
        if session.match.refused is not None:
            return words.objection
        told = [words.caption] if len(session.match.point.own) else []
        return " ".join(filter(None, [*told, self.headline or words.turn]))

    @property
    def under_table(self) -> str:
        """Who objects, what is to be done, the hints, or how it went, as HTML."""
        words, session = self.at_table, self.session
        if session.ended:
            kind = "yes" if session.reached else "no"
            return str(div(class_=SAID)[p(class_=f"tolva-answering-head tolva-answering-head-{kind}")[self.headline]])
        objection = self._objection()
        turn = p(".tolva-play-level-turn")[words.turn or words.why_not] if objection is None else None
        return str(div(class_=SAID)[objection, turn, self.hints_given()])

    def _objection(self) -> Node:
        tried, game = self.session.match.refused, self.session.match.deal.game
        if tried is None:
            return None
        named = rule_named(tried.verdict.rule, game.name, game.players, self.lang)
        return div(".tolva-answer.tolva-answer-no")[p[self.at_table.objection], named]

    @property
    def beside_table(self) -> str:
        """What has happened since one began, the last of it first, as HTML; empty where one has only begun."""
        teller, match = self.at_table.teller, self.session.match
        steps = match.ongoing[match.first + 1 : match.number + 1]
        lines = [line for step in steps for line in teller.told_briefly(step)]
        if not lines:
            return ""
        told = [p(".tolva-told")[line] for line in reversed(lines)]
        return str(fragment[h3[self.say("play-happened")], div(".tolva-play-level-told")[self._folded(told)]])

    def _folded(self, lines: Sequence[Element]) -> Node:
        """The first of the lines, and the rest where one may unfold it."""
        seen, rest = lines[:_MOST_TOLD], lines[_MOST_TOLD:]
        earlier = details(data_keep="earlier")[summary[self.say("play-level-earlier")], rest] if rest else None
        return fragment[seen, earlier]

    @property
    def marks(self) -> dict[str, Mapping[str, str]]:
        """What is marked on the table: what was tried and is forbidden, what may be done, and what the last hint says
        to do."""
        marks, offers, way = self.at_table.marks, self.session.match.offers, self.session.way
        if self.session.ended:
            return {}
        if offers is not None and way is not None:
            done = {"kind": "yes", "word": self.say("play-advised")}
            marks |= dict.fromkeys(choosing.keys_of(offers, way), done)
        return marks
