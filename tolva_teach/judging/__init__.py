"""What lies on a real table, judged by the game's own rules.

A `Position` is what somebody remembers of the table: a hand, a trick, a pile, a score. It is laid out as a deal of the
game, whose other cards nobody needs to know, and the game itself gives the verdicts: no rule is written here.

- `position`: a position as a link or a form gives it, and what is wrong with one;
- `tricks`, `ending`, `piles`, `hands`: how a game's table is laid out from it;
- `judgement`: what may be done there, what must be done first, and what has to be told before one can say;
- `index`: questions as people ask them, each with the position that answers it.

>>> judged = judge(Position.read({"game": "tolva", "hand": ["HK", "SA"], "trick": ["HJ"]}))
>>> [(str(decision), verdict.allowed) for decision, verdict in judged.verdicts]
[('0 play HK', True), ('0 play SA', False)]
"""

from tolva_teach.judging.judgement import Judgement, judge, layout_of
from tolva_teach.judging.position import Position, PositionError

__all__ = ["Judgement", "Position", "PositionError", "judge", "layout_of"]
