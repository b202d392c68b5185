"""Under which names a server answers.

A page of another site can have its own name lead to this computer once it has been loaded (DNS rebinding), and its
scripts then ask us as if they were ours. The browser still says the name that it asked for, and that is none of these.
"""

import re
import socket
from http import HTTPStatus
from ipaddress import ip_address
from urllib.parse import urlsplit

from tornado.httputil import HTTPHeaders, RequestStartLine

_LOCAL = re.compile(r"localhost|.+\.localhost")


class AllowedHosts:
    """The names by which this server is known; an address of numbers cannot be made to lead elsewhere."""

    def __init__(self, *urls: str) -> None:
        """
        Args:
            urls: what others open, by whatever name.
        """
        own = socket.gethostname().lower()
        self._names = {own, f"{own}.local", own.partition(".")[0], *(urlsplit(url).hostname or "" for url in urls)}

    def check(self, _line: RequestStartLine, headers: HTTPHeaders) -> HTTPStatus | None:
        """Refuses a request to another name. One that has no name at all comes from no browser."""
        hosts = headers.get_list("Host")
        return None if all(map(self.allows, hosts)) else HTTPStatus.MISDIRECTED_REQUEST

    def allows(self, host: str) -> bool:
        """Whether a name, with or without a port, is one of ours."""
        try:
            name = urlsplit(f"//{host}").hostname or ""
        except ValueError:
            return False
        name = name.removesuffix(".")
        return name in self._names or _LOCAL.fullmatch(name) is not None or _is_number(name)


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
