"""What a deal can be played for: a goal by its name, and whether a seat has reached it by what happened.

>>> reached("sistan", [Happening("sistan", "tolva.score.sistan", {"party": 0})], seat=2, parties=(0, 1, 0, 1))
True
"""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import TypeAlias

from tolva_teach.described import descriptions, part_of
from tolva_teach.rules.happenings import Happening

Holds: TypeAlias = Callable[[Sequence[Happening], int, Sequence[int]], bool]
"""From what happened, a seat and each seat's party, to whether the seat has what it played for."""


def reached(goal: str, happened: Sequence[Happening], seat: int, parties: Sequence[int]) -> bool:
    """Whether what happened has brought a seat what it played for.

    Args:
        goal: one of `goals`.
        happened: all that has happened since then.
        seat: the seat.
        parties: each seat's party.
    """
    return goals()[goal](happened, seat, parties)


def _scores(kind: str) -> Holds:
    """The seat's party scores this."""

    def scores(happened: Sequence[Happening], seat: int, parties: Sequence[int]) -> bool:
        return any(its.kind == kind and its.facts["party"] == parties[seat] for its in happened)

    return scores


def _takes(happened: Sequence[Happening], seat: int, parties: Sequence[int]) -> bool:
    """The seat's party takes a trick."""
    takers = [its.facts["taker"] for its in happened if its.kind == "trick-taken"]
    return any(parties[taker] == parties[seat] for taker in takers)


def _keeps_lives(happened: Sequence[Happening], seat: int, _parties: Sequence[int]) -> bool:
    """The deal is over, and the seat is not among those who lose by it."""
    lost = {loser for its in happened if its.kind == "lost-life" for loser in its.facts["losers"]}
    alone = {its.facts["seat"] for its in happened if its.kind in ("lost-two", "out") and "seat" in its.facts}
    return _ends(happened) and seat not in lost | alone


def _not_last(happened: Sequence[Happening], seat: int, _parties: Sequence[int]) -> bool:
    """The round is over, and another seat is left with cards."""
    return any(its.kind == "deal-over" and its.facts["order"][-1] != seat for its in happened)


def _first(happened: Sequence[Happening], seat: int, _parties: Sequence[int]) -> bool:
    """The seat gets rid of its cards before all others."""
    return any(its.kind == "out" and its.facts["seat"] == seat and its.facts["place"] == 1 for its in happened)


def _ends(happened: Sequence[Happening]) -> bool:
    return any(its.kind == "deal-over" for its in happened)


OF_TRICKS: Mapping[str, Holds] = MappingProxyType(
    {"sistan": _scores("sistan"), "vinsten": _scores("vinsten"), "meld": _scores("meld-scored"), "take": _takes}
)
OF_TOLVA: Mapping[str, Holds] = MappingProxyType({**OF_TRICKS, "gubbe": _scores("gubbe-made")})
"""In its forms one can play for a gubbe besides."""
COUNTED = frozenset({"vinsten"})
"""The goals for which one counts what taken cards are worth."""

OF_DRAWS: Mapping[str, Holds] = MappingProxyType({"keep-lives": _keeps_lives})
OF_ROUNDS: Mapping[str, Holds] = MappingProxyType({"not-last": _not_last, "first": _first})


def goals() -> Mapping[str, Holds]:
    """The goals of all games by their names, as the games are described: the sentence `goal-NAME` says each to the
    learner. Of two games with a goal of one name the first has it."""
    found: dict[str, Holds] = {}
    for name in descriptions():
        found = {**part_of(name, "goals"), **found}
    return found
