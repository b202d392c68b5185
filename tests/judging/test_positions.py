"""What lies on a table, judged: as the game judges it in a deal, with what must be told first and what cannot be."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product
from typing import Any

import pytest

from tolva_teach.games import GAMES
from tolva_teach.judging import Judgement, Position, PositionError, judge
from tolva_teach.judging.form import SHOWDOWN, TURN
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
