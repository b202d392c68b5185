"""What a decision risks: how often it loses where one could go on instead."""

import pytest

from helpers.described import known_with
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.play.match import Match
from tolva_teach.players.advice import advise
from tolva_teach.players.risks import risk_of
from tolva_teach.rules.decisions import Decision

KNOCK = Decision(0, "knock")


def dealt(seed: int) -> TrettioettView:
    view: TrettioettView = Match.begin("trettioett", 3, seed=seed, dealer=2).view()
    return view


def test_a_knock_with_next_to_nothing_mostly_loses_and_more_often_than_going_on() -> None:
    view = dealt(1)
    assert view.rules.value(view.hand).points == 11
    risk = risk_of(view, KNOCK)
    assert risk is not None
    assert risk.mostly_loses
    assert risk.lost > risk.instead
    assert risk_of(view, KNOCK) == risk, "the same view has the same"


def test_a_knock_that_loses_no_more_often_than_going_on_is_no_risk() -> None:
    view = dealt(7)
    assert advise(view).decision != KNOCK
    assert risk_of(view, KNOCK) is None


def test_what_can_wait_is_no_risk() -> None:
    assert risk_of(dealt(1), Decision(0, "draw")) is None


@pytest.mark.parametrize("missing", ["mind", "advice"])
def test_where_nobody_has_written_what_to_think_of_it_there_is_none(missing: str) -> None:
    with known_with("trettioett", **{missing: None}):
        assert risk_of(dealt(1), KNOCK) is None
