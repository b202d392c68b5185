"""Begins the class that a server is to open, or goes on with it, and tells whoever serves which it is."""

from collections.abc import Callable, Iterator
from contextlib import suppress
from itertools import islice
from pathlib import Path

from tolva_teach.cli import file_faults
from tolva_teach.cli.shell import quoted
from tolva_teach.texts import sentence
from tolva_widgets.classroom.house import plays, read_house
from tolva_widgets.classroom.prepared import LINES, TEXT_LENGTH, Prepared, read_list
from tolva_widgets.classroom.storage.database import remove_left
from tolva_widgets.classroom.storage.faults import StoreFault
from tolva_widgets.classroom.storage.places import ENDING, class_folder, classes
from tolva_widgets.classroom.storage.store import ClassStore

from .open_class import OpenClass
from .wanted import WantedClass

Say = Callable[[str], None]
"""Tells whoever serves a sentence."""

_MOST_FAULTS = 20


class NotBegunError(Exception):
    """No class can be opened; the message is what a person is told."""


def begin(wanted: WantedClass, lang: str, say: Say) -> OpenClass:
    """The class, which is begun where there is none; which others nobody uses any more is said too.

    Raises:
        NotBegunError: it cannot be opened, or its list not be read; nothing has been begun then.
    """
    listed = None if wanted.questions is None else _read(wanted.questions, lang)
    remove_left(class_folder(), ENDING)
    try:
        store = _store(wanted, lang, say)
        if wanted.house:
            store.play_by(wanted.house)
        if playing := plays(read_house(store.stage.house), lang):
            say(playing)
        if listed is not None:
            _prepare(store, listed, lang, say)
    except StoreFault as fault:
        raise NotBegunError(fault.sentence(lang)) from fault
    for known in classes():
        if known.old and known.place != store.place:
            say(sentence(lang, "class-old", None, name=known.name, place=known.place))
    return OpenClass(store, say, lang, wanted.teachers)


def _store(wanted: WantedClass, lang: str, say: Say) -> ClassStore:
    """The class's store.

    Raises:
        StoreFault: it cannot be opened or made.
    """
    try:
        return _continued(wanted, lang, say)
    except StoreFault as fault:
        if fault.code != ("none" if wanted.url else "unknown"):
            raise
    try:
        store = ClassStore.create(wanted.name, lang=lang, url=wanted.url)
    except StoreFault as fault:
        with suppress(StoreFault):  # another server may have begun it at the same moment
            return _continued(wanted, lang, say)
        raise fault
    say(sentence(lang, "class-begun", None, name=store.name, place=store.place))
    return store


def _continued(wanted: WantedClass, lang: str, say: Say) -> ClassStore:
    """The class's store, where there is one.

    Raises:
        StoreFault: there is none, or it is another class's.
    """
    store = ClassStore.open(wanted.name, url=wanted.url)
    if wanted.url and store.name != wanted.name:
        store.close()
        raise StoreFault("other", place=store.place, name=store.name, typed=quoted(store.name))
    say(sentence(lang, "class-continued", None, name=store.name, count=len(store.learners()), place=store.place))
    return store


def _read(file: Path, lang: str) -> Prepared:
    try:
        with file.open("rb") as opened:
            content = opened.read(4 * TEXT_LENGTH)  # so many bytes has the longest text, at most
    except OSError as error:
        why = file_faults.why(error, lang)
        raise NotBegunError(sentence(lang, "cli-cannot-read", None, name=str(file), why=why)) from error
    return read_list(content.decode("utf-8-sig", "replace"))


def _prepare(store: ClassStore, listed: Prepared, lang: str, say: Say) -> None:
    """Adds the questions that the class has not got yet: whoever starts the server again has them once."""
    before, names = store.prepared(), dict.fromkeys(map(str, listed.names))
    new = [name for name in names if name not in before]
    added = new[: LINES - len(before)]
    store.prepare([*before, *added])
    say(sentence(lang, "class-list", None, added=len(added)))
    if had := len(names) - len(new):
        say(sentence(lang, "class-list-had", None, had=had))
    if len(added) < len(new):
        say(sentence(lang, "teacher-notice-list-full", None, most=LINES))
    for words in _faults(listed, lang):
        say(words)


def _faults(listed: Prepared, lang: str) -> Iterator[str]:
    """What is wrong with a list, in words."""
    for fault in islice(listed.faults, _MOST_FAULTS):
        yield fault.sentence(lang)
    if len(listed.faults) > _MOST_FAULTS:
        yield sentence(lang, "serve-more-faults", None, count=len(listed.faults) - _MOST_FAULTS)
    if listed.too_long:
        yield sentence(lang, "teacher-list-cut")
