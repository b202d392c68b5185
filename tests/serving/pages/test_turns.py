"""Pages are made a few at a time, in the order in which they were asked for."""

import asyncio
from collections.abc import Coroutine
from itertools import pairwise
from typing import Any

from tolva_widgets.serving.pages.turns import Gate, Turns


def test_so_many_at_a_time_and_the_next_in_their_order() -> None:
    turns, begun, done = Turns(2, longest=60), list[int](), asyncio.Event()

    async def page(number: int) -> None:
        async with turns.turn():
            begun.append(number)
            await done.wait()

    async def a_class() -> None:
        pages = [asyncio.create_task(page(number)) for number in range(4)]
        await _until_all_wait()
        assert begun == [0, 1]
        done.set()
        await asyncio.gather(*pages)
        assert begun == [0, 1, 2, 3]

    asyncio.run(a_class())


def test_a_page_that_fails_gives_its_turn_up() -> None:
    turns = Turns(1, longest=60)

    async def fails() -> None:
        async with turns.turn():
            raise LookupError

    assert asyncio.run(_all_of(fails(), fails())) == [LookupError, LookupError]


def test_a_page_that_takes_long_holds_up_nobody_and_gives_one_turn_up_once() -> None:
    turns, begun, done = Turns(1, longest=0), list[int](), asyncio.Event()

    async def page(number: int) -> None:
        async with turns.turn():
            begun.append(number)
            await done.wait()

    async def a_class() -> None:
        pages = [asyncio.create_task(page(number)) for number in range(2)]
        while len(begun) < len(pages):
            await asyncio.sleep(0)
        done.set()
        await asyncio.gather(*pages)
        async with turns.turn():
            assert turns.are_all_taken

    asyncio.run(a_class())


def test_of_many_requests_one_comes_through_in_each_turn_of_the_loop() -> None:
    gate, through = Gate(), list[int]()

    async def request(number: int) -> None:
        await gate.passed()
        through.append(number)

    async def crowd() -> list[int]:
        requests = [asyncio.create_task(request(number)) for number in range(5)]
        seen = []
        while len(through) < len(requests):
            await asyncio.sleep(0)
            seen.append(len(through))
        return [after - before for before, after in pairwise(seen)]

    assert max(asyncio.run(crowd())) == 1
    assert through == [0, 1, 2, 3, 4]


async def _until_all_wait() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def _all_of(*pages: Coroutine[Any, Any, None]) -> list[type]:
    return list(map(type, await asyncio.gather(*pages, return_exceptions=True)))
