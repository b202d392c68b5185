"""What is listened on, and by which addresses that is opened: what is printed, drawn or opened must answer."""

import errno
import os
import socket
from collections.abc import Sequence
from ipaddress import ip_address

from tornado.netutil import bind_sockets

THIS_COMPUTER = "127.0.0.1"
_THIS_COMPUTER_6 = "::1"
_EVERY_ADDRESS = ("", "0.0.0.0", "::")
_DOCUMENTATION, _DOCUMENTATION_6 = "192.0.2.1", "2001:db8::1"
"""Addresses that lead nowhere, by which a system tells its own."""
# A class opens its pages at the same moment, with several connections each.
_BACKLOG = 512


def listening(port: int, ip: str) -> list[socket.socket]:
    """Sockets that listen on an address; on all there are, of both kinds, where it is 0.0.0.0 or ::.

    Raises:
        OSError: that cannot be.
    """
    try:
        return bind_sockets(port, "" if is_every(ip) else _bare(ip), backlog=_BACKLOG)
    except UnicodeError as error:  # a name that no computer can have: too long, a dot too many
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), ip) from error


def own_url(ip: str, port: int, sockets: Sequence[socket.socket], base: str = "") -> str:
    """The address for the browser on this computer, always spelt alike: to a browser, localhost is another place."""
    if is_every(ip):
        return _url(THIS_COMPUTER if _has_ipv4(sockets) else _THIS_COMPUTER_6, port, base)
    return _url(_bare(ip), port, base)


def network_url(ip: str, port: int, sockets: Sequence[socket.socket], base: str = "") -> str:
    """The address for the others on the network."""
    return _url(_own_network_address(ipv4=_has_ipv4(sockets)) if is_every(ip) else _bare(ip), port, base)


def is_every(ip: str) -> bool:
    """Whether it stands for all addresses of this computer."""
    return _bare(ip) in _EVERY_ADDRESS


def is_this_computer(ip: str) -> bool:
    """Whether nobody else can come to this address."""
    try:
        return ip_address(_bare(ip)).is_loopback
    except ValueError:
        return ip == "localhost"


def _bare(ip: str) -> str:
    """The address without the brackets that it has in a browser."""
    return ip[1:-1] if ip.startswith("[") and ip.endswith("]") else ip


def _has_ipv4(sockets: Sequence[socket.socket]) -> bool:
    return any(one.family == socket.AF_INET for one in sockets)


def _url(host: str, port: int, base: str) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}/"


def _own_network_address(*, ipv4: bool) -> str:
    """The address that others on the network know this computer by; asking for the way to one sends nothing."""
    family, elsewhere = (socket.AF_INET, _DOCUMENTATION) if ipv4 else (socket.AF_INET6, _DOCUMENTATION_6)
    with socket.socket(family, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((elsewhere, 9))
        except OSError:
            return socket.gethostname()
        return str(probe.getsockname()[0])
