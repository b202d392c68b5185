"""What the cells of a notebook read is packed with the site; what cannot be is named before."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from helpers.placeholders import write_notebook
from tolva_teach.records.record import deal_record
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.site.archive import Archive
from tolva_widgets.site.pages import run

RECORD = "forehand.tolva.json"
OURS = "en/ours.ipynb"

Packed = Callable[[str], tuple[set[str], Path | None]]
"""What is packed of a notebook with this cell beside the notebook itself, and what it reads that cannot be."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of lessons, with files in it and beside it, and a notebook that a test has read something."""
    folder = tmp_path_factory.mktemp("reading") / "lessons"
    for place in (folder / "en", folder / "data", folder.parent):
        place.mkdir(parents=True, exist_ok=True)
        (place / RECORD).write_text(deal_record("tolva", 4, 1).to_json())
    write_notebook(folder / OURS, "Ours", kind="lesson", order=90)
    return folder


@pytest.fixture(scope="module")
def archive(site: Path) -> Archive:
    """What is packed of it: all that is imported is followed once."""
    return Archive(Catalogue(site))


@pytest.fixture
def packed(site: Path, archive: Archive) -> Packed:
    def packs(source: str) -> tuple[set[str], Path | None]:
        write_notebook(site / OURS, "Ours", source, kind="lesson", order=90)
        archive.notebooks[OURS] = json.loads((site / OURS).read_bytes())
        before = dict(archive.site)
        outside = archive.add_read(site / OURS, run(site / OURS).read)
        added, archive.site = archive.site.keys() - before.keys(), before
        return added, outside

    return packs


@pytest.mark.parametrize(
    ("source", "file"),
    [
        (f'from tolva_widgets import DealReplay; DealReplay("{RECORD}", lang="en")', "en"),
        (f'open("{RECORD}").read()', "en"),
        ('from pathlib import Path; [one.read_bytes() for one in Path("../data").glob("*.json")][0]', "data"),
    ],
)
def test_what_a_cell_reads_in_the_folder_is_packed(packed: Packed, source: str, file: str) -> None:
    assert packed(source) == ({f"site/{file}/{RECORD}"}, None)


def test_what_a_cell_reads_elsewhere_is_named(site: Path, packed: Packed) -> None:
    assert packed(f'open("../../{RECORD}").read()') == (set(), site.parent / RECORD)
    assert packed(f'open("{site / "en" / RECORD}").read()') == (set(), site / "en" / RECORD)


def test_what_a_cell_writes_is_not_packed(packed: Packed) -> None:
    assert packed('open("new.txt", "w").close()') == (set(), None)
