""" "Which third card is impossible?" in Trettioett: two cards of a hand are known, and 31 would have been shown.

>>> THIRD_CARD[1].question(seed=7, difficulty=1)
<third-card question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.games.trettioett.scoring import value_of
from tolva_teach.knowing import Reason, knowledge
from tolva_teach.quiz.base import Choice, Hint, no_card, set_of
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion
from tolva_teach.quiz.trettioett import third_card_search
from tolva_teach.quiz.trettioett.third_card_search import TwoKnown
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, say

GAME = "trettioett"


class ThirdCardQuestion(PositionQuestion):
    """A seat that has taken up two cards, and cards of which the learner does not know where they are."""

    spoken_as = "several"
    position: TwoKnown

    def ask(self, speaker: Speaker) -> str:
        return " ".join([*self.premises(speaker), say("third-card-ask", {"seat": self.position.of}, speaker)])

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """What everyone has seen the seat take up."""
        yield say("third-card-premise", {"seat": self.position.of, "cards": self._two}, speaker)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The cards, each by itself, and none of them."""
        return (*(set_of([card]) for card in self.position.cards), no_card())

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`third_card_search`)."""
        return third_card_search.kinds_of(self._two)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """What to work out; the same for every question."""
        return [
            Hint("third-card-hint-31", "thirtyone.31"),
            Hint("third-card-hint-missing", "thirtyone.value"),
        ]

    def verdict(self, choice: str) -> Verdict:
        of: Sequence[Card] = next(its.value for its in self.choices if its == choice)
        return self._of_card(of[0]) if of else self._of_none

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        return say(f"third-card-{verdict.case}", verdict.facts, speaker)

    def called(self, choice: Choice, speaker: Speaker) -> str:
        return super().called(choice, speaker) if choice.value else say("lacked-none", {}, speaker)

    def _of_card(self, card: Card) -> Verdict:
        facts = {"seat": self.position.of, "points": value_of((*self._two, card)).points}
        reason = self._cannot.get(card)
        if reason is not None:
            return allowed(reason.rule, reason.case, facts)
        return refused("thirtyone.value", "less", facts)

    @property
    def _of_none(self) -> Verdict:
        lacked = tuple(card for card in self.position.cards if card in self._cannot)
        if not lacked:
            return allowed("thirtyone.31", "told-nothing", {"seat": self.position.of})
        return refused("thirtyone.31", "told", {"seat": self.position.of, "cards": lacked})

    @property
    def _two(self) -> tuple[Card, ...]:
        """The cards that the seat is known to hold."""
        known: tuple[Card, ...] = self.view.board.known[self.position.of]
        return known

    @cached_property
    def _cannot(self) -> Mapping[Card, Reason]:
        return knowledge(self.view).cannot(self.position.of)


class ThirdCard(PositionFamily[ThirdCardQuestion]):
    """The questions about a hand of which two cards are known, for a number of players."""

    name = "third-card"
    question_type = ThirdCardQuestion
    rules = MappingProxyType(
        {
            "thirtyone.value": "thirtyone-duty-value",
            "thirtyone.31": "thirtyone-duty-shown",
        }
    )


THIRD_CARD = tuple(
    ThirdCard(GAME, players, partial(third_card_search.position, players), third_card_search.PLANS)
    for players in range(3, 11)
)
"""For three to ten players."""
