"""What a request must be before any of the server's handlers sees it."""

from collections.abc import Awaitable, Callable
from http import HTTPStatus
from typing import TypeAlias

from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerConnectionDelegate,
    RequestStartLine,
    ResponseStartLine,
)

from tolva_teach.texts import LANGUAGES, sentence

LONGEST_ADDRESS = 32 * 2**10
"""Bytes of a path with its query: a link to a whole record has it behind a `#`, which no browser sends."""

Check: TypeAlias = Callable[[RequestStartLine, HTTPHeaders], HTTPStatus | None]
"""The status with which a request is refused, by its first line and its headers; None for one that is taken."""

_SAID = {
    HTTPStatus.REQUEST_URI_TOO_LONG: "serve-address-too-long",
    HTTPStatus.MISDIRECTED_REQUEST: "serve-unknown-host",
}
"""What one who is refused is told."""


def check_length(line: RequestStartLine, _headers: HTTPHeaders) -> HTTPStatus | None:
    """Refuses an address that is longer than any of ours."""
    return HTTPStatus.REQUEST_URI_TOO_LONG if len(line.path) > LONGEST_ADDRESS else None


class RequestGuard(HTTPServerConnectionDelegate):
    """Answers what is refused, and passes all else on to the application."""

    def __init__(self, app: HTTPServerConnectionDelegate, *checks: Check) -> None:
        """
        Args:
            app: what answers requests that are taken.
            checks: what a request has to pass, one after the other.
        """
        self._app = app
        self._checks = checks

    def start_request(self, server_conn: object, request_conn: HTTPConnection) -> HTTPMessageDelegate:
        """Take a request."""
        return _Guarded(self._app.start_request(server_conn, request_conn), request_conn, self._checks)

    def on_close(self, server_conn: object) -> None:
        """A connection has been closed."""
        self._app.on_close(server_conn)


class _Guarded(HTTPMessageDelegate):
    """One request."""

    def __init__(self, taken: HTTPMessageDelegate, connection: HTTPConnection, checks: tuple[Check, ...]) -> None:
        self._taken = taken
        self._connection = connection
        self._checks = checks
        self._refused: HTTPStatus | None = None
        self._has_body = True

    def headers_received(self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders) -> None:
        assert isinstance(start_line, RequestStartLine)
        self._has_body = start_line.method != "HEAD"
        self._refused = next(filter(None, (check(start_line, headers) for check in self._checks)), None)
        if self._refused is None:
            self._taken.headers_received(start_line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return self._taken.data_received(chunk) if self._refused is None else None

    def finish(self) -> None:
        if self._refused is None:
            self._taken.finish()
        else:
            self._answer(self._refused)

    def on_connection_close(self) -> None:
        if self._refused is None:
            self._taken.on_connection_close()

    def _answer(self, status: HTTPStatus) -> None:
        words = "\n".join(sentence(lang, _SAID[status]) for lang in sorted(LANGUAGES))
        body = f"{words}\n".encode()
        headers = HTTPHeaders({"Content-Type": "text/plain; charset=UTF-8", "Content-Length": str(len(body))})
        line = ResponseStartLine("HTTP/1.1", status, status.phrase)
        self._connection.write_headers(line, headers, body if self._has_body else None)
        self._connection.finish()
