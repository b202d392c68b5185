"""Rules of thumb about which cards the other cannot have, to see how far they get: each picks some of the cards.

A thumb goes by suits and ranks of what lies there, and knows one of the duties at most.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from tolva_teach.quiz.tricks.lacked.question import LackedQuestion
from tolva_teach.rules.cards import Card, suit
from tolva_teach.rules.tricks import Play, winning

Thumb = Callable[[LackedQuestion, Card], bool]
"""Whether a card is picked."""


def _trump(question: LackedQuestion) -> str | None:
    return question.view.game.trump_in_force(question.view.board)


def of_suit_led(question: LackedQuestion, card: Card) -> bool:
    return suit(card) == suit(question.trick[0].card)


def trumps(question: LackedQuestion, card: Card) -> bool:
    return suit(card) == _trump(question)


def would_win(question: LackedQuestion, card: Card) -> bool:
    """Whether it would have taken the trick from the card led."""
    led, reply = question.trick[0], Play(question.trick[1].seat, card)
    return winning((led, reply), _trump(question)) is reply


def above_the_trick(question: LackedQuestion, card: Card) -> bool:
    """Whether it would have taken the trick from both cards."""
    reply = Play(question.trick[1].seat, card)
    return winning((*question.trick, reply), _trump(question)) is reply


def followed(question: LackedQuestion) -> bool:
    led, reply = question.trick
    return suit(led.card) == suit(reply.card)


def knows_to_follow(question: LackedQuestion, card: Card) -> bool:
    return of_suit_led(question, card) and not followed(question)


def knows_to_beat(question: LackedQuestion, card: Card) -> bool:
    return followed(question) and of_suit_led(question, card) and would_win(question, card) and _below(question)


def knows_to_trump(question: LackedQuestion, card: Card) -> bool:
    return trumps(question, card) and not followed(question) and not trumps(question, question.trick[1].card)


def _below(question: LackedQuestion) -> bool:
    return winning(question.trick, _trump(question)) is question.trick[0]


THUMBS: Mapping[str, Thumb] = {
    "none": lambda question, card: False,
    "all": lambda question, card: True,
    "the suit led": of_suit_led,
    "trumps": trumps,
    "the suit led and trumps": lambda question, card: of_suit_led(question, card) or trumps(question, card),
    "what would have won": would_win,
    "what would have won in the suit led": lambda q, card: of_suit_led(q, card) and would_win(q, card),
    "what beats both cards": above_the_trick,
    "the suit thrown off": lambda question, card: suit(card) == suit(question.trick[1].card),
    "knows to follow": knows_to_follow,
    "knows to beat": knows_to_beat,
    "knows to trump": knows_to_trump,
}

DUTIES: Sequence[Thumb] = (knows_to_follow, knows_to_beat, knows_to_trump)
"""What together tells all, wherever the other did not lead."""


def score(thumb: Thumb, questions: Collection[LackedQuestion]) -> float:
    """How many of the questions the thumb answers."""
    return sum(_answers(thumb, question) for question in questions) / len(questions)


def _answers(thumb: Thumb, question: LackedQuestion) -> bool:
    picked = {card for card in question.position.cards if thumb(question, card)}
    return question.answer == (picked or {"set:none"})
