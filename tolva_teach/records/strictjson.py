"""JSON as records want it: no key twice, no NaN or Infinity, no deep nesting, and never a traceback."""

import json
from collections.abc import Mapping
from itertools import chain
from typing import Any, NoReturn, TypeGuard

DEPTH_LIMIT = 20
"""How deep lists and objects may lie in one another."""
DIGIT_LIMIT = 1000
"""How many digits a whole number may have."""


class JsonError(ValueError):
    """Text that is no JSON as records want it; `case` and `facts` name the sentence."""

    def __init__(self, case: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(case)
        self.case = case
        self.facts = facts or {}


def parse_json(source: str | bytes) -> Any:
    """The value that the text writes.

    Raises:
        JsonError: no UTF-8, no JSON, a key twice, a number that JSON does not have or that is too long, nesting too
            deep, half a character.
    """
    try:
        text = source.decode("utf-8-sig") if isinstance(source, bytes) else source.removeprefix("\ufeff")
        value = json.loads(
            text,
            object_pairs_hook=_object,
            parse_constant=_constant,
            parse_float=_number,
            parse_int=_whole_number,
        )
    except JsonError:
        raise
    except UnicodeDecodeError as error:
        raise JsonError("no-utf8", {"place": error.start}) from None
    except json.JSONDecodeError as error:
        raise JsonError("no-json", {"line": error.lineno, "place": error.colno}) from None
    except RecursionError:
        raise JsonError("too-deep", {"limit": DEPTH_LIMIT}) from None
    if text.count("[") + text.count("{") > DEPTH_LIMIT and _is_too_deep(value):
        raise JsonError("too-deep", {"limit": DEPTH_LIMIT})
    if "\\u" in text or not text.isascii():
        _refuse_half_characters(value)
    return value


def _refuse_half_characters(value: Any) -> None:
    """JSON can escape one half of a surrogate pair by itself: nobody can write such text out again, or show it."""
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise JsonError("half-character") from None


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    value = dict(pairs)
    if len(value) < len(pairs):
        seen: set[str] = set()
        twice = next(key for key, _ in pairs if key in seen or seen.add(key))  # type: ignore[func-returns-value]
        raise JsonError("key-twice", {"key": twice})
    return value


def _constant(word: str) -> NoReturn:
    raise JsonError("no-number", {"said": word})


def _number(text: str) -> int | float:
    """A number without a fraction is whole, however it is written: JSON has one kind of number."""
    value = float(text)
    return int(value) if value.is_integer() and abs(value) < 2**53 else value


def _whole_number(text: str) -> int:
    """Python reads no more than 4,300 digits, and takes its time over these."""
    if len(text) > DIGIT_LIMIT:
        raise JsonError("number-too-long", {"limit": DIGIT_LIMIT})
    return int(text)


def _is_too_deep(value: Any) -> bool:
    """Layer by layer: what json can still read may lie too deep for a function that calls itself."""
    layer = [value]
    for _ in range(DEPTH_LIMIT):
        parts = (one.values() if isinstance(one, dict) else one for one in layer if isinstance(one, dict | list))
        layer = list(chain.from_iterable(parts))
    return any(isinstance(one, dict | list) for one in layer)


def is_number(value: object) -> TypeGuard[int]:
    """Whether the value is a whole number (JSON's true and false are none)."""
    return isinstance(value, int) and not isinstance(value, bool)
