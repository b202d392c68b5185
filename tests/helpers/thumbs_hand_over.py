"""Rules of thumb about what must be handed over in Tölp: each picks some cards of the hand."""

from collections.abc import Callable, Collection, Iterable, Mapping

from tolva_teach.cards import Card, is_joker, rank
from tolva_teach.games.tolp.board import Exchange
from tolva_teach.games.tolp.lays import highest
from tolva_teach.quiz.tolp import HandOverQuestion

Thumb = Callable[[Exchange, tuple[Card, ...]], Iterable[Card]]


def highest_with_jokers(exchange: Exchange, hand: tuple[Card, ...]) -> list[Card]:
    jokers = [card for card in hand if is_joker(card)]
    plain = highest([card for card in hand if not is_joker(card)], exchange.size)
    return [*jokers, *plain][: exchange.size]


THUMBS: Mapping[str, Thumb] = {
    "the highest": lambda exchange, hand: highest([card for card in hand if not is_joker(card)], exchange.size),
    "the highest, and jokers first": highest_with_jokers,
    "the lowest": lambda exchange, hand: hand[: exchange.size],
    "all that was asked for": lambda exchange, hand: (card for card in hand if exchange.answer(rank(card))),
}


def score(name: str, questions: Collection[HandOverQuestion]) -> float:
    """How many of the questions the thumb answers, as a share."""
    found = 0
    for question in questions:
        view = question.view
        (exchange,) = (pair for pair in view.exchanges if pair.low == view.seat)
        found += set(THUMBS[name](exchange, view.hand)) == question.answer
    return found / len(questions)
