"""What lies on a table, judged: as the game judges it in a deal, with what must be told first and what cannot be."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from tolva_teach.games import GAMES, game
from tolva_teach.judging import Judgement, Position, PositionError, judge
from tolva_teach.judging.form import SHOWDOWN, TAKES, TURN, forms
from tolva_teach.judging.hands import Hands
from tolva_teach.judging.position import KINDS
from tolva_teach.judging.spoken import told_of
from tolva_teach.play.match import Match
from tolva_teach.records.situation import card_verdicts
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.verdicts import Verdict
from tolva_teach.texts import has_sentence


def judged(name: str, **given: Any) -> Judgement:
    return judge(Position.read({"game": name, **given}))


def open_to(judgement: Judgement) -> list[str]:
    return [str(decision)[2:] for decision in judgement.allowed]


def of_tricks(verdicts: Iterable[tuple[Decision, Verdict]]) -> dict[tuple[str, ...], bool]:
    """What the duties of the trick say of each card."""
    return {decision.args: verdict.allowed for decision, verdict in verdicts if verdict.rule.startswith("trick.")}


@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("name", ["tolva", "bondtolva"])
def test_a_card_is_judged_as_it_is_in_the_deal_it_was_laid_out_from(name: str, seed: int) -> None:
    match = Match.begin(name, players=4, seed=seed)
    for _ in range(16):
        view = match.view()
        board = view.board
        given = {"hand": list(view.hand), "trick": [card for _, card in view.trick], "taken": len(board.tricks)}
        position = Position.read(
            {"game": name, "players": 4, **given, **({"trump": board.trump} if board.trump else {})}
        )
        there = {
            decision.args: verdict.allowed
            for decision, verdict in judge(position).verdicts
            if verdict.rule[:5] == "trick"
        }
        here = {
            decision.args: verdict.allowed
            for decision, verdict in match.game.verdicts(view)
            if verdict.rule[:5] == "trick"
        }
        assert there == here
        if name == "tolva":
            whole = card_verdicts({"game": name, **given, "trump": board.trump})
            assert {(card,): verdict.allowed for card, verdict in whole} == there
        match.do(str(match.legal()[0]))


@pytest.mark.parametrize(
    ("name", "given", "allowed"),
    [
        ("bordstolva", {"hand": ["HK"], "table": ["HA", "S9"], "trick": ["HJ"]}, ["play HK", "play HA"]),
        ("bondtolva", {"hand": ["HK", "SA"], "trick": ["HJ"], "phase": 1}, ["play HK", "play SA"]),
        ("bondtolva", {"hand": ["HK", "SA"], "trick": ["HJ"]}, ["play HK"]),
        ("bondtolva", {"hand": ["HK", "HQ"], "phase": 2}, ["play HK", "play HQ"]),
        ("bondtolva", {"hand": ["HK", "HQ"], "phase": 2, "taken": 6}, ["play HK", "play HQ"]),
        ("bondtolva", {"hand": ["HK", "HQ"], "phase": 1}, ["meld H", "draw"]),
        ("plocketolva", {"hand": ["HK", "S9", "S8"], "phase": 2, "led": True}, ["play HK", "play S9", "play S8"]),
        ("plocketolva", {"hand": ["HK", "HQ", "S9"], "taken": 3}, ["meld H", "draw"]),
        ("tolva", {"hand": ["HK", "SA"], "question": "any"}, ["no"]),
        ("tolp", {"hand": ["S8", "D8", "CA"], "lay": ["H7", "D7"]}, ["lay S8 D8", "pass"]),
        ("tolp", {"hand": ["S8", "*1"], "lay": ["H7"], "options": {"jokers": 2}}, ["lay S8", "pass"]),
        (
            "trettioett",
            {"hand": ["S8", "D8", "CA", "CK"], "taken_card": "CK"},
            ["discard S8", "discard D8", "discard CA"],
        ),
    ],
)
def test_what_may_be_done(name: str, given: Mapping[str, Any], allowed: Sequence[str]) -> None:
    assert sorted(open_to(judged(name, **given))) == sorted(allowed)


@pytest.mark.parametrize("name", ["tolva", "plocketolva", "bordstolva"])
@pytest.mark.parametrize("taken", [1, 2, 3])
def test_whether_one_has_led_before_is_no_guess_where_a_gubbe_hangs_on_it(name: str, taken: int) -> None:
    given = {"hand": ["HK", "S9"], "taken": taken, "refill": "done"}
    untold = judged(name, **given)
    assert "led" in untold.missing
    allowed = {led: "half" in open_to(judged(name, **given, led=led)) for led in (False, True)}
    assert allowed == {False: True, True: False}
    told = told_of(Position.read({"game": name, **given}), "en").lines
    halves = [its for its in told if "half gubbe" in (its.what + its.why)]
    assert halves
    assert all("allowed if you haven’t led before" in its.why for its in halves if its.allowed is None)
    assert not any(its.allowed for its in halves) or "If you have led earlier" in told[0].why


def test_after_a_second_no_no_suit_may_be_asked_for() -> None:
    given = {"players": 4, "hand": ["HK", "CK", "S9"], "taken": 2}
    once, twice = (open_to(judged("bondtolva", **given, asked=asked)) for asked in (1, 2))
    assert {"ask H", "ask C"} <= set(once)
    assert not any(its.startswith("ask") for its in twice)


def test_a_form_asks_of_what_can_be_in_its_game_alone() -> None:
    def parts(name: str, players: int) -> dict[str, Sequence[Any]]:
        form = next(its for its in forms(game(name, players)) if its.name == TURN)
        return {part.name: part.values for part in form.parts}

    assert [parts("bondtolva", 4)["asked"], parts("tolva", 4)["asked"]] == [(1, 2), (1,)]
    refills = [("bondtolva", 2), ("bondtolva", 3), ("bondtolva", 4), ("plocketolva", 2), ("bordstolva", 2)]
    assert ["refill" in parts(*table) for table in refills] == [True, False, False, True, True]


def test_a_card_that_lies_face_down_counts_among_those_that_are_left() -> None:
    given = {"hand": ["HK"], "table": ["HQ"], "taken": 2}
    melds = ["meld H" in open_to(judged("bordstolva", **given, left=left)) for left in (2, 3)]
    assert melds == [False, True]


def test_the_one_thing_that_must_be_done_is_told() -> None:
    assert judged("tolva", hand=["HK", "SA", "D9"], trick=["HJ"]).must == Decision(0, "play", ["HK"])
    assert judged("tolva", hand=["HK", "H9"], trick=["SJ"]).must is None


@pytest.mark.parametrize(
    ("name", "given", "missing"),
    [
        ("tolva", {"hand": ["HK", "SA"], "trick": ["HJ"]}, ()),
        ("tolva", {"hand": ["DK", "SA"], "trick": ["HJ"]}, ("trump",)),
        ("tolva", {"hand": ["HK", "HQ"], "trump": "S", "melds": ["S"]}, ("left",)),
        ("tolva", {"hand": ["HK", "HQ"], "trump": "S", "left": 5}, ("score",)),
        ("bondtolva", {"hand": ["HK", "SA"], "trick": ["HJ"]}, ("phase",)),
        ("bondtolva", {"hand": ["HK", "SA"], "trick": ["HJ"], "players": 4}, ()),
        ("tolp", {"hand": ["S8"], "lay": ["H7"], "options": {"revolution": True}}, ("turned",)),
        ("tolp", {"hand": ["S8"], "lay": ["H7"]}, ()),
        ("trettioett", {"hand": ["S8", "D8", "CA"], "options": {"knock_from": "second-lap"}}, ("lap",)),
    ],
)
def test_what_could_change_the_answer_is_asked_for(
    name: str, given: Mapping[str, Any], missing: tuple[str, ...]
) -> None:
    told = judged(name, **given).missing
    assert set(missing) <= set(told) if missing else told == ()


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({}, "no-hand"),
        ({"hand": ["HK", "HK"]}, "twice"),
        ({"hand": ["HK"], "trick": ["HK"]}, "twice"),
        ({"hand": ["H2"]}, "foreign"),
        ({"hand": ["XX"]}, "foreign"),
        ({"hand": "HK"}, "field"),
        ({"hand": [7]}, "field"),
        ({"hand": ["HK"], "trick": ["H6", "H7", "H8", "H9", "H10"]}, "trick-too-long"),
        ({"hand": ["HK"], "trick": ["H6", "H7", "H8", "H9"]}, "trick-too-long"),
        ({"hand": ["HK"], "trump": "X"}, "trump"),
        ({"hand": ["HK"], "score": [40]}, "score"),
        ({"hand": ["HK"], "score": "ten"}, "field"),
        ({"hand": ["HK"], "taken": 9}, "number"),
        ({"hand": ["HK"], "taken": True}, "field"),
        ({"hand": ["HK"], "takers": [7]}, "takers"),
        ({"hand": ["HK"], "question": "X"}, "question"),
        ({"hand": ["HK"], "gubbe": "third"}, "gubbe"),
        ({"hand": ["HK"], "players": 9}, "players"),
        ({"hand": ["HK"], "options": {"jokers": 2}}, "options"),
        ({"hand": ["HK"], "game": "poker"}, "game"),
        ({"hand": ["HK"], "game": ["tolva"]}, "game"),
        ({"hand": ["HK"], "gubbe": "half", "game": "bondtolva"}, "gubbe"),
        ({"hand": ["HK"], "taken_card": "any", "game": "trettioett"}, "foreign"),
        ({"hand": ["S8"], "lay": ["H7", "D9"], "game": "tolp"}, "no-lay"),
        ({"hand": [f"S{rank}" for rank in range(2, 11)] * 9, "game": "tolp"}, "too-many"),
    ],
)
def test_a_position_that_cannot_be_is_told_of(given: Mapping[str, Any], code: str) -> None:
    with pytest.raises(PositionError) as fault:
        judge(Position.read({"game": "tolva", **given}))
    assert fault.value.code == code


@pytest.mark.parametrize("players", range(7, 17))
def test_with_so_many_players_that_good_cards_run_out_the_others_sit_out(players: int) -> None:
    shown = [["S7", "S8", "S9"], ["D7", "D8", "D9"]]
    game = {"game": "trettioett", "players": players}
    lines = told_of(Position.read({**game, "hands": shown, "knocker": 1}), "en", SHOWDOWN).lines
    assert any(line.rule == "thirtyone.lowest" for line in lines)
    turn = judge(Position.read({**game, "hand": ["S7", "S8", "S9"], "pile": "D7"}))
    assert {decision.verb for decision in turn.allowed} >= {"knock", "take"}
    deal = Hands().deal(Position.read({**game, "hands": shown}))
    assert [len(deal.view(seat).hand) for seat in range(2)] == [3, 3]
    dealt = [card for hand in deal.hands for card in hand]
    assert len(dealt) == len(set(dealt))


@pytest.mark.parametrize("players", [3, 4, 6, 16])
@pytest.mark.parametrize(
    ("shown", "house", "lose"),
    [
        ([["SA", "SK", "S9"], ["HA", "HJ", "H9"]], {}, "You and player 2 tie for lowest"),
        ([["SK", "CK", "DK"], ["HA", "HJ", "H9"]], {"three_of_a_kind": "30.5"}, "Player 2 has the lowest hand"),
        ([["SK", "CK", "DK"], ["HA", "HK", "H9"]], {"three_of_a_kind": "30.5"}, "Player 2 has the lowest hand"),
        ([["SQ", "CQ", "DQ"], ["HQ", "HK", "DJ"]], {"three_of_a_kind": "30"}, "Player 2 has the lowest hand"),
    ],
)
def test_whoever_has_not_shown_loses_no_life_however_high_the_lowest_hand_is(
    players: int, shown: list[list[str]], house: Mapping[str, str], lose: str
) -> None:
    """thirtyone.lowest"""
    position = Position.read({"game": "trettioett", "players": players, "options": house, "hands": shown})
    lines = [line.why for line in told_of(position, "en", SHOWDOWN).lines]
    assert any(lose in line for line in lines), lines


@pytest.mark.parametrize("knocker", [{}, {"knocker": 0}, {"knocker": 1}, {"knocker": 2}])
def test_a_hand_of_31_ends_the_deal_whoever_has_knocked(knocker: Mapping[str, int]) -> None:
    """thirtyone.31"""
    shown = [["D7", "D5", "C2"], ["SA", "SK", "SQ"], ["CA", "C9", "H3"]]
    position = Position.read({"game": "trettioett", "players": 3, "hands": shown, **knocker})
    rules = [line.rule for line in told_of(position, "en", SHOWDOWN).lines]
    assert set(rules) == {"thirtyone.31"}


def test_what_a_position_is_laid_out_for_is_what_its_form_says() -> None:
    lay = Position.read({"game": "tolp", "hand": ["S8"], "lay": ["H7"], "held": "SA"})
    assert told_of(lay, "en", TURN).lines
    with pytest.raises(PositionError, match="field"):
        told_of(lay, "en", SHOWDOWN)  # nobody shows hands in Tölp


JUNK: Sequence[Any] = (7, "x", [], [[]], {}, [None], -1, 10**30, True, None, [["H9"]], [9], "H9", ["H9", "H10"])
OF_OTHER_GAMES = ("half", "whole", "any", "done", "lead-card", "H")
"""Words that a position of one game or another has in some place."""


@pytest.mark.parametrize("name", GAMES)
def test_whatever_stands_in_a_position_is_a_fault_that_is_told_or_nothing(name: str) -> None:
    refused = set()
    for key, junk in product(KINDS, (*JUNK, *OF_OTHER_GAMES)):
        try:
            judged(name, **{"hand": ["HA", "HK", "HQ"], key: junk})
        except PositionError as fault:
            refused.add((key, fault.code))
    assert {key for key, code in refused if code == "field"} == set(KINDS)
    assert all(has_sentence("sv", f"judge-fault-{code}") for _, code in refused)


def lines(name: str, lang: str = "en", form: str = TURN, **given: Any) -> Sequence[str]:
    """What is said of a position, line by line, and what must be done."""
    told = told_of(Position.read({"game": name, **given}), lang, form)
    return [*(f"{line.what} {line.why}" for line in told.lines), told.must]


FOUR_NINES = {"lay": ["S9", "H9", "D9", "C9"], "hand": ["S6", "H6", "D6", "C6", "SK"], "options": {"revolution": True}}


def test_after_four_of_a_rank_both_orders_are_told_and_nothing_is_the_only_thing() -> None:
    first, *_, must = lines("tolp", **FOUR_NINES)
    assert first.strip().startswith("Play four sixes: allowed if the order is reversed now.")
    assert "Not allowed if it is as usual." in first
    assert must == ""
    assert lines("tolp", **FOUR_NINES, turned=False)[-1] == "Pass"
    assert lines("tolp", lay=["S9"], hand=["S6"], options={"revolution": True})[-1] == ""  # the order is open there too
    assert lines("tolp", lay=["S9"], hand=["S6"])[-1] == "Pass"


def test_whoever_does_not_say_whether_the_stock_has_cards_is_told_both() -> None:
    ace = next(line for line in lines("bondtolva", players=2, hand=["HK", "SA"], trick=["HJ"]) if "ace" in line)
    assert "allowed while the stock has cards left" in ace
    assert "Not allowed once it is used up" in ace
    with pytest.raises(PositionError, match="phase-taken"):
        judged("bondtolva", players=2, hand=["HK"], phase=2, taken=3)
    with pytest.raises(PositionError, match="phase-taken"):
        judged("bondtolva", players=2, hand=["HK"], trick=["HQ"], phase=1, taken=6)


def test_what_rests_on_a_trick_that_nobody_has_told_of_is_said_under_that_condition() -> None:
    if_taken = "If you took the trick just played, this is what you may do."
    hand = ["HK", "HQ", "S9"]
    assert lines("tolva", hand=hand)[0].strip() == if_taken
    assert if_taken not in str(lines("tolva", hand=hand, taken=2))
    assert if_taken not in str(lines("tolva", hand=hand, trick=["HJ"]))
    assert if_taken not in str(lines("tolva", hand=["HK", "S9"], taken=0))


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"players": 2, "trick": ["HQ", "SA"]}, ["The queen of hearts takes the trick"]),
        ({"players": 2, "trick": ["HQ", "S9"], "trump": "S", "phase": 2}, ["The nine of spades takes the trick"]),
        (
            {"players": 2, "trick": ["HQ", "S9"], "trump": "S"},
            ["queen of hearts", "used up: the nine of spades"],
        ),
        ({"players": 4, "trick": ["HQ", "S9"], "trump": "S"}, ["The nine of spades is winning so far"]),
    ],
)
def test_who_takes_the_trick_is_told(given: Mapping[str, Any], said: Sequence[str]) -> None:
    *told, must = lines("bondtolva", form=TAKES, **given)
    assert len(told) == len(said)
    assert all(words in line for line, words in zip(told, said, strict=True))
    assert must == ""


@pytest.mark.parametrize(
    ("given", "form", "code"),
    [
        ({"trick": []}, TAKES, "no-trick"),
        ({"trick": ["HQ", "SA", "S9"]}, TAKES, "trick-too-large"),
        ({"trick": ["HQ"], "trump": "X"}, TAKES, "trump"),
        ({"hand": ["H9"], "trick": ["HQ", "SA"]}, TURN, "trick-too-long"),
        (
            {"hand": [suit + rank for suit in "SH" for rank in ("A", "10", "K", "Q", "J", "9")] + ["DA"]},
            TURN,
            "part-full",
        ),
    ],
)
def test_a_card_too_many_is_told_of(given: Mapping[str, Any], form: str, code: str) -> None:
    with pytest.raises(PositionError, match=code):
        lines("bondtolva", form=form, players=2, **given)
