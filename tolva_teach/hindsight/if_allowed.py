"""What somebody would gain by a card that the rules forbid: a look at why there is such a rule.

The seat does not see all cards. They are laid as they can lie, the forbidden card is let stand there, and beginners
play on; so they do after each card that is allowed. Only what is better than all of these is a gain.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Any, NamedTuple

from tolva_teach.games.base import Deal, Decision, Happening, Moment
from tolva_teach.players.club import Mind, NoMindError, mind_for
from tolva_teach.rules.table import Table

WAYS = 6
"""So many ways for the cards to lie are looked at."""

TRICKS = 2
"""So many tricks are played on at most: a few cards show what the rule is for, or nothing does."""

LEAST: Mapping[str, int] = MappingProxyType({"card_points": 4, "matadors": 1, "eyes": 2})
"""What a trick counts for, by the names that the games give it, and how much of it one has to gain for it to show
anything. The first in which two courses differ tells what is gained."""


@dataclass(frozen=True)
class Gain:
    """What a forbidden card would bring in one way for the cards to lie."""

    measure: str
    """In what it is gained: `card_points`, `matadors` or `eyes`."""
    count: int
    """By how many more one is ahead of the others, or less behind, than after the best card that is allowed."""
    after: int
    """After how many tricks, the one that is being played counted."""
    happened: tuple[Happening, ...]
    """What happens until then, as everyone at the table knows it."""
    table: Table
    """The table as the seat sees it then, the last trick still there."""


class _Taken(NamedTuple):
    """How it stands when a trick has been taken."""

    lead: Mapping[str, int]
    """How far the seat's party is ahead of the best of the others, in each of the measures."""
    happened: tuple[Happening, ...]
    """What has happened since the trick before."""
    seen: Deal[Any]
    """The deal while the trick still lies there."""


def gain_of(deal: Deal[Any], decision: Decision, chance: Random) -> Gain | None:
    """What a card that is refused would bring; None where that shows nothing, or the deal could not go on after it.

    Args:
        deal: the deal in which the seat is on turn.
        decision: what the rules refuse.
        chance: lays the cards that the seat does not see.
    """
    verdict = deal.verdict(decision)
    if verdict.allowed or verdict.rule not in deal.game.breakable:
        return None
    view = deal.view(decision.seat)
    try:
        mind = mind_for(view)
    except NoMindError:
        return None
    knowledge, legal = mind.knowledge(view), deal.game.legal(view)
    for _ in range(WAYS):
        lying, seed = mind.sample(knowledge, chance), chance.random()
        forbidden = list(_tricks(lying.let_stand(decision), decision.seat, mind, Random(seed)))
        others = [list(_tricks(lying.unfold(its), decision.seat, mind, Random(seed))) for its in legal]
        gain = _gain(forbidden, others, decision.seat)
        if gain is not None:
            return gain
    return None


def _gain(forbidden: Sequence[_Taken], others: Sequence[Sequence[_Taken]], seat: int) -> Gain | None:
    """What is gained over all the others, after as few tricks as show it; None where nothing is.

    A course that has come to the end of the deal stays as it is there.
    """
    for number, taken in enumerate(forbidden):
        best = max((its[min(number, len(its) - 1)].lead for its in others), key=_in_order)
        if _in_order(taken.lead) <= _in_order(best):
            continue
        measure = next(name for name in LEAST if taken.lead.get(name) != best.get(name))
        count = taken.lead[measure] - best[measure]
        if count < LEAST[measure]:
            continue
        happened = tuple(its for before in forbidden[: number + 1] for its in before.happened)
        seen = tuple(its.seen_by(seat) for its in happened)
        return Gain(measure, count, number + 1, seen, taken.seen.seen(seat))
    return None


def _in_order(lead: Mapping[str, int]) -> tuple[int, ...]:
    """The lead as it is compared: what counts first, first."""
    return tuple(lead[name] for name in LEAST if name in lead)


def _tricks(begun: Sequence[Moment], seat: int, mind: Mind[Any, Any], chance: Random) -> Iterator[_Taken]:
    """How it stands after each of the next tricks, beginners playing on.

    Args:
        begun: what is seen of the first decision.
    """
    party, count = begun[-1].deal.game.parties[seat], 0
    won: list[Counter[str]] = [Counter() for _ in set(begun[-1].deal.game.parties)]
    happened: list[Happening] = []
    moments = begun
    while count < TRICKS:
        told = [its for moment in moments for its in moment.happenings]
        happened += told
        taken = next((its for its in told if its.kind == "trick-taken"), None)
        deal = moments[-1].deal
        if taken is not None:
            worth = {name: taken.facts[name] for name in LEAST if name in taken.facts}
            won[deal.game.parties[taken.facts["taker"]]].update(worth)
            ahead = {name: _ahead([its[name] for its in won], party) for name in worth}
            yield _Taken(ahead, tuple(happened), moments[0].deal)
            happened, count = [], count + 1
        actors = deal.actors()
        if not actors:
            return
        moments = deal.unfold(mind.beginner(deal.view(actors[0]), chance))


def _ahead(counts: Sequence[int], party: int) -> int:
    """By how much a party has more than the best of the others."""
    return counts[party] - max(count for its, count in enumerate(counts) if its != party)
