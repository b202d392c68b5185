"""Advice in Tölp: what the beginner does, which is sensible enough there, but where many rounds have shown something
better (`strategy.kings`); and what of its own hand speaks for it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from random import Random

from tolva_teach.games.base import Decision
from tolva_teach.games.tolp.board import Exchange, TolpView
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.lays import Lay, beaters, is_flying, rank_of, strength
from tolva_teach.players import tolp
from tolva_teach.players.advice.advised import ONLY, ONLY_PASS, UNTOLD, Advice, Why, because, why
from tolva_teach.players.advice.tolp_way_out import lay_of, sure_way_out, turned_after
from tolva_teach.rules.cards import Card, Rank
from tolva_teach.strategy.kings import highest_single_to_give
from tolva_teach.strategy.of_tolp import to_give

NEAR_THE_END = 2
"""With so few ranks left, flying cards are laid rather than kept."""

TWO_RANKS = 2
"""With so many ranks left, one is laid, and the other is the rest."""


def advise_in_round(view: TolpView) -> Advice:
    """What the beginner decides, but for flying cards, which are worth more later, and where something else is known to
    be better; and why."""
    decision = sure_way_out(view) or _giving_singles(view) or _sparing_flyers(tolp.choose(view, Random(0)), view)
    if len(view.game.legal(view)) == 1:
        return because(decision, ONLY_PASS if _beaten_by_none(view) else ONLY)
    return because(decision, next(_reasons(decision, view), UNTOLD))


def _sparing_flyers(decision: Decision, view: TolpView) -> Decision:
    """The decision; where it would lay flying cards while there is much left to lay, one that keeps them."""
    ranks = {rank_of(card) for card in view.hand if not is_flying(card, view.flying)}
    if decision.verb != "lay" or not _takes_flyers(decision, view) or len(ranks) <= NEAR_THE_END:
        return decision
    sparing = [lay for lay in _lays(view) if not _takes_flyers(lay, view)]
    if sparing:
        return min(sparing, key=lambda lay: (strength(lay_of(lay.args, view).rank, view.board.turned), -len(lay.args)))
    return next((other for other in view.game.legal(view) if other.verb == "pass"), decision)


def _giving_singles(view: TolpView) -> Decision | None:
    """In the exchange: cards that are alone in their rank, where that is clearly better than to give the lowest."""
    gift, most = to_give(view).get("singles"), strength(highest_single_to_give(), turned=False)
    return gift if gift and max(map(_usual, gift.args)) <= most else None


def _reasons(decision: Decision, view: TolpView) -> Iterator[Why]:
    """What speaks for the decision, most telling first."""
    if decision.verb == "lay":
        if decision == sure_way_out(view):
            yield why("sure-then-out" if len(_held(view)) == TWO_RANKS else "sure-way-out")
        lay = lay_of(decision.args, view)
        yield from _laying(lay, view)
    elif decision.verb == "pass":
        yield from _passing(view)
    elif view.exchange is not None:
        yield from _exchanging(decision, view.exchange, view)


# In the round.


def _laying(lay: Lay, view: TolpView) -> Iterator[Why]:
    if len(lay.cards) == len(view.hand):
        yield why("goes-out")
    if not beaters(lay.rank, turned_after(lay, view)):
        yield why("nothing-beats-turned" if turned_after(lay, view) else "nothing-beats", rank=lay.rank)
    if view.board.turned and _is_lowest(lay, _lays(view), view):
        yield why("lowest-turned")
    elif lay.own == _held(view)[lay.rank]:
        sparing = [other for other in _lays(view) if not _takes_flyers(other, view)]
        if _is_lowest(lay, _lays(view), view):
            yield why("lowest-whole") if lay.own == 1 else why("lowest-together", count=lay.own)
        elif sparing and not lay.flies and _is_lowest(lay, sparing, view):
            yield why("lowest-sparing")


def _held(view: TolpView) -> Counter[Rank | None]:
    return Counter(map(rank_of, view.hand))


def _is_lowest(lay: Lay, among: Iterable[Decision], view: TolpView) -> bool:
    """Whether none of these lays is of a lower rank."""
    turned = view.board.turned
    least = min(strength(lay_of(other.args, view).rank, turned) for other in among)
    return strength(lay.rank, turned) == least


def _lays(view: TolpView) -> list[Decision]:
    return [decision for decision in view.game.legal(view) if decision.verb == "lay"]


def _passing(view: TolpView) -> Iterator[Why]:
    if all(_takes_flyers(lay, view) for lay in _lays(view)):
        yield why("pass-keeps-flyers")


def _beaten_by_none(view: TolpView) -> bool:
    """Whether what lies is too high, or too much, for a hand; one with flying cards may have another reason."""
    return bool(view.board.pile) and not any(is_flying(card, view.flying) for card in view.hand)


def _takes_flyers(lay: Decision, view: TolpView) -> bool:
    return any(is_flying(card, view.flying) for card in lay.args)


# In the exchange.


def _exchanging(decision: Decision, exchange: Exchange, view: TolpView) -> Iterator[Why]:
    if decision.verb == "give":
        yield from _giving(decision.args, view)
    elif decision.verb == "ask":
        of = decision.args[0]
        if _held(view)[of] > 1:
            yield why("ask-for-more", rank=of, count=_held(view)[of])
    elif decision.verb == "take":
        of = decision.args[0]
        yield why("take-more", rank=of, count=_held(view)[of] + len(decision.args))
    elif decision.verb == "high":
        yield why("high-gets-highest", partner=exchange.low)


def _giving(cards: tuple[Card, ...], view: TolpView) -> Iterator[Why]:
    held, given = _held(view), list(map(_usual, cards))
    kept = list(view.hand)
    for card in cards:
        kept.remove(card)
    if max(given) <= min(map(_usual, exchangeable(tuple(kept), view.flying)), default=max(given)):
        yield why("give-lowest", cards=cards)
    elif all(held[rank_of(card)] == 1 for card in cards):
        yield why("give-singles", cards=cards)


def _usual(card: Card) -> int:
    return strength(rank_of(card) or "A", turned=False)
