"""Who a server around ours names as a teacher is one on every page, and nobody else."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tolva_widgets.classroom.storage.store import ClassStore
from tolva_widgets.serving.classroom.open_class import OPEN_CLASS, OpenClass
from tolva_widgets.serving.classroom.teacher import is_teacher


def asked_by(user: str | None, open_class: OpenClass) -> Any:
    """A request of a browser without any cookie of ours."""
    return SimpleNamespace(
        settings={OPEN_CLASS: open_class},
        current_user=user and SimpleNamespace(username=user),
        identity_provider=SimpleNamespace(get_cookie_name=lambda _handler: "ours"),
        get_cookie=lambda _name: None,
    )


@pytest.mark.parametrize(
    ("named", "user", "leads"),
    [
        (frozenset({"berit"}), "berit", True),
        (frozenset({"berit"}), "anna", False),
        (frozenset({"berit"}), None, False),
        (frozenset({"berit"}), "", False),
        (frozenset(), "berit", False),
        (None, "berit", False),
        (None, None, False),
    ],
)
def test_a_teacher_whom_the_server_names_is_one_before_they_open_the_teachers_address(
    tmp_path: Path, named: frozenset[str] | None, user: str | None, leads: bool
) -> None:
    open_class = OpenClass(ClassStore.create("7B", lang="sv", folder=tmp_path), print, "sv", named)
    assert asyncio.run(is_teacher(asked_by(user, open_class))) is leads
    open_class.close()
