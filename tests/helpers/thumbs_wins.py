"""Rules of thumb about who has won a match of Tölp: each names a seat, or nobody."""

from collections import Counter
from collections.abc import Callable, Collection, Mapping

from tolva_teach.quiz.tolp.who_wins import WhoWinsQuestion

Thumb = Callable[[WhoWinsQuestion], int | None]


def _most(kings: Collection[int]) -> int | None:
    """Who has been king most often; nobody where it is a tie."""
    (best, count), *others = Counter(kings).most_common()
    return None if others and others[0][1] == count else best


def all_kings(question: WhoWinsQuestion) -> tuple[int, ...]:
    """Who has been king round by round, this one included."""
    return (*question.position.kings, question.position.order[0])


def _king_twice(question: WhoWinsQuestion) -> int | None:
    *_, before, king = all_kings(question)
    return king if before == king else None


THUMBS: Mapping[str, Thumb] = {
    "nobody": lambda question: None,
    "oneself": lambda question: question.view.seat,
    "the king of this round": lambda question: question.position.order[0],
    "the king of the round before": lambda question: question.position.kings[-1],
    "king twice in a row": _king_twice,
    "king most often so far": lambda question: _most(question.position.kings),
    "king most often now": lambda question: _most(all_kings(question)),
    "king three times": lambda question: next(
        (seat for seat, count in Counter(all_kings(question)).items() if count > 2), None
    ),
}


def score(name: str, questions: Collection[WhoWinsQuestion]) -> float:
    """How many of the questions the thumb answers, as a share."""
    return sum(_key(THUMBS[name](question)) in question.answer for question in questions) / len(questions)


def _key(seat: int | None) -> str:
    return "seat:none" if seat is None else f"seat:{seat}"
