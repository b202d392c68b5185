"""What the higher-placed is asked in an exchange in Tölp: which turn, and what one might do there.

Of the much that could be done a few things are offered: those that are easily held for the rule, and what the rule
says.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tolva_teach.games import game
from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.exchange import exchangeable, numbers_due
from tolva_teach.games.tolp.lays import is_flying, place_in_hand
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.rules.cards import RANKS, Card, Rank, rank

KINDS = ("gives", "asks", "takes")
"""Nothing has been given yet; nothing has been asked yet; some ranks have been asked for."""

OFFERED: Mapping[int, int] = {1: 4, 2: 5, 3: 6}
"""By difficulty, how many things are offered at the most."""

LEAST_RANKS = 3
"""Of how many ranks, at least, the hand holds cards that may be exchanged."""


@dataclass(frozen=True, slots=True)
class Turn(Position):
    """A turn of the higher-placed in an exchange, and what they could think of doing."""

    offered: tuple[Decision, ...] = field(kw_only=True)


def turn(
    players: int, kind: str, difficulty: int, dice: Dice, flyers: Sequence[Mapping[str, Any]], most: int
) -> Turn | None:
    """A turn of the kind; None where a deal gives no occasion for it.

    Args:
        flyers: what may fly, where something does.
        most: how many cards a pair exchanges, at most.
    """
    flies = difficulty > 1 and dice.below(2) == 0
    rules = game("tolp", players, flyers[dice.below(len(flyers))] if flies else {})
    order = dice.shuffled(range(players))
    standing = rules.first_standing([int(seat == order[0]) for seat in range(players)], 0, order)
    dues = numbers_due(players, "continue")
    places = [place for place, due in enumerate(dues) if due <= most]
    place = places[dice.below(len(places))]
    high, dealer = order[place], dice.below(players)
    dealt = dealt_with(
        rules, {high: ["*1"]} if flies and "jokers" in rules.options else {}, dealer, dice, standing=standing
    )
    deal = rules.start(dealt, dealer, standing)
    view = deal.view(high)
    if view.exchange is None or view.exchange.size < dues[place]:
        return None
    decisions: list[Decision] = []
    if kind != "gives":
        decisions.append(said(high, "give", *_gift(view, dice)))
        deal.apply(decisions[-1])
    if kind == "takes":
        held = sorted({*map(rank, exchangeable(deal.view(high).hand, view.flying))}, key=RANKS.index)
        for of in dice.shuffled(held)[:2]:
            decisions.append(said(high, "ask", of))
            deal.apply(decisions[-1])
    view = deal.view(high)
    if len({*map(rank, exchangeable(view.hand, view.flying))}) < LEAST_RANKS:
        return None
    offered = _OFFERS[kind](view, dice, OFFERED[difficulty])
    found = Turn(dealer, dealt, tuple(decisions), view, standing, offered=offered)
    return found if _is_a_choice(found, kind) else None


def _is_a_choice(found: Turn, kind: str) -> bool:
    """Whether some of it is forbidden, and of what the kind is about something is allowed."""
    verdicts = {its: found.view.game.verdict(found.view, its).allowed for its in found.offered}
    return not all(verdicts.values()) and any(verdicts[its] for its in verdicts if f"{its.verb}s" == kind)


def _gift(view: TolpView, dice: Dice) -> Sequence[Card]:
    """Where that can be, all that the hand has of a rank, so that it may not be asked for any more."""
    assert view.exchange is not None
    plain, size = exchangeable(view.hand, view.flying), view.exchange.size
    whole = [of for of in dice.shuffled(sorted({*map(rank, plain)})) if 0 < _count(plain, of) <= size]
    first = [card for card in plain if whole and rank(card) == whole[0]]
    return [*first, *(card for card in plain if card not in first)][:size]


def _count(cards: Sequence[Card], of: Rank) -> int:
    return sum(rank(card) == of for card in cards)


def _gives(view: TolpView, dice: Dice, most: int) -> tuple[Decision, ...]:
    """Gifts of the right number, low or high, others with a card too many or too few or one that flies; and "high"."""
    assert view.exchange is not None
    seat, size = view.seat, view.exchange.size
    plain = exchangeable(view.hand, view.flying)
    drawn = dice.shuffled(plain)
    flying = [card for card in view.hand if is_flying(card, view.flying)]
    right = [plain[:size], plain[-size:], drawn[:size]]
    wrong = [
        drawn[: size + 1],
        *([plain[-size + 1 :]] if size > 1 else []),
        *([[*plain[: size - 1], flying[0]]] if flying else []),
    ]
    gifts = [*dice.shuffled(right)[: 1 + dice.below(2)], *dice.shuffled(wrong)]
    given = [said(seat, "give", *sorted(gift, key=place_in_hand)) for gift in gifts[: most - 1]]
    return (*sorted(dict.fromkeys(given), key=lambda gift: len(gift.args)), said(seat, "high"))


def _asks(view: TolpView, dice: Dice, most: int) -> tuple[Decision, ...]:
    """ "High", ranks that are held, given away, not held or flying, and cards that have not been asked for."""
    assert view.exchange is not None
    seat = view.seat
    held = dice.shuffled(sorted({*map(rank, exchangeable(view.hand, view.flying))}))
    away = sorted({*map(rank, view.exchange.given)} - {*held})
    never = dice.shuffled(of for of in RANKS if of not in held and of not in away and of not in view.flying)
    tempting = dice.shuffled([*away, *never[:1], *sorted(view.flying)])
    ranks = sorted([*tempting[: 1 + dice.below(3)], *held][: most - 2], key=RANKS.index)
    unasked = said(seat, "take", held[0])
    return (said(seat, "high"), *(said(seat, "ask", of) for of in ranks), unasked)


def _takes(view: TolpView, dice: Dice, most: int) -> tuple[Decision, ...]:
    """What has been asked for, as much as there is or more, or more than is due; what has not been; and to ask on."""
    assert view.exchange is not None
    seat, size = view.seat, view.exchange.size
    takings: list[Sequence[Rank]] = []
    for of, count in view.exchange.answers:
        takings += [[of] * max(count, 1), [of] * (count + 1)]
    takings.append([of for of, count in view.exchange.answers for _ in range(max(count, 1))])
    held = dice.shuffled(
        sorted({*map(rank, exchangeable(view.hand, view.flying))} - {of for of, _ in view.exchange.answers})
    )
    takings += [[of] for of in held[:1]]
    fair = [its for its in takings if len(its) <= size + 1]
    taken = [said(seat, "take", *sorted(its, key=RANKS.index)) for its in dice.shuffled(fair)[: most - 2]]
    asked = [said(seat, "ask", of) for of in held[1:2]]
    return (said(seat, "high"), *asked, *sorted(dict.fromkeys(taken), key=lambda its: (len(its.args), its.args)))


_OFFERS: Mapping[str, Callable[[TolpView, Dice, int], tuple[Decision, ...]]] = {
    "gives": _gives,
    "asks": _asks,
    "takes": _takes,
}
