"""Open cards solved: what each card is worth to the side that plays it, when both sides see all cards.

>>> from random import Random
>>> from tolva_teach.players import choose_at_random
>>> from tolva_teach.play.match import Match
>>> match = Match.begin("bondtolva", 4, seed=1)
>>> while len(match.deal.board.tricks) < 4:
...     _ = match.do(choose_at_random(match.view(), Random(1)))
>>> sorted(card_values(match.deal).values())
[0, 0]
"""

from tolva_teach.solver.endings import UnsolvableError, card_values
from tolva_teach.solver.given_away import JudgedCard, given_away, judged

__all__ = ["JudgedCard", "UnsolvableError", "card_values", "given_away", "judged"]
