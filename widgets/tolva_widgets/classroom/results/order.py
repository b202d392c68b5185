"""In which order what was counted stands."""

from typing import Any


def most_first(counted: tuple[Any, int]) -> tuple[int, Any]:
    """The order by how many; of as many, always the same."""
    what, count = counted
    return -count, what
