"""The shipped schema and the reader agree: what one refuses, the other does."""

import json
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from helpers.breadth import so_many
from tolva_teach.games import GAMES
from tolva_teach.records.record import RecordFault, deal_record, read_record
from tolva_teach.records.schema import record_schema, shipped_schema

VALIDATOR = Draft202012Validator(record_schema())

UNCOUNTED = {"wrong-score"}
"""What the reader refuses by sums, which a schema cannot count."""

ODD: tuple[Any, ...] = (
    None, True, False, 0, 1, -1, 2, 3, 4, 5, 11, 12, 99, 1.0, 1.5, "", "tolva", "x" * 61, "x" * 201, [], {}, [0],
    [0, 0], [0, 1, 2, 3], ["a", "b", "c", "d"], [None], [[]], [["SA"]], ["SA"], {"meld_names": "mal-mal"},
    {"kontra": 1}, [{}],
    10**7, -10**7, [10**7, 0], [-10**7, 0], [-10**900, 0],
)  # fmt: skip

KEYS = (
    "format",
    "game",
    "players",
    "options",
    "score",
    "carry",
    "order",
    "names",
    "title",
    "comment",
    "deals",
    "result",
)
DEAL_KEYS = ("dealer", "deck", "hands", "stock", "up", "pile", "events", "result", "mood")


def test_the_shipped_schema_is_the_games_own() -> None:
    assert shipped_schema() == record_schema(), "run python -m tolva_teach.records.schema"
    Draft202012Validator.check_schema(record_schema())


odd_values = st.sampled_from(ODD).map(deepcopy)  # one of them may be bent further


@st.composite
def bent_records(draw: st.DrawFn) -> dict[str, Any]:
    """Records that are right, but for some keys."""
    name = draw(st.sampled_from(sorted(GAMES)))
    players = draw(st.sampled_from(list(GAMES[name].seats)))
    record = deal_record(name, players, seed=draw(st.integers(0, 9))).to_dict()
    for key in draw(st.lists(st.sampled_from(KEYS), max_size=2)):
        record[key] = draw(odd_values)
    if draw(st.booleans()) and isinstance(record["deals"], list) and record["deals"] and record["deals"] != [None]:
        for key in draw(st.lists(st.sampled_from(DEAL_KEYS), max_size=2)):
            if isinstance(record["deals"][0], dict):
                record["deals"][0][key] = draw(odd_values)
    for key in draw(st.lists(st.sampled_from(("options", *KEYS)), max_size=1)):
        record.pop(key, None)
    return record


def refused_by_the_reader(record: Any) -> str | None:
    """The case in which the reader refuses it as a whole, if it does."""
    try:
        read_record(json.dumps(record))
    except RecordFault as fault:
        return fault.case if fault.rule in ("record.syntax", "record.option") else "another rule"
    return None


@given(bent_records())
@settings(max_examples=so_many(500, 15000))
def test_schema_and_reader_agree(record: dict[str, Any]) -> None:
    case = refused_by_the_reader(record)
    valid = VALIDATOR.is_valid(json.loads(json.dumps(record)))
    assert valid == (case is None) or case in UNCOUNTED, (case, valid)


@pytest.mark.parametrize("key", KEYS)
@pytest.mark.parametrize("value", ODD, ids=repr)
def test_schema_and_reader_agree_on_each_odd_value(key: str, value: Any) -> None:
    record = deal_record("tolva", 4, seed=1).to_dict() | {key: value}
    case = refused_by_the_reader(record)
    assert VALIDATOR.is_valid(record) == (case is None) or case in UNCOUNTED
