"""How a level earns its stars."""

from typing import Final

MOST_STARS: Final = 3


def stars_for(slips: int, count: int) -> int:
    """The stars of who has come to the end of a level: three without any slip, two with no more slips than there were
    things to do, else one.

    Args:
        slips: how often something was done wrongly, a hint given or the answer shown.
        count: how many things there were to do.

    >>> [stars_for(slips, count=4) for slips in (0, 1, 4, 5, 99)]
    [3, 2, 2, 1, 1]
    """
    return MOST_STARS - (slips > 0) - (slips > count)
