"""Deals of Tolva's smaller relatives made by hand; forehand is seat 0 unless another deals."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from helpers.deals import PACK_36
from tolva_teach.games import game
from tolva_teach.games.base import Deal, Dealt

PACK_24 = [suit + rank for suit in "SHDC" for rank in ("A", "10", "K", "Q", "J", "9")]


def filled(pack: Sequence[str], wanted: Iterable[str], size: Sequence[int]) -> list[tuple[str, ...]]:
    """Piles with the cards that each is to have; the rest of the pack fills them up, in order."""
    piles = [text.split() for text in wanted]
    rest = [card for card in pack if not any(card in pile for pile in piles)]
    for pile, count in zip(piles, size, strict=True):
        pile += [rest.pop(0) for _ in range(count - len(pile))]
    return list(map(tuple, piles))


def start(name: str, dealt: Dealt, dealer: int | None, score: Sequence[int] | None, **options: Any) -> Deal[Any]:
    """The deal of so many hands as are dealt."""
    players = len(dealt.hands)
    rules = game(name, players, options)
    return rules.start(dealt, players - 1 if dealer is None else dealer, rules.first_standing(score, 0, None))


def plocke(
    *hands: str, stock: str = "", dealer: int | None = None, score: Sequence[int] | None = None, **options: Any
) -> Deal[Any]:
    """Plocketolva; the stock's cards as they will be drawn."""
    *held, pile = filled(PACK_36, (*hands, stock), (6, 6, 24))
    return start("plocketolva", Dealt(tuple(held), {"stock": pile}), dealer, score, **options)


def bord(
    hands: Sequence[str] = ("", ""),
    up: Sequence[str] = ("", ""),
    down: Sequence[str] = ("", ""),
    dealer: int | None = None,
    score: Sequence[int] | None = None,
    **options: Any,
) -> Deal[Any]:
    """Bordstolva; each row place by place."""
    piles = filled(PACK_36, (*hands, *up, *down), (6,) * 6)
    rows: Mapping[str, Any] = {"up": tuple(piles[2:4]), "down": tuple(piles[4:])}
    return start("bordstolva", Dealt(tuple(piles[:2]), rows), dealer, score, **options)


def bond(
    *hands: str, stock: str = "", dealer: int | None = None, score: Sequence[int] | None = None, **options: Any
) -> Deal[Any]:
    """Bondtolva for as many as hands are named."""
    if len(hands) > 2:
        held = filled(PACK_24, hands, (24 // len(hands),) * len(hands))
        return start("bondtolva", Dealt(tuple(held)), dealer, score, **options)
    *held, pile = filled(PACK_24, (*hands, stock), (6, 6, 12))
    return start("bondtolva", Dealt(tuple(held), {"stock": pile}), dealer, score, **options)


def play_on(deal: Deal[Any], until: int | None = None, keep: str = "") -> Deal[Any]:
    """Plays the first card that may be played, and says what is due, until so many tricks are taken or the end.

    `keep` are cards that are played only where nothing else may be.
    """
    while not deal.over and (until is None or len(deal.view(0).board.tricks) < until):
        legal = deal.legal()
        due = [decision for decision in legal if decision.verb in ("draw", "turn", "no")]
        plays = [decision for decision in legal if decision.verb == "play"]
        deal.apply((due or [*(play for play in plays if play.args[0] not in keep.split()), *plays])[0])
    return deal
