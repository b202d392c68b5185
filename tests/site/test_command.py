"""What the command that makes a site leaves behind in the process that ran it."""

import os
from pathlib import Path

import pytest

from tolva_widgets.courses.entries import SUFFIX_VARIABLE
from tolva_widgets.site.command import make_site


@pytest.mark.parametrize("before", [None, ".xhtml"])
def test_links_lead_where_they_did_when_a_site_could_not_be_made(
    before: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(SUFFIX_VARIABLE, raising=False)
    if before is not None:
        monkeypatch.setenv(SUFFIX_VARIABLE, before)
    assert make_site(tmp_path / "made", lang="en", notebooks=tmp_path) == 1
    assert str(tmp_path) in capsys.readouterr().err
    assert os.environ.get(SUFFIX_VARIABLE) == before
