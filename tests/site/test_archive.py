"""What a site of files packs for Python in the browser."""

import json

import pytest

from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.courses.entries import first_heading, levels_in, rules_in
from tolva_widgets.site.archive import Archive


@pytest.fixture(scope="module")
def archive() -> Archive:
    """What is packed of our notebooks."""
    return Archive(Catalogue(notebooks_directory()))


def test_nothing_of_a_server_is_packed(archive: Archive) -> None:
    files = archive.files
    packages = {path.partition("/")[0] for path in files}
    assert packages.isdisjoint({"jupyter_server", "tornado", "voila", "sqlalchemy", "jinja2"})
    assert not [path for path in files if path.startswith("tolva_widgets/serving/") and path.endswith(".py")]


def test_of_a_notebooks_text_all_is_there_that_is_looked_up_and_no_more(archive: Archive) -> None:
    """Pages have their text already: what Python looks up of it are headings, and rules that it leads to."""
    folder = notebooks_directory()
    for name, packed in archive.site.items():
        if name.endswith(".ipynb"):
            whole = json.loads((folder / name.removeprefix("site/")).read_text("utf-8"))["cells"]
            kept = json.loads(packed)["cells"]
            for look in (first_heading, rules_in, levels_in):
                assert look(kept) == look(whole), name
            texts = [line for cell in kept if cell["cell_type"] == "markdown" for line in cell["source"].splitlines()]
            assert all(line.startswith("#") or "](" in line for line in texts), name
