"""Every version still makes the questions that it made when it was new."""

import json

import pytest

from helpers.golden_questions import golden, path
from tolva_teach.quiz import MUST_PLAY


@pytest.mark.parametrize("version", MUST_PLAY.versions)
def test_a_version_makes_the_questions_that_it_always_made(version: int) -> None:
    assert golden(version) == json.loads(path(version).read_text("utf-8"))
