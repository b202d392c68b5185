"""A picture of what one knows: the rules by strength, game by game, and how many they were day by day."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from tolva_teach.games import GAMES
from tolva_teach.review.history import History, as_of
from tolva_teach.review.schedule import due, missed, strength
from tolva_teach.texts import rule_ids

SITS: Final = 0.9
"""From this strength a rule sits; it is asked again when it falls below."""


class KnownRule(NamedTuple):
    """A rule that one has met."""

    rule: str
    """Its id."""
    strength: float
    """How likely it is that one knows it, from 0 to 1."""
    due: int
    """When it is to be asked again, in seconds since 1970."""
    missed: bool
    """Whether it was answered wrongly last."""

    @property
    def sits(self) -> bool:
        """Whether one can be trusted to know it."""
        return self.strength >= SITS


def known(histories: Mapping[str, History], at: int) -> Mapping[str, Sequence[KnownRule]]:
    """By game what one knows of its rules, the weakest first; games of which one has met nothing are left out.

    A rule that games share stands with the first of them that one has met.
    """
    left = dict(histories)
    by_game = {}
    for game in games_met(histories):
        rules = [_known(rule, left.pop(rule), at) for rule in rule_ids(game) if rule in left]
        by_game[game] = sorted(rules, key=lambda one: one.strength)
    return {game: rules for game, rules in by_game.items() if rules}


def games_met(histories: Mapping[str, History]) -> Sequence[str]:
    """The games of which one has met a rule that games of other kinds do not share; if none, the first game with one of
    the rules."""
    met = [game for game in GAMES if _own(game) & histories.keys()]
    return met or [game for game in GAMES if histories.keys() & set(rule_ids(game))][:1]


def known_over_time(histories: Mapping[str, History], at: int, day_ends: Sequence[int]) -> Sequence[int]:
    """How many rules sat at the end of each of the last days, and how many sit now, which comes last.

    Args:
        histories: what was answered about each rule, by its id.
        at: what time it is, in seconds since 1970.
        day_ends: when each of the days was over for the learner; today is the last of them.
    """
    ordered = [as_of(history, at) for history in histories.values()]
    return [_sitting(ordered, min(at, end)) for end in day_ends]


def _sitting(histories: Sequence[History], at: int) -> int:
    then = (tuple(one for one in history if one.at <= at) for history in histories)
    return sum(bool(history) and strength(history, at) >= SITS for history in then)


def _known(rule: str, history: History, at: int) -> KnownRule:
    return KnownRule(rule, strength(history, at), due(history, at), missed(as_of(history, at)))


@cache
def _own(game: str) -> frozenset[str]:
    """The rules by which a game is told from others: none of a game before it, and none of one of another kind.

    Games are of a kind that have most of their rules in common, as the forms of Tolva have.
    """
    rules, games = set(rule_ids(game)), list(GAMES)
    own = set(rules)
    for other in games:
        shared = rules.intersection(rule_ids(other))
        if other != game and (games.index(other) < games.index(game) or len(shared) < len(rules) / 2):
            own -= shared
    return frozenset(own)
