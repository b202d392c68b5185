"""Questions that any trick game has, by its rules alone: which cards may be played, what may be done in a turn."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.quiz.base import Family
from tolva_teach.quiz.turns import MayDo, family_of_turns


class MustPlay(MayDo):
    """Which cards may be played to a trick that another seat has led."""

    name = "must-play"

    @staticmethod
    def asked_of(view: Any) -> bool:
        return bool(view.trick)


def families_of_tricks(game: type[Game[Any]]) -> Sequence[Family[Any]]:
    """Which cards may be played to a trick, for each number of players; and what may be done in any turn, where there
    is something else to decide than which card to play."""
    verbs = game(game.usual_players).verbs.keys()
    kinds = (MustPlay, MayDo) if verbs - {"play"} else (MustPlay,)
    return [family_of_turns(kind, game, players) for players in game.seats for kind in kinds]
