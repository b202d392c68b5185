"""What each command of `tolva-teach` does. Its options, and its language, come from `cli`."""

import argparse
import json
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeAlias

from tolva_teach.cli import file_faults
from tolva_teach.cli.inputs import Text, size_of, texts_in
from tolva_teach.cli.outputs import OutputError
from tolva_teach.cli.shell import quoted
from tolva_teach.cli.show import rule_as_text, show_record
from tolva_teach.games import GAMES, game
from tolva_teach.play.match import stop
from tolva_teach.play.profile import read_called
from tolva_teach.players import MOST_DEALS, NoBeginnerError, chooser, play_record
from tolva_teach.records.messages import fault_message
from tolva_teach.records.record import Record, RecordFault, deal_record, parse_object, read_record, span
from tolva_teach.records.situation import card_verdicts, verdicts_to_act
from tolva_teach.records.standing import refusal_of, standing_of
from tolva_teach.rules.cards import Card
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import TextError, game_name, rule, rule_ids, sentence

OK, WRONG, UNREADABLE = 0, 1, 2
"""Exit statuses: all well, something refused, a file or the command itself could not be read."""

SEEDS = 10**6
"""Seeds that the program chooses itself lie below this, so that a person can type one again."""

Command: TypeAlias = Callable[[argparse.Namespace, str], int]
Words: TypeAlias = Callable[[str], str]
Answer: TypeAlias = dict[str, Any]


def check(args: argparse.Namespace, lang: str) -> int:
    """Says of each record how it stands, or what refuses it."""
    return _answer_all(args.files, lang, check_answer)


def check_answer(text: Text, lang: str) -> Answer:
    """What `check` says of one text."""

    def answer() -> Answer:
        record = read_record(text.content)
        try:
            return standing_of(record)
        except RecordFault as fault:
            return _refused(fault, lang, record)

    return {"file": text.name, **_answered(answer, lang)}


def legal(args: argparse.Namespace, lang: str) -> int:
    """Says of each card of a hand whether it may be played, and by which rule."""
    return _answer_all(args.files, lang, legal_answer)


def legal_answer(text: Text, lang: str) -> Answer:
    """What `legal` says of one text, a situation or a record."""

    def answer() -> Answer:
        source = parse_object(text.content)
        if "deals" not in source:
            return _cards(card_verdicts(source))
        record = read_record(source)
        try:
            return _cards(verdicts_to_act(record))
        except RecordFault as fault:
            return _refused(fault, lang, record)

    return _answered(answer, lang)


def _cards(verdicts: Iterable[tuple[Card, Verdict]]) -> Answer:
    return {"cards": [{"card": card, "legal": verdict.allowed, "rule": verdict.rule} for card, verdict in verdicts]}


def _answered(answer: Callable[[], Answer], lang: str) -> Answer:
    try:
        return answer()
    except RecordFault as fault:
        return _refused(fault, lang, None)
    except Exception as error:
        return _refused(_not_followed(error), lang, None)


def _not_followed(error: Exception) -> RecordFault:
    """The fault of a record that could not be followed because of this error."""
    fault = RecordFault("record.syntax", "not-followed")
    fault.__cause__ = error
    return fault


def _refused(fault: RecordFault, lang: str, record: Record | None) -> Answer:
    return {**refusal_of(fault), "message": fault_message(fault, lang, record)}


def _answer_all(files: Sequence[str], lang: str, answer: Callable[[Text, str], Answer]) -> int:
    """Prints a line of JSON for each text of each file; a bad one never stops the rest."""
    status = OK
    progress = _Progress(files, lang)
    for name in files:
        try:
            for text in texts_in(name):
                answered = answer(text, lang)
                status = max(status, OK if answered.get("ok", True) else WRONG)
                print(json.dumps(answered, ensure_ascii=False))
                progress.add(len(text.content))
        except OSError as error:
            status = UNREADABLE
            print(_cannot_read(name, error, lang), file=sys.stderr)
    progress.close()
    return status


def _cannot_read(name: str, error: OSError, lang: str) -> str:
    return sentence(lang, "cli-cannot-read", name=name, why=file_faults.why(error, lang))


class _Progress:
    """A bar on a terminal's standard error; elsewhere nothing."""

    def __init__(self, files: Sequence[str], lang: str) -> None:
        self._bar: Any = None
        if sys.stderr.isatty() and not sys.stdout.isatty():  # answers on the same terminal are progress enough
            from tqdm import tqdm  # slow to import, and most runs show no bar

            total = sum(map(size_of, files)) or None
            self._bar = tqdm(total=total, desc=sentence(lang, "cli-checking"), unit="B", unit_scale=True, leave=False)

    def add(self, size: int) -> None:
        if self._bar is not None:
            self._bar.update(size)

    def close(self) -> None:
        if self._bar is not None:
            self._bar.close()


def show(args: argparse.Namespace, lang: str) -> int:
    """Prints records as readable text, each as far as it holds."""
    status = OK
    try:
        for text in texts_in(args.file):
            record = None
            try:
                record = read_record(text.content)
                for line in show_record(record, lang):
                    print(line)
            except OutputError:
                raise
            except Exception as error:
                status = WRONG
                fault = error if isinstance(error, RecordFault) else _not_followed(error)
                print(fault_message(fault, lang, record), file=sys.stderr)
    except OSError as error:
        print(_cannot_read(args.file, error, lang), file=sys.stderr)
        return UNREADABLE
    return status


_OF_WISHES = ("to", "deals", "left", "keep", "score", "carry", "order", "seconds", "workers")
"""The options of `deal` that mean something only where something is wished for."""


def deal(args: argparse.Namespace, lang: str) -> int:
    """Prints a record of a deal that nobody has played yet or, with `--play`, of a deal or match played to its end."""
    from tolva_teach.headless.command import WrongOrderError, options_said

    if args.where is not None:
        return _deal_as_wished(args, lang)
    unmeant = next((name for name in _OF_WISHES if getattr(args, name) is not None), None)
    if unmeant is not None:
        return _cannot(sentence(lang, "cli-needs-where", option=f"--{unmeant}"))
    seed = random.randrange(SEEDS) if args.seed is None else args.seed
    players = GAMES[args.game].usual_players if args.players is None else args.players
    if players not in GAMES[args.game].seats:
        return _cannot(_wrong_players(args.game, lang))
    if args.match and args.play is None:
        return _cannot(sentence(lang, "cli-match-needs-play"))
    try:
        record = deal_record(args.game, players, seed, options_said(args.options, args.game, lang))
    except WrongOrderError as wrong:
        return _cannot(str(wrong))
    if args.play is not None:
        try:
            record = _played(record, args.play, seed, MOST_DEALS if args.match else 1)
        except NoBeginnerError as missing:
            name = game_name(args.game, lang, "in-text")
            return _cannot(sentence(lang, "cli-no-beginner", game=name, kind=missing.kind))
    print(record.to_json())
    if args.match and stop(record).standing.winner is None:
        print(sentence(lang, "cli-match-long", count=MOST_DEALS), file=sys.stderr)
    if args.seed is None:
        print(sentence(lang, "cli-seed-shown", seed=str(seed)), file=sys.stderr)
    return OK


def _deal_as_wished(args: argparse.Namespace, lang: str) -> int:
    from tolva_teach.dealer.command import deal_as_wished

    if args.match:
        return _cannot(sentence(lang, "cli-match-or-where"))
    return deal_as_wished(args, lang)


def _played(record: Record, kind: str, seed: int, deals: int) -> Record:
    """The record played by players of one kind; what they leave to chance follows from the seed too."""
    players = [chooser(kind, record.game.name)] * record.game.players
    return play_record(record, players, random.Random(f"play/{seed}"), deals)


def _cannot(why: str) -> int:
    print(why, file=sys.stderr)
    return UNREADABLE


def _wrong_players(name: str, lang: str) -> str:
    return sentence(lang, "cli-wrong-players", game=game_name(name, lang, "in-text"), seats=span(GAMES[name].seats))


def play(args: argparse.Namespace, lang: str) -> int:
    """Plays deals or matches between kinds of players, writes what came of each, and says what they show."""
    from tolva_teach.headless.command import play as play_headless

    return play_headless(args, lang)


def games(args: argparse.Namespace, lang: str) -> int:
    """Says of each game where it is from and what is missing, and of each that cannot be used why."""
    from tolva_teach.cli.games import tell_games

    return tell_games(lang, as_json=args.json)


def new_game(args: argparse.Namespace, lang: str) -> int:
    """Writes the package of a small game into a new folder of its name."""
    from tolva_teach.cli.new_game import is_good_name, write_game

    name: str = args.name
    if not is_good_name(name):
        print(sentence(lang, "new-game-bad-name", name=name), file=sys.stderr)
        return UNREADABLE
    if Path(name).exists():
        print(sentence(lang, "new-game-exists", name=name), file=sys.stderr)
        return WRONG
    try:
        write_game(name, Path(name))
    except OSError as error:
        print(sentence(lang, "cli-cannot-write", dir=name, why=file_faults.why(error, lang)), file=sys.stderr)
        return UNREADABLE
    print(sentence(lang, "new-game-written", name=name))
    return OK


def rules(args: argparse.Namespace, lang: str) -> int:
    """Prints the rules of all games, of one game in the order in which a person meets them, or one rule."""
    name = args.rule or args.game
    try:
        chosen = rule_ids(name) if name is None or name in GAMES else [name]
        texts = [rule_as_text(rule(lang, rule_id), lang) for rule_id in chosen]
    except TextError:
        print(sentence(lang, "cli-no-such-rule", rule=name, games=", ".join(GAMES)), file=sys.stderr)
        return WRONG
    print("\n\n".join(texts))
    return OK


def notebooks(args: argparse.Namespace, lang: str) -> int:
    """Copies the lessons to a new folder, to edit; with `--open`, opens them in JupyterLab, those of before too.

    What packages bring is not copied, unless `--packages` says so: it comes from them where the folder is served.
    """
    from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory, own_notebooks

    if args.open and Catalogue(Path(args.dir)).notebooks():
        return _open_lab(args.dir)
    source, target = notebooks_directory() if args.packages else own_notebooks(), Path(args.dir)
    if not source.is_dir():
        print(sentence(lang, "cli-no-lessons"), file=sys.stderr)
        return UNREADABLE
    try:
        if target.exists() and (not target.is_dir() or any(target.iterdir())):
            print(sentence(lang, "cli-notebooks-exist", dir=args.dir), file=sys.stderr)
            return WRONG
        _copy_whole(source, target)
    except OSError as error:
        print(sentence(lang, "cli-cannot-write", dir=args.dir, why=file_faults.why(error, lang)), file=sys.stderr)
        return UNREADABLE
    count = len(Catalogue(target).notebooks())
    print(sentence(lang, "cli-notebooks-copied", count=count, dir=quoted(args.dir)), flush=True)
    return _open_lab(args.dir) if args.open else OK


def _open_lab(folder: str) -> int:
    """Opens JupyterLab by this Python, whose packages it needs: `jupyter` may be another's, or on no path at all."""
    with suppress(KeyboardInterrupt):  # it is JupyterLab's own way to stop
        return subprocess.call([sys.executable, "-m", "jupyterlab", folder])
    return OK


def _copy_whole(source: Path, target: Path) -> None:
    """Copies the notebooks beside the target first: one that is broken off leaves nothing that the next would find.

    Raises:
        OSError: it cannot be written.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent, prefix=".tolva-new-") as beside:
        shutil.copytree(source, beside, dirs_exist_ok=True, ignore=shutil.ignore_patterns(".*", "__pycache__"))
        target.mkdir(exist_ok=True)
        for copied in sorted(Path(beside).iterdir()):
            shutil.move(copied, target)


def lessons(args: argparse.Namespace, lang: str) -> int:
    """Says what is wrong with a folder of lessons, and where."""
    from tolva_widgets.lesson_check.command import check_lessons

    return check_lessons(args.dir, lang)


def sheet(args: argparse.Namespace, lang: str) -> int:
    """Makes sheets to print: questions with their answers, deals to lay out by hand, or what a table has agreed on."""
    from tolva_widgets.handouts.command import sheet as make_sheet

    return make_sheet(args, lang)


def serve(args: argparse.Namespace, lang: str) -> int:
    """Opens the lessons and dashboards in the browser, until Ctrl-C."""
    from tolva_teach.headless.command import WrongOrderError
    from tolva_widgets.serving import ServeOptions
    from tolva_widgets.serving import serve as serve_pages
    from tolva_widgets.serving.classroom.wanted import WantedClass

    try:
        house = _house_of_class(args, lang)
    except WrongOrderError as wrong:
        print(wrong, file=sys.stderr)
        return UNREADABLE
    wanted = None if args.class_name is None else WantedClass(args.class_name, args.store, args.questions, house)
    if args.store and wanted is None:
        print(sentence(lang, "cli-store-of-no-class"), file=sys.stderr)
        return UNREADABLE
    options = ServeOptions(
        port=args.port,
        ip=args.ip,
        address=args.address,
        base_url=args.base_url,
        embed=args.embed,
        wanted_class=wanted,
        pool=args.pool,
        most=args.most,
        open_browser=not args.no_browser,
        lang=lang,
        notebooks=args.notebooks,
        page=args.page,
        course=args.course,
        seed=args.seed,
    )
    return serve_pages(options)


def _house_of_class(args: argparse.Namespace, lang: str) -> str:
    """The house rules that a class is to play by, as it keeps them; empty where it goes on with those that it has.

    Raises:
        WrongOrderError: the game has no such option or value, or a game or options are missing.
    """
    if not (args.game or args.options or args.profile):
        return ""
    from tolva_teach.headless.command import WrongOrderError, options_said
    from tolva_widgets.classroom.house import written_house

    house = ""
    if args.game:
        rules = game(args.game, None, options_said(args.options, args.game, lang))
        house = written_house(rules, read_called(args.profile or ""))
    if not house:
        raise WrongOrderError(sentence(lang, "cli-class-house"))
    return house


def site(args: argparse.Namespace, lang: str) -> int:
    """Makes a folder of files that any web host serves."""
    from tolva_widgets.serving.skipped_imports import skip_imports

    skip_imports()  # what reads notebooks would bring it too
    from tolva_widgets.site.command import make_site

    return make_site(args.folder, lang=lang, notebooks=args.notebooks, pyodide=args.pyodide)
