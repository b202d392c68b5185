"""A position of Tölp: the hand, what was laid last, and whether the order is turned; or an exchange before a round."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from tolva_teach.games.base import Dealt, evolve
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.tolp.board import Laid, TolpView
from tolva_teach.games.tolp.lays import Lay, in_hand, is_flying, read_lay
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.judging.layout import Asked
from tolva_teach.judging.position import YOU, Position, PositionError
from tolva_teach.rules.cards import Card

FEW = 3
"""So many cards the others hold where nobody says how many: enough not to go out at once."""


@dataclass(frozen=True)
class Piles:
    """The layout of Tölp."""

    def asks(self, position: Position) -> Sequence[Asked]:
        return [Asked("turned", [False, True])] if cast(Tolp, position.game).rules.revolution else []

    def view(self, position: Position) -> TolpView:
        return self.deal(position).view(YOU)

    def deal(self, position: Position) -> TolpDeal:
        hands = self._hands(position)
        placing = position.given.get("placing")
        if placing is not None:
            return self._beginning(position, hands, exchanging=placing)
        game, begun = cast(Tolp, position.game), self._begun(position)
        turned = bool(position.given.get("turned"))
        laid = self._lay(position, turned)
        by = position.seat("laid_by")
        board = evolve(
            begun.board,
            turn=position.seat("turn") or YOU,
            start=self._start(position),
            pile=(Laid(game.players - 1 if by is None else by, laid),) if laid else (),
            turned=turned,
            passed=tuple(its for its in position.given.get("passed", ()) if its in range(game.players)),
        )
        counts, actors = tuple(map(len, hands)), (board.turn,)
        rules, hand = game.rules, hands[board.turn]
        view = TolpView(game, rules, board.turn, actors, hand, board, counts, (), exchanging=False, singles=None)
        return TolpDeal.gone_on_with(view, hands, ())

    def _start(self, position: Position) -> Card | None:
        """The card that the round starts with, where it has not begun.

        Raises:
            PositionError: the game has no such card.
        """
        card: Card | None = position.given.get("start")
        if card is not None and card not in position.game.pack:
            raise PositionError("foreign", card=card)
        return card

    def _begun(self, position: Position) -> TolpDeal:
        game = cast(Tolp, position.game)
        standing = game.first_standing(None, 0, None)
        return game.start(game.deal_out(game.pack, 0, standing), 0, standing)

    def _hands(self, position: Position) -> tuple[tuple[Card, ...], ...]:
        """Your hand, the last one's where it is known, and for the others a few low cards that nobody has seen."""
        seen = [*position.cards("hand"), *position.cards("lay"), *position.cards("theirs")]
        flying = cast(Tolp, position.game).rules.flying
        unseen = [card for card in in_hand(position.game.pack) if card not in seen and not is_flying(card, flying)]
        hands = [in_hand(position.cards("hand"))]
        for seat in range(1, position.game.players):
            theirs = position.cards("theirs") if seat == position.game.players - 1 else ()
            hands.append(in_hand(theirs or [unseen.pop(0) for _ in range(min(FEW, len(unseen)))]))
        return tuple(hands)

    def _lay(self, position: Position, turned: bool) -> Lay | None:
        """What was laid last.

        Raises:
            PositionError: its cards cannot lie together.
        """
        cards = position.cards("lay")
        if not cards:
            return None
        laid = read_lay(cards, cast(Tolp, position.game).rules.flying, turned)
        if not isinstance(laid, Lay):
            raise PositionError("no-lay")
        return laid

    def _beginning(self, position: Position, hands: tuple[tuple[Card, ...], ...], *, exchanging: bool) -> TolpDeal:
        """A round that begins, with the exchange before it or without; the last one's cards are `theirs`. You were
        king."""
        game = cast(Tolp, position.game)
        standing = game.first_standing(None, 0, tuple(range(game.players)) if exchanging else None)
        return game.start(Dealt(hands), game.players - 1, standing)
