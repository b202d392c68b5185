"""What a class costs beside the same pages without one: processor time a learner, in the same run.

    python tests/bench/class_cost.py [--learners 10] [--questions 10] [--rounds 5] [--pause 6]

Two servers are up, one with a class. In each round as many learners as wished open the quiz on the one and then on the
other, in turn which comes first, and answer at the same pace: of the class's, the page also asks what is new for as
long as it is open, and passes on each answer as its kernel has told it. Then as many ask and tell the class all
that without any page: that is what the class's own handlers take. Nobody has a browser.

Counted is the processor time, the user's and the system's, of the server, its forked kernels and all that have ended:
what else the machine does is not in it, but makes each second of it do less. So the two are compared round by round.
Figures are printed, not judged; the median of the rounds is what counts, and their spread tells what it is worth.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from kernels import QUIZ, empty, processor_seconds

from helpers.class_learners import Learner
from helpers.kept_connections import KeptConnections
from helpers.served import Served, served
from helpers.visitor import Visitor

WITH, WITHOUT, ALONE = "with a class", "without", "the class alone"


@dataclass(frozen=True)
class Pace:
    """What each learner does."""

    learners: int
    questions: int
    pause: float
    """Seconds that a learner thinks about a question."""


Told = list[dict[str, Any]]
"""What a page is told by its kernel of what was answered there."""


async def bench(pace: Pace, rounds: int) -> None:
    """Print the figures."""
    taken: dict[str, list[float]] = {WITH: [], WITHOUT: [], ALONE: []}
    with servers() as both:
        for name, server in both.items():
            await lesson(server, Pace(2, 1, 0), in_class=name == WITH)  # what is made at first is made
            await empty(server)
        for number in range(rounds):
            told: list[Told] = []
            for name in sorted(both, reverse=bool(number % 2)):
                before = processor_seconds(both[name])
                heard = await lesson(both[name], pace, in_class=name == WITH)
                await empty(both[name])
                taken[name].append((processor_seconds(both[name]) - before) / pace.learners)
                told = heard if name == WITH else told
            taken[ALONE].append(await measured_alone(both[WITH], pace, told))
            print(f"round {number + 1}: " + compared({name: its[-1] for name, its in taken.items()}), flush=True)
    for name, values in taken.items():
        print(f"{name}: median {statistics.median(values):.3f} s a learner, {min(values):.3f} to {max(values):.3f}")
    pairs = zip(taken[WITH], taken[WITHOUT], strict=True)
    print(f"a class costs, round by round: {spread([one / other - 1 for one, other in pairs])}")
    shares = zip(taken[ALONE], taken[WITHOUT], strict=True)
    print(f"of that the class's own handlers: {spread([one / other for one, other in shares])}")


def spread(ratios: Sequence[float]) -> str:
    """Their median, and from where to where they go."""
    return f"median {statistics.median(ratios):+.1%}, {min(ratios):+.1%} to {max(ratios):+.1%}"


def compared(seconds: dict[str, float]) -> str:
    """A round: the two beside each other, how much more the class is, and what it takes by itself."""
    more = f"{seconds[WITH] / seconds[WITHOUT] - 1:+.1%}"
    both = f"{seconds[WITH]:.3f} and {seconds[WITHOUT]:.3f} s a learner, {more}"
    return f"{both}; {ALONE} {seconds[ALONE]:.3f} s, {seconds[ALONE] / seconds[WITHOUT]:+.1%}"


@asynccontextmanager
async def in_the_class(server: Served, cookie: str = "", *, really: bool = True) -> AsyncIterator[Learner]:
    """A page's strip, where it is in a class: it comes in, and asks what is new until the page is left."""
    connections = KeptConnections()
    learner = Learner(server.address, connections, cookie)
    learner.where = f"{QUIZ}.ipynb"
    if not really:
        yield learner
        return
    await learner.join()
    asking = asyncio.create_task(learner.stay())
    yield learner
    asking.cancel()
    with suppress(asyncio.CancelledError):
        await asking
    connections.close()


@contextmanager
def servers() -> Iterator[dict[str, Served]]:
    """One with a class and one without, otherwise alike."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["JUPYTER_DATA_DIR"] = folder
        with served(None, 0, "--most", "200", "--class", "7B") as one, served(None, 0, "--most", "200") as other:
            yield {WITH: one, WITHOUT: other}


async def lesson(server: Served, pace: Pace, *, in_class: bool) -> list[Told]:
    """All come, answer at their pace, and go, no two of them at the same moment; what their pages were told."""

    async def one(place: int) -> Told:
        await asyncio.sleep(pace.pause * place / pace.learners)
        return await sit_through(server, pace, in_class=in_class)

    return await asyncio.gather(*(one(place) for place in range(pace.learners)))


async def sit_through(server: Served, pace: Pace, *, in_class: bool) -> Told:
    """A learner opens the quiz, answers and goes."""
    visitor = await Visitor.open(server, QUIZ)
    async with in_the_class(server, visitor.cookie, really=in_class) as learner:
        for _ in range(pace.questions):
            await asyncio.sleep(pace.pause)
            await visitor.answer()
            if in_class:
                await learner.pass_on(visitor.told[-1])
            await visitor.go_on()
    await visitor.close()
    return visitor.told


async def measured_alone(server: Served, pace: Pace, told: list[Told]) -> float:
    """Seconds a learner of what the class does for them, without their pages: they come in and tell what was told, in
    the same time. What the server does in that time without anybody is not counted."""
    before = processor_seconds(server)
    await asyncio.sleep(pace.pause)
    idle = (processor_seconds(server) - before) / pace.pause if pace.pause else 0
    before, begun = processor_seconds(server), asyncio.get_running_loop().time()

    async def one(place: int, its: Told) -> None:
        await asyncio.sleep(pace.pause * place / pace.learners)
        async with in_the_class(server) as learner:
            for answer in its:
                await asyncio.sleep(pace.pause)
                await learner.pass_on(answer)

    await asyncio.gather(*(one(place, its) for place, its in enumerate(told)))
    seconds = asyncio.get_running_loop().time() - begun
    return (processor_seconds(server) - before - idle * seconds) / pace.learners


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learners", type=int, default=10)
    parser.add_argument("--questions", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pause", type=float, default=6, help="seconds that a learner thinks about a question")
    asked = parser.parse_args()
    asyncio.run(bench(Pace(asked.learners, asked.questions, asked.pause), asked.rounds))
