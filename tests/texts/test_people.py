"""What people at a table are called where no record says it."""

import re

import pytest

from tolva_teach.picture import describe
from tolva_teach.quiz import FAMILIES
from tolva_teach.texts import LANGUAGES

_NUMBERED = re.compile(r"\b(?:spelare|player) \d", re.IGNORECASE)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_sits_at_the_table_of_a_question_has_a_name_there_in_the_picture_and_in_the_reasons(lang: str) -> None:
    for family in (family for family in FAMILIES if family.players is None):
        question = family.question(3, family.difficulties[-1])
        speaker = question.speaker(lang)
        said = [question.ask(speaker), describe(question.table, lang, question.names)]
        said += [
            part for one in question.choices for part in (question.called(one, speaker), question.why(one, speaker))
        ]
        assert not [words for words in said if _NUMBERED.search(words)]
