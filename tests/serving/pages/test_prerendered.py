"""Pages that need no kernel: made once of their notebooks, and anew when a file of the site has changed."""

import asyncio
import urllib.error
import urllib.request
from collections.abc import Iterator
from http.client import HTTPResponse
from pathlib import Path

import psutil
import pytest

from helpers.kernel_kinds import FORKED
from helpers.placeholders import BUTTON, store_something, write_notebook, write_site
from helpers.served import Served, served
from tolva_widgets.serving.pages.prerendered import PrerenderedPages

FRONT = "sv/index.ipynb"
STORED = "this was stored"


class Maker:
    """Makes pages out of nothing, and remembers which it was asked for."""

    def __init__(self, *, html: str | None = "<p>", fails: bool = False) -> None:
        self.asked: list[str] = []
        self._html, self._fails = html, fails

    async def __call__(self, path: str) -> str | None:
        self.asked.append(path)
        await asyncio.sleep(0)
        if self._fails:
            raise RuntimeError("a cell")
        return self._html and f"{self._html}{len(self.asked)}"


def test_page_is_made_once_for_all_who_ask_and_the_front_pages_come_first(tmp_path: Path) -> None:
    async def ask() -> None:
        site, maker = write_site(tmp_path), Maker()
        write_notebook(site / "sv" / "a-rules.ipynb", "Regler", kind="rules", game="tolva")
        pages = PrerenderedPages(site, maker)
        pages.refresh()
        first, second = await asyncio.gather(pages.page(FRONT), pages.page(FRONT))
        assert first is second
        assert first is not None
        await pages.page("sv/a-rules.ipynb")
        assert sorted(maker.asked[:2]) == ["en/index.ipynb", FRONT]
        assert maker.asked[2:] == ["sv/a-rules.ipynb"]

    asyncio.run(ask())


def test_pages_are_made_anew_when_any_notebook_of_the_site_has_changed(tmp_path: Path) -> None:
    async def ask() -> None:
        site, maker = write_site(tmp_path), Maker()
        pages = PrerenderedPages(site, maker)
        before = await pages.page(FRONT)
        assert await pages.page(FRONT) is before
        write_notebook(site / "sv" / "mine.ipynb", "Min")
        after = await pages.page(FRONT)
        assert before is not None
        assert after is not None
        assert after.etag != before.etag

    asyncio.run(ask())


def test_front_pages_are_waited_for_before_all_else(tmp_path: Path) -> None:
    async def ask() -> None:
        site, maker = write_site(tmp_path), Maker()
        write_notebook(site / "sv" / "a-rules.ipynb", "Regler", kind="rules", game="tolva")
        pages = PrerenderedPages(site, maker)
        await pages.first()
        assert sorted(maker.asked[:2]) == ["en/index.ipynb", FRONT]
        await PrerenderedPages(tmp_path / "nowhere", maker).first()

    asyncio.run(ask())


@pytest.mark.parametrize("maker", [Maker(html=None), Maker(fails=True)], ids=["shows a widget", "fails"])
def test_page_that_cannot_be_kept_is_left_to_a_kernel_and_not_tried_again(tmp_path: Path, maker: Maker) -> None:
    async def ask() -> None:
        pages = PrerenderedPages(write_site(tmp_path), maker)
        assert await pages.page(FRONT) is None
        assert await pages.page(FRONT) is None
        assert maker.asked.count(FRONT) == 1

    asyncio.run(ask())


@pytest.mark.parametrize("path", ["", "sv/quiz.ipynb", "sv/nowhere.ipynb", "../sv/index.ipynb", "sv/index.ipynb/"])
def test_only_what_says_that_it_needs_no_kernel_is_made(tmp_path: Path, path: str) -> None:
    async def ask() -> None:
        maker = Maker()
        assert await PrerenderedPages(write_site(tmp_path), maker).page(path) is None
        assert maker.asked == []

    asyncio.run(ask())


def test_whoever_no_longer_waits_leaves_the_page_to_the_others(tmp_path: Path) -> None:
    async def ask() -> None:
        pages = PrerenderedPages(write_site(tmp_path), Maker())
        gone, stays = asyncio.create_task(pages.page(FRONT)), asyncio.create_task(pages.page(FRONT))
        await asyncio.sleep(0)
        gone.cancel()
        assert await stays is not None

    asyncio.run(ask())


MAKES_A_MESS = """
import os, pathlib, ipywidgets
left = ipywidgets.IntSlider(7)
beside = pathlib.Path("beside", "__init__.py")
beside.parent.mkdir(exist_ok=True)
beside.write_text("said = 1")
from beside import said
beside.write_text("said = 'another'")
os.chdir("..")
print("messed")
"""
FINDS_NONE = """
import ipywidgets, pathlib
from beside import said
print(said, "left" in globals(), len(ipywidgets.Widget.widgets or {}), pathlib.Path.cwd().name)
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A site with rules, a lesson of text, one that fails, and a front page with a widget in one of its languages."""
    folder = write_site(tmp_path_factory.mktemp("still"))
    text = {"kind": "lesson", "title": "Text", "description": "Text.", "order": 90, "kernel": "none"}
    write_notebook(folder / "sv" / "text.ipynb", "Bara text", "print(6 * 7)", **text)
    write_notebook(folder / "sv" / "late.ipynb", "Senare", BUTTON, "print(6 * 7)", **text | {"kernel": "late"})
    write_notebook(folder / "sv" / "broken.ipynb", "Trasig", "1 / 0", **text)
    for name in ("text", "late", "quiz"):
        store_something(folder / "sv" / f"{name}.ipynb", STORED)
    # In this order, which is that of their names, they are made.
    write_notebook(folder / "sv" / "one.ipynb", "Ett", MAKES_A_MESS, **text)
    write_notebook(folder / "sv" / "two.ipynb", "Två", FINDS_NONE, **text | {"order": 91})
    write_notebook(folder / "en" / "index.ipynb", "Tolva", BUTTON, kind="front")
    return folder


@pytest.fixture(scope="module")
def server(site: Path, kernels: str) -> Iterator[Served]:
    with served(site, pool=0, forks=kernels == FORKED) as running:
        for name in ("index", "text", "broken", "late", "one", "two"):
            urllib.request.urlopen(running.url(f"sv/{name}"), timeout=60).close()
        yield running


def answer(address: str, **headers: str) -> HTTPResponse:
    asked = urllib.request.Request(address, headers={name.replace("_", "-"): said for name, said in headers.items()})
    found: HTTPResponse = urllib.request.urlopen(asked, timeout=60)
    return found


def processes(server: Served) -> set[int]:
    """Of its processes: a forked kernel does not look like one. The fork server is among them from the beginning, and
    so is a started kernel that has made pages, and ends when it has had none to make for a while."""
    return {process.pid for process in psutil.Process(server.process.pid).children(recursive=True)}


def test_front_page_and_text_come_without_a_kernel(server: Served) -> None:
    before = processes(server)
    for name in ("sv/index", "sv/text"):
        page = answer(server.url(name)).read().decode()
        assert "data-still" in page
        assert "jupyter-config-data" not in page
    assert ">42\n<" in page
    assert processes(server) <= before


def test_page_whose_kernel_comes_late_is_made_once_and_has_one_for_who_asks(server: Served) -> None:
    before = processes(server)
    first = answer(server.url("sv/late"))
    page = first.read().decode()
    assert "data-early" in page
    assert '<div class="tolva-early">' in page
    assert ">42\n<" in page
    assert "jupyter-config-data" not in page
    assert first.headers["ETag"] == answer(server.url("sv/late")).headers["ETag"]
    assert processes(server) <= before
    with_kernel = answer(server.url("sv/late"), X_Tolva_Kernel="now").read().decode()
    assert '"kernelId"' in with_kernel
    assert "data-early" not in with_kernel
    assert len(processes(server) - before) == 1


def test_page_that_never_needs_a_kernel_has_none_for_who_asks(server: Served) -> None:
    before = processes(server)
    assert "data-still" in answer(server.url("sv/text"), X_Tolva_Kernel="now").read().decode()
    assert processes(server) <= before


def test_page_finds_nothing_of_the_one_that_was_made_before(server: Served) -> None:
    assert "messed" in answer(server.url("sv/one")).read().decode()
    assert "another False 0 sv" in answer(server.url("sv/two")).read().decode()


def test_browser_that_has_the_page_is_told_so(server: Served) -> None:
    first = answer(server.url("sv/index"))
    for validator in ({"If_None_Match": first.headers["ETag"]}, {"If_Modified_Since": first.headers["Last-Modified"]}):
        with pytest.raises(urllib.error.HTTPError) as kept:
            answer(server.url("sv/index"), **validator)
        assert kept.value.code == 304
        assert kept.value.read() == b""
    assert answer(server.url("sv/index"), If_None_Match='W/"other"').status == 200
    assert answer(server.url("sv/index"), If_Modified_Since="Sat, 01 Jan 2000 00:00:00 GMT").status == 200


def test_page_is_sent_compressed_to_whoever_takes_it_so(server: Served) -> None:
    plain, compressed = answer(server.url("sv/index")), answer(server.url("sv/index"), Accept_Encoding="gzip")
    assert compressed.headers["Content-Encoding"] == "gzip"
    assert len(compressed.read()) < len(plain.read()) * 0.6
    assert compressed.headers["Vary"] == "Accept-Encoding"


@pytest.mark.parametrize("name", ["sv/text", "sv/late", "sv/quiz"])
def test_page_is_made_by_running_its_cells_and_not_of_what_is_stored(server: Served, name: str) -> None:
    assert STORED not in answer(server.url(name)).read().decode()


@pytest.mark.parametrize("name", ["en/index", "sv/broken", "sv/quiz"])
def test_page_with_a_widget_or_a_fault_has_a_kernel_as_before(server: Served, name: str) -> None:
    page = answer(server.url(name)).read().decode()
    assert "data-still" not in page
    assert '"kernelId"' in page


def test_changed_notebook_shows_at_the_next_visit(server: Served, site: Path) -> None:
    notebook = site / "sv" / "text.ipynb"
    before, text = answer(server.url("sv/text")), notebook.read_text("utf-8")
    notebook.write_text(text.replace("6 * 7", "6 * 70"), "utf-8")
    after = answer(server.url("sv/text"), If_None_Match=before.headers["ETag"])
    notebook.write_text(text, "utf-8")
    assert ">420\n<" in after.read().decode()
