"""A site as it lies in its folder: whole, by itself, and the same whenever it is made."""

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urljoin, urlsplit

import nbformat
import pytest

from helpers.breadth import some
from helpers.made_site import made_site
from helpers.placeholders import copy_of, store_something, write_notebook
from helpers.stage_pages import NOTEBOOKS
from helpers.static_host import TYPES
from tolva_teach.cli.shell import quoted

pytestmark = pytest.mark.slow

NAMED_HOST = re.compile(
    r"""(?:(?:src|href)=["']?|url\(["']?|\b(?:from|import)\s*\(?["']|\b(?:fetch|URL)\(["'])(?:https?:)?//[a-z0-9.-]+""",
    re.I,
)
"""What a browser would fetch, or go to."""
STORED = "this was stored"
PRINTED = "this was printed"
TEXTS = (".html", ".js", ".css", ".json")


@pytest.fixture(scope="module")
def lessons(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A few of ours, and one of a teacher's."""
    folder = copy_of(tmp_path_factory.mktemp("lessons"), "index", "quiz", "tricks", "rules-tolva", "courses")
    write_notebook(
        folder / "en" / "ours.ipynb",
        "Ours",
        'import xml.dom\n"<b>done</b>"',
        f'print("{PRINTED}")',
        kind="lesson",
        order=90,
    )
    store_something(folder / "en" / "ours.ipynb", STORED)
    store_something(folder / "en" / "tricks.ipynb", STORED)
    return folder


@pytest.fixture(scope="module")
def site(lessons: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("one") / "made"
    made = made_site(folder, "--notebooks", str(lessons))
    assert made.returncode == 0, made.stderr
    assert PRINTED not in made.stdout
    assert f"python -m http.server --directory {quoted(str(folder))} 8813" in made.stdout
    assert all(said in made.stderr for said in ("Running the cells of", "Trying", "Compiling"))  # as it takes minutes
    return folder


class _Links(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = dict(attrs)
        self.ids.add(known.get("id") or "")
        if tag in ("a", "link", "script", "img"):
            self.links += [link for name in ("href", "src") if (link := known.get(name))]


@cache
def read(page: Path) -> _Links:
    links = _Links()
    links.feed(page.read_text("utf-8"))
    return links


def leading_nowhere(site: Path) -> Iterator[str]:
    for page in site.rglob("*.html"):
        if page.name == "404.html":  # found at any depth: its script says where home is
            continue
        here = f"http://site/{page.relative_to(site).as_posix()}"
        for link in read(page).links:
            address, anchor = urldefrag(urljoin(here, link))
            parts = urlsplit(address)
            file = site / unquote(parts.path).lstrip("/")
            known = parts.netloc != "site" or file.is_file()
            if not known or (anchor and file.suffix == ".html" and not {anchor, unquote(anchor)} & read(file).ids):
                yield f"{page.name}: {link}"


def test_every_link_leads_somewhere_and_is_of_the_site(site: Path) -> None:
    # Of our lessons only some are here: others are spoken of.
    nowhere = {link for link in leading_nowhere(site) if not re.search(r"(replay|play|melding|rules-\w+)\.html", link)}
    assert nowhere == set()


def test_every_file_that_a_browser_wants_the_type_of_has_a_name_that_hosts_know(site: Path) -> None:
    read_as_bytes = {"", ".zst", ".pack"}  # by our own scripts, whatever the host calls them
    assert {file.suffix for file in site.rglob("*") if file.is_file()} - set(TYPES) <= read_as_bytes


def test_no_file_names_another_host(site: Path) -> None:
    named = {
        f"{file.name}: {found[0]}"
        for file in site.rglob("*")
        if file.suffix in TEXTS
        for found in NAMED_HOST.finditer(file.read_text("utf-8"))
    }
    assert named == set()


def test_pages_without_widgets_bring_no_python(site: Path) -> None:
    for name in ("index", "rules-tolva", "courses"):
        page = (site / "sv" / f"{name}.html").read_text("utf-8")
        assert "site.js" not in page
        assert " data-still" in page
    assert "site.js" in (site / "sv" / "quiz.html").read_text("utf-8")


def test_a_lesson_of_ones_own_is_a_page_of_its_own(site: Path) -> None:
    assert "done" in (site / "en" / "ours.html").read_text("utf-8")
    assert "ours.html" in (site / "en" / "quiz.html").read_text("utf-8")


def test_what_a_cell_prints_stands_on_the_page_and_not_in_the_terminal(site: Path) -> None:
    assert PRINTED in (site / "en" / "ours.html").read_text("utf-8")


def test_a_page_is_made_by_running_its_cells_and_not_of_what_is_stored(site: Path) -> None:
    assert STORED not in (site / "en" / "ours.html").read_text("utf-8")
    lesson = (site / "en" / "tricks.html").read_text("utf-8")
    assert STORED not in lesson
    cells = nbformat.read(NOTEBOOKS / "en" / "tricks.ipynb", as_version=4).cells
    showing = [cell for cell in cells if cell.cell_type == "code" and "lang=lang" in cell.source]
    both = sum("GuidedDeal(" in cell.source for cell in showing)  # drawn for a wide place and for a narrow one
    assert lesson.count('<img alt="') == len(showing) + both > 10, "early, before there is any Python"


@pytest.mark.nightly("that the same sources are compiled to the same bytes")
def test_a_site_made_twice_is_the_same_to_the_byte(site: Path, lessons: Path, tmp_path: Path) -> None:
    again = tmp_path / "made"
    assert made_site(again, "--notebooks", str(lessons)).returncode == 0
    files = {path.relative_to(site) for path in site.rglob("*") if path.is_file()}
    assert files == {path.relative_to(again) for path in again.rglob("*") if path.is_file()}
    assert [name for name in sorted(files) if (site / name).read_bytes() != (again / name).read_bytes()] == []


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("Dear")
    made = made_site(tmp_path / "mine")
    assert made.returncode == 1
    assert "contains files that were not made by" in made.stderr
    assert [file.name for file in (tmp_path / "mine").iterdir()] == ["letter.txt"]


@pytest.mark.parametrize(
    ("source", "said"),
    some(
        [
            ("1 / 0", "en/ours.ipynb, cell 2, cannot be run: ZeroDivisionError: division by zero"),
            ("from pathlib import Path; Path('../../apart.txt').read_text()", "en/ours.ipynb reads "),
            ("import numpy_is_not_here", "en/ours.ipynb imports numpy_is_not_here, which is not installed"),
        ],
        1,
    ),
)
def test_a_lesson_that_cannot_be_a_page_is_told_of(tmp_path: Path, source: str, said: str) -> None:
    (tmp_path / "apart.txt").write_text("apart")
    write_notebook(tmp_path / "lessons" / "en" / "ours.ipynb", "Ours", source, kind="lesson", order=90)
    made = made_site(tmp_path / "made", "--notebooks", str(tmp_path / "lessons"))
    assert made.returncode == 1
    assert said in made.stderr
    assert "Traceback" not in made.stderr
