"""What is asked in Trettioett."""

from collections.abc import Sequence
from types import MappingProxyType
from typing import Any

from tolva_teach.judging.index.case import Asks, Case
from tolva_teach.judging.index.question import (
    Question,
    all_out,
    comes,
    lives_lost,
    may,
    next_dealer,
    told,
    turn,
    unforeseen,
)

_HAND = ["H7", "S8", "DK"]
_LOW, _ALSO_LOW, _HIGH = ["H7", "H5", "S2"], ["D7", "D5", "C2"], ["C10", "C9", "S3"]
_KNOCKED = MappingProxyType({"yes": "thirtyone.knock", "no": "thirtyone.knock"})


def _turn(name: str, *does: str, **position: Any) -> Question:
    return Question(name, Case({"hand": _HAND, **position}, may, does), ("trettioett",))


def _shown(name: str, asks: Asks, hands: Sequence[Sequence[str]], **position: Any) -> Question:
    return Question(name, Case({"hands": hands, **position}, asks), ("trettioett",))


TRETTIOETT: tuple[Question, ...] = (
    _turn("thirtyone-throw-taken", "0 discard HA", hand=[*_HAND, "HA"], taken_card="HA"),
    _turn("thirtyone-throw-drawn", "0 discard HA", hand=[*_HAND, "HA"]),
    _turn("thirtyone-two-cards", "0 draw", hand=[*_HAND, "HA"]),
    _turn("thirtyone-first-lap", "0 knock"),
    _turn("thirtyone-after-draw", "0 knock", hand=[*_HAND, "HA"]),
    Question("thirtyone-found-late", Case({"hand": [*_HAND, "HA"]}, unforeseen, ("0 knock",)), ("trettioett",)),
    _turn("thirtyone-after-other", "0 knock", knocker=1, lap=2),
    _turn("thirtyone-no-stock", "0 draw", stock=0, knocker=1, lap=2),
    _shown("thirtyone-tie", lives_lost, [_LOW, _ALSO_LOW, _HIGH], knocker=0),
    _shown("thirtyone-lowest", lives_lost, [_LOW, _HIGH], knocker=0),
    _shown("thirtyone-beaten", lives_lost, [_HIGH, _LOW], knocker=0),
    _shown("thirtyone-two-lowest", lives_lost, [_LOW, _ALSO_LOW, _HIGH], knocker=2),
    _shown("thirtyone-three-kings", told("shows", "points"), [["SK", "HK", "DK"], _HIGH], knocker=1),
    _shown("thirtyone-three-low", told("shows", "points"), [["S4", "H4", "D4"], _HIGH], knocker=1),
    _shown(
        "thirtyone-three-aces",
        comes("shows-31", "thirtyone.value", "thirtyone.value"),
        [["SA", "HA", "DA"], _HIGH],
        dealt=True,
    ),
    _shown("thirtyone-suits", told("shows", "points"), [["SK", "HQ", "D9"], _HIGH], knocker=1),
    Question(
        "thirtyone-31",
        Case(
            {"hands": [["SA", "SK", "SQ", "H2"], _HIGH, _LOW], "knocker": 1},
            lives_lost,
            ("0 discard H2",),
            shows={"hands": [["SA", "SK", "SQ"], _HIGH, _LOW]},
        ),
        ("trettioett",),
    ),
    _shown("thirtyone-two-31", lives_lost, [["SA", "SK", "SQ"], ["HA", "HK", "HQ"], _LOW], dealt=True),
    _shown("thirtyone-stock-out", lives_lost, [_LOW, _HIGH]),
    _shown("thirtyone-no-lives", comes("out", "thirtyone.option.free"), [_LOW, _HIGH], knocker=1, lives=[1]),
    _shown(
        "thirtyone-all-out",
        all_out,
        [_LOW, _ALSO_LOW, ["C7", "C5", "D2"]],
        knocker=0,
        lives=[1, 1, 1],
        others_out=True,
    ),
    Question("thirtyone-four-cards", Case({"hand": [*_HAND, "HA"]}, unforeseen, ("0 draw",)), ("trettioett",)),
    Question("thirtyone-dealer-out", Case({"lives": [3, 0]}, next_dealer()), ("trettioett",)),
    Question(
        "thirtyone-turn-after",
        Case({"hand": [*_HAND, "HA"], "knocker": 1}, turn(_KNOCKED), ("0 discard HA",), shows={}),
        ("trettioett",),
    ),
)
