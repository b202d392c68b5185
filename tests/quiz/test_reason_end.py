"""What a reason may end in: cards on the table that count too, which only one game has."""

from typing import Any

import pytest

from helpers.golden_questions import called
from tolva_teach.quiz import FAMILIES, Family, QuestionName, family_of
from tolva_teach.texts import Speaker, reason_end

STUCK_WITH_JOKERS = QuestionName.read("tolp/who-leads/1/2/816")


def ends(family: Family[Any], seed: int, difficulty: int) -> set[str]:
    question = family.question(seed, difficulty)
    return {reason_end(question.verdict(choice.key), Speaker("en")) for choice in question.choices}


@pytest.mark.parametrize("family", [family for family in FAMILIES if family.game != "bordstolva"], ids=called)
def test_no_reason_ends_in_cards_on_the_table_where_there_are_none(family: Family[Any]) -> None:
    for seed in range(1, 5):
        assert ends(family, seed, 1) == {""}


def test_jokers_that_nobody_can_lead_are_no_cards_on_the_table() -> None:
    assert ends(family_of(STUCK_WITH_JOKERS), STUCK_WITH_JOKERS.seed, 2) == {""}
