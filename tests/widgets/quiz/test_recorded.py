"""A quiz about a position of somebody's own."""

from itertools import product

import pytest

from tolva_teach.play.match import Match
from tolva_teach.quiz import FIRST_FAMILY, families, families_at, families_of_game
from tolva_teach.records.links import packed
from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets import Quiz
from tolva_widgets.quiz.address import first_of
from tolva_widgets.quiz.session import QuizSession
from tolva_widgets.quiz.words import QuizWords
from tolva_widgets.tasks.question_table import Logbook


def session_at(values: dict[str, str]) -> QuizSession:
    session = QuizSession(FIRST_FAMILY, FIRST_FAMILY.name_of(seed=1, difficulty=1))
    session.take_address(values)
    return session


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_asked_about_answered_and_left_for_numbered_questions(
    lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(Logbook, "tell", lambda _self, name, *_more: told.append(name))
    match = Match.begin("bondtolva", players=4, seed=7)
    quiz = Quiz(record=match.record, lang=lang)
    assert sentence(lang, "quiz-own") in quiz._frame.heading.value
    assert not {"seed", "difficulty"} & {choice["name"] for choice in quiz._frame.page.choices}
    quiz.select(*quiz.session.task.answer)
    quiz.answer()
    assert quiz.result is not None
    assert quiz.result.right
    assert (quiz.answered, told) == (0, [])  # it has no number to be counted or told by
    quiz.next()
    assert (quiz.session.name.record, quiz.session.name.game) == ("", "bondtolva")
    quiz.select(*quiz.session.task.answer)
    quiz.answer()
    assert (quiz.answered, len(told)) == (1, 1)


def test_where_no_family_suits_any_turn_is_asked_about_and_numbered_questions_follow() -> None:
    match = Match.begin("tolp", players=4, seed=7)
    while not match.number:
        while match.deal.actors():
            match.do(match.legal()[-1])
        match.next_deal()
    quiz = Quiz(record=match.record, lang="en")
    assert quiz.session.family.name == "any-turn"
    quiz.next()
    assert quiz.session.family.name == "may-lay"
    again = Quiz(record=match.record, lang="en")
    again.begin_set()
    assert again.session.round is not None
    assert again.session.family.name == "may-lay"


@pytest.mark.parametrize(("game", "players"), [("tolp", 2), ("tolp", 11), ("tolp", 20), ("trettioett", 16)])
def test_for_so_many_as_no_questions_are_for_those_for_others_follow(game: str, players: int) -> None:
    match = Match.begin(game, players=players, seed=7)
    quiz = Quiz(record=match.record, lang="en")
    assert quiz.session.task.record == match.record
    quiz.next()
    assert (quiz.session.name.game, quiz.session.name.record) == (game, "")
    assert quiz.session.name.family == first_of(game, players).name


@pytest.mark.parametrize(
    ("game", "players"), [*product(["tolp"], [2, *range(11, 21)]), *product(["trettioett"], range(11, 17))]
)
def test_what_is_offered_first_is_of_the_game_for_as_many_as_can_be(game: str, players: int) -> None:
    first = first_of(game, players)
    assert first.game == game
    assert first in (families(game, players) or families_of_game(game))


def test_the_address_says_the_record_and_which_question_it_is_where_there_are_several() -> None:
    text = packed(Match.begin("tolva", seed=7).record)
    assert session_at({"record": text}).address == {"record": text}
    assert [family.name for family in families_at(text)] == ["may-do"]
    session = session_at({"record": text, "family": "may-do"})
    assert session.address == {"record": text}
    assert session.fault is None


@pytest.mark.parametrize("values", [{"record": "1abc"}, {"record": "1" * 30_000}, {"record": "<b>"}])
def test_a_damaged_link_is_told_of_and_leads_to_a_question(values: dict[str, str]) -> None:
    session = session_at(values)
    for lang in LANGUAGES:
        words = QuizWords(session, lang)
        assert sentence(lang, "quiz-bad-link") in words.fault
        assert "<b>" not in words.fault
    session.ask(session.good_name)
    assert session.fault is None
