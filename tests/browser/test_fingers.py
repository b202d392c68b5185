"""What is pressed with a finger on a phone is as large as one, on each kind of page."""

import pytest

from helpers.breadth import each_in_a_language
from helpers.fingers import too_small
from helpers.pages import OpenPage

KINDS = ["play", "quiz", "replay", "tricks", "tolp-exchange", "review", "score", "at-the-table", "index", "courses"]


@pytest.mark.parametrize(("name", "lang"), each_in_a_language(KINDS))
def test_what_is_pressed_is_as_large_as_a_finger_and_nothing_lies_over_it(
    open_page: OpenPage, name: str, lang: str
) -> None:
    assert too_small(open_page(name, lang, width=360)) == []
