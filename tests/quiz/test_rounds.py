"""Questions in a row, and what the answers to them tell."""

from itertools import islice
from typing import Any

import pytest

from helpers.golden_questions import called
from tolva_teach.quiz import (
    FAMILIES,
    MUST_PLAY,
    SEED_LIMIT,
    Answer,
    Family,
    NotAskedError,
    Question,
    QuestionName,
    Round,
    UnknownQuestionError,
    family_about,
    family_of,
    mark,
    names_about,
    right_by_rule,
    round_from,
    round_of,
    rules_met,
    rules_turned_on,
)
from tolva_teach.texts import LANGUAGES


def named(name: QuestionName) -> Question:
    question: Question = family_of(name).named(name)
    return question


def answered(row: Round, name: QuestionName, *picked: str) -> Round:
    return row.with_answer(name, Answer(picked, mark(named(name), picked).right))


def answered_rightly(row: Round) -> Round:
    for name in row.names:
        row = answered(row, name, *named(name).answer)
    return row


def test_a_row_is_ten_numbers_on_end_and_after_the_last_number_comes_the_first() -> None:
    row = round_from(MUST_PLAY, MUST_PLAY.name_of(SEED_LIMIT - 3, 2))
    assert [name.seed for name in row.names] == [*range(SEED_LIMIT - 3, SEED_LIMIT + 1), *range(6)]
    assert {name.difficulty for name in row.names} == {2}


@pytest.mark.parametrize("rule", MUST_PLAY.rules)
def test_a_row_about_a_rule_has_only_questions_in_which_it_allows_or_forbids(rule: str) -> None:
    row = round_from(MUST_PLAY, MUST_PLAY.name_of(500, 2), rule)
    assert len(row.names) == 10
    assert all(rule in rules_met(named(name)) for name in row.names)
    seeds = [name.seed for name in row.names]
    passed = set(range(500, seeds[-1])) - set(seeds)
    assert not any(rule in rules_met(MUST_PLAY.question(seed, 2)) for seed in passed)


def test_a_duty_that_only_narrows_another_is_met_where_it_forbids_something() -> None:
    """Of one trump, or of trumps that all beat, the duty to overtake leaves no fewer than the duty to trump."""
    overtaken = names_about(MUST_PLAY, MUST_PLAY.name_of(2, 1), "trick.overtake")
    for name in islice(overtaken, 6):
        question = named(name)
        assert any(
            question.verdict(its).rule == "trick.overtake" and not question.verdict(its) for its in question.choices
        )
    only_trump = MUST_PLAY.question(2, 1)
    assert only_trump.rules == ("trick.overtake",), "so the reason says it"
    assert [*rules_met(only_trump)] == rules_turned_on(only_trump) == ["trick.trump"]
    assert right_by_rule(mark(only_trump, ["D7"])) == {"trick.trump": True}
    assert right_by_rule(mark(only_trump, [])) == {"trick.trump": False}
    pairs = named(QuestionName.read("tolp/may-lay/1/1/20"))
    assert "tolp.higher" not in rules_met(pairs)


def test_what_may_all_be_played_hangs_on_the_rule_that_says_so() -> None:
    free = next(names_about(MUST_PLAY, MUST_PLAY.name_of(2, 1), "trick.discard"))
    assert [*rules_met(named(free))] == ["trick.discard"]


def test_a_rule_that_no_question_is_about_is_refused_by_its_name() -> None:
    with pytest.raises(UnknownQuestionError, match=r"cards\.order"):
        round_from(MUST_PLAY, MUST_PLAY.name_of(1, 1), "cards.order")


def test_a_rule_that_the_difficulty_does_not_ask_about_is_refused_by_its_name() -> None:
    """A plain discard tempts nobody: the hardest has none."""
    with pytest.raises(UnknownQuestionError, match=r"trick\.discard"):
        round_from(MUST_PLAY, MUST_PLAY.name_of(1, 3), "trick.discard")


@pytest.mark.parametrize("rule", ["no.rule", "", "<b>"])
def test_a_rule_that_there_is_not_is_refused_before_any_name_is_taken(rule: str) -> None:
    with pytest.raises(ValueError, match=r"no rule.*trick\.follow"):
        names_about(MUST_PLAY, MUST_PLAY.name_of(1, 1), rule)


@pytest.mark.parametrize("rule", ["tolva.meld", "trick.discard"])
def test_a_rule_that_is_not_asked_at_the_difficulty_is_told_with_those_that_are(rule: str) -> None:
    with pytest.raises(ValueError, match=rf"about {rule} at difficulty 3\. They are about .*trick\.overtake"):
        next(names_about(MUST_PLAY, MUST_PLAY.name_of(1, 3), rule, within=50))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_both_languages_say_which_rules_are_asked_about(lang: str) -> None:
    with pytest.raises(NotAskedError) as fault:
        list(names_about(MUST_PLAY, MUST_PLAY.name_of(1, 3), "tolva.meld", within=5))
    assert "trick.overtake" in fault.value.sentence(lang)


def test_a_number_that_there_is_not_begins_no_row() -> None:
    with pytest.raises(UnknownQuestionError, match="whole number"):
        round_from(MUST_PLAY, MUST_PLAY.name_of(-1, 1))


def test_the_next_question_is_the_first_that_is_not_answered() -> None:
    row = round_from(MUST_PLAY, MUST_PLAY.name_of(1, 1))
    second = row.names[1]
    assert answered(row, second, *named(second).answer).next_name == row.names[0]
    assert answered_rightly(row).next_name is None


def test_only_the_first_answer_counts_and_only_to_its_own_questions() -> None:
    row = answered_rightly(round_from(MUST_PLAY, MUST_PLAY.name_of(1, 1)))
    assert row.with_answer(row.names[0], Answer((), right=False)) is row
    assert row.with_answer(MUST_PLAY.name_of(99, 1), Answer((), right=False)) is row


def test_what_was_answered_wrongly_is_told_by_the_rules_that_were_met_what_sits_least_first() -> None:
    row = round_from(MUST_PLAY, MUST_PLAY.name_of(5937, 3))
    held = named(row.names[0])
    assert held.answer == {"SA", "S10"}  # hearts were led and trumped with the jack of spades; in the hand is no heart
    row = answered(row, row.names[0], "SA", "S10", "S9")  # the nine does not beat the jack
    row = answered(row, row.names[1], *named(row.names[1]).answer)
    result = row.result(named)
    assert (result.right, result.answered, result.wrong) == (1, 2, (row.names[0],))
    by_rule = {rule.rule: rule for rule in result.rules}
    assert not by_rule["trick.overtake"].sits
    assert by_rule["trick.trump"].sits
    assert result.rules[0].rule == "trick.overtake"
    assert all(rule.met >= rule.right for rule in result.rules)
    assert sum(rule.met for rule in result.rules) == sum(len(rules_met(named(name))) for name in row.names[:2])


@pytest.mark.parametrize("family", [family for family in FAMILIES if family.players is None], ids=called)
def test_answered_rightly_every_rule_sits(family: Family[Any]) -> None:
    row = round_from(family, family.name_of(7, family.difficulties[-1]))
    result = answered_rightly(row).result(named)
    assert (result.right, result.wrong) == (10, ())
    assert all(rule.sits for rule in result.rules)


def test_questions_asked_anew_are_answered_anew_and_no_link_leads_to_them() -> None:
    row = answered_rightly(round_from(MUST_PLAY, MUST_PLAY.name_of(1, 1)))
    again = round_of(row.names[2:4])
    assert (again.next_name, again.place(row.names[3]), again.linked) == (row.names[2], 2, False)


def test_a_row_about_a_rule_that_only_forbids_has_questions_between_that_are_answered_otherwise() -> None:
    family = family_about("tolva", None, "may-do")
    row = round_from(family, family.name_of(1, 2), "tolva.meld.three")
    assert len({family.named(name).answer for name in row.names}) > 1
    assert "tolva.meld.three" in rules_met(family.named(row.names[0]))
