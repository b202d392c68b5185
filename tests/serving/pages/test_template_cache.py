"""Page templates are compiled once, whoever asks for a page."""

from pathlib import Path
from types import CodeType

import pytest
from voila import notebook_renderer
from voila.paths import collect_template_paths

from tolva_widgets.serving.pages.template_cache import PageExporter
from tolva_widgets.serving.settings import set_up_templates


def compiled(folder: Path) -> CodeType:
    """What a new page's exporter makes of the template in the folder."""
    exporter = PageExporter(template_paths=[str(folder)], template_name="tolva", template_file="page.html.j2")
    code: CodeType = exporter.template.root_render_func.__code__
    return code


def test_second_page_takes_what_the_first_compiled_until_the_template_changes(tmp_path: Path) -> None:
    template = tmp_path / "page.html.j2"
    template.write_text("one")
    first, second = compiled(tmp_path), compiled(tmp_path)
    assert first is second
    template.write_text("two")
    assert "two" in compiled(tmp_path).co_consts


def test_voila_makes_its_pages_with_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notebook_renderer, "VoilaExporter", None)  # fails where Voilà has no such name any more
    set_up_templates()
    assert notebook_renderer.VoilaExporter is PageExporter
    assert any("tolva" in path for path in collect_template_paths(["voila", "nbconvert"], "tolva"))
