"""Two sites of files in two folders of one host, under a stock nginx and on a slow line: gone through in one walk.

    python tests/bench/site_behind_nginx.py                       a line of 400 kB/s
    python tests/bench/site_behind_nginx.py --kilobytes 50        one of 400 kbit/s: a first visit takes minutes

It needs nginx (Debian: apt-get install nginx-light), whose own list says what type a file has. A learner opens a
teacher's own lesson in the one folder and steps through its deal, answers a question and earns no star in the other
folder, goes on without the net in both, and has a new version loaded while a tab is open. What does not hold ends the
command with an error.
"""

import argparse
import getpass
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Page, expect, sync_playwright

from helpers import chromium
from helpers.made_site import made_site
from helpers.placeholders import copy_of, write_notebook
from helpers.served import free_port, running
from tolva_teach.examples import example

RECORD = "forehand.tolva.json"
FOLDERS = ("a", "b")
PATIENCE_MILLISECONDS = 600_000
KEPT = "() => navigator.serviceWorker.ready.then(() => true)"
REGISTERED = "() => navigator.serviceWorker.getRegistration().then(Boolean)"
ANSWERED = "folder => (localStorage[`tolva:/${folder}/progress`] ?? '{}')"
PYTHON = "html[data-python]"
CONFIGURATION = """
user {user}; pid {folder}/pid; error_log {folder}/errors; events {{}}
http {{
  include /etc/nginx/mime.types; default_type application/octet-stream; sendfile on; gzip on; access_log off;
  client_body_temp_path {folder}/bodies; proxy_temp_path {folder}/proxied; fastcgi_temp_path {folder}/fast;
  uwsgi_temp_path {folder}/uwsgi; scgi_temp_path {folder}/scgi;
  server {{ listen 127.0.0.1:{port}; root {folder}/www; limit_rate {kilobytes}k; }}
}}
"""


def write_lessons(folder: Path, title: str) -> Path:
    """A teacher's own pages: a lesson with a deal of theirs, and the kit's quiz and review."""
    if not folder.exists():
        folder.mkdir()
        copy_of(folder, "index", "quiz", "review")
    replay = f'from tolva_widgets import DealReplay\nDealReplay("{RECORD}", lang="en")'
    write_notebook(folder / "en/ours.ipynb", title, replay, kind="lesson", title=title, order=1)
    (folder / "en" / RECORD).write_text(example("en").to_json())
    return folder


def make(site: Path, lessons: Path) -> None:
    """Makes the site, or makes it anew."""
    made = made_site(site, "--notebooks", str(lessons))
    assert made.returncode == 0, made.stdout + made.stderr


@contextmanager
def nginx(folder: Path, kilobytes: int) -> Iterator[str]:
    """The host's address, until the block ends. It is a name that a browser does not take for its own computer."""
    port = free_port()
    facts = {"user": getpass.getuser(), "folder": folder, "port": port, "kilobytes": kilobytes}
    (folder / "configuration").write_text(CONFIGURATION.format(**facts))
    command = ["nginx", "-c", str(folder / "configuration"), "-g", "daemon off;"]
    with running(command, folder, os.environ, f"http://127.0.0.1:{port}/a/index.html"):
        yield f"http://school.localhost:{port}/"


def told(what: str, begun: float) -> None:
    """Says what held, and after how long."""
    print(f"{time.monotonic() - begun:6.1f} s  {what}", flush=True)


def first_visit(page: Page, address: str, begun: float) -> None:
    """A teacher's own deal, over the slow line: nothing else is fetched until Python is there, nothing begins anew."""
    opened: list[str] = []
    page.on("framenavigated", lambda frame: opened.append(frame.url))
    page.goto(f"{address}a/en/ours.html")
    expect(page.locator(".tolva-replay .tv-card").first).to_be_visible()
    told("the first picture of the lesson", begun)
    page.locator(".tolva-replay").get_by_role("button", name="Next").first.click()
    while not page.locator(PYTHON).count():
        assert not page.evaluate(REGISTERED), "the site is kept before Python is there"
        page.wait_for_timeout(200)
    assert len(opened) == 1, opened
    told("Python is there, and what was pressed is done", begun)


def answer(page: Page, address: str, folder: str) -> None:
    """One question of the quiz, right or not."""
    page.goto(f"{address}{folder}/en/quiz.html?seed=5937&difficulty=3&v=1")
    card = page.locator(".tolva-quiz .tv-card[role=button]").first
    card.click(position={"x": 12, "y": 30})
    page.get_by_role("button", name="Answer", exact=True).click()
    expect(page.locator(".tolva-answering-results li").first).to_be_visible()


def without_net(page: Page, address: str, folder: str) -> None:
    """The lesson and its deal again, from what the browser has kept."""
    page.goto(f"{address}{folder}/en/ours.html")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ours")
    page.locator(".tolva-replay").get_by_role("button", name="Next").first.click()
    page.wait_for_selector(PYTHON, state="attached")


def new_version(page: Page, other: Page, address: str) -> None:
    """Told of in an open tab, and loaded in both when one wishes."""
    for tab in (page, other):
        tab.goto(f"{address}a/en/ours.html")
        expect(tab.get_by_role("heading", level=1)).to_have_text("Ours")
    page.reload()
    expect(page.get_by_text("A new version of these pages has arrived.")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ours")
    page.get_by_role("button", name="Load it").click()
    for tab in (page, other):
        expect(tab.get_by_role("heading", level=1)).to_have_text("Ours anew")


def main(kilobytes: int) -> None:
    with tempfile.TemporaryDirectory() as given, sync_playwright() as playwright:
        folder = Path(given)
        (folder / "www").mkdir()
        lessons = write_lessons(folder / "lessons", "Ours")
        make(folder / "www/a", lessons)
        shutil.copytree(folder / "www/a", folder / "www/b")
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=chromium.ARGUMENTS)
        context = browser.new_context(locale="en")
        context.set_default_timeout(PATIENCE_MILLISECONDS)
        expect.set_options(timeout=PATIENCE_MILLISECONDS)
        with nginx(folder, kilobytes) as address:
            begun, page = time.monotonic(), context.new_page()
            first_visit(page, address, begun)
            answer(page, address, "a")
            assert page.evaluate(ANSWERED, "a") != "{}", "nothing is remembered"
            assert page.evaluate(ANSWERED, "b") == "{}", "it is remembered in the other folder's site too"
            told("answered in the one folder, and in it alone", begun)
            page.evaluate(KEPT)
            other = context.new_page()
            other.goto(f"{address}b/en/ours.html")
            other.evaluate(KEPT)
            told("the browser keeps both sites", begun)
            context.set_offline(True)
            for one, site in ((page, "a"), (other, "b")):
                without_net(one, address, site)
            context.set_offline(False)
            told("both go on without the net", begun)
            make(folder / "www/a", write_lessons(lessons, "Ours anew"))
            new_version(page, other, address)
            told("a new version is told of and loaded in both tabs", begun)
        browser.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kilobytes", type=int, default=400, help="what the line takes in a second")
    arguments = parser.parse_args()
    if not shutil.which("nginx"):
        sys.exit("Not installed: apt-get install nginx-light")
    main(arguments.kilobytes)
