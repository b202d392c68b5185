"""How fast pages come and answer, and whether any gets stuck when a class opens them at once.

    python tests/bench/pages.py first        a page against a bare one-button notebook, in the same server
    python tests/bench/pages.py click        from a click to what Python's answer changes on the page
    python tests/bench/pages.py games        the same for a step, an answer, a hint and a new question, everywhere
    python tests/bench/pages.py taps         from a tap on a card of one's own at the play table until it moves
    python tests/bench/pages.py load         300 page opens, 30 at a time, each closed after its first answer

With `load`, `--cold` gives each open a browser profile of its own, as if everyone came for the first time; all of them
then read 5 MB of scripts on this one machine. Without it the opens share a profile, as tabs do.

Figures are printed, not judged: they depend on the machine and on what else runs there.
"""

import argparse
import asyncio
import shutil
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

import psutil
from playwright.async_api import Browser, BrowserContext, Page, async_playwright
from playwright.async_api import Error as PlaywrightError

from helpers import chromium
from helpers.placeholders import BUTTON, write_notebook
from helpers.served import Served, served
from tolva_teach.games import GAMES
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.quiz import FAMILIES
from tolva_widgets.courses.catalogue import notebooks_directory

BARE = "sv/bare"
PAGES = ("sv/replay", "sv/quiz", "sv/tricks", "sv/rules-tolva")
READY = "html[data-ready]"
PATIENCE_MILLISECONDS = 300_000  # thirty pages at once and a machine of two processors: slow is not stuck
ANSWER_SECONDS = 60
QUIET_SECONDS = 6
MOST_SEATS = 10
HEEDLESS_SECONDS = 0.6  # a button that has just come heeds no tap

STEP = ".tolva-replay .tolva-step-forward"
HINT = ".tolva-quiz-buttons button:nth-of-type(2)"
ANOTHER = ".tolva-quiz-more button:nth-of-type(2)"
CHOICE = ".tolva-quiz :is(button, .tv-card, .tv-zone)[aria-pressed]"
ANSWER = ".tolva-quiz-buttons button:nth-of-type(1)"
NEXT = ".tolva-quiz-buttons button:nth-of-type(5)"
UNDO = ".tolva-play .tolva-pace-undo"
FEEDBACK = ".tolva-quiz .tolva-answering-head"

# Clicks, and gives the milliseconds until an element changes that only Python changes.
CLICK_TO_CHANGE = """([button, changed]) => new Promise((resolve) => {
  const element = document.querySelector(changed);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    resolve(performance.now() - start);
  });
  observer.observe(element, { childList: true, characterData: true, subtree: true, attributes: true });
  const start = performance.now();
  document.querySelector(button).click();
})"""


# Answers with the first that there is to choose, and gives the milliseconds until the page tells what was right.
ANSWER_TO_FEEDBACK = """([choice, answer, feedback]) => new Promise((resolve) => {
  document.querySelector(choice).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const observer = new MutationObserver(() => {
    if (!document.querySelector(feedback)?.textContent) return;
    observer.disconnect();
    resolve(performance.now() - start);
  });
  let start = 0;
  setTimeout(() => {
    observer.observe(document.querySelector(".tolva-quiz"), { childList: true, characterData: true, subtree: true });
    start = performance.now();
    document.querySelector(answer).click();
  }, 200);
})"""

# Taps a card of one's own: the milliseconds until it rises from the hand, and until it sets out for its place.
TAP_TO_MOVING = """(number) => new Promise((resolve) => {
  const cards = document.querySelectorAll(".tolva-play .tv-card[role=button]");
  const card = cards[number % cards.length];
  const observer = new MutationObserver(() => {
    observer.disconnect();
    resolve([rises, performance.now() - start]);
  });
  observer.observe(card, { attributes: true, attributeFilter: ["style"] });
  const start = performance.now();
  card.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  const rises = card.getAnimations({ subtree: true }).length ? performance.now() - start : NaN;
  setTimeout(() => resolve([rises, NaN]), 2000);
})"""

# Keeps when the page called itself ready, by its own clock: whoever waits outside looks only now and then.
KEEP_READY = """new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.ready === undefined) return;
  window.readyAt = performance.now();
  observer.disconnect();
}).observe(document, { attributes: true, subtree: true })"""


@dataclass(frozen=True)
class Opened:
    """How opening one page went."""

    outcome: str
    seconds: float
    reloads: int
    rescued: bool


async def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("what", choices=["first", "click", "games", "taps", "load"])
    parser.add_argument("--page", action="append", help="a notebook such as sv/quiz")
    parser.add_argument("--button", default=".jupyter-button")
    parser.add_argument("--changed", default=".tolva-slot")
    parser.add_argument(
        "--of", default="", help="for games: only those whose name has this in it, such as 'may-lay, tolp'"
    )
    parser.add_argument("--times", type=int)
    parser.add_argument("--together", type=int, default=30)
    parser.add_argument("--pool", type=int, default=1, help="as for serve, which keeps one where nobody says")
    parser.add_argument("--cold", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, served(site(Path(folder)), options.pool, "--most", "500") as server:
        await pools_filled(server)
        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGUMENTS)
            ways = {"first": first, "click": click, "games": games, "taps": taps, "load": load}
            await ways[options.what](browser, server, options)
            await browser.close()


async def pools_filled(server: Served) -> None:
    """Until no kernel has been started for some seconds."""
    kernels, quiet = -1, 0
    while quiet < QUIET_SECONDS:
        await asyncio.sleep(1)
        now = len(psutil.Process(server.process.pid).children(recursive=True))
        quiet = quiet + 1 if now == kernels else 0
        kernels = now
    print(f"{kernels} kernels are warm", flush=True)


def site(folder: Path) -> Path:
    """Our notebooks, and beside them one that has a button and nothing else."""
    if notebooks_directory().is_dir():
        shutil.copytree(notebooks_directory(), folder, dirs_exist_ok=True)
    # A kernel waits for it as one waits for ours: what is compared is what the pages themselves weigh.
    said = {"kind": "lesson", "title": "Bare", "description": "A button", "order": 99, "warm": "one"}
    write_notebook(folder / f"{BARE}.ipynb", "Bare", BUTTON, **said)
    return folder


async def first(browser: Browser, server: Served, options: argparse.Namespace) -> None:
    notebooks = [BARE, *(options.page or PAGES)]
    opened: dict[str, list[tuple[float, float]]] = {notebook: [] for notebook in notebooks}
    for _ in range(options.times or 7):
        for notebook in notebooks:  # in turn, so that what else the machine does falls on all of them alike
            opened[notebook].append(await first_interactive(browser, server.url(notebook)))
            await asyncio.sleep(3)  # the pool fills again
    for notebook in notebooks:
        outside, inside = zip(*opened[notebook], strict=True)
        print(f"first interactive {notebook}: {spread(outside)} s; by the page's own clock {spread(inside)} s")


async def first_interactive(browser: Browser, url: str) -> tuple[float, float]:
    """Seconds from asking for a page until its widgets are shown, with nothing cached: seen from outside and inside."""
    context = await browser.new_context()
    page = await context.new_page()
    await page.add_init_script(KEEP_READY)
    start = time.perf_counter()
    await page.goto(url)
    await page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MILLISECONDS)
    seconds = time.perf_counter() - start
    own = float(await page.evaluate("window.readyAt")) / 1000
    await page.close(run_before_unload=True)
    await context.close()
    return seconds, own


async def click(browser: Browser, server: Served, options: argparse.Namespace) -> None:
    for notebook in options.page or [BARE]:
        page = await browser.new_page()
        await page.goto(server.url(notebook))
        await page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MILLISECONDS)
        milliseconds = []
        for _ in range(options.times or 60):
            milliseconds.append(await page.evaluate(CLICK_TO_CHANGE, [options.button, options.changed]))
            await asyncio.sleep(0.1)
        print(f"click to feedback {notebook}: {spread(milliseconds)} ms")
        await page.close(run_before_unload=True)


async def games(browser: Browser, server: Served, options: argparse.Namespace) -> None:
    page = await browser.new_page()
    forms = [(name, players) for name in GAMES.values() for players in name.seats if players <= MOST_SEATS]
    for name, players in forms:
        if options.of in f"replay, {name.name} for {players}":
            await opened(page, server.url("sv/replay", f"game={name.name}&players={players}&seed=7"))
            times: list[float] = []
            while len(times) < (options.times or 20) and await page.get_attribute(STEP, "aria-disabled") == "false":
                times.append(await changed(page, STEP, ".tolva-table-page-why"))
            print(f"step of a replay, {name.name} for {players}: {spread(times)} ms", flush=True)
    for family in FAMILIES:
        about = f"{family.name}, {family.game} for {family.players or 'as many as usual'}"
        if options.of not in about:
            continue
        players = f"&players={family.players}" if family.players else ""
        query = f"game={family.game}{players}&family={family.name}&seed=7&difficulty=3"
        await opened(page, server.url("sv/quiz", query))
        answers, hints, questions = [], [], []
        for _ in range(options.times or 20):
            hints.append(await changed(page, HINT, ".tolva-quiz-asked"))
            questions.append(await changed(page, ANOTHER, ".tolva-quiz-asked"))
            answers.append(await answered(page))
        told = f"answer {spread(answers)}; hint {spread(hints)}; another question {spread(questions)}"
        print(f"{about}: {told} ms", flush=True)
    await page.close(run_before_unload=True)


async def taps(browser: Browser, server: Served, options: argparse.Namespace) -> None:
    page = await browser.new_page()
    forms = [
        (rules.name, players) for rules in GAMES.values() if issubclass(rules, TrickGame) for players in rules.seats
    ]
    for name, players in forms:
        # The learner leads: any card may be played. It is taken back each time.
        await opened(page, server.url("sv/play", f"game={name}&players={players}&dealer={players - 1}&seed=7"))
        times: list[tuple[float, float]] = []
        for number in range(options.times or 20):
            times.append(await page.evaluate(TAP_TO_MOVING, number))
            await asyncio.sleep(HEEDLESS_SECONDS)
            if await page.get_attribute(UNDO, "aria-disabled") == "false":
                await page.click(UNDO)
                await asyncio.sleep(HEEDLESS_SECONDS)
        rises, goes = zip(*times, strict=True)
        told = f"until it rises {spread(rises)}; until it sets out for its place {spread(goes)}"
        print(f"tap on one's own card, {name} for {players}: {told} ms", flush=True)
    await page.close(run_before_unload=True)


async def opened(page: Page, url: str) -> None:
    await page.goto(url)
    await page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MILLISECONDS)
    await asyncio.sleep(1)  # what is made ahead is made


async def changed(page: Page, button: str, part: str) -> float:
    """Milliseconds from a click on the button until the part is another."""
    taken: float = await page.evaluate(CLICK_TO_CHANGE, [button, part])
    await asyncio.sleep(0.2)
    return taken


async def answered(page: Page) -> float:
    """Milliseconds from a click on the answer's button until the page tells what was right; the next question then."""
    await asyncio.sleep(HEEDLESS_SECONDS)
    taken: float = await page.evaluate(ANSWER_TO_FEEDBACK, [CHOICE, ANSWER, FEEDBACK])
    await asyncio.sleep(HEEDLESS_SECONDS)
    await page.click(NEXT)
    await asyncio.sleep(HEEDLESS_SECONDS)
    return taken


async def load(browser: Browser, server: Served, options: argparse.Namespace) -> None:
    notebook = (options.page or ["sv/quiz"])[0]
    at_once = asyncio.Semaphore(options.together)

    shared = None if options.cold else await browser.new_context()

    async def one() -> Opened:
        async with at_once:
            context = shared or await browser.new_context()
            opened = await open_and_answer(context, server.url(notebook), options)
            if context is not shared:
                await context.close()
            return opened

    start = time.perf_counter()
    opened = []
    for each in asyncio.as_completed([one() for _ in range(options.times or 300)]):
        opened.append(await each)
        if len(opened) % options.together == 0:
            so_far = time.perf_counter() - start
            print(f"{len(opened)} in {so_far:.0f} s, {dict(Counter(each.outcome for each in opened))}", flush=True)
    seconds = time.perf_counter() - start
    print(f"{len(opened)} opens of {notebook}, {options.together} at a time, in {seconds:.0f} s")
    print(f"  outcomes: {dict(Counter(each.outcome for each in opened))}")
    print(f"  until shown: {spread([each.seconds for each in opened])} s")
    print(f"  shown again after ipywidgets gave up: {sum(each.rescued for each in opened)}")
    print(f"  reloaded: {sum(each.reloads > 0 for each in opened)}")


async def open_and_answer(context: BrowserContext, url: str, options: argparse.Namespace) -> Opened:
    """Open a page, get one answer out of it, close it."""
    page = await context.new_page()
    loads: list[Page] = []
    errors: list[str] = []
    page.on("domcontentloaded", lambda loaded: loads.append(loaded))
    page.on("console", lambda message: errors.append(message.text))
    start = time.perf_counter()
    outcome = "stuck"
    seconds = float("nan")
    try:
        await page.goto(url, timeout=PATIENCE_MILLISECONDS)
        await page.wait_for_selector(READY, state="attached", timeout=PATIENCE_MILLISECONDS)
        seconds = time.perf_counter() - start
        outcome = "no answer" if await page.query_selector(options.button) else "no widget"
        await asyncio.wait_for(page.evaluate(CLICK_TO_CHANGE, [options.button, options.changed]), ANSWER_SECONDS)
        outcome = "answered"
    except (PlaywrightError, TimeoutError):  # an error of the page's own: it reloads
        pass
    await page.close(run_before_unload=True)
    await asyncio.sleep(0.2)  # its last request
    rescued = any("model not found" in error for error in errors)
    return Opened(outcome, seconds, len(loads) - 1, rescued)


def spread(values: Sequence[float]) -> str:
    """Median, 95th percentile and maximum of the values that are numbers."""
    numbers = sorted(value for value in values if value == value)
    if not numbers:
        return "none"
    late = numbers[min(len(numbers) - 1, int(0.95 * len(numbers)))]
    return f"median {statistics.median(numbers):.2f}, 95 % {late:.2f}, longest {numbers[-1]:.2f}"


if __name__ == "__main__":
    asyncio.run(main())
