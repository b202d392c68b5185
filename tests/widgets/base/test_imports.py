"""What an import of the package brings, and what it leaves until it is asked for."""

import subprocess
import sys

import pytest

import tolva_widgets
from helpers.breadth import some


@pytest.mark.parametrize("name", tolva_widgets.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(tolva_widgets, name).__module__.startswith("tolva_widgets.")
    assert name in dir(tolva_widgets)


def test_a_name_that_is_not_there_is_no_attribute() -> None:
    with pytest.raises(AttributeError, match="'tolva_widgets' has no attribute 'Whist'"):
        _ = tolva_widgets.Whist


@pytest.mark.parametrize(
    ("name", "left"),
    some([("FrontPage", "ipywidgets"), ("DealReplay", "tolva_widgets.quiz.widget"), ("RulesPage", "ipywidgets")], 2),
)
def test_a_page_waits_for_no_widget_that_it_does_not_have(name: str, left: str) -> None:
    code = f"import sys; from tolva_widgets import {name}; print({name!r}, {left!r} in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == [name, "False"]
