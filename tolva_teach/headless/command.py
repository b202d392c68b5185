"""The command `tolva-teach play`: from what somebody types to a plan, and from its rows to a file and figures."""

import argparse
import random
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager, nullcontext
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import IO, Any

from tqdm import tqdm

from tolva_teach.cli import file_faults
from tolva_teach.games import GAMES
from tolva_teach.headless.figures import Figures
from tolva_teach.headless.plan import SEEDS, Plan
from tolva_teach.headless.playing import AT_A_TIME
from tolva_teach.headless.playing import play as play_plan
from tolva_teach.headless.rows import Row, RowWriter
from tolva_teach.headless.words import figure_line
from tolva_teach.play.profile import WrongOptionError, read_options
from tolva_teach.players import KINDS, NoBeginnerError
from tolva_teach.records.messages import quoted
from tolva_teach.records.record import span
from tolva_teach.texts import game_name, sentence

OK, WRONG, UNREADABLE, INTERRUPTED = 0, 1, 2, 130

QUICK = frozenset(("random", "beginner"))
"""The kinds that take no time to think: many of their deals go to a process together."""


class WrongOrderError(Exception):
    """What somebody typed cannot be played; the message is a sentence for them."""


def play(args: argparse.Namespace, lang: str) -> int:
    """Plays what the arguments ask for: see `cli`. Broken off, it keeps and tells what was done until then."""
    try:
        plan = _plan(args, lang)
        with opened(args.csv, lang) as file:
            status = _run(plan, args.workers, file, lang)
    except WrongOrderError as wrong:
        print(wrong, file=sys.stderr)
        return UNREADABLE
    if args.seed is None:
        print(sentence(lang, "cli-seed-shown", seed=str(plan.seed)), file=sys.stderr)
    return status


# What is asked for.


def _plan(args: argparse.Namespace, lang: str) -> Plan:
    kinds = tuple(args.players.split(","))
    rules, name = GAMES[args.game], game_name(args.game, lang, "in-text")
    for kind in kinds:
        if kind not in KINDS:
            raise WrongOrderError(sentence(lang, "cli-no-such-kind", said=quoted(kind), known=", ".join(KINDS)))
    if len(kinds) not in rules.seats:
        raise WrongOrderError(sentence(lang, "cli-wrong-seats", game=name, seats=span(rules.seats), count=len(kinds)))
    options = options_said(args.options, args.game, lang)
    seed = random.randrange(SEEDS) if args.seed is None else args.seed
    try:
        return Plan(args.game, kinds, args.deals, seed, options, args.match)
    except NoBeginnerError as missing:
        raise WrongOrderError(sentence(lang, "cli-no-beginner", game=name, kind=missing.kind)) from None


def options_said(said: str | None, game: str, lang: str) -> dict[str, Any]:
    """The variants that are asked for, written as in an address: `jokers:2,flying:2.3`.

    Raises:
        WrongOrderError: the game has no such variant, or not with that value.
    """
    try:
        return read_options(GAMES[game].options_known, said or "")
    except WrongOptionError as wrong:
        raise WrongOrderError(_wrong_option(wrong, game, lang)) from None


def _wrong_option(wrong: WrongOptionError, game: str, lang: str) -> str:
    known = GAMES[game].options_known
    if wrong.said is None:
        facts = {"said": quoted(wrong.key), "game": game_name(game, lang, "in-text"), "known": ", ".join(known) or "–"}
        return sentence(lang, "cli-no-such-option", None, **facts)
    usual = ", ".join(text for its in known[wrong.key].usual() if (text := known[wrong.key].written(its)))
    return sentence(lang, "cli-wrong-option", what=wrong.key, said=quoted(wrong.said), known=usual)


@contextmanager
def opened(path: Path | None, lang: str) -> Iterator[IO[str] | None]:
    """The file to write, new; None where nobody wants one.

    Raises:
        WrongOrderError: it exists, or cannot be written.
    """
    try:
        with nullcontext() if path is None else path.open("x", encoding="utf-8", newline="") as file:
            yield file
    except BrokenPipeError:  # it is the figures that nobody reads any more
        raise
    except FileExistsError:
        raise WrongOrderError(sentence(lang, "cli-file-exists", name=str(path))) from None
    except OSError as error:
        why = file_faults.why(error, lang)
        raise WrongOrderError(sentence(lang, "cli-cannot-write-file", name=str(path), why=why)) from None


# Playing it.


def _run(plan: Plan, count: int, file: IO[str] | None, lang: str) -> int:
    """Plays, writes and tells the figures, also of what was done when somebody breaks off."""
    figures, status = Figures(), OK
    writer = None if file is None else RowWriter(file)
    try:
        with workers(count) as executor:
            for row in _with_progress(play_plan(plan, executor, _at_a_time(plan)), plan, lang):
                if writer is not None:
                    writer.write(row)
                figures.add(row)
    except (KeyboardInterrupt, BrokenExecutor) as stopped:
        status = INTERRUPTED if isinstance(stopped, KeyboardInterrupt) else WRONG
        key = "cli-interrupted" if status == INTERRUPTED else "cli-worker-died"
        print(sentence(lang, key, count=figures.deals), file=sys.stderr)
    for figure in figures:
        print(figure_line(figure, plan.unit, lang))
    return status


class _Undisturbed(ProcessPoolExecutor):
    """Its processes, which start one by one as there is work for them, never hear of Ctrl-C."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Has it done in a process, and starts one where none is idle."""
        with _interrupts_held():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def workers(count: int) -> Iterator[Executor | None]:
    """So many processes, this one where it is one; whatever happens, none of them is left."""
    if count == 1:
        yield None
        return
    before = set(active_children())
    # Ctrl-C in a terminal goes to them as well; it is for this process to end them.
    deaf = (signal.SIGINT, signal.SIG_IGN)
    executor = _Undisturbed(count, get_context("spawn"), initializer=signal.signal, initargs=deaf)
    try:
        yield executor
    except BaseException:
        for worker in set(active_children()) - before:
            worker.terminate()
        raise
    finally:
        executor.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C comes when the block has ended; what is started in it never hears of it, not even while Python starts.

    A process is started with the signals held back that this thread holds back. This process may still hear of Ctrl-C
    in another of its threads (a progress bar has one), and is told of it in this one.
    """
    heard: list[int] = []
    handler = signal.signal(signal.SIGINT, lambda number, _frame: heard.append(number))
    try:
        with _signal_blocked(signal.SIGINT):
            yield
    finally:
        signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)


@contextmanager
def _signal_blocked(number: signal.Signals) -> Iterator[None]:
    """This thread does not hear of a signal before the block has ended."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [number])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _at_a_time(plan: Plan) -> int:
    return AT_A_TIME if QUICK.issuperset(plan.kinds) and not plan.match else 1


def _with_progress(rows: Iterable[Row], plan: Plan, lang: str) -> Iterator[Row]:
    """A bar on a terminal's standard error, which goes on with each deal or match."""
    with tqdm(total=plan.deals, desc=sentence(lang, "cli-playing"), disable=None, leave=False) as bar:
        for row in rows:
            yield row
            bar.update(row.number + 1 - bar.n)
