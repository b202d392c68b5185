"""The rules of Trettioett around the turns: players, options, dealing out and the next deal."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from tolva_teach.games.base import Dealt, Decision, Game, Standing, decisions
from tolva_teach.games.options import Flag, Keyword, Number, Option
from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.deal import TrettioettDeal
from tolva_teach.games.trettioett.scoring import (
    ALIKE,
    DOUBLE,
    HAND_SIZE,
    RANK_POINTS,
    SAFE_IN_TIE,
    THIRTY_ONE,
    TrettioettRules,
)
from tolva_teach.games.trettioett.tables import known_hands, table_of
from tolva_teach.games.trettioett.turn import judge_discard, judge_draw, judge_knock, judge_take, openings
from tolva_teach.rules.cards import FULL_PACK, RANKS, Card, Rank
from tolva_teach.rules.offers import ONE_CARD
from tolva_teach.rules.table import Table

_FREE_LAP_SCHEMA: Mapping[str, Any] = {"required": ["free_lap"], "properties": {"free_lap": {"const": True}}}


def _lives_schema(least: int) -> Mapping[str, Any]:
    """Lives to start with: none below the least, and two seats above it, who are still in."""
    return {"items": {"minimum": least}, "contains": {"minimum": least + 1}, "minContains": 2}


class Trettioett(Game[TrettioettView]):
    """The rules of Trettioett. Every seat is a party of its own, and its score is its lives."""

    name = "trettioett"
    seats = range(3, 17)
    usual_players = 4
    options_known: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {
            "lives": Number(default=3, least=1, often=(1, 5)),
            "free_lap": Flag(),
            "knocker": Keyword(("standard", DOUBLE, SAFE_IN_TIE)),
            "three_of_a_kind": Keyword(tuple(ALIKE)),
            "stock_out": Keyword(("showdown", "nobody")),
            "knock_from": Keyword(("first-lap", "second-lap")),
        }
    )
    option_rules: ClassVar[Mapping[str, str | Mapping[str, str]]] = MappingProxyType(
        {
            "lives": "thirtyone.lives",
            "free_lap": "thirtyone.option.free",
            "knocker": "thirtyone.house.knocker",
            "three_of_a_kind": "thirtyone.house.triple",
            "stock_out": "thirtyone.house.stock-out",
            "knock_from": "thirtyone.house.first-lap",
        }
    )
    ranks = RANKS
    risks = ("knock",)
    card_points: ClassVar[Mapping[Rank, int]] = RANK_POINTS
    figures: ClassVar[Mapping[str, int]] = MappingProxyType({"best": THIRTY_ONE, "hand": HAND_SIZE})
    dealer_rule = "thirtyone.out"
    results: ClassVar[Collection[str]] = (
        "stock-out-ends",
        "shows",
        "shows-31",
        "shows-31-late",
        "safe",
        "spared",
        "lost-life",
        "lost-two",
        "out",
        "plays-free",
        "match-won",
    )
    offered_as: ClassVar[Mapping[str, str]] = MappingProxyType({"take": "pile", "draw": "stock", "discard": ONE_CARD})
    score_bounds: ClassVar[Mapping[str, int]] = MappingProxyType({"minimum": -1})
    record_schema: ClassVar[Mapping[str, Any]] = MappingProxyType(
        {
            "if": {"required": ["options"], "properties": {"options": _FREE_LAP_SCHEMA}},
            "then": {"properties": {"score": _lives_schema(least=-1)}},
            "else": {"properties": {"score": _lives_schema(least=0)}},
        }
    )
    pack = FULL_PACK
    verbs = MappingProxyType({"take": judge_take, "draw": judge_draw, "knock": judge_knock, "discard": judge_discard})

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.parties = tuple(range(players))
        self.rules = TrettioettRules.of(players, self.options)

    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> Standing:
        rules = self.rules
        left = (rules.first,) * self.players if score is None else tuple(score)
        if len(left) != self.players or any(its < rules.least for its in left):
            raise ValueError(f"lives for {self.players} seats, none below {rules.least}")
        if sum(map(rules.plays_on, left)) < 2:
            raise ValueError("at least two seats still in")
        return Standing(left)

    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        return self.deal_out(self.pack, dealer, standing)

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        playing = self.rules.playing(dealer, standing.score)
        count = HAND_SIZE * len(playing)
        hands: list[tuple[Card, ...]] = [()] * self.players
        for place, seat in enumerate(playing):
            hands[seat] = tuple(deck[place : count : len(playing)])
        return Dealt(tuple(hands), {"pile": (deck[count],), "stock": tuple(deck[count + 1 :])})

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> TrettioettDeal:
        return TrettioettDeal(self, self.rules, dealt, dealer, standing)

    def next_dealer(self, dealer: int, standing: Standing) -> int:
        return self.rules.playing(dealer, standing.score)[0]

    def candidates(self, view: TrettioettView) -> Iterable[Decision]:
        seat = view.seat
        return [*openings(seat), *map(decisions(seat, "discard").__getitem__, view.hand)]

    def table(self, view: TrettioettView) -> Table:
        return table_of(self.rules, view.seat, known_hands(view), view.board)
