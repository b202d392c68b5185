"""A class behind nginx, set up as the teachers' page says: below a path of the host's, and with the host to itself.

    python tests/bench/behind_nginx.py                  forty visitors
    python tests/bench/behind_nginx.py --visitors 8

It needs nginx (Debian: apt-get install nginx-light). All visitors come in at once, answer a question and go on to the
next; then one of them sends the link of the question on their page, and who opens it is asked the same. What does not
hold ends the command with an error.
"""

import argparse
import asyncio
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.async_api import Browser, Page, async_playwright

from helpers import chromium
from helpers.served import Answering, free_port, running, served
from helpers.stage_pages import NOTEBOOKS
from helpers.visitor import Visitor

EXAMPLE_SERVER, EXAMPLE_PATH = "127.0.0.1:8812", "location /cards/ "
PATHS = ("/cards/", "/")
PATIENCE_MILLISECONDS = 90_000
QUIZ = ".tolva-quiz"
READY = "() => document.querySelector('html[data-ready]')"


def recipe() -> str:
    """What the teachers' page gives nginx."""
    notebook = json.loads((NOTEBOOKS / "en" / "teachers.ipynb").read_text("utf-8"))
    texts = ("".join(cell["source"]) for cell in notebook["cells"])
    (block,) = (block for text in texts for block in text.split("```")[1::2] if EXAMPLE_PATH in block)
    return block


@contextmanager
def behind_nginx(path: str, folder: Path) -> Iterator[Answering]:
    """Our pages, served and reached through nginx at this path, until the block ends."""
    port = free_port()
    address = f"http://127.0.0.1:{port}{path}"
    with served(None, None, "--address", address) as server:
        # The host's name has a port here.
        location = recipe().replace(EXAMPLE_PATH, f"location {path} ").replace("$host", "$http_host")
        location = location.replace(f"http://{EXAMPLE_SERVER}", server.address.rstrip("/"))
        configuration = folder / "nginx.conf"
        configuration.write_text(
            f"pid {folder}/pid; error_log {folder}/errors; events {{}}\n"
            f"http {{ access_log off; client_body_temp_path {folder}/bodies; proxy_temp_path {folder}/proxied;\n"
            f"server {{ listen 127.0.0.1:{port}; {location} }} }}\n"
        )
        with running(["nginx", "-c", str(configuration), "-g", "daemon off;"], folder, os.environ, address):
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


async def main(count: int) -> None:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGUMENTS)
        for path in PATHS:
            with tempfile.TemporaryDirectory() as folder, behind_nginx(path, Path(folder)) as site:
                await answer_all(site, count)
                await share(site, browser)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--visitors", type=int, default=40)
    if not shutil.which("nginx"):
        sys.exit("nginx is not installed: apt-get install nginx-light")
    asyncio.run(main(parser.parse_args().visitors))
