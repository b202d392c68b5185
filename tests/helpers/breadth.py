"""How much of what there is without end, or many times over, a run looks at: some of it each time, all at night.

`make nightly` runs all tests with ``TOLVA_NIGHTLY`` set. A test that takes long is marked with
``pytest.mark.nightly("what protects the same by day")`` where another of its kind is enough for the day.
"""

import os
from collections import defaultdict
from collections.abc import Sequence
from typing import TypeVar
from zlib import crc32

import pytest

from tolva_teach.texts import LANGUAGES

_Value = TypeVar("_Value")

NIGHTLY = bool(os.environ.get("TOLVA_NIGHTLY"))
"""Whether this run may take hours."""


def so_many(few: int, many: int) -> int:
    """How many examples a run tries: few, and many at night."""
    return many if NIGHTLY else few


def some(values: Sequence[_Value], few: int) -> list[_Value]:
    """Which of many cases of one kind a run tries: so many, as far from each other as can be, and all at night."""
    if NIGHTLY or few >= len(values):
        return list(values)
    return [values[place * len(values) // few] for place in range(few)]


def share(values: Sequence[_Value], which: int, of: int) -> list[_Value]:
    """One share of many cases, of so many that several tests of a kind take between them; all at night."""
    return list(values if NIGHTLY else values[which::of])


def each_in_a_language(values: Sequence[_Value]) -> list[tuple[_Value, str]]:
    """Each of them with a language, one in turn with each; at night each with all."""
    every = [(value, lang) for value in values for lang in LANGUAGES]
    return every if NIGHTLY else [(value, LANGUAGES[turn % len(LANGUAGES)]) for turn, value in enumerate(values)]


def left_for_the_night(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    """The tests that this run need not make: what is marked so, and of a browser's tests one language each.

    Which one, hangs on the test's name: half of them are made in Swedish and half in English.
    """
    return set() if NIGHTLY else {item for item in items if _is_marked(item)} | _in_the_other_language(items)


def _is_marked(item: pytest.Item) -> bool:
    marker = item.get_closest_marker("nightly")
    if marker and not (marker.args and marker.args[0]):
        raise pytest.UsageError(f"{item.nodeid} is left for the night: say what protects the same by day")
    return marker is not None


def _in_the_other_language(items: Sequence[pytest.Item]) -> set[pytest.Item]:
    alike = defaultdict(list)
    for item in items:
        if isinstance(item, pytest.Function) and item.get_closest_marker("browser") and "lang" in _asked_with(item):
            others = {name: value for name, value in _asked_with(item).items() if name != "lang"}
            alike[item.path, item.originalname, repr(others)].append(item)
    return {
        item
        for (_path, name, _others), both in alike.items()
        for item in both
        if len(both) == len(LANGUAGES) and _asked_with(item)["lang"] != LANGUAGES[crc32(name.encode()) % len(LANGUAGES)]
    }


def _asked_with(item: pytest.Function) -> dict[str, object]:
    return item.callspec.params if hasattr(item, "callspec") else {}
