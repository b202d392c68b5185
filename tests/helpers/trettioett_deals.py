"""Deals of Trettioett made by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

from helpers.deals import say
from tolva_teach.games.base import Dealt, Happening
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.rules.cards import FULL_PACK

LOW, FAIR, GOOD = "S2 H3 D4", "H9 H8 C2", "C10 C9 C8"
"""Hands worth 4, 17 and 27."""

NOTHING = ["D6", "D5", "C4", "C3", "H2", "S3", "S4", "S5", "S6", "S7"]
"""Stock cards that help nobody."""


def thirtyone(
    *wanted: str,
    pile: str = "D9",
    stock: Sequence[str] = tuple(NOTHING),
    dealer: int = -1,
    score: Sequence[int] | None = None,
    options: Mapping[str, Any] | None = None,
) -> TrettioettDeal:
    """A deal with these hands; the stock's first cards are named, the rest of the pack follows. Seat 0 is forehand."""
    rules = Trettioett(len(wanted), options or {})
    hands = tuple(tuple(text.split()) for text in wanted)
    held = [card for hand in hands for card in hand] + [pile]
    first = [card for card in stock if card not in held]
    rest = [card for card in FULL_PACK if card not in (*held, *first)]
    dealt = Dealt(hands, {"pile": (pile,), "stock": (*first, *rest)})
    return rules.start(dealt, dealer % len(wanted), rules.first_standing(score, 0, None))


def three(**more: Any) -> TrettioettDeal:
    return thirtyone(LOW, FAIR, GOOD, **more)


def draw_and_discard(deal: TrettioettDeal) -> list[Happening]:
    """The seat in turn draws and discards what it drew."""
    seat = deal.actors()[0]
    told = say(deal, f"{seat} draw")
    return told + say(deal, f"{seat} discard {deal.view(seat).hand[-1]}")


def lives(deal: TrettioettDeal) -> tuple[int, ...]:
    return deal.standing.score
