"""The recorded cases: thousands of records and situations with the answers that they must get."""

import gzip
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tolva_teach.cli import commands
from tolva_teach.cli.inputs import Text
from tolva_teach.games import GAMES

FOLDER = Path(__file__).with_name("cases")

KIT = {"tolva", "plocketolva", "bordstolva", "bondtolva", "tolp", "trettioett"}

KEYS = ("ok", "state", "score", "carry", "winner", "order", "to_act", "legal", "deal", "event", "said")


def lines(name: str) -> list[str]:
    return gzip.decompress((FOLDER / f"{name}.jsonl.gz").read_bytes()).decode().splitlines()


def cases(kind: str, game: str) -> Iterator[tuple[dict[str, Any], bytes]]:
    """The cases of one game; those that name none of the kit's belong to `other`."""
    texts = iter(lines({"check": "records", "legal": "situations"}[kind]))
    for row in map(json.loads, lines("expected")):
        if row["kind"] == kind:
            text = next(texts).encode()
            if game == (row["game"] if row["game"] in KIT else "other"):
                yield row, text


def wrong_with(row: dict[str, Any], answer: dict[str, Any]) -> dict[str, Any]:
    """What differs from the expected answer."""
    expected = row["expected"]
    wrong = {key: answer.get(key) for key in KEYS if key in expected and answer.get(key) != expected[key]}
    if expected.get("ok") is False and answer.get("rule") not in row["rule_any"]:
        wrong["rule"] = answer.get("rule")
    if expected.get("ok") is False and len(str(answer.get("message", "")).split()) < 3:
        wrong["message"] = answer.get("message")
    if "cards" in expected:
        by_card = [sorted(cards["cards"], key=lambda card: card["card"]) for cards in (expected, answer)]
        wrong |= {"cards": answer["cards"]} if by_card[0] != by_card[1] else {}
    return wrong


NO_CASES = {("legal", "tolp"), ("legal", "trettioett"), ("legal", "other")}
"""A hand without its deal is judged in the games of tricks alone."""


@pytest.mark.parametrize("game", [*GAMES, "other"])
@pytest.mark.parametrize(("kind", "answer"), [("check", commands.check_answer), ("legal", commands.legal_answer)])
def test_cases_give_the_expected_answers(kind: str, answer: Any, game: str) -> None:
    asked = [(row, wrong_with(row, answer(Text("case", text), "sv"))) for row, text in cases(kind, game)]
    assert bool(asked) == ((kind, game) not in NO_CASES)
    assert [(row["id"], row["mutation"], wrong) for row, wrong in asked if wrong] == []
