"""How fast the site of files comes and answers, beside bare Pyodide and beside served pages, in the same run.

    python tests/bench/site.py FOLDER        a folder that `tolva-teach site` made

Each first open is in a browser that has been nowhere; a second one is in one that has kept the site. Figures are
printed, not judged: they depend on the machine and on what else runs there. What counts is the ratio.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from pages import ANSWER, ANSWER_TO_FEEDBACK, CHOICE, FEEDBACK, HEEDLESS_SECONDS, NEXT, pools_filled, spread
from playwright.async_api import Browser, BrowserContext, async_playwright

from helpers import chromium
from helpers.served import served
from helpers.static_host import StaticHost, static_host
from tolva_widgets.site import pyodide

QUIZ = "en/quiz"
HINTED = ".tolva-quiz .tolva-answering-hint"
TIMES = 5
SLOW = {"seconds_before": 0.04, "bytes_a_second": 20e6 / 8}
"""A line of 20 Mbit/s and 40 ms."""

# Asks for a hint as soon as there is a button for it, and gives the milliseconds since the page was asked for until it
# is there: it is Python's answer.
HINT = """(hinted) => new Promise((resolve) => {
  const look = () => {
    if (document.querySelector(hinted)?.textContent) resolve(performance.now());
    else requestAnimationFrame(look);
  };
  const ask = () => {
    const root = document.documentElement?.dataset ?? {};
    const button = document.querySelector(".tolva-quiz-buttons button:nth-of-type(2)");
    if (root.ready === undefined || root.held !== undefined || !button) return requestAnimationFrame(ask);
    button.click();
    look();
  };
  ask();
})"""
PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN"
BARE = """<!doctype html><title>bare</title><script type="module">
const worker = new Worker(new URL("./bare.js", import.meta.url), { type: "module" });
worker.onmessage = ({ data }) => (window.answered = [data, performance.now()]);
</script>"""
BARE_WORKER = """import { loadPyodide } from "./pyodide.js";
const python = await loadPyodide({ indexURL: new URL(".", import.meta.url).href });
postMessage(python.runPython("6 * 7"));"""

Open = Callable[[], Awaitable[tuple[float, float]]]


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as place, static_host(folder) as host, served() as server:
        bare_folder = bare(Path(place))
        await pools_filled(server)
        with static_host(bare_folder) as alone, static_host(folder, **SLOW) as slow:
            async with async_playwright() as playwright:
                browser = await playwright.chromium.launch(
                    executable_path=chromium.executable(), args=chromium.ARGUMENTS
                )
                ways: dict[str, Open] = {
                    "bare Pyodide": lambda: answered_bare(browser, f"{alone.address}bare.html"),
                    "site, cold": lambda: cold(browser, host.url(QUIZ)),
                    "site, cold, 20 Mbit/s and 40 ms": lambda: cold(browser, slow.url(QUIZ)),
                    "served": lambda: cold(browser, server.url(QUIZ)),
                }
                taken: dict[str, list[tuple[float, float]]] = {name: [] for name in [*ways, "site, warm"]}
                kept = await keeping(browser, host)
                ways["site, warm"] = lambda: hinted(kept, host.url(QUIZ))
                for _ in range(TIMES):
                    for name, way in ways.items():
                        taken[name].append(await way())
                        await asyncio.sleep(2)
                for name, both in taken.items():
                    answers, paints = zip(*both, strict=True)
                    print(f"{name}: Python answers after {spread(answers)} s; first paint {spread(paints)} s")
                await bytes_sent(browser, host)
                for name, url in (("site", host.url(QUIZ)), ("served", server.url(QUIZ))):
                    print(f"click to feedback, {name}: {spread(await feedback(browser, url))} ms")
                await browser.close()


def bare(place: Path) -> Path:
    """A folder with Pyodide as it comes, and a page that has it reckon."""
    for name, content in pyodide.core(None).items():
        (place / name).write_bytes(content)
    (place / "bare.html").write_text(BARE)
    (place / "bare.js").write_text(BARE_WORKER)
    return place


async def answered_bare(browser: Browser, url: str) -> tuple[float, float]:
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(url)
    await page.wait_for_function("window.answered", timeout=60_000)
    answer, milliseconds = await page.evaluate("window.answered")
    assert answer == 42
    await context.close()
    return milliseconds / 1000, float("nan")


async def cold(browser: Browser, url: str) -> tuple[float, float]:
    """In a browser that has kept nothing, nor is about to: keeping all pages is what it does when it is idle."""
    context = await browser.new_context(service_workers="block")
    taken = await hinted(context, url)
    await context.close()
    return taken


async def hinted(context: BrowserContext, url: str) -> tuple[float, float]:
    """Seconds until the hint of a question is there, and until something was painted."""
    page = await context.new_page()
    await page.goto(url, wait_until="commit")
    answer = await page.evaluate(HINT, HINTED)
    paint = await page.evaluate(PAINT)
    await page.close(run_before_unload=True)
    return answer / 1000, paint / 1000


async def keeping(browser: Browser, host: StaticHost) -> BrowserContext:
    """A browser that has kept the site."""
    context = await browser.new_context()
    page = await context.new_page()
    await page.goto(host.url("en/index"))
    await page.evaluate("() => navigator.serviceWorker.ready.then(() => true)")
    await page.close()
    return context


async def bytes_sent(browser: Browser, host: StaticHost) -> None:
    for name in ("sv/index", "sv/rules-tolva", QUIZ, "en/play"):
        before = sum(host.sent.values())
        context = await browser.new_context(service_workers="block")
        page = await context.new_page()
        await page.goto(host.url(name))
        await page.evaluate("() => new Promise(idle => requestIdleCallback(() => idle()))")
        await asyncio.to_thread(host.wait_until_answered)
        if await page.query_selector(".tolva-slot"):
            await page.wait_for_selector("html[data-python]", state="attached", timeout=60_000)
        print(f"{name}: {(sum(host.sent.values()) - before) / 1000:.0f} kB", flush=True)
        await context.close()


async def feedback(browser: Browser, url: str) -> list[float]:
    """Milliseconds from a click on the answer's button until the page tells what was right."""
    context = await browser.new_context(service_workers="block")
    page = await context.new_page()
    await page.goto(url)
    await page.evaluate(HINT, HINTED)  # Python is there
    taken = []
    for _ in range(20):
        await asyncio.sleep(HEEDLESS_SECONDS)
        taken.append(await page.evaluate(ANSWER_TO_FEEDBACK, [CHOICE, ANSWER, FEEDBACK]))
        await asyncio.sleep(HEEDLESS_SECONDS)
        await page.click(NEXT)
    await context.close()
    return taken


if __name__ == "__main__":
    asyncio.run(main())
