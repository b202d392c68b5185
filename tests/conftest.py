"""How all tests are run, whatever they are about."""

import gc

import pytest

_FIRST = ("tests/mutation/", "tests/browser/")
"""What takes longest. Begun first, it leaves no worker waiting at the end for the other to be done."""

_MADE_BETWEEN_LOOKS = 20_000


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)


def pytest_collection_finish() -> None:
    """What there is once all tests are known stays to the end, and need not be looked through for what can go.

    Nor need what tests keep for each other, thousands of questions, be looked through as often as Python does unasked.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(_MADE_BETWEEN_LOOKS, 10, 100)


def _turn(item: pytest.Item) -> int:
    path = item.path.as_posix()
    return next((turn for turn, part in enumerate(_FIRST) if part in path), len(_FIRST))
