"""What kernels cost that are forked, beside kernels that are started, in the same run.

    python tests/bench/kernels.py ready      milliseconds until a kernel answers, its memory, and a pool of thirty
    python tests/bench/kernels.py opens      processor time a page open, the server's and the kernel's
    python tests/bench/kernels.py class      a hundred visitors at once, without a browser, each answering a question
    python tests/bench/kernels.py row        three hundred visitors in a row, and what they leave behind
    python tests/bench/kernels.py browser    sixty page opens in a browser, thirty at a time

Figures are printed, not judged: they depend on the machine and on what else runs there. What counts is the ratio.
"""

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import psutil
from jupyter_client.manager import AsyncKernelManager

from helpers.served import Served, served
from helpers.visitor import Visitor
from tolva_widgets.serving.forking.client import FORK_SERVER
from tolva_widgets.serving.kernels.client import EagerClient
from tolva_widgets.serving.kernels.manager import ThisPythonOnly

QUIZ = "sv/quiz"
SHOWN = "from tolva_widgets import Quiz; quiz = Quiz(seed=1, lang='sv', in_address=True); display(quiz)"
CLASS = 30
LET_GO = 65
"""Seconds after which Jupyter's server lets go of a page's socket that was closed."""
MAKING = 2
"""So many kernels are there for a pool: pages that need none are made one at a time."""
CHOICE = "JUPYTER_DEFAULT_PROVISIONER_NAME"
WAYS = {"forked": True, "started": False}


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["ready", "opens", "class", "row", "browser"])
    parser.add_argument("--times", type=int)
    parser.add_argument("--way", choices=WAYS, action="append", help="one of the two; without it both")
    options = parser.parse_args()
    bench = {"ready": ready, "opens": opens, "class": together, "row": row, "browser": browser}[options.what]
    figures = []
    for way in options.way or WAYS:
        print(f"{way}:", flush=True)
        figures.append(await bench(WAYS[way], options.times))
    if len(figures) == len(WAYS):
        for name in figures[0]:
            print(f"{name}: {figures[0][name] / figures[1][name]:.2f} of a started kernel's")


Figures = dict[str, float]


# Without a server


async def ready(forks: bool, times: int | None) -> Figures:
    """How soon a kernel answers, what it takes of memory with the quiz shown, and how soon thirty answer."""
    os.environ.pop(CHOICE, None)
    os.environ |= {} if forks else {CHOICE: "local-provisioner"}
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        specs = ThisPythonOnly()
        warm = await answering(specs, f"{folder}/warm")
        await warm.shutdown_kernel(now=True)
        milliseconds, kernels = [], []
        for number in range(times or 10):
            start = time.perf_counter()
            kernels.append(await answering(specs, f"{folder}/{number}"))
            milliseconds.append(1000 * (time.perf_counter() - start))
            await show(kernels[-1])
        await asyncio.sleep(1)
        memory = [psutil.Process(pid_of(kernel)).memory_full_info().pss / 1e6 for kernel in kernels]
        await asyncio.gather(*(kernel.shutdown_kernel(now=True) for kernel in kernels))
        FORK_SERVER.stop()
    print(f"  answers after {spread(milliseconds)} ms")
    print(f"  memory with the quiz shown, of {len(kernels)} kernels: {spread(memory)} MB")
    seconds = await pool_filled(forks)
    return {
        "until it answers": statistics.median(milliseconds),
        "memory": statistics.median(memory),
        "filling the pool": seconds,
    }


async def answering(specs: ThisPythonOnly, name: str) -> AsyncKernelManager:
    kernel = AsyncKernelManager(
        transport="ipc", connection_file=f"{name}.json", kernel_spec_manager=specs, client_factory=EagerClient
    )
    await kernel.start_kernel(env=dict(os.environ))
    client = kernel.client()
    client.start_channels()
    await client.wait_for_ready(60)
    client.stop_channels()
    return kernel


async def show(kernel: AsyncKernelManager) -> None:
    client = kernel.client()
    client.start_channels()
    await client.wait_for_ready(60)
    await client.execute_interactive(SHOWN, output_hook=lambda _: None, timeout=60)
    client.stop_channels()


def pid_of(kernel: AsyncKernelManager) -> int:
    return int(kernel.provisioner.pid)  # type: ignore[union-attr]


async def pool_filled(forks: bool) -> float:
    """Seconds in which thirty kernels come to wait, once the pages that everybody asks for first are made."""
    with serving(forks, pool=CLASS) as server:
        answers = alone = time.perf_counter()
        while (kernels := kernels_of(server)) < CLASS:
            if kernels < MAKING:
                alone = time.perf_counter()
            await asyncio.sleep(0.02)
        now = time.perf_counter()
        seconds = f"{now - answers:.1f} s after the server answers, {now - alone:.1f} s after the first"
        print(f"  {kernels} kernels wait {seconds}")
        return now - alone


# With a server


async def opens(forks: bool, times: int | None) -> Figures:
    """Processor time a page open: fetched, its socket opened, its widgets' state sent, and closed again."""
    with serving(forks) as server:
        await one_visit(server)
        await empty(server)
        before, start, count = processor_seconds(server), time.perf_counter(), times or 30
        for _ in range(count):
            await one_visit(server, answer=False)
        await empty(server)
        seconds = (processor_seconds(server) - before) / count
        print(f"  {seconds:.3f} s of processor time a page open, {(time.perf_counter() - start) / count:.2f} s in all")
        return {"processor time": seconds}


async def together(forks: bool, times: int | None) -> Figures:
    """A class and more, all in the same second."""
    with serving(forks) as server:
        await one_visit(server)
        start, count = time.perf_counter(), times or 100
        outcomes: list[str] = []
        seconds: list[float] = []

        async def visit() -> Visitor | None:
            try:
                visitor = await Visitor.open(server, QUIZ)
                outcomes.append("answered" if await visitor.answer() else "no answer")
            except Exception as error:
                outcomes.append(repr(error)[:100])
                return None
            seconds.append(time.perf_counter() - start)
            return visitor

        visitors = await asyncio.gather(*(visit() for _ in range(count)))
        print(f"  {count} at once: {dict(Counter(outcomes))}, answered after {spread(seconds)} s")
        await asyncio.gather(*(visitor.close() for visitor in visitors if visitor))
        return {"until answered, at once": statistics.median(seconds)}


async def row(forks: bool, times: int | None) -> Figures:
    """Visitors one after the other, four at a time, and what is there before and after them.

    Before them came as many: what a server keeps of visitors for a minute makes it as large as it will be.
    """
    others = connection_folders()
    with serving(forks) as server:
        count = times or 300
        await visits(server, count)
        folders = connection_folders() - others
        before = left(server, folders)
        await visits(server, count)
        after = left(server, folders)
        for name, was in before.items():
            print(f"  {name}: {was} before, {after[name]} after")
        return {}


async def visits(server: Served, count: int) -> None:
    """So many visitors, until what the server keeps of them for a while is gone."""
    turns, start = asyncio.Semaphore(4), time.perf_counter()

    async def visit() -> None:
        async with turns:
            await one_visit(server)

    await asyncio.gather(*(visit() for _ in range(count)))
    print(f"  {count} visitors in {time.perf_counter() - start:.0f} s")
    await empty(server)
    await asyncio.sleep(LET_GO)


async def browser(forks: bool, times: int | None) -> Figures:
    """As the other benchmark of pages does it."""
    import pages
    from playwright.async_api import async_playwright

    options = argparse.Namespace(
        page=[QUIZ], button=".jupyter-button", changed=".tolva-slot", times=times or 60, together=CLASS, cold=False
    )
    with serving(forks) as server:
        await one_visit(server)
        async with async_playwright() as playwright:
            launched = await playwright.chromium.launch(
                executable_path=pages.chromium.executable(), args=pages.chromium.ARGUMENTS
            )
            await pages.load(launched, server, options)
            await launched.close()
    return {}


async def one_visit(server: Served, *, answer: bool = True) -> None:
    visitor = await Visitor.open(server, QUIZ)
    if answer and not await visitor.answer():
        print("  no answer")
    await visitor.close()


@contextmanager
def serving(forks: bool, pool: int = 0) -> Iterator[Served]:
    with served(None, pool, "--most", "200", forks=forks) as server:
        yield server


def processes(server: Served) -> list[psutil.Process]:
    return [(one := psutil.Process(server.process.pid)), *one.children(recursive=True)]


def kernels_of(server: Served) -> int:
    """How many kernels there are; the fork server is none, though it looks like one."""
    forks = sum("forkserver" in " ".join(line_of(one)) for one in processes(server))
    return max(0, forks - 1) + sum("ipykernel_launcher" in line_of(one) for one in processes(server))


def line_of(process: psutil.Process) -> list[str]:
    with suppress(psutil.Error):
        return process.cmdline()
    return []


async def empty(server: Served) -> None:
    """Until no kernel is left, and the pages that are made beforehand are made."""
    quiet = 0
    while quiet < 20:
        await asyncio.sleep(0.1)
        quiet = 0 if kernels_of(server) else quiet + 1


def processor_seconds(server: Served) -> float:
    """Of the server, of the fork server, and of every kernel that has ended."""
    return sum(sum(one.cpu_times()[:4]) for one in processes(server))


def left(server: Served, folders: set[Path]) -> Figures:
    """What a kernel that is gone must not leave behind."""
    return {
        "processes": len(processes(server)),
        "descriptors": sum(one.num_fds() for one in processes(server)),
        "threads": sum(one.num_threads() for one in processes(server)),
        "MB of memory": round(sum(one.memory_full_info().uss for one in processes(server)) / 1e6, 1),
        "files of connections": sum(1 for folder in folders for _ in folder.rglob("*")),
    }


def connection_folders() -> set[Path]:
    """Where servers have their kernels' connections."""
    return set(Path("/tmp").glob("voila_*"))


def spread(values: Sequence[float]) -> str:
    """Median, 95th percentile and maximum."""
    numbers = sorted(values)
    late = numbers[min(len(numbers) - 1, int(0.95 * len(numbers)))]
    return f"median {statistics.median(numbers):.2f}, 95 % {late:.2f}, longest {numbers[-1]:.2f}"


if __name__ == "__main__":
    asyncio.run(main())
