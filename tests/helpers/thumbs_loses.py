"""Rules of thumb about who loses a life in Trettioett: each picks some of the seats, or nobody."""

from collections.abc import Callable, Collection, Mapping, Set

from tolva_teach.games.trettioett.scoring import THIRTY_ONE, value_of
from tolva_teach.quiz.trettioett import LosesQuestion

NOBODY = "seat:none"


def seen(question: LosesQuestion) -> Mapping[int, int]:
    """What the hands are worth that lie open, by seat."""
    known = question.view.board.known
    return {seat: value_of(known[seat]).points for seat in question.view.board.playing if len(known[seat]) == 3}


def lowest(question: LosesQuestion) -> set[int]:
    points = seen(question)
    return {seat for seat, its in points.items() if its == min(points.values())}


def highest(question: LosesQuestion) -> set[int]:
    points = seen(question)
    return {seat for seat, its in points.items() if its == max(points.values())}


def with_31(question: LosesQuestion) -> list[int]:
    return [seat for seat, its in sorted(seen(question).items()) if its == THIRTY_ONE]


def without_31(question: LosesQuestion) -> set[int]:
    """Nobody where none has 31."""
    having = with_31(question)
    return set(question.view.board.playing) - set(having) if having else set()


def all_but_the_first_with_31(question: LosesQuestion) -> set[int]:
    """By their numbers, not from the dealer's left."""
    having = with_31(question)
    return set(question.view.board.playing) - set(having[:1]) if having else set()


def all_but_the_last_with_31(question: LosesQuestion) -> set[int]:
    having = with_31(question)
    return set(question.view.board.playing) - set(having[-1:]) if having else set()


THUMBS: Mapping[str, Callable[[LosesQuestion], Set[int]]] = {
    "nobody": lambda question: frozenset(),
    "everybody": lambda question: set(question.view.board.playing),
    "the lowest": lowest,
    "one of the lowest": lambda question: set(sorted(lowest(question))[:1]),
    "a lowest hand alone": lambda question: lowest(question) if len(lowest(question)) == 1 else frozenset(),
    "all but the highest": lambda question: set(question.view.board.playing) - highest(question),
    "all without 31, else the lowest": lambda question: without_31(question) or lowest(question),
    "all without 31, else the lowest, but never everybody": lambda question: (
        without_31(question) or (lowest(question) if lowest(question) < set(seen(question)) else frozenset())
    ),
    "all but the first with 31, else nobody": lambda question: all_but_the_first_with_31(question),
    "all but the last with 31, else nobody": lambda question: all_but_the_last_with_31(question),
    "oneself": lambda question: {question.view.seat},
    "the knocker": lambda question: {question.view.board.knocker} - {None},
}


def score(name: str, questions: Collection[LosesQuestion]) -> float:
    """How many of the questions the thumb answers, as a share."""
    return sum(_answer(name, question) == question.answer for question in questions) / len(questions)


def _answer(name: str, question: LosesQuestion) -> Set[str]:
    return {f"seat:{seat}" for seat in THUMBS[name](question)} or {NOBODY}
