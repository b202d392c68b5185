"""Language, letters, colours, repr and report."""

import json

from helpers.parts import choose, hear, page_of, said, sent, table_of
from tolva_widgets import Quiz


def test_another_language_says_everything_in_it(quiz: Quiz) -> None:
    quiz.select("SA")
    quiz.answer()
    quiz.lang = "sv"
    swedish = Quiz(seed=5937, difficulty=3, lang="sv", indices="en")
    swedish.select("SA")
    swedish.answer()
    assert said(quiz) == said(swedish)


def test_the_letters_and_colours_reach_the_table_and_the_cards_in_the_text(quiz: Quiz) -> None:
    choose(quiz, indices="sv", colours="4")
    table = table_of(quiz)
    assert (quiz.indices, table.indices, table.colours) == ("sv", "sv", 4)
    assert "tolva-four-colours" in quiz._dom_classes
    quiz.colours = 2
    assert "tolva-four-colours" not in quiz._dom_classes


def test_letters_and_colours_are_remembered_by_the_browser(quiz: Quiz) -> None:
    assert page_of(quiz).remember == ["indices", "colours", "matadors"]


def test_the_repr_is_short_and_tells_states_apart(quiz: Quiz) -> None:
    seen = [repr(quiz)]
    for do in (quiz.hint, lambda: quiz.select("SA"), quiz.answer, quiz.again, quiz.next):
        do()
        seen.append(repr(quiz))
    assert len(set(seen)) == len(seen)
    assert all(len(text) <= 110 for text in seen)


def test_the_report_is_shown_with_the_questions_number_in_its_name(quiz: Quiz) -> None:
    quiz.select("SA")
    shown = sent(page_of(quiz))
    hear(page_of(quiz), {"do": "report"})
    assert [(message["do"], message["name"]) for message in shown] == [("report", "question-5937.report.json")]
    assert json.loads(shown[0]["text"]) == quiz.session.report("en")
