"""Bondtolva for two, three and four players (rules.md section 3).

`game` holds the rules and the deal, `melds` and `questions` what may be melded and asked, `duties` what an answer
obliges to lead, `points` the matadors and eyes, and `scoring` the ways of winning the match.
"""

from tolva_teach.games.bondtolva.game import Bondtolva, BondtolvaDeal

__all__ = ["Bondtolva", "BondtolvaDeal"]
