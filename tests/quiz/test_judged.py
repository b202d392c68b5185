"""An answer that came from elsewhere is judged by the question alone: nothing that it says of itself is believed."""

from typing import Any

import pytest

from tolva_teach.quiz import FIRST_FAMILY, families, family_of, mark, rules_met
from tolva_teach.quiz.base import Choice, Question, verbs_of
from tolva_teach.quiz.judged import NotAskedOrOfferedError, is_asked, judge, judged_of
from tolva_teach.rules import verbs
from tolva_teach.texts import LANGUAGES

QUESTION = FIRST_FAMILY.question(seed=29, difficulty=1)
NAME = str(QUESTION.name)
RIGHT = sorted(QUESTION.answer)


def test_the_same_choices_in_any_order_are_the_same_answer() -> None:
    assert judge(NAME, RIGHT) == judge(NAME.replace("/29", "/0_29"), [*RIGHT[::-1], *RIGHT])
    assert judge(NAME, RIGHT).choice == tuple(key for key in QUESTION.choices if key in RIGHT)


@pytest.mark.parametrize(
    "question", [[], {}, None, 7, 1.5, True, [NAME], NAME.replace("/1/1/", "/99/1/"), "x" * 10_000]
)
@pytest.mark.parametrize("choice", [[], RIGHT])
def test_what_is_no_name_of_a_question_is_refused_in_words(question: object, choice: list[str]) -> None:
    with pytest.raises(NotAskedOrOfferedError) as caught:
        judge(question, choice)
    assert caught.value.code == "question"
    assert all(caught.value.sentence(lang) for lang in LANGUAGES)
    assert not is_asked(question)


@pytest.mark.parametrize(
    "choice", [None, 7, "S9", {"S9": 1}, [[]], [{}], [None], [["S9"]], ["S9"] * 99, ["S" * 99], ["no"]]
)
def test_what_the_question_does_not_offer_is_refused_in_words(choice: object) -> None:
    with pytest.raises(NotAskedOrOfferedError) as caught:
        judge(NAME, choice)
    assert caught.value.code == "choice"
    assert all(caught.value.sentence(lang) for lang in LANGUAGES)


@pytest.mark.parametrize("only", [None, 7, "play", {"play": 1}, [[]], [None], ["fly"], ["play"] * 99, ["x" * 99]])
def test_what_no_level_narrows_a_question_to_is_refused(only: object) -> None:
    with pytest.raises(NotAskedOrOfferedError):
        judge(NAME, RIGHT, only)


def test_nothing_is_right_of_a_question_that_is_narrowed_to_nothing_or_to_what_is_forbidden() -> None:
    for only in (["meld"], ["knock", "draw"]):
        with pytest.raises(NotAskedOrOfferedError):
            judge(NAME, [], only)
    may_do = next(family for family in families("tolva") if family.name == "may-do")
    questions: list[Question] = [may_do.question(seed=seed, difficulty=1) for seed in range(200)]
    barred = next(its for its in questions if _all_melds_are_forbidden(its))
    with pytest.raises(NotAskedOrOfferedError):
        judge(str(barred.name), [], ["meld"])


def _all_melds_are_forbidden(question: Question) -> bool:
    melds = [choice for choice in question.choices if "meld" in verbs_of([choice])]
    return bool(melds) and not any(map(question.verdict, melds))


def test_a_verb_of_a_game_from_elsewhere_narrows_a_question_as_ours_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(verbs, "_OWN", {"bid": verbs.NOTHING})
    assert judge(NAME, RIGHT, ["play", "bid"]).right


@pytest.mark.parametrize("count", [0, 2])
def test_where_one_choice_holds_one_is_chosen(count: int) -> None:
    single = next(its for its in (family.question(seed=1, difficulty=1) for family in _easy()) if its.single)
    with pytest.raises(NotAskedOrOfferedError):
        judge(str(single.name), list(map(str, single.choices[:count])))
    assert judge(str(single.name), [str(single.choices[0])]).question == str(single.name)


def _easy() -> list[Any]:
    return [family for family in families("tolva") if 1 in family.difficulties]


def test_rules_are_met_or_broken_and_none_is_both() -> None:
    wrong: list[Choice] = [choice for choice in QUESTION.choices if choice not in QUESTION.answer]
    its = judge(NAME, [str(wrong[0])])
    assert its.broken
    assert not set(its.met) & set(its.broken)
    assert family_of(QUESTION.name) is FIRST_FAMILY


def test_a_rule_is_broken_by_what_it_forbids_and_missed_where_what_it_allows_is_left_out() -> None:
    left_out = judge(NAME, RIGHT[:-1])
    rule = QUESTION.rule_tried(RIGHT[-1])
    assert (left_out.broken, left_out.missed, left_out.right) == ((), (rule,), False)
    wrong = next(choice for choice in QUESTION.choices if choice not in QUESTION.answer)
    both = judge(NAME, [*RIGHT[:-1], wrong])
    assert QUESTION.verdict(wrong).rule in both.broken
    assert not both.missed, "who breaks one rule may have left out for that alone what another allows"
    assert {*left_out.met, *left_out.missed} == {*rules_met(QUESTION)}


@pytest.mark.parametrize("chosen", [RIGHT, RIGHT[:-1], []])
def test_an_answer_that_has_been_marked_is_judged_as_one_that_comes_from_elsewhere(chosen: list[str]) -> None:
    assert judged_of(NAME, QUESTION, mark(QUESTION, chosen)) == judge(NAME, chosen)
    single = next(its for its in (family.question(seed=1, difficulty=1) for family in _easy()) if its.single)
    with pytest.raises(NotAskedOrOfferedError):
        judged_of(str(single.name), single, mark(single, []))
