"""A question about each rule that is ever asked about."""

import pytest

from tolva_teach.quiz import FAMILIES, rules_met
from tolva_teach.review import NoQuestionError, families_about, question_about
from tolva_teach.review.asked import places

STATED = {rule for family in FAMILIES for rule in family.rules}
RULES = sorted(places())

ONLY_NAMED = {"tolva.deck", "bond.deck", "tolp.option.revolution", "tolp.start"}
"""Rules that a family leans on, though hardly ever a choice holds or fails by them."""


def test_the_table_names_every_rule_that_a_family_asks_about() -> None:
    assert set(RULES) | ONLY_NAMED >= STATED
    assert not set(RULES) & {"tolva.deck", "bond.deck"}


def test_the_table_knows_every_family() -> None:
    known = {(game, family, players) for of_rule in places().values() for game, family, players, _ in of_rule}
    families = {(family.game, family.name, family.players) for family in FAMILIES}
    assert known == families, "write the table anew: python -m tolva_teach.review.asked"


@pytest.mark.parametrize("rule", RULES)
def test_each_rule_that_a_family_asks_about_is_asked_about_afresh(rule: str) -> None:
    asked = [question_about(rule, seed, difficulty=2) for seed in (3, 4711)]
    assert all(rule in rules_met(question) for question in asked)
    assert len({question.name for question in asked}) > 1


@pytest.mark.parametrize("rule", RULES[::7])
def test_where_the_table_says_so_there_are_enough_of_them(rule: str) -> None:
    """The families may have changed since it was made: `python -m tolva_teach.review.asked`."""
    game, name, players, difficulty = places()[rule][-1]
    (family,) = [one for one in FAMILIES if (one.game, one.name, one.players) == (game, name, players)]
    asked = (family.named(family.name_of(seed, difficulty)) for seed in range(100))
    assert sum(rule in rules_met(question) for question in asked) >= 3


def test_a_shared_rule_is_asked_in_the_games_that_the_learner_knows() -> None:
    assert {question_about("trick.follow", seed, games=["bondtolva"]).name.game for seed in range(6)} == {"bondtolva"}
    assert question_about("tolp.pass", 1, games=["bondtolva"]).name.game == "tolp"


def test_another_family_asks_about_a_rule_where_there_is_one() -> None:
    families = sorted(families_about("trick.overtake", ["tolva"]))
    for shunned in families:
        assert question_about("trick.overtake", 3, 2, ["tolva"], unlike=[shunned]).name.family != shunned
    last = question_about("trick.overtake", 3, 2, ["tolva"], unlike=families).name.family
    assert last == families[0], "where all have asked, the one that did so first"


@pytest.mark.parametrize("rule", ["tolva.markers", "no.rule"])
def test_of_a_rule_that_nothing_hangs_on_there_is_no_question(rule: str) -> None:
    with pytest.raises(NoQuestionError):
        question_about(rule, 1)
