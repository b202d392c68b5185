"""A deal that is answered for: at each step what was decided in the record, piece by piece as a page offers it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from tolva_teach.play.replay import Replay, Step
from tolva_teach.rules.decisions import Decision
from tolva_teach.rules.offers import Offers
from tolva_widgets.table import decisions as choosing


@dataclass(frozen=True)
class Given:
    """How a decision is given at the table."""

    step: int
    """The step that it leads to."""
    keys: tuple[str, ...]
    """The keys of the pieces that it is made of, or the one key of what is said."""
    together: bool
    """Whether the pieces are put together, and decided on with a button."""
    on_table: tuple[str, ...]
    """All that can be chosen on the table then."""


def decisions(steps: Sequence[Step]) -> Iterator[Given | None]:
    """After each step but the last how the next one is decided; None where nobody decides."""
    for before, step in pairwise(steps):
        yield None if step.decision is None else _given(before, step)


def _given(before: Step, step: Step) -> Given:
    assert step.decision is not None
    return given(before.after.game.offers(before.after.view(step.decision.seat)), step.decision, step.number)


def given(offers: Offers, decision: Decision, step: int = 0) -> Given:
    """How a decision that is offered is given."""
    of_sets = tuple(offers.sets[0].cards) if offers.sets else ()
    pieces = choosing.by_key(offers)
    keys = tuple(choosing.keys_of(offers, decision))
    return Given(step, keys, not set(keys) <= set(pieces), (*of_sets, *offers.cards, *offers.zones))


def kinds(replay: Replay) -> set[str]:
    """The kinds of decisions along it."""
    return {step.decision.verb for step in replay if step.decision}
