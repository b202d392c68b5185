"""What a decision risks: how often it loses where one could go on instead."""

import pytest

from helpers.described import known_with
from tolva_teach.games.base import evolve
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.play.match import Match
from tolva_teach.players.advice import advise
from tolva_teach.players.risks import risk_of
from tolva_teach.rules.decisions import Decision
from tolva_teach.texts import LANGUAGES, Speaker, advised

KNOCK = Decision(0, "knock")


def dealt(seed: int) -> TrettioettView:
    view: TrettioettView = Match.begin("trettioett", 3, seed=seed, dealer=2).view()
    return view


WORTH_KNOCKING = 78
"""Deals a hand to who begins with which the coach knocks."""


def standing(view: TrettioettView, lives: tuple[int, ...]) -> TrettioettView:
    """The same cards, where the seats have so many lives left."""
    view.board = evolve(view.board, lives=lives)
    return view


def test_a_knock_with_next_to_nothing_mostly_loses_and_more_often_than_going_on() -> None:
    view = dealt(1)
    assert view.rules.value(view.hand).points == 11
    risk = risk_of(view, KNOCK)
    assert risk is not None
    assert risk.mostly_loses
    assert risk.lost > risk.instead
    assert risk_of(view, KNOCK) == risk, "the same view has the same"


@pytest.mark.parametrize(("lives", "last"), [((3, 3, 3), 0), ((1, 3, 3), 1), ((3, 1, 1), 0)])
def test_a_risk_says_whether_it_is_of_the_last_life(lives: tuple[int, ...], last: int) -> None:
    risk = risk_of(standing(dealt(1), lives), KNOCK)
    assert risk is not None
    usual = risk_of(dealt(1), KNOCK)
    assert usual is not None
    assert risk == usual._replace(last=last), "the cards are the same"


@pytest.mark.parametrize(("lives", "last"), [((3, 3, 3), 0), ((1, 3, 3), 1), ((1, 1, 1), 1), ((3, 1, 1), 0)])
def test_advice_to_knock_says_what_is_at_stake_on_the_last_life_alone(lives: tuple[int, ...], last: int) -> None:
    advice = advise(standing(dealt(WORTH_KNOCKING), lives))
    assert advice.decision == KNOCK
    assert advice.facts["last"] == last
    said = {lang: advised(advice, Speaker(lang, you=0)) for lang in LANGUAGES}
    assert said["en"].startswith("You have one life left, ") == bool(last)
    assert said["sv"].startswith("Du har ett liv kvar, ") == bool(last)


def test_advice_to_knock_where_four_play_claims_nothing_of_the_last_life() -> None:
    """There it was not counted."""
    view: TrettioettView = Match.begin("trettioett", 4, seed=51, dealer=3).view()
    advice = advise(standing(view, (1, 1, 1, 1)))
    assert advice.decision == KNOCK
    assert advice.facts["last"] == 0


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
