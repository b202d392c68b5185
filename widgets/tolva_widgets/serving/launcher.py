"""What ``tolva-teach serve`` does: take a port, say the address, open the browser, serve until told to stop."""

import errno
import socket
import sys
import webbrowser
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tornado.netutil import bind_sockets

from tolva_teach.texts import sentence

from ..lessons import FRONT_PAGE, notebooks_directory
from .app import TolvaVoila, pool_sizes
from .settings import set_up_templates

DEFAULT_PORT = 8812
"""One port, always: what a learner has saved belongs to the address."""

_THIS_COMPUTER = "127.0.0.1"
_EVERY_ADDRESS = ("", "0.0.0.0", "::")
_PORTS_TO_TRY = 20
# A class opens its pages at the same moment, with several connections each.
_BACKLOG = 512
_SUCCESS, _FAILURE = 0, 1


class PortError(Exception):
    """No socket could be had; the message is what a person is told."""


@dataclass(frozen=True)
class _Teller:
    """Speaks to the person at the terminal."""

    lang: str

    def say(self, key: str, **facts: str) -> None:
        print(self.words(key, **facts), flush=True)

    def refuse(self, words: str) -> int:
        print(words, file=sys.stderr)
        return _FAILURE

    def words(self, key: str, **facts: str) -> str:
        return sentence(self.lang, f"serve-{key}", **facts)


def serve(
    *,
    port: int | None = None,
    ip: str = _THIS_COMPUTER,
    pool: int | None = None,
    open_browser: bool = True,
    lang: str = "sv",
    notebooks: Path | None = None,
) -> int:
    """Serve the lessons and dashboards until Ctrl-C; the result is the exit status.

    Args:
        port: the port to serve on, or nothing else; without it the default one, or the next that is free.
        ip: the address to listen on; 0.0.0.0 lets others on the network in.
        pool: how many kernels to keep warm for the front page and the quiz, for a class that starts together.
        open_browser: whether to open the front page in the browser.
        lang: the language of what is said in the terminal, and of the quiz that ``pool`` is for.
        notebooks: the folder to serve; ours, unless a person edits a copy.
    """
    teller = _Teller(lang)
    notebooks = notebooks or notebooks_directory()
    if not notebooks.is_dir():
        return teller.refuse(teller.words("no-notebooks", place=str(notebooks)))
    try:
        sockets = _bind(teller, port, ip)
    except PortError as error:
        return teller.refuse(str(error))
    _say_addresses(teller, ip, sockets[0].getsockname()[1], expected=port or DEFAULT_PORT)
    if not (notebooks / FRONT_PAGE).is_file():
        teller.say("missing-page", file=FRONT_PAGE)
    set_up_templates()
    app = TolvaVoila(sockets, notebooks, pool_sizes(pool, lang))
    app.initialize([])
    if open_browser:
        webbrowser.open(_address(ip, app.port))
    with suppress(KeyboardInterrupt):  # Ctrl-C before there is anything to end
        app.start()
    teller.say("stopped")
    return _SUCCESS


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


def _say_addresses(teller: _Teller, ip: str, port: int, expected: int) -> None:
    if port != expected:
        teller.say("port-taken", port=str(expected), used=str(port), address=_address(ip, expected))
    teller.say("address", url=_address(ip, port))
    if ip in _EVERY_ADDRESS:
        teller.say("network", url=f"http://{_own_network_address()}:{port}/")
    teller.say("stop-hint")


def _address(ip: str, port: int) -> str:
    """The address for the browser on this computer, always spelt alike: to a browser, localhost is another place."""
    host = _THIS_COMPUTER if ip in _EVERY_ADDRESS else ip
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def _own_network_address() -> str:
    """The address that others on the network know this computer by; asking for the way to one sends nothing."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address kept for documentation
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
