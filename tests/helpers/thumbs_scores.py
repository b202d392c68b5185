"""Rules of thumb by which a score may be guessed: each picks one of the choices by what they look like."""

from collections.abc import Callable, Collection, Mapping, Sequence

from tolva_teach.quiz.tricks.scores import ScoresQuestion
from tolva_teach.quiz.tricks.scores.ledger import Outcome

Thumb = Callable[[Sequence[Outcome], ScoresQuestion], Outcome]


def _own(outcome: Outcome, question: ScoresQuestion) -> int:
    return outcome.scores[question.view.game.parties[question.view.seat]]


def _alike(outcome: Outcome, others: Sequence[Outcome]) -> int:
    """In how much it agrees with the others: the wrong ones are mostly the right one with one thing changed."""
    pairs = [pair for other in others for pair in zip(outcome.scores, other.scores, strict=True)]
    return sum(mine == its for mine, its in pairs) + 2 * sum(outcome.winner == other.winner for other in others)


def _more(outcome: Outcome, question: ScoresQuestion) -> int:
    """How many points more than before."""
    return sum(outcome.scores) - sum(question.scored.ledger.before)


def _place(place: int) -> Thumb:
    return lambda offered, question: offered[place]


def _with(holds: Callable[[Outcome], bool]) -> Thumb:
    """The first that is such; else the first of all."""
    return lambda offered, question: next(filter(holds, offered), offered[0])


THUMBS: Mapping[str, Thumb] = {
    **{f"number {place} of those offered": _place(place) for place in (0, 1, 2, -1, -2)},
    "the most points in all": lambda offered, question: max(offered, key=lambda its: sum(its.scores)),
    "the fewest points in all": lambda offered, question: min(offered, key=lambda its: sum(its.scores)),
    "the middle": lambda offered, question: sorted(offered, key=lambda its: sum(its.scores))[len(offered) // 2],
    "the most for oneself": lambda offered, question: max(offered, key=lambda its: _own(its, question)),
    "the fewest for oneself": lambda offered, question: min(offered, key=lambda its: _own(its, question)),
    "somebody wins": _with(lambda its: its.winner is not None),
    "nobody wins": _with(lambda its: its.winner is None),
    "as it was": lambda offered, question: min(offered, key=lambda its: abs(_more(its, question))),
    "one point always": lambda offered, question: min(offered, key=lambda its: abs(_more(its, question) - 1)),
    "two points always": lambda offered, question: min(offered, key=lambda its: abs(_more(its, question) - 2)),
    "most like the others": lambda offered, question: max(offered, key=lambda its: _alike(its, offered)),
}


def share(name: str, questions: Collection[ScoresQuestion]) -> float:
    """How many of the questions the thumb answers, as a share."""
    found = 0
    for question in questions:
        offered = {choice.value: choice for choice in question.choices}
        found += offered[THUMBS[name](list(offered), question)] in question.answer
    return found / len(questions)
