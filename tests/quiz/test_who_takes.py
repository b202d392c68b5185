"""Who takes the trick? What the engine does with it, and how far rules of thumb get."""

from collections.abc import Sequence
from functools import cache
from typing import Any

import pytest

from helpers.golden_questions import called
from helpers.thumbs_takes import HALVES, SIMPLE, share, so_far
from tolva_teach.games.base import play
from tolva_teach.match import stop
from tolva_teach.quiz.tricks import WHO_TAKES
from tolva_teach.quiz.tricks.who_takes import WhoTakes, WhoTakesQuestion
from tolva_teach.texts import LANGUAGES

HARDEST = 3

each_form = pytest.mark.parametrize("family", WHO_TAKES, ids=called)


@cache
def hardest(family: WhoTakes) -> Sequence[WhoTakesQuestion]:
    return [family.question(seed, HARDEST) for seed in range(400)]


@each_form
def test_the_answer_is_who_takes_the_trick_in_the_engine_whatever_the_learner_may_play(family: WhoTakes) -> None:
    for question in hardest(family)[::5]:
        deal: Any = stop(question.record)
        if deal.trick:
            (seat,) = deal.actors()
            assert seat == question.view.seat
            takers = set()
            for card in question.view.obligation.cards:
                after = deal.copy()
                after.apply(play(seat, card))
                takers.add(after.board.last_taker)
        else:
            takers = {deal.board.last_taker}
        assert question.answer == {f"seat:{taker}" for taker in takers}


@each_form
def test_no_rule_of_thumb_answers_more_than_half_and_half_of_the_rule_not_all(family: WhoTakes) -> None:
    asked = hardest(family)
    assert {name: share(thumb, asked) for name, thumb in SIMPLE.items() if share(thumb, asked) > 0.5} == {}
    assert {name: share(thumb, asked) for name, thumb in HALVES.items() if share(thumb, asked) > 0.9} == {}
    assert 0.7 < so_far(asked) < 1


@each_form
def test_what_is_shown_is_the_same_whoever_takes_the_trick(family: WhoTakes) -> None:
    """No mark, no turn, no tricks taken, no score."""
    for question in hardest(family)[::5]:
        table = question.table
        marks = {mark for zone in table.zones for card in zone.cards for mark in card.marks}
        assert marks <= {"led", "shown", "covering"}
        turns = {mark for place in table.places for mark in place.marks} - {"dealer", "forehand"}
        own = "takes" in str(question.kinds) or "leaves" in str(question.kinds)
        assert turns == ({"to-act"} if own else set())
        assert (table.tallies, table.notes) == ((), ())
        assert not [zone for zone in table.zones if zone.kind == "taken"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_learner_must_play_is_the_reason_where_they_take_it(lang: str) -> None:
    (question, *_) = (its for its in hardest(WHO_TAKES[0]) if "own-takes" in its.kinds)
    assert question.verdict(f"seat:{question.view.seat}").rule == "trick.overtake"
    winning = question.view.obligation.facts["winner"]
    assert question.verdict(f"seat:{winning}").case == "learner-takes"
    assert question.why(f"seat:{winning}", question.speaker(lang)).endswith(".")
