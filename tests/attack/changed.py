"""A value of JSON in which something was changed."""

from random import Random
from typing import Any

_STRANGE = [None, -1, 10**30, "", "0 play XX", [], {}, True, 1e300, "x" * 3000, [[[[]]]]]


def changed(value: Any, chance: Random) -> Any:
    """The value with something in it that does not belong there, or with something left out."""
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(list(value))
        if chance.random() < 0.1:
            return {name: its for name, its in value.items() if name != key}
        return {**value, key: changed(value[key], chance)}
    if isinstance(value, list) and value and chance.random() < 0.9:
        at = chance.randrange(len(value))
        return [*value[:at], changed(value[at], chance), *value[at + 1 :]]
    return chance.choice(_STRANGE)
