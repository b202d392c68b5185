"""The mistakes that people make when they write down what something scores.

Each is a rule that is forgotten or misread, and what that changes in the ledger. Its sentence is `scores-slip-CASE`;
the facts are the engine's.
"""

from collections.abc import Iterator

from tolva_teach.quiz.tricks.scores import slips_at_end, slips_of_gubbe, slips_of_meld
from tolva_teach.quiz.tricks.scores.scored import Scored
from tolva_teach.quiz.tricks.scores.slip import Slip


def slips(scored: Scored) -> Iterator[Slip]:
    """All that one can get wrong about it; some leave the score as it is."""
    if scored.gubbe is not None:
        yield from slips_of_gubbe.slips(scored)
    elif scored.verdict is not None:
        yield from slips_of_meld.slips(scored)
    else:
        yield from slips_at_end.slips(scored)
