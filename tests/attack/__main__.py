"""Attacks a server of its own and says what was tried, what held, and what learners noticed meanwhile.

    make attack                     all of it, with fresh random numbers: a few minutes
    make attack ARGS="--seed 7"     the same again
    make attack ARGS="--only frames --learners 4"

It never asks any address but the one on which it serves by itself. The status is 1 where something did not hold.
"""

import argparse
import asyncio
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from random import Random

import psutil

from attack import browsers, files, kills, strangers
from attack.learners import Learners, learners
from attack.outcomes import Outcome
from helpers.placeholders import copy_of
from helpers.served import Served, served

_QUICK, _SHARE = 0.5, 0.95
"""Seconds within which so large a share of the answers is to come."""
_QUIET_SECONDS, _REST_SECONDS = 10, 30
_MORE_MEGABYTES, _MORE_DESCRIPTORS = 60, 5
_MOST_LINES = 40


@dataclass(frozen=True)
class Held:
    """What a server has of the machine."""

    megabytes: float
    descriptors: int
    processes: int
    files: int

    @classmethod
    def by(cls, server: Served) -> "Held":
        """The server, with all processes that it has begun."""
        process = psutil.Process(server.process.pid)
        folders = Path("/tmp").glob(f"tolva-{server.process.pid}-*")
        count = sum(1 for folder in folders for _ in folder.rglob("*"))
        children = len(process.children(recursive=True))
        return cls(process.memory_info().rss / 2**20, process.num_fds(), children, count)

    def more_than(self, before: "Held") -> list[str]:
        """What there is more of than before, beyond what comes and goes."""
        of_each = {
            "megabytes": (self.megabytes - before.megabytes, _MORE_MEGABYTES),
            "descriptors": (self.descriptors - before.descriptors, _MORE_DESCRIPTORS),
            "processes": (self.processes - before.processes, 0),
            "files": (self.files - before.files, _MORE_DESCRIPTORS),
        }
        return [f"{more:.0f} more {name} than before" for name, (more, most) in of_each.items() if more > most]


async def attacked(server: Served, seed: int, only: list[str], present: Learners) -> list[str]:
    """All attacks in turn; what did not hold."""
    wrong: list[str] = []
    with ProcessPoolExecutor(1, get_context("spawn")) as apart:
        loop = asyncio.get_running_loop()
        for name in strangers.ALL:
            if not only or name in only:
                before = len(present.waited)
                wrong += _tell(*await loop.run_in_executor(apart, strangers.attack_apart, server.address, seed, name))
                _tell_waiting("learners in that time", sorted(present.waited[before:]))
    return wrong


async def at_rest(server: Served, before: Held) -> list[str]:
    """What there is more of than before when what comes and goes has gone."""
    end = time.monotonic() + _REST_SECONDS
    while (more := Held.by(server).more_than(before)) and time.monotonic() < end:
        await asyncio.sleep(0.5)
    return more


async def on_server(server: Served, chance: Random, options: argparse.Namespace) -> list[str]:
    """The attack on a server at which a class answers."""
    async with learners(server, options.learners, Random(chance.random())) as present:
        quiet = await present.answer_for(_QUIET_SECONDS if options.learners else 0)
        before, done = Held.by(server), asyncio.Event()

        async def attack() -> list[str]:
            try:
                return await attacked(server, options.seed, options.only, present)
            finally:
                done.set()

        wrong, waited = await asyncio.gather(attack(), present.answer_until(done))
        wrong += present.faults + _told_of_waiting(quiet, waited)
        wrong += await at_rest(server, before)
    return wrong


def _told_of_waiting(quiet: list[float], waited: list[float]) -> list[str]:
    """What learners waited for their answers, before and meanwhile."""
    _tell_waiting("learners before", quiet)
    _tell_waiting("learners meanwhile", waited)
    most = _at(waited, _SHARE) if waited else 0
    return [f"learners waited {most:.2f} s at 95 %"] if most > _QUICK else []


def _tell_waiting(when: str, seconds: list[float]) -> None:
    if seconds:
        late = f"{_at(seconds, _SHARE):.3f} s at {_SHARE:.0%}, {seconds[-1]:.3f} s at most"
        print(f"{when}: {len(seconds)} answers, {late}", flush=True)


def _at(seconds: list[float], share: float) -> float:
    return seconds[min(int(len(seconds) * share), len(seconds) - 1)]


def alone(site: Path, log: Path, chance: Random, only: list[str]) -> list[str]:
    """The attacks for which a class has no time: each with a server of its own, or with none."""
    wrong = []
    for name, attack in _ON_A_SERVER.items():
        if not only or name in only:
            with served(site, 2, log=log) as server:
                wrong += _timed(name, partial(attack, server, chance))
            wrong += of_terminal(log.read_text("utf-8"))
    for name, without in _ON_FILES.items():
        if not only or name in only:
            wrong += _timed(name, partial(without, chance))
    return wrong


_ON_A_SERVER: dict[str, Callable[[Served, Random], Outcome]] = {"kills": kills.kills, "progress": browsers.progress}
_ON_FILES: dict[str, Callable[[Random], Outcome]] = {"records": files.records, "own folders": files.own_folders}


def _timed(name: str, attack: Callable[[], Outcome]) -> list[str]:
    begun = time.monotonic()
    outcome = attack()
    return _tell(name, time.monotonic() - begun, outcome)


def of_terminal(said: str) -> list[str]:
    """What a terminal has too much of."""
    lines = said.splitlines()
    print(f"the terminal has {len(lines)} lines, the last of them:", *lines[-8:], sep="\n    ")
    wrong = [f"a traceback in the terminal: {said.partition('Traceback')[2][:2000]}"] if "Traceback" in said else []
    return [*wrong, *([f"{len(lines)} lines in the terminal"] if len(lines) > _MOST_LINES else [])]


def _tell(name: str, seconds: float, outcome: Outcome) -> list[str]:
    held = "; ".join(outcome.wrong[:5]) or "held"
    print(f"{name}: {outcome.tried} tried in {seconds:.1f} s, {held}", flush=True)
    return outcome.wrong


def main(arguments: list[str]) -> int:
    """Attacks, and says what did not hold."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--seed", type=int, default=secrets.randbits(32))
    parser.add_argument("--learners", type=int, default=40)
    known = [*strangers.ALL, *_ON_A_SERVER, *_ON_FILES]
    parser.add_argument("--only", action="append", choices=known, default=[])
    options = parser.parse_args(arguments)
    print(f"--seed {options.seed}", flush=True)
    chance = Random(options.seed)
    with tempfile.TemporaryDirectory() as folder:
        log, site = Path(folder) / "log", Path(folder) / "site"
        site.mkdir()
        copy_of(site, "index", "quiz", "courses")
        wrong = []
        if not options.only or set(options.only) & set(strangers.ALL):
            with served(site, 0, "--most", "100", log=log) as server:
                wrong += asyncio.run(on_server(server, chance, options))
            wrong += of_terminal(log.read_text("utf-8"))
        wrong += alone(site, log, chance, options.only)
    print("All held." if not wrong else "\n".join(["Did not hold:", *wrong]))
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
