"""What people would tell of a deal that has been played: the entry by which its score is kept.

It is told from what happened, card by card, and from nothing that the engine has counted.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tolva_teach.games.base import Deal, Happening
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.tricktaking import TrickDeal


def told_of(deal: Deal[Any], happened: Sequence[Happening], *, counted: bool) -> dict[str, Any]:
    """The entry of a deal that is over.

    Args:
        deal: the deal.
        happened: all that happened in it.
        counted: whether what cards count for is told, and not only what came of it.
    """
    if isinstance(deal, TrickDeal):
        return _of_tricks(deal, happened, counted)
    if isinstance(deal, TolpDeal):
        return {"order": deal.board.finished}
    assert isinstance(deal, TrettioettDeal)
    return _of_lives(deal, happened, counted)


def _of_tricks(deal: TrickDeal, happened: Sequence[Happening], counted: bool) -> dict[str, Any]:
    game, board = deal.game, deal.board
    melds = tuple((game.parties[meld.seat], meld.suit) for meld in board.melds)
    entry: dict[str, Any] = {"melds": melds} if melds else {}
    kinds = {its.kind: its for its in happened}
    if board.gubbe is not None:
        return {**entry, "gubbe": (board.gubbe.verb, game.parties[board.gubbe.seat], "gubbe-made" in kinds)}
    if len(board.tricks) < game.trick_count:
        return entry  # a meld has won the match
    entry["sistan"] = game.parties[board.tricks[-1].taker]
    if not counted:
        return {**entry, "vinsten": kinds["vinsten"].facts["party"] if "vinsten" in kinds else None}
    taken: list[list[str]] = [[] for _ in range(game.party_count)]
    for trick in board.tricks:
        taken[game.parties[trick.taker]] += trick.cards
    return {**entry, "counts": tuple(tuple(game.worth(cards).values()) for cards in taken)}


def _of_lives(deal: TrettioettDeal, happened: Sequence[Happening], counted: bool) -> dict[str, Any]:
    board, kinds = deal.board, {its.kind: its for its in happened}
    if "shows-31" in kinds:
        return {"end": "thirty-one", "winner": kinds["shows-31"].facts["seat"]}
    if "stock-out-ends" in kinds:
        return {"end": "no-showdown"}
    worth: Mapping[int, float] = {seat: deal.rules.value(deal.hands[seat]).points for seat in board.playing}
    entry = {"end": "showdown", "knocker": board.knocker}
    if counted:
        return {**entry, "worth": tuple(worth.get(seat) for seat in range(deal.game.players))}
    return {**entry, "lowest": tuple(sorted(seat for seat in worth if worth[seat] == min(worth.values())))}
