"""The record format as JSON Schema, made from the games' own declarations.

`record.schema.json` beside this module is the same, for programs that do not run Python;
`python -m tolva_teach.records.schema` writes it anew.
"""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tolva_teach.games import GAMES
from tolva_teach.games.base import Game
from tolva_teach.games.options import LARGEST
from tolva_teach.records.record import FORMATS, NAME_LENGTH, NESTED_PILES, PILES, TEXT_LENGTHS

SCHEMA_FILE = Path(__file__).with_name("record.schema.json")

Schema = dict[str, Any]

_TEXTS: Schema = {"type": "array", "items": {"type": "string"}}
_NUMBERS: Schema = {"type": "array", "items": {"type": "integer"}}
_POINTS: Schema = {"type": "array", "items": {"type": "integer", "minimum": -LARGEST, "maximum": LARGEST}}
_OBJECT: Schema = {"type": "object"}


def record_schema() -> Schema:
    """What a record must look like. Sizes, sums and cards, which a schema cannot count apart, the reader checks."""
    texts = {key: {"type": "string", "maxLength": length} for key, length in TEXT_LENGTHS.items()}
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "tolva-record/1",
        "type": "object",
        "required": ["format", "game", "players", "deals"],
        "properties": {
            "format": {"enum": list(FORMATS)},
            "game": {"enum": list(GAMES)},
            "players": {"type": "integer"},
            "options": _OBJECT,
            "score": _POINTS,
            "carry": {"type": "integer", "minimum": 0, "maximum": LARGEST},
            "order": {**_NUMBERS, "uniqueItems": True},
            "names": {"type": "array", "items": {"type": "string", "maxLength": NAME_LENGTH}},
            **texts,
            "deals": {"type": "array", "minItems": 1, "items": _deal_schema()},
            "result": _OBJECT,
        },
        "allOf": [_game_schema(name, rules) for name, rules in GAMES.items()],
    }


def _deal_schema() -> Schema:
    piles = {key: {"type": "array", "items": _TEXTS} if key in NESTED_PILES else _TEXTS for key in PILES}
    deck = {"required": ["deck"], "properties": {"deck": _TEXTS}, "not": {"required": ["hands"]}}
    hands = {"required": ["hands"], "properties": piles, "not": {"required": ["deck"]}}
    return {
        "type": "object",
        "required": ["dealer"],
        "properties": {"dealer": {"type": "integer", "minimum": 0}, "events": _TEXTS, "result": _OBJECT},
        "oneOf": [deck, hands],
    }


def _game_schema(name: str, rules: type[Game[Any]]) -> Schema:
    """What holds for one game: how many players, which options, and for each number of players how many of what."""
    options = {key: dict(option.schema()) for key, option in rules.options_known.items()}
    own: Schema = {
        "properties": {
            "players": {"minimum": rules.seats[0], "maximum": rules.seats[-1]},
            "options": {"properties": options, "additionalProperties": False},
        },
        "allOf": [*(_seats_schema(rules, players) for players in rules.seats), dict(rules.record_schema)],
    }
    return {"if": {"properties": {"game": {"const": name}}, "required": ["game"]}, "then": own}


def _seats_schema(rules: type[Game[Any]], players: int) -> Schema:
    parties = len(set(rules(players).parties))
    a_seat = {"minimum": 0, "maximum": players - 1}
    own = {
        "score": {"minItems": parties, "maxItems": parties, "items": dict(rules.score_bounds)},
        "names": {"minItems": players, "maxItems": players},
        "order": {"minItems": players, "maxItems": players, "items": a_seat},
        "deals": {"items": {"properties": {"dealer": a_seat}}},
    }
    return {"if": {"properties": {"players": {"const": players}}}, "then": {"properties": own}}


def shipped_schema() -> Mapping[str, Any]:
    """The schema as it stands in the package."""
    schema: Mapping[str, Any] = json.loads(SCHEMA_FILE.read_text("utf-8"))
    return schema


if __name__ == "__main__":
    SCHEMA_FILE.write_text(json.dumps(record_schema(), indent=1) + "\n", "utf-8")
