""" "What may you do now?" in Trettioett: take, draw, knock, or discard which card.

>>> MAY_DO[1].question(seed=7, difficulty=1)
<may-do question: seed=7, difficulty=1, version=1>
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType

from tolva_teach.games import GAMES
from tolva_teach.quiz.base import Family, Hint, QuestionName
from tolva_teach.quiz.cut import Position, record_of
from tolva_teach.quiz.offered import OfferedQuestion
from tolva_teach.quiz.trettioett import may_do_v1
from tolva_teach.table import Table
from tolva_teach.texts import Speaker, say

GAME = "trettioett"


class MayDoQuestion(OfferedQuestion):
    """A turn, before anything of it or with a card taken or drawn."""

    hint_count = 2

    def __init__(self, name: QuestionName, position: Position) -> None:
        super().__init__(name, position.view, lambda: record_of(position))
        self.position = position

    def ask(self, speaker: Speaker) -> str:
        return " ".join([*self._premises(speaker), super().ask(speaker)])

    @property
    def table(self) -> Table:
        """The score says nothing of what may be done: it stays away."""
        return replace(super().table, tallies=())

    @property
    def kinds(self) -> frozenset[str]:
        """The kinds of situation that it is of (`may_do_v1`)."""
        return may_do_v1.kinds_of(self.view)

    @property
    def hints(self) -> Sequence[Hint]:
        """What to find out; the same for every question, for what one finds is the answer."""
        return [
            Hint("thirtyone-hint-turn", "thirtyone.turn"),
            Hint("thirtyone-hint-knock", "thirtyone.knock"),
        ]

    def _premises(self, speaker: Speaker) -> Iterator[str]:
        """Which card has just come to the hand: nothing on the table shows it."""
        board = self.view.board
        if board.taken is not None:
            yield say("thirtyone-premise-taken", {"card": board.taken}, speaker)
        elif board.must_discard:
            yield say("thirtyone-premise-drawn", {"card": self.view.hand[-1]}, speaker)


class MayDo(Family[MayDoQuestion]):
    """The questions about a turn, for a number of players."""

    name = "may-do"
    game = GAME
    difficulties = (1, 2, 3)
    versions = (may_do_v1.VERSION,)
    rules = MappingProxyType(
        {
            "thirtyone.turn": "thirtyone-duty-turn",
            "thirtyone.knock": "thirtyone-duty-knock",
            "thirtyone.stock-out": "thirtyone-duty-stock",
        }
    )

    def __init__(self, players: int) -> None:
        self.players = None if players == GAMES[GAME].usual_players else players
        self._generators: Mapping[int, partial[Position]] = {
            may_do_v1.VERSION: partial(may_do_v1.position, players)
        }  # fmt: skip

    def kinds(self, difficulty: int) -> Sequence[str]:
        return tuple(may_do_v1.PLANS[difficulty])

    def _make(self, name: QuestionName) -> MayDoQuestion:
        return MayDoQuestion(name, self._generators[name.version](name.seed, name.difficulty))


MAY_DO = tuple(MayDo(players) for players in range(3, 11))
"""For three to ten players."""
