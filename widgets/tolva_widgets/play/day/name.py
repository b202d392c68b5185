"""Which cards a day has, and how an address names the day: `day=2026-11-26`, or `day=today` by the browser's date."""

import re
from datetime import date
from zlib import crc32

from tolva_teach.play.seeds import NEW_SEEDS

DAY = "day"
NOW = "today"
"""In an address the browser's own day; and the name under which a reader of the address is told which one that is."""

_DAY = re.compile(r"20\d\d-\d\d-\d\d")
_VERSION = 1
"""A day has its cards for good: another way to choose them would need another number."""


class BadDayError(ValueError):
    """A day that is none, or that has not come yet: `fault` is `day` or `day-to-come`."""

    def __init__(self, fault: str) -> None:
        super().__init__(fault)
        self.fault = fault


def read_day(text: str, today: str = "") -> str:
    """The day that an address names, as ISO writes it.

    Args:
        text: the day, a stranger's text.
        today: the browser's own day, a stranger's text too; empty where nobody tells it, and then none is to come.

    Raises:
        BadDayError: it is none, or has not come yet.
    """
    now = _date(today)
    if text == NOW:
        return (now or date.today()).isoformat()
    day = _date(text)
    if day is None:
        raise BadDayError("day")
    if now is not None and day > now:
        raise BadDayError("day-to-come")
    return day.isoformat()


def _date(text: str) -> date | None:
    try:
        return date.fromisoformat(text) if _DAY.fullmatch(text) else None
    except ValueError:
        return None


def seed_of(day: str, game: str) -> int:
    """The seed of a game's deal of this day."""
    return crc32(f"day/{_VERSION}/{game}/{day}".encode()) % NEW_SEEDS
