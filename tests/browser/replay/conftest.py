"""Replaying a record in the browser: what its tests begin with."""

import pytest

from helpers.pages import OpenPage
from helpers.replaying import Replaying


@pytest.fixture
def replay(open_page: OpenPage) -> Replaying:
    """The example, on a wide screen."""
    return Replaying(open_page("replay", "en"), "en")
