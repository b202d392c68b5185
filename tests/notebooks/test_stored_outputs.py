"""What somebody sees who reads a notebook where nothing runs: on a code host, in a viewer, in an untrusted JupyterLab.

Viewers that build on nbconvert pass over a widget whose state is not stored and show the HTML beside it. Code hosts
clean that of scripts and style sheets, and of SVG that stands in it, in ways of their own that no test here can try: an
image with its words is what they may leave, and where one leaves no image, the words and the question are there.

Little is stored: a picture or a few, and the words. The whole of a page is made when its cells run.
"""

import re
from functools import cache
from html import unescape
from pathlib import Path

import nbformat
import pytest
from nbconvert.exporters import HTMLExporter

from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import DealReplay, Quiz
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.courses.kernel_need import KernelNeed, declared

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"
_VIEW = "application/vnd.jupyter.widget-view+json"
_LENGTH = 60_000
"""Bytes of a stored still: a replay's shows every card."""
_LARGEST = 150_000
_AS_A_RULE = 32_000
"""Bytes of a notebook, taken over all of them."""
_OF_TEXT = {"teachers", "writing-game"}
_WITHOUT_PICTURES = {"at-the-table", "class", "courses", "deal", "reference", "review", "score", "sheets", *_OF_TEXT}
"""Of these the page is lists, rules and text; what a review asks, only the browser knows."""

ALL = sorted(NOTEBOOKS.rglob("*.ipynb"))
_NEVER = [page for page in Catalogue(NOTEBOOKS).pages("sv") if declared(page) is KernelNeed.NEVER]
OF_HTML = [page.name for page in _NEVER if page.name not in _OF_TEXT]
"""The pages that are HTML from beginning to end; those for teachers and authors of games are text."""
each_notebook = pytest.mark.parametrize("path", ALL, ids=lambda path: f"{path.parent.name}/{path.stem}")


def stills(path: Path) -> list[str]:
    """What is stored beside each widget of a notebook."""
    return [data.get("text/html", "") for data in outputs(path) if _VIEW in data]


@cache
def outputs(path: Path) -> list[dict[str, str]]:
    """What the cells of a notebook show, as it is stored, by kind."""
    cells = nbformat.read(path, as_version=4).cells
    return [output.data for cell in cells if cell.cell_type == "code" for output in cell.outputs if "data" in output]


@cache
def viewed(path: Path) -> str:
    """The notebook's page as nbconvert makes it, without its own style sheets."""
    page, _ = _exporter().from_filename(str(path))
    return str(page)


@cache
def _exporter() -> HTMLExporter:
    """One for all pages: its templates are read and compiled once."""
    return HTMLExporter(template_name="basic")


@each_notebook
def test_a_notebook_is_small_and_shows_a_picture_with_its_words(path: Path) -> None:
    assert path.stat().st_size < _LARGEST
    html = "".join(data.get("text/html", "") for data in outputs(path))
    images = re.findall(r'<img alt="[^"]{10,}" style="max-width:100%" src="(data:image/svg[^"]+)"', html)
    assert all(image in viewed(path) for image in images)
    assert bool(images) == (path.stem not in _WITHOUT_PICTURES)


def test_all_notebooks_together_are_small() -> None:
    assert sum(path.stat().st_size for path in ALL) < _AS_A_RULE * len(ALL)


WITH_WIDGETS = [path for path in ALL if stills(path)]


def test_the_pages_with_widgets_are_known() -> None:
    lessons = {lesson.name for game in GAMES for lesson in Catalogue(NOTEBOOKS).course("sv", game)}
    others = {"at-the-table", "class", "compare", "deal", "play", "quiz", "replay", "review", "score", "writing"}
    assert {path.stem for path in WITH_WIDGETS} == {*others, *lessons, *OF_HTML}


_DRAWN_OTHERWISE = ("at-the-table", "class", "compare", "deal", "review", "score", *OF_HTML)
"""The page that compares forms has a picture of each of its tables, questions asked at a table unfold to answers, a
score sheet and a class have no table of cards, and what a review asks, only the browser knows."""

PICTURED = [path for path in WITH_WIDGETS if path.stem not in _DRAWN_OTHERWISE]


@pytest.mark.parametrize("path", PICTURED, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_beside_the_first_widget_the_question_and_a_picture_with_its_words_are_stored_and_shown(path: Path) -> None:
    page = viewed(path)
    still, *others = stills(path)
    images = re.findall(r'<img alt="([^"]{60,})" style="max-width:100%" src="([^"]+)"', still)
    assert len(images) == 1
    assert all(part in page for part in images[0])
    assert not re.search("<(style|script|svg)|class=(?!.tolva)", still.replace(images[0][1], ""))
    assert len(still) < _LENGTH
    assert not any(others)
    assert _VIEW not in page


@pytest.mark.parametrize(
    "path", [path for path in ALL if path.stem in OF_HTML], ids=lambda path: f"{path.parent.name}/{path.stem}"
)
def test_a_page_of_html_is_stored_by_its_beginning_and_says_that_there_is_more(path: Path) -> None:
    (still,) = stills(path)
    assert still.startswith('<div class="tolva-still"><')
    assert sentence(path.parent.name, "page-still") in still
    assert sentence(path.parent.name, "page-still") in viewed(path)
    assert not re.search("<(style|script|svg)", still)
    assert len(still) < _LENGTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_reviews_still_says_where_it_asks(lang: str) -> None:
    assert sentence(lang, "review-still") in unescape(viewed(NOTEBOOKS / lang / "review.ipynb"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_asked_at_a_table_unfolds_to_its_answer_where_nothing_runs(lang: str) -> None:
    page = unescape(viewed(NOTEBOOKS / lang / "at-the-table.ipynb"))
    assert page.count("<details>") >= 15
    assert all(sentence(lang, "ask-trick-partner", part) in page for part in (None, "yes"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_comparisons_still_tells_how_both_forms_ended(lang: str) -> None:
    page, (still,) = viewed(NOTEBOOKS / lang / "compare.ipynb"), stills(NOTEBOOKS / lang / "compare.ipynb")
    for key in ("compare-usual-flag", "compare-other-flag", "compare-ends-apart"):
        assert sentence(lang, key) in unescape(page)
    assert page.count(sentence(lang, "compare-end")) == 2
    images = re.findall(r'<img alt="([^"]{20,})" style="max-width:100%" src="([^"]+)"', still)
    assert len(images) == 2
    assert all(part in page for image in images for part in image)
    assert not re.search("<(style|script|svg)", still)
    assert len(still) < _LENGTH


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_quizs_still_asks_its_question(lang: str) -> None:
    page = viewed(NOTEBOOKS / lang / "quiz.ipynb")
    assert Quiz(seed=1, lang=lang).session.task.ask(Quiz(seed=1, lang=lang)._words.speaker) in unescape(page)
    assert sentence(lang, "quiz-difficulty-1") in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_replays_still_tells_its_step(lang: str) -> None:
    replay = DealReplay(lang=lang)
    page = viewed(NOTEBOOKS / lang / "replay.ipynb")
    for told in replay._presenter.replay_words.told(replay.session.step):
        assert told in unescape(page)


def test_what_could_be_said_is_listed_and_titles_are_escaped() -> None:
    quiz = Quiz(seed=2, lang="en")
    quiz.session.take_address({"game": "trettioett", "family": "may-do", "seed": "2", "difficulty": "1"})
    assert "<li>Knock</li>" in quiz.still()
    record = DealReplay(7).record
    assert record is not None
    given = {**record.to_dict(), "title": "<b>x", "names": ["<i>", "b", "c", "d"]}
    still = DealReplay(given, step=2).still()
    assert "&lt;b&gt;x" in still
    assert not re.search("<b>|<i>", still)


def test_a_still_tells_what_is_wrong_in_place_of_a_table() -> None:
    assert "<img" not in DealReplay("{").still()
    assert sentence("sv", "replay-broken") in DealReplay("{").still()


def test_a_replay_that_asks_first_does_not_tell_the_next_step() -> None:
    replay = DealReplay(7, lang="en", ask=True, view="0")
    asked = 0
    for step in range(20):
        replay.step = step
        if replay.session.questions.seat is not None:
            asked += 1
            told = replay._presenter.replay_words.told(replay.session.replay[step + 1])  # type: ignore[index]
            assert told[0] not in replay.still()
            assert replay._presenter.replay_words.question(replay.session) in unescape(replay.still())
    assert asked > 3
