""" "What must I play?": the learner picks all cards that may be played to a trick, or led where an answer obliges to.

>>> MUST_PLAY.question(seed=7, difficulty=1)
<must-play question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property, partial
from types import MappingProxyType
from typing import Any

from tolva_teach.games.melding import pair
from tolva_teach.quiz.base import Choice, Hint
from tolva_teach.quiz.offered import offered
from tolva_teach.quiz.positions import PositionFamily, TurnQuestion
from tolva_teach.quiz.tricks.answers import bearing_on, came_by, has_to_wait
from tolva_teach.quiz.tricks.forms import FORMS, Form, has_phases, stock_gone
from tolva_teach.quiz.tricks.kinds_of_turn import BEYOND, deciding, kinds_of
from tolva_teach.quiz.tricks.must_play.plans import plan_of
from tolva_teach.quiz.tricks.must_play.search import position
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, say

_LED = ("quiz-hint-led", "trick.follow")
_LED_FACE_UP = ("quiz-hint-led-face-up", "trick.follow")
_LED_IN_ROW = ("quiz-hint-led-in-row", "bord.first-from-table")

_FREE = ("quiz-hint-phase", "bond.phase1")
_ASKED = ("quiz-hint-asked", "bond.lead-answer")
_ANSWERED = ("quiz-hint-answered", "bond.lead-answer")
_OF_ANSWER = ("quiz-hint-of-answer", "bond.lead-answer")

_HINTS: Mapping[str, Sequence[tuple[str, str]]] = {
    "follows": (_LED, ("quiz-hint-follow-beat", "trick.overtake")),
    "beats": (_LED, ("quiz-hint-follow-beat", "trick.overtake")),
    "trumped": (_LED, ("quiz-hint-follow-trumped", "trick.overtake")),
    "trumps": (_LED, ("quiz-hint-trump-untrumped", "trick.trump")),
    "overtrumps": (_LED, ("quiz-hint-trump-beat", "trick.overtake")),
    "undertrumps": (_LED, ("quiz-hint-trump-beat", "trick.overtake")),
    "void-both": (_LED, ("quiz-hint-trump-none", "trick.discard")),
    "no-trump-set": (_LED, ("quiz-hint-discard-void", "trick.discard")),
    "any": (_FREE, ("quiz-hint-free", "bond.phase1")),
    **dict.fromkeys(("lead-card", "lead-suit"), (_ASKED, _OF_ANSWER)),
    **dict.fromkeys(("lead-pair", "answer"), (_ANSWERED, _OF_ANSWER)),
}
"""By the case of the deciding verdict, both hints' sentences and rules. What one must find out oneself (whether a card
beats the winning one) has the same hints either way."""


class MustPlayQuestion(TurnQuestion):
    """A position from a deal, seen from the seat whose turn it is to play a card."""

    spoken_as = "quiz"
    narrowing = "trick.overtake"

    @cached_property
    def table(self) -> Table:
        """The hands and the trick. Neither the score nor the tricks taken say what may be played: they stay away; so do
        the notes, which say it outright."""
        whole = super().table
        zones = tuple(zone for zone in whole.zones if zone.kind != "taken")
        return replace(whole, zones=zones, notes=())

    @staticmethod
    def takes(view: Any) -> bool:
        """Where a card may be played, and something decides which: a trick, or what one has answered."""
        rules, kinds = view.game, kinds_of(view)
        playable = map(partial(rules.verdict, view), rules.offers(view).cards.values())
        return any(playable) and bool(kinds if view.trick else kinds & {BEYOND["lead-card"]})

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(choice for choice in offered(self.view) if choice.kind == "card")

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`kinds`)."""
        return kinds_of(self.view)

    @property
    def deciding(self) -> Verdict:
        """The verdict on the cards that may be played: its rule is what the question is about."""
        return deciding(self.view)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """Where to begin, which tells nothing of the hand, then which group of cards is in question."""
        facts = {"seat": self.view.seat, **self.deciding.facts}
        first, second = _HINTS[self.deciding.case]
        if has_phases(self.view.game):  # in which of them one is comes first
            first = _FREE
        if first == _LED and len(self.view.available) > len(self.view.hand):
            first = _LED_FACE_UP if self.view.board.taken_up else _LED_IN_ROW
        return [Hint(key, rule, facts) for key, rule in (first, second)]

    def why(self, choice: str, speaker: Speaker) -> str:
        """As of every offer; after the first phase, that it is over comes first (bond.phase2), and of two duties last
        which goes before the other."""
        told = super().why(choice, speaker)
        beside = self._told_of_duties(choice)
        return " ".join(
            [
                *([say("quiz-why-stock-gone", {}, speaker)] if stock_gone(self.view) else []),
                told,
                *([say(beside, {}, speaker)] if beside else []),
            ]
        )

    def _told_of_duties(self, choice: str) -> str | None:
        """The name of what is to be told besides of a card that a duty would ask for, were there not another before it
        (bond.lead-answer)."""
        if self.verdict(choice):
            return None
        if has_to_wait(self.view) and any(choice in pair(duty.suit) for duty in bearing_on(self.view)):
            return "quiz-why-duty-waits"
        newer = bearing_on(self.view)[1:]
        return "quiz-why-duty-older" if any(choice in pair(duty.suit) for duty in newer) else None

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """What one must know that no card on the table shows: the variant, and what was asked and answered."""
        view = self.view
        if stock_gone(view):
            yield say("quiz-premise-stock-gone", {}, speaker)
        if not view.board.taken_up:
            yield say("quiz-premise-from-table", {}, speaker)
        for duty in bearing_on(view):
            yield say(f"quiz-premise-{came_by(duty)}", {"suit": duty.suit}, speaker)


class MustPlay(PositionFamily[MustPlayQuestion]):
    """The questions about what a trick obliges to, and what a game adds to it, in one form of a game."""

    name = "must-play"
    question_type = MustPlayQuestion

    def __init__(self, form: Form) -> None:
        super().__init__(form.name, form.players, partial(position, form), plan_of(form).kinds)
        self.rules = MappingProxyType(dict(_rules_in_short(form.rules())))


def _rules_in_short(rules: Any) -> Iterator[tuple[str, str]]:
    """Each rule that decides, with the name of a sentence that says it in short."""
    if has_phases(rules):
        yield rules.free_rule, "quiz-duty-free"
    alone = "" if rules.players == 4 else "-alone"
    yield from {
        "trick.follow": "quiz-duty-follow",
        "trick.trump": "quiz-duty-trump",
        "trick.overtake": f"quiz-duty-overtake{alone}",
        "trick.discard": "quiz-duty-discard",
    }.items()
    if "ask" in rules.words and rules.answer_duty_rule:
        yield rules.answer_duty_rule, "quiz-duty-lead-answer"


MUST_PLAYS = tuple(map(MustPlay, FORMS))
"""For every form."""

MUST_PLAY = MUST_PLAYS[0]
"""The first of them, in the game that a learner meets first."""
