"""What is asked in Tölp."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from tolva_teach.games.base import Game
from tolva_teach.games.tolp import Tolp
from tolva_teach.judging.index.case import FLYING, Asks, Case
from tolva_teach.judging.index.question import (
    Question,
    always,
    comes,
    exchanged,
    for_two,
    may,
    may_by,
    next_turn,
    starts,
    turn,
    unforeseen,
)
from tolva_teach.rules.cards import is_joker

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
    at: str = "",
    suits: Callable[[Game[Any]], bool] = always,
    names_ranks: bool = False,
    **position: Any,
) -> Question:
    shows: Mapping[str, Sequence[Any]] | None = (
        {} if position.get("placing") is not None and "hand" not in position else None
    )
    case = Case({"hand": _HAND, **position}, asks, does, names_ranks, shows)
    return Question(name, case, ("tolp",), players, assumes, at, suits)


def _ranks_fly(game: Game[Any]) -> bool:
    """Whether cards fly at the table that have a rank of their own."""
    return isinstance(game, Tolp) and bool(game.rules.flying)


def _jokers_fly(game: Game[Any]) -> bool:
    """Whether there are jokers; where nothing flies, who asks about one plays with some."""
    return not _ranks_fly(game) or any(map(is_joker, game.pack))


def _of_jokers(name: str, asks: Asks, *does: str, assumes: Mapping[str, Any] = _JOKERS, **position: Any) -> Question:
    return _question(name, asks, *does, assumes=assumes, suits=_jokers_fly, **position)


def _of_flying(name: str, asks: Asks, *does: str, **position: Any) -> Question:
    return _question(name, asks, *does, suits=_ranks_fly, **position)


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
    _question("tolp-start-exchanged", starts, placing=False, theirs=["H2", "S2", "D5"]),
    _question("tolp-start-lowest", for_two(starts), placing=False, hand=["H3", "S3"], theirs=["H4", "S4"]),
    _question("tolp-on-ace", may, "0 lay DK", lay=["SA"], names_ranks=True),
    _question(
        "tolp-all-pass", turn({"yes": "tolp.turn", "no": "tolp.turn"}), "{last} pass", lay=["SA"], laid_by=0, turn=-1
    ),
    _question("tolp-found-late", unforeseen, "0 lay S8", lay=["SQ"]),
    _question("tolp-goes-out", next_turn("tolp.out"), "0 lay CA", lay=["H7"], hand=["CA"], players=_MANY),
    _of_jokers("tolp-joker-alone", may, "0 lay *1", hand=["*1", "S8", "D8"]),
    _of_jokers("tolp-joker-with", may, "0 lay S8 *1", lay=["H7", "D7"], hand=["*1", "S8", "DK"]),
    _of_jokers("tolp-out-joker", may, "0 lay S8 *1", lay=["H7", "D7"], hand=["*1", "S8"]),
    _of_flying("tolp-flying-alone", may_by(yes="tolp.flying"), f"0 lay {FLYING}", hand=[FLYING, "S8", "D8"]),
    _of_flying("tolp-flying-with", may, f"0 lay S8 {FLYING}", lay=["H7", "D7"], hand=[FLYING, "S8", "DK"]),
    _of_flying("tolp-out-flying", may, f"0 lay S8 {FLYING}", lay=["H7", "D7"], hand=[FLYING, "S8"]),
    _of_flying("tolp-give-flying", may, f"0 give {FLYING} DK", placing=True, hand=[FLYING, "DK", "S8"], players=(4, 5)),
    _of_flying(
        "tolp-three-and-flying",
        comes("revolution", "tolp.option.revolution"),
        f"0 lay S8 H8 D8 {FLYING}",
        lay=["H7"],
        hand=["S8", "H8", "D8", FLYING, "DK"],
        assumes=_REVOLUTION,
    ),
    _question(
        "tolp-four",
        comes("revolution", "tolp.higher", back="counter-revolution"),
        "0 lay S8 H8 D8 C8",
        lay=["H7"],
        hand=["S8", "H8", "D8", "C8", "DK"],
    ),
    _of_jokers(
        "tolp-three-and-joker",
        comes("revolution", "tolp.option.revolution"),
        "0 lay S8 H8 D8 *1",
        lay=["H7"],
        hand=["S8", "H8", "D8", "*1", "DK"],
        assumes={**_JOKERS, **_REVOLUTION},
    ),
    _question(
        "tolp-turned",
        may,
        "0 lay H5",
        lay=["S7"],
        hand=["H5", "CA"],
        turned=True,
        assumes=_REVOLUTION,
        at="turned",
        names_ranks=True,
    ),
    _question("tolp-how-many", exchanged, placing=True, players=range(2, 7)),
    _question("tolp-give-any", may, "0 give CA DK", placing=True, players=(4, 5)),
    _question(
        "tolp-ask-unheld", may, "0 give CA DK", "0 ask Q", placing=True, theirs=["SQ", "HQ", "S4"], players=(4, 5)
    ),
    _question("tolp-ask-held", may, "0 give CA DK", "0 ask 8", placing=True, theirs=["SQ", "H8", "S4"], players=(4, 5)),
    _of_jokers("tolp-ask-joker", may, "0 give *1 DK", placing=True, hand=["*1", "DK", "S8"], players=(4, 5)),
)
