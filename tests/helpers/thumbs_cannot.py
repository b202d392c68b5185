"""Rules of thumb about who cannot have a card, to see how far they get: each picks some of the others, or nobody.

A thumb goes by what was played and not by whether the card asked about would have had to be played instead.
"""

from collections.abc import Callable, Collection, Mapping, Sequence

from tolva_teach.quiz.tricks.cannot_have.question import CannotHaveQuestion
from tolva_teach.rules.cards import suit
from tolva_teach.rules.tricks import Play, winning

Picked = Collection[int]
Thumb = Callable[[CannotHaveQuestion], Picked]


def _trick(question: CannotHaveQuestion) -> Sequence[Play]:
    plays: Sequence[Play] = question.view.board.tricks[-1].plays
    return plays


def others(question: CannotHaveQuestion) -> set[int]:
    return {its.seat for its in _trick(question)} - {question.view.seat}


def leader(question: CannotHaveQuestion) -> set[int]:
    return {_trick(question)[0].seat}


def not_following(question: CannotHaveQuestion) -> set[int]:
    led, *after = _trick(question)
    return {its.seat for its in after if suit(its.card) != suit(led.card)}


def below(question: CannotHaveQuestion) -> set[int]:
    """Who followed and did not beat what was winning then."""
    trick, trump = _trick(question), question.view.game.trump_in_force(question.view.board)
    after = ((trick[:number], its) for number, its in enumerate(trick) if number)
    return {its.seat for before, its in after if winning((*before, its), trump) is not its} - not_following(question)


def throwing_off(question: CannotHaveQuestion) -> set[int]:
    trump = question.view.game.trump_in_force(question.view.board)
    cards = {its.seat: its.card for its in _trick(question)}
    return {seat for seat in not_following(question) if suit(cards[seat]) != trump}


THUMBS: Mapping[str, Thumb] = {
    "nobody": lambda question: (),
    "all": others,
    "all but the leader": lambda question: others(question) - leader(question),
    "who did not follow": not_following,
    "who followed below": below,
    "who did not follow, or followed below": lambda question: not_following(question) | below(question),
    "who threw off": throwing_off,
    "who threw off, or followed below": lambda question: throwing_off(question) | below(question),
}


def score(thumb: str, questions: Sequence[CannotHaveQuestion]) -> float:
    """How many of the questions the thumb answers."""
    return sum(_answers(THUMBS[thumb], question) for question in questions) / len(questions)


def _answers(thumb: Thumb, question: CannotHaveQuestion) -> bool:
    picked = {f"seat:{seat}" for seat in set(thumb(question)) & others(question)}
    return question.answer == (picked or {"seat:none"})
