"""What a stranger may send to a server: it answers others all the same, and a terminal has at most a line of it."""

import asyncio
import http.client
import json
import os
import re
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from urllib.parse import urlsplit

import psutil
import pytest
from tornado.httpclient import HTTPClientError, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

from helpers.placeholders import write_site
from helpers.served import Served, free_port, python_under_test, served
from tolva_widgets.serving.allowed_hosts import AllowedHosts
from tolva_widgets.serving.kernels.message_check import PROTOCOL
from tolva_widgets.serving.request_guard import LONGEST_ADDRESS

SECONDS = 60
KERNEL = re.compile(rb'"kernelId": ?"([0-9a-f-]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_site(tmp_path_factory.mktemp("hostile"))


@pytest.fixture(scope="module")
def server(site: Path, kernels: str) -> Iterator[Served]:
    with served(site, 0) as running:
        yield running


def asked(server: Served, target: str, method: str = "GET", **headers: str) -> tuple[int, bytes]:
    """The status and the text of an answer; the target goes as it is."""
    place = urlsplit(server.address)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=SECONDS)
    try:
        connection.putrequest(method, target, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.endheaders()
        answer = connection.getresponse()
        return answer.status, answer.read()
    finally:
        connection.close()


def page_kernel(server: Served) -> str:
    """The kernel of a page that has been opened."""
    status, page = asked(server, "/voila/render/sv/quiz.ipynb")
    assert status == 200
    found = KERNEL.search(page)
    assert found
    return found[1].decode()


async def socket_to(server: Served, kernel: str, protocols: list[str] | None) -> WebSocketClientConnection:
    address = f"{server.address.replace('http', 'ws')}api/kernels/{kernel}/channels?session_id=one"
    return await websocket_connect(HTTPRequest(address, request_timeout=SECONDS), subprotocols=protocols)


@pytest.mark.parametrize("message", [b"\xff" * 8, b"", b"\x06" + bytes(7), "{}", b"[" * 100_000])
def test_what_is_no_message_closes_its_own_socket_and_nothing_else(server: Served, message: bytes | str) -> None:
    kernel = page_kernel(server)

    async def attack() -> int | None:
        page = await socket_to(server, kernel, [PROTOCOL])
        await page.write_message(message, binary=isinstance(message, bytes))
        while await asyncio.wait_for(page.read_message(), SECONDS) is not None:
            pass
        return page.close_code

    assert asyncio.run(attack()) == 1002
    assert asked(server, "/class")[0] == 200


def test_socket_of_another_protocol_is_not_opened(server: Served) -> None:
    with pytest.raises(HTTPClientError) as refused:
        asyncio.run(socket_to(server, page_kernel(server), None))
    assert refused.value.code == 400


def test_messages_of_a_page_reach_its_kernel(server: Served) -> None:
    """The check lets pass what Jupyter's own serialiser makes."""
    from jupyter_server.services.kernels.connection.base import deserialize_msg_from_ws_v1, serialize_msg_to_ws_v1

    kernel = page_kernel(server)
    header = {"msg_id": "one", "msg_type": "kernel_info_request", "session": "one", "username": "", "version": "5.3"}
    message = {"header": header, "parent_header": {}, "metadata": {}, "content": {}}

    async def ask() -> None:
        page = await socket_to(server, kernel, [PROTOCOL])
        packed = serialize_msg_to_ws_v1(message, "shell", lambda part: json.dumps(part).encode())
        await page.write_message(packed, binary=True)
        while True:
            heard = await asyncio.wait_for(page.read_message(), SECONDS)
            assert isinstance(heard, bytes)
            said, parent, *_ = map(json.loads, deserialize_msg_from_ws_v1(heard)[1][:4])
            if said["msg_type"] == "kernel_info_reply" and parent["msg_id"] == "one":
                page.close()
                return

    asyncio.run(ask())


def test_too_long_an_address_is_told_so_and_kernels_are_forked_as_before(server: Served) -> None:
    before = {one.pid for one in psutil.Process(server.process.pid).children()}
    for length in (70_000, 260_000):
        status, said = asked(server, f"/voila/render/sv/replay.ipynb?q={'x' * length}")
        assert status == 414
        assert "för lång" in said.decode()
    longest = f"/voila/render/sv/replay.ipynb?q={'x' * (LONGEST_ADDRESS - 100)}"
    assert asked(server, longest)[0] == 200
    after = {one.pid for one in psutil.Process(server.process.pid).children()}
    assert before <= after, "the fork server lives"


def test_what_a_kernel_is_told_has_nothing_of_the_address(server: Served) -> None:
    page = asked(server, "/voila/render/sv/replay.ipynb?secret=7")
    assert page[0] == 200
    known = [*environments(server)]
    assert known
    assert not any("secret=7" in value for value in known)


def environments(server: Served) -> Iterator[str]:
    """What the server's processes have in their environments, but for those that end meanwhile."""
    for one in psutil.Process(server.process.pid).children(recursive=True):
        with suppress(psutil.NoSuchProcess):
            yield from one.environ().values()


def test_address_that_was_query_of_a_kernel_is_there_no_more(server: Served) -> None:
    assert asked(server, f"/voila/query/{page_kernel(server)}", Upgrade="websocket", Connection="Upgrade")[0] == 404


def test_body_that_nobody_needs_is_refused_before_it_has_come(server: Served) -> None:
    assert asked(server, "/voila/api/shutdown/x", "POST", Content_Length=str(100 * 2**20))[0] == 400


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[x", "", "a@evil.example"]
)
def test_name_of_another_site_opens_nothing(server: Served, host: str) -> None:
    status, said = asked(server, "/class", Host=host)
    assert status == 421
    assert b"--address" in said
    assert asked(server, f"/api/kernels/{page_kernel(server)}", Host=host)[0] == 421


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost:8812", "[::1]:8812", "192.168.1.20", "pupil.localhost"])
def test_names_of_this_computer_are_answered(server: Served, host: str) -> None:
    assert asked(server, "/class", Host=host)[0] == 200


def test_name_that_others_were_told_of_is_answered() -> None:
    hosts = AllowedHosts("https://cards.example/")
    assert hosts.allows("cards.example")
    assert hosts.allows("cards.example.:443")
    assert hosts.allows(socket.gethostname())
    assert not hosts.allows("cards.example.evil.example")


def test_address_as_it_is_written_leads_to_the_page_with_all_that_it_says(server: Served) -> None:
    assert asked(server, "/sv/quiz.ipynb?seed=7&x=%C3%A5")[0] == 302
    place = urlsplit(server.address)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=SECONDS)
    connection.request("GET", "/sv/quiz.ipynb?seed=7&x=%C3%A5")
    assert connection.getresponse().headers["Location"] == "../voila/render/sv/quiz.ipynb?seed=7&x=%C3%A5"
    connection.close()
    connection.request("GET", "/en/quiz.html?seed=7")  # as a page is called on a site of files
    assert connection.getresponse().headers["Location"] == "../voila/render/en/quiz.ipynb?seed=7"
    connection.close()
    connection.request("GET", "/sv/deal?wish=x")
    assert connection.getresponse().headers["Location"] == "../voila/render/sv/deal.ipynb?wish=x"
    connection.close()
    assert asked(server, "/voila/render/sv/nothing-like-it.ipynb")[0] == 404


STRANGE = (
    "/logout",
    "/nowhere",
    "/voila/templates/x",
    "/voila/templates/tolva/conf.json",
    "/voila/templates/../x",
    "/voila/templates/tolva/../x/y",
    "/voila/templates/%00",
    "/voila/templates/tolva/static/%00",
    "/voila/render/%ff.ipynb",
    "/voila/render/sv/%00.ipynb",
    "/voila/files/%00",
    "/api/kernels/12345678-1234-1234-1234-123456789012",
    "/api/kernels/12345678-1234-1234-1234-123456789012/channels",
    "/class?lang=%ff",
    "/tolva/waiting?gone=%ff",
)


@pytest.mark.parametrize("method", ["GET", "HEAD", "POST", "OPTIONS", "FOO"])
def test_strange_request_is_no_fault_of_the_server(server: Served, method: str) -> None:
    for target in STRANGE:
        status, _ = asked(server, target, method, Content_Length="0")
        assert status < 500, target


@pytest.mark.parametrize(
    "target", ["/", "/class", "/class/now", "/tolva/waiting", "/front", "/voila/render/sv/quiz.ipynb"]
)
def test_what_answers_get_answers_head_and_makes_no_kernel(server: Served, target: str) -> None:
    before = len(psutil.Process(server.process.pid).children(recursive=True))
    status, text = asked(server, target, "HEAD")
    assert status in (200, 302)
    assert text == b""
    assert len(psutil.Process(server.process.pid).children(recursive=True)) <= before


NO_GUESSES = ("/", "/class", "/front", "/voila/render/sv/quiz.ipynb", "/voila/files/sv/quiz.ipynb", "/favicon.ico")


@pytest.mark.parametrize("target", [*NO_GUESSES, *STRANGE])
def test_no_browser_is_to_guess_what_an_answer_is_nor_to_report_where_nobody_listens(
    server: Served, target: str
) -> None:
    place = urlsplit(server.address)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=SECONDS)
    try:
        connection.request("GET", target)
        answer = connection.getresponse()
        assert answer.getheader("X-Content-Type-Options") == "nosniff"
        assert "report" not in answer.getheader("Content-Security-Policy", "")
    finally:
        connection.close()


def test_terminal_has_a_line_of_each_fault_and_no_traceback(tmp_path: Path) -> None:
    """What all these requests leave there, asked of a server of its own whose output is read."""
    log = tmp_path / "log"
    site = write_site(tmp_path / "site")
    command = [python_under_test(), "-m", "tolva_teach", "serve", "--no-browser", "--pool", "0", "--lang", "en"]
    port = free_port()
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    with log.open("w") as output:
        process = subprocess.Popen(
            [*command, "--port", str(port), "--notebooks", str(site)], env=environment, stdout=output, stderr=output
        )
        running = Served(f"http://127.0.0.1:{port}/", process)  # type: ignore[arg-type]  # its output is a file
        try:
            while process.poll() is None and not answers(running):
                time.sleep(0.1)
            for target in STRANGE:
                for method in ("GET", "HEAD", "POST"):
                    asked(running, target, method, Content_Length="0")
        finally:
            process.terminate()
            process.wait(SECONDS)
    said = log.read_text()
    assert "Traceback" not in said
    assert "Exception" not in said


def answers(server: Served) -> bool:
    try:
        return asked(server, "/class")[0] == 200
    except OSError:
        return False


def test_hidden_files_beside_notebooks_are_not_sent(server: Served, site: Path) -> None:
    for name in ("sv/.git/a.png", "sv/.secret.png", ".hidden/sv/a.png"):
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(b"secret")
        assert asked(server, f"/voila/files/{name}")[0] == 403
    (site / "sv" / "shown.png").write_bytes(b"shown")
    assert asked(server, "/voila/files/sv/shown.png") == (200, b"shown")
