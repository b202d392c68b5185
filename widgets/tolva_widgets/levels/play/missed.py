"""Where a goal was lost in a position that is played on, and what would have led to it from there."""

from collections.abc import Sequence
from dataclasses import dataclass

from tolva_teach.play.aim import Aim, way_to
from tolva_teach.play.replay import Step
from tolva_teach.rules.decisions import Decision
from tolva_widgets.play.position import PositionMatch, Start


@dataclass(frozen=True)
class MissedGoal:
    """A goal that was missed: up to a decision of one's own a way to it is known, and after it none."""

    step: Step
    """The step with that decision."""
    better: Decision
    """What one would have decided there."""
    line: PositionMatch
    """The position played to its goal: as one played it oneself up to that decision."""


def missed_goal(start: Start, aim: Aim, match: PositionMatch) -> MissedGoal | None:
    """Where the goal was lost in a match that has missed it, against the same beginners.

    Returns:
        None where no way to the goal is found from any decision of the learner's.
    """
    own = match.own_steps
    for turn in reversed(range(len(own))):
        way = way_to(aim, match.point_at(own[turn].number - 1), match.seat)
        if way:
            there = next((n for n in range(turn, len(own)) if way[n : n + 1] != (own[n].decision,)), None)
            return None if there is None else MissedGoal(own[there], way[there], _played(start, aim, way))
    return None


def _played(start: Start, aim: Aim, own: Sequence[Decision]) -> PositionMatch:
    """The position as it goes on with these decisions of the learner's."""
    match, left = PositionMatch(start), list(own)
    while left or match.waits_for in ("others", "step"):
        point = match.point
        if not left and aim.is_over(point.deal, point.begun, len(point.own)) and match.waits_for != "step":
            break
        if match.waits_for == "you":
            match.attempt(left.pop(0))
        else:
            match.go_on()
    return match
