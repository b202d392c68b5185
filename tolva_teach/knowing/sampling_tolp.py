"""Rounds of Tölp that a seat cannot tell from the one that is played."""

from collections import Counter
from random import Random

from tolva_teach.games.base import evolve
from tolva_teach.games.tolp.lays import rank_of
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.knowing.bins import any_filling
from tolva_teach.knowing.known import HiddenPlace
from tolva_teach.knowing.sampling import in_any_order
from tolva_teach.knowing.tolp import RoundKnowledge
from tolva_teach.rules.cards import Card, Rank

STARTS = "tolp.start"
"""The rule by which the starter is known to hold a card, in whatever other way that may be known as well."""


def sample_round(knowledge: RoundKnowledge, chance: Random) -> TolpDeal:
    """A round in progress that agrees with all that the seat knows, and goes on from the view.

    Args:
        chance: draws the cards; only `Random.random` is drawn upon.
    """
    view, laying = knowledge.view, _Laying(knowledge)
    laying.lay_known()
    laying.lay_counted(chance)
    laying.lay_rest(chance)
    lying = laying.lying
    hands = [tuple(lying.get(HiddenPlace("hand", seat), ())) for seat in range(view.game.players)]
    hands[view.seat] = view.hand
    apart = {place.seat: tuple(cards) for place, cards in lying.items() if place.kind == "apart"}
    exchanges = [evolve(pair, given=apart[pair.low]) if pair.low in apart else pair for pair in view.exchanges]
    return TolpDeal.gone_on_with(view, hands, exchanges)


class _Laying:
    """The unseen cards, while they are laid where they may lie."""

    def __init__(self, knowledge: RoundKnowledge) -> None:
        self.knowledge = knowledge
        self.left = knowledge.unseen
        """How often each card is still to be laid."""
        self.room = dict(_room(knowledge))
        """How many cards each place still takes."""
        self.lying: dict[HiddenPlace, list[Card]] = {place: [] for place in self.room}

    def lay(self, card: Card, place: HiddenPlace) -> None:
        """Lays one card."""
        self.left[card] -= 1
        self.room[place] -= 1
        self.lying[place].append(card)

    def lay_known(self) -> None:
        """The cards that seats are known to hold."""
        known = self.knowledge.known
        held = Counter((got.seat, got.card) for got in known if got.rule != STARTS)
        for got in known:
            if got.rule == STARTS:
                held[got.seat, got.card] = max(1, held[got.seat, got.card])
        for (seat, card), count in held.items():
            for _ in range(count):
                self.lay(card, HiddenPlace("hand", seat))

    def lay_counted(self, chance: Random) -> None:
        """So many of a rank as answers told, exactly or at least."""
        knows = self.knowledge
        for (seat, of), count in {**knows.at_least, **knows.exactly}.items():
            hand = HiddenPlace("hand", seat)
            if hand in self.room:
                missing = count - self._count(hand, of)
                able = [card for card, times in self.left.items() for _ in range(times) if rank_of(card) == of]
                for card in in_any_order(able, chance)[: max(0, missing)]:
                    self.lay(card, hand)

    def lay_rest(self, chance: Random) -> None:
        """All others, where there is room and nothing that was told bars them."""
        places, rooms = list(self.room), list(self.room.values())
        cards = [card for card, times in self.left.items() for _ in range(times)]
        masks = [self._mask(rank_of(card), places) for card in cards]
        for card, number in zip(cards, any_filling(masks, rooms, chance), strict=True):
            self.lying[places[number]].append(card)

    def _mask(self, of: Rank | None, places: list[HiddenPlace]) -> int:
        knows = self.knowledge
        return sum(
            1 << number
            for number, place in enumerate(places)
            if of is None or place.kind != "hand" or (place.seat, of) not in knows.closed
        )

    def _count(self, place: HiddenPlace, of: Rank) -> int:
        return sum(rank_of(card) == of for card in self.lying[place])


def _room(knowledge: RoundKnowledge) -> list[tuple[HiddenPlace, int]]:
    """Each place that has unseen cards, and how many."""
    view = knowledge.view
    hands = [
        (HiddenPlace("hand", seat), count) for seat, count in enumerate(view.counts) if count and seat != view.seat
    ]
    apart = [
        (HiddenPlace("apart", pair.low), len(pair.given))
        for pair in view.exchanges
        if pair.given and not pair.done and pair.high != view.seat
    ]
    aside = [(HiddenPlace("aside"), view.rules.aside)] if view.rules.aside else []
    return [*hands, *apart, *aside]
