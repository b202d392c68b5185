"""A server behind a proxy that has the pages below a path of its own: nothing leads out of there."""

import asyncio
import http.client
import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urljoin, urlsplit

import pytest

from helpers.breadth import so_many, some
from helpers.placeholders import write_site
from helpers.reverse_proxy import Proxied, proxied
from helpers.served import Served, served
from helpers.visitor import Visitor
from tolva_teach.cli.main import main
from tolva_widgets.serving.base_url import base_of, located

PREFIX = "/school/cards/"
SAID = f"X-Forwarded-Prefix: {PREFIX}"
SECONDS = 60
WAYS = [
    pytest.param(True, False, (), id="given-and-kept"),
    pytest.param(True, True, (), id="given-and-stripped"),
    pytest.param(False, True, (SAID,), id="said-and-stripped"),
    pytest.param(False, False, (SAID,), id="said-and-kept"),
    pytest.param(True, True, (SAID,), id="given-said-and-stripped"),
    pytest.param(False, True, (), id="unknown-and-stripped"),
]
ADDRESS = re.compile(r'(?:href|src|data-turn|data-base-url|data-asks|data-home)="([^"#]+)')


@pytest.fixture(scope="module")
def at_root() -> Iterator[Served]:
    with served(None, 0) as running:
        yield running


@pytest.fixture(scope="module")
def below() -> Iterator[Served]:
    with served(None, 0, "--base-url", PREFIX) as running:
        yield running


@pytest.fixture
def reached(at_root: Served, below: Served, given: bool, strips: bool, says: tuple[str, ...]) -> Iterator[Proxied]:
    with proxied(below if given else at_root, PREFIX, strips=strips, says=says) as proxy:
        yield proxy


def asked(address: str, **headers: str) -> tuple[int, str, http.client.HTTPMessage]:
    """The status, text and headers of an answer; nobody follows where it leads."""
    place = urlsplit(address)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=SECONDS)
    try:
        connection.request("GET", f"{place.path}{f'?{place.query}' if place.query else ''}", headers=headers)
        answer = connection.getresponse()
        return answer.status, answer.read().decode(), answer.headers
    finally:
        connection.close()


@pytest.mark.parametrize(("given", "strips", "says"), WAYS)
@pytest.mark.parametrize("path", ["", "sv/quiz.ipynb?seed=7", "front"])
def test_redirects_stay_below_the_path(reached: Proxied, path: str) -> None:
    address = f"{reached.address}{path}"
    status, _, headers = asked(address)
    assert status == 302
    target = urljoin(address, headers["Location"])
    assert target.startswith(f"{reached.address}voila/render/")
    assert asked(target)[0] == 200


@pytest.mark.parametrize(("given", "strips", "says"), WAYS)
@pytest.mark.parametrize("path", ["voila/render/sv/quiz.ipynb", "voila/render/sv/index.ipynb", "class", "no/such/page"])
def test_what_a_page_names_lies_below_the_path(reached: Proxied, path: str) -> None:
    address = f"{reached.address}{path}"
    _, text, _ = asked(address)
    named = [urljoin(address, found) for found in ADDRESS.findall(text) if not found.startswith("data:")]
    assert named
    for one in named:
        assert one.startswith(reached.address), one


async def visit(reached: Proxied) -> bool:
    """Somebody opens the quiz, answers and goes; whether the answer was marked."""
    visitor = await Visitor.open(reached, "sv/quiz")
    marked = await visitor.answer()
    await visitor.close()
    return marked


@pytest.mark.parametrize(("given", "strips", "says"), WAYS)
def test_a_visitor_answers_through_the_proxy(reached: Proxied) -> None:
    assert asyncio.run(visit(reached))
    assert not reached.outside


@pytest.mark.parametrize(("given", "strips", "says"), some(WAYS[:3], 1))
def test_a_class_that_comes_at_once_answers_through_the_proxy(reached: Proxied) -> None:
    """Forty of them through nginx and others: `tests/bench/behind_proxy.py`."""

    async def all_visit() -> list[bool]:
        return await asyncio.gather(*(visit(reached) for _ in range(so_many(8, 40))))

    assert all(asyncio.run(all_visit()))
    assert not reached.outside


@pytest.mark.parametrize(("given", "strips", "says"), WAYS[:-1])
def test_cookies_are_for_the_pages_below_the_path_and_named_for_the_server(
    reached: Proxied, given: bool, at_root: Served, below: Served
) -> None:
    port = urlsplit((below if given else at_root).address).port
    _, _, headers = asked(f"{reached.address}voila/render/sv/quiz.ipynb")
    cookies = {cookie.partition("=")[0]: cookie for cookie in headers.get_all("Set-Cookie", [])}
    assert f"Path={PREFIX}voila/" in cookies.pop("_xsrf")
    name, cookie = cookies.popitem()
    assert str(port) in name
    assert f"Path={PREFIX}" in cookie.split("; ")
    assert not cookies


def test_a_token_that_another_server_of_the_host_gave_keeps_no_page_from_ending_its_kernel(at_root: Served) -> None:
    _, text, headers = asked(at_root.url("sv/quiz"))
    kernel = re.search(r'"kernelId": ?"([0-9a-f-]+)"', text)
    token = re.search(r"_xsrf=([^;]+)", " ".join(headers.get_all("Set-Cookie", [])))
    assert kernel
    assert token
    place = urlsplit(at_root.address)
    connection = http.client.HTTPConnection(str(place.hostname), place.port, timeout=SECONDS)
    # A browser names first the cookie whose path is longest.
    theirs = "2|4b0d0c36|b0ba2d2b0d4b4a0a0a0a0a0a0a0a0a0a|1700000000"
    fields = {"Cookie": f"_xsrf={token[1]}; _xsrf={theirs}", "Content-Type": "application/x-www-form-urlencoded"}
    connection.request("POST", f"/voila/api/shutdown/{kernel[1]}", body=f"_xsrf={token[1]}", headers=fields)
    assert connection.getresponse().status == 204
    connection.close()


def test_the_class_is_shown_the_address_that_the_proxy_was_asked_for(at_root: Served) -> None:
    says = (SAID, "X-Forwarded-Host: school.example, 10.0.0.2", "X-Forwarded-Proto: https,http")
    with proxied(at_root, PREFIX, strips=True, says=says) as proxy:
        assert f">https://school.example{PREFIX}<" in asked(f"{proxy.address}class")[1]


def test_the_class_is_shown_the_path_that_was_given(below: Served) -> None:
    assert f">{below.address.rstrip('/')}{PREFIX}<" in asked(f"{below.address}class")[1]


def test_what_no_proxy_of_this_computer_says_is_not_heard(tmp_path: Path) -> None:
    with served(write_site(tmp_path), 0, "--ip", "0.0.0.0") as running:
        port = urlsplit(running.address).port
        here = re.search(r">http://([^<:]+):", asked(f"{running.address}class")[1])
        assert here
        _, _, headers = asked(f"http://{here[1]}:{port}/", **{"X-Forwarded-Prefix": "/elsewhere"})
        assert "elsewhere" not in headers["Location"]


@pytest.mark.parametrize("path", ["/a b/", "/cards/../x", "//", "/x\r\ny", '/"/', "/x?y", "/x;y"])
def test_a_path_that_cannot_lie_before_ours_is_made_one_or_refused(path: str) -> None:
    base = base_of(path)
    assert base is None or re.fullmatch(r"(/[\w.~%@:+-]+)*", base)
    assert base is None or ".." not in base


def test_what_begins_alike_is_another_path() -> None:
    assert located("/cardsharp", "", "/cards") == ("/cardsharp", "/cards")
    assert located("/cards?x", "", "/cards") == ("/?x", "/cards")


def test_serve_refuses_what_is_no_path(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "serve", "--base-url", "/a/../b", "--no-browser"]) == 1
    assert "/a/../b is not a path on a site" in capsys.readouterr().err
