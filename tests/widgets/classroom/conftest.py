"""A class and its teacher's page; and what is looked at where this computer has the program for it."""

from pathlib import Path

import pytest

from helpers.postgresql import programs
from tolva_widgets import ClassTeacher
from tolva_widgets.classroom.storage.store import ClassStore

collect_ignore = [] if programs() else ["test_postgresql.py"]


@pytest.fixture
def store(tmp_path: Path) -> ClassStore:
    return ClassStore.create("7B", lang="sv", folder=tmp_path)


@pytest.fixture
def teacher(store: ClassStore) -> ClassTeacher:
    return ClassTeacher(store.url, lang="sv")
