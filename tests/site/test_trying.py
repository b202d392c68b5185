"""A site's pages are opened before it is said to be made; what fails, or has no end, is named."""

from pathlib import Path

import pytest

from tolva_widgets.site import trying
from tolva_widgets.site.trying import NotOpenedError, try_pages


def _opened_by(script: str, monkeypatch: pytest.MonkeyPatch, folder: Path) -> NotOpenedError:
    file = folder / "opening.py"
    file.write_text(script, "utf-8")
    monkeypatch.setattr(trying, "_OPENS", file)
    with pytest.raises(NotOpenedError) as caught:
        try_pages({}, ["site/en/one.ipynb"])
    return caught.value


def test_a_page_without_end_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(trying, "_PATIENCE_SECONDS", 1)
    error = _opened_by("print('site/en/one.ipynb', flush=True)\nwhile True: pass", monkeypatch, tmp_path)
    assert (error.file, error.why) == ("site/en/one.ipynb", "no end in 1 s")


def test_what_fails_is_named_with_its_cause(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    script = "print('site/en/one.ipynb')\nprint('site/en/one.ipynb\\tKeyError: HQ')\nraise SystemExit(1)"
    error = _opened_by(script, monkeypatch, tmp_path)
    assert (error.file, error.why) == ("site/en/one.ipynb", "KeyError: HQ")


def test_where_not_even_the_kit_is_there_the_cause_is_said() -> None:
    with pytest.raises(NotOpenedError) as caught:
        try_pages({}, ["site/en/one.ipynb"])
    assert "No module named 'tolva" in caught.value.why
