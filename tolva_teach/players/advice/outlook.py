"""What one can know of the trick under way: who can still take it, and what each card is worth in it."""

from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from typing import TypeAlias

from tolva_teach.games.melding import about_to_lead, pair
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.knowing.known import HiddenPlace
from tolva_teach.knowing.tricks import knowledge_of_tricks
from tolva_teach.rules.cards import Card, Suit, rank, suit
from tolva_teach.rules.tricks import Play, beaters, winning

Worth: TypeAlias = tuple[int, ...]
"""What a card counts for in a trick, the most important first."""

LEFT_TO_MELD = 4
"""So many cards must be left, so that one may be played and a pair still be melded (tolva.meld.three)."""


class Outlook:
    """The trick under way, as one seat can know it."""

    def __init__(self, view: TrickView, playable: Collection[Card]) -> None:
        game = view.game
        self.view = view
        self.playable = playable
        """The cards that the seat may play."""
        self.mine = game.parties[view.seat]
        self.trump = game.trump_in_force(view.board)
        turns = range(len(view.trick) + 1, game.players)
        self.later = [(view.board.leader + turn) % game.players for turn in turns]
        """Who plays to the trick after the seat."""
        self.opponents = [seat for seat in self.later if game.parties[seat] != self.mine]

    @cached_property
    def takers(self) -> frozenset[Card]:
        """The playable cards that win the trick as it lies."""
        return frozenset(card for card in self.playable if self.after(card).seat == self.view.seat)

    @cached_property
    def is_lost(self) -> bool:
        """Whether an opponent is sure to take the trick, whatever the seat plays to it."""
        if not self.view.trick or self.takers:
            return False
        seat, best = winning(self.view.trick, self.trump)
        partners = [other for other in self.later if self.is_own(other)]
        return not self.is_own(seat) and not self.threats(best, partners)

    def after(self, card: Card) -> Play:
        """Who wins the trick as it lies after this card, and with which."""
        return winning((*self.view.trick, Play(self.view.seat, card)), self.trump)

    def is_own(self, seat: int) -> bool:
        """Whether the seat is of the viewer's party."""
        return self.view.game.parties[seat] == self.mine

    def threats(self, card: Card, seats: Iterable[int]) -> frozenset[Card]:
        """The cards that beat this one, while it wins, and that one of these seats may hold or has face up."""
        of_suit, trumps = beaters(card, self.trump)
        hands = {HiddenPlace("hand", seat) for seat in seats}
        if not hands:
            return frozenset()
        return frozenset(other for other in of_suit | trumps if other in self._open or self._held(other) & hands)

    def worth(self, card: Card) -> Worth:
        """What the card counts for in a trick."""
        return tuple(self.view.game.worth([card]).values())

    def is_cheapest(self, card: Card) -> bool:
        """Whether no playable card counts for less, and some for more."""
        worth = sorted(map(self.worth, self.playable))
        return self.worth(card) == worth[0] < worth[-1]

    def is_richest(self, card: Card, among: Collection[Card]) -> bool:
        """Whether none of these counts for more, and some for less."""
        worth = sorted(map(self.worth, among))
        return worth[0] < worth[-1] == self.worth(card)

    def tens_in_danger(self) -> Sequence[Card]:
        """The playable tens whose ace an opponent who plays later may have."""
        tens = [card for card in self.playable if rank(card) == "10"]
        return [ten for ten in tens if suit(ten) + "A" in self.threats(ten, self.opponents)]

    def trumps(self) -> Sequence[Card]:
        """The playable trumps."""
        return [card for card in self.playable if suit(card) == self.trump]

    def pairs(self) -> Sequence[Suit]:
        """The suits of the pairs that the seat can still meld, and has a card of to play."""
        suits = sorted({suit(card) for card in self.playable if card in pair(suit(card))})
        return [its for its in suits if self.can_still_meld(its)]

    def can_still_meld(self, its: str) -> bool:
        """Whether the seat holds a pair of this suit that nothing bars from being melded when it is next in."""
        view = self.view
        lasting = (check for check in view.game.deal_checks if check is not about_to_lead)
        held = set(pair(its)) <= set(view.available) and view.cards_left >= LEFT_TO_MELD
        return held and all(check(view, its) is None for check in (*lasting, *view.game.pair_checks))

    def alike(self, card: Card) -> list[Card]:
        """The playable cards that are as good as this one, the lowest first: same suit, same worth, and no card of
        another player in between."""
        ranks = self.view.game.ranks
        same = [other for other in self.playable if self._does_the_same(other, card)]
        return sorted(same, key=lambda other: -ranks.index(other[1:]))

    def _does_the_same(self, card: Card, other: Card) -> bool:
        if suit(card) != suit(other) or self.worth(card) != self.worth(other):
            return False
        if (card in self.view.hand) != (other in self.view.hand) or self.view.hand != self.view.available:
            return card == other
        ranks = self.view.game.ranks
        low, high = sorted((ranks.index(card[1:]), ranks.index(other[1:])))
        between = {suit(card) + rank for rank in ranks[low + 1 : high]}
        return not any(self._held(its) or self._lies(its) for its in between)

    def _lies(self, card: Card) -> bool:
        return any(play.card == card for play in self.view.trick)

    def _held(self, card: Card) -> frozenset[HiddenPlace]:
        return knowledge_of_tricks(self.view).holders(card)

    @cached_property
    def _open(self) -> frozenset[Card]:
        """What lies face up before others."""
        return frozenset(self.view.board.face_up - set(self.view.available))
