"""What is said of a position, as sentences."""

from collections.abc import Sequence
from typing import NamedTuple


class Line(NamedTuple):
    """What is said of one thing that one could do, or of what comes of a showdown."""

    what: str
    """What it is; empty where nothing is decided."""
    allowed: bool | None
    """None where nothing is decided."""
    why: str
    rule: str


class Remedy(NamedTuple):
    """What one may agree on where something was wrong."""

    name: str
    effect: str
    """What it does to the deal and to the score."""


class Told(NamedTuple):
    """What is said of a position."""

    lines: Sequence[Line]
    must: str
    """What must be done, where it is one thing; else empty."""
    missing: Sequence[str]
    """What would have to be told too, by the names of the position."""
    note: str = ""
    """What is to be said before the remedies; empty where there are none."""
    remedies: Sequence[Remedy] = ()
    """What one may agree on where something was wrong."""
