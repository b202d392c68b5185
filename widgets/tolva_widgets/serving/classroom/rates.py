"""How often somebody may do something: so many times in so many seconds, kept in memory alone and only so long."""

import time
from collections.abc import Callable, Hashable


class Rate:
    """At most so many times in so many seconds, for each of those who are counted apart."""

    def __init__(self, most: int, seconds: float, *, now: Callable[[], float] = time.monotonic) -> None:
        """
        Args:
            most: how many times.
            seconds: within how long.
            now: a clock that never goes back, in seconds.
        """
        self._most, self._seconds, self._now = most, seconds, now
        self._times: dict[Hashable, list[float]] = {}

    def allows(self, who: Hashable = None) -> bool:
        """Whether one more time is within the rate; if so, it is counted."""
        times = self._times[who] = self._recent(who)
        if len(times) >= self._most:
            return False
        times.append(self._now())
        return True

    def forget_old(self) -> None:
        """Nobody is known for longer than the rate needs."""
        recent = {who: self._recent(who) for who in self._times}
        self._times = {who: times for who, times in recent.items() if times}

    def _recent(self, who: Hashable) -> list[float]:
        since = self._now() - self._seconds
        return [at for at in self._times.get(who, ()) if at > since]

    def clear(self) -> None:
        """Forget everybody."""
        self._times.clear()
