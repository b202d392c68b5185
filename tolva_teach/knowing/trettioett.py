"""What can be known in Trettioett: which cards others have taken up, and which third card would have ended the deal."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import HAND_SIZE, THIRTY_ONE, value_of
from tolva_teach.knowing.known import HiddenPlace, Knowledge, Reason
from tolva_teach.rules.cards import Card, by_suit, rank, suit
from tolva_teach.rules.table import Sign


@dataclass(frozen=True, eq=False)
class SwapKnowledge(Knowledge):
    """What a seat can know in Trettioett."""

    view: TrettioettView

    @property
    def seat(self) -> int:
        return self.view.seat

    @cached_property
    def places(self) -> Mapping[Card, frozenset[HiddenPlace]]:
        view, board = self.view, self.view.board
        known = {card: seat for seat, cards in enumerate(board.known) for card in cards}
        unseen = [card for card in view.game.pack if card not in (*view.hand, *board.pile)]
        hidden = [seat for seat, count in enumerate(board.counts()) if seat != view.seat and count > self._known(seat)]
        stock = [HiddenPlace("stock")] if board.stock else []

        def of(card: Card) -> Iterable[HiddenPlace]:
            if card in known:
                return [HiddenPlace("hand", known[card])]
            hands = [HiddenPlace("hand", seat) for seat in hidden if card not in self._barred[seat]]
            return [*hands, *stock]

        return {card: frozenset(of(card)) for card in unseen}

    def why(self, seat: int, card: Card) -> Reason:
        board = self.view.board
        holder = next((other for other, cards in enumerate(board.known) if card in cards), None)
        if holder is not None:
            return Reason("", "shown", {"seat": seat, "partner": holder})
        if card in self._barred[seat]:
            return Reason("thirtyone.31", "would-have-shown", {"seat": seat})
        return Reason("", "counted", {"seat": seat})

    def told(self, seat: int) -> tuple[Reason, ...]:
        board = self.view.board
        taken = frozenset(board.known[seat])
        thrown = tuple(card for thrower, card in board.thrown if thrower == seat)
        barred = self._barred[seat] & self.places.keys()
        points = {
            ("", "holds-taken"): taken,
            ("thirtyone.31", "would-have-shown"): barred,
            ("thirtyone.turn", "threw"): thrown,
        }
        of_each = [Reason(*name, {"seat": seat, "cards": cards}) for name, cards in points.items() if cards]
        return tuple(of_each)

    def signs_of_held(self, seat: int) -> tuple[Sign, ...]:
        """Nothing: what others have taken up lies open in the picture."""
        return ()

    def signs_of_lacked(self, seat: int) -> tuple[Sign, ...]:
        return tuple(Sign(suit(card), rank(card)) for card in by_suit(self._barred[seat] & self.places.keys()))

    def _known(self, seat: int) -> int:
        return len(self.view.board.known[seat])

    @cached_property
    def _barred(self) -> tuple[frozenset[Card], ...]:
        """By seat, the cards that would have ended the deal."""
        return tuple(map(self._would_have_shown, range(self.view.game.players)))

    def _would_have_shown(self, seat: int) -> frozenset[Card]:
        """The cards that would make 31 with the two that are known: such a hand is shown at once (thirtyone.31)."""
        known, board = self.view.board.known[seat], self.view.board
        if seat == self.view.seat or len(known) != HAND_SIZE - 1 or board.counts()[seat] != HAND_SIZE:
            return frozenset()
        others = (card for card in self.view.game.pack if card not in known)
        return frozenset(card for card in others if value_of((*known, card)).points == THIRTY_ONE)
