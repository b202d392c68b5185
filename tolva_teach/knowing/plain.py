"""What can be known in a plain trick game, from one seat's view, by the game's own judge.

A play that would have been refused with another card beside it in the hand says that this card was not there. So it is
for every duty by which one card more can only bind one further, as following suit, trumping and heading the trick do.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import ClassVar, NamedTuple

from tolva_teach.games.base import Dealt, play
from tolva_teach.games.plain import PlainDeal, PlainView, plays_of, shown_card
from tolva_teach.knowing.bins import Filling, any_filling, bits, fill_bins, possible
from tolva_teach.knowing.evidence import SAID_OF_ALL
from tolva_teach.knowing.hands import HandKnowledge
from tolva_teach.knowing.known import HiddenPlace, Reason
from tolva_teach.rules.cards import Card, Rank


class Bin(NamedTuple):
    """Where unseen cards lie, and how many."""

    place: HiddenPlace
    room: int


@dataclass(frozen=True, eq=False)
class PlainKnowledge(HandKnowledge):
    """What a seat can know in a plain trick game.

    Raises:
        ValueError: there are more or fewer cards than have room, or a place has room for fewer than none.
    """

    shown_case: ClassVar[str] = "holds-turned"
    view: PlainView
    bins: tuple[Bin, ...]
    cards: tuple[Card, ...]
    """What lies in the bins."""
    masks: tuple[int, ...]
    """For each card the bins that plays leave open to it."""
    filling: Filling
    """One way for the cards to lie."""
    given_away: tuple[Mapping[Card, Reason], ...]

    def __post_init__(self) -> None:
        room = [its.room for its in self.bins]
        if min(room) < 0 or sum(room) != len(self.cards):
            places = ", ".join(f"{its.room} in {its.place.kind} {its.place.seat}" for its in self.bins)
            raise ValueError(
                f"{self.view.game!r}: {len(self.cards)} cards are unseen by seat {self.seat}, and the places for them "
                f"are {places}: a card is missing or counted twice"
            )

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def counts(self) -> Sequence[int]:
        return self.view.counts

    @property
    def ranks(self) -> Sequence[Rank]:
        return self.view.game.ranks

    def shown_by(self, seat: int) -> frozenset[Card]:
        """The card that was turned up or shown, where this seat holds it."""
        shown = shown_card(self.view)
        return frozenset([shown[1]]) if shown and shown[0] == seat != self.seat else frozenset()

    @cached_property
    def places(self) -> Mapping[Card, frozenset[HiddenPlace]]:
        found = zip(self.cards, possible(self.masks, self.filling), strict=True)
        return {card: frozenset([self.bins[number].place for number in bits(mask)]) for card, mask in found}


def knowledge_of_plain_tricks(view: PlainView) -> PlainKnowledge:
    """What the seat of the view can know.

    Raises:
        ValueError: the game's judge says what no deal can have been: one card more in a hand would have freed it.
    """
    shown = shown_card(view)
    aside = view.turned if view.turned_seat is None else None
    seen = {*(card for _, card in plays_of(view)), *view.hand, aside}
    cards = tuple(card for card in view.game.pack if card not in seen)
    others = [seat for seat in range(view.game.players) if seat != view.seat]
    bins = [Bin(HiddenPlace("hand", seat), view.counts[seat]) for seat in others]
    bins.append(Bin(HiddenPlace("aside"), len(cards) - sum(its.room for its in bins)))
    lacked = given_away(view, cards)
    masks = tuple(sum(1 << n for n, its in enumerate(bins) if _may_lie(card, its, lacked, shown)) for card in cards)
    filling = fill_bins(masks, [its.room for its in bins]) if bins[-1].room >= 0 else ()
    if filling is None:
        raise ValueError(f"{view.game!r} judges plays so that no cards can have been dealt")
    return PlainKnowledge(view, tuple(bins), cards, masks, filling, lacked)


def _may_lie(card: Card, its: Bin, lacked: Sequence[Mapping[Card, Reason]], shown: tuple[int, Card] | None) -> bool:
    if shown and card == shown[1]:
        return its.place.seat == shown[0]
    return bool(its.room) and (its.place.seat is None or card not in lacked[its.place.seat])


def given_away(view: PlainView, cards: Sequence[Card]) -> tuple[Mapping[Card, Reason], ...]:
    """By seat, which of these cards its plays say that it has not, and why: by the first play that says so."""
    found: list[dict[Card, Reason]] = [{} for _ in range(view.game.players)]
    for number, trick in enumerate((*(its.plays for its in view.tricks), view.trick)):
        for place, (seat, card) in enumerate(trick):
            if seat != view.seat:
                before = view.as_if(seat, (card,), view.tricks[:number], trick[:place])
                _refuted(before, card, cards, found[seat])
    return tuple(found)


def _refuted(then: PlainView, card: Card, others: Sequence[Card], found: dict[Card, Reason]) -> None:
    seat, judge = then.seat, then.game.verbs["play"]
    for other in others:
        if other not in found:
            then.hand = (card, other)
            verdict = judge(then, play(seat, card))
            if not verdict.allowed:
                facts = {name: verdict.facts[name] for name in SAID_OF_ALL if name in verdict.facts}
                where = {"trick": len(then.tricks) + 1, "place": len(then.trick) + 1}
                found[other] = Reason(verdict.rule, verdict.case, {**facts, "seat": seat, "card": card, **where})


def sample_of_plain_tricks(knowledge: PlainKnowledge, chance: Random) -> PlainDeal:
    """A deal in progress that agrees with all that the seat knows: played again with cards that may lie so.

    Args:
        chance: draws the cards; only `Random.random` is drawn upon.

    Raises:
        ValueError: the game starts other deals with these cards than the one that is played.
    """
    view = knowledge.view
    hands: list[list[Card]] = [[] for _ in view.counts]
    hands[view.seat] += view.hand
    plays = list(plays_of(view))
    for seat, card in plays:
        hands[seat].append(card)
    aside: list[Card] = []
    filling = any_filling(knowledge.masks, [its.room for its in knowledge.bins], chance)
    for card, number in zip(knowledge.cards, filling, strict=True):
        seat_of = knowledge.bins[number].place.seat
        (aside if seat_of is None else hands[seat_of]).append(card)
    turned = (view.turned,) if view.turned else ()
    if view.turned and view.turned_seat is not None:  # it was the last card that the seat got
        hands[view.turned_seat].remove(view.turned)
        hands[view.turned_seat].append(view.turned)
        turned = ()
    piles = {"pile": turned, "stock": tuple(aside)}
    dealt = Dealt(tuple(map(tuple, hands)), {name: pile for name, pile in piles.items() if pile})
    deal = view.game.start(dealt, view.dealer, view.before)
    for seat, card in plays:
        deal.apply(play(seat, card))
    _must_be_alike(deal, view)
    return deal


def _must_be_alike(deal: PlainDeal, view: PlainView) -> None:
    """Raises:
    ValueError: the imagined deal has other trumps than the one that is played, or hands of other sizes.
    """
    counts = tuple(map(len, deal.hands))
    if counts != view.counts:
        raise ValueError(
            f"{view.game!r}: in a deal as seat {view.seat} imagines it the seats hold {counts} cards, not "
            f"{view.counts}: `knowledge` leaves out a card, or `start` makes other hands than those that are dealt"
        )
    if (deal.trump, deal.turned) != (view.trump, view.turned):
        raise ValueError(
            f"{view.game!r}: in a deal as seat {view.seat} imagines it {deal.turned} makes {deal.trump} trumps, not "
            f"{view.turned} {view.trump}: `start` must make trumps of the dealt cards; a card that is shown is the "
            'last of its hand, and one that lies aside is `dealt.piles["pile"]`'
        )
