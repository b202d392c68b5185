"""Whether the packages that serve are of versions that the pages were tried with.

What we take of them that is nobody's public interface is listed in `private_parts`. Which versions
were tried stands in this package's requirements and nowhere else; pip keeps to them, but somebody may not.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires, version

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from .private_parts import BOUND


@dataclass(frozen=True)
class Untried:
    """A package of a version that the pages were not tried with."""

    name: str
    installed: str
    known: str
    """The versions that they were tried with, as pip takes them."""


def untried(required: Iterable[str] | None = None) -> list[Untried]:
    """Packages that serve, installed in a version that is not among those required; ours says which, unless given."""
    found = (Requirement(line) for line in (_required() if required is None else required))
    wanted = [one for one in found if canonicalize_name(one.name) in BOUND.values() and "extra" not in str(one.marker)]
    return [
        Untried(one.name, installed, _readable(one))
        for one in wanted
        if not one.specifier.contains(installed := _installed(one.name), prereleases=True)
    ]


def _required() -> list[str]:
    try:
        return requires("tolva-teach") or []
    except PackageNotFoundError:  # run from its sources
        return []


def _installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "0"


def _readable(requirement: Requirement) -> str:
    """The bounds, the lower one first."""
    return ",".join(sorted(map(str, requirement.specifier), reverse=True))
