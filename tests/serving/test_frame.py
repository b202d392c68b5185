"""What stands around a notebook, by its place."""

from pathlib import Path

from helpers.placeholders import write_notebook, write_site
from tolva_widgets.lessons import lessons
from tolva_widgets.serving.app import pool_sizes
from tolva_widgets.serving.frame import frame


def test_path_decides_the_language(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    assert frame(site / "sv" / "quiz.ipynb").language == "sv"
    assert frame(site / "en" / "quiz.ipynb").language == "en"


def test_front_page_has_no_home_and_no_language_of_its_own(tmp_path: Path) -> None:
    front = frame(write_site(tmp_path) / "index.ipynb")
    assert front.home is None
    assert front.pages == front.other_languages == []


def test_lessons_come_in_the_order_of_learning_and_unknown_ones_last(tmp_path: Path) -> None:
    folder = write_site(tmp_path) / "sv"
    write_notebook(folder / "a-new-game.ipynb", "New")
    assert lessons(folder) == ["rules-tolva", "tricks", "replay", "quiz", "a-new-game", "fatal"]
    assert frame(folder / "quiz.ipynb").pages[4].label == "A new game"


def test_language_switch_offers_only_pages_that_exist(tmp_path: Path) -> None:
    site = write_site(tmp_path)
    assert [link.href for link in frame(site / "sv" / "quiz.ipynb").other_languages] == ["../en/quiz.ipynb"]
    assert frame(site / "sv" / "fatal.ipynb").other_languages == []


def test_a_class_gets_its_pool_for_the_front_page_and_its_languages_quiz() -> None:
    pools = pool_sizes(30, "en")
    assert pools["index.ipynb"] == pools["en/quiz.ipynb"] == {"pool_size": 30}
    assert pools["sv/quiz.ipynb"] == {"pool_size": 1}
    assert pools["default"] == {"pool_size": 0}


def test_no_pool_at_all_can_be_asked_for() -> None:
    assert pool_sizes(0, "sv")["sv/quiz.ipynb"] == {"pool_size": 0}
