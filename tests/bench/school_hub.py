"""A class on a JupyterHub under a path of its host's, set up as the teachers' page says: a server for each learner.

    python tests/bench/school_hub.py                     forty learners
    python tests/bench/school_hub.py --learners 8

It needs PostgreSQL's programs (Debian: apt-get install postgresql) and what `make test` installs. All log in at once,
by the one link that a teacher hands out; each is given a server, opens a page, answers a question and goes on to the
next. Then one sends the link of the question on their page, and who opens it on a server of their own is asked the
same. What does not hold ends the command with an error.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.async_api import APIResponse, Browser, BrowserContext, async_playwright

from helpers import chromium, postgresql
from helpers.hub import hub
from helpers.hub import programs as hub_programs
from helpers.served import Answering
from helpers.visitor import Visitor

PATIENCE_MILLISECONDS = 900_000
AT_A_TIME = 8
"""So many servers are begun at a time: a hub refuses more than a hundred, and each begins slowly beside others."""
QUIZ = ".tolva-quiz"
READY = "() => document.querySelector('html[data-ready]')"


class Pupil:
    """One of them: a browser's cookies, and the server that the hub has given them."""

    def __init__(self, name: str, hub_address: str, browser: BrowserContext) -> None:
        self.name, self.hub_address, self.browser = name, hub_address, browser
        self.server = Answering(f"{hub_address}user/{name}/tolva/")

    async def log_in(self, link: str) -> None:
        """By the link, as by hand; until one's own server answers with the page."""
        requests = self.browser.request
        await requests.get(link, timeout=PATIENCE_MILLISECONDS)
        xsrf = next(its["value"] for its in await self.browser.cookies() if its["name"] == "_xsrf")
        form: dict[str, str | float | bool] = {"username": self.name, "password": "", "_xsrf": xsrf}
        await requests.post(f"{self.hub_address}hub/login", form=form, timeout=PATIENCE_MILLISECONDS)
        answer = await self._asked(link)
        async with asyncio.timeout(PATIENCE_MILLISECONDS / 1000):
            while not answer.url.startswith(self.server.address):  # the hub says that the server is on its way
                await asyncio.sleep(1)
                answer = await self._asked(link)
        assert answer.ok, f"{answer.status} {answer.url}"

    async def _asked(self, link: str) -> APIResponse:
        return await self.browser.request.get(link, timeout=PATIENCE_MILLISECONDS)

    async def open(self, page: str) -> Visitor:
        """A page of the kit's, on one's own server."""
        kept = await self.browser.cookies(self.server.url(page))
        return await Visitor.open(self.server, page, "; ".join(f"{its['name']}={its['value']}" for its in kept))


async def answer_all(pupils: Sequence[Pupil], link: str) -> None:
    """All come in, answer and go on."""
    begun, few = time.monotonic(), asyncio.Semaphore(AT_A_TIME)

    async def come(pupil: Pupil) -> Visitor:
        async with few:
            await pupil.log_in(link)
            return await pupil.open("en/quiz")

    visitors = await asyncio.gather(*map(come, pupils))
    came = time.monotonic() - begun
    assert all(await asyncio.gather(*(visitor.answer() for visitor in visitors))), "an answer was not marked"
    assert all(await asyncio.gather(*(visitor.go_on() for visitor in visitors))), "no next question came"
    await asyncio.gather(*(visitor.close() for visitor in visitors))
    print(f"{len(pupils)} came in {came:.0f} s, each on a server of their own, answered and went on")


async def share(first: Pupil, other: Pupil) -> None:
    """The link of a question, as the page gives it, opens it for another, on their own server."""
    page = await first.browser.new_page()
    page.set_default_timeout(PATIENCE_MILLISECONDS)
    await page.goto(first.server.url("en/quiz"))
    await page.wait_for_url("**/quiz.ipynb?*seed=*")
    await page.wait_for_function(READY)
    root = (await (await first.browser.request.get(f"{first.server.address}class/link")).json())["root"]
    link = root + page.url.removeprefix(first.server.address)
    theirs = await other.browser.new_page()
    theirs.set_default_timeout(PATIENCE_MILLISECONDS)
    await theirs.goto(link)
    await theirs.wait_for_url(f"{other.server.address}**seed=*")
    await theirs.wait_for_function(READY)
    assert await page.locator(QUIZ).inner_text() == await theirs.locator(QUIZ).inner_text(), "it is another question"
    print(f"{link} opens the same question on {other.name}'s server")


async def contexts(browser: Browser, count: int, address: str) -> list[Pupil]:
    """So many, none of whom is known to the hub yet."""
    return [Pupil(f"pupil{n}", address, await browser.new_context(locale="en")) for n in range(1, count + 1)]


async def main(count: int) -> None:
    programs = postgresql.programs()
    if not (programs and hub_programs()):
        sys.exit("Not installed: run make test once, and apt-get install postgresql")
    with tempfile.TemporaryDirectory() as folder, postgresql.server(programs) as store, hub(Path(folder), store) as at:
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGUMENTS)
            pupils = await contexts(browser, count, at)
            await answer_all(pupils, f"{at}hub/user-redirect/tolva/voila/render/en/quiz.ipynb")
            await share(pupils[0], pupils[1])
            await browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--learners", type=int, default=40)
    asyncio.run(main(parser.parse_args().learners))
