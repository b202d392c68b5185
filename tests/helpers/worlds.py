"""Every deal that one seat cannot tell from the one that is played: found by laying the unseen cards in every way and
following the same decisions, each judged by the rules anew. Only small deals are small enough for it.
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from math import factorial, prod
from random import Random
from typing import Any, NamedTuple

import pytest

from helpers.every_game import decide
from helpers.hidden_cards import heard
from helpers.visible_cards import truly
from tolva_teach.games import bordstolva, game, plocketolva
from tolva_teach.games.base import Decision, Happening, Refused
from tolva_teach.games.bondtolva import game as bondtolva
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.knowing import HiddenPlace
from tolva_teach.players import chooser
from tolva_teach.rules.cards import Card, cards_of


class Small(NamedTuple):
    """A form of a game with fewer cards."""

    name: str
    players: int
    suits: str
    ranks: tuple[str, ...]
    options: dict[str, Any]

    def rules(self) -> TrickGame:
        """The game with these cards; hands, rows and packets are as `small_packs` makes them."""
        rules = game(self.name, self.players, self.options)
        assert isinstance(rules, TrickGame)
        rules.pack = cards_of(self.suits, self.ranks)
        rules.trick_count = len(rules.pack) // rules.players
        return rules


FOUR, FIVE = ("A", "10", "K", "Q"), ("A", "10", "K", "Q", "J")

SMALL = (
    Small("tolva", 4, "SHDC", FOUR, {}),
    Small("tolva", 3, "SHD", FIVE, {}),
    Small("plocketolva", 2, "SHD", FOUR, {}),
    Small("bordstolva", 2, "SHD", FOUR, {}),
    Small("bordstolva", 2, "SHD", FOUR, {"first_trick_from_table": True}),
    Small("bondtolva", 2, "SHD", FOUR, {}),
    Small("bondtolva", 3, "SHD", FOUR, {"forehand_trump": True}),
    Small("bondtolva", 4, "SHDC", FOUR, {"scoring": "gotland"}),
)


def small_packs(patch: pytest.MonkeyPatch) -> None:
    """Hands, rows and packets as these forms have them."""
    patch.setattr(plocketolva, "HAND", 3)
    patch.setattr(bordstolva, "PLACES", 2)
    patch.setattr(bordstolva, "HAND_PACKET", 1)
    patch.setattr(bondtolva, "PACKETS", {2: (3,), 3: (4,), 4: (4,)})
    patch.setattr(bondtolva, "FREE_TRICKS", 3)


Group = tuple[int, ...]
"""Places in the pack whose cards come to lie together, in no order that matters."""


class Course:
    """A deal of a trick game as it is played, and the deals that a seat cannot tell from it."""

    def __init__(self, rules: TrickGame, deck: Sequence[Card], dealer: int) -> None:
        self.rules, self.deck, self.dealer = rules, list(deck), dealer
        self.deal = self._begin(self.deck)
        self.decisions: list[Decision] = []
        self.told: list[Sequence[Happening]] = []

    @classmethod
    def some(cls, rules: TrickGame, chance: Random) -> "Course":
        """A deal at some moment, played in part as beginners do and in part in any way."""
        course = cls(rules, chance.sample(rules.pack, len(rules.pack)), chance.randrange(rules.players))
        for _ in range(chance.randrange(1, 40)):
            if course.deal.over:
                break
            view = course.deal.view(course.deal.actors()[0])
            course.do(
                decide(course.deal, chance) if chance.random() < 0.5 else chooser("beginner", rules.name)(view, chance)
            )
        return course

    def do(self, decision: Decision) -> None:
        self.told.append(self.deal.apply(decision))
        self.decisions.append(decision)

    def ways(self, seat: int) -> int:
        """In how many ways the unseen cards may be laid, before the decisions are followed."""
        sizes = [len(group) for group in self._groups(seat)]
        return factorial(sum(sizes)) // prod(map(factorial, sizes))

    def places(self, seat: int) -> Mapping[Card, set[HiddenPlace]]:
        """Where each unseen card lies in some deal that the seat cannot tell from this one."""
        found: dict[Card, set[HiddenPlace]] = {}
        for deal in self.deals(seat):
            for card, lies in truly(deal, seat).items():
                found.setdefault(card, set()).update(lies)
        return found

    def deals(self, seat: int) -> Iterator[TrickDeal]:
        """The deals that the seat cannot tell from this one."""
        followed = (self._followed(deck, seat) for deck in self._decks(seat))
        return (deal for deal in followed if deal is not None)

    def _begin(self, deck: Sequence[Card]) -> TrickDeal:
        standing = self.rules.first_standing(None, 0, None)
        deal = self.rules.start(self.rules.deal_out(deck, self.dealer, standing), self.dealer, standing)
        assert isinstance(deal, TrickDeal)
        return deal

    def _followed(self, deck: Sequence[Card], seat: int) -> TrickDeal | None:
        """The deal of these cards after the same decisions; None where one is refused, or the seat hears otherwise."""
        deal = self._begin(deck)
        for decision, told in zip(self.decisions, self.told, strict=True):
            try:
                if heard(deal.apply(decision), seat) != heard(told, seat):
                    return None
            except Refused:
                return None
        return deal

    def _groups(self, seat: int) -> list[Group]:
        """The unseen parts of the pack, as they were dealt."""
        marked: Any = list(range(len(self.deck)))
        dealt = self.rules.deal_out(marked, self.dealer, self.rules.first_standing(None, 0, None))
        stock: Sequence[Any] = dealt.piles.get("stock", ())
        drawn = len(stock) - len(self.deal.stock)
        groups: list[Sequence[Any]] = [*dealt.hands, *([place] for place in stock[:drawn]), stock[drawn:]]
        groups += dealt.piles.get("down", ())
        known = self._known(seat, drawing=bool(stock))
        return [left for group in groups if (left := tuple(place for place in group if self.deck[place] not in known))]

    def _known(self, seat: int, *, drawing: bool) -> set[Card]:
        """The cards of which the seat knows when they came to whom: where others draw, not those that they played."""
        hidden = truly(self.deal, seat)
        table = {card for row in getattr(self.deal.board, "up", ()) for card in row}
        plays = [play for trick in self.deal.board.tricks for play in trick.plays] + list(self.deal.trick)
        others = {play.card for play in plays if play.seat != seat and drawing}
        return {card for card in self.deck if card not in hidden} - (others - table)

    def _decks(self, seat: int) -> Iterator[list[Card]]:
        groups = self._groups(seat)
        for lots in _dealt_to(groups, [self.deck[place] for group in groups for place in group]):
            deck = list(self.deck)
            for group, lot in zip(groups, lots, strict=True):
                for place, card in zip(group, lot, strict=True):
                    deck[place] = card
            yield deck


def _dealt_to(groups: Sequence[Group], cards: Sequence[Card]) -> Iterator[list[tuple[Card, ...]]]:
    if not groups:
        yield []
        return
    for lot in combinations(cards, len(groups[0])):
        for others in _dealt_to(groups[1:], [card for card in cards if card not in lot]):
            yield [lot, *others]
