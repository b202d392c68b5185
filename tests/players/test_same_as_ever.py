"""The beginners decide as they always have: links name played deals by their seed alone."""

import hashlib
import os
import subprocess
import sys
from random import Random
from typing import Any

import pytest

from helpers.played import FORMS
from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import deal_record
from tolva_teach.rules.tricks import RANKS, Play, beaters, winning

RECORDS = 12

DIGESTS = (
    "21d45737d4f8d316",
    "13fab0b3a56a42e2",
    "6d369cfcb80de17b",
    "728aef836f4fc735",
    "d46aa2f815e23adb",
    "ffc346cabaeffe0a",
    "6da477680e39994d",
    "db4b52f1968507ba",
    "22a9cfb4a0cf5f67",
    "3b94e28d1a4289d1",
    "4dcfbb8eb26662bc",
    "5186b35ed0b5f5cd",
    "c3608183dfaa8f46",
)
"""Of each form's records, in the order of the forms."""

HANGS_ON_ORDER = """
from random import Random
from tolva_teach.players import chooser, play_record
from tolva_teach.records.record import deal_record
record = play_record(deal_record("tolva", 3, 36), [chooser("beginner", "tolva")] * 3, Random("x36"), 3)
print(record.to_json())
"""
"""Two cards promise the same in it, but for the order in which a set's numbers are added up."""


def digest(game: str, players: int, options: tuple[tuple[str, Any], ...]) -> str:
    total = hashlib.sha256()
    for seed in range(RECORDS):
        record = deal_record(game, players, seed, dict(options), dealer=seed % players)
        played = play_record(record, [chooser("beginner", game)] * players, Random(f"x{seed}"), 3)
        total.update(played.to_json().encode())
    return total.hexdigest()[:16]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_beginners_decide_as_they_always_have(form: tuple[str, int, tuple[tuple[str, Any], ...]]) -> None:
    assert digest(*form) == DIGESTS[FORMS.index(form)]


def test_beginners_decide_the_same_whatever_the_order_of_sets() -> None:
    def played(hash_seed: str) -> bytes:
        command = [sys.executable, "-c", HANGS_ON_ORDER]
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        return subprocess.run(command, env=environment, check=True, capture_output=True, timeout=60).stdout

    assert played("1") == played("2")


@pytest.mark.parametrize("trump", [None, "S", "H"])
def test_beaters_are_the_cards_that_win_over_one(trump: str | None) -> None:
    pack = [suit + rank for suit in "SHDC" for rank in RANKS]
    for card in pack:
        wins = {other for other in pack if winning((Play(0, card), Play(1, other)), trump).seat == 1}
        of_suit, trumps = beaters(card, trump)
        assert of_suit | trumps == wins
        assert {other[0] for other in of_suit} <= {card[0]}
        assert {other[0] for other in trumps} <= {trump} - {card[0]}
