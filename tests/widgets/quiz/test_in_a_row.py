"""Ten questions in a row: how one comes to them, through them, and on from their result."""

import pytest

from helpers.parts import buttons, heard, page_of, parts, press, said
from tolva_teach.quiz import MUST_PLAY, Question, QuestionName, families, family_of, rules_met
from tolva_widgets import Quiz
from tolva_widgets.quiz.memory import Memory, read_memory, written_memory
from tolva_widgets.quiz.receipt import answers_in, read_receipt
from tolva_widgets.quiz.receipt_view import ReceiptView
from tolva_widgets.quiz.row_words import RowWords
from tolva_widgets.quiz.score import Score


def named(name: QuestionName) -> Question:
    question: Question = family_of(name).named(name)
    return question


def opened(address: dict[str, str], kept: str = "") -> Quiz:
    quiz = Quiz(seed=1, lang="en", in_address=True)
    page_of(quiz).address, page_of(quiz).kept = address, kept
    page_of(quiz).opened = True
    return quiz


def answer(quiz: Quiz, *, right: bool = True) -> None:
    question = quiz.session.task
    all_but = [choice for choice in question.choices if choice not in question.answer]
    quiz.select(*(question.answer if right else all_but or [question.choices[0]]))
    quiz.answer()


def went_through(quiz: Quiz, wrong: int) -> Quiz:
    """A quiz whose row has been answered, so many of the questions wrongly, up to the result."""
    while quiz.session.result is None:
        answer(quiz, right=wrong <= 0)
        wrong -= quiz.result is not None and not quiz.result.right
        quiz.next()
    return quiz


@pytest.fixture
def row() -> Quiz:
    """The first of the ten questions from 70 on."""
    return opened({"seed": "70", "difficulty": "2", "set": "70"})


def test_a_button_begins_a_row_and_the_address_tells_it() -> None:
    quiz = opened({"seed": "76", "difficulty": "3"})
    press(quiz, "Ten questions in a row")
    assert "Question 1 of 10 · Hard" in said(quiz)
    assert page_of(quiz).address["set"] == page_of(quiz).address["seed"] == str(quiz.seed)
    assert heard(quiz).startswith("Question 1 of 10")


def test_all_who_begin_with_the_same_question_get_the_same_rows() -> None:
    rows = []
    for _learner in range(2):
        quiz = opened({"seed": "7"})
        quiz.begin_set()
        assert quiz.session.round is not None
        first = list(quiz.session.round.names)
        press(went_through(quiz, wrong=2), "Ten new questions")
        assert quiz.session.round is not None
        rows.append([name.seed for name in (*first, *quiz.session.round.names)])
    assert rows == [list(range(7, 27))] * 2
    quiz = opened({"seed": "7"})
    answer(quiz)
    quiz.begin_set()
    assert quiz.seed == 8  # what is answered is not asked again


def test_families_take_turns_in_a_row_until_somebody_chooses_one_and_the_address_tells_it() -> None:
    quiz = opened({"game": "tolp", "seed": "7", "difficulty": "2"})
    press(quiz, "Ten questions in a row")
    row = quiz.session.round
    assert row is not None
    assert len({name.family for name in row.names}) == len(families("tolp"))
    quiz.session.ask(row.names[3])
    again = opened(quiz.session.address)
    assert again.session.round is not None
    assert (again.session.round.names, again.session.name) == (row.names, row.names[3])
    chosen = opened({"game": "tolp", "family": "who-wins", "seed": "7", "difficulty": "2"})
    press(chosen, "Ten questions in a row")
    assert chosen.session.round is not None
    assert {name.family for name in chosen.session.round.names} == {"who-wins"}


def test_the_result_of_families_that_took_turns_leads_to_more_about_each_rule_that_was_met() -> None:
    quiz = opened({"game": "tolp", "seed": "7", "difficulty": "2"})
    quiz.begin_set()
    went_through(quiz, wrong=3)
    assert said(quiz).count("Tölp for 4") == 1
    for rule in RowWords(quiz._words).topics:
        assert len(quiz.session.row(topic=rule).names) > 0


def test_next_leads_through_the_row_to_its_result_which_is_heard(row: Quiz) -> None:
    for place in range(1, 11):
        assert f"Question {place} of 10" in said(row)
        answer(row, right=place != 3)
        press(row, "Next question" if place < 10 else "See the result")
    assert heard(row) == "9 of 10 right"
    assert "tolva-summed" in next(part for part in parts(row) if "tolva-quiz-grid" in part._dom_classes)._dom_classes


def test_the_result_offers_a_receipt_of_what_was_first_answered(row: Quiz) -> None:
    assert not any(isinstance(part, ReceiptView) for part in parts(row))
    quiz = went_through(row, wrong=2)
    (view,) = (part for part in parts(quiz) if isinstance(part, ReceiptView))
    heard: list[dict[str, str]] = []
    view.send = lambda content, buffers=None: heard.append(content)
    for content in ({"do": "make", "who": "Åsa"}, {"do": "make", "who": 7}, {"do": "make"}, {"do": "x", "who": "Bo"}):
        view._hear(view, content, None)
    (made,) = heard
    assert quiz.session.round is not None
    receipt = read_receipt(made["text"])
    assert (receipt.who, receipt.answers) == ("Åsa", tuple(answers_in(quiz.session.round)))
    assert sum(not its.right for its in receipt.judged()) == 2


def test_the_result_says_which_rules_sit_and_leads_to_those_that_do_not(row: Quiz) -> None:
    quiz = went_through(row, wrong=2)
    result = quiz.session.result
    assert result is not None
    assert len(result.wrong) == 2
    assert "These need more practice" in said(quiz)
    assert 'href="rules-tolva.ipynb#' in said(quiz)
    press(quiz, "Retry the 2 you got wrong")
    assert quiz.session.round is not None
    assert quiz.session.round.names == result.wrong
    assert "Question 1 of 2" in said(quiz)
    assert "set" not in page_of(quiz).address
    again = went_through(quiz, wrong=0).session.round
    assert again is not None
    assert again.right == 2


def test_where_questions_count_under_several_rules_the_result_says_why_the_numbers_do_not_add_up() -> None:
    why = "A question may be about several rules."
    quiz = went_through(opened({"set": "70", "difficulty": "3"}), wrong=3)
    result = quiz.session.result
    assert result is not None
    assert sum(rule.met for rule in result.rules) > result.answered
    assert why in said(quiz)
    press(quiz, "Retry the 3 you got wrong")
    assert why not in said(quiz)


def test_whoever_answers_well_is_offered_harder_questions_and_else_not(row: Quiz) -> None:
    assert "Ten harder questions" in buttons(went_through(row, wrong=1))
    press(row, "Ten harder questions")
    assert (row.difficulty, row.session.round is not None) == (3, True)
    assert "Ten harder questions" not in buttons(went_through(row, wrong=0))
    assert "Ten harder questions" not in buttons(went_through(opened({"set": "5", "difficulty": "1"}), wrong=5))


def test_one_may_go_on_with_a_rule_alone(row: Quiz) -> None:
    quiz = went_through(row, wrong=1)
    press(quiz, "Trumping")
    assert page_of(quiz).address["topic"] == "trick.trump"
    assert "Question 1 of 10 · Medium" in said(quiz), "which rule decides is for the learner to find"
    quiz.select(*quiz.session.task.answer)
    quiz.answer()
    assert "Question 1 of 10 · Trumping · Medium" in said(quiz)
    assert quiz.session.round is not None
    assert all("trick.trump" in rules_met(named(name)) for name in quiz.session.round.names)


def test_a_link_leads_into_the_middle_of_a_row() -> None:
    quiz = opened({"set": "70", "seed": "73", "topic": "", "difficulty": "1"})
    assert "Question 4 of 10" in said(quiz)
    assert opened({"set": "70", "seed": "999", "difficulty": "1"}).seed == 70


def test_a_link_to_a_row_leads_to_its_first_question_whichever_number_is_drawn(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("tolva_widgets.quiz.session.drawn_seed", lambda: 74)
    quiz = opened({"set": "70", "difficulty": "1"})
    assert "Question 1 of 10" in said(quiz)
    assert quiz.seed == 70


@pytest.mark.parametrize("first", [{}, {"seed": "70"}])
def test_a_link_that_names_a_rule_alone_leads_to_a_row_about_it(first: dict[str, str]) -> None:
    quiz = opened({"topic": "trick.trump", "difficulty": "1", **first})
    assert "Question 1 of 10 · Easy" in said(quiz)
    assert page_of(quiz).address["topic"] == "trick.trump"


@pytest.mark.parametrize("topic", ["trick.nothing", "<b>", "tolp.pass"])
def test_a_link_to_one_question_that_names_no_rule_of_it_says_so(topic: str) -> None:
    quiz = opened({"topic": topic, "seed": "7"})
    assert "No question is about the rule in the link" in said(quiz)
    assert all(rule in said(quiz) for rule in quiz.session.family.rules)


def test_what_leads_elsewhere_ends_the_row(row: Quiz) -> None:
    row.random()
    assert "of 10" not in said(row)
    assert "set" not in page_of(row).address


@pytest.mark.parametrize(
    ("bad", "told"),
    [({"set": "x"}, "whole number"), ({"set": "-1"}, "whole number"), ({"topic": "<b>"}, "“&lt;b&gt;”")],
)
def test_a_link_to_a_row_that_there_is_not_says_so(bad: dict[str, str], told: str) -> None:
    quiz = opened({"set": "70", "difficulty": "1", **bad})
    assert told in said(quiz)
    press(quiz, "Take question 1 instead")
    assert "Question 1 · Easy" in said(quiz)


def test_the_tab_keeps_the_row_and_its_answers(row: Quiz) -> None:
    answer(row)
    row.next()
    answer(row, right=False)
    kept, address = page_of(row).kept, page_of(row).address
    again = opened(address, kept)
    assert again.session.round == row.session.round
    assert "Question 2 of 10 · Medium · 1 of 2 right" in said(again)
    elsewhere = opened({"seed": "5"}, kept)
    assert elsewhere.session.round is None
    assert elsewhere.answered == 2


def test_those_that_were_wrong_are_kept_though_no_link_leads_to_them(row: Quiz) -> None:
    quiz = went_through(row, wrong=3)
    press(quiz, "Retry the 3 you got wrong")
    again = opened(page_of(quiz).address, page_of(quiz).kept)
    assert "Question 1 of 3" in said(again)


def test_opened_anew_at_the_result_it_shows_the_result_again_and_elsewhere_not(row: Quiz) -> None:
    quiz = went_through(row, wrong=2)
    address, kept = page_of(quiz).address, page_of(quiz).kept
    again = opened(address, kept)
    assert again.session.result == quiz.session.result
    assert "8 of 10 right" in said(again)
    assert opened({"seed": "5"}, kept).session.result is None
    quiz.random()
    assert opened(page_of(quiz).address, page_of(quiz).kept).session.result is None


def test_opened_anew_at_the_last_question_it_asks_that(row: Quiz) -> None:
    quiz = went_through(row, wrong=0)
    quiz.go(79)
    again = opened(page_of(quiz).address, page_of(quiz).kept)
    assert again.session.result is None
    assert "Question 10 of 10" in said(again)


def test_gone_back_or_forward_to_a_question_of_the_row_it_stands_as_it_was_answered(row: Quiz) -> None:
    quiz = went_through(row, wrong=1)
    for seed, right in (("70", False), ("79", True)):
        page_of(quiz).set_state({"address": {**page_of(quiz).address, "seed": seed}, "returns": int(seed)})
        assert quiz.result is not None
        assert quiz.result.right is right
        assert quiz.answered == 10
    press(quiz, "See the result")
    assert heard(quiz) == "9 of 10 right"


def test_gone_forward_to_a_question_of_the_row_that_is_not_answered_it_is_asked(row: Quiz) -> None:
    answer(row)
    page_of(row).set_state({"address": {**page_of(row).address, "seed": "72"}, "returns": 1})
    assert (row.seed, row.result) == (72, None)


def test_result_of_those_that_were_wrong_is_shown_again_though_no_link_leads_to_them(row: Quiz) -> None:
    quiz = went_through(row, wrong=2)
    press(quiz, "Retry the 2 you got wrong")
    went_through(quiz, wrong=1)
    again = opened(page_of(quiz).address, page_of(quiz).kept)
    assert "1 of 2 right" in said(again)


NAME = str(MUST_PLAY.name_of(70, 2))
BAD_ROWS = (
    "[]",
    "x",
    "{}",
    "[" * 5000,
    f'{{"names":["{NAME}"],"picked":{{}},"topic":null}}',
    f'{{"names":["{NAME}"],"picked":{{}},"topic":null,"linked":true,"told":true}}',
    f'{{"names":["{NAME}"],"picked":{{}},"topic":null,"linked":true,"told":1}}',
    '{"names":[],"picked":{},"topic":null,"linked":true,"told":false}',
    f'{{"names":["{NAME}","{NAME}"],"picked":{{}},"topic":null,"linked":true,"told":false}}',
    '{"names":["tolva/must-play/1/9/70"],"picked":{},"topic":null,"linked":true,"told":false}',
    f'{{"names":["{NAME}"],"picked":{{"{NAME}":["XX"]}},"topic":null,"linked":true,"told":false}}',
    f'{{"names":["{NAME}"],"picked":[],"topic":null,"linked":true,"told":false}}',
    f'{{"names":["{NAME}"],"picked":{{}},"topic":"<b>","linked":true,"told":false}}',
    f'{{"names":["{NAME}"],"picked":{{}},"topic":null,"linked":1,"told":false}}',
    " " * 50_000,
)


@pytest.mark.parametrize("row", BAD_ROWS)
def test_a_row_that_is_none_of_ours_is_none_and_the_score_is_kept(row: str) -> None:
    score = Score().with_answer(MUST_PLAY.name_of(1, 1), True)
    assert read_memory(f"{written_memory(Memory(score))}\n{row}", named) == Memory(score)
    assert opened({"seed": "70"}, f"{score.to_text()}\n{row}").answered == 1
