"""Work by number, sent to an executor in parcels; what comes of it comes back in order, whoever does it."""

from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from itertools import islice
from typing import TypeVar

T = TypeVar("T")


def in_parcels(
    executor: Executor, do: Callable[[int, int], list[T]], numbers: range, size: int, waiting: int
) -> Iterator[T]:
    """What comes of each number, in their order. What has not begun is cancelled when one stops asking.

    Args:
        executor: who does it.
        do: gives what comes of the numbers from the one to below the other; it is sent to another process.
        numbers: in a row.
        size: how many are sent together.
        waiting: so many parcels are under way at most.
    """
    parcels = (
        executor.submit(do, start, min(start + size, numbers.stop))
        for start in range(numbers.start, numbers.stop, size)
    )
    under_way: deque[Future[list[T]]] = deque(islice(parcels, waiting))
    try:
        while under_way:
            yield from under_way[0].result()
            under_way.popleft()
            under_way.extend(islice(parcels, 1))
    finally:
        for parcel in under_way:
            parcel.cancel()
