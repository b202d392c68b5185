"""A position of Trettioett: one's own turn, or the hands that are shown and compared."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

from tolva_teach.games.base import Dealt, Decision, Standing, decisions, evolve
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.trettioett.scoring import HAND_SIZE, TrettioettRules
from tolva_teach.judging.layout import Asked
from tolva_teach.judging.position import YOU, Position, PositionError
from tolva_teach.rules.cards import FULL_PACK, Card

STOCK = 10
"""So many cards the stock has where nobody says how many."""


@dataclass(frozen=True)
class Hands:
    """The layout of Trettioett."""

    def asks(self, position: Position) -> Sequence[Asked]:
        return [] if self._rules(position).knocks_in_first_lap else [Asked("lap", [2])]

    def view(self, position: Position) -> TrettioettView:
        return self.deal(position).view(YOU)

    def deal(self, position: Position) -> TrettioettDeal:
        if position.given.get("dealt"):
            return self._dealt(position)
        hands = position.hands() or (position.cards("hand"),)
        return self._deal(position, self._whole(position, hands), YOU, position.number("stock", STOCK, most=52))

    def showdown(self, position: Position) -> tuple[TrettioettDeal, Decision]:
        """The deal before the discard after which all show, and that discard: the one that makes a hand of 31
        (thirtyone.31), else the last turn after a knock, or the one that took the stock's last card.

        Raises:
            PositionError: hands that are too small or too large, or too many; a knocker whose hand would decide and is
                not there.
        """
        shown = position.hands()
        if len(shown) < 2 or any(len(hand) != HAND_SIZE for hand in shown):
            raise PositionError("hands", count=HAND_SIZE)
        worth = [self._rules(position).value(hand).points for hand in shown]
        hands = self._whole(position, shown, beaten=min(worth))
        players, knocker = position.game.players, position.seat("knocker")
        if knocker is not None and not hands[knocker]:
            raise PositionError("hands", count=HAND_SIZE)
        best = position.game.figures["best"]
        before_knocker = players - 1 if knocker is None else (knocker - 1) % players
        last = worth.index(best) if best in worth else before_knocker
        while not hands[last]:
            last = (last - 1) % players
        spare = _unseen(hands)[-1]
        full = [(*hand, spare) if seat == last else hand for seat, hand in enumerate(hands)]
        stock = 0 if knocker is None else STOCK
        return self._deal(position, full, last, stock), decisions(last, "discard")[spare]

    def _rules(self, position: Position) -> TrettioettRules:
        return cast(Trettioett, position.game).rules

    def _lives(self, position: Position) -> tuple[int, ...]:
        """The lives by seat; those that nobody tells of are as at first, or out."""
        game, told = position.game, position.given.get("lives") or []
        first = game.first_standing(None, 0, None).score
        if position.given.get("others_out"):
            first = (self._rules(position).least,) * game.players
        try:
            return game.first_standing([*told, *first[len(told) :]], 0, None).score
        except (ValueError, TypeError):
            raise PositionError("lives") from None

    def _whole(
        self, position: Position, shown: Sequence[tuple[Card, ...]], beaten: float = 0
    ) -> list[tuple[Card, ...]]:
        """A hand for each seat that plays: those that nobody has told of are far better than the others or unknown.

        Seats for which there are no such cards left, worth more than `beaten`, sit out, with no hand: they change
        nothing for the others.
        """
        lives, rules = self._lives(position), self._rules(position)
        if len(shown) > position.game.players:
            raise PositionError("too-many-hands", most=position.game.players)
        seen = [card for hand in shown for card in hand] + [position.given.get("pile", "")]
        good = [card for card in FULL_PACK if card[1:] in ("K", "Q", "J", "10") and card not in seen]
        hands = list(shown)
        for seat in range(len(shown), position.game.players):
            suits = [[card for card in good if card[0] == suit] for suit in "SHDC"]
            hand = max(suits, key=len)[:HAND_SIZE] if rules.plays_on(lives[seat]) else []
            hand = hand if len(hand) == HAND_SIZE and rules.value(hand).points > beaten else []
            good = [card for card in good if card not in hand]
            hands.append(tuple(hand))
        return hands

    def _deal(self, position: Position, hands: Sequence[tuple[Card, ...]], turn: int, stock: int) -> TrettioettDeal:
        game = cast(Trettioett, position.game)
        standing = self._standing(position, hands)
        begun = game.start(game.deal_out(game.pack, game.players - 1, standing), game.players - 1, standing)
        unseen = _unseen(hands)
        must = len(hands[turn]) > HAND_SIZE
        board = evolve(
            begun.board,
            turn=turn,
            over=False,
            valued=False,
            winner=None,
            lives=standing.score,
            known=((),) * game.players,
            pile=(position.given.get("pile") or unseen[-2],),
            stock=stock,
            must_discard=must,
            taken=position.given.get("taken_card") if must else None,
            knocker=position.seat("knocker"),
            lap=position.number("lap", 1, least=1),
        )
        view = TrettioettView(game, game.rules, turn, (turn,), hands[turn], board)
        return TrettioettDeal.gone_on_with(view, hands, tuple(unseen[:stock]))

    def _standing(self, position: Position, hands: Sequence[tuple[Card, ...]]) -> Standing:
        """The lives of all; who has no hand is out."""
        least, lives = self._rules(position).least, self._lives(position)
        return Standing(tuple(left if hand else min(left, least) for left, hand in zip(lives, hands, strict=True)))

    def _dealt(self, position: Position) -> TrettioettDeal:
        """A deal just dealt; whoever has 31 shows it at once."""
        game = cast(Trettioett, position.game)
        hands = self._whole(position, position.hands())
        standing = self._standing(position, hands)
        unseen = _unseen(hands)
        dealt = Dealt(tuple(hands), {"pile": (unseen[0],), "stock": tuple(unseen[1:])})
        return game.start(dealt, game.players - 1, standing)


def _unseen(hands: Sequence[Sequence[Card]]) -> list[Card]:
    held = {card for hand in hands for card in hand}
    return [card for card in FULL_PACK if card not in held]
