"""Trick games: the cards that gave points away in the last tricks, by the search (`solver.given_away`)."""

from collections.abc import Iterator, Sequence

from tolva_teach.hindsight.finding import Finding
from tolva_teach.play.replay import Step
from tolva_teach.solver import JudgedCard, given_away

ENOUGH_FOR = {2: "both", 1: "sistan", 0: "one", -1: "shared", -2: "neither"}
"""What a value means where vinsten is worth one point, for a sentence to choose by: both points, sistan while nobody
gets vinsten, one of the two, that at least nobody gets vinsten, neither."""


def let_go_of(steps: Sequence[Step], seat: int) -> Iterator[Finding | None]:
    """The cards by which the seat gave something away."""
    for its in given_away(steps, seat):
        yield None if its is None else _finding(its)


def _finding(its: JudgedCard) -> Finding:
    facts = {"seat": its.better.seat, "card": its.better.args[0], "played": its.decision.args[0]}
    if its.vinsten > 1:  # the same number of points may then be one thing or another
        return Finding("card-points", its.step, its.better, {**facts, "points": its.lost}, its.lost, "gave")
    enough = {"best": ENOUGH_FOR[its.best], "value": ENOUGH_FOR[its.value]}
    return Finding("card", its.step, its.better, {**facts, **enough}, its.lost, "gave")
