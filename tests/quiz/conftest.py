"""The questions that several tests look at: a thousand of each difficulty, made once."""

from functools import cache

import pytest

from helpers.first_questions import first_questions
from tolva_teach.quiz import MUST_PLAY, MustPlayQuestion

MANY = 1000


@cache
def thousand(difficulty: int) -> tuple[MustPlayQuestion, ...]:
    return first_questions(MUST_PLAY, difficulty, MANY)


@pytest.fixture(params=MUST_PLAY.difficulties)
def questions(request: pytest.FixtureRequest) -> tuple[MustPlayQuestion, ...]:
    return thousand(request.param)


@pytest.fixture
def hardest() -> tuple[MustPlayQuestion, ...]:
    return thousand(MUST_PLAY.difficulties[-1])
