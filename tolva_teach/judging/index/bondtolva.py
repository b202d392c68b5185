"""What is asked in Bondtolva alone."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.judging.index.case import Asks, Case
from tolva_teach.judging.index.question import Question, comes, may, told

_GAMES = ("bondtolva",)
TWO_PARTIES = (2, 4)
_THREE = (3,)


def _question(
    name: str, asks: Asks, does: str, *, players: Sequence[int] = (), at: str = "", **position: Any
) -> Question:
    return Question(name, Case(position, asks, (does,)), _GAMES, players, at=at)


def _counted(
    name: str, asks: Asks, *, last: int = 1, players: Sequence[int] = TWO_PARTIES, **position: Any
) -> Question:
    return Question(name, Case({"last": last, **position}, asks), _GAMES, players)


BONDTOLVA: tuple[Question, ...] = (
    _question(
        "bond-phase-follow", may, "0 play SA", trick=["HJ"], hand=["HK", "SA"], taken=2, players=(2,), at="stock"
    ),
    _question(
        "bond-phase-trump",
        told("trick-taken", "taker"),
        "0 play SA",
        trick=["H9"],
        hand=["HK", "SA"],
        taken=2,
        trump="S",
        players=(2,),
        at="stock",
    ),
    _question("bond-draw-first", may, "0 play SA", hand=["HK", "SA"], taken=2, players=(2,), at="stock"),
    _question("bond-sixth-trick", may, "0 meld H", hand=["HK", "HQ", "S9"], taken=6, players=(2,), at="stock"),
    _question("bond-stock-gone", may, "0 meld H", hand=["HK", "HQ", "S9"], taken=7, players=(2,), at="no-stock"),
    _question("bond-two-left", may, "0 meld H", hand=["HK", "HQ"], taken=10, players=(2,), at="no-stock"),
    _question(
        "bond-new-trump", comes("trump-set", "bond.trump"), "0 meld H", hand=["HK", "HQ", "S9"], taken=2, melds=["S"]
    ),
    _question("bond-third-meld", may, "0 meld D", hand=["DK", "DQ", "S9"], taken=3, melds=["H", "S"]),
    _question(
        "bond-meld-wins",
        comes("match-won", "bond.match"),
        "0 meld H",
        hand=["HK", "HQ", "S9"],
        taken=2,
        melds=["S"],
        score=[11],
        players=TWO_PARTIES,
    ),
    _question("bond-suit-first", may, "0 ask H", hand=["HK", "SA", "S9"], taken=2, players=(4,)),
    _question("bond-suit-then", may, "0 ask H", hand=["HK", "SA", "S9"], taken=2, asked=1, players=(4,)),
    _question("bond-suit-none", may, "0 ask H", hand=["HA", "SA", "S9"], taken=2, asked=1, players=(4,)),
    _question("bond-suit-twice", may, "0 ask C", hand=["HK", "CK", "S9"], taken=2, asked=2, players=(4,)),
    _question("bond-answer-without", may, "0 yes", hand=["HA", "SA", "S9"], taken=2, question="H", players=(4,)),
    _question("bond-answer-with", may, "0 yes", hand=["HQ", "SA", "S9"], taken=2, question="H", players=(4,)),
    _question(
        "bond-lead-other",
        may,
        "0 play SA",
        hand=["HA", "SA", "S9"],
        taken=2,
        melds=["S", "H"],
        melded=True,
        asked=1,
        duty="lead-suit",
        duty_suit="H",
        players=(4,),
    ),
    _question(
        "bond-lead-suit-asked",
        may,
        "0 play HA",
        hand=["HK", "HA", "SA"],
        taken=2,
        melds=["S", "H"],
        melded=True,
        asked=2,
        duty="lead-card",
        duty_suit="H",
        players=(4,),
    ),
    _counted("bond-matadors", told("vinsten", "party"), counts=[[5, 16], [3, 24]]),
    _counted("bond-eyes", told("vinsten", "party"), counts=[[4, 16], [4, 24]]),
    _counted("bond-all-tied", comes("vinsten-tied", "bond.score.vinsten"), counts=[[4, 20], [4, 20]]),
    _counted("bond-three-matadors", told("vinsten", "party"), counts=[[4, 10], [2, 20], [2, 10]], players=_THREE),
    _counted("bond-three-eyes", told("vinsten", "party"), counts=[[3, 12], [3, 15], [2, 13]], players=_THREE),
    _counted(
        "bond-three-tied",
        comes("vinsten-tied", "bond.score.vinsten"),
        counts=[[3, 14], [3, 14], [2, 12]],
        players=_THREE,
    ),
    _counted(
        "bond-one-each",
        told("match-won", "party"),
        counts=[[4, 16], [2, 12], [2, 12]],
        score=[11, 11, 5],
        players=_THREE,
    ),
    _counted("bond-sistan", told("sistan", "party"), counts=[[3, 16], [5, 24]], last=0),
    Question(
        "bond-sistan", Case({"last": 0, "counts": [[3, 16], [3, 12], [2, 12]]}, told("sistan", "party")), _GAMES, (3,)
    ),
    _counted("bond-both-eleven", told("match-won", "party"), counts=[[5, 20], [3, 20]], score=[11, 11]),
    _counted("bond-past-twelve", comes("fell-back", "bond.match"), counts=[[5, 20], [3, 20]], score=[11, 3], last=0),
)
