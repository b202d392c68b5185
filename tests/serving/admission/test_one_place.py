"""A server with one place: who comes when it is full, who is a stranger, and who does not wait for the page."""

import http.client
import socket
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator
from http.cookiejar import CookieJar
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest

from helpers.kernel_kinds import FORKED, each_kernel_at_night
from helpers.placeholders import write_notebook, write_site
from helpers.served import Served, served

SECONDS = 60


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = write_site(tmp_path_factory.mktemp("room"))
    write_notebook(folder / "sv" / "slow.ipynb", "Slow", "import time\ntime.sleep(20)")
    return folder


@pytest.fixture(scope="module")
def server(site: Path, kernels: str) -> Iterator[Served]:
    with served(site, 0, "--most", "1", forks=kernels == FORKED) as running:
        for lang in ("sv", "en"):
            Guest().get(running.url(f"{lang}/index"))
        yield running


class Guest:
    """A browser that keeps its cookies and opens no socket."""

    def __init__(self) -> None:
        self._opener = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(CookieJar()))

    def get(self, address: str) -> tuple[int, str, http.client.HTTPMessage]:
        try:
            with self._opener.open(address, timeout=SECONDS) as answer:
                return answer.status, answer.read().decode(), answer.headers
        except urllib.error.HTTPError as refused:
            return refused.code, refused.read().decode(), refused.headers


def until(holds: Callable[[], bool]) -> bool:
    end = time.monotonic() + SECONDS
    while not (held := holds()) and time.monotonic() < end:
        time.sleep(0.2)
    return held


def processes(server: Served) -> int:
    return len(psutil.Process(server.process.pid).children(recursive=True))


@each_kernel_at_night
def test_kernel_of_one_who_does_not_wait_for_the_page_ends(server: Served) -> None:
    before = processes(server)
    address = urlsplit(server.url("sv/slow"))
    with socket.create_connection((address.hostname, address.port), timeout=SECONDS) as hasty:
        hasty.sendall(f"GET {address.path} HTTP/1.1\r\nHost: {address.netloc}\r\n\r\n".encode())
        assert hasty.recv(100)
        assert processes(server) == before + 1
    assert until(lambda: processes(server) == before)


@pytest.mark.parametrize("path", ["api/kernels", "api/sessions", "voila/render/sv/quiz.ipynb"])
def test_stranger_cannot_post_for_a_kernel(server: Served, path: str) -> None:
    before = processes(server)
    asked = urllib.request.Request(server.address + path, data=b'{"name": "python3"}', method="POST")
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(asked, timeout=SECONDS)
    assert refused.value.code in (403, 404, 405)
    assert processes(server) == before


def test_address_that_leads_nowhere_says_so_though_it_is_full(server: Served) -> None:
    assert Guest().get(server.url("sv/nowhere"))[0] == 404


def test_who_comes_when_it_is_full_is_told_so_and_costs_no_kernel(server: Served) -> None:
    first, second, third = Guest(), Guest(), Guest()
    for known in (second, third):
        known.get(server.url("sv/index"))
    assert until(lambda: first.get(server.url("sv/quiz"))[0] == 200)
    before = processes(server)
    status, page, headers = second.get(server.url("en/quiz"))
    assert status == 503
    assert headers["Retry-After"] == "10"
    assert headers["Cache-Control"] == "no-store"
    assert page.index("All places are taken right now.") < page.index("Alla platser är upptagna just nu.")
    assert "You are first in line." in page
    assert "Du är nummer 2 i kön." in third.get(server.url("sv/quiz"))[1]
    assert "You are first in line." in second.get(server.url("en/quiz"))[1], "asking again keeps one's turn"
    assert second.get(server.url("en/index"))[0] == 200, "what needs no kernel is there for all"
    assert first.get(server.url("sv/replay"))[0] == 200, "who is in may go to another page"
    assert processes(server) == before + 1


def test_who_goes_while_waiting_keeps_nobody_waiting(server: Served) -> None:
    gone, stays = Guest(), Guest()
    for visitor in (gone, stays):
        assert visitor.get(server.url("sv/quiz"))[0] == 503
        visitor.get(f"{server.address}tolva/waiting")  # the page of one who waits asks, and has a place by that
    turn = f"{server.address}tolva/waiting"
    before = stays.get(turn)[1]
    assert gone.get(f"{turn}?gone")[0] == 204
    assert stays.get(turn)[1] != before
