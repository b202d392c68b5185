"""Below which path of a host the pages lie, where a proxy passes on what is asked for below one.

A proxy keeps that path when it asks us, or strips it off. Both are understood: a path that is known is taken off what
is asked for, so that handlers never see it, and what leads to other pages is written relative to the page that it
stands on. What must be written whole, such as the path of a cookie, begins with the path that is known: by
`--base-url`, or because a proxy on this computer says it with each request.
"""

import re
from collections.abc import Awaitable
from dataclasses import dataclass
from ipaddress import ip_address
from urllib.parse import quote, urljoin, urlsplit

from tornado.httputil import (
    HTTPConnection,
    HTTPHeaders,
    HTTPMessageDelegate,
    HTTPServerConnectionDelegate,
    RequestStartLine,
    ResponseStartLine,
    parse_cookie,
)
from tornado.web import RequestHandler

BASE = "tolva_base"
"""Under this name the server's settings have the path that it was given: empty, or as `/some/path`."""

EMBEDDED = "tolva_embedded"
"""Under this name they say whether another site's pages may have ours in a frame."""

AROUND = "tolva_around"
"""Under this name they say what the server around ours is, where ours is part of one."""

_PREFIX, _HOST, _PROTOCOL = "X-Forwarded-Prefix", "X-Forwarded-Host", "X-Forwarded-Proto"
"""What a proxy says of the address that was asked for. Of anybody else it is not heard."""
_PATH = re.compile(r"(?:/(?!\.{1,2}(?:/|$))[\w.~%@:+-]+)*", re.ASCII)
_NETLOC = re.compile(r"[\w.:\[\]-]+", re.ASCII)
_XSRF = "_xsrf"
_PAGES = "voila/"


def base_of(path: str) -> str | None:
    """A path as it is written here, with a slash before it and none at its end; None for what is no path.

    >>> base_of("cards/kort/")
    '/cards/kort'
    >>> base_of("/")
    ''
    >>> base_of("//other.example/..")
    """
    bare = quote(path.strip("/"), safe="/%@:+~")
    base = f"/{bare}" if bare else ""
    return base if _PATH.fullmatch(base) else None


def root_from(path: str) -> str:
    """What leads from a page to where the pages begin.

    >>> root_from("/voila/render/sv/quiz.ipynb")
    '../../../'
    >>> root_from("/class")
    './'
    """
    return "../" * (path.count("/") - 1) or "./"


class BelowBase(HTTPServerConnectionDelegate):
    """Takes off each request's path what lies before ours, and passes it on to the application."""

    def __init__(self, app: HTTPServerConnectionDelegate, base: str) -> None:
        """
        Args:
            app: what answers.
            base: the path that is known, as `base_of` gives it.
        """
        self._app = app
        self._base = base

    def start_request(self, server_conn: object, request_conn: HTTPConnection) -> HTTPMessageDelegate:
        """Take a request."""
        came_from = str(getattr(getattr(request_conn, "context", None), "remote_ip", ""))
        return _Located(self._app.start_request(server_conn, request_conn), self._base, _is_this_computer(came_from))

    def on_close(self, server_conn: object) -> None:
        """A connection has been closed."""
        self._app.on_close(server_conn)


class _Located(HTTPMessageDelegate):
    """One request."""

    def __init__(self, taken: HTTPMessageDelegate, base: str, of_proxy: bool) -> None:
        self._taken = taken
        self._base = base
        self._of_proxy = of_proxy

    def headers_received(
        self, start_line: RequestStartLine | ResponseStartLine, headers: HTTPHeaders
    ) -> Awaitable[None] | None:
        assert isinstance(start_line, RequestStartLine)
        said = {name: _first(headers.get(name, "")) if self._of_proxy else "" for name in (_PREFIX, _HOST, _PROTOCOL)}
        for name in said:
            headers.pop(name, None)
        path, base = located(start_line.path, base_of(said[_PREFIX]) or "", self._base)
        if base:
            headers[_PREFIX] = base
        if _NETLOC.fullmatch(said[_HOST]):
            headers["Host"] = said[_HOST]
        if said[_PROTOCOL] in ("http", "https"):
            headers[_PROTOCOL] = said[_PROTOCOL]
        line = RequestStartLine(start_line.method, path, start_line.version)
        return self._taken.headers_received(line, headers)

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return self._taken.data_received(chunk)

    def finish(self) -> None:
        self._taken.finish()

    def on_connection_close(self) -> None:
        self._taken.on_connection_close()


def _first(said: str) -> str:
    """What the proxy said that the browser asked: each of several adds what it was asked itself."""
    return said.partition(",")[0].strip()


def located(path: str, forwarded: str, own: str) -> tuple[str, str]:
    """What is asked for below where the pages lie, and where that is.

    >>> located("/cards/class", "", "/cards")
    ('/class', '/cards')
    >>> located("/class", "/cards", "")
    ('/class', '/cards')
    >>> located("/kort/class", "/school", "/kort")
    ('/class', '/school/kort')

    Args:
        path: of the request, with its query.
        forwarded: what a proxy says that it has stripped off, or else has kept.
        own: the path that the server was given.
    """
    inner = path
    taken = []
    for prefix in dict.fromkeys((forwarded, own)):
        if prefix and re.match(rf"{re.escape(prefix)}(?:[/?]|$)", inner):
            rest = inner.removeprefix(prefix)
            inner = rest if rest.startswith("/") else f"/{rest}"
            taken.append(prefix)
    if not forwarded:
        return inner, own
    return inner, forwarded + (own if own in taken and own != forwarded else "")


@dataclass(frozen=True)
class Around:
    """The server that ours is part of: it knows who asks, by a name and cookies of its own."""

    shared: str | None = None
    """Where on its host, or on another, others open what each of them has on a server of their own."""


class AtBase(RequestHandler):
    """Put before a handler of Voilà's or Jupyter's: what it writes leads to pages below the same path as its own."""

    def prepare(self) -> Awaitable[None] | None:
        """Whoever is sent to the server around ours to log in comes back to the address that they asked for."""
        if self.around:
            self.request.uri = f"{self.base}{self.request.uri}"
        return super().prepare()

    @property
    def around(self) -> Around | None:
        """The server that ours is part of, if there is one."""
        found: Around | None = self.settings.get(AROUND)
        return found

    @property
    def base(self) -> str:
        """Where the pages lie, as `base_of` gives it; empty also where it is not known."""
        return self.request.headers.get(_PREFIX, "")

    @property
    def base_url(self) -> str:
        """What the addresses of our pages begin with; Jupyter's handlers ask for it by this name."""
        return f"{self.base}/" if self.base else root_from(self.request.path)

    @property
    def shared_url(self) -> str | None:
        """The site's address for others, where each of them has a server of their own; None where all have this one."""
        if self.around is None or self.around.shared is None:
            return None
        return urljoin(f"{self.protocol}://{self.request.host}", self.around.shared)

    @property
    def forwarded_url(self) -> str | None:
        """The site's address as a proxy on this computer was asked for it; None where none says so."""
        if self.base == self.settings.get(BASE, ""):
            return None
        return f"{self.protocol}://{self.request.host}{self.base}/"

    @property
    def protocol(self) -> str:
        """By which protocol a browser asked, as far as is known."""
        return self.request.headers.get(_PROTOCOL, self.request.protocol)

    def set_cookie(self, name: str, *value: object, **options: object) -> None:
        """Set a cookie for our pages alone: a host may have several Jupyter servers, on other ports or paths.

        All of these know the token of their forms by the same name. Ours is for the pages that have one. In a frame on
        another site's page a browser sends only cookies that are said to be for there, and those only by https.
        """
        if self.around:  # it has cookies of its own, for pages that are not ours
            options.setdefault("path", f"{self.base}/")
        else:
            options["path"] = f"{self.base}/{_PAGES if name == _XSRF else ''}"
        if self.settings.get(EMBEDDED) and self.protocol == "https":
            options |= {"samesite": "None", "secure": True}
        super().set_cookie(name, *value, **options)  # type: ignore[arg-type]

    def get_cookie(  # type: ignore[override]  # the base class says more of the default
        self, name: str, default: str | None = None
    ) -> str | None:
        """A cookie's value; of several by that name the one that was set nearest to this page, which comes first.

        Tornado would take the last, which may be another server's.
        """
        said = "; ".join(reversed(self.request.headers.get("Cookie", "").split(";")))
        return parse_cookie(said).get(name, default)


def address_path(url: str) -> str:
    """The path of an address, as `base_of` gives it; empty where there is none, or one that cannot be."""
    return base_of(urlsplit(url).path) or ""


def _is_this_computer(address: str) -> bool:
    try:
        return ip_address(address).is_loopback
    except ValueError:  # a socket that is a file
        return False
