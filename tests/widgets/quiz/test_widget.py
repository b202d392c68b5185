"""A quiz about any game: a family is all that it takes. Here of the toy game, with cards and a word to say."""

from collections.abc import Iterator

import ipywidgets
import pytest

from helpers import toy
from helpers.parts import buttons, hear, parts, press, said, sent, table_of
from tolva_teach.play.match import Match
from tolva_teach.quiz import Family, OfferedQuestion, QuestionName
from tolva_teach.texts import LANGUAGES, offered, sentence
from tolva_widgets.quiz.widget import Quiz
from tolva_widgets.table.widget import CardTable


class MayDo(Family[OfferedQuestion]):
    """What may the first player do?"""

    name = "may-do"
    game = "toy"
    difficulties = (1, 2)

    def _make(self, name: QuestionName) -> OfferedQuestion:
        match = Match.begin("toy", seed=name.seed)
        return OfferedQuestion(name, match.view(), lambda: match.record)


@pytest.fixture(autouse=True)
def _installed() -> Iterator[None]:
    with toy.installed():
        yield


@pytest.fixture(params=LANGUAGES)
def quiz(request: pytest.FixtureRequest) -> Quiz:
    return Quiz(family=MayDo(), seed=4, lang=request.param)


def test_cards_and_words_are_offered_picked_and_marked(quiz: Quiz) -> None:
    table = table_of(quiz)
    assert len(table.choices) == 4
    assert [phrase["key"] for phrase in table.phrases] == ["pass"]
    right = [choice.key for choice in quiz.session.task.choices if choice in quiz.session.task.answer]
    assert "pass" in right
    hear(table, {"do": "select", "keys": right})
    assert sorted(quiz.selected) == sorted(right)
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.right, quiz.answered) == (1, 1)
    assert {key: mark["kind"] for key, mark in table.marks.items()} == {
        choice.key: "yes" if choice in right else "left" for choice in quiz.session.task.choices
    }


def test_a_card_says_what_one_does_where_one_could_do_something_else(quiz: Quiz) -> None:
    table = table_of(quiz)
    card = next(choice for choice in quiz.session.task.choices if choice.kind == "card")
    done = offered(card.value, quiz.session.task.speaker(quiz.lang))
    assert set(table.called) == set(table.choices)
    assert table.called[card.key] == done
    quiz.select(*quiz.session.task.answer)
    quiz.answer()
    hear(table, {"do": "choose", "key": card.key})
    in_short = offered(card.value, quiz.session.task.speaker(quiz.lang), "group")
    quoted = sentence(quiz.lang, "quiz-quoted", choice=f"{in_short} <span")
    assert f'tolva-answering-told">{quoted[:-1]}' in said(quiz), "quoted: else it is read as advice"
    assert f"{sentence(quiz.lang, 'quiz-quoted', choice=done)}: " in table.announcement


def test_cards_among_cards_have_their_names_alone() -> None:
    assert table_of(Quiz(seed=1)).called == {}


def test_a_word_tells_why_after_the_answer(quiz: Quiz) -> None:
    quiz.select("pass")
    quiz.answer()
    asked = sent(table_of(quiz))
    hear(table_of(quiz), {"do": "choose", "key": "pass"})
    label = table_of(quiz).phrases[0]["label"]
    quoted = sentence(quiz.lang, "quiz-quoted", choice=label)
    chose = sentence(quiz.lang, "quiz-chose", choice=quoted)
    assert table_of(quiz).announcement.startswith(f"{chose}: "), "not an order: it is said who chose it"
    assert f'tolva-answering-told">{chose}: ' in said(quiz)
    assert [message["do"] for message in asked] == ["into-sight"]


def test_what_one_waits_for_after_an_answer_is_told_before_all_else(quiz: Quiz) -> None:
    told: list[tuple[type, str]] = []
    for part in parts(quiz):
        if part is not quiz:
            part.observe(lambda change: told.append((type(change["owner"]), str(change["new"]))))
    quiz.select("pass")
    told.clear()
    quiz.answer()
    assert told[0][0] is ipywidgets.HTML
    assert "tolva-answering-head" in told[0][1]
    assert any(issubclass(kind, CardTable) for kind, _ in told)


def test_a_family_without_hints_and_short_rules_has_no_buttons_for_them(quiz: Quiz) -> None:
    for name in ("hint", "rule", "rules"):
        assert sentence(quiz.lang, f"quiz-{name}") not in buttons(quiz)
    shown = said(quiz)
    quiz.hint()
    assert said(quiz) == shown
    quiz.select("pass")
    quiz.answer()
    press(quiz, sentence(quiz.lang, "quiz-rules"))
    assert ">toy.fit</code>" in said(quiz)
    assert ">toy.pass</code>" in said(quiz)


def test_the_next_question_is_of_the_same_game(quiz: Quiz) -> None:
    quiz.next()
    assert quiz.session.name == QuestionName("toy", "may-do", 1, 1, 5)
    with pytest.raises(ValueError, match="2"):
        quiz.go(5, difficulty=3)
