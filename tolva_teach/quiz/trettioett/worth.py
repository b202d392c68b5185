""" "What is this hand worth?" in Trettioett: three cards, or four of which one is about to be discarded.

>>> WORTH[1].question(seed=7, difficulty=1)
<worth question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property, partial
from types import MappingProxyType

from tolva_teach.quiz.base import Choice, Hint, number
from tolva_teach.quiz.positions import PositionFamily, PositionQuestion
from tolva_teach.quiz.trettioett import worth_search
from tolva_teach.quiz.trettioett.claims import claims, held
from tolva_teach.quiz.trettioett.premises import came_to_hand
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import Speaker, say

GAME = "trettioett"


class WorthQuestion(PositionQuestion):
    """A hand, whose worth is one of a few numbers."""

    spoken_as = "single"
    single = True

    @property
    def asked(self) -> str:
        return "worth-ask-four" if self.view.board.must_discard else "worth-ask"

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """Which card has just come to the hand."""
        return came_to_hand(self.view, speaker)

    @cached_property
    def choices(self) -> tuple[Choice, ...]:
        """The numbers from the lowest up: the right one, and those that mistakes lead to."""
        return tuple(map(number, self._verdicts))

    def verdict(self, choice: str) -> Verdict:
        return self._verdicts[int(choice.removeprefix("number:"))]

    def why(self, choice: str, speaker: Speaker) -> str:
        verdict = self.verdict(choice)
        key = f"worth-{'right' if verdict else 'wrong'}-{verdict.case}"
        first = [("kept", "worth-stays"), ("card", "worth-without")] if verdict else []
        started = [say(said, verdict.facts, speaker) for fact, said in first if verdict.facts[fact] is not None]
        return " ".join([*started, say(key, verdict.facts, speaker)])

    @cached_property
    def _verdicts(self) -> Mapping[int, Verdict]:
        return claims(held(self.view))

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`worth_search`)."""
        return worth_search.kinds_of(held(self.view))

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """The same for every hand of so many cards that have come to it in the same way."""
        if self.view.board.taken is not None:
            return [Hint("worth-hint-discard", "thirtyone.turn"), Hint("worth-hint-suits", "thirtyone.value")]
        if self.view.board.must_discard:
            return [Hint("worth-hint-three", "thirtyone.value"), Hint("worth-hint-suits", "thirtyone.value")]
        return [Hint("worth-hint-suits", "thirtyone.value"), Hint("worth-hint-values", "thirtyone.value")]


class Worth(PositionFamily[WorthQuestion]):
    """The questions about a hand's worth, for a number of players."""

    name = "worth"
    question_type = WorthQuestion
    rules = MappingProxyType({"thirtyone.value": "thirtyone-duty-value", "thirtyone.turn": "thirtyone-duty-turn"})


WORTH = tuple(
    Worth(GAME, players, partial(worth_search.position, players), worth_search.PLANS) for players in range(3, 11)
)
"""For three to ten players."""
