""" "Which of these can the other not have?": with two players, what a trick that lies there tells of the other's hand.

>>> LACKED[0].question(seed=7, difficulty=1)
<lacked question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property, partial

from tolva_teach.quiz.base import Choice, Hint, no_card, set_of
from tolva_teach.quiz.positions import PositionFamily
from tolva_teach.quiz.tricks.cannot_have.question import CannotHave
from tolva_teach.quiz.tricks.completed_trick import CompletedTrickQuestion
from tolva_teach.quiz.tricks.forms import FORMS, Form, has_phases
from tolva_teach.quiz.tricks.lacked import search
from tolva_teach.quiz.tricks.lacked.search import Lacked, reply_to
from tolva_teach.rules.cards import Card, suit
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, say


class LackedQuestion(CompletedTrickQuestion):
    """Cards that the learner does not see, and a trick that tells which of them the other has not got."""

    position: Lacked

    def ask(self, speaker: Speaker) -> str:
        return " ".join([*self.premises(speaker), say("lacked-ask", {"seat": self.other}, speaker)])

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """That nobody has drawn since the trick, where one draws."""
        if self.view.board.refill == "due" and self.view.game.refill_verb == "draw":
            yield say("lacked-premise-not-drawn", {}, speaker)

    @property
    def other(self) -> int:
        """The seat of the other player."""
        return 1 - int(self.view.seat)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The cards, each by itself, and none of them."""
        return (*(set_of([card]) for card in self.position.cards), no_card())

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`search`)."""
        return search.kinds_of(self.view, self.position.cards)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """What to look at; the same for every question, for what one sees there is the answer."""
        return [Hint("lacked-hint-played", "trick.follow"), Hint("lacked-hint-had", "trick.overtake")]

    def verdict(self, choice: str) -> Verdict:
        of: Sequence[Card] = next(its.value for its in self.choices if its == choice)
        return self._of_card(of[0]) if of else self._of_none

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"lacked-{verdict.case}", verdict.facts, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return super().called(choice, speaker) if choice.value else say("lacked-none", {}, speaker)

    def _of_card(self, card: Card) -> Verdict:
        """The verdict on what the other played, had it held the card too: where it refuses that, it does not."""
        step = reply_to(self.view)
        had = step.with_another(card)
        told = {name: had.facts[name] for name in _SAID if name in had.facts}
        facts = {**told, "seat": self.other, "card": card}
        if not had.allowed:
            return allowed(had.rule, had.case, facts)
        alike = had.case in _OF_TWO_SUITS and suit(card) == suit(step.decision.args[0])
        case = f"{had.case}-alike" if alike else had.case
        return refused(had.rule, case if step.trick else "led", facts)

    @property
    def _of_none(self) -> Verdict:
        refuted = reply_to(self.view).refuted
        lacked = tuple(card for card in self.position.cards if card in refuted)
        if not lacked:
            return allowed("trick.follow", "told-nothing", {"seat": self.other})
        return refused("trick.follow", "told", {"seat": self.other, "cards": lacked})


_SAID = ("led", "trump", "winning")
"""What of a verdict's facts is spoken of."""

_OF_TWO_SUITS = ("follows", "beats", "trumps")
"""What tells other things of the suit of the card played than of the others."""


class LackedFamily(PositionFamily[LackedQuestion]):
    """The questions about which cards the other cannot have, in one form of a game."""

    name = "lacked"
    question_type = LackedQuestion
    rules = CannotHave.rules

    def __init__(self, form: Form) -> None:
        super().__init__(form.name, form.players, partial(search.position, form), search.PLANS)


LACKED: Sequence[LackedFamily] = tuple(
    LackedFamily(form) for form in FORMS if form.players == 2 and not has_phases(form.rules())
)
"""For every form with one other whose hand is not known before the duties begin: in Bondtolva for two nobody is bound
until the stock is gone, and from then on whoever has counted knows every card."""
