"""Questions about Tölp: the pile, the exchange, where a round leads, and who wins a match."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.quiz.base import Family
from tolva_teach.quiz.tolp.exchange_tells import EXCHANGE_TELLS
from tolva_teach.quiz.tolp.giving import GivingQuestion
from tolva_teach.quiz.tolp.hand_over import HAND_OVER, HandOverQuestion
from tolva_teach.quiz.tolp.may_lay import MAY_LAY, MayLayQuestion
from tolva_teach.quiz.tolp.who_exchanges import WHO_EXCHANGES
from tolva_teach.quiz.tolp.who_leads import WHO_LEADS, WhoLeadsQuestion
from tolva_teach.quiz.tolp.who_wins import WHO_WINS

__all__ = [
    "EXCHANGE_TELLS",
    "FAMILIES",
    "HAND_OVER",
    "MAY_LAY",
    "WHO_EXCHANGES",
    "WHO_LEADS",
    "WHO_WINS",
    "GivingQuestion",
    "HandOverQuestion",
    "MayLayQuestion",
    "WhoLeadsQuestion",
]

FAMILIES: Sequence[Family[Any]] = (*MAY_LAY, *HAND_OVER, *WHO_LEADS, *EXCHANGE_TELLS, *WHO_EXCHANGES, *WHO_WINS)
"""In the order in which they are offered."""
