"""What a class costs beside the same pages without one: processor time a learner, in the same run.

    python tests/bench/class_cost.py [--learners 10] [--questions 10] [--rounds 5] [--pause 6] [--same]

Two servers are up, one with a class. In each round as many learners as wished open the quiz on the one and then on the
other, in turn which comes first, and answer at the same pace: of the class's, the page also asks what is new for as
long as it is open, and sends each answer. Nobody has a browser. Counted is the processor time of the server, its
forked kernels and all that have ended, so that what else the machine does falls on nobody.

Figures are printed, not judged; the ratio of the medians is what counts.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from kernels import QUIZ, empty, processor_seconds
from tornado.httpclient import AsyncHTTPClient

from helpers.class_learners import Learner
from helpers.served import Served, served
from helpers.visitor import Visitor
from tolva_teach.quiz import FIRST_FAMILY

WITH, WITHOUT = "with a class", "without"


@dataclass(frozen=True)
class Pace:
    """What each learner does."""

    learners: int
    questions: int
    pause: float
    """Seconds that a learner thinks about a question."""
    same: bool
    """Whether all have the same questions, as where a teacher has chosen them; else each has their own."""


async def bench(pace: Pace, rounds: int) -> None:
    """Print the figures."""
    taken: dict[str, list[float]] = {WITH: [], WITHOUT: []}
    with servers() as both:
        for server in both.values():
            await lesson(server, Pace(2, 1, 0, same=True), 0, in_class=False)  # what is made at first is made
            await empty(server)
        for number in range(rounds):
            for name in sorted(both, reverse=bool(number % 2)):
                seconds = await measured(both[name], pace, number, in_class=name == WITH)
                taken[name].append(seconds / pace.learners)
            print(f"round {number + 1}: " + told({name: its[-1] for name, its in taken.items()}), flush=True)
    for name, values in taken.items():
        print(f"{name}: median {statistics.median(values):.3f} s a learner, {min(values):.3f} to {max(values):.3f}")
    print("median " + told({name: statistics.median(values) for name, values in taken.items()}))
    ratios = sorted(one / other - 1 for one, other in zip(taken[WITH], taken[WITHOUT], strict=True))
    print(
        f"a class costs, round by round: median {statistics.median(ratios):+.1%}, {ratios[0]:+.1%} to {ratios[-1]:+.1%}"
    )


def told(seconds: dict[str, float]) -> str:
    """The two beside each other, and how much more the class is."""
    return f"{seconds[WITH]:.3f} and {seconds[WITHOUT]:.3f} s a learner, {seconds[WITH] / seconds[WITHOUT] - 1:+.1%}"


@contextmanager
def servers() -> Iterator[dict[str, Served]]:
    """One with a class and one without, otherwise alike."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["JUPYTER_DATA_DIR"] = folder
        with served(None, 0, "--most", "200", "--class", "7B") as one, served(None, 0, "--most", "200") as other:
            yield {WITH: one, WITHOUT: other}


async def measured(server: Served, pace: Pace, number: int, *, in_class: bool) -> float:
    """Seconds of processor time that a round takes, until every kernel of it has ended."""
    before = processor_seconds(server)
    await lesson(server, pace, number, in_class=in_class)
    await empty(server)
    return processor_seconds(server) - before


async def lesson(server: Served, pace: Pace, number: int, *, in_class: bool) -> None:
    """All come, answer at their pace, and go; no two of them at the same moment."""

    async def one(place: int) -> None:
        await asyncio.sleep(pace.pause * place / pace.learners)
        await sit_through(server, pace, pace.learners * number + place, in_class=in_class)

    await asyncio.gather(*(one(place) for place in range(pace.learners)))


async def sit_through(server: Served, pace: Pace, seed: int, *, in_class: bool) -> None:
    """A learner opens the quiz, answers and goes."""
    visitor = await Visitor.open(server, QUIZ)
    learner = Learner(server.address, AsyncHTTPClient())
    learner.where = f"{QUIZ}.ipynb"
    if in_class:
        await learner.join()
    asking = asyncio.create_task(learner.stay()) if in_class else None
    for place in range(pace.questions):
        await asyncio.sleep(pace.pause)
        await visitor.answer()
        if in_class:
            number = place if pace.same else 1000 * (seed + 1) + place
            question = FIRST_FAMILY.question(seed=number, difficulty=1)
            await learner.answer(str(question.name), [str(question.choices[0])], None)
        await visitor.go_on()
    if asking:
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    await visitor.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learners", type=int, default=10)
    parser.add_argument("--questions", type=int, default=10)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--pause", type=float, default=6, help="seconds that a learner thinks about a question")
    parser.add_argument("--same", action="store_true", help="all have the same questions (else each has their own)")
    asked = parser.parse_args()
    asyncio.run(bench(Pace(asked.learners, asked.questions, asked.pause, asked.same), asked.rounds))
