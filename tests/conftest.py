"""How all tests are run, whatever they are about."""

import gc

import pytest

_FIRST = ("tests/mutation/", "tests/browser/")
"""What takes longest. Begun first, it leaves no worker waiting at the end for the other to be done."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=_turn)


def pytest_collection_finish() -> None:
    """What there is once all tests are known stays to the end, and need not be looked through for what can go."""
    gc.collect()
    gc.freeze()


def _turn(item: pytest.Item) -> int:
    path = item.path.as_posix()
    return next((turn for turn, part in enumerate(_FIRST) if part in path), len(_FIRST))
