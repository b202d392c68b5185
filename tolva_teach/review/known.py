"""A picture of what one knows: the rules by strength, game by game, and how many they were day by day."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from tolva_teach.games import GAMES
from tolva_teach.review.grades import Grade
from tolva_teach.review.history import History, Sitting, as_of, is_wrong, right_since_miss
from tolva_teach.review.schedule import DAY, due, missed, strength
from tolva_teach.texts import rule_ids

SITS: Final = 0.9
"""From this strength a rule can sit; it is asked again when it falls below."""

DAYS_TO_SIT: Final = 2
"""On so many days a rule has to be answered rightly before it sits: right after an answer everybody remembers it."""

_NEVER: Final = Sitting(0, Grade.AGAIN)


def utc_day(at: int) -> int:
    """The day of a time where nobody knows the learner's."""
    return at // DAY


class KnownRule(NamedTuple):
    """A rule that one has met."""

    rule: str
    """Its id."""
    strength: float
    """How likely it is that one knows it, from 0 to 1."""
    due: int
    """When it is to be asked again, in seconds since 1970."""
    missed: bool
    """Whether it was answered wrongly in the last sitting."""
    wrong: bool
    """Whether it was answered wrongly last, and not rightly since."""
    days: int
    """On how many days it was answered rightly since the last miss."""

    @property
    def sits(self) -> bool:
        """Whether one can be trusted to know it: it is remembered, and has held from one day to another."""
        return self.remembered and self.days >= DAYS_TO_SIT

    @property
    def remembered(self) -> bool:
        """Whether one is likely to know it now."""
        return self.strength >= SITS

    @property
    def share(self) -> float:
        """How far it is on the way to sit, from 0 to 1: its strength, halved after one day of two."""
        return self.strength * min(self.days, DAYS_TO_SIT) / DAYS_TO_SIT


def known(
    histories: Mapping[str, History], at: int, day_of: Callable[[int], int] = utc_day
) -> Mapping[str, Sequence[KnownRule]]:
    """By game what one knows of its rules, the weakest first; games of which one has met nothing are left out.

    A rule that games share stands with the first of them that one has met.

    Args:
        histories: what was answered about each rule, by its id.
        at: what time it is, in seconds since 1970.
        day_of: the learner's day of a time, as a number.
    """
    left = dict(histories)
    by_game = {}
    for game in games_met(histories):
        rules = [_known(rule, left.pop(rule), at, day_of) for rule in rule_ids(game) if rule in left]
        by_game[game] = sorted(rules, key=lambda one: one.strength)
    return {game: rules for game, rules in by_game.items() if rules}


def games_met(histories: Mapping[str, History]) -> Sequence[str]:
    """The games of which one has met a rule that games of other kinds do not share; if none, the first game with one of
    the rules."""
    met = [game for game in GAMES if _own(game) & histories.keys()]
    return met or [game for game in GAMES if histories.keys() & set(rule_ids(game))][:1]


def game_last_met(histories: Mapping[str, History], at: int) -> str | None:
    """The game, of those met, whose rules were answered last, told by those that no other of them has; None where
    nothing tells it.

    Args:
        histories: what was answered about each rule, by its id.
        at: what time it is, in seconds since 1970.
    """
    rules_of = {game: frozenset(rule_ids(game)) for game in games_met(histories)}
    told = {
        rule: having[0]
        for rule in histories
        if len(having := [game for game, rules in rules_of.items() if rule in rules]) == 1
    }
    last = max(told, key=lambda rule: max(as_of(histories[rule], at), default=_NEVER), default=None)
    return None if last is None else told[last]


def known_over_time(
    histories: Mapping[str, History], at: int, day_ends: Sequence[int], day_of: Callable[[int], int] = utc_day
) -> Sequence[int]:
    """How many rules sat at the end of each of the last days, and how many sit now, which comes last.

    Args:
        histories: what was answered about each rule, by its id.
        at: what time it is, in seconds since 1970.
        day_ends: when each of the days was over for the learner; today is the last of them.
        day_of: the learner's day of a time, as a number.
    """
    ordered = [as_of(history, at) for history in histories.values()]
    return [_sitting(ordered, min(at, end), day_of) for end in day_ends]


def _sitting(histories: Sequence[History], at: int, day_of: Callable[[int], int]) -> int:
    then = (tuple(one for one in history if one.at <= at) for history in histories)
    return sum(_known("", history, at, day_of).sits for history in then if history)


def _known(rule: str, history: History, at: int, day_of: Callable[[int], int]) -> KnownRule:
    ordered = as_of(history, at)
    days = {day_of(one.at) for one in right_since_miss(ordered)}
    return KnownRule(
        rule, strength(history, at), due(history, at), missed(ordered), wrong=is_wrong(ordered), days=len(days)
    )


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
