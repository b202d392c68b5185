"""Plocketolva: Tolva for two players, who draw from a stock (plocke.deal, plocke.draw, plocke.meld, plocke.gubbe)."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from tolva_teach.games import refill
from tolva_teach.games.base import Dealt, Decision, Happening, Standing
from tolva_teach.games.gubbe import GubbeBoard
from tolva_teach.games.tolva import VERBS, Tolva, TolvaDeal
from tolva_teach.rules.cards import Card
from tolva_teach.rules.table import Zone
from tolva_teach.rules.verdicts import Verdict

HAND = 6
"""How many cards each has, as long as the stock lasts."""


class Plocketolva(Tolva):
    """The rules of Plocketolva."""

    name = "plocketolva"
    seats = range(2, 3)
    usual_players = 2
    deal_rule = "plocke.deal"
    refill_verb = "draw"
    refill_rule = "plocke.draw"
    refill_meld_rule = "plocke.meld"
    refill_gubbe_rule = "plocke.gubbe"
    offered_as: ClassVar[Mapping[str, str]] = MappingProxyType({**Tolva.offered_as, "draw": "stock"})

    def __init__(self, players: int = 2, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.verbs = {**VERBS, "draw": refill.judge}
        self.words = ("draw", "half", "whole")

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        dealt = super().deal_out(deck[: HAND * self.players], dealer, standing)
        return Dealt(dealt.hands, {"stock": tuple(deck[HAND * self.players :])})

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> "PlocketolvaDeal":
        stock = len(dealt.piles["stock"])
        board = GubbeBoard(dealer, (dealer + 1) % self.players, standing.score, stock=stock)
        return PlocketolvaDeal(self, dealt, board, standing)

    def zones(self, board: GubbeBoard) -> Iterable[Zone]:
        return [refill.stock_zone(board.stock)]


class PlocketolvaDeal(TolvaDeal):
    """A deal of Plocketolva in progress."""

    def _do_draw(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        drawn = refill.draw(self, decision, verdict)
        return drawn if self.board.stock else (*drawn, Happening("stock-out", verdict.rule))
