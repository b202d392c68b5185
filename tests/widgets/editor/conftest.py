"""What a page on which deals are set up has saved."""

import pytest

from tolva_widgets.editor import widget as module


@pytest.fixture
def downloads(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    monkeypatch.setattr(module.Page, "download", lambda _page, name, text: found.append((name, text)))
    return found
