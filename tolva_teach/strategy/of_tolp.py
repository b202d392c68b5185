"""What is asked about in Tölp: whether equal cards are kept together, and which of the last two cards goes first."""

from collections import Counter
from collections.abc import Iterable, Sequence

from tolva_teach.games.base import Decision, said
from tolva_teach.games.tolp.board import TolpView
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.lays import in_hand, rank_of, strength
from tolva_teach.rules.cards import Card, Rank
from tolva_teach.strategy.counting import Ways


def to_give(view: TolpView) -> Ways:
    """To give the lowest cards, or the lowest of those that are alone in their rank, where these are others."""
    exchange = view.exchange
    if exchange is None or exchange.given:
        return {}
    held, cards = _held(view), in_hand(exchangeable(view.hand, view.flying))
    singles = [card for card in cards if held[rank_of(card)] == 1]
    gifts = cards[: exchange.size], tuple(singles[: exchange.size])
    ranks = [sorted(map(_usual, gift)) for gift in gifts]
    if len(gifts[1]) < exchange.size or ranks[0] == ranks[1]:
        return {}
    return {way: said(view.seat, "give", *gift) for way, gift in zip(("lowest", "singles"), gifts, strict=True)}


def to_follow(view: TolpView) -> Ways:
    """On a single card, where the lowest rank that beats it is held more than once: to lay one card of it, to lay them
    all, or nothing."""
    lowest = _lowest_on_single(view)
    if len(lowest) < 2:
        return {}
    return {"one": lowest[0], "all": lowest[-1], "pass": said(view.seat, "pass")}


def to_end(view: TolpView) -> Ways:
    """To an empty table, with two cards of different ranks left: the lower first, or the higher."""
    if view.exchanging or view.board.pile or view.board.start or len(view.hand) > 2 or len(_held(view)) < 2:
        return {}
    return dict(zip(("low", "high"), _by_rank(_lays(view)), strict=True))


def whether_to_lay(view: TolpView) -> Ways:
    """On a single card, where the lowest rank that beats it is held once: to lay that card, or nothing."""
    lowest = _lowest_on_single(view)
    return {"lay": lowest[0], "pass": said(view.seat, "pass")} if len(lowest) == 1 else {}


def _lowest_on_single(view: TolpView) -> list[Decision]:
    """On a single card: the lays of the lowest rank that beats it, by their number of cards."""
    if view.exchanging or view.board.last is None or len(view.board.last.cards) > 1:
        return []
    lays = _by_rank(_lays(view))
    return sorted((lay for lay in lays if _rank(lay) == _rank(lays[0])), key=lambda lay: len(lay.args))


def to_lead(view: TolpView) -> Ways:
    """To an empty table, with four ranks left or more: all cards of the lowest rank, or of the highest."""
    held = _held(view)
    if view.exchanging or view.board.pile or view.board.start or len(held) < 4:
        return {}
    whole = _by_rank(its for its in _lays(view) if len(its.args) == held[_rank(its)])
    return {"low": whole[0], "high": whole[-1]}


def between_gifts(view: TolpView) -> Sequence[Decision]:
    """To give one card: of several, a table offers not every gift by itself."""
    one = view.exchange is not None and view.exchange.size == 1
    return tuple(to_give(view).values()) if one else ()


def between_following(view: TolpView) -> Sequence[Decision]:
    """As `to_follow`, where nobody is out."""
    return () if view.board.finished else tuple(to_follow(view).values())


def between_ends(view: TolpView) -> Sequence[Decision]:
    """As `to_end`, where nobody is out."""
    return () if view.board.finished else tuple(to_end(view).values())


def _held(view: TolpView) -> Counter[Rank | None]:
    return Counter(map(rank_of, view.hand))


def _lays(view: TolpView) -> list[Decision]:
    return [decision for decision in view.game.legal(view) if decision.verb == "lay"]


def _by_rank(lays: Iterable[Decision]) -> list[Decision]:
    return sorted(lays, key=lambda lay: _usual(lay.args[0]))


def _rank(lay: Decision) -> Rank | None:
    return rank_of(lay.args[0])


def _usual(card: Card) -> int:
    return strength(rank_of(card) or "A", turned=False)
