"""Questions printed from the page on which they are asked."""

from copy import copy
from typing import Any

import pytest

from tolva_teach.quiz import FIRST_FAMILY
from tolva_widgets.quiz.widget import Quiz


def printed_by(quiz: Quiz, address: str) -> str:
    """What the page is told to print, when its button is used at this address."""
    sent: list[dict[str, Any]] = []
    page = quiz._frame.page
    page.send = lambda content, buffers=None: sent.append(content)
    page._handle_custom_msg({"do": "print", "text": address}, [])
    assert [one["do"] for one in sent] == ["print"]
    return str(sent[0]["html"])


def test_ten_questions_from_the_one_that_is_asked_on_are_printed_with_their_answers() -> None:
    sheet = printed_by(Quiz(seed=70, lang="en", in_address=True), "https://cards.example/en/quiz.html?seed=70")
    assert sheet.count('"tolva-handout-question"') == 10
    assert all(f"tolva/must-play/1/1/{70 + n}" in sheet for n in range(10))
    assert sheet.count('class="tolva-handout-code"') == 10


def test_questions_in_a_row_are_printed_as_that_row() -> None:
    quiz = Quiz("bondtolva", players=4, seed=5, lang="sv")
    quiz.begin_set("trick.overtake")
    assert quiz.session.round is not None
    sheet = printed_by(quiz, "")
    assert all(str(name) in sheet for name in quiz.session.round.names)


@pytest.mark.parametrize("address", ["http://127.0.0.1:8866/en/quiz.ipynb", "javascript:1"])
def test_an_address_that_nobody_else_can_open_has_no_code(address: str) -> None:
    assert "tolva-handout-code" not in printed_by(Quiz(seed=1, in_address=True), address).split("</style>")[1]


def test_questions_of_a_family_of_ones_own_which_no_name_finds_again_are_not_printed() -> None:
    assert Quiz(family=copy(FIRST_FAMILY), seed=1)._frame.page.tools == ["report"]
    assert Quiz(seed=1)._frame.page.tools == ["print", "report"]
