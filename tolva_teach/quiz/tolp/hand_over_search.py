"""Which exchange a question "what must you hand over?" in Tölp is about.

Cards between which it makes no difference (tolp.exchange.high) are never torn apart: of a rank all go, or none.
"""

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.exchange import exchangeable, numbers_due, ranks_to_ask_for
from tolva_teach.games.tolp.lays import highest
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.quiz.tolp.exchanging import Spoken, done
from tolva_teach.quiz.tolp.giving_turns import KINDS, Turn, turn
from tolva_teach.rules.cards import Rank, rank

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

_PLANS: Mapping[int, Mapping[str, int]] = {
    1: {"high": 18, "took": 14, "gives": 6, "asks": 6, "takes": 6},
    2: {"high": 7, "asked": 6, "took": 8, "short": 10, "flying": 5, "gives": 4, "asks": 5, "takes": 5},
    3: {"high": 3, "asked": 4, "took": 4, "short": 11, "flying": 7, "gives": 7, "asks": 5, "takes": 9},
}
_OF_ONE_CARD: Mapping[int, Mapping[str, int]] = {
    1: {"high": 18, "took": 14, "gives": 6, "asks": 6, "takes": 6},
    2: {"high": 9, "asked": 8, "took": 10, "flying": 5, "gives": 6, "asks": 6, "takes": 6},
    3: {"high": 3, "asked": 4, "took": 4, "flying": 6, "gives": 14, "asks": 4, "takes": 15},
}
"""Where every pair exchanges one card, none can fall short: "what is named, else the highest" is all that the lower
placed need, so the higher-placed are asked more."""

MOST_DUE = 4
"""How many cards are handed over, at most."""

LEAST_LEFT = 3
"""How many cards the hand keeps, at least."""

FLYERS: Sequence[Mapping[str, Any]] = ({"jokers": 2}, {"flying": ["2"], "jokers": 1}, {"jokers": 3})
"""What may fly."""


def plans(players: int) -> Mapping[int, Mapping[str, int]]:
    """By difficulty, how many questions of a block ask about each kind."""
    return _OF_ONE_CARD if max(numbers_due(players, "continue")) == 1 else _PLANS


def kinds_of(exchange: Exchange, some_fly: bool) -> frozenset[str]:
    """The kinds of situation that an exchange is of, when it is done.

    `high`: "high" at once; `asked`: "high" after questions; `took`: cards named for the whole number due; `short`: for
    less than that. On top of that `flying`: the hand has cards that are never exchanged.
    """
    if exchange.named:
        found = {"took" if len(exchange.named) == exchange.size else "short"}
    else:
        found = {"asked" if exchange.answers else "high"}
    return frozenset(found | {"flying"} if some_fly else found)


def position(players: int, seed: int, difficulty: int) -> Spoken | Turn:
    """The position that a seed gives: the lower-placed has heard the word, or the higher-placed is about to decide."""
    named = ("hand-over", "tolp", players, _SALT, difficulty)
    dice = Dice(*named, seed)
    kind = kind_planned(plans(players)[difficulty], seed, *named)
    while True:
        found: Spoken | Turn | None
        if kind in KINDS:
            found = turn(players, kind, difficulty, dice, FLYERS, MOST_DUE)
        else:
            found = _tried(players, kind, difficulty, dice)
        if found is not None:
            return found


def _tried(players: int, kind: str, difficulty: int, dice: Dice) -> Spoken | None:
    """One deal, with an exchange of the kind in it; None where that has none."""
    flies = kind == "flying"
    rules = game("tolp", players, FLYERS[dice.below(len(FLYERS))] if flies else {})
    order = dice.shuffled(range(players))
    standing = rules.first_standing([int(seat == order[0]) for seat in range(players)], 0, order)
    course = _course(kind, players, dice)
    dues = numbers_due(players, "continue")
    places = [place for place, due in enumerate(dues) if due <= MOST_DUE and (due > 1 or course != "short")]
    place = places[dice.below(len(places))]
    high, low, dealer = order[place], order[-1 - place], dice.below(players)
    dealt = dealt_with(rules, {low: ["*1"]} if flies else {}, dealer, dice, standing=standing)
    deal = rules.start(dealt, dealer, standing)
    view, other = deal.view(high), dealt.hands[low]
    if view.exchange is None or view.exchange.size < dues[place] or len(other) < dues[place] + LEAST_LEFT:
        return None
    decisions = [said(high, "give", *exchangeable(view.hand, view.flying)[: view.exchange.size])]
    deal.apply(decisions[0])
    said_then = _words(course, deal.view(high), other, difficulty, dice)
    if said_then is None:
        return None
    asks, word = said_then
    for decision in asks:
        deal.apply(decision)
    found = Spoken(dealer, dealt, (*decisions, *asks), deal.view(low), standing, word=word)
    exchange = done(found)
    if difficulty > 2 and exchange.named and _is_highest(exchange, found.view):
        return None
    return found if _is_clear(exchange, found.view) else None


def _course(kind: str, players: int, dice: Dice) -> str:
    """How an exchange goes in which some cards fly; other kinds are named for it."""
    if kind != "flying":
        return kind
    courses = ("high", "took", "short") if max(numbers_due(players, "continue")) > 1 else ("high", "took")
    return courses[dice.below(len(courses))]


def _words(
    course: str, view: TolpView, other: Sequence[str], difficulty: int, dice: Dice
) -> tuple[list[Decision], Decision] | None:
    """What the higher-placed asks, and says then; None where the cards do not give occasion for it."""
    seat, exchange = view.seat, view.exchange
    assert exchange is not None  # it has just given
    may_ask = dice.shuffled(sorted(ranks_to_ask_for(view.hand, view.flying)))
    held = {of: sum(rank(card) == of for card in exchangeable(tuple(other), view.flying)) for of in may_ask}
    there = [of for of in may_ask if held[of]]
    if course == "high":
        return [], said(seat, "high")
    if course == "asked":
        ranks = may_ask[: 1 + dice.below(min(difficulty, 2))]
        return [said(seat, "ask", of) for of in ranks], said(seat, "high")
    wanted = exchange.size if course == "took" else 1 + dice.below(exchange.size - 1)
    ranks = _adding_up(there, held, wanted)
    if not ranks:
        return None
    beside = [of for of in may_ask if of not in ranks][: dice.below(3) if difficulty > 1 else 0]
    asks = [said(seat, "ask", of) for of in dice.shuffled((*ranks, *beside))]
    return asks, said(seat, "take", *(of for of in ranks for _ in range(held[of])))


def _adding_up(ranks: Sequence[Rank], held: Mapping[Rank, int], wanted: int) -> tuple[Rank, ...]:
    """The first of the ranks of which there are so many cards together."""
    for count in (1, 2, 3):
        for some in combinations(ranks, count):
            if sum(held[of] for of in some) == wanted:
                return some
    return ()


def _is_clear(exchange: Exchange, view: TolpView) -> bool:
    """Whether of each rank all of the hand's cards go, or none."""
    kept = [card for card in exchangeable(view.hand, view.flying) if card not in exchange.taken]
    return not {*map(rank, exchange.taken)} & {*map(rank, kept)}


def _is_highest(exchange: Exchange, view: TolpView) -> bool:
    """Whether "high" would have come to the same."""
    return {*exchange.taken} == {*highest(exchangeable(view.hand, view.flying), exchange.size)}
