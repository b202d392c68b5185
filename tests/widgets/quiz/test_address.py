"""The quiz's address, and the score that its tab keeps."""

from typing import Any
from urllib.parse import parse_qsl, urlsplit

import pytest

from helpers.parts import heard, page_of, parts, press, said, table_of
from tolva_teach.quiz import MUST_PLAY, SEED_LIMIT, family_of, rules_met
from tolva_widgets import Quiz
from tolva_widgets.quiz.address import address_about, read_question


def opened(address: dict[str, str], kept: str = "", **traits: Any) -> Quiz:
    """A quiz whose page has been opened with this address, in a tab that has kept this text."""
    quiz = Quiz(**{"seed": 1, "lang": "en", "in_address": True, **traits})
    page_of(quiz).address, page_of(quiz).kept = address, kept
    page_of(quiz).opened = True
    return quiz


def test_a_link_leads_to_its_question() -> None:
    quiz = opened({"seed": "5937", "difficulty": "3", "v": "1"})
    assert (quiz.seed, quiz.difficulty) == (5937, 3)
    assert table_of(quiz).choices == list(MUST_PLAY.question(5937, 3).choices)


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("tolva/must-play/1/2/7", "tolva/must-play/1/2/7"),
        ("quiz.html?seed=7&difficulty=2", "tolva/must-play/1/2/7"),
        ("https://h/en/quiz.ipynb?game=tolp&family=may-lay&seed=4&v=1#x", "tolp/may-lay/1/1/4"),
        ("?set=5&difficulty=2", "tolva/must-play/1/2/5"),
    ],
)
def test_a_line_names_a_question_as_a_page_does(said: str, name: str) -> None:
    assert str(read_question(said)) == name
    if "?" in said:
        assert opened(dict(parse_qsl(urlsplit(said).query))).session.name == read_question(said)


def test_a_line_that_names_a_row_about_a_rule_is_its_first_question() -> None:
    address = address_about("trick.trump", "bondtolva")
    assert address is not None
    assert "trick.trump" in rules_met(family_of(read_question(address)).named(read_question(address)))


@pytest.mark.parametrize(
    "said",
    ["?seed=7&v=9", "?seed=x", "?difficulty=2", "?seed=7&difficulty=9", "?game=chess&seed=1", "chess", "a" * 600],
)
def test_a_line_that_names_no_question_is_none(said: str) -> None:
    with pytest.raises((ValueError, LookupError)):
        read_question(said)


def test_what_the_tab_kept_outlives_settings_that_come_with_it() -> None:
    """The page tells all in one message; the letters it remembers were shown first, and the score was lost."""
    before = opened({"seed": "5937"})
    table_of(before).selected = table_of(before).choices[:1]
    before.answer()
    again = Quiz(seed=1, lang="en", in_address=True)
    page = page_of(again)
    told = {"chosen": {**page.chosen, "indices": "sv"}, "address": {"seed": "5937"}, "kept": page_of(before).kept}
    page.set_state({**told, "opened": True})
    assert again.indices == "sv"
    assert again.answered == 1


def test_the_address_follows_the_question_with_its_version() -> None:
    quiz = opened({"seed": "5937", "difficulty": "3", "v": "1"})
    assert page_of(quiz).address == {"seed": "5937", "difficulty": "3", "v": "1"}
    quiz.next()
    assert page_of(quiz).address == {"seed": "5938", "difficulty": "3", "v": "1"}


def test_a_page_opened_without_a_seed_draws_one_and_tells_it() -> None:
    seeds = {opened({}).seed for _ in range(5)}
    assert len(seeds) > 1
    quiz = opened({})
    assert page_of(quiz).address["seed"] == str(quiz.seed)


def test_each_question_after_the_first_can_be_gone_back_from() -> None:
    """The address of the first is written in place of the one that the page was opened with."""
    quiz = opened({})
    assert page_of(quiz).entry_keys == []
    first = page_of(quiz).address
    quiz.next()
    assert page_of(quiz).entry_keys == ["game", "players", "family", "seed", "difficulty", "options", "called"]
    quiz.select(table_of(quiz).choices[0])
    quiz.answer()
    page_of(quiz).address = first
    page_of(quiz).returns += 1
    assert str(quiz.seed) == first["seed"]
    assert quiz.result is None
    assert heard(quiz).startswith(f"Question {quiz.seed} · ")


def test_a_question_that_one_comes_back_to_does_not_count_again() -> None:
    quiz = opened({"seed": "5937", "difficulty": "3", "v": "1"})
    quiz.select("SA")
    quiz.answer()
    quiz.next()
    page_of(quiz).address = {"seed": "5937", "difficulty": "3", "v": "1"}
    page_of(quiz).returns += 1
    quiz.select("SA", "S10")
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (0, 1)


def test_a_page_opened_anew_in_the_same_tab_goes_on_with_the_score() -> None:
    before = opened({"seed": "5937", "difficulty": "3", "v": "1"})
    before.select("SA", "S10")
    before.answer()
    quiz = opened({"seed": "5937", "difficulty": "3", "v": "1"}, kept=page_of(before).kept, lang="sv")
    assert "1 rätt av 1" in said(quiz)
    quiz.select("SA", "S10")
    quiz.answer()
    assert (quiz.right, quiz.answered) == (1, 1)
    quiz.next()
    quiz.select(table_of(quiz).choices[0])
    quiz.answer()
    assert quiz.answered == 2


def test_a_strangers_text_in_the_tab_is_no_score() -> None:
    quiz = opened({"seed": "5937"}, kept='{"right": 9, "answered": 9}')
    assert (quiz.right, quiz.answered) == (0, 0)


def test_a_quiz_among_others_leaves_the_address_and_the_tab_alone() -> None:
    quiz = opened({}, in_address=False)
    quiz.next()
    quiz.select(table_of(quiz).choices[0])
    quiz.answer()
    assert (quiz.seed, page_of(quiz).address) == (2, {})
    assert (quiz.answered, page_of(quiz).keeps, page_of(quiz).kept) == (1, False, "")


def is_broken(quiz: Quiz) -> bool:
    """Whether the message stands in the question's place."""
    return any("tolva-broken" in part._dom_classes for part in parts(quiz))


def test_a_bad_link_says_what_is_wrong_in_the_questions_place_and_offers_a_good_one() -> None:
    quiz = opened({"seed": "<b>1</b>", "difficulty": "3"})
    assert str(SEED_LIMIT) in said(quiz)
    assert "<b>1" not in said(quiz)
    assert is_broken(quiz)
    assert page_of(quiz).address == {"seed": "<b>1</b>", "difficulty": "3"}
    quiz.lang = "sv"
    assert is_broken(quiz)
    press(quiz, "Ta fråga 1 i stället")
    assert not is_broken(quiz)
    assert (quiz.seed, quiz.difficulty) == (1, 1)
    assert page_of(quiz).address == {"seed": "1", "difficulty": "1", "v": "1"}
