"""What the page itself can do, alone on a page. No kernel: the widget is in the test."""

import pytest

from helpers.choosing import CHOICES, CHOSEN
from tolva_widgets.page.widget import Page


@pytest.fixture
def choosing() -> Page:
    """A row with choices and tools."""
    return Page(choices=CHOICES, chosen=CHOSEN, tools=["another", "open", "save", "report"])
