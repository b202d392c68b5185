"""What a class costs beside the same pages without one: processor time a learner, in the same run.

    python tests/bench/class_cost.py [--learners 10] [--questions 10] [--rounds 5] [--pause 6]

Two servers are up, one with a class. In each round as many learners as wished open the quiz on each of them, at the
same time, and answer at the same pace: of the class's, the page also asks what is new for as long as it is open, and
passes on each answer that the class has not had from its kernel. Nobody has a browser.

Counted is the processor time, the user's and the system's, of the server, its forked kernels and all that have ended:
what else the machine does is not in it, but makes each second of it do less. So both are at work at the same time: from
one minute to the next a machine that is shared differs by more than a class does. Figures are printed, not judged; the
median of the rounds is what counts, and their spread tells what it is worth.
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

sys.path.insert(0, str(Path(__file__).parents[1]))

from kernels import QUIZ, empty, processor_seconds

from helpers.class_learners import Learner
from helpers.kept_connections import KeptConnections
from helpers.served import Served, served
from helpers.visitor import Visitor

WITH, WITHOUT = "with a class", "without"
_QUIET_SECONDS = 5.0
_IDLE = 0.03
"""Of a processor, what a server takes at most that has nothing to do."""


@dataclass(frozen=True)
class Pace:
    """What each learner does."""

    learners: int
    questions: int
    pause: float
    """Seconds that a learner thinks about a question."""


async def bench(pace: Pace, rounds: int) -> None:
    """Print the figures."""
    taken: dict[str, list[float]] = {WITH: [], WITHOUT: []}
    with servers() as both:
        for name, server in both.items():
            await lesson(server, Pace(2, 1, 0), in_class=name == WITH)  # what is made at first is made
            await empty(server)
        for server in both.values():
            await quiet(server)
        for number in range(rounds):
            before = {name: processor_seconds(server) for name, server in both.items()}
            await asyncio.gather(*(lesson(server, pace, in_class=name == WITH) for name, server in both.items()))
            for server in both.values():
                await empty(server)
            for name, server in both.items():
                taken[name].append((processor_seconds(server) - before[name]) / pace.learners)
            print(f"round {number + 1}: " + compared({name: its[-1] for name, its in taken.items()}), flush=True)
    for name, values in taken.items():
        print(f"{name}: median {statistics.median(values):.3f} s a learner, {min(values):.3f} to {max(values):.3f}")
    pairs = zip(taken[WITH], taken[WITHOUT], strict=True)
    print(f"a class costs, round by round: {spread([one / other - 1 for one, other in pairs])}")


async def quiet(server: Served) -> None:
    """Wait until it has nothing to do: at its start it makes pages ahead for minutes."""
    taken = processor_seconds(server)
    while True:
        await asyncio.sleep(_QUIET_SECONDS)
        before, taken = taken, processor_seconds(server)
        if taken - before < _IDLE * _QUIET_SECONDS:
            return


def spread(ratios: Sequence[float]) -> str:
    """Their median, and from where to where they go."""
    return f"median {statistics.median(ratios):+.1%}, {min(ratios):+.1%} to {max(ratios):+.1%}"


def compared(seconds: dict[str, float]) -> str:
    """A round: the two beside each other, how much more the class is, and what it takes by itself."""
    more = f"{seconds[WITH] / seconds[WITHOUT] - 1:+.1%}"
    return f"{seconds[WITH]:.3f} and {seconds[WITHOUT]:.3f} s a learner, {more}"


@asynccontextmanager
async def in_the_class(server: Served, cookie: str = "", *, really: bool = True) -> AsyncIterator[Learner]:
    """A page's strip, where it is in a class: it comes in, and asks what is new until the page is left."""
    connections = KeptConnections()
    learner = Learner(server.address, connections, cookie)
    learner.where = f"{QUIZ}.ipynb"
    if not really:
        yield learner
        return
    await learner.ask(f"class/me?lang=en&where={learner.where}&seen=")  # nobody is in before
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


async def lesson(server: Served, pace: Pace, *, in_class: bool) -> None:
    """All come, answer at their pace, and go, no two of them at the same moment."""

    async def one(place: int) -> None:
        await asyncio.sleep(pace.pause * place / pace.learners)
        await sit_through(server, pace, in_class=in_class)

    await asyncio.gather(*(one(place) for place in range(pace.learners)))


async def sit_through(server: Served, pace: Pace, *, in_class: bool) -> None:
    """A learner opens the quiz, answers and goes."""
    visitor = await Visitor.open(server, QUIZ)
    async with in_the_class(server, visitor.cookie, really=in_class) as learner:
        for _ in range(pace.questions):
            await asyncio.sleep(pace.pause)
            await visitor.answer()
            if in_class and not await visitor.is_taken():
                await learner.pass_on(visitor.told[-1])
            await visitor.go_on()
    await visitor.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learners", type=int, default=10)
    parser.add_argument("--questions", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pause", type=float, default=6, help="seconds that a learner thinks about a question")
    asked = parser.parse_args()
    asyncio.run(bench(Pace(asked.learners, asked.questions, asked.pause), asked.rounds))
