"""Rules of thumb about what an exchange in Tölp tells, to see how far they get: each picks some of the ranks."""

from collections.abc import Callable, Collection, Mapping

from tolva_teach.games.tolp.board import Exchange
from tolva_teach.quiz.tolp.exchange_tells import ExchangeTellsQuestion
from tolva_teach.quiz.tolp.exchange_tells_search import exchange_of, given_as_highest
from tolva_teach.rules.cards import RANKS, Rank, rank

Thumb = Callable[[Exchange, Rank], bool]
"""Whether a rank is picked."""


def _above(of: Rank, cards: Collection[str]) -> bool:
    """Whether it is above the lowest of the cards, where there are any."""
    return bool(cards) and RANKS.index(of) < max(RANKS.index(rank(card)) for card in cards)


def above_all_got(exchange: Exchange, of: Rank) -> bool:
    return RANKS.index(of) < min(RANKS.index(rank(card)) for card in exchange.taken)


def above_got(exchange: Exchange, of: Rank) -> bool:
    return _above(of, exchange.taken)


def above_got_as_highest(exchange: Exchange, of: Rank) -> bool:
    return _above(of, given_as_highest(exchange))


def got(exchange: Exchange, of: Rank) -> bool:
    return of in map(rank, exchange.taken)


def none_of_it(exchange: Exchange, of: Rank) -> bool:
    return exchange.answer(of) == 0


def asked_and_gone(exchange: Exchange, of: Rank) -> bool:
    return exchange.answer(of) == sum(rank(card) == of for card in exchange.taken)


THUMBS: Mapping[str, Thumb] = {
    "none": lambda exchange, of: False,
    "all": lambda exchange, of: True,
    "above all that one got": above_all_got,
    "above some that one got": above_got,
    "above some that was given as highest": above_got_as_highest,
    "what one got": got,
    "what one got or higher": lambda exchange, of: got(exchange, of) or above_got(exchange, of),
    "what there was none of": none_of_it,
    "what was asked for and is gone": asked_and_gone,
    "what was asked for": lambda exchange, of: exchange.answer(of) is not None,
    "not what one gave": lambda exchange, of: of not in map(rank, exchange.given),
}


def score(thumb: Thumb, questions: Collection[ExchangeTellsQuestion]) -> float:
    """How many of the questions the thumb answers."""
    return sum(_answers(thumb, question) for question in questions) / len(questions)


def _answers(thumb: Thumb, question: ExchangeTellsQuestion) -> bool:
    exchange = exchange_of(question.view)
    picked = {f"rank:{of}" for of in question.position.ranks if thumb(exchange, of)}
    return question.answer == (picked or {"set:none"})
