"""What is asked about following, trumping and heading the trick, in Tolva's forms and in Bondtolva alike."""

from collections.abc import Sequence
from typing import Any

from tolva_teach.judging.index.case import Asks, Case
from tolva_teach.judging.index.question import Question, comes, found_late, may, must, takes_it, told, unforeseen

FORMS = ("tolva", "plocketolva", "bordstolva")
ALL = (*FORMS, "bondtolva")
IN_HAND = ("tolva", "plocketolva", "bondtolva")
"""The games in which all cards that one may play are in the hand."""
MANY = (3, 4)


def _question(
    name: str,
    asks: Asks,
    does: str,
    *,
    players: Sequence[int] = (),
    games: tuple[str, ...] = ALL,
    at: str = "",
    **position: Any,
) -> Question:
    return Question(name, Case(position, asks, (does,)), games, players, at=at)


def _taken(name: str, asks: Asks, does: str, *trick: str, **position: Any) -> Sequence[Question]:
    """Who takes a trick, for two to four: of these cards so many have been played as others play before you."""
    return [
        _question(name, asks, does, trick=[*trick[: players - 1]], players=(players,), **position)
        for players in (2, *MANY)
    ]


def _found_late(players: int, games: tuple[str, ...] = ALL, **position: Any) -> Question:
    """The one before whoever turned out to have a card had led its suit."""
    lying = {"held": "H9", "tricks": [["HJ", "S9"]], "leaders": [players - 1], **position}
    return Question("trick-found-late", Case(lying, found_late), games, (players,))


TRICKS: tuple[Question, ...] = (
    _question("trick-follow", may, "0 play SA", trick=["HJ"], hand=["HK", "H9", "SA"]),
    _question("trick-head", may, "0 play H9", trick=["HJ"], hand=["HK", "H9", "SA"]),
    _question("trick-head-sang", must, "0 play HK", trick=["HJ"], hand=["HK", "H9"]),
    _question("trick-partner", must, "0 play HA", trick=["HK", "H9"], hand=["HA", "HJ"], players=(4,)),
    _question("trick-trump", must, "0 play S9", trick=["HJ"], hand=["S9", "DA", "C9"], trump="S"),
    _question("trick-partner-trump", must, "0 play S9", trick=["HA", "H9"], hand=["S9", "DA"], trump="S", players=(4,)),
    _question("trick-undertrump", must, "0 play S9", trick=["HJ", "SK"], hand=["S9", "DA"], trump="S", players=MANY),
    _question("trick-overtrump", may, "0 play S9", trick=["HJ", "SQ"], hand=["S9", "SA"], trump="S", players=MANY),
    _question("trick-trumped", may, "0 play H9", trick=["HJ", "S9"], hand=["HA", "H9"], trump="S", players=MANY),
    _question("trick-trump-instead", may, "0 play SA", trick=["HA"], hand=["H9", "SA"], trump="S"),
    _question("trick-discard", may, "0 play DA", trick=["HJ"], hand=["DA", "C9"], trump="S"),
    *_taken("trick-ten", takes_it, "0 play H10", "HK", "H9", "HJ", hand=["H10", "DA"]),
    *_taken("trick-taker", told("trick-taken", "taker"), "0 play S9", "HA", "HK", "HJ", hand=["S9", "DA"], trump="S"),
    _question("trick-lead", may, "0 play S9", hand=["S9", "HA", "DK"], trump="S", refill="done"),
    _found_late(2, ("plocketolva", "bordstolva"), since=1),
    _found_late(2, ("bondtolva",)),
    _found_late(3),
    _found_late(4),
    *_taken("trick-wins-off", takes_it, "0 play DA", "H9", "HJ", "HK", hand=["DA", "C9"]),
    _question("meld-first", may, "0 meld H", hand=["HK", "HQ", "S9"], taken=0, at="stock"),
    _question(
        "meld-two-at-once", may, "0 meld D", hand=["HK", "HQ", "DK", "DQ", "S9"], taken=2, melds=["H"], melded=True
    ),
    _question("meld-again", may, "0 meld H", hand=["HK", "HQ", "S9"], taken=2, melds=["H"]),
    _question("meld-one-gone", may, "0 meld H", hand=["HQ", "S9", "DA"], taken=2),
    _question("meld-during-trick", may, "0 meld H", trick=["S9"], hand=["HK", "HQ", "DA"], taken=2),
    _question("meld-two-left", may, "0 meld H", hand=["HK", "HQ"], taken=4, games=("tolva", "plocketolva")),
    _question("meld-two-left", may, "0 meld H", hand=["HK", "HQ"], taken=4, games=("bondtolva",), players=MANY),
    _question("bord-meld-two-left", may, "0 meld H", hand=["HK"], table=["HQ"], taken=4, games=("bordstolva",)),
    _question("meld-at-ten", may, "0 meld H", hand=["HK", "HQ", "S9"], taken=2, score=[10]),
    _question(
        "meld-at-ten-tjog",
        may,
        "0 meld H",
        games=FORMS,
        hand=["HK", "HQ", "S9"],
        taken=2,
        melds=["S"],
        score=[10],
    ),
    _question("meld-at-eleven", may, "0 meld H", hand=["HK", "HQ", "S9"], taken=2, melds=["S"], score=[11]),
    _question(
        "meld-new-trump",
        comes("trump-set", "tolva.trump"),
        "0 meld H",
        games=FORMS,
        hand=["HK", "HQ", "S9"],
        taken=2,
        melds=["S"],
    ),
    _question(
        "meld-second-worth",
        told("meld-scored", "points"),
        "0 meld H",
        hand=["HK", "HQ", "S9"],
        taken=2,
        melds=["S"],
    ),
    _question(
        "meld-after-draw",
        may,
        "0 meld H",
        hand=["HK", "HQ", "S9"],
        taken=2,
        refill="done",
        players=(2,),
        games=IN_HAND,
        at="stock",
    ),
    _question("meld-unheld", unforeseen, "0 meld H", hand=["HK", "S9", "DA"], taken=2),
    _question(
        "draw-forgotten",
        unforeseen,
        "0 play S9",
        hand=["HA", "S9", "DK"],
        taken=2,
        refill="due",
        games=("plocketolva",),
    ),
    _question("ask-then-meld", may, "0 meld H", hand=["HK", "HQ", "S9"], taken=2, asked=1, players=(4,)),
    _question("ask-deny", may, "0 no", hand=["HK", "HQ", "S9"], taken=2, question="any", players=(4,)),
    _question("ask-first", may, "0 ask", hand=["HA", "HQ", "S9"], taken=0, players=(4,)),
)
