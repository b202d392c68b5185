"""What a program gives that there is not."""

from typing import Any

import pytest
from traitlets import TraitError

from tolva_teach.quiz import SEED_LIMIT
from tolva_teach.texts import LANGUAGES, UnknownLanguageError, sentence
from tolva_widgets import MustPlayQuiz


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seed", ["x", -1, SEED_LIMIT + 1, 1.5])
def test_a_seed_that_is_none_is_refused_in_the_quizs_language(seed: Any, lang: str) -> None:
    with pytest.raises(ValueError, match=str(SEED_LIMIT)) as refused:
        MustPlayQuiz(seed=seed, lang=lang)
    assert str(refused.value) == sentence(lang, "quiz-bad-seed", None, most=str(SEED_LIMIT), given=repr(seed))


def test_an_unknown_difficulty_version_language_or_keyword_is_refused_with_what_is_allowed() -> None:
    with pytest.raises(ValueError, match="from 1 to 3, not 9"):
        MustPlayQuiz(difficulty=9, lang="en")
    with pytest.raises(ValueError, match="version 1, 2, not 5"):
        MustPlayQuiz(version=5, lang="en")
    with pytest.raises(UnknownLanguageError, match="'en' or 'sv', not 'xx'"):
        MustPlayQuiz(lang="xx")
    with pytest.raises(TypeError, match=r"has no sed; it has .*seed"):
        MustPlayQuiz(sed=1)


def test_a_program_that_sets_what_there_is_not_is_refused_and_changes_nothing(quiz: MustPlayQuiz) -> None:
    before = repr(quiz)
    with pytest.raises(TraitError, match=str(SEED_LIMIT)):
        quiz.seed = -1
    with pytest.raises(TraitError, match="from 1 to 3"):
        quiz.difficulty = 4
    assert repr(quiz) == before
