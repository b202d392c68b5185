"""Rules of thumb about which third card is impossible in Trettioett, to see how far they get: each picks some cards."""

from collections.abc import Callable, Collection, Mapping, Sequence

from tolva_teach.games.trettioett.scoring import POINTS
from tolva_teach.quiz.trettioett.third_card import ThirdCardQuestion
from tolva_teach.rules.cards import Card, rank, suit

Thumb = Callable[[Sequence[Card], Card], bool]
"""Whether a card is picked, by the two that are known."""


def of_their_suits(known: Sequence[Card], card: Card) -> bool:
    return suit(card) in map(suit, known)


def adds_up(known: Sequence[Card], card: Card) -> bool:
    return sum(POINTS[its] for its in (*known, card)) == 31


def is_high(known: Sequence[Card], card: Card) -> bool:
    return POINTS[card] >= 10


THUMBS: Mapping[str, Thumb] = {
    "none": lambda known, card: False,
    "all": lambda known, card: True,
    "aces": lambda known, card: rank(card) == "A",
    "high cards": is_high,
    "of their suits": of_their_suits,
    "high cards of their suits": lambda known, card: is_high(known, card) and of_their_suits(known, card),
    "what adds up to 31": adds_up,
    "what adds up to 31 in their suits": lambda known, card: adds_up(known, card) and of_their_suits(known, card),
}


def score(thumb: Thumb, questions: Collection[ThirdCardQuestion]) -> float:
    """How many of the questions the thumb answers."""
    return sum(_answers(thumb, question) for question in questions) / len(questions)


def _answers(thumb: Thumb, question: ThirdCardQuestion) -> bool:
    known = question.view.board.known[question.position.of]
    picked = {card for card in question.position.cards if thumb(known, card)}
    return question.answer == (picked or {"set:none"})
