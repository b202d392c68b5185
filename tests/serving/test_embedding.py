"""Pages in a frame on another site's page: only where whoever serves has named it."""

import urllib.request
from collections.abc import Iterator

import pytest

from helpers.placeholders import write_site
from helpers.served import Served, served
from tolva_teach.cli.main import main
from tolva_widgets.serving.embedding import embedding_host

SECONDS = 60
PATHS = ["voila/render/sv/quiz.ipynb", "voila/render/sv/index.ipynb", "class"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    site = write_site(tmp_path_factory.mktemp("framed"))
    with served(site, 0, "--embed", "learn.example", "--embed", "https://*.school.example/") as running:
        yield running


@pytest.mark.parametrize("path", PATHS)
def test_pages_may_be_framed_by_the_hosts_that_are_named_and_no_others(path: str, server: Served) -> None:
    answer = urllib.request.urlopen(f"{server.address}{path}", timeout=SECONDS)
    policy = answer.headers["Content-Security-Policy"]
    assert policy == "frame-ancestors 'self' learn.example https://*.school.example"
    assert "X-Frame-Options" not in answer.headers


@pytest.mark.parametrize("protocol", ["http", "https"])
def test_cookies_are_for_a_frame_too_where_a_browser_sends_such(protocol: str, server: Served) -> None:
    asked = urllib.request.Request(server.url("sv/quiz"), headers={"X-Forwarded-Proto": protocol})
    cookies = urllib.request.urlopen(asked, timeout=SECONDS).headers.get_all("Set-Cookie")
    assert len(cookies) == 2
    for cookie in cookies:
        assert ("SameSite=None" in cookie and "Secure" in cookie) == (protocol == "https")


@pytest.mark.parametrize("host", ["", "a b", "learn.example;", "learn.example/page", "'self'", "*", "ftp://x", "a,b"])
def test_what_is_no_host_is_refused(host: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert embedding_host(host) is None
    assert main(["--lang", "en", "serve", "--embed", host, "--no-browser"]) == 1
    assert "is not a host" in capsys.readouterr().err
