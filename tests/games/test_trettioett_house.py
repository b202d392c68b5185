"""House rules of Trettioett, which are in no description: knockers, three of a kind, an empty stock, the first lap."""

from collections.abc import Mapping
from typing import Any

import pytest

from helpers.deals import kinds, refusal, say, the
from helpers.trettioett_deals import FAIR, GOOD, LOW, draw_and_discard, lives, thirtyone
from tolva_teach.games.base import Happening
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.play.goals import reached
from tolva_teach.texts import Speaker, happening

# --- thirtyone.house.knocker ---

DOUBLE, SAFE = {"knocker": "double"}, {"knocker": "safe-in-tie"}


def knocked(*wanted: str, score: list[int] | None = None, options: Mapping[str, Any] | None = None) -> Any:
    """Forehand knocks, and the others draw and discard what they drew: the deal, and what was told last."""
    deal = thirtyone(*wanted, score=score, options=options)
    told = say(deal, "0 knock")
    for _ in wanted[1:]:
        told = draw_and_discard(deal)
    return deal, told


TIED = ("H9 H2 C3", "D9 D2 C4", GOOD)
"""Hands of which the first two are lowest, with 11 points."""


@pytest.mark.parametrize(
    ("wanted", "score", "options", "left"),
    [
        ((LOW, FAIR, GOOD), [3, 3, 3], {}, (2, 3, 3)),
        ((LOW, FAIR, GOOD), [3, 3, 3], DOUBLE, (1, 3, 3)),
        ((LOW, FAIR, GOOD), [2, 3, 3], DOUBLE, (0, 3, 3)),
        ((LOW, FAIR, GOOD), [1, 3, 3], DOUBLE, (0, 3, 3)),
        ((LOW, FAIR, GOOD), [1, 3, 3], DOUBLE | {"free_lap": True}, (-1, 3, 3)),
        ((LOW, FAIR, GOOD), [0, 3, 3], DOUBLE | {"free_lap": True}, (-1, 3, 3)),
        ((LOW, FAIR, GOOD), [2, 3, 3], DOUBLE | {"free_lap": True}, (0, 3, 3)),
        ((FAIR, LOW, GOOD), [3, 3, 3], DOUBLE, (3, 2, 3)),
        (TIED, [3, 3, 3], {}, (2, 2, 3)),
        (TIED, [3, 3, 3], DOUBLE, (1, 2, 3)),
        (TIED, [3, 3, 3], SAFE, (3, 2, 3)),
        ((LOW, FAIR, GOOD), [3, 3, 3], SAFE, (2, 3, 3)),
        ((FAIR, LOW, GOOD), [3, 3, 3], SAFE, (3, 2, 3)),
    ],
)
def test_thirtyone_house_knocker_what_the_lowest_lose(
    wanted: tuple[str, ...], score: list[int], options: dict[str, Any], left: tuple[int, ...]
) -> None:
    deal, _ = knocked(*wanted, score=score, options=options)
    assert lives(deal) == left


def test_thirtyone_house_knocker_double_is_told_and_nobody_loses_more_than_there_is() -> None:
    _, told = knocked(LOW, FAIR, GOOD, score=[1, 3, 3], options=DOUBLE)
    assert the("lost-two", told)[1:3] == ("thirtyone.house.knocker", {"seat": 0, "count": 1, "points": 4})
    assert the("out", told)[1:3] == ("thirtyone.out", {"seat": 0})
    assert "lost-life" not in kinds(told)
    _, told = knocked(LOW, FAIR, GOOD, score=[1, 3, 3], options=DOUBLE | {"free_lap": True})
    assert the("out", told)[1:3] == ("thirtyone.house.knocker", {"seat": 0})


def test_thirtyone_house_knocker_who_loses_two_has_not_kept_the_lives() -> None:
    """As a level asks for it."""
    _, told = knocked(LOW, FAIR, GOOD, options=DOUBLE)
    assert [seat for seat in range(3) if reached("keep-lives", told, seat, (0, 1, 2))] == [1, 2]


def test_thirtyone_house_knocker_safe_in_a_tie_is_told() -> None:
    _, told = knocked(*TIED, options=SAFE)
    assert the("safe", told)[1:3] == ("thirtyone.house.knocker", {"seat": 0, "points": 11})
    assert the("lost-life", told).facts["losers"] == (1,)


def test_thirtyone_house_knocker_comes_before_all_last() -> None:
    """Two are left with a life each, and tie: by the book nobody loses; a knocker who is safe leaves the other out."""
    two = ("H9 H2 C3", "D9 D2 C4", "")
    deal, _ = knocked_by_two(two, {})
    assert lives(deal) == (1, 1, 0)
    deal, _ = knocked_by_two(two, DOUBLE)
    assert lives(deal) == (1, 1, 0)
    deal, _ = knocked_by_two(two, SAFE)
    assert lives(deal) == (1, 0, 0)
    assert deal.standing.winner == 0


def knocked_by_two(wanted: tuple[str, ...], options: Mapping[str, Any]) -> Any:
    deal = thirtyone(*wanted, score=[1, 1, 0], options=options)
    say(deal, "0 knock")
    return deal, draw_and_discard(deal)


def test_thirtyone_house_knocker_is_not_asked_when_the_stock_has_run_out() -> None:
    deal, _ = run_out_of_stock({**DOUBLE})
    assert sum(lives(deal)) == 3 * 3 - 1


def run_out_of_stock(options: Mapping[str, Any]) -> Any:
    """Everybody draws and discards until nothing is left."""
    deal = thirtyone(LOW, FAIR, GOOD, options=options)
    told: list[Happening] = []
    while not deal.over:
        told = draw_and_discard(deal)
    return deal, told


# --- thirtyone.house.triple ---


@pytest.mark.parametrize(
    ("hand", "worth"),
    [
        ("S9 H9 D9", {"aces": 9, "30.5": 30.5, "30": 30}),
        ("SK HK DK", {"aces": 10, "30.5": 30.5, "30": 30}),
        ("S2 H2 D2", {"aces": 2, "30.5": 30.5, "30": 30}),
        ("SA HA DA", {"aces": 31, "30.5": 31, "30": 31}),
        ("SA SK S10", {"aces": 31, "30.5": 31, "30": 31}),
        ("SK SQ SJ", {"aces": 30, "30.5": 30, "30": 30}),
        ("SK HK D10", {"aces": 10, "30.5": 10, "30": 10}),
    ],
)
def test_thirtyone_house_triple_what_hands_are_worth(hand: str, worth: Mapping[str, float]) -> None:
    for value, points in worth.items():
        rules = Trettioett(3, {"three_of_a_kind": value}).rules
        assert rules.value(hand.split()).points == points


def test_thirtyone_house_triple_beats_thirty_or_ties_with_it() -> None:
    hands = ("S9 H9 D9", "CK CQ CJ", "SK SQ SJ")
    for value, left in (("aces", (2, 3, 3)), ("30.5", (3, 2, 2)), ("30", (3, 2, 2))):
        deal, told = knocked(*hands, options={"three_of_a_kind": value, "knocker": "safe-in-tie"})
        shown = next(its for its in told if its.kind == "shows" and its.facts["seat"] == 0)
        assert (shown.rule == "thirtyone.house.triple") == (value != "aces")
        assert lives(deal) == left
    assert "safe" in kinds(told), "30 ties with 30, and forehand has knocked"


def test_thirtyone_house_triple_is_said_with_its_half() -> None:
    _, told = knocked("S9 H9 D9", FAIR, GOOD, options={"three_of_a_kind": "30.5"})
    shown = next(its for its in told if its.kind == "shows" and its.facts["seat"] == 0)
    assert "30,5 poäng" in happening(shown, Speaker("sv"))
    assert "30.5 points" in happening(shown, Speaker("en"))


# --- thirtyone.house.stock-out ---


def test_thirtyone_house_stock_out_nobody_shows_and_nobody_loses() -> None:
    deal, told = run_out_of_stock({"stock_out": "nobody"})
    assert lives(deal) == (3, 3, 3)
    assert kinds(told)[-3:] == ["discarded", "stock-out-ends", "deal-over"]
    assert the("stock-out-ends", told).rule == "thirtyone.house.stock-out"


def test_thirtyone_house_stock_out_changes_nothing_after_a_knock() -> None:
    for options in ({}, {"stock_out": "nobody"}):
        deal = thirtyone(LOW, FAIR, GOOD, options=options)
        while len(deal.stock) > 1:
            draw_and_discard(deal)
        say(deal, f"{deal.actors()[0]} knock")
        draw_and_discard(deal)
        seat = deal.actors()[0]
        assert refusal(deal, f"{seat} draw")[0] == "thirtyone.stock-out"
        say(deal, f"{seat} take")
        told = say(deal, f"{seat} discard {deal.view(seat).hand[0]}")
        assert "shows" in kinds(told)
        assert sum(lives(deal)) < 9


# --- thirtyone.house.first-lap ---


def test_thirtyone_house_first_lap_nobody_knocks_before_all_have_had_a_turn() -> None:
    deal = thirtyone(LOW, FAIR, GOOD, options={"knock_from": "second-lap"})
    for seat in range(3):
        assert refusal(deal, f"{seat} knock")[0] == "thirtyone.house.first-lap"
        draw_and_discard(deal)
    say(deal, "0 knock")


def test_thirtyone_house_first_lap_counts_those_still_in() -> None:
    deal = thirtyone(LOW, "", GOOD, score=[3, 0, 3], options={"knock_from": "second-lap"})
    draw_and_discard(deal)
    assert refusal(deal, "2 knock")[0] == "thirtyone.house.first-lap"
    draw_and_discard(deal)
    say(deal, "0 knock")


def test_thirtyone_house_first_lap_who_has_drawn_is_told_of_that() -> None:
    deal = thirtyone(LOW, FAIR, GOOD, options={"knock_from": "second-lap"})
    say(deal, "0 draw")
    assert refusal(deal, "0 knock")[0] == "thirtyone.knock"


@pytest.mark.parametrize(
    "defaults",
    [{"knocker": "standard", "three_of_a_kind": "aces", "stock_out": "showdown", "knock_from": "first-lap"}],
)
def test_thirtyone_house_rules_written_out_as_they_are_change_nothing(defaults: dict[str, Any]) -> None:
    assert Trettioett(4, defaults).options == Trettioett(4).options
    for key in defaults:
        with pytest.raises(ValueError, match=key):
            Trettioett(4, {key: "other"})
