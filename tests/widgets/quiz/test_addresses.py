"""What a quiz's address names, and what its page offers: the game, for how many, and the sort of question."""

from typing import Any

import pytest

from helpers.golden_questions import called
from helpers.parts import buttons, page_of, parts, press, said
from tolva_teach.quiz import FAMILIES, MUST_PLAY, Family, families, family_of
from tolva_teach.texts import LANGUAGES
from tolva_widgets import Quiz
from tolva_widgets.page.widget import Page
from tolva_widgets.quiz import choices as quiz_choices
from tolva_widgets.quiz.session import QuizSession
from tolva_widgets.quiz.words import QuizWords


@pytest.fixture
def session() -> QuizSession:
    return QuizSession(MUST_PLAY, MUST_PLAY.name_of(5937, 3))


def fold_of(quiz: Quiz) -> Page:
    """The choice of game, folded away."""
    return next(part for part in parts(quiz) if isinstance(part, Page) and part is not page_of(quiz))


# The address


@pytest.mark.parametrize("family", FAMILIES, ids=called)
def test_the_address_of_a_question_leads_to_it(family: Family[Any], session: QuizSession) -> None:
    session.ask(family.name_of(7, 2))
    address = session.address
    again = QuizSession(MUST_PLAY, MUST_PLAY.name_of(1, 1))
    again.take_address(address)
    assert again.fault is None
    assert again.name == family.name_of(7, 2)
    assert family_of(again.name) is again.family is family


def test_a_link_without_a_game_leads_where_it_always_did(session: QuizSession) -> None:
    session.ask(FAMILIES[-1].name_of(1, 1))
    session.take_address({"seed": "7", "difficulty": "2", "v": "1"})
    assert session.name == MUST_PLAY.name_of(7, 2)
    assert session.address == {"seed": "7", "difficulty": "2", "v": "1"}


def test_what_is_left_out_is_as_usual(session: QuizSession) -> None:
    session.take_address({"game": "bondtolva", "seed": "7"})
    assert (session.name.game, session.name.players, session.name.family) == ("bondtolva", None, "must-play")
    session.take_address({"game": "tolp", "seed": "7"})
    assert (session.name.game, session.name.players, session.name.family) == ("tolp", None, "may-lay")
    session.take_address({"players": "3", "seed": "7"})
    assert (session.name.game, session.name.players) == ("tolva", 3)
    assert session.address["players"] == "3"
    assert "game" not in session.address


@pytest.mark.parametrize(
    ("address", "told", "game"),
    [
        ({"game": "poker"}, "“poker”, isn’t one of ours", "tolva"),
        ({"game": "<b>poker</b>"}, "&lt;b&gt;poker", "tolva"),
        ({"game": "bondtolva", "players": "5"}, "“5”, doesn’t suit", "bondtolva"),
        ({"game": "plocketolva", "players": "x"}, "“x”, doesn’t suit", "plocketolva"),
        ({"players": "-3"}, "“-3”, doesn’t suit", "tolva"),
        (
            {"game": "bondtolva", "players": "3", "family": "bidding"},
            "“bidding”, doesn’t exist",
            "bondtolva",
        ),
        ({"game": "x" * 200}, "…", "tolva"),
    ],
)
def test_a_bad_link_says_what_is_wrong_and_offers_one_that_goes(
    session: QuizSession, address: dict[str, str], told: str, game: str
) -> None:
    session.take_address({**address, "seed": "7"})
    words = QuizWords(session, "en", "en")
    assert told in words.fault
    assert "<b>p" not in words.fault
    assert words.good_offer
    session.ask(session.good_name)
    assert session.fault is None
    assert session.name.game == game


def test_a_bad_number_is_told_of_the_game_that_was_named(session: QuizSession) -> None:
    session.take_address({"game": "bondtolva", "players": "3", "seed": "x"})
    words = QuizWords(session, "en", "en")
    assert "not &#39;x&#39;" in words.fault
    assert words.good_offer == "Take question 1 of Bondtolva for 3 instead"


# The page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("family", FAMILIES, ids=called)
def test_every_choice_leads_to_another_family_and_has_words_of_its_own(family: Family[Any], lang: str) -> None:
    chosen = quiz_choices.chosen(family, lang)
    for choice in quiz_choices.choices(family, lang):
        labels = [label for _value, label in choice["options"]]
        assert len(set(labels)) == len(labels)
        for value, _label in choice["options"]:
            wanted = quiz_choices.wanted(family, {**chosen, choice["name"]: value})
            assert wanted in FAMILIES
            assert (wanted is family) == (value == chosen[choice["name"]])
            assert quiz_choices.chosen(wanted, lang).get(choice["name"], value) == value


def test_another_game_keeps_number_and_difficulty_and_says_what_it_is() -> None:
    quiz = Quiz(seed=7, difficulty=2, lang="en", in_address=True)
    page_of(quiz).set_state({"opened": True, "address": {"seed": "7", "difficulty": "2"}})
    fold = fold_of(quiz)
    assert fold.words["settings"].startswith("Tolva for 4")
    fold.chosen = {**fold.chosen, "game": "bondtolva"}
    assert quiz.session.name == families("bondtolva")[0].name_of(7, 2)
    assert fold.words["settings"].startswith("Bondtolva for 2")
    fold.chosen = {**fold.chosen, "players": "4"}
    assert quiz.session.name.players == 4
    assert page_of(quiz).address == {
        "game": "bondtolva", "players": "4", "seed": "7", "difficulty": "2", "v": "1"
    }  # fmt: skip
    quiz.next()
    assert quiz.session.name == families("bondtolva", 4)[0].name_of(8, 2)
    quiz.lang = "sv"
    assert fold_of(quiz).words["settings"].startswith("Bondtolva för fyra")


def test_a_broken_link_still_lets_one_choose_and_its_button_goes() -> None:
    quiz = Quiz(seed=7, lang="en", in_address=True)
    page_of(quiz).set_state({"opened": True, "address": {"game": "bondtolva", "players": "9"}})
    assert "doesn’t suit" in said(quiz)
    (offer,) = [words for words in buttons(quiz) if "instead" in words]
    press(quiz, offer)
    assert quiz.session.name.game == "bondtolva"
    assert "doesn’t suit" not in said(quiz)


def test_the_score_counts_questions_of_all_families_apart() -> None:
    session = QuizSession(MUST_PLAY, MUST_PLAY.name_of(7, 1))
    for family in (*FAMILIES, MUST_PLAY):
        session.ask(family.name_of(7, 1))
        session.pick(session.task.answer)
        session.answer()
    assert (session.score.right, session.score.answered) == (len(FAMILIES), len(FAMILIES))
    again = QuizSession(MUST_PLAY, MUST_PLAY.name_of(1, 1))
    again.take_address(session.address, session.score.to_text())
    assert again.score == session.score
