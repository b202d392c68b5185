"""The quiz in the browser: what its tests begin with."""

import pytest

from helpers.pages import OpenPage
from helpers.quizzing import QUERY, Quizzing


@pytest.fixture
def quiz(open_page: OpenPage) -> Quizzing:
    """The question of `QUERY`, on a wide screen."""
    return Quizzing(open_page("quiz", "en", query=QUERY), "en")
