"""Every rule of every game has its words, a test of its own, and a deal in which it decides something.

The examples in `helpers.spoken` are each said by a real deal (`tests/texts/test_spoken*.py` holds them against one
another, both ways), so a rule that stands in no example is one that no deal ever names.
"""

import pytest

from helpers.spoken import EXAMPLES
from mutation import mutator
from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES, rule, rule_ids

NAMED = mutator.tests_by_rule(rule_ids(), mutator.test_names())

RULES = sorted({rule_id for game in GAMES for rule_id in rule_ids(game)})


@pytest.mark.parametrize("rule_id", RULES)
def test_every_rule_is_named_by_a_verdict_or_a_happening_of_a_deal(rule_id: str) -> None:
    cases = {case.verdict.rule for examples in EXAMPLES.values() for case in examples.cases}
    happenings = {happened.rule for examples in EXAMPLES.values() for happened in examples.happenings}
    assert rule_id in cases | happenings


@pytest.mark.parametrize("rule_id", RULES)
def test_every_rule_has_a_test_named_for_it(rule_id: str) -> None:
    assert rule_id in NAMED


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("rule_id", RULES)
def test_every_rule_has_its_words(rule_id: str, lang: str) -> None:
    words = rule(lang, rule_id)
    assert words.title
    assert words.text
    assert words.source
