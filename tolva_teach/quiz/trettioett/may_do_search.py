"""Which turn a question "what may you do now?" in Trettioett is about."""

from collections.abc import Mapping
from functools import partial

from tolva_teach.games import game
from tolva_teach.games.base import Decision, said
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import THIRTY_ONE, value_of
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, cut, kind_planned

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"begin": 13, "knocked": 8, "drawn": 13, "taken": 13, "pile-only": 3},
    2: {"begin": 9, "knocked": 10, "drawn": 10, "taken": 14, "pile-only": 7},
    3: {"begin": 12, "knocked": 13, "drawn": 3, "taken-again": 9, "pile-only": 13},
}
"""By difficulty, how many questions of a block ask about each kind. In the hardest, who knows all about discards but
always knocks, or never, or always draws, answers half of the questions at the most."""

FROM_LAP = 2
"""The first lap has the least to look at: nothing has been discarded yet."""


def kinds_of(view: TrettioettView) -> frozenset[str]:
    """The kinds of situation that a seat's turn is of.

    `begin`: nobody has knocked; `knocked`: somebody has; `pile-only`: and the stock is gone; `drawn` and `taken`: one
    must discard; `taken-again`: and the hand has another card from the pile, which may go.
    """
    board = view.board
    if board.taken is not None:
        earlier = any(card in view.hand and card != board.taken for card in board.known[view.seat])
        return frozenset({"taken", "taken-again"}) if earlier else frozenset({"taken"})
    if board.must_discard:
        return frozenset({"drawn"})
    if board.knocker is None:
        return frozenset({"begin"})
    return frozenset({"knocked"}) if board.stock else frozenset({"pile-only"})


def position(players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    named = ("may-do", "trettioett", players, _SALT, difficulty)
    dice, rules = Dice(*named, seed), game("trettioett", players)
    kind = kind_planned(PLANS[difficulty], seed, *named)
    pack, standing = sorted(rules.pack), rules.first_standing(None, 0, None)
    while True:
        dealer = dice.below(players)
        dealt = rules.deal_out(dice.shuffled(pack), dealer, standing)
        stock = len(dealt.piles["stock"])
        decide = partial(_decide, dice=dice, knocks_at=_knocks_at(kind, players, stock, dice))
        fits = partial(_fits, kind=kind, stock=stock - dice.below(2 * players))
        found = cut(rules.start(dealt, dealer, standing), dealer, dealt, decide, fits)
        if found is not None:
            return found


def _fits(view: TrettioettView, kind: str, stock: int) -> bool:
    """Whether the turn is of the kind, and the deal has come so far that the stock has no more cards than this."""
    late = view.board.lap >= FROM_LAP and view.board.stock <= stock
    return kind in kinds_of(view) and (late or kind in ("knocked", "pile-only"))


def _knocks_at(kind: str, players: int, stock: int, dice: Dice) -> int:
    """With so many cards in the stock, or fewer, the next to begin a turn knocks; 0 for nobody."""
    if kind == "pile-only":
        return 1 + dice.below(players - 2)
    return stock - players - dice.below(stock // 2) if kind == "knocked" or dice.below(3) == 0 else 0


def _decide(view: TrettioettView, knocks_at: int, dice: Dice) -> Decision:
    """Keeps what is worth most, but for 31, which would end the deal; takes what the pile betters."""
    board, seat = view.board, view.seat
    if board.must_discard:
        cards = [card for card in view.hand if card != board.taken]
        left = {card: value_of([other for other in view.hand if other != card]).points for card in cards}
        weights = {card: 1 + points * points for card, points in sorted(left.items()) if points < THIRTY_ONE}
        return said(seat, "discard", dice.weighted(weights or dict.fromkeys(sorted(cards), 1)))
    if board.knocker is None and board.stock <= knocks_at:
        return said(seat, "knock")
    if not board.stock:
        return said(seat, "take")
    in_a_row = board.knocker is not None and knocks_at < len(board.playing)
    return said(seat, "draw") if in_a_row or dice.below(3) else said(seat, "take")
