"""What is made before somebody waits for it."""

import asyncio
from typing import TypeVar

from tolva_widgets.base.prefetch import SOON, Prefetch
from tolva_widgets.replay.widget import DealReplay

Value = TypeVar("Value")


class Workshop:
    """Makes numbers and tells which."""

    def __init__(self) -> None:
        self.made: list[int] = []

    def make(self, number: int) -> int:
        self.made.append(number)
        return number


def test_what_was_made_ahead_is_not_made_again() -> None:
    shop, prefetch = Workshop(), Prefetch[int]()

    async def look() -> int:
        prefetch.schedule("three", lambda: shop.make(3))
        await asyncio.sleep(2 * SOON)
        return prefetch.get("three", lambda: shop.make(3))

    assert (asyncio.run(look()), shop.made) == (3, [3])


def test_what_else_is_wanted_is_made_at_once() -> None:
    shop, prefetch = Workshop(), Prefetch[int]()

    async def look() -> int:
        prefetch.schedule("three", lambda: shop.make(3))
        await asyncio.sleep(2 * SOON)
        return prefetch.get("four", lambda: shop.make(4))

    assert (asyncio.run(look()), shop.made) == (4, [3, 4])


def test_only_the_last_that_was_wanted_soon_is_made() -> None:
    shop, prefetch = Workshop(), Prefetch[int]()

    async def hurry() -> None:
        for number in (1, 2, 3):
            prefetch.schedule(number, lambda number=number: shop.make(number))
        await asyncio.sleep(2 * SOON)

    asyncio.run(hurry())
    assert shop.made == [3]


def test_a_program_without_a_loop_makes_nothing_ahead() -> None:
    shop, prefetch = Workshop(), Prefetch[int]()
    prefetch.schedule("three", lambda: shop.make(3))
    assert shop.made == []
    assert prefetch.get("three", lambda: shop.make(3)) == 3


def test_a_replay_shows_the_same_whether_explained_ahead_or_not() -> None:
    at_once, ahead = DealReplay(seed := 7, lang="sv"), DealReplay(seed, lang="sv")

    async def step() -> None:
        for number in range(1, 12):
            ahead.step = number
            await asyncio.sleep(1.5 * SOON)
            at_once.step = number
            assert ahead.explanation == at_once.explanation
            if number == 5:
                ahead.lang = at_once.lang = "en"
            if number == 8:
                ahead.indices = at_once.indices = "en"

    asyncio.run(step())
