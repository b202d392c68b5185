"""Answers become sittings, and sittings a day on which a rule is due."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tolva_teach.quiz import family_of, mark, rules_met
from tolva_teach.quiz.base import QuestionName
from tolva_teach.review import (
    DAY,
    LONGEST_HISTORY,
    SITTING,
    Grade,
    History,
    Sitting,
    as_of,
    due,
    grade,
    grades_of,
    is_wrong,
    known,
    known_over_time,
    missed,
    right_in_a_row,
    strength,
    with_answer,
)

ANSWERS = st.lists(st.tuples(st.integers(0, 400 * DAY), st.sampled_from(Grade)), min_size=1, max_size=30)


TIMES = st.integers(0, 4000 * DAY)
SITTINGS = st.lists(st.builds(Sitting, TIMES, st.sampled_from(Grade)), min_size=1, max_size=12).map(tuple)
LONGEST_WAIT = 36_500 * DAY


def after(*answers: tuple[int, Grade]) -> History:
    history: History = ()
    for at, given_grade in answers:
        history = with_answer(history, at, given_grade)
    return history


@given(ANSWERS)
def test_sittings_are_in_order_and_apart(answers: list[tuple[int, Grade]]) -> None:
    history = after(*answers)
    assert all(later.at - earlier.at >= SITTING for earlier, later in pairwise(history))


@given(ANSWERS, st.integers(0, 400 * DAY))
def test_a_wrong_answer_is_due_before_a_right_one_would_be(answers: list[tuple[int, Grade]], later: int) -> None:
    history = after(*answers)
    at = history[-1].at + SITTING + later
    dues = [due(with_answer(history, at, one), at) for one in Grade]
    assert dues == sorted(dues)
    assert all(at + DAY <= one for one in dues)


@given(ANSWERS, st.integers(0, 4000))
def test_what_one_knows_fades(answers: list[tuple[int, Grade]], days: int) -> None:
    history = after(*answers)
    now, then = (strength(history, history[-1].at + day * DAY) for day in (days, days + 1))
    assert 0 <= then <= now <= 1


@given(ANSWERS)
def test_a_rule_is_due_on_the_day_on_which_it_begins_to_sit_no_longer(answers: list[tuple[int, Grade]]) -> None:
    history = after(*answers)
    days = (due(history, history[-1].at) - history[-1].at) // DAY
    sits_for = next(day for day in range(40_000) if strength(history, history[-1].at + (day + 1) * DAY) < 0.9)
    assert days == 1 or abs(days - sits_for) <= 1


def test_a_long_history_keeps_its_end() -> None:
    history = after(*((day * DAY, Grade.GOOD) for day in range(LONGEST_HISTORY + 5)))
    assert (len(history), history[0].at) == (LONGEST_HISTORY, 5 * DAY)


def test_a_sitting_has_the_grade_of_its_worst_answer() -> None:
    assert after((5 * DAY, Grade.GOOD), (5 * DAY + 60, Grade.AGAIN), (5 * DAY + 90, Grade.EASY)) == (
        Sitting(5 * DAY, Grade.AGAIN, mended=True),
    )


def test_what_was_answered_rightly_after_a_miss_is_wrong_no_more_and_another_miss_makes_it_so_again() -> None:
    grades = (Grade.GOOD, Grade.AGAIN, Grade.GOOD, Grade.EASY, Grade.AGAIN)
    histories = [after(*((60 * n, one) for n, one in enumerate(grades[:count]))) for count in range(1, 6)]
    assert [is_wrong(history) for history in histories] == [False, True, False, False, True]
    assert all(missed(history) for history in histories[1:]), "it is asked again the next day all the same"


def test_what_a_clock_that_was_ahead_has_put_later_counts_as_answered_with_the_next_answer() -> None:
    assert after((1 * DAY, Grade.GOOD), (5 * DAY, Grade.EASY), (4 * DAY, Grade.HARD)) == (
        Sitting(1 * DAY, Grade.GOOD),
        Sitting(4 * DAY, Grade.HARD),
    )


def test_four_wrong_answers_after_a_sitting_in_two_years_are_due_tomorrow() -> None:
    now = 1000 * DAY
    history = after((now + 730 * DAY, Grade.GOOD), *((now + 60 * n, Grade.AGAIN) for n in range(4)))
    assert due(history, now + 240) <= now + DAY
    assert strength(history, now + 240) == 0


def test_a_clock_that_is_far_behind_tells_what_was_known_last_and_loses_no_miss_of_now() -> None:
    """A clock without a battery begins in 2000: all that was answered lies after that."""
    learnt = after((900 * DAY, Grade.AGAIN), (910 * DAY, Grade.GOOD), (920 * DAY, Grade.GOOD))
    now = 100 * DAY
    assert as_of(learnt, now) == (Sitting(now, Grade.GOOD),)
    assert strength(with_answer(learnt, now, Grade.GOOD), now) > 0.9
    assert strength(with_answer(learnt, now, Grade.AGAIN), 921 * DAY) == 0
    assert due(with_answer(learnt, now, Grade.AGAIN), 921 * DAY) <= 921 * DAY


def test_a_sitting_in_two_years_is_due_now_and_not_only_then() -> None:
    assert due(after((730 * DAY, Grade.EASY)), now=DAY) == DAY


@given(SITTINGS, TIMES)
def test_whatever_the_clock_was_the_history_is_in_order_and_ends_by_now(sittings: History, now: int) -> None:
    history = as_of(sittings, now)
    assert all(later.at - earlier.at >= SITTING for earlier, later in pairwise(history))
    assert history[-1].at <= now
    assert as_of(history, now) == history
    ahead, past = [one for one in sittings if one.at > now], [one.grade for one in sittings if one.at <= now]
    counts = [*past, max(ahead).grade] if ahead else past
    assert min(one.grade for one in history) == min(counts), "no miss is lost but one that lies before what was known"


@given(SITTINGS, TIMES)
def test_the_order_in_which_sittings_are_told_is_all_one(sittings: History, now: int) -> None:
    there_and_back = (sittings, tuple(reversed(sittings)))
    assert len({(due(one, now), strength(one, now), as_of(one, now)) for one in there_and_back}) == 1


@given(SITTINGS, TIMES)
def test_a_rule_missed_last_is_due_within_a_day_and_does_not_sit(sittings: History, now: int) -> None:
    history = with_answer(sittings, now, Grade.AGAIN)
    (of_game,) = known({"trick.follow": history}, now).values()
    assert due(history, now) <= now + DAY
    assert [(one.missed, one.sits) for one in of_game] == [(True, False)]
    assert known_over_time({"trick.follow": history}, now, [now]) == [0]


@given(SITTINGS, TIMES)
def test_nothing_is_due_later_than_the_longest_wait_after_the_last_answer_by_now(sittings: History, now: int) -> None:
    last = max((one.at for one in sittings if one.at <= now), default=now)
    ahead = any(one.at > now for one in sittings)
    assert due(sittings, now) <= (now if ahead else last + LONGEST_WAIT)
    assert 0 <= strength(sittings, now) <= 1


def test_nothing_is_due_that_was_never_asked() -> None:
    with pytest.raises(ValueError, match="never due"):
        due((), 0)


@pytest.mark.parametrize(
    ("right", "hinted", "seconds", "expected"),
    [
        (False, False, 1, Grade.AGAIN),
        (True, True, 1, Grade.HARD),
        (True, False, 9, Grade.EASY),
        (True, False, 11, Grade.GOOD),
        (True, False, 61, Grade.HARD),
        (True, False, None, Grade.GOOD),
    ],
)
def test_the_grade_tells_of_correctness_hints_and_time(
    right: bool, hinted: bool, seconds: float | None, expected: Grade
) -> None:
    assert grade(right=right, hinted=hinted, seconds=seconds, choices=6) == expected


def test_a_wrong_answer_is_held_against_the_rules_of_the_misjudged_choices_alone() -> None:
    name = QuestionName.read("tolva/must-play/1/2/5")
    question = family_of(name).named(name)
    right = grades_of(mark(question, question.answer), hinted=False, seconds=20)
    assert right == dict.fromkeys(rules_met(question), Grade.GOOD)
    (extra,) = [choice for choice in question.choices if choice not in question.answer][:1]
    wrong = grades_of(mark(question, {*question.answer, extra}), hinted=False, seconds=20)
    assert wrong == {question.verdict(extra).rule: Grade.AGAIN}


def test_how_often_a_rule_was_known_counts_from_its_last_miss() -> None:
    grades = (Grade.GOOD, Grade.AGAIN, Grade.HARD, Grade.EASY)
    history = after(*((day * DAY, one) for day, one in enumerate(grades)))
    assert [right_in_a_row(history[:count]) for count in range(5)] == [0, 1, 0, 1, 2]
