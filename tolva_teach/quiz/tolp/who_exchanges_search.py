"""Which deal, and whose exchange, a question "whom do you exchange with, and how many cards?" in Tölp is about."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from tolva_teach.games import game
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.exchange import CAP, numbers_due
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

Asked: TypeAlias = Literal["whom", "count"]
"""With whom somebody exchanges, or how many cards."""

CHOSEN_FROM = 2 * CAP + 1
"""From so many players on it has to be agreed how many cards are exchanged (tolp.exchange)."""


@dataclass(frozen=True, slots=True)
class Paired(Position):
    """The deal before anything has been exchanged, and what is asked of it."""

    asked: Asked = field(kw_only=True)
    about: int = field(kw_only=True)
    """The seat whose exchange is asked about."""


def plans(players: int) -> Mapping[int, Mapping[str, int]]:
    """By difficulty, how many questions of a block ask about each kind: `whom` or `count` of a seat that is `outer`,
    the first or the last, `inner`, or `none`, without a partner."""
    inner = len(numbers_due(players, "continue")) > 1
    some_without = bool(players % 2) or players > CHOSEN_FROM
    where = {"outer": 5, **({"inner": 5} if inner else {}), **({"none": 3 if inner else 5} if some_without else {})}
    plan = {f"{asked}-{its}": count for asked in ("whom", "count") for its, count in where.items()}
    easiest = {kind: count for kind, count in plan.items() if players % 2 or not kind.endswith("none")}
    return {1: easiest, 2: plan, 3: plan}


def exchange_of(view: TolpView, seat: int) -> Exchange | None:
    """The exchange that a seat takes part in; None where it has no partner."""
    return next((pair for pair in view.exchanges if seat in (pair.high, pair.low)), None)


def kinds_of(position: Paired) -> frozenset[str]:
    """The kind that it is of (`plans`)."""
    placing = position.view.board.placing
    ends = (placing[0], placing[-1])
    pair = exchange_of(position.view, position.about)
    where = "none" if pair is None else "outer" if position.about in ends else "inner"
    return frozenset({f"{position.asked}-{where}"})


def position(players: int, seed: int, difficulty: int) -> Paired:
    """The deal that a seed gives, and what is asked of it."""
    named = ("who-exchanges", "tolp", players, _SALT, difficulty)
    kind, dice = kind_planned(plans(players)[difficulty], seed, *named), Dice(*named, seed)
    while True:
        found = _tried(players, kind, difficulty, dice)
        if kind in kinds_of(found):
            return found


def _tried(players: int, kind: str, difficulty: int, dice: Dice) -> Paired:
    """One deal; it is the learner's own exchange that is asked about, but for the hardest questions."""
    capped = players >= CHOSEN_FROM and difficulty > 1 and dice.below(2)
    rules = game("tolp", players, {"exchange": "cap-3"} if capped else {})
    order = dice.shuffled(range(players))
    standing = rules.first_standing([int(seat == order[0]) for seat in range(players)], 0, order)
    dealer, learner = dice.below(players), dice.below(players)
    about = dice.below(players) if difficulty > 2 else learner
    dealt = dealt_with(rules, {}, dealer, dice, standing=standing)
    view = rules.start(dealt, dealer, standing).view(learner)
    asked: Asked = "whom" if kind.startswith("whom") else "count"
    return Paired(dealer, dealt, (), view, standing, asked=asked, about=about)
