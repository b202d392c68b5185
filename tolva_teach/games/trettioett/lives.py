"""The end of a deal of Trettioett: who loses lives, what becomes of them, and who has won the pot."""

from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from tolva_teach.games.base import Happening
from tolva_teach.games.trettioett.scoring import TrettioettRules


class Outcome(NamedTuple):
    """How the match stands after a deal, and what there is to tell of it."""

    lives: tuple[int, ...]
    winner: int | None
    """Who has won the pot."""
    told: tuple[Happening, ...]


def after_losses(
    rules: TrettioettRules, before: tuple[int, ...], losses: Mapping[int, int], rule: str, facts: Mapping[str, Any]
) -> Outcome:
    """Takes lives, unless all who are left would go out together (thirtyone.all-last).

    On a free lap there is no life to lose: it ends, and is told so. Nobody loses more than there is to lose.

    Args:
        rules: what the options decide.
        before: each seat's lives before the deal.
        losses: how many lives each loser is to lose.
        rule: the rule by which they lose them.
        facts: what decided it.
    """
    lives = tuple(max(left - losses.get(seat, 0), min(left, rules.least)) for seat, left in enumerate(before))
    if not any(map(rules.plays_on, lives)):
        return _over(rules, before, Happening("spared", "thirtyone.all-last", {"losers": tuple(losses), **facts}))
    losing = tuple(seat for seat, count in losses.items() if before[seat] and count == 1)
    lost = [Happening("lost-life", rule, {"losers": losing, **facts})] if losing else []
    doubly = [_lost_two(seat, before[seat], facts) for seat, count in losses.items() if count > 1 <= before[seat]]
    fates = [fate for seat in losses for fate in _fate(rules, seat, before[seat], lives[seat], facts.get("points"))]
    on_free_lap = tuple(seat for seat in losses if before[seat] and lives[seat] == 0 and rules.plays_on(0))
    if on_free_lap:
        fates.append(Happening("plays-free", "thirtyone.option.free", {"staying": on_free_lap}))
    lives, winner, told = _over(rules, lives, *lost, *doubly, *fates)
    return Outcome(lives, winner, (*told, *_pot(rules, lives, winner)))


def all_others(
    rules: TrettioettRules, before: tuple[int, ...], playing: Iterable[int], winner: int, knocker: int | None, rule: str
) -> Outcome:
    """Everyone else who plays loses a life, a knocker too (thirtyone.31).

    Args:
        rules: what the options decide.
        before: each seat's lives before the deal.
        playing: the seats that play the deal.
        winner: who has 31.
        knocker: who has knocked, if anybody has.
        rule: the rule by which they lose it.
    """
    others = [seat for seat in playing if seat != winner]
    among = "all" if all(before[seat] for seat in others) else "some"
    facts = {"seat": winner, "knocker": knocker, "among": among}
    return after_losses(rules, before, dict.fromkeys(others, 1), rule, facts)


def nobody_loses(rules: TrettioettRules, before: tuple[int, ...], *told: Happening) -> Outcome:
    """The deal ends without a loss."""
    return _over(rules, before, *told)


def _lost_two(seat: int, before: int, facts: Mapping[str, Any]) -> Happening:
    """A knocker's two lives, or the one that was left (thirtyone.house.knocker)."""
    return Happening("lost-two", "thirtyone.house.knocker", {"seat": seat, "count": min(before, 2), **facts})


def _fate(rules: TrettioettRules, seat: int, before: int, left: int, points: float | None) -> Iterable[Happening]:
    """That a seat is out which has lost its last life, or its free lap.

    Args:
        points: what the lowest hand was worth, where that decided.
    """
    if left < 0 < before:
        yield Happening("out", "thirtyone.house.knocker", {"seat": seat})
    elif left < 0:
        yield Happening("out", "thirtyone.option.free", {"seat": seat, "points": points})
    elif not rules.plays_on(left):
        yield Happening("out", "thirtyone.out", {"seat": seat})


def _over(rules: TrettioettRules, lives: tuple[int, ...], *told: Happening) -> Outcome:
    """The deal is over; the last one left has won the pot."""
    left = [seat for seat, its in enumerate(lives) if rules.plays_on(its)]
    of_each = tuple(its if rules.plays_on(its) else None for its in lives)
    over = Happening("deal-over", "thirtyone.lives", {"lives": of_each})
    return Outcome(lives, left[0] if len(left) == 1 else None, (*told, over))


def _pot(rules: TrettioettRules, lives: tuple[int, ...], winner: int | None) -> Iterable[Happening]:
    """The last one left wins the pot."""
    if winner is not None:
        yield Happening("match-won", "thirtyone.out", {"winner": winner, "count": rules.pot(lives)})
