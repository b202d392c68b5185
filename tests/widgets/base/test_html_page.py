"""What is shown as HTML is text of Python's own kind: front ends write what they are given by its type."""

from collections.abc import Callable
from typing import Any

import pytest

from tolva_widgets import DealReplay, PlayTable, Quiz
from tolva_widgets.rules.page import RulesPage
from tolva_widgets.rules.reference import Reference

SHOWN: dict[str, Callable[[], Any]] = {
    "quiz": lambda: Quiz(lang="en"),
    "replay": lambda: DealReplay(7, lang="en"),
    "table": lambda: PlayTable(7, lang="en"),
    "rules": lambda: RulesPage("tolva", lang="en"),
    "reference": lambda: Reference(lang="en"),
}


@pytest.mark.parametrize("stored", [False, True])
@pytest.mark.parametrize("name", SHOWN)
def test_html_is_plain_text(name: str, stored: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tolva_widgets.base.html_page.is_stored", lambda: stored)
    monkeypatch.setattr("tolva_widgets.base.widget.has_picture", lambda _words: True)
    bundle = SHOWN[name]()._repr_mimebundle_()
    assert type(bundle["text/html"]) is str
    assert type(bundle["text/plain"]) is str
