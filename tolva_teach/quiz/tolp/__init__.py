"""Questions about Tölp: the pile, the exchange, and where a round leads."""

from tolva_teach.quiz.tolp.exchange_tells import EXCHANGE_TELLS
from tolva_teach.quiz.tolp.giving import GivingQuestion
from tolva_teach.quiz.tolp.hand_over import HAND_OVER, HandOverQuestion
from tolva_teach.quiz.tolp.may_lay import MAY_LAY, MayLayQuestion
from tolva_teach.quiz.tolp.who_leads import WHO_LEADS, WhoLeadsQuestion

__all__ = [
    "EXCHANGE_TELLS",
    "HAND_OVER",
    "MAY_LAY",
    "WHO_LEADS",
    "GivingQuestion",
    "HandOverQuestion",
    "MayLayQuestion",
    "WhoLeadsQuestion",
]
