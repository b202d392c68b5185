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


@pytest.mark.parametrize("made_for", [{}, {"VOILA_PREHEAT": "False", WITH_STILLS: "yes"}])
def test_a_notebook_and_a_page_to_read_without_a_kernel_get_stills_and_words(made_for: dict[str, str]) -> None:
    with kernel(**made_for) as one:
        quiz = shown(one, QUIZ)
        assert quiz.keys() == {VIEW, "text/plain", "text/html"}
        assert "<img" in quiz["text/html"]
        assert quiz["text/plain"] == one.run("print(repr(quiz))")
