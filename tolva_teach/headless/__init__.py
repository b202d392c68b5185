"""Deals and matches between players of different kinds, many of them, without anybody looking on.

>>> rows = list(play(Plan("trettioett", ("beginner", "random", "random"), deals=2, seed=7)))
>>> [(row.number, row.dealer, row.first) for row in rows]
[(0, 0, 1), (1, 1, 2)]
"""

from tolva_teach.headless.figures import Figure, Figures
from tolva_teach.headless.plan import Plan
from tolva_teach.headless.playing import play
from tolva_teach.headless.rows import Row

__all__ = ["Figure", "Figures", "Plan", "Row", "play"]
