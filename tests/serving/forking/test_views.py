"""On a page with a kernel a widget is shown by its view; elsewhere stills and words come with it."""

from collections.abc import Iterator
from typing import Any

import pytest

from helpers.kernels import Kernel, kernel
from tolva_widgets.serving.forking import WITH_STILLS
from tolva_widgets.serving.forking.client import FORK_SERVER

VIEW = "application/vnd.jupyter.widget-view+json"
QUIZ = "from tolva_widgets import Quiz; quiz = Quiz(seed=1, lang='sv'); quiz"


@pytest.fixture(scope="module", autouse=True)
def fork_server() -> Iterator[None]:
    yield
    FORK_SERVER.stop()


def shown(one: Kernel, code: str) -> dict[str, Any]:
    """What the code shows, by kind."""
    heard: list[dict[str, Any]] = []
    one.client.execute_interactive(code, output_hook=heard.append, timeout=60)
    (data,) = [message["content"]["data"] for message in heard if message["content"].get("data", {}).get("text/plain")]
    return dict(data)


def test_a_page_with_a_kernel_gets_a_widgets_view_alone() -> None:
    with kernel(VOILA_PREHEAT="False") as one:
        quiz = shown(one, QUIZ)
        assert quiz.keys() == {VIEW, "text/plain"}
        assert quiz["text/plain"] == "Quiz"
        assert quiz[VIEW] == {"version_major": 2, "version_minor": 0, "model_id": one.run("print(quiz.model_id)")}
        assert shown(one, "display(quiz)") == quiz
        assert shown(one, "from tolva_widgets.base.singletons import SharedState; SharedState()").keys() == {
            "text/plain"
        }
        html = shown(one, "from IPython.display import HTML; HTML('<b>1</b>')")
        assert html["text/html"] == "<b>1</b>"


SHOWN = """
from IPython.display import HTML
from ipywidgets import widget_serialization
from tolva_teach.quiz.tricks import picture
from tolva_widgets import Exercise, Picture, RulesPage

first, second = (Exercise(hand, lang="en") for hand in ("SA HK", "SA H7"))
still = Picture(picture("HK H7", lang="en"))
page = RulesPage("tolva", lang="en")
"""


def shows_the_whole_html(one: Kernel) -> bool:
    """Whether a picture and a page are shown as they are, and need no kernel."""
    said = {name: shown(one, name) for name in ("still", "page")}
    whole = {name: shown(one, f"HTML({name}.html())")["text/html"] for name in said}
    return all(
        bundle.keys() == {"text/plain", "text/html"} and bundle["text/html"] == whole[name]
        for name, bundle in said.items()
    )


def test_a_page_to_read_without_a_kernel_shows_every_picture_and_the_whole_of_its_html() -> None:
    with kernel(**{"VOILA_PREHEAT": "False", WITH_STILLS: "yes"}) as one:
        one.run(SHOWN)
        assert all('<img alt="' in shown(one, name)["text/html"] for name in ("first", "second"))
        assert shows_the_whole_html(one)


def test_a_page_with_a_kernel_shows_the_whole_of_its_html() -> None:
    with kernel(VOILA_PREHEAT="False") as one:
        one.run(SHOWN)
        assert shows_the_whole_html(one)


def test_a_notebook_stores_its_first_widgets_picture_alone() -> None:
    with kernel() as one:
        one.run(SHOWN)
        first = shown(one, "first")
        assert '<img alt="' in first["text/html"]
        assert shown(one, "second").keys() == {VIEW, "text/plain"}
        assert shown(one, "first") == first, "a cell that is run again shows what it showed"
        assert shown(one, "Exercise('SA HK', lang='en')")["text/html"] == first["text/html"]


def test_a_notebook_shows_html_as_long_as_its_kernel_lives_and_stores_its_beginning() -> None:
    with kernel() as one:
        one.run(SHOWN)
        still, page = shown(one, "still"), shown(one, "page")
        assert still.keys() == {VIEW, "text/plain"}
        assert page.keys() == {VIEW, "text/plain", "text/html"}
        assert "The rest of the page" in page["text/html"]
        assert "trick.overtake" not in page["text/html"]
        for name, bundle in (("still", still), ("page", page)):
            one.run(f"view = widget_serialization['from_json']('IPY_MODEL_{bundle[VIEW]['model_id']}', None)")
            assert one.run(f"print(view.outputs[0]['data'] == {{'text/html': {name}.html()}})") == "True"


@pytest.mark.parametrize("made_for", [{}, {"VOILA_PREHEAT": "False", WITH_STILLS: "yes"}])
def test_a_notebook_and_a_page_to_read_without_a_kernel_get_stills_and_words(made_for: dict[str, str]) -> None:
    with kernel(**made_for) as one:
        quiz = shown(one, QUIZ)
        assert quiz.keys() == {VIEW, "text/plain", "text/html"}
        assert "<img" in quiz["text/html"]
        assert quiz["text/plain"] == one.run("print(repr(quiz))")
