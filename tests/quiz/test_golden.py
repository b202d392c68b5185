"""Every version still makes the questions that it made when it was new."""

import json
from typing import Any

import pytest

from helpers.golden_questions import called, golden, path
from tolva_teach.quiz import FAMILIES, Family


@pytest.mark.parametrize("family", FAMILIES, ids=called)
def test_each_version_makes_the_questions_that_it_always_made(family: Family[Any]) -> None:
    for version in family.versions:
        assert golden(family, version) == json.loads(path(family, version).read_text("utf-8"))
