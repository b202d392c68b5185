""" "Which play was against the rules?": a trick with all hands open, or the deal's last tricks; one card is wrong.

>>> WRONG_PLAYS[0].question(seed=7, difficulty=1)
<wrong-play question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.games.base import play
from tolva_teach.games.tricktable import table_of
from tolva_teach.quiz.base import Choice, Hint, QuestionName, card
from tolva_teach.quiz.positions import PositionFamily
from tolva_teach.quiz.tricks.answers import ANSWERED, came_by
from tolva_teach.quiz.tricks.forms import FORMS, Form
from tolva_teach.quiz.tricks.last_tricks import has_rows, laid_out
from tolva_teach.quiz.tricks.single import SingleQuestion, without
from tolva_teach.quiz.tricks.wrong_play.judged import Judged, WrongPlay
from tolva_teach.quiz.tricks.wrong_play.plans import LAST, plan_of
from tolva_teach.quiz.tricks.wrong_play.search import position
from tolva_teach.rules.table import Table
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.rules.verdicts import Facts, Verdict
from tolva_teach.texts import Speaker, reason, say


class WrongPlayQuestion(SingleQuestion):
    """Cards that have been played, and what everybody held: one of them the rules refuse."""

    spoken_as = "wrong-play"
    marked_as = "wrong-play"  # "yes" on the card that was against the rules would read as if it was right
    holds_as = "foul"

    def __init__(self, name: QuestionName, position: WrongPlay) -> None:
        super().__init__(name, position)
        self._hands = position.hands
        self._tricks = position.tricks
        self._duties = position.duties
        self._judged: Sequence[Judged] = tuple(position.judged())

    @property
    def asked(self) -> str:
        return "wrong-ask" if self._is_one else "wrong-ask-last"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """Of several tricks, how they lie there, who began and that no card was hidden; of one, the questions
        whose answers oblige."""
        for duty in self._duties:
            came, other = came_by(duty), self.view.game.partner_of(duty.seat)
            asker, partner = (other, duty.seat) if came in ANSWERED else (duty.seat, other)
            yield say(f"wrong-premise-{came}", {"asker": asker, "partner": partner, "suit": duty.suit}, speaker)
        if not self._is_one:
            facts = {"count": len(self._tricks), "leader": self._tricks[0][0].seat}
            yield say("wrong-premise-last", facts, speaker)
            if has_rows(self.view):
                yield say("wrong-premise-turned-up", {}, speaker)

    @property
    def _is_one(self) -> bool:
        return len(self._tricks) == 1

    @cached_property
    def table(self) -> Table:
        """All hands open: beside the trick what each has left, or every card in the order in which it is played."""
        view = self.view
        board, rules = view.board, view.game
        if self._is_one:
            (trick,) = self._tricks
            gone = {one.card for one in trick}
            left = [[its for its in hand if its not in gone] for hand in self._hands]
            return without(table_of(rules, None, left, trick, board, ()), "taken", turns=False)
        return laid_out(view, self._tricks)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The cards that have been played, as they lie."""
        if self._is_one:
            return tuple(card(one.play.card) for one in self._judged)
        return tuple(card(its.key) for zone in self.table.zones for its in zone.cards)

    @property
    def told_in_order(self) -> Sequence[Choice]:
        """As they were played, trick by trick."""
        lying = {choice.key: choice for choice in self.choices}
        return tuple(lying[one.play.card] for one in self._judged)

    @property
    def kinds(self) -> frozenset[str]:
        """The kind of wrong play (`plans`)."""
        (wrong,) = (one.verdict for one in self._judged if not one.verdict)
        if self._duties:
            return frozenset({_OF_DUTY.get(wrong.case, "duty-kept")})
        named = "overtrump" if wrong.case == "must-overtrump" else wrong.rule.removeprefix("trick.")
        if not self._is_one:
            return frozenset({f"{LAST}{named}"})
        return frozenset({"undertrump" if named == "trump" and not _could_win(wrong) else named})

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """How to look; the same for all."""
        return [Hint("wrong-hint-held", "trick.follow"), Hint("wrong-hint-order", "trick.overtake")]

    def verdict(self, choice: str) -> Verdict:
        """The engine's verdict turned round, for it is the refused card that is asked for."""
        verdict = self._of[choice].verdict
        return verdict._replace(allowed=not verdict.allowed, facts={**verdict.facts, **_LOOKED_BACK})

    def why(self, choice: str, speaker: Speaker) -> str:
        judged = self._of[choice]
        verdict = judged.verdict
        told = reason(verdict._replace(facts={**verdict.facts, **_LOOKED_BACK}), play(*judged.play), speaker)
        return told if self._is_one else f"{self._which_trick(choice, speaker)} {told}"

    def _which_trick(self, card: str, speaker: Speaker) -> str:
        """In which of the tricks shown it was played, and what was led there."""
        number, trick = next(
            (number, trick) for number, trick in enumerate(self._tricks, 1) if card in [one.card for one in trick]
        )
        led = trick[0].card
        return say("wrong-trick-led" if card == led else "wrong-trick", {"place": number, "card": led}, speaker)

    @cached_property
    def _of(self) -> Mapping[str, Judged]:
        return {judged.play.card: judged for judged in self._judged}


_LOOKED_BACK: Facts = {"finished": "trick"}
"""What is told with every verdict: the trick lies there whole, and who was winning it may have been beaten since."""

_OF_DUTY: Mapping[str, str] = {
    "lead-card": "duty-lead",
    "lead-suit": "duty-lead",
    "lead-pair": "duty-lead",
    "answer": "duty-answer",
}
"""By the case that refuses the wrong card, its kind; where none of these does, the duty has been kept."""


def _has_duties(form: Form) -> bool:
    """Whether an answer to the partner's question obliges to something."""
    return form.players == 4 and bool(form.rules().answer_duty_rule)


def _could_win(wrong: Verdict) -> bool:
    """Whether a card that had to be played beats the one that wins: any trump does, but where a higher one lies."""
    winner = Play(0, wrong.facts["winning"])
    return any(winning((winner, Play(1, its)), wrong.facts["trump"]).seat for its in wrong.facts["must"])


class WrongPlays(PositionFamily[WrongPlayQuestion]):
    """The questions about a wrong play, in one form of a game."""

    name = "wrong-play"
    question_type = WrongPlayQuestion

    def __init__(self, form: Form) -> None:
        super().__init__(form.name, form.players, partial(position, form), plan_of(form).kinds)
        alone = "" if form.players == 4 else "-alone"
        self.rules = MappingProxyType(
            {
                "trick.follow": "quiz-duty-follow",
                "trick.trump": "quiz-duty-trump",
                "trick.overtake": f"quiz-duty-overtake{alone}",
                "trick.discard": "quiz-duty-discard",
                **({"bond.lead-answer": "quiz-duty-lead-answer"} if _has_duties(form) else {}),
            }
        )


WRONG_PLAYS: Sequence[WrongPlays] = tuple(map(WrongPlays, FORMS))
"""For every form."""
