"""Why a card that somebody played did not take the trick, where the rule of who takes it says so by itself."""

from typing import Any

from tolva_teach.games.base import Deal
from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.play.aim import Aim
from tolva_teach.quiz.tricks.forms import has_phases, stock_gone
from tolva_teach.quiz.tricks.taking import taking
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.tricks import Play
from tolva_teach.texts import Speaker, say


def why_not_taken(aim: Aim, deal: Deal[Any], decision: Decision, speaker: Speaker) -> str:
    """Why what was played could not take the trick by then; empty where it could, where it is no card of a trick, and
    where more is played for than the one trick.

    Args:
        aim: how far one plays, and what for.
        deal: as it was when that was decided.
        decision: what was decided.
        speaker: who says it.
    """
    is_one_trick = (aim.until, aim.goal) == ("trick", "take")
    if not is_one_trick or not isinstance(deal, TrickDeal) or decision.verb != "play":
        return ""
    seat, trump = decision.seat, deal.game.trump_in_force(deal.board)
    waiting = deal.board.trump if trump is None else None
    view = deal.view(seat)
    trumpless = has_phases(deal.game) and not stock_gone(view)
    trick = (*deal.trick, Play(seat, decision.args[0]))
    verdict = taking(seat, trick, trump, waiting, trumpless=trumpless)
    return "" if verdict else say(f"takes-{verdict.case}", {"seat": seat, **verdict.facts}, speaker)
