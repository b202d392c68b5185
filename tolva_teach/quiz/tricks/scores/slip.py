"""A mistake in what is written down, and how a ledger is changed by one."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from tolva_teach.quiz.tricks.scores.ledger import Ledger, Line, Outcome
from tolva_teach.rules.verdicts import Facts

Change: TypeAlias = Callable[[Ledger], Ledger]


class Slip(NamedTuple):
    """A mistake in what is written down."""

    about: str
    """What it is a mistake about: two about the same are not made together."""
    rule: str
    """The rule that is forgotten or misread."""
    case: str
    facts: Facts
    change: Change
    """What it makes of a ledger."""


def left_out(what: str) -> Change:
    """No line for this."""
    return lambda ledger: ledger.without(what)


def moved(what: str, party: int) -> Change:
    """The line goes to this party."""
    return lambda ledger: ledger.changed(what, party=party)


def worth(what: str, points: int) -> Change:
    """The line is of so many points."""
    return lambda ledger: ledger.changed(what, points=points)


def given(what: str, parties: tuple[int, ...], points: int) -> Change:
    """Each of these parties gets a line that is not there."""
    return lambda ledger: ledger.first(*(Line(what, party, points) for party in parties))


def won_by(party: int | None) -> Change:
    """The score comes out as it does, but it is this party that has won."""
    return lambda ledger: ledger.settled(lambda score, order: Outcome(ledger.settling(score, order).scores, party))
