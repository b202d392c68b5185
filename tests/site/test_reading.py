"""What the cells of a notebook read is packed with the site; what cannot be is named before."""

from pathlib import Path

import pytest

from helpers.placeholders import write_notebook
from tolva_teach.records.record import deal_record
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.site.archive import Archive
from tolva_widgets.site.pages import run

RECORD = "forehand.tolva.json"


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A folder of lessons, with files in it and beside it."""
    folder = tmp_path / "lessons"
    for place in (folder / "en", folder / "data", tmp_path):
        place.mkdir(parents=True, exist_ok=True)
        (place / RECORD).write_text(deal_record("tolva", 4, 1).to_json())
    return folder


def packed(site: Path, source: str) -> tuple[set[str], Path | None]:
    """What is packed of a notebook with this cell beside the notebook itself, and what it reads that cannot be."""
    notebook = site / "en" / "ours.ipynb"
    write_notebook(notebook, "Ours", source, kind="lesson", order=90)
    archive = Archive(Catalogue(site))
    before = set(archive.site)
    outside = archive.add_read(notebook, run(notebook).read)
    return set(archive.site) - before, outside


@pytest.mark.parametrize(
    ("source", "file"),
    [
        (f'from tolva_widgets import DealReplay; DealReplay("{RECORD}", lang="en")', "en"),
        (f'open("{RECORD}").read()', "en"),
        ('from pathlib import Path; [one.read_bytes() for one in Path("../data").glob("*.json")][0]', "data"),
    ],
)
def test_what_a_cell_reads_in_the_folder_is_packed(site: Path, source: str, file: str) -> None:
    assert packed(site, source) == ({f"site/{file}/{RECORD}"}, None)


def test_what_a_cell_reads_elsewhere_is_named(site: Path) -> None:
    assert packed(site, f'open("../../{RECORD}").read()') == (set(), site.parent / RECORD)
    assert packed(site, f'open("{site / "en" / RECORD}").read()') == (set(), site / "en" / RECORD)


def test_what_a_cell_writes_is_not_packed(site: Path) -> None:
    assert packed(site, 'open("new.txt", "w").close()') == (set(), None)
