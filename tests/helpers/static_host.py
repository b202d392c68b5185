"""A web host that serves the files of a folder, compressed, with the types that a stock nginx gives them."""

import gzip
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

PREFIX = "/cards/"
"""The site lies in a folder of the host's, as on many code hosts."""

_PIECE = 16_384
_COMPRESSED = (".html", ".js", ".json", ".css", ".svg")
_UNKNOWN = "text/plain"


def _nginx_types() -> dict[str, str]:
    """The type of each suffix that nginx knows."""
    lines = Path(__file__).with_name("nginx_types.txt").read_text("utf-8").splitlines()
    known = (line.split() for line in lines if not line.startswith("#"))
    return {f".{suffix}": kind for kind, *suffixes in known for suffix in suffixes}


TYPES = _nginx_types()


@dataclass
class StaticHost:
    """A host that answers."""

    address: str
    """Where the site is, with a slash at its end."""
    folder: Path
    sent: dict[str, int] = field(default_factory=dict)
    """How many bytes of each file's contents have been sent, by its path in the site."""
    blocked: set[str] = field(default_factory=set)
    """The ends of the paths that the host refuses."""
    seconds_before: float = 0
    """How long each answer is on its way."""
    bytes_a_second: float = 0
    """How much the line takes, whatever is asked for at a time; without it, all at once."""
    line: threading.Lock = field(default_factory=threading.Lock)
    _under_way: int = 0
    _told: threading.Condition = field(default_factory=threading.Condition)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """An answer is under way until the block ends."""
        with self._told:
            self._under_way += 1
        try:
            yield
        finally:
            with self._told:
                self._under_way -= 1
                self._told.notify_all()

    def wait_until_answered(self, seconds: float = 60) -> None:
        """Until no answer is under way.

        Raises:
            TimeoutError: One still is.
        """
        with self._told:
            if not self._told.wait_for(lambda: not self._under_way, seconds):
                raise TimeoutError(f"{self._under_way} answers are still under way")

    def url(self, page: str = "", query: str = "") -> str:
        """The address of a page such as `sv/quiz`; without one, the site's own."""
        return f"{self.address}{f'{page}.html' if page else ''}{f'?{query}' if query else ''}"


@contextmanager
def static_host(
    folder: Path, *, name: str = "school.localhost", seconds_before: float = 0, bytes_a_second: float = 0
) -> Iterator[StaticHost]:
    """Serves the folder on a free port until the block ends, over a line that is as slow as one says. The name is one
    that a browser finds on this computer and takes for a host's: nothing is kept of a computer's own address."""
    with _Server(("127.0.0.1", 0), SimpleHTTPRequestHandler) as server:
        host = StaticHost(f"http://{name}:{server.server_port}{PREFIX}", folder)
        host.seconds_before, host.bytes_a_second = seconds_before, bytes_a_second
        server.RequestHandlerClass = partial(_Files, host)  # type: ignore[assignment]
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        try:
            yield host
        finally:
            server.shutdown()
            thread.join()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Says nothing of a browser that is gone before it has its answer."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


class _Files(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    zipped: dict[tuple[Path, int], bytes] = {}  # noqa: RUF012 - of all requests

    def __init__(self, host: StaticHost, *request: object) -> None:
        self._host = host
        super().__init__(*request)  # type: ignore[arg-type]

    def do_GET(self) -> None:
        with self._host.answering():
            self._answer()

    def _answer(self) -> None:
        path = self.path.partition("?")[0].partition("#")[0]
        name = path.removeprefix(PREFIX) or "index.html"
        file = self._host.folder / (f"{name}index.html" if name.endswith("/") else name)
        refused = any(name.endswith(end) for end in self._host.blocked)
        if refused or not path.startswith(PREFIX) or ".." in name or not file.is_file():
            self.send_error(404)
            return
        content = file.read_bytes()
        compressed = file.suffix in _COMPRESSED and "gzip" in self.headers.get("Accept-Encoding", "")
        if compressed:
            key = (file, file.stat().st_mtime_ns)
            content = self.zipped.get(key) or self.zipped.setdefault(key, gzip.compress(content, 6))
        self._host.sent[name] = self._host.sent.get(name, 0) + len(content)
        self.send_response(200)
        self.send_header("Content-Type", TYPES.get(file.suffix, _UNKNOWN))
        if compressed:
            self.send_header("Content-Encoding", "gzip")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self._write(content)

    def _write(self, content: bytes) -> None:
        time.sleep(self._host.seconds_before)
        if not self._host.bytes_a_second:
            self.wfile.write(content)
            return
        for begin in range(0, len(content), _PIECE):
            piece = content[begin : begin + _PIECE]
            with self._host.line:
                time.sleep(len(piece) / self._host.bytes_a_second)
            self.wfile.write(piece)

    def log_message(self, format: str, *args: object) -> None:
        pass
