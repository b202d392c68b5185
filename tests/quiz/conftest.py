"""The questions that several tests look at, made once: four hundred of each difficulty, and at night a thousand."""

from functools import cache

import pytest

from helpers.breadth import so_many
from helpers.first_questions import first_questions
from tolva_teach.quiz import MUST_PLAY, MustPlayQuestion

MANY = so_many(400, 1000)


@cache
def many(difficulty: int) -> tuple[MustPlayQuestion, ...]:
    return first_questions(MUST_PLAY, difficulty, MANY)


@pytest.fixture(params=MUST_PLAY.difficulties)
def questions(request: pytest.FixtureRequest) -> tuple[MustPlayQuestion, ...]:
    return many(request.param)


@pytest.fixture
def hardest() -> tuple[MustPlayQuestion, ...]:
    return many(MUST_PLAY.difficulties[-1])
