"""What is asked in Bordstolva alone, where cards lie on the table."""

from typing import Any

from tolva_teach.judging.index.case import Asks, Case
from tolva_teach.judging.index.question import Question, may, may_by, must


def _question(name: str, asks: Asks, does: str, **position: Any) -> Question:
    return Question(name, Case(position, asks, (does,)), ("bordstolva",))


BORDSTOLVA: tuple[Question, ...] = (
    _question("bord-follow-table", may, "0 play SA", trick=["HJ"], hand=["SA", "C9"], table=["HK"]),
    _question("bord-head-table", must, "0 play HA", trick=["HK"], hand=["H9"], table=["HA"]),
    _question(
        "bord-hidden-void", may_by(yes="bord.available"), "0 play C9", trick=["HJ"], hand=["SA", "C9"], table=["D9"]
    ),
    _question("bord-turn-trick", may, "0 turn", trick=["HK"], hand=["H9", "C6"], table=["SA"], taken=2),
    _question("bord-turn-lead", may, "0 play SA", hand=["H9", "C6"], table=["SA"], taken=2, refill="due"),
    _question(
        "bord-meld-hidden",
        may_by(yes="bord.meld"),
        "0 meld H",
        hand=["HK"],
        table=["HQ"],
        taken=2,
        left=3,
        refill="due",
    ),
    _question("bord-meld-turned", may, "0 meld H", hand=["HK", "S9"], table=["HQ"], taken=2, refill="done"),
    _question("bord-meld-table", may, "0 meld H", hand=["HK", "S9"], table=["HQ"], taken=2, refill="due"),
    _question(
        "bord-first-trick", may_by(no="bord.first-from-table"), "0 play SA", hand=["SA", "C9"], table=["H9"], taken=0
    ),
)
