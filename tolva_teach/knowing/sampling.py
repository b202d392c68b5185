"""Deals that a seat cannot tell from the one that is played: its unseen cards, laid where they can lie."""

from collections.abc import Iterable
from random import Random

from tolva_teach.games.tricktaking import TrickDeal
from tolva_teach.knowing.bins import any_filling
from tolva_teach.knowing.known import HiddenPlace
from tolva_teach.knowing.tricks import TrickKnowledge
from tolva_teach.rules.cards import Card


def sample(knowledge: TrickKnowledge, chance: Random) -> TrickDeal:
    """A deal in progress that agrees with all that the seat knows, each of them nearly as likely (see `any_filling`).

    It goes on from the view: the same board, trick and turn. Where a question has left several cases open, each of
    these is as likely.

    Args:
        chance: draws the cards; only `Random.random` is drawn upon.
    """
    view, way = knowledge.view, knowledge.ways[int(chance.random() * len(knowledge.ways))]
    filling = any_filling(way.masks, [its.room for its in knowledge.bins], chance)
    lying: dict[HiddenPlace, list[Card]] = {}
    for card, number in zip(knowledge.cards, filling, strict=True):
        if card in knowledge.unseen:
            lying.setdefault(knowledge.bins[number].place, []).append(card)
    seats = range(view.game.players)
    hands = [tuple(lying.get(HiddenPlace("hand", seat), ())) for seat in seats]
    if not hands[view.seat]:
        hands[view.seat] = view.hand
    down = [in_any_order(lying.get(HiddenPlace("down", seat), []), chance) for seat in seats]
    return TrickDeal.gone_on_with(view, hands, in_any_order(lying.get(HiddenPlace("stock"), []), chance), down)


def in_any_order(cards: Iterable[Card], chance: Random) -> tuple[Card, ...]:
    """The cards, shuffled."""
    keyed = [(chance.random(), card) for card in cards]
    return tuple([card for _, card in sorted(keyed)])
