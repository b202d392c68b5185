"""Bondtolva for two, three and four players (the rules `bond.…`).

- `board`: what lies on the table, and what a seat may know of it;
- `melds`: what may be melded, asked and answered; `lead_answer`: what an answer obliges to lead;
- `scoring`: matadors and eyes, and the ways of winning the match;
- `game`: the rules and the deal in progress.
"""

from tolva_teach.games.bondtolva.game import Bondtolva, BondtolvaDeal

__all__ = ["Bondtolva", "BondtolvaDeal"]
