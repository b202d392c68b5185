"""What can be put in order in each game, as a lesson's cell writes it.

| written | is |
| --- | --- |
| `"tolva: HK H10 HA H9"` | cards of a suit, in any trick game |
| `"tolva: HK H10 C6 trump=C"` | cards of the suit led and of trump |
| `"tolp: D2 SA H7"` | cards by rank, with `turned` in the turned order |
| `"trettioett: SA-S2-H3 DK-DQ-D9 C7-C8-H2"` | the players' hands, the learner's first |
"""

from tolva_teach.quiz.faults import NoTaskError, shown
from tolva_teach.quiz.ordering import Ordering
from tolva_teach.quiz.tolp.orders import ORDERS as OF_RANKS
from tolva_teach.quiz.trettioett.orders import ORDERS as OF_HANDS
from tolva_teach.quiz.tricks.orders import ORDERS as OF_CARDS

ORDERS = {**OF_CARDS, **OF_RANKS, **OF_HANDS}
"""What makes a task of words, by the game's name."""

_LENGTH = 200


def ordering(text: str) -> tuple[str, Ordering]:
    """The game, and what is put in order.

    Raises:
        ValueError: nothing can be that is written so; says why.

    >>> game, task = ordering("tolva: HK H10 HA H9")
    >>> game, [item.key for item in task.ranked]
    ('tolva', ['HA', 'H10', 'HK', 'H9'])
    """
    game, _, words = text[:_LENGTH].partition(":")
    if game not in ORDERS:
        raise NoTaskError("order-written", known=", ".join(ORDERS), given=shown(text))
    return game, ORDERS[game](words.split())
