"""Questions about the pile in Tölp."""

from tolva_teach.quiz.tolp.may_lay import MAY_LAY, MayLayQuestion

__all__ = ["MAY_LAY", "MayLayQuestion"]
