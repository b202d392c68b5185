"""What is asked in Tölp."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tolva_teach.judging.index.question import (
    Asks,
    Case,
    Question,
    comes,
    exchanged,
    may,
    next_turn,
    starts,
    turn,
)

_MANY = range(3, 21)
_JOKERS = MappingProxyType({"jokers": 2})
_REVOLUTION = MappingProxyType({"revolution": True})
_HAND = ["H3", "S8", "D8", "DK", "CA"]
_NONE: Mapping[str, Any] = MappingProxyType({})


def _question(
    name: str,
    asks: Asks,
    *does: str,
    players: Sequence[int] = (),
    assumes: Mapping[str, Any] = _NONE,
    **position: Any,
) -> Question:
    return Question(name, Case({"hand": _HAND, **position}, asks, does), ("tolp",), players, assumes)


TOLP: tuple[Question, ...] = (
    _question("tolp-same-rank", may, "0 lay S8", lay=["H8"]),
    _question("tolp-single-on-pair", may, "0 lay CA", lay=["H7", "D7"]),
    _question("tolp-more-cards", may, "0 lay S8 D8", lay=["H7"]),
    _question("tolp-two-ranks", may, "0 lay S8 DK", lay=["H6", "D6"]),
    _question("tolp-pass-able", may, "0 pass", lay=["H7"]),
    _question(
        "tolp-again",
        turn({"yes": "tolp.pass", "no": "tolp.house.passing"}),
        "{last} pass",
        lay=["H7"],
        laid_by=1,
        turn=-1,
        passed=[0],
        players=_MANY,
    ),
    _question("tolp-pass-lead", may, "0 pass"),
    _question("tolp-start-other", may, "0 lay H3", start="H2", hand=["H2", "H3", "S8"]),
    _question("tolp-start-two", may, "0 lay H2 S2", start="H2", hand=["H2", "S2", "S8"]),
    _question("tolp-start-king", starts, placing=False, theirs=["H2", "S2", "D5"]),
    _question("tolp-on-ace", may, "0 lay DK", lay=["SA"]),
    _question(
        "tolp-all-pass", turn({"yes": "tolp.turn", "no": "tolp.turn"}), "{last} pass", lay=["SA"], laid_by=0, turn=-1
    ),
    _question("tolp-goes-out", next_turn("tolp.out"), "0 lay CA", lay=["H7"], hand=["CA"], players=_MANY),
    _question("tolp-joker-alone", may, "0 lay *1", hand=["*1", "S8", "D8"], assumes=_JOKERS),
    _question("tolp-joker-with", may, "0 lay S8 *1", lay=["H7", "D7"], hand=["*1", "S8", "DK"], assumes=_JOKERS),
    _question("tolp-out-joker", may, "0 lay S8 *1", lay=["H7", "D7"], hand=["*1", "S8"], assumes=_JOKERS),
    _question(
        "tolp-four",
        comes("revolution", "tolp.higher"),
        "0 lay S8 H8 D8 C8",
        lay=["H7"],
        hand=["S8", "H8", "D8", "C8", "DK"],
    ),
    _question(
        "tolp-three-and-joker",
        comes("revolution", "tolp.option.revolution"),
        "0 lay S8 H8 D8 *1",
        lay=["H7"],
        hand=["S8", "H8", "D8", "*1", "DK"],
        assumes={**_JOKERS, **_REVOLUTION},
    ),
    _question("tolp-turned", may, "0 lay H5", lay=["S7"], hand=["H5", "CA"], turned=True, assumes=_REVOLUTION),
    _question("tolp-how-many", exchanged, placing=True, players=range(2, 7)),
    _question("tolp-give-any", may, "0 give CA DK", placing=True, players=(4, 5)),
    _question(
        "tolp-ask-unheld", may, "0 give CA DK", "0 ask Q", placing=True, theirs=["SQ", "HQ", "S4"], players=(4, 5)
    ),
    _question("tolp-ask-held", may, "0 give CA DK", "0 ask 8", placing=True, theirs=["SQ", "H8", "S4"], players=(4, 5)),
    _question(
        "tolp-ask-joker", may, "0 give *1 DK", placing=True, hand=["*1", "DK", "S8"], assumes=_JOKERS, players=(4, 5)
    ),
)
