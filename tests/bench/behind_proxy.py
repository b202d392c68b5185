"""A class behind a proxy, set up as the teachers' page says: below a path of the host's, and with the host to itself.

    python tests/bench/behind_proxy.py                         forty visitors, behind each of nginx, Caddy and Apache
    python tests/bench/behind_proxy.py --visitors 8 caddy

It needs these proxies (Debian: apt-get install nginx-light caddy apache2). All visitors come in at once, answer a
question and go on to the next; then one of them sends the link of the question on their page, and who opens it is asked
the same. What does not hold ends the command with an error.
"""

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.async_api import Browser, Page, async_playwright

from helpers import chromium
from helpers.served import Answering, free_port, running, served
from helpers.stage_pages import NOTEBOOKS
from helpers.visitor import Visitor

EXAMPLE_SERVER, EXAMPLE_PATH, EXAMPLE_HOST = "127.0.0.1:8812", "/cards/", "school.example"
PATHS = ("/cards/", "/")
PATIENCE_MILLISECONDS = 90_000
QUIZ = ".tolva-quiz"
READY = "() => document.querySelector('html[data-ready]')"


class Proxy(NamedTuple):
    """A program that can stand before our pages."""

    program: str
    package: str
    """Debian's."""
    known_by: str
    """What only its recipe on the teachers' page has."""
    frame: str
    """A whole configuration: where it listens, what it writes and where, and the recipe in its place."""
    command: Callable[[Path], Sequence[str]]
    """Runs it in the foreground by that configuration."""


_APACHE_MODULES = ("mpm_event", "authz_core", "proxy", "proxy_http", "headers")

PROXIES = (
    Proxy(
        "nginx",
        "nginx-light",
        "proxy_pass",
        "pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
        "http {{ access_log off; client_body_temp_path {folder}/bodies; proxy_temp_path {folder}/proxied;\n"
        "server {{ listen 127.0.0.1:{port}; {recipe} }} }}\n",
        lambda configuration: ("nginx", "-c", str(configuration), "-g", "daemon off;"),
    ),
    Proxy(
        "caddy",
        "caddy",
        "reverse_proxy",
        "{{\nadmin off\nauto_https off\n}}\n{recipe}",
        lambda configuration: ("caddy", "run", "--adapter", "caddyfile", "--config", str(configuration)),
    ),
    Proxy(
        "apache2",
        "apache2",
        "ProxyPass",
        "".join(f"LoadModule {name}_module /usr/lib/apache2/modules/mod_{name}.so\n" for name in _APACHE_MODULES)
        + "Listen 127.0.0.1:{port}\nServerName 127.0.0.1\nUser www-data\nGroup www-data\n"
        "PidFile {folder}/pid\nErrorLog {folder}/errors\n{recipe}",
        lambda configuration: ("apache2", "-f", str(configuration), "-D", "FOREGROUND"),
    ),
)


def recipe(proxy: Proxy) -> str:
    """What the teachers' page gives this proxy."""
    notebook = json.loads((NOTEBOOKS / "en" / "teachers.ipynb").read_text("utf-8"))
    texts = ("".join(cell["source"]) for cell in notebook["cells"])
    (block,) = (block for text in texts for block in text.split("```")[1::2] if proxy.known_by in block)
    return block


@contextmanager
def behind(proxy: Proxy, path: str, folder: Path) -> Iterator[Answering]:
    """Our pages, served and reached through the proxy at this path, until the block ends."""
    port = free_port()
    address = f"http://127.0.0.1:{port}{path}"
    with served(None, None, "--address", address) as server:
        # The host's name has a port here, which nginx's $host leaves away, and no certificate.
        put = {
            EXAMPLE_PATH: path,
            "$host": "$http_host",
            EXAMPLE_HOST: f"http://127.0.0.1:{port}",
            EXAMPLE_SERVER: urlsplit(server.address).netloc,
        }
        written = recipe(proxy)
        for example, here in put.items():
            written = written.replace(example, here)
        configuration = folder / "configuration"
        configuration.write_text(proxy.frame.format(folder=folder, port=port, recipe=written))
        with running(proxy.command(configuration), folder, os.environ, address):
            yield Answering(address)


async def answer_all(site: Answering, count: int) -> None:
    """So many come at once, answer and go on."""
    begun = time.monotonic()
    visitors = await asyncio.gather(*(Visitor.open(site, "en/quiz") for _ in range(count)))
    came = time.monotonic() - begun
    try:
        assert all(await asyncio.gather(*(visitor.answer() for visitor in visitors))), "an answer was not marked"
        assert all(await asyncio.gather(*(visitor.go_on() for visitor in visitors))), "no next question came"
    finally:
        await asyncio.gather(*(visitor.close() for visitor in visitors))
    print(f"{site.address}: {count} came in {came:.1f} s, answered and went on")


async def share(site: Answering, browser: Browser) -> None:
    """A link of the question on one page opens it on another's."""
    page = await opened(browser, site.address)
    await page.get_by_role("link", name="Quiz", exact=True).first.click()
    await page.wait_for_url("**/quiz.ipynb?*seed=*")
    await page.wait_for_function(READY)
    link = page.url
    assert link.startswith(site.address), link
    other = await opened(browser, link)
    assert await question(page) == await question(other), "the link opens another question"
    print(f"{site.address}: {link.removeprefix(site.address)} opens the same question")


async def opened(browser: Browser, address: str) -> Page:
    """The page in a browser of its own."""
    page = await (await browser.new_context(locale="en")).new_page()
    page.set_default_timeout(PATIENCE_MILLISECONDS)
    await page.goto(address)
    await page.wait_for_function(READY)
    return page


async def question(page: Page) -> str:
    """What is asked, what lies on the table, and what one may pick."""
    return await page.locator(QUIZ).inner_text()


async def main(count: int, proxies: Sequence[Proxy]) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGUMENTS)
        for proxy, path in product(proxies, PATHS):
            with tempfile.TemporaryDirectory() as folder, behind(proxy, path, Path(folder)) as site:
                print(proxy.program, end=": ", flush=True)
                await answer_all(site, count)
                await share(site, browser)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visitors", type=int, default=40)
    parser.add_argument("proxies", nargs="*", help="which of them: " + ", ".join(its.program for its in PROXIES))
    arguments = parser.parse_args()
    chosen = [its for its in PROXIES if not arguments.proxies or its.program in arguments.proxies]
    missing = [its.package for its in chosen if not shutil.which(its.program)]
    if missing:
        sys.exit(f"Not installed: apt-get install {' '.join(missing)}")
    asyncio.run(main(arguments.visitors, chosen))
