"""A question of Femkort's own: whose card is the highest in the trick so far?"""

from typing import Any

from tolva_teach.quiz.base import Choice, seat
from tolva_teach.quiz.tricks.single import SingleQuestion, without
from tolva_teach.quiz.tricks.turns import families_of_tricks
from tolva_teach.quiz.turns import TurnFamily, family_of_turns
from tolva_teach.rules.table import Table
from tolva_teach.rules.tricks import winning
from tolva_teach.rules.verdicts import Verdict, allowed, refused
from tolva_teach.texts import Speaker, reason


class HighestQuestion(SingleQuestion):
    """A trick in which somebody has yet to play; one picks a seat."""

    hint_count, asked = 0, "femkort-highest-ask"

    @property
    def table(self) -> Table:
        return without(super().table)  # a mark would say which card it is

    @property
    def choices(self) -> tuple[Choice, ...]:
        return tuple(seat(play.seat) for play in self.view.trick)

    def verdict(self, choice: str) -> Verdict:
        game, trick = self.view.game, self.view.trick
        its = next(play for play in trick if seat(play.seat) == choice)
        facts = {"seat": its.seat, "card": its.card, "winning": winning(trick, self.view.trump, game.order).card}
        case = "highest" if its.card == facts["winning"] else "beaten"
        return (allowed if case == "highest" else refused)(game.take_rule, case, facts)

    def why(self, choice: str, speaker: Speaker) -> str:
        return reason(self.verdict(choice), None, speaker)


class Highest(TurnFamily[HighestQuestion]):
    name, question_type = "femkort-highest", HighestQuestion

    @staticmethod
    def asked_of(view: Any) -> bool:
        return len(view.trick) > 1


def families(game: Any) -> list[Any]:
    """Those of any trick game, and the one that Femkort has alone."""
    return [*families_of_tricks(game), *(family_of_turns(Highest, game, players) for players in game.seats[1:])]
