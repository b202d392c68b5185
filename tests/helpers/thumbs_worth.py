"""Rules of thumb that a learner of Trettioett may take for a hand's worth: each picks a number."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from tolva_teach.games.trettioett.scoring import POINTS
from tolva_teach.quiz.trettioett import WorthQuestion
from tolva_teach.rules.cards import Card, suit


def longest_suit(hand: Collection[Card]) -> int:
    """Of equally long ones the better."""
    held = Counter(map(suit, hand))
    most = max(held.values())
    return max(sum(POINTS[card] for card in hand if suit(card) == of) for of in held if held[of] == most)


def suit_of_the_highest(hand: Collection[Card]) -> int:
    best = max(POINTS[card] for card in hand)
    suits = {suit(card) for card in hand if POINTS[card] == best}
    return max(sum(POINTS[card] for card in hand if suit(card) == of) for of in suits)


THUMBS: Mapping[str, Callable[[WorthQuestion], int]] = {
    "everything": lambda question: sum(POINTS[card] for card in question.view.hand),
    "highest card": lambda question: max(POINTS[card] for card in question.view.hand),
    "longest suit": lambda question: longest_suit(question.view.hand),
    "suit of the highest": lambda question: suit_of_the_highest(question.view.hand),
    **{
        f"number {place} of those offered": lambda question, place=place: question.choices[place].value
        for place in (0, 1, 2, 3, -1, -2, -3)
    },
}


def score(name: str, questions: Collection[WorthQuestion]) -> float:
    """How many of the questions the thumb answers, as a share."""
    return sum({f"number:{THUMBS[name](question)}"} == question.answer for question in questions) / len(questions)
