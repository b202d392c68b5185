""" "What may you do now?" in Trettioett: take, draw, knock, or discard which card.

>>> MAY_DO[1].question(seed=7, difficulty=1)
<may-do question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from types import MappingProxyType
from typing import Any

from tolva_teach.quiz.base import Choice, Hint, verbs_of
from tolva_teach.quiz.positions import PositionFamily, TurnQuestion
from tolva_teach.quiz.trettioett import may_do_search
from tolva_teach.quiz.trettioett.premises import came_to_hand
from tolva_teach.texts import Speaker, say

GAME = "trettioett"


class MayDoQuestion(TurnQuestion):
    """A turn, before anything of it or with a card taken or drawn."""

    @staticmethod
    def takes(view: Any) -> bool:
        """In every turn."""
        return True

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`may_do_search`)."""
        return may_do_search.kinds_of(self.view)

    def hints_among(self, choices: Collection[Choice], rule: str | None) -> Sequence[Hint]:
        """What to find out; the same for every question where one may knock, for what one finds is the answer."""
        turn = Hint("thirtyone-hint-turn", "thirtyone.turn")
        if "knock" in verbs_of(choices):
            return [turn, Hint("thirtyone-hint-knock", "thirtyone.knock")]
        return [turn, Hint("thirtyone-hint-discard", "thirtyone.turn")]

    def premises(self, speaker: Speaker) -> Iterator[str]:
        """Which card has just come to the hand, and that nothing is left to draw: an empty place is easily missed."""
        yield from came_to_hand(self.view, speaker)
        if not self.view.board.stock:
            yield say("thirtyone-premise-stock-out", {}, speaker)


class MayDo(PositionFamily[MayDoQuestion]):
    """The questions about a turn, for a number of players."""

    name = "may-do"
    question_type = MayDoQuestion
    rules = MappingProxyType(
        {
            "thirtyone.turn": "thirtyone-duty-turn",
            "thirtyone.knock": "thirtyone-duty-knock",
            "thirtyone.stock-out": "thirtyone-duty-stock",
        }
    )


MAY_DO = tuple(
    MayDo(GAME, players, partial(may_do_search.position, players), may_do_search.PLANS) for players in range(3, 11)
)
"""For three to ten players."""
