"""The command `tolva-teach`: its parser. What each command does is in `commands`."""

import argparse
import os
import sys
from collections.abc import Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import TextIO, cast

from tolva_teach import __version__
from tolva_teach.cli import commands, file_faults
from tolva_teach.cli.arguments import LocalParser, whole_number
from tolva_teach.cli.outputs import Complaints, Output, OutputError, drop_output
from tolva_teach.described.faults import game_fault
from tolva_teach.games import GAMES
from tolva_teach.players import KINDS
from tolva_teach.records.messages import game_fault_in_words
from tolva_teach.texts import DEFAULT_LANGUAGE, LANGUAGES, sentence

INTERRUPTED = 130

HIGHEST_PORT = 2**16 - 1
LARGEST_POOL = 500
HIGHEST_SEED = 10**9 - 1
"""Kernels that a large machine can hold; each takes some 100 MB."""

MOST_DEALS = 10**7
MOST_WORKERS = 256

MOST_WISHED = 10_000
"""As many as the dealer finds at once; it is loaded only where somebody wishes for something."""
KEEPS = ("deal", "played", "moment")
MOST_LEFT = 52
MOST_HANDED = 120
MOST_SECONDS = 86_400


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command and returns its exit status (see `commands`)."""
    arguments = list(sys.argv[1:] if argv is None else argv)
    out, complaints = cast("TextIO", Output(sys.stdout)), cast("TextIO", Complaints(sys.stderr))
    with redirect_stdout(out), redirect_stderr(complaints):
        lang = language(arguments)
        try:
            return _run(arguments, lang)
        except OutputError as fault:
            drop_output(out)
            if isinstance(fault.cause, BrokenPipeError):  # whoever reads has had enough: `tolva-teach rules | head`
                return commands.OK
            print(sentence(lang, "cli-cannot-print", why=file_faults.why(fault.cause, lang)), file=sys.stderr)
            return commands.UNREADABLE
        except OSError as fault:  # of a folder or a file that a command has not thought of
            why = file_faults.why(fault, lang)
            name = str(fault.filename or "tolva-teach")
            print(sentence(lang, "cli-cannot-use", name=name, why=why), file=sys.stderr)
            return commands.UNREADABLE
        except KeyboardInterrupt:
            return INTERRUPTED
        except Exception as error:
            of_game = game_fault(error)
            if of_game is None:
                raise
            print(game_fault_in_words(of_game, lang), file=sys.stderr)
            return commands.WRONG


def _run(arguments: Sequence[str], lang: str) -> int:
    """Its status, when all that it prints has been written.

    Raises:
        OutputError: it cannot be written.
    """
    try:
        args = _parser(lang).parse_args(arguments)
        return int(args.run(args, lang))
    finally:
        sys.stdout.flush()


def language(arguments: Sequence[str]) -> str:
    """The language asked for with `--lang`, else the environment's, else English."""
    early = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    early.add_argument("--lang")
    try:
        asked = early.parse_known_args(list(arguments))[0].lang
    except argparse.ArgumentError:  # no value: the parser proper says so
        asked = None
    if asked is not None:
        return asked if asked in LANGUAGES else DEFAULT_LANGUAGE
    locale = next((name for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (name := os.environ.get(key))), "")
    return locale[:2] if locale[:2] in LANGUAGES else DEFAULT_LANGUAGE


def _parser(lang: str) -> argparse.ArgumentParser:
    Parser = LocalParser.of(lang)  # noqa: N806 - a class
    words = Parser.words
    common = Parser(add_help=False)
    common.add_argument("--lang", choices=LANGUAGES, help=words("lang"), default=argparse.SUPPRESS)
    common.add_argument("-h", "--help", action="help", help=words("help"))
    parser = Parser(prog="tolva-teach", description=words("about"), parents=[common], add_help=False)
    parser.add_argument("--version", action="version", version=f"tolva-teach {__version__}", help=words("version"))
    subparsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: commands.Command) -> argparse.ArgumentParser:
        made = subparsers.add_parser(name, parents=[common], add_help=False, help=words(name), description=words(name))
        made.set_defaults(run=run)
        return made

    for name, run in (("check", commands.check), ("legal", commands.legal)):
        command(name, run).add_argument("files", nargs="+", metavar="FILE", help=words("file"))
    command("show", commands.show).add_argument("file", metavar="FILE", help=words("file"))
    deal = command("deal", commands.deal)
    deal.add_argument("--game", choices=tuple(GAMES), required=True, help=words("game"))
    deal.add_argument("--players", type=int, help=words("players"))
    deal.add_argument("--seed", type=int, help=words("seed"))
    deal.add_argument("--play", choices=KINDS, help=words("played-by"))
    deal.add_argument("--match", action="store_true", help=words("match"))
    _add_wishes(deal, words)
    _add_play(command("play", commands.play), words)
    games = command("games", commands.games)
    games.add_argument("--json", action="store_true", help=words("json"))
    command("new-game", commands.new_game).add_argument("name", metavar="NAME", help=words("new-name"))
    rules = command("rules", commands.rules)
    rules.add_argument("rule", nargs="?", metavar="GAME|ID", help=words("rule"))
    rules.add_argument("--game", choices=tuple(GAMES), help=words("game"))
    copied = command("notebooks", commands.notebooks)
    copied.add_argument("dir", metavar="DIR", help=words("dir"))
    copied.add_argument("--open", action="store_true", help=words("open-lab"))
    copied.add_argument("--packages", action="store_true", help=words("copy-packages"))
    _add_sheet(command("sheet", commands.sheet), words)
    command("lessons", commands.lessons).add_argument("dir", metavar="DIR", type=Path, help=words("lesson-folder"))
    served = command("serve", commands.serve)
    _add_serve(served, words)
    served.add_argument("--class", dest="class_name", metavar="NAME", help=words("open-class"))
    served.set_defaults(questions=None, game=None, options=None, profile=None)
    school_class = command("class", commands.serve)
    _add_serve(school_class, words, ip="class-ip")
    school_class.add_argument("--name", dest="class_name", default=DEFAULT_CLASS, help=words("class-name"))
    school_class.add_argument("questions", nargs="?", type=Path, metavar="LIST", help=words("class-list"))
    school_class.add_argument("--game", choices=tuple(GAMES), help=words("class-game"))
    school_class.add_argument("--options", metavar="NAME:VALUE,…", help=words("variants"))
    school_class.add_argument("--profile", metavar="NAME", help=words("class-profile"))
    school_class.set_defaults(ip=EVERY_ADDRESS)
    _add_site(command("site", commands.site), words)
    return parser


def _add_wishes(deal: argparse.ArgumentParser, words: commands.Words) -> None:
    deal.add_argument("--where", metavar="WISH", help=words("where"))
    deal.add_argument("-n", "--deals", type=whole_number(1, MOST_WISHED), metavar="N", help=words("wished"))
    deal.add_argument("--to", type=Path, metavar="FILE", help=words("to"))
    deal.add_argument("--options", metavar="NAME:VALUE,…", help=words("variants"))
    deal.add_argument("--left", type=whole_number(1, MOST_LEFT), metavar="N", help=words("left"))
    deal.add_argument("--keep", choices=KEEPS, help=words("keep"))
    deal.add_argument("--score", metavar="N,N,…", help=words("score"))
    deal.add_argument("--carry", type=whole_number(0, MOST_LEFT), metavar="N", help=words("carry"))
    deal.add_argument("--order", metavar="SEAT,SEAT,…", help=words("order"))
    deal.add_argument("--seconds", type=whole_number(1, MOST_SECONDS), metavar="N", help=words("seconds"))
    deal.add_argument("--workers", type=whole_number(1, MOST_WORKERS), metavar="N", help=words("workers"))


def _add_play(play: argparse.ArgumentParser, words: commands.Words) -> None:
    play.add_argument("--game", choices=tuple(GAMES), required=True, help=words("game"))
    play.add_argument("--players", metavar="KIND,KIND,…", required=True, help=words("kinds"))
    play.add_argument("--deals", type=whole_number(1, MOST_DEALS), default=100, metavar="N", help=words("deals"))
    play.add_argument("--match", action="store_true", help=words("matches"))
    play.add_argument("--seed", type=int, help=words("play-seed"))
    play.add_argument("--options", default="", metavar="NAME:VALUE,…", help=words("variants"))
    play.add_argument("--csv", type=Path, metavar="FILE", help=words("csv"))
    play.add_argument("--workers", type=whole_number(1, MOST_WORKERS), default=1, metavar="N", help=words("workers"))


DEFAULT_CLASS = "1"
"""What a class is called that nobody has named."""
EVERY_ADDRESS = "0.0.0.0"
"""A class comes from other computers."""


def _add_sheet(sheet: argparse.ArgumentParser, words: commands.Words) -> None:
    sheet.add_argument("files", nargs="*", metavar="FILE", help=words("sheet-files"))
    sheet.add_argument("--game", choices=tuple(GAMES), help=words("game"))
    sheet.add_argument("--players", type=int, help=words("players"))
    sheet.add_argument("--options", metavar="NAME:VALUE,…", help=words("variants"))
    sheet.add_argument("--family", metavar="NAME", help=words("sheet-family"))
    sheet.add_argument("--rule", metavar="ID", help=words("sheet-rule"))
    sheet.add_argument("--difficulty", type=int, metavar="N", help=words("sheet-difficulty"))
    sheet.add_argument("--seed", type=whole_number(0, HIGHEST_SEED), metavar="N", help=words("sheet-seed"))
    sheet.add_argument("-n", "--count", type=whole_number(1, MOST_HANDED), metavar="N", help=words("sheet-count"))
    sheet.add_argument("--per-page", type=whole_number(1, 6), metavar="N", help=words("sheet-per-page"))
    sheet.add_argument("--variants", type=whole_number(1, 6), metavar="N", help=words("sheet-variants"))
    sheet.add_argument("--address", metavar="URL", help=words("sheet-address"))
    kinds = sheet.add_mutually_exclusive_group()
    kinds.add_argument("--deals", action="store_true", help=words("sheet-deals"))
    kinds.add_argument("--agreed", action="store_true", help=words("sheet-agreed"))
    sheet.add_argument("--profile", metavar="NAME", help=words("sheet-profile"))
    sheet.add_argument("--tables", type=whole_number(1, 12), metavar="N", help=words("sheet-tables"))
    sheet.add_argument("--to", type=Path, metavar="FILE", help=words("sheet-to"))
    sheet.add_argument("--force", action="store_true", help=words("sheet-force"))


def _add_serve(serve: argparse.ArgumentParser, words: commands.Words, ip: str = "ip") -> None:
    serve.add_argument("--port", type=whole_number(0, HIGHEST_PORT), help=words("port"))
    serve.add_argument("--ip", default="127.0.0.1", help=words(ip))
    serve.add_argument("--address", metavar="URL", help=words("address"))
    serve.add_argument("--base-url", metavar="PATH", help=words("base-url"))
    serve.add_argument("--embed", action="append", default=[], metavar="HOST", help=words("embed"))
    serve.add_argument("--pool", type=whole_number(0, LARGEST_POOL), help=words("pool"))
    serve.add_argument("--most", type=whole_number(1, LARGEST_POOL), metavar="N", help=words("most"))
    serve.add_argument("--page", help=words("page"))
    serve.add_argument("--course", metavar="GAME", help=words("course"))
    serve.add_argument("--seed", type=whole_number(0, HIGHEST_SEED), metavar="N", help=words("page-seed"))
    serve.add_argument("--notebooks", type=Path, metavar="DIR", help=words("serve-site"))
    serve.add_argument("--store", metavar="URL", help=words("class-store"))
    serve.add_argument("--no-browser", action="store_true", help=words("no-browser"))


def _add_site(site: argparse.ArgumentParser, words: commands.Words) -> None:
    site.add_argument("folder", type=Path, metavar="FOLDER", help=words("site-folder"))
    site.add_argument("--notebooks", type=Path, metavar="DIR", help=words("site-of"))
    site.add_argument("--pyodide", type=Path, metavar="DIR", help=words("site-pyodide"))
