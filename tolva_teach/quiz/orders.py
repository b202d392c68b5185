"""What can be put in order in each game, as a lesson's cell writes it.

| written | is |
| --- | --- |
| `"tolva: HK H10 HA H9"` | cards of a suit, in any trick game |
| `"tolva: HK H10 C6 trump=C"` | cards of the suit led and of trump |
| `"tolp: D2 SA H7"` | cards by rank, with `turned` in the turned order |
| `"trettioett: SA-S2-H3 DK-DQ-D9 C7-C8-H2"` | the players' hands, the learner's first |
"""

from tolva_teach.described import descriptions, part_of
from tolva_teach.quiz.faults import NoTaskError, shown
from tolva_teach.quiz.ordering import Ordering

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
    in_order = part_of(game, "orders")
    if in_order is None:
        known = (name for name in descriptions() if part_of(name, "orders") is not None)
        raise NoTaskError("order-written", known=", ".join(known), given=shown(text))
    return game, in_order(game, words.split())
