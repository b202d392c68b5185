"""Rules of thumb about who takes a trick, to see how far they get; each names a seat, or none.

The rule (trick.winner) has two steps, "the highest trump; without a trump the highest card of the led suit", and the
order with its high ten. A thumb is what somebody goes by who has not learnt that: one step alone, or two of which at
least one is cruder ("the last trump", "the highest card", "the ten below the king"). `winning`, both steps as they are,
is no thumb: whoever uses it has learnt the rule of a trick that lies there, and is measured apart (`so_far`), for it
knows nothing of what the learner must play. Nor is a guess about that a step of a thumb; it is measured alone
(`MYSELF`). Of several tricks in a row all must be right, each with the leader that the thumb before it has found.

No plan holds every half of a rule to a half: a rule that lacks one step answers all but that step's questions. So a
thumb that keeps more steps than it lacks counts as learnt, not as a thumb.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import product
from typing import Any

from tolva_teach.quiz.tricks.who_takes.which_take import WhichTakeQuestion
from tolva_teach.rules.cards import Suit, rank, suit
from tolva_teach.rules.tricks import RANKS, Play, winning

USUAL_ORDER = ("A", "K", "Q", "J", "10", "9", "8", "7", "6")

Trick = Sequence[Play]
Thumb = Callable[[Trick, Suit | None], Play | None]


def _best(plays: Iterable[Play], order: Sequence[str] = RANKS) -> Play | None:
    return min(plays, key=lambda play: order.index(rank(play.card)), default=None)


def _trumps(trick: Trick, trump: Suit | None) -> list[Play]:
    return [play for play in trick if suit(play.card) == trump]


def _led(trick: Trick) -> list[Play]:
    return [play for play in trick if suit(play.card) == suit(trick[0].card)]


OF_TRUMPS: Mapping[str, Thumb] = {
    "first trump": lambda trick, trump: next(iter(_trumps(trick, trump)), None),
    "last trump": lambda trick, trump: next(iter(_trumps(trick, trump)[::-1]), None),
    "highest trump": lambda trick, trump: _best(_trumps(trick, trump)),
    "lowest trump": lambda trick, trump: _best(_trumps(trick, trump), RANKS[::-1]),
}
"""First steps."""

OF_SUITS: Mapping[str, Thumb] = {
    "the leader": lambda trick, trump: trick[0],
    "the last": lambda trick, trump: trick[-1],
    "the last of the led suit": lambda trick, trump: _led(trick)[-1],
    "highest card": lambda trick, trump: _best(trick),
    "highest card, ten low": lambda trick, trump: _best(trick, USUAL_ORDER),
    "highest of the led suit": lambda trick, trump: _best(_led(trick)),
    "highest of the led suit, ten low": lambda trick, trump: _best(_led(trick), USUAL_ORDER),
}
"""Second ones."""

RULE = ("highest trump", "highest of the led suit")

SIMPLE: Mapping[str, Thumb] = {**OF_SUITS, **OF_TRUMPS}
"""Thumbs of one step."""


def _either(first: Thumb, second: Thumb) -> Thumb:
    return lambda trick, trump: first(trick, trump) or second(trick, trump)


CRUDE: Mapping[str, Thumb] = {
    "ten low in every suit": lambda trick, trump: (
        _best(_trumps(trick, trump), USUAL_ORDER) or _best(_led(trick), USUAL_ORDER)
    ),
    **{
        f"{first}, else {second}": _either(OF_TRUMPS[first], OF_SUITS[second])
        for first, second in product(OF_TRUMPS, OF_SUITS)
        if (first, second) != RULE
    },
}
"""Thumbs of two: each knows that trumps take tricks, and lacks something of the rule."""

MYSELF: Mapping[str, Callable[[Any], bool]] = {
    "always": lambda question: True,
    "never": lambda question: False,
    "with a higher card or a trump": lambda question: _holds_one_that_would_take(question),
}
"""Whether the learner takes a trick that is theirs to end, by a guess."""


def share(thumb: Thumb, questions: Sequence[Any]) -> float:
    """How many of the questions the thumb answers: of what lies there it knows nothing of the hand."""
    return sum(_answers(thumb, question) for question in questions) / len(questions)


def so_far(questions: Sequence[Any]) -> float:
    """How many are answered by who wins with what lies there, by the whole rule."""
    return share(winning, questions)


def of_myself(guess: Callable[[Any], bool], questions: Sequence[Any]) -> float:
    """How many of the tricks that the learner ends are theirs, or not, as the guess has it."""
    own = [its for its in questions if not isinstance(its, WhichTakeQuestion) and not its.is_over]
    return sum(guess(its) == (its.answer == {f"seat:{its.view.seat}"}) for its in own) / len(own)


def _answers(thumb: Thumb, question: Any) -> bool:
    if isinstance(question, WhichTakeQuestion):
        return _in_a_row(thumb, question.tricks, question.trump) == question.answer
    trump = question.view.game.trump_in_force(question.view.board)
    found = thumb(question.trick, trump)
    return found is not None and question.answer == {f"seat:{found.seat}"}


def _in_a_row(thumb: Thumb, tricks: Sequence[Trick], trump: Suit | None) -> set[str]:
    """The cards that take the tricks, each led by whoever is thought to have taken the one before."""
    leader, found = tricks[0][0].seat, set()
    for trick in tricks:
        place = next(place for place, play in enumerate(trick) if play.seat == leader)
        best = thumb((*trick[place:], *trick[:place]), trump)
        if best is None:
            return set()
        leader = best.seat
        found.add(best.card)
    return found


def _holds_one_that_would_take(question: Any) -> bool:
    trump, seat = question.view.game.trump_in_force(question.view.board), question.view.seat
    return any(winning((*question.trick, Play(seat, card)), trump).seat == seat for card in question.view.available)
