"""Which turn a question "what may you lay?" in Tölp is about."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Decision
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.lays import is_flying, lays_in_mind, rank_of, strength
from tolva_teach.games.tolp.round import REVOLUTION
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, cut, kind_planned
from tolva_teach.quiz.stacked_deals import Wanted, dealt_with
from tolva_teach.rules.cards import RANKS, SUITS

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"single": 18, "several": 18, "lead": 7, "nothing": 7},
    2: {"single": 9, "several": 13, "lead": 4, "nothing": 5, "flying": 13, "flying-last": 6},
    3: {"single": 4, "several": 10, "lead": 3, "nothing": 5, "flying": 10, "flying-last": 8, "turned": 10},
}
"""By difficulty, how many questions of a block ask about each kind."""

CHOICES: Mapping[int, range] = {1: range(4, 8), 2: range(4, 10), 3: range(5, 11)}
"""By difficulty, how many lays the hand may have: more would be many clicks, not more to know."""

FLYERS: Sequence[Mapping[str, Any]] = (
    {"flying": ["2"]},
    {"jokers": 2},
    {"flying": ["2"], "jokers": 1},
    {"jokers": 3},
    {"flying": ["2", "3"]},
)
"""What may fly. With more at a time a hand has lays by the hundred."""

RARE = ("several", "flying", "flying-last")
"""Kinds that are taken where they come; others would all come in the largest hands, were it not for a drawn limit."""

KEPT = 20
"""So much rather than flying cards, which are kept for the end, others are laid."""

TURNS = 500
"""How readily the order is turned; a low card weighs about 10."""

PASSES = 60
"""How readily one passes where one need not, while there are others than flying cards to lay."""


def kinds_of(view: TolpView) -> frozenset[str]:
    """The kinds of situation that a seat's turn is of.

    `lead`: an empty table; `single` and `several`: a card lies there, or more than one and the hand has one that would
    be high enough alone; `nothing`: nothing may be laid, though the hand has a rank that is high enough; `flying`: some
    lay is allowed by a flying card that stands in; `flying-last`: some lay is refused for it would go out on one;
    `turned`: the order is turned, and something lies there.
    """
    board, found = view.board, set()
    if board.start is not None:  # which card begins is no choice
        return frozenset()
    verdicts = [(decision.args, verdict) for decision, verdict in view.game.verdicts(view) if decision.args]
    if not board.pile:
        found.add("lead")
    elif len(board.pile[-1].lay.cards) == 1:
        found.add("single")
    elif any(verdict.rule == "tolp.count" for _, verdict in verdicts):
        found.add("several")
    if board.pile and not any(verdict.allowed for _, verdict in verdicts):
        found.add("nothing")
    if any(verdict.allowed and _stands_in(cards, view) for cards, verdict in verdicts):
        found.add("flying")
    if any(verdict.rule == "tolp.flying.last" for _, verdict in verdicts):
        found.add("flying-last")
    if board.turned and board.pile:
        found.add("turned")
    return frozenset(found)


def _stands_in(cards: tuple[str, ...], view: TolpView) -> bool:
    flying = [is_flying(card, view.flying) for card in cards]
    return any(flying) and not all(flying)


def position(players: int, seed: int, difficulty: int) -> Position:
    """The position that a seed gives."""
    named = ("may-lay", "tolp", players, _SALT, difficulty)
    dice = Dice(*named, seed)
    kind, sizes = kind_planned(PLANS[difficulty], seed, *named), CHOICES[difficulty]
    while True:
        rules = game("tolp", players, _options(kind, difficulty, dice))
        dealer, standing = dice.below(players), rules.first_standing(None, 0, None)
        dealt = dealt_with(rules, _wanted(kind, players, dice), dealer, dice)
        most = sizes.stop if kind in RARE else sizes.start + dice.below(len(sizes))
        deal = rules.start(dealt, dealer, standing)
        found = cut(deal, dealer, dealt, partial(_decide, dice=dice), partial(_fits, kind=kind, most=most))
        if found is not None:
            return found


def _fits(view: TolpView, kind: str, most: int) -> bool:
    """Whether the turn is of the kind, with at most so many lays. That nothing may be laid is a kind of its own: else
    half of the questions would be so."""
    count = len(lays_in_mind(view.seat, view.hand, view.flying, view.board.turned))
    if not 2 <= count <= most:
        return False
    kinds = kinds_of(view)
    if kind == "nothing":
        return kind in kinds and (count > 2 or "turned" in kinds)
    return kind in kinds and ("nothing" not in kinds or kind == "flying-last")


def _options(kind: str, difficulty: int, dice: Dice) -> dict[str, Any]:
    """The variants: none in the easiest, flying cards in the next, all of them in the hardest."""
    options: dict[str, Any] = {}
    flies = difficulty > 1 and (kind.startswith("flying") or dice.below(2) == 0)
    if flies:
        options |= FLYERS[dice.below(len(FLYERS))]
    if difficulty > 2:
        options["revolution"] = True
    if kind == "flying" and difficulty > 2 and dice.below(3) == 0:
        options["out_on_flying"] = True
    return options


def _wanted(kind: str, players: int, dice: Dice) -> Wanted:
    """Somebody has all four of a rank, where the order is to be turned."""
    if kind != "turned":
        return {}
    of, seat = RANKS[4 + dice.below(6)], dice.below(players)
    return {seat: [suit + of for suit in SUITS]}


def _decide(view: TolpView, dice: Dice) -> Decision:
    """Lays low and many rather than high and few, turns the order where that can be done, and passes now and then."""
    weights: dict[Decision, int] = {}
    for decision, verdict in sorted(view.game.verdicts(view), key=lambda pair: pair[0]):
        if verdict.allowed:
            weights[decision] = _weight(decision, view) if decision.args else PASSES
    return dice.weighted(weights)


def _weight(decision: Decision, view: TolpView) -> int:
    cards = decision.args
    named = rank_of(cards[0])
    if named is None:
        return 1
    low = 14 - strength(named, view.board.turned)
    flyers = sum(is_flying(card, view.flying) for card in cards)
    if len(cards) - flyers >= REVOLUTION:
        return KEPT * TURNS
    return 1 if flyers else KEPT * low * len(cards) * len(cards)
