"""Tölp: being rid of one's cards first, lay by lay on a pile, and exchanging cards between rounds (rules.md section 4).

- `ranking`, `lays`: how cards rank, what they count as together, each form of a lay;
- `pile`: what may be laid or passed, when the pile is turned down;
- `exchange`, `singles`, `start`, `finish`: what comes before and after the lays;
- `round`: the deal in progress; `game`: the rules as every game gives them; `tables`: the table for a picture.
"""

from tolva_teach.games.tolp.game import Tolp

__all__ = ["Tolp"]
