"""Deals of Trettioett that a seat cannot tell from the one that is played."""

from collections.abc import Callable
from random import Random
from typing import TypeAlias

from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.trettioett.scoring import HAND_SIZE, THIRTY_ONE, value_of
from tolva_teach.knowing.sampling import in_any_order
from tolva_teach.knowing.trettioett import SwapKnowledge
from tolva_teach.rules.cards import Card

Draws: TypeAlias = Callable[[int], int]
"""Of how many possible hands a seat is to have the best."""


def sample_swapping(knowledge: SwapKnowledge, chance: Random, draws: Draws = lambda seat: 1) -> TrettioettDeal:
    """A deal in progress that agrees with all that the seat knows, and goes on from the view.

    Args:
        chance: draws the cards; only `Random.random` is drawn upon.
        draws: how good the hands of the others are to be; with one for each, every deal is as likely.
    """
    view, board = knowledge.view, knowledge.view.board
    shown = {card for cards in board.known for card in cards}
    unseen = [card for card in knowledge.places if card not in shown]
    hands = list(board.known)
    hands[view.seat] = view.hand
    for seat in board.playing:
        if seat != view.seat:
            possible = (_possible(board.known[seat], unseen, chance) for _ in range(draws(seat)))
            hands[seat] = max(possible, key=_points)
            unseen = [card for card in unseen if card not in hands[seat]]
    return TrettioettDeal.gone_on_with(view, hands, in_any_order(unseen, chance))


def _points(hand: tuple[Card, ...]) -> int:
    return value_of(hand).points


def _possible(known: tuple[Card, ...], unseen: list[Card], chance: Random) -> tuple[Card, ...]:
    """A hand with what is known of it; not thirty-one, which would have been shown (thirtyone.31)."""
    while True:
        hand = (*known, *_some(unseen, HAND_SIZE - len(known), chance))
        if _points(hand) != THIRTY_ONE:
            return hand


def _some(cards: list[Card], count: int, chance: Random) -> list[Card]:
    """So many different cards, any of them as likely."""
    left, drawn = list(cards), []
    for _ in range(count):
        drawn.append(left.pop(int(chance.random() * len(left))))
    return drawn
