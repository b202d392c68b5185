"""``tolva-teach legal``, in the process."""

import json
from pathlib import Path
from typing import Any

import pytest

from helpers.asked_commands import SWEDISH, answers, record, with_events, write
from helpers.command_line import Run


def test_legal_of_a_situation(run: Run, tmp_path: Path) -> None:
    situation = {"game": "tolva", "hand": ["HK", "H9", "SA"], "trick": ["H10", "HJ"], "trump": "S", "options": {}}
    status, out, _ = run("legal", write(tmp_path / "s.json", json.dumps(situation)))
    assert status == 0
    assert answers(out) == [
        {
            "cards": [
                {"card": "HK", "legal": True, "rule": "trick.follow"},
                {"card": "H9", "legal": True, "rule": "trick.follow"},
                {"card": "SA", "legal": False, "rule": "trick.follow"},
            ]
        }
    ]


@pytest.mark.parametrize(
    ("situation", "rule"),
    [
        ({"game": "tolva"}, "record.syntax"),
        ({"hand": ["SA"]}, "record.syntax"),
        ({"game": "whist", "hand": ["SA"]}, "record.syntax"),
        ({"game": "tolva", "hand": "SA"}, "record.syntax"),
        ({"game": "tolva", "hand": ["SA"], "trump": "X"}, "record.syntax"),
        ({"game": "tolva", "hand": ["SA"], "trump": ["S"]}, "record.syntax"),
        ({"game": "tolva", "hand": ["SA"], "phase": 3}, "record.syntax"),
        ({"game": "tolva", "hand": ["SA"], "trick": ["S6", "S7", "S8", "S9"]}, "record.syntax"),
        ({"game": "tolva", "hand": ["S2"]}, "record.cards"),
        ({"game": "tolva", "hand": ["SA", "SA"]}, "record.cards"),
        ({"game": "tolva", "hand": ["SA"], "trick": ["SA"]}, "record.cards"),
        ({"game": "tolva", "hand": ["SA"], "options": {"kontra": 1}}, "record.option"),
        ([], "record.syntax"),
    ],
)
def test_legal_of_a_wrong_situation(run: Run, tmp_path: Path, situation: Any, rule: str) -> None:
    status, out, _ = run("legal", write(tmp_path / "s.json", json.dumps(situation)))
    (answer,) = answers(out)
    assert (status, answer["ok"], answer["rule"]) == (1, False, rule)
    assert len(answer["message"].split()) > 3


def test_legal_of_a_record_is_the_seat_to_act(run: Run, tmp_path: Path) -> None:
    status, out, _ = run("legal", write(tmp_path / "a.tolva.json", record()))
    (answer,) = answers(out)
    assert status == 0
    assert len(answer["cards"]) == 9
    assert {card["rule"] for card in answer["cards"]} == {"trick.lead"}
    refused = answers(run("legal", write(tmp_path / "b.tolva.json", with_events("0 play SA")))[1])[0]
    assert (refused["ok"], refused["rule"]) == (False, "turn.order")


def test_check_counts_deals_and_events_from_one_in_what_people_read(run: Run, tmp_path: Path) -> None:
    source = json.loads(with_events("1 play S6"))
    source["deals"].append(source["deals"][0])
    answer = answers(run("check", write(tmp_path / "a.tolva.json", json.dumps(source)), "--lang", "en")[1])[0]
    assert (answer["ok"], answer["deal"], answer["event"]) == (False, 0, 0)
    assert answer["message"].startswith("Deal 1, event 1 (“1 play S6”): ")


def test_check_says_which_event_is_of_the_wrong_kind(run: Run, tmp_path: Path) -> None:
    source = json.loads(with_events())
    source["deals"][0]["events"] = ["1 play S6", 7]
    answer = answers(run("check", write(tmp_path / "a.tolva.json", json.dumps(source)), *SWEDISH)[1])[0]
    assert (answer["rule"], answer["deal"], answer["event"], answer["said"]) == ("record.syntax", 0, None, None)
    assert answer["message"].startswith("Giv 1: Händelse 2 är ingen text.")
