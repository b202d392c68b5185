"""What is listened on, and by which addresses that is opened: what is printed, drawn or opened must answer."""

import errno
import os
import re
import socket
from collections.abc import Iterator, Sequence
from ipaddress import ip_address

import psutil
from tornado.netutil import bind_sockets

THIS_COMPUTER = "127.0.0.1"
_THIS_COMPUTER_6 = "::1"
_EVERY_ADDRESS = ("", "0.0.0.0", "::")
_KINDS = (socket.AF_INET, socket.AF_INET6)
"""The kinds of addresses, the one that is sooner typed first."""
_ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that lead nowhere, by which a system tells its own."""
_NEAR_NAMES = (".local", ".localhost", ".lan", ".internal", ".home.arpa", ".home")
"""How names end that hold on a network of one's own."""
_INSIDE = re.compile(
    r"(br-|cni|docker|lxc|podman|veth|vbox|virbr|virtualbox|vmnet|ipsec|ppp|tailscale|tap|tun|utun|wg|zt)", re.I
)
"""How networks are called that a system has within itself, or through a tunnel: no phone in the room is on them."""
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
    if not is_every(ip):
        return url_of(_bare(ip), port, base)
    own = (host for host in (THIS_COMPUTER, _THIS_COMPUTER_6) if _is_answered(host, sockets))
    return url_of(next(own, network_hosts(ip, sockets)[0]), port, base)


def network_hosts(ip: str, sockets: Sequence[socket.socket]) -> list[str]:
    """By what the others on the network may know this computer, the likeliest first; each of them is answered here.

    By Wi-Fi and cable they come sooner than by a tunnel, though that be this computer's own way out.
    """
    if not is_every(ip):
        return [_bare(ip)]
    kinds = [kind for kind in _KINDS if kind in _listened(sockets)]
    networks = [found for kind in kinds for found in _of_the_networks(kind)]
    inside = {host for network, host in networks if _INSIDE.match(network)}
    known = [*filter(None, map(_by_the_way_out, kinds)), *(host for _, host in networks)]
    return sorted(dict.fromkeys(known), key=inside.__contains__) or [socket.gethostname()]


def is_every(ip: str) -> bool:
    """Whether it stands for all addresses of this computer."""
    return _bare(ip) in _EVERY_ADDRESS


def is_this_computer(ip: str) -> bool:
    """Whether nobody else can come to this address."""
    try:
        return ip_address(_bare(ip)).is_loopback
    except ValueError:
        return ip == "localhost"


def is_near(host: str) -> bool:
    """Whether only those on the same network come to this host, and nobody from home."""
    try:
        return not ip_address(_bare(host)).is_global
    except ValueError:
        name = host.rstrip(".").lower()
        return "." not in name or name.endswith(_NEAR_NAMES)


def _bare(ip: str) -> str:
    """The address without the brackets that it has in a browser."""
    return ip[1:-1] if ip.startswith("[") and ip.endswith("]") else ip


def _listened(sockets: Sequence[socket.socket]) -> set[int]:
    """Of which kinds the addresses are that are listened on."""
    return {one.family for one in sockets}


def _is_answered(host: str, sockets: Sequence[socket.socket]) -> bool:
    """Whether an address is one of this computer's as it stands, and of a kind that is listened on."""
    kind = socket.AF_INET6 if ":" in host else socket.AF_INET
    if kind not in _listened(sockets):
        return False
    try:
        with socket.socket(kind, socket.SOCK_DGRAM) as probe:
            probe.bind((host, 0))
    except OSError:
        return False
    return True


def url_of(host: str, port: int, base: str) -> str:
    """The address of the pages on a host."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}{base}/"


def _by_the_way_out(kind: socket.AddressFamily) -> str | None:
    """The address from which this computer would send to others, where there is a way; asking for it sends nothing."""
    try:
        with socket.socket(kind, socket.SOCK_DGRAM) as probe:
            probe.connect((_ELSEWHERE[kind], 9))
            return str(probe.getsockname()[0])
    except OSError:
        return None


def _of_the_networks(kind: socket.AddressFamily) -> Iterator[tuple[str, str]]:
    """This computer's addresses on all networks that it is on, each with what the system calls the network."""
    for network, addresses in psutil.net_if_addrs().items():
        for one in addresses:
            address = one.address.partition("%")[0]
            if one.family == kind and not (ip_address(address).is_loopback or ip_address(address).is_link_local):
                yield network, address
