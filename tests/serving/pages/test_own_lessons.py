"""What a teacher copied out and changed, served by the command in a process of its own and read as a browser would."""

import json
import re
import shutil
import urllib.error
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

from helpers.kernel_kinds import FORKED
from helpers.placeholders import write_notebook
from helpers.served import Served, served
from tolva_teach.cli.main import main

NAMES = ("rules-tolva", "courses", "late", "mine", "wrong", "quiz", "play", "at-the-table", "deal", "review")
ROW = [f"{name}.ipynb" for name in NAMES]
BAD = '<img src=x onerror="alert(1)">'


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our notebooks copied out; a lesson added, one renamed, one broken and one that says nothing of itself."""
    folder = tmp_path_factory.mktemp("own") / "my lessons"
    assert main(["notebooks", str(folder)]) == 0
    added = {"kind": "lesson", "title": f"Mine {BAD}", "description": f"My own {BAD}", "order": 25}
    write_notebook(folder / "en" / "mine.ipynb", "Mine", **added)
    quiz = json.loads((folder / "en" / "quiz.ipynb").read_text("utf-8"))
    quiz["metadata"]["tolva"]["title"] = "What may you play?"
    (folder / "en" / "quiz.ipynb").write_text(json.dumps(quiz), "utf-8")
    (folder / "en" / "replay.ipynb").write_text("{", "utf-8")
    write_notebook(folder / "en" / "bare.ipynb", f"Bare {BAD}")
    wrong = ("from tolva_widgets import Level", f'Level("mine.one", {BAD!r}, lang="en")', 'print("after" + "wards")')
    for name, kernel in (("wrong", {}), ("late", {"kernel": "late"})):
        write_notebook(folder / "en" / f"{name}.ipynb", "Wrong", *wrong, **{**added, "title": "Wrong"}, **kernel)
    return folder


@pytest.fixture(scope="module")
def server(site: Path, kernels: str) -> Iterator[Served]:
    with served(site, forks=kernels == FORKED) as running:
        yield running


def fetched(address: str, language: str = "en") -> tuple[str, str]:
    """The page's address after redirects, and its HTML."""
    asked = urllib.request.Request(address, headers={"Accept-Language": language})
    with urllib.request.urlopen(asked, timeout=120) as answer:
        return answer.url, answer.read().decode()


def test_front_page_lists_the_folders_lessons(server: Served) -> None:
    url, page = fetched(server.address)
    assert url == server.url("en/index")
    assert '<html lang="en"' in page
    lessons = page[page.index('class="tolva-front-lessons"') :].partition("</nav>")[0]
    links = re.findall(r'<li><a href="([\w.-]+)">', lessons)
    assert links == [*ROW, "bare.ipynb"]
    assert "<strong>What may you play?</strong>" in lessons
    assert "<strong>Mine &lt;img src=x onerror=&#34;alert(1)&#34;&gt;</strong> My own &lt;img" in lessons


def test_navigation_has_the_folders_lessons_and_escapes_what_they_say(site: Path, server: Served) -> None:
    _, page = fetched(server.url("en/mine"))
    row = page[page.index('class="tolva-pages"') : page.index("</header>")]
    in_header = [name for name in ROW if name != "deal.ipynb"]
    assert re.findall(r'<li><a href="([\w.-]+)"', row) == [*in_header, "bare.ipynb"]
    assert 'href="mine.ipynb" aria-current="page"' in row
    assert "<img" not in row
    assert "Mine &lt;img src=x onerror=" in row
    assert 'hreflang="sv"' not in page, "there is no such page in Swedish"
    gone = (site / "en" / "bare.ipynb").rename(site / "bare.away")
    _, page = fetched(server.url("en/mine"))
    gone.rename(site / "en" / "bare.ipynb")
    assert "bare.ipynb" not in page, "a folder that has changed shows it without a new start"


def test_the_other_language_has_its_own_pages(server: Served) -> None:
    url, page = fetched(server.url(), "sv-SE,sv;q=0.9,en;q=0.8")
    assert url == server.url("sv/index")
    assert '<html lang="sv"' in page
    assert "mine.ipynb" not in page
    assert 'href="replay.ipynb"' in page


@pytest.mark.parametrize("name", ["wrong", "late"])
def test_a_level_that_cannot_be_is_told_of_where_it_stands_and_the_rest_is_shown(server: Served, name: str) -> None:
    _, page = fetched(server.url(f"en/{name}"))
    told = page[page.index('class="tolva-cell-fault"') : page.index("afterwards")]
    assert "This part of the lesson can’t be shown." in told
    assert "no question is called “&lt;img src=x onerror=" in told
    assert "<img" not in told
    assert "Traceback" not in page
    assert "Voil\u00e0 with" not in page


def test_what_is_wrong_with_a_served_lesson_is_said_beforehand(
    site: Path, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "en").mkdir()
    shutil.copy(site / "en" / "wrong.ipynb", tmp_path / "en")
    assert main(["lessons", str(tmp_path), "--lang", "en"]) == 1
    assert "en/wrong.ipynb, cell 3, line 1: no question is called" in capfd.readouterr().out


def test_broken_notebook_fails_alone(server: Served) -> None:
    with pytest.raises(urllib.error.HTTPError) as failed:
        fetched(server.url("en/replay"))
    assert failed.value.code >= 400
    assert fetched(server.url("en/rules-tolp"))[1].count('href="rules-tolva.ipynb"') == 2  # in the row, and at the end
