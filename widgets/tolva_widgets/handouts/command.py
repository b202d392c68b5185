"""The command `tolva-teach sheet`: from what somebody types to a file of HTML or PDF, or HTML on standard output."""

import argparse
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from htpy import Node

from tolva_teach.cli import file_faults
from tolva_teach.cli.inputs import texts_in
from tolva_teach.games import FIRST_GAME, GAMES, game
from tolva_teach.headless.command import WrongOrderError, options_said
from tolva_teach.headless.plan import SEEDS
from tolva_teach.play.profile import house_line, read_called, written_options
from tolva_teach.quiz import Question, Task
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.house import house_of
from tolva_teach.records.messages import fault_message
from tolva_teach.records.record import RecordFault, span
from tolva_teach.texts import game_name, sentence
from tolva_widgets.handouts import paper, pdf, questions
from tolva_widgets.handouts.addresses import Addresses
from tolva_widgets.handouts.agreed import Agreement
from tolva_widgets.handouts.questions import Handed
from tolva_widgets.handouts.selection import MOST, Selection
from tolva_widgets.handouts.slips import MOST_DEALS, Dealing
from tolva_widgets.handouts.written import WrittenError, records, tasks

OK, UNREADABLE = 0, 2

USUAL_COUNT = 12
USUAL_PER_PAGE = 4

_HTML, _PDF = (".html", ".htm"), ".pdf"


def sheet(args: argparse.Namespace, lang: str) -> int:
    """Writes what the arguments ask for: see `cli`."""
    seed = random.randrange(SEEDS) if args.seed is None else int(args.seed)
    try:
        _check_target(args, lang)
        title, pages = _made(args, seed, lang)
        _write(paper.document(title, pages, lang), args.to, lang)
    except (WrongOrderError, WrittenError) as wrong:
        print(wrong, file=sys.stderr)
        return UNREADABLE
    except SaidError as fault:
        print(fault.sentence(lang), file=sys.stderr)
        return UNREADABLE
    if args.seed is None and _is_drawn(args):
        print(sentence(lang, "cli-seed-shown", seed=str(seed)), file=sys.stderr)
    return OK


def _is_drawn(args: argparse.Namespace) -> bool:
    """Whether the same order with another seed gives another sheet."""
    if args.agreed or args.deals:
        return False
    return not args.files or (args.variants or 1) > 1


def _made(args: argparse.Namespace, seed: int, lang: str) -> tuple[str, Node]:
    """The title and the pages."""
    if args.agreed:
        rules = game(_name(args), _players(args, lang), _options(args, lang))
        agreement = Agreement(rules, lang, read_called(args.profile or ""))
        return agreement.title, agreement.page()
    if args.deals:
        return _deals(args, lang)
    addresses = Addresses(args.address, lang) if args.address else None
    drawn = _variants(args, seed, lang)
    variants = [[_handed(its, addresses, lang) for its in some] for some in drawn]
    return questions.title(variants, lang), questions.pages(variants, args.per_page or USUAL_PER_PAGE, lang)


# Questions.


def _handed(task: Task, addresses: Addresses | None, lang: str) -> Handed:
    """A question with what opens it; with its house rules, where an address in a file has it asked by any."""
    if not isinstance(task, Question) or not house_of(task):
        return Handed(task, addresses.to(task) if addresses else "")
    rules = task.record.game
    address = addresses.to(task, house={"options": written_options(rules)}) if addresses else ""
    return Handed(task, address, named=False, house=house_line(rules, lang))


def _variants(args: argparse.Namespace, seed: int, lang: str) -> Sequence[Sequence[Task]]:
    """The questions of each variant: others by the seed, or those of a file in another order."""
    count = args.variants or 1
    if args.files:
        found = list(_few(tasks(_texts(args.files, lang), lang), MOST // count, lang))
        if not found:
            raise WrongOrderError(sentence(lang, "handouts-nothing-there"))
        shuffled = (random.Random(f"{seed}/{n}").sample(found, len(found)) for n in range(1, count))
        return [found, *shuffled]
    each = args.count or USUAL_COUNT
    if each * count > MOST:
        raise WrongOrderError(sentence(lang, "handouts-too-many", most=MOST))
    selection = Selection(
        _name(args), _players(args, lang), args.family, args.rule, args.difficulty, _options(args, lang)
    )
    drawn = selection.questions(seed, each * count)
    return [drawn[n * each : (n + 1) * each] for n in range(count)]


def _few(found: Iterator[Any], most: int, lang: str) -> Iterator[Any]:
    for number, one in enumerate(found):
        if number == most:
            raise WrongOrderError(sentence(lang, "handouts-too-many", most=MOST))
        yield one


# Deals.


def _deals(args: argparse.Namespace, lang: str) -> tuple[str, Node]:
    found = list[Dealing]()
    try:
        for record in records(_texts(args.files or ["-"], lang), lang):
            found.append(Dealing(record, 1 + sum(map(len, found)), lang))
            if sum(map(len, found)) > MOST_DEALS:
                raise WrongOrderError(sentence(lang, "handouts-too-many-deals", most=MOST_DEALS))
    except RecordFault as fault:
        raise WrongOrderError(fault_message(fault, lang)) from fault
    if not found:
        raise WrongOrderError(sentence(lang, "handouts-nothing-there"))
    slips = [page for one in found for page in one.slips(args.tables or 1)]
    return sentence(lang, "handouts-deals"), [*slips, *(page for one in found for page in one.course())]


# What is asked for.


def _name(args: argparse.Namespace) -> str:
    return str(args.game or FIRST_GAME.name)


def _players(args: argparse.Namespace, lang: str) -> int:
    """
    Raises:
        WrongOrderError: the game is not for so many.
    """
    rules = GAMES[_name(args)]
    players = int(rules.usual_players if args.players is None else args.players)
    if players not in rules.seats:
        called = game_name(rules.name, lang, "in-text")
        raise WrongOrderError(sentence(lang, "cli-wrong-players", game=called, seats=span(rules.seats)))
    return players


def _options(args: argparse.Namespace, lang: str) -> dict[str, Any]:
    return options_said(args.options, _name(args), lang)


def _texts(files: Sequence[str], lang: str) -> Iterator[tuple[str, bytes]]:
    """
    Raises:
        WrongOrderError: a file cannot be read.
    """
    for name in files:
        try:
            yield from ((text.name, text.content) for text in texts_in(name))
        except OSError as error:
            raise WrongOrderError(
                sentence(lang, "cli-cannot-read", name=name, why=file_faults.why(error, lang))
            ) from None


# Where it goes.


def _check_target(args: argparse.Namespace, lang: str) -> None:
    """That the file can be written, before any work is done for it.

    Raises:
        WrongOrderError: it is of no such kind, or there already, or no browser is here to make it.
    """
    to: Path | None = args.to
    if to is None:
        return
    if to.suffix.lower() not in (*_HTML, _PDF):
        raise WrongOrderError(sentence(lang, "handouts-wrong-ending", name=str(to)))
    if to.exists() and not args.force:
        raise WrongOrderError(sentence(lang, "handouts-file-exists", name=str(to)))
    if to.suffix.lower() == _PDF:
        try:
            pdf.browser()
        except pdf.NoBrowserError:
            raise WrongOrderError(sentence(lang, "handouts-no-browser", name=str(to.with_suffix(".html")))) from None


def _write(document: str, to: Path | None, lang: str) -> None:
    """
    Raises:
        WrongOrderError: it cannot be written, or the browser makes no PDF of it.
    """
    if to is None:
        print(document)
        return
    try:
        content = document.encode() if to.suffix.lower() != _PDF else pdf.as_pdf(document, pdf.browser())
        to.write_bytes(content)
    except pdf.NoPdfError as error:
        facts = {"why": str(error) or "–", "name": str(to.with_suffix(".html"))}
        raise WrongOrderError(sentence(lang, "handouts-no-pdf", None, **facts)) from None
    except OSError as error:
        why = file_faults.why(error, lang)
        raise WrongOrderError(sentence(lang, "cli-cannot-write-file", name=str(to), why=why)) from None
