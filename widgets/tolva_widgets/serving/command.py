"""What ``tolva-teach serve`` does: take a port, say the address, open the browser, serve until told to stop."""

import errno
import shlex
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from tornado.netutil import bind_sockets

from tolva_teach.texts import LANGUAGES, sentence

from ..courses.catalogue import Catalogue, notebooks_directory
from ..lesson_check.folder import look_at
from .admission.admission import Admission
from .admission.capacity import learners
from .class_page.address import CLASS_PATH, ClassAddress
from .skipped_imports import skip_imports
from .start_page.page import StartPage, StartPageError
from .versions import Untried, untried

if TYPE_CHECKING:
    from .app import TolvaVoila

DEFAULT_PORT = 8812
"""One port, always: what a learner has saved belongs to the address."""

_THIS_COMPUTER = "127.0.0.1"
_EVERY_ADDRESS = ("", "0.0.0.0", "::")
_PORTS_TO_TRY = 20
# A class opens its pages at the same moment, with several connections each.
_BACKLOG = 512
_SUCCESS, _FAILURE = 0, 1
_MOST_FAULTS = 20


class NotServedError(Exception):
    """Nothing can be served; the message is what a person is told."""


class PortError(NotServedError):
    """No socket could be had."""


@dataclass(frozen=True)
class _Teller:
    """Speaks to the person at the terminal."""

    lang: str

    def say(self, key: str, **facts: str | int) -> None:
        print(self.words(key, **facts), flush=True)

    def refuse(self, words: str) -> int:
        print(words, file=sys.stderr)
        return _FAILURE

    def words(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, f"serve-{key}", None, **facts)


def serve(
    *,
    port: int | None = None,
    ip: str = _THIS_COMPUTER,
    pool: int | None = None,
    most: int | None = None,
    open_browser: bool = True,
    lang: str = "sv",
    notebooks: Path | None = None,
    page: str | None = None,
    course: str | None = None,
    seed: int | None = None,
) -> int:
    """Serve the lessons and dashboards until Ctrl-C; the result is the exit status.

    Args:
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
    """
    teller = _Teller(lang)
    try:
        catalogue = _found(teller, notebooks)
        start_page = _start_page(teller, catalogue, page, seed, course)
        others = _tell_untried(teller)
        sockets = _bind(teller, port, ip)
        class_address = _class_address(teller, start_page, ip, used=sockets[0].getsockname()[1], wanted=port)
        admission = Admission(most or learners())
        _say_room(teller, admission.most, pool or 0)
        teller.say("stop-hint")
        _say_faults(teller, catalogue, own=notebooks is not None)
        with _said_of_versions(teller, others):
            app = _made(
                sockets,
                catalogue,
                pool if notebooks is None or pool is not None else 0,
                admission,
                class_address,
                teller,
            )
    except NotServedError as error:
        return teller.refuse(str(error))
    if open_browser:
        webbrowser.open(_address(ip, app.port))
    with suppress(KeyboardInterrupt):  # Ctrl-C before there is anything to end
        app.start()
    teller.say("stopped")
    return _SUCCESS


def _found(teller: _Teller, notebooks: Path | None) -> Catalogue:
    """The notebooks of the folder, or else ours; there must be some."""
    catalogue = Catalogue((notebooks or notebooks_directory()).resolve())
    if not catalogue.notebooks():
        key = "no-notebooks" if notebooks is None else "no-notebooks-there"
        raise NotServedError(teller.words(key, place=shlex.quote(str(catalogue.site))))
    return catalogue


def _start_page(
    teller: _Teller, catalogue: Catalogue, page: str | None, seed: int | None, course: str | None
) -> StartPage:
    """Where the address leads."""
    try:
        return StartPage.checked(catalogue, page, seed, course)
    except StartPageError as error:
        raise NotServedError(teller.words(error.key, **error.facts)) from error


def _tell_untried(teller: _Teller) -> list[Untried]:
    """What is installed in versions that nobody has tried."""
    others = untried()
    for other in others:
        teller.say("untried", name=other.name, installed=other.installed, known=other.known)
    return others


def _class_address(teller: _Teller, start_page: StartPage, ip: str, *, used: int, wanted: int | None) -> ClassAddress:
    """What a class is shown of the address, which is said here too."""
    shared = ip in _EVERY_ADDRESS or not _is_this_computer(ip)
    class_address = ClassAddress(_network_address(ip, used), teller.lang, shared, start_page)
    _say_addresses(teller, class_address, _address(ip, used), _address(ip, wanted or DEFAULT_PORT))
    return class_address


@contextmanager
def _said_of_versions(teller: _Teller, others: list[Untried]) -> Iterator[None]:
    """What fails with versions that nobody has tried is put down to them."""
    try:
        yield
    except Exception as error:
        if not others:
            raise
        why = f"{type(error).__name__}: {error}"
        raise NotServedError(teller.words("cannot-serve", why=why, install=_pip(others))) from error


def _made(
    sockets: list[socket.socket],
    catalogue: Catalogue,
    pool: int | None,
    admission: Admission,
    class_address: ClassAddress,
    teller: _Teller,
) -> "TolvaVoila":
    """The server. What it is made of is imported here: with versions that nobody has tried it may not even import."""
    skip_imports()
    from . import app, settings

    settings.set_up_templates()
    pools = app.pool_sizes(catalogue, pool if pool is None else min(pool, admission.most), teller.lang)
    made = app.TolvaVoila(sockets, catalogue.site, pools, admission, class_address, teller.say)
    made.initialize([])
    return made


def _say_room(teller: _Teller, most: int, pool: int) -> None:
    """How many there is room for, and a warning where this computer does not bear as many."""
    fits = learners()
    teller.say("room", most=most)
    if max(most, pool) > fits:
        teller.say("too-small", fits=fits, most=max(most, pool))


def _pip(others: list[Untried]) -> str:
    """What installs versions that the pages were tried with."""
    wanted = " ".join(f'"{other.name}{other.known}"' for other in others)
    return f"pip install {wanted}"


def _say_faults(teller: _Teller, catalogue: Catalogue, *, own: bool) -> None:
    """Tell whoever writes lessons what is wrong with them; what holds is served all the same."""
    if not any(map(catalogue.front, LANGUAGES)):
        teller.say("no-front-page", place=str(catalogue.site))
    # Ours are looked at by our tests; and where cells are not run yet, they are when the page is opened.
    faults = [fault for fault in look_at(catalogue.site).faults if fault.code != "not-run"] if own else []
    for fault in faults[:_MOST_FAULTS]:
        print(fault.message(teller.lang), flush=True)
    if len(faults) > _MOST_FAULTS:
        teller.say("more-faults", count=len(faults) - _MOST_FAULTS)


def _bind(teller: _Teller, port: int | None, ip: str) -> list[socket.socket]:
    """Listening sockets on the port asked for or, when none was, on the first free one from the default on."""
    candidates = [port] if port is not None else range(DEFAULT_PORT, DEFAULT_PORT + _PORTS_TO_TRY)
    for candidate in candidates:
        try:
            return bind_sockets(candidate, ip, backlog=_BACKLOG)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                raise PortError(_refusal(teller, error, candidate, ip)) from error
    raise PortError(teller.words("asked-port-taken", port=str(candidates[0])))


def _refusal(teller: _Teller, error: OSError, port: int, ip: str) -> str:
    if error.errno == errno.EACCES:
        return teller.words("port-refused", port=str(port))
    return teller.words("bad-address", ip=ip)


def _say_addresses(teller: _Teller, class_address: ClassAddress, own: str, expected: str) -> None:
    """Where the pages are: for this computer, and for a class if it can come."""
    if own != expected:
        port, used = (urlsplit(address).port or 0 for address in (expected, own))
        teller.say("port-taken", port=str(port), used=str(used), address=expected)
    teller.say("address", url=own)
    if not class_address.shared:
        return
    teller.say("network", url=class_address.url)
    if sys.stdout.isatty():  # a file would keep it as a grey field
        print(class_address.written(), flush=True)
    teller.say("class-page", url=f"{class_address.url}{CLASS_PATH}")


def _address(ip: str, port: int) -> str:
    """The address for the browser on this computer, always spelt alike: to a browser, localhost is another place."""
    return _url(_THIS_COMPUTER if ip in _EVERY_ADDRESS else ip, port)


def _network_address(ip: str, port: int) -> str:
    """The address for the others on the network."""
    return _url(_own_network_address() if ip in _EVERY_ADDRESS else ip, port)


def _url(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _is_this_computer(ip: str) -> bool:
    """Whether nobody else can come to this address."""
    try:
        return ip_address(ip).is_loopback
    except ValueError:
        return ip == "localhost"


def _own_network_address() -> str:
    """The address that others on the network know this computer by; asking for the way to one sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
