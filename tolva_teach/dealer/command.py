"""The command `tolva-teach deal --where`: from what somebody types to records, and what there is to tell of them."""

import argparse
import random
import sys
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from typing import IO, Any

from tqdm import tqdm

from tolva_teach.dealer import telling
from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.language.endings import with_ending
from tolva_teach.dealer.language.spoken import understood
from tolva_teach.dealer.requests import VARIED, Request
from tolva_teach.dealer.search import Search
from tolva_teach.games import GAMES
from tolva_teach.games import game as game_of
from tolva_teach.headless.command import (
    INTERRUPTED,
    OK,
    UNREADABLE,
    WRONG,
    WrongOrderError,
    opened,
    options_said,
    workers,
)
from tolva_teach.headless.plan import SEEDS
from tolva_teach.players import NoBeginnerError
from tolva_teach.records.record import span
from tolva_teach.texts import game_name, sentence

SAMPLE = 100
"""So many deals are tried at least, to tell how rare those are that were wished for."""

USUAL_SECONDS = 60
"""So long it looks where nobody says how long."""

HELP = "help"
"""The wish to be told what can be wished for."""


def deal_as_wished(args: argparse.Namespace, lang: str) -> int:
    """Finds and writes deals as the arguments wish: see `cli`. Broken off, it keeps what was found until then."""
    if args.where == HELP:
        print("\n".join(telling.guide(lang)))
        return OK
    count = args.deals or 1
    seed = random.randrange(SEEDS) if args.seed is None else args.seed
    try:
        search = _search(args, seed, count, lang)
        with workers(args.workers or 1) as executor, opened(args.to, lang) as file:
            search.executor = executor
            status = _write(search, count, file or sys.stdout, lang)
    except WishError as error:
        print(telling.fault(error, lang), file=sys.stderr)
        return UNREADABLE
    except WrongOrderError as wrong:
        print(wrong, file=sys.stderr)
        return UNREADABLE
    for line in telling.told(search.answer(), count, lang):
        print(line, file=sys.stderr)
    if args.seed is None:
        print(sentence(lang, "cli-seed-shown", seed=str(seed)), file=sys.stderr)
    return status


def _search(args: argparse.Namespace, seed: int, count: int, lang: str) -> Search:
    """
    Raises:
        WishError: the wish is wrong.
        WrongOrderError: something else is.
    """
    game = game_name(args.game, lang, "in-text")
    seats = GAMES[args.game].seats
    players = GAMES[args.game].usual_players if args.players is None else args.players
    if players not in seats:
        raise WrongOrderError(sentence(lang, "cli-wrong-players", game=game, seats=span(seats)))
    asked: dict[str, Any] = {
        "players": players,
        "options": options_said(args.options, args.game, lang),
        "seed": seed,
        "by": args.play or VARIED,
        "score": _numbers(args.score, lang),
        "carry": args.carry or 0,
        "order": _numbers(args.order, lang),
        "keep": args.keep,
    }
    heard = understood(args.where, game_of(args.game, players, asked["options"]), lang)
    try:
        where = heard.text if args.left is None else with_ending(heard.text, args.left)
        request = Request(args.game, where, **asked)
    except NoBeginnerError as missing:
        raise WrongOrderError(sentence(lang, "cli-no-beginner", game=game, kind=missing.kind)) from None
    except WishError as error:
        raise WishError(error.case, heard.column(error.column), error.facts) from None
    except ValueError:
        raise WrongOrderError(sentence(lang, "cli-wrong-start", game=game)) from None
    progress = _bar(count, lang)
    return Search(request, count, sample=SAMPLE, seconds=args.seconds or USUAL_SECONDS, progress=progress)


def _numbers(said: str | None, lang: str) -> tuple[int, ...] | None:
    """Numbers with commas between them; None where nothing is said."""
    if said is None:
        return None
    try:
        return tuple(int(part) for part in said.split(","))
    except ValueError:
        raise WrongOrderError(sentence(lang, "cli-no-numbers", said=said[:40])) from None


def _bar(count: int, lang: str) -> Callable[[int, int], bool]:
    """A bar on a terminal's standard error, that goes on with each deal that is found."""
    bar: Any = tqdm(total=count, desc=sentence(lang, "cli-dealing"), disable=None, leave=False)

    def told(_tried: int, found: int) -> bool:
        bar.update(found - bar.n)
        return True

    return told


def _write(search: Search, count: int, file: IO[str], lang: str) -> int:
    """Writes each deal as it is found, a record a line, and gives the exit status."""
    written = 0
    try:
        for record in search:
            file.write(record.to_json() + "\n")
            written += 1
    except (KeyboardInterrupt, BrokenExecutor) as stopped:
        is_interrupted = isinstance(stopped, KeyboardInterrupt)
        key = "cli-interrupted" if is_interrupted else "cli-worker-died"
        print(sentence(lang, key, count=written), file=sys.stderr)
        return INTERRUPTED if is_interrupted else WRONG
    return OK if written == count else WRONG
