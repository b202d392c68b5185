"""What ``tolva-teach serve`` does: take a port, say the address, open the browser, serve until told to stop."""

import errno
import os
import shutil
import socket
import sys
import webbrowser
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlencode, urlsplit

from tolva_teach.cli.shell import quoted
from tolva_teach.described import failures
from tolva_teach.records.messages import failure_in_words
from tolva_teach.texts import LANGUAGES, sentence

from ..classroom.opening import CLASS_VARIABLE
from ..courses.catalogue import Catalogue, own_notebooks
from ..courses.gathered import with_lessons
from ..lesson_check.folder import look_at
from ..review.seal_key import drop_key, make_key
from .addresses import THIS_COMPUTER, is_every, is_this_computer, listening, network_hosts, own_url, url_of
from .admission.admission import Admission
from .admission.capacity import (
    FEWEST_DESCRIPTORS,
    descriptors,
    learners,
    most_by_descriptors,
    raise_descriptor_limit,
)
from .base_url import base_of
from .class_page.address import CLASS_PATH, ClassAddress
from .embedding import embedding_host
from .hosting import Hosting
from .named_address import NamedAddress, NamedAddressError
from .run_folder import lend_home, make_run_folder
from .skipped_imports import skip_imports
from .start_page.page import StartPage, StartPageError
from .versions import Untried, untried

if TYPE_CHECKING:
    from .app import TolvaVoila
    from .classroom.open_class import OpenClass
    from .classroom.wanted import WantedClass

DEFAULT_PORT = 8812
"""One port, always: what a learner has saved belongs to the address."""

_PORTS_TO_TRY = 20
_SUCCESS, _FAILURE = 0, 1
_MOST_FAULTS = 20


class NotServedError(Exception):
    """Nothing can be served; the message is what a person is told."""


class PortError(NotServedError):
    """No socket could be had."""


@dataclass(frozen=True)
class _Terminal:
    """The terminal, and who sits there: spoken to in a language."""

    lang: str

    def say(self, key: str, **facts: str | int) -> None:
        print(self.words(key, **facts), flush=True)

    def refuse(self, words: str) -> int:
        print(words, file=sys.stderr)
        return _FAILURE

    def words(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, f"serve-{key}", None, **facts)


@dataclass(frozen=True, kw_only=True)
class ServeOptions:
    """What is served, and to whom: the options of ``tolva-teach serve``.

    Attributes:
        port: the port to serve on, or nothing else; without it the default one, or the next that is free.
        ip: the address to listen on; 0.0.0.0 lets others on the network in.
        pool: how many kernels to keep warm for the front page and the quiz, for a class that starts together.
        most: how many learners there is room for at once; without it as many as the computer is enough for.
        open_browser: whether to open the front page in the browser.
        lang: the language of what is said in the terminal, and of the quiz that ``pool`` is for.
        notebooks: the folder to serve; ours, unless a person edits a copy. Of a folder of somebody's own no kernel
            waits unless `pool` says so: a page that was made beforehand would not show what they have changed since.
        page: the page that the address leads to, such as ``quiz`` or ``sv/quiz``; otherwise the front page.
        course: the game whose course the address leads to, such as ``tolva`` or ``sv/tolva``: to its first lesson.
        seed: the seed that this page begins with for everybody.
        address: what others open, where that is not this computer's likeliest address: another of them, a name, or the
            whole address that a proxy has.
        base_url: the path below which a proxy has the pages; without it that of ``address``.
        embed: the hosts whose pages may have ours in a frame.
        wanted_class: the class that is opened, or goes on, here; without it no class is open.
    """

    port: int | None = None
    ip: str = THIS_COMPUTER
    pool: int | None = None
    most: int | None = None
    open_browser: bool = True
    lang: str = "sv"
    notebooks: Path | None = None
    page: str | None = None
    course: str | None = None
    seed: int | None = None
    address: str | None = None
    base_url: str | None = None
    embed: Sequence[str] = ()
    wanted_class: "WantedClass | None" = None

    def waiting(self, most: int) -> int | None:
        """How many kernels wait, of at most so many learners; None for one on each page where people wait."""
        pool = 0 if self.pool is None and self.notebooks is not None else self.pool
        return pool if pool is None else min(pool, most)


@dataclass(frozen=True)
class _Prepared:
    """What is known before there is a server: nothing of it is refused any more."""

    catalogue: Catalogue
    sockets: list[socket.socket]
    admission: Admission
    class_address: ClassAddress
    base: str
    embedding: list[str]
    open_class: "OpenClass | None"
    untried: list[Untried]
    opened: str
    """The address that is opened in the browser of whoever serves."""


def serve(options: ServeOptions) -> int:
    """Serve the lessons and dashboards until Ctrl-C; the result is the exit status."""
    terminal = _Terminal(options.lang)
    os.environ.pop(CLASS_VARIABLE, None)  # of a terminal in JupyterLab, say: no page inherits it
    drop_key()
    raise_descriptor_limit()
    try:
        prepared = _prepared(terminal, options)
        with _run_folder(terminal) as folder:
            with _said_of_versions(terminal, prepared.untried):
                app = _made(terminal, prepared, options.waiting(prepared.admission.most), folder)
            if options.open_browser:
                webbrowser.open(prepared.opened)
            with suppress(KeyboardInterrupt):  # Ctrl-C before there is anything to end
                app.start()
    except NotServedError as error:
        return terminal.refuse(str(error))
    terminal.say("stopped")
    return _SUCCESS


def _prepared(terminal: _Terminal, options: ServeOptions) -> _Prepared:
    """Look at all that may be wrong, take a port, and say where the pages are."""
    _check_files(terminal)
    catalogue = _found(terminal, options.notebooks)
    start_page = _start_page(terminal, catalogue, options)
    named = _named(terminal, options.address)
    base = _base(terminal, options.base_url, named)
    embedding = [_embedding(terminal, host) for host in options.embed]
    open_class = _open_class(terminal, options.wanted_class)
    others = _tell_untried(terminal)
    sockets = _bind(terminal, options.port, options.ip)
    class_address = _class_address(terminal, options, start_page, sockets, named=named, base=base)
    own = own_url(options.ip, sockets[0].getsockname()[1], sockets, base)
    site = own
    if open_class:
        make_key()  # before the first kernel is started
        _say_teacher(terminal, open_class, class_address.url if class_address.shared else own)
        own = _teachers(open_class, own)
    _say_addresses(terminal, class_address, site, own_url(options.ip, options.port or DEFAULT_PORT, sockets, base))
    admission = Admission(_room(terminal, options.most, options.pool or 0))
    terminal.say("stop-hint")
    _say_faults(terminal, catalogue, options.notebooks)
    return _Prepared(catalogue, sockets, admission, class_address, base, embedding, open_class, others, own)


@contextmanager
def _run_folder(terminal: _Terminal) -> Iterator[Path]:
    """A folder for this run, which goes with it."""
    try:
        folder = make_run_folder()
    except OSError as error:
        raise NotServedError(
            terminal.words("no-folder", place=error.filename, why=error.strerror or str(error))
        ) from error
    lend_home(folder)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _found(terminal: _Terminal, notebooks: Path | None) -> Catalogue:
    """The notebooks of the folder, or else ours, of which there must be some, and the lessons of packages."""
    site = (notebooks or own_notebooks()).resolve()
    if not Catalogue(site).notebooks():
        key = "no-notebooks" if notebooks is None else "no-notebooks-there"
        raise NotServedError(terminal.words(key, place=quoted(str(site))))
    return Catalogue(with_lessons(site))


def _start_page(terminal: _Terminal, catalogue: Catalogue, options: ServeOptions) -> StartPage:
    """Where the address leads."""
    try:
        return StartPage.checked(catalogue, options.page, options.seed, options.course)
    except StartPageError as error:
        raise NotServedError(terminal.words(error.key, **error.facts)) from error


def _tell_untried(terminal: _Terminal) -> list[Untried]:
    """What is installed in versions that nobody has tried."""
    others = untried()
    for other in others:
        terminal.say("untried", name=other.name, installed=other.installed, known=other.known)
    return others


def _class_address(
    terminal: _Terminal,
    options: ServeOptions,
    start_page: StartPage,
    sockets: list[socket.socket],
    *,
    named: NamedAddress | None,
    base: str,
) -> ClassAddress:
    """What a class is shown of the address."""
    ip, used = options.ip, sockets[0].getsockname()[1]
    shared = named is not None or is_every(ip) or not is_this_computer(ip)
    known = [url_of(host, used, base) for host in network_hosts(ip, sockets)]
    url = named.url(used, base) if named else known[0]
    others = tuple(other for other in known if shared and other != url)
    return ClassAddress(url, terminal.lang, shared, named is not None, others, start_page)


def _open_class(terminal: _Terminal, wanted: "WantedClass | None") -> "OpenClass | None":
    """The class that is wanted, if one is."""
    if wanted is None:
        return None
    from .classroom.begin import NotBegunError, begin

    try:
        return begin(wanted, terminal.lang, lambda words: print(words, flush=True))
    except NotBegunError as error:
        raise NotServedError(str(error)) from error


def _say_teacher(terminal: _Terminal, open_class: "OpenClass", site: str) -> None:
    """The address of the teacher's page, which is said here and nowhere else: one that a phone opens too, where others
    are served."""
    url = _teachers(open_class, site)
    print(sentence(terminal.lang, "class-teacher-address", None, url=url), flush=True)


def _teachers(open_class: "OpenClass", site: str) -> str:
    """The teacher's address on a site."""
    return f"{site}{CLASS_PATH}/teacher?{urlencode({'secret': open_class.secret})}"


def _named(terminal: _Terminal, address: str | None) -> NamedAddress | None:
    """The address that others are said to open."""
    if address is None:
        return None
    try:
        return NamedAddress.read(address)
    except NamedAddressError as error:
        raise NotServedError(terminal.words("no-url", address=address)) from error


def _base(terminal: _Terminal, base_url: str | None, named: NamedAddress | None) -> str:
    """Below which path the pages are reached."""
    base = (named.base if named else "") if base_url is None else base_of(base_url)
    if base is None:
        raise NotServedError(terminal.words("no-path", path=base_url or ""))
    return base


def _embedding(terminal: _Terminal, said: str) -> str:
    """A host whose pages may have ours in a frame."""
    if (host := embedding_host(said)) is None:
        raise NotServedError(terminal.words("no-host", host=said))
    return host


@contextmanager
def _said_of_versions(terminal: _Terminal, others: list[Untried]) -> Iterator[None]:
    """What fails with versions that nobody has tried is put down to them."""
    try:
        yield
    except Exception as error:
        if not others:
            raise
        why = f"{type(error).__name__}: {error}"
        raise NotServedError(terminal.words("cannot-serve", why=why, install=_pip(others))) from error


def _made(terminal: _Terminal, prepared: _Prepared, pool: int | None, run_folder: Path) -> "TolvaVoila":
    """The server. What it is made of is imported here: with versions that nobody has tried it may not even import."""
    skip_imports()
    from . import app, settings

    settings.set_up_templates()
    hosting = Hosting(
        catalogue=prepared.catalogue,
        admission=prepared.admission,
        class_address=prepared.class_address,
        tell=terminal.say,
        run_folder=run_folder,
        sockets=prepared.sockets,
        pool=pool,
        base=prepared.base,
        embedding=prepared.embedding,
        open_class=prepared.open_class,
    )
    made = app.TolvaVoila(hosting)
    made.initialize([])
    return made


def _check_files(terminal: _Terminal) -> None:
    """Refuse to serve where not even one page could have the files open that it takes."""
    if not most_by_descriptors():
        raise NotServedError(terminal.words("few-files", files=descriptors(), enough=FEWEST_DESCRIPTORS))


def _room(terminal: _Terminal, asked: int | None, pool: int) -> int:
    """How many there is room for, which is said, with a warning where this computer does not bear as many."""
    fits, bound = learners(), most_by_descriptors()
    most = min(asked or fits, bound)
    terminal.say("room", most=most)
    if asked and asked > bound:
        terminal.say("bound-by-files", files=descriptors(), most=bound)
    if min(max(most, pool), bound) > fits:
        terminal.say("too-small", fits=fits, most=max(most, pool))
    return most


def _pip(others: list[Untried]) -> str:
    """What installs versions that the pages were tried with."""
    wanted = " ".join(f'"{other.name}{other.known}"' for other in others)
    return f"pip install {wanted}"


def _say_faults(terminal: _Terminal, catalogue: Catalogue, own: Path | None) -> None:
    """Tell whoever writes lessons or games what is wrong with them; what holds is served all the same."""
    if not any(map(catalogue.front, LANGUAGES)):
        terminal.say("no-front-page", place=str(own or catalogue.site))
    for failure in failures():
        print(failure_in_words(failure, terminal.lang), flush=True)
    # Ours are looked at by our tests; and where cells are not run yet, they are when the page is opened.
    faults = [fault for fault in look_at(own.resolve()).faults if fault.code != "not-run"] if own else []
    for fault in faults[:_MOST_FAULTS]:
        print(fault.message(terminal.lang), flush=True)
    if len(faults) > _MOST_FAULTS:
        terminal.say("more-faults", count=len(faults) - _MOST_FAULTS)


def _bind(terminal: _Terminal, port: int | None, ip: str) -> list[socket.socket]:
    """Listening sockets on the port asked for or, when none was, on the first free one from the default on."""
    candidates = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + _PORTS_TO_TRY)
    for candidate in candidates:
        try:
            return listening(candidate, ip)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise PortError(_refusal(terminal, error, candidate, ip)) from error
    raise PortError(terminal.words("asked-port-taken", port=str(candidates[0])))


def _refusal(terminal: _Terminal, error: OSError, port: int, ip: str) -> str:
    if error.errno == errno.EACCES:
        return terminal.words("port-refused", port=str(port))
    return terminal.words("bad-address", ip=ip)


def _say_addresses(terminal: _Terminal, class_address: ClassAddress, own: str, expected: str) -> None:
    """Where the pages are: for this computer, and for a class if it can come."""
    if own != expected:
        port, used = (urlsplit(address).port or 0 for address in (expected, own))
        terminal.say("port-taken", port=str(port), used=str(used), address=expected)
    terminal.say("address", url=own)
    if not class_address.shared:
        return
    terminal.say("network", url=class_address.url)
    if class_address.others:
        terminal.say("others", urls=" ".join(class_address.others))
    terminal.say("apart")
    if sys.stdout.isatty():  # a file would keep it as a grey field
        print(class_address.written(), flush=True)
    terminal.say("class-page", url=f"{class_address.url}{CLASS_PATH}")
