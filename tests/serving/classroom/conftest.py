"""A class that is open on a server, for the tests that look at it from outside."""

from collections.abc import Iterator

import pytest

from helpers.class_server import ClassServer, Visitor, write_class_site
from tolva_widgets.classroom.storage.store import ClassStore


@pytest.fixture(scope="module")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ClassServer]:
    server = ClassServer(write_class_site(tmp_path_factory.mktemp("site")), tmp_path_factory.mktemp("class"))
    with server.started():
        yield server


@pytest.fixture
def store(opened: ClassServer) -> Iterator[ClassStore]:
    found = opened.store()
    yield found
    found.set_stage("join")
    found.close()


@pytest.fixture
def learner(opened: ClassServer) -> Visitor:
    return Visitor(opened.address).join()
