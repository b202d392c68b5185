"""Seeds of what nobody has asked for by number."""

import random

__all__ = ["NEW_SEEDS", "drawn_seed"]

NEW_SEEDS = 10_000
"""Seeds that are drawn stay below it, so that they can be read aloud."""


def drawn_seed(other_than: int | None = None) -> int:
    """A seed drawn by chance.

    Args:
        other_than: the seed of what is shown now, which is never drawn: who asks for another gets another.
    """
    seed = random.randrange(NEW_SEEDS)
    while seed == other_than:
        seed = random.randrange(NEW_SEEDS)
    return seed
