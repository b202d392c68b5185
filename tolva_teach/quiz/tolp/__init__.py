"""Questions about Tölp: the pile, and the exchange."""

from tolva_teach.quiz.tolp.hand_over import HAND_OVER, HandOverQuestion
from tolva_teach.quiz.tolp.may_lay import MAY_LAY, MayLayQuestion

__all__ = ["HAND_OVER", "MAY_LAY", "HandOverQuestion", "MayLayQuestion"]
