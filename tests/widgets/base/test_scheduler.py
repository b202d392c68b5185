"""Work that is done in steps while the page stays alive."""

import asyncio
from time import perf_counter

from tolva_widgets.base.scheduler import AT_ONCE, Scheduler


class Work:
    """So many steps of a hundredth of a second."""

    def __init__(self, steps: int) -> None:
        self.left = steps
        self.done = 0

    def step(self) -> bool:
        end = perf_counter() + 0.01
        while perf_counter() < end:
            pass
        self.left -= 1
        return self.left > 0

    def finish(self) -> None:
        self.done += 1


def test_without_a_loop_it_is_done_at_once() -> None:
    work = Work(3)
    Scheduler().begin(work.step, work.finish)
    assert (work.left, work.done) == (0, 1)


def test_whoever_presses_something_meanwhile_has_their_turn() -> None:
    work = Work(20)

    async def page() -> int:
        Scheduler().begin(work.step, work.finish)
        turns = 0
        while not work.done:
            await asyncio.sleep(0)
            turns += 1
            assert turns < 100_000
        return turns

    assert asyncio.run(page()) >= 20 * 0.01 / (AT_ONCE + 0.02)
    assert (work.left, work.done) == (0, 1)


def test_other_work_takes_its_place_and_it_can_be_stopped() -> None:
    first, second, third = Work(2), Work(2), Work(2)

    async def page() -> None:
        scheduler = Scheduler()
        scheduler.begin(first.step, first.finish)
        scheduler.begin(second.step, second.finish)
        async with asyncio.timeout(60):
            while not second.done:
                await asyncio.sleep(0)
        scheduler.begin(third.step, third.finish)
        scheduler.stop()
        await asyncio.sleep(0.1)

    asyncio.run(page())
    assert [work.done for work in (first, second, third)] == [0, 1, 0]
