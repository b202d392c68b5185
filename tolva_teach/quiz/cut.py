"""A position cut from a deal: what was dealt and decided up to it, and what the learner's seat may know."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tolva_teach.games.base import Deal, Dealt, Decision, Standing
from tolva_teach.play.dice import Dice
from tolva_teach.records.record import FORMAT, Record, read_record


@dataclass(frozen=True, slots=True)
class Position:
    """A deal, played up to the point where the question is asked."""

    dealer: int
    dealt: Dealt
    decisions: tuple[Decision, ...]
    view: Any
    """What the learner's seat may know."""
    standing: Standing | None = None
    """How the match stood before the deal; None for a first one."""


def record_of(position: Position) -> Record:
    """The deal up to the question, everyone's cards included."""
    game, dealt = position.view.game, position.dealt
    options = game.variants
    deal = {
        "dealer": position.dealer,
        "hands": _lists(dealt.hands),
        **{key: _lists(pile) for key, pile in dealt.piles.items()},
        "events": [str(decision) for decision in position.decisions],
    }
    source = {"format": FORMAT, "game": game.name, "players": game.players, "deals": [deal]}
    source |= {"options": options} if options else {}
    return read_record(source | (_begun(position.standing) if position.standing else {}))


def _begun(standing: Standing) -> dict[str, Any]:
    """How a match stands that has begun, as a record says it."""
    order = {"order": list(standing.order)} if standing.order else {}
    return {"score": list(standing.score), "carry": standing.carry, **order}


def _lists(pile: Any) -> list[Any]:
    return [part if isinstance(part, str) else list(part) for part in pile]


def cut(
    deal: Deal[Any],
    dealer: int,
    dealt: Dealt,
    decide: Callable[[Any], Decision],
    fits: Callable[[Any], bool],
    standing: Standing | None = None,
) -> Position | None:
    """Plays the deal until somebody's turn fits; None where none does.

    Args:
        standing: how the match stood before it, where that was begun.
    """
    decisions: list[Decision] = []
    while actors := deal.actors():
        view = deal.view(actors[0])
        if fits(view):
            return Position(dealer, dealt, tuple(decisions), view, standing)
        decisions.append(decide(view))
        deal.apply(decisions[-1])
    return None


def kind_planned(plan: Mapping[str, int], seed: int, *named: object) -> str:
    """What the seed asks about: its place in its block gives the kind, so that all come up as often as planned.

    Args:
        plan: how many questions of a block ask about each kind.
        named: what else the order hangs on: game, family, version, difficulty.
    """
    return turn_planned(plan, seed, *named)[0]


def turn_planned(plan: Mapping[str, int], seed: int, *named: object) -> tuple[str, int]:
    """What the seed asks about, and how many seeds before it ask about the same (`kind_planned`)."""
    kinds = [kind for kind, number in plan.items() for _ in range(number)]
    block, place = divmod(seed, len(kinds))
    order = Dice(*named, "block", block).shuffled(kinds)
    kind = order[place]
    return kind, block * plan[kind] + order[:place].count(kind)
