"""Rules of thumb about an exchange in Tölp: which cards the one must hand over, and what the other may do."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from itertools import product

from tolva_teach.games.tolp.board import Exchange
from tolva_teach.games.tolp.lays import highest
from tolva_teach.quiz.tolp import GivingQuestion, HandOverQuestion
from tolva_teach.rules.cards import Card, is_joker, rank
from tolva_teach.rules.decisions import Decision

Thumb = Callable[[Exchange, tuple[Card, ...]], Iterable[Card]]
Held = Callable[[GivingQuestion, Decision], bool]
"""Whether something is held for allowed."""


def highest_with_jokers(exchange: Exchange, hand: tuple[Card, ...]) -> list[Card]:
    jokers = [card for card in hand if is_joker(card)]
    plain = highest([card for card in hand if not is_joker(card)], exchange.size)
    return [*jokers, *plain][: exchange.size]


def named_else(other: Thumb, exchange: Exchange, hand: tuple[Card, ...]) -> Iterable[Card]:
    """The ranks that are named, and no more to make up the number."""
    if not exchange.named:
        return other(exchange, hand)
    return (card for card in hand if not is_joker(card) and rank(card) in exchange.named)


def anything(question: GivingQuestion, decision: Decision) -> bool:
    return True


def is_held(question: GivingQuestion, decision: Decision) -> bool:
    return decision.args[0] in [rank(card) for card in question.view.hand if not is_joker(card)]


def is_not_too_many(question: GivingQuestion, decision: Decision) -> bool:
    return len(decision.args) <= question.view.exchange.size


def is_as_many(question: GivingQuestion, decision: Decision) -> bool:
    return len(decision.args) == question.view.exchange.size


THUMBS: Mapping[str, Thumb] = {
    "the highest": lambda exchange, hand: highest([card for card in hand if not is_joker(card)], exchange.size),
    "the highest, and jokers first": highest_with_jokers,
    "the lowest": lambda exchange, hand: hand[: exchange.size],
    "all that was asked for": lambda exchange, hand: (card for card in hand if exchange.answer(rank(card))),
}


GIVING: Mapping[str, Mapping[str, Sequence[Held]]] = {
    "high": {"never": (), "always": (anything,)},
    "ask": {"never": (), "whatever": (anything,), "what one holds": (is_held,)},
    "take": {"never": (), "whatever": (anything,), "not too many": (is_not_too_many,)},
    "give": {"never": (), "whatever": (anything,), "as many as are due": (is_as_many,)},
}
"""By what the higher-placed does, which of it a thumb may hold for allowed."""


def scores(questions: Collection[HandOverQuestion | GivingQuestion]) -> dict[str, float]:
    """How many of the questions each thumb about the one side answers with each about the other, as a share."""
    of_low = [question for question in questions if isinstance(question, HandOverQuestion)]
    of_high = [question for question in questions if isinstance(question, GivingQuestion)]
    low = {name: sum(_picks(question, thumb) == question.answer for question in of_low)
           for name, thumb in [*THUMBS.items(), *_NAMED.items()]}  # fmt: skip
    high = {}
    for ways in product(*GIVING.values()):
        allowed = {verb: GIVING[verb][way] for verb, way in zip(GIVING, ways, strict=True)}
        high[" / ".join(ways)] = sum(_may(question, allowed) == question.answer for question in of_high)
    return {f"{a} / {b}": (low[a] + high[b]) / len(questions) for a, b in product(low, high)}


_NAMED: Mapping[str, Thumb] = {
    f"what is named, else {name}": partial(named_else, thumb) for name, thumb in THUMBS.items()
}


def _picks(question: HandOverQuestion, thumb: Thumb) -> set[Card]:
    view = question.view
    (exchange,) = (pair for pair in view.exchanges if pair.low == view.seat)
    return set(thumb(replace(exchange, named=question.position.word.args), view.hand))


def _may(question: GivingQuestion, allowed: Mapping[str, Sequence[Held]]) -> set[str]:
    held = ((choice, choice.value) for choice in question.choices)
    return {choice for choice, its in held if any(holds(question, its) for holds in allowed[its.verb])}
