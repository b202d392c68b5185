"""What many questions of each difficulty have to be like."""

from collections import Counter

import pytest

from helpers.thumbs import (
    LONGER,
    SETS,
    beat_in_the_led_suit,
    every_card,
    led_suit,
    score,
    scores,
    trumps,
    trumps_that_beat,
)
from tolva_teach.play.replay import Replay
from tolva_teach.quiz import MUST_PLAY, MustPlayQuestion
from tolva_teach.quiz.tricks.forms import FORMS
from tolva_teach.quiz.tricks.kinds_of_turn import KINDS
from tolva_teach.quiz.tricks.must_play.plans import plan_of
from tolva_teach.quiz.tricks.must_play.search import position

Questions = tuple[MustPlayQuestion, ...]
FORM = FORMS[0]
PLAN = plan_of(FORM)


def test_plans_fill_a_block() -> None:
    """So that over a hundred seeds each kind comes exactly as often as planned."""
    assert all(100 % sum(plan.values()) == 0 for plan in PLAN.kinds.values())


def test_each_kind_is_met_by_one_question_in_twenty(questions: Questions) -> None:
    met = Counter(kind for question in questions for kind in question.kinds)
    assert set(met) <= set(KINDS)
    asked = {*MUST_PLAY.kinds(questions[0].name.difficulty), "partner"}
    assert {kind: met[kind] for kind in asked if met[kind] < len(questions) / 20} == {}


def test_at_most_a_quarter_have_one_card_or_all_of_them_as_the_answer(questions: Questions) -> None:
    trivial = sum(len(question.view.obligation.cards) in (1, len(question.choices)) for question in questions)
    assert trivial <= len(questions) / 4


def test_no_rule_of_thumb_answers_more_than_half_of_the_hardest(hardest: Questions) -> None:
    found = scores(hardest)
    assert len(found) == len(SETS) ** 2
    assert {thumb: share for thumb, share in found.items() if share > 0.5} == {}


@pytest.mark.parametrize("clauses", LONGER, ids=lambda clauses: clauses[0].__name__)
def test_half_of_the_rule_answers_no_more_than_half_of_the_hardest(clauses, hardest: Questions) -> None:
    assert score(clauses, hardest) <= 0.5


def test_the_whole_rule_answers_every_question(questions: Questions) -> None:
    """Written once more as clauses, so that the measure itself is tried."""
    assert score([beat_in_the_led_suit, led_suit, trumps_that_beat, trumps, every_card], questions) == 1


def test_the_hand_is_as_large_as_its_difficulty_says(questions: Questions) -> None:
    for question in questions:
        sizes = PLAN.sizes[question.name.difficulty]
        assert (3 if "whole-hand" in question.kinds else sizes.start) <= len(question.choices) < sizes.stop


def test_harder_questions_have_larger_hands() -> None:
    means = [sum(len(position(FORM, seed, level).view.hand) for seed in range(50)) for level in MUST_PLAY.difficulties]
    assert means == sorted(means)


def test_a_trick_is_under_way_and_trump_comes_from_a_meld(questions: Questions) -> None:
    for question in questions:
        board = question.view.board
        assert question.view.trick
        assert board.trump == (board.melds[0].suit if board.melds else None)


def test_the_position_is_where_its_record_ends(questions: Questions) -> None:
    for question in questions[::50]:
        deal = Replay(question.record)[-1].after
        view = deal.view(question.view.seat)
        assert deal.actors() == (question.view.seat,)
        assert (view.hand, view.trick, view.board.trump) == (
            question.view.hand,
            question.view.trick,
            question.view.board.trump,
        )


def test_seeds_in_a_row_differ(questions: Questions) -> None:
    seen = {(question.position.dealt.hands, question.position.decisions) for question in questions}
    assert len(seen) == len(questions)
