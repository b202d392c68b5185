"""What a program gives that there is not."""

import re
from typing import Any

import pytest
from traitlets import TraitError

from tolva_teach.quiz import SEED_LIMIT
from tolva_teach.texts import LANGUAGES, UnknownLanguageError, sentence
from tolva_widgets import Quiz


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", ["x", -1, SEED_LIMIT + 1, 1.5])
def test_a_seed_that_is_none_is_refused_in_the_quizs_language(seed: Any, lang: str) -> None:
    with pytest.raises(ValueError, match=str(SEED_LIMIT)) as refused:
        Quiz(seed=seed, lang=lang)
    assert str(refused.value) == sentence(lang, "quiz-bad-seed", None, most=str(SEED_LIMIT), given=repr(seed))


def test_an_unknown_difficulty_language_or_keyword_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="from 1 to 3, not 9"):
        Quiz(difficulty=9, lang="en")
    with pytest.raises(UnknownLanguageError, match="'en' or 'sv', not 'xx'"):
        Quiz(lang="xx")
    with pytest.raises(TypeError, match=r"has no sed; it has .*seed"):
        Quiz(sed=1)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("asked", "key", "named", "given"),
    [
        ({"game": "<b>"}, "quiz-no-game", "tolva, plocketolva, bordstolva, bondtolva, tolp, trettioett", "<b>"),
        ({"game": "bondtolva", "players": 7}, "quiz-no-players", "2–4", "7"),
        ({"game": "bondtolva", "family": "cannot-have"}, "quiz-no-family",
         "must-play, who-takes, may-do, wrong-play, scores", "cannot-have"),
        ({"game": "bondtolva", "players": 4, "family": "x" * 1000}, "quiz-no-family",
         "must-play, who-takes, may-do, wrong-play, scores, cannot-have", "x" * 60),
    ],
    ids=["game", "players", "family", "long"],
)  # fmt: skip
def test_a_game_number_or_family_that_there_is_not_is_refused_with_what_there_is(
    asked: dict[str, Any], key: str, named: str, given: str, lang: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(named)) as refused:
        Quiz(**asked, lang=lang)
    facts = {"known": named, "seats": named, "game": "Bondtolva" if lang == "en" else "bondtolva", "given": given}
    assert str(refused.value) == sentence(lang, key, None, **facts)


def test_a_program_that_sets_what_there_is_not_is_refused_and_changes_nothing(quiz: Quiz) -> None:
    before = repr(quiz)
    with pytest.raises(TraitError, match=str(SEED_LIMIT)):
        quiz.seed = -1
    with pytest.raises(TraitError, match="from 1 to 3"):
        quiz.difficulty = 4
    assert repr(quiz) == before
