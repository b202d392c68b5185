"""Questions asked by house rules: the same deal, judged by what has been agreed on."""

from typing import Any

import pytest

from tolva_teach.quiz import family_about, mark
from tolva_teach.quiz.house import by_house_rules


@pytest.mark.parametrize(
    ("game", "family", "seed", "difficulty", "options", "turned"),
    [
        ("tolp", "may-lay", 6, 1, {"flying": ["2"]}, {"S2+CQ"}),
        ("bondtolva", "may-do", 4, 3, {"max_tjog": 1}, {"meld H", "meld S"}),
    ],
)
def test_what_is_right_follows_from_the_house_rules_and_the_name_stays(
    game: str, family: str, seed: int, difficulty: int, options: dict[str, Any], turned: set[str]
) -> None:
    question = family_about(game, family=family).question(seed, difficulty)
    asked = by_house_rules(question, options)
    assert asked is not None
    assert asked.name == question.name
    assert asked.record.game.variants == options
    assert asked.record.deals[0].cards == question.record.deals[0].cards
    assert asked.answer ^ question.answer == turned
    assert mark(asked, asked.answer).right


def test_what_a_question_plays_otherwise_itself_gives_way_to_the_house_rules() -> None:
    family = family_about("tolp", family="may-lay")
    questions = (family.question(seed, 3) for seed in range(20))
    itself = next(question for question in questions if question.record.game.variants)
    asked = by_house_rules(itself, {"out_on_flying": True})
    assert asked is None or asked.record.game.variants == {"out_on_flying": True}


@pytest.mark.parametrize("family", ["scores", "who-takes"])
def test_a_question_whose_turn_was_looked_for_cannot_be_asked_by_them(family: str) -> None:
    assert by_house_rules(family_about("bondtolva", family=family).question(1, 1), {"max_tjog": 1}) is None


def test_a_deal_that_does_not_come_so_far_by_them_is_not_asked_about() -> None:
    assert by_house_rules(family_about("tolp", family="may-lay").question(1, 1), {"jokers": 2}) is None
