"""A fifth game, as a stranger might add it: two hands, one pile, one word to say. It lies wholly outside the kit.

Whoever's turn it is puts a card of the top card's suit or rank on the pile, or says pass; two passes in a row, or an
empty hand, end the deal, and who has fewer cards gets a point. Three points win.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import ClassVar

from tolva_teach.described import GameDescription, forget, register
from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Standing, View, said
from tolva_teach.rules.cards import Card, cards_of
from tolva_teach.rules.offers import ONE_CARD
from tolva_teach.rules.places import Where
from tolva_teach.rules.refusals import NOT_HELD
from tolva_teach.rules.table import Place, Table, TableCard, Tally, Zone
from tolva_teach.rules.verdicts import Verdict, allowed, refused

TARGET = 3


class ToyView(View):
    __slots__ = ("counts", "hand", "passes", "score", "top")

    def __init__(self, deal: "ToyDeal", seat: int) -> None:
        super().__init__(deal.game, seat, deal.actors())
        self.hand = deal.hands[seat]
        self.counts = tuple(map(len, deal.hands))
        self.top = deal.pile[-1]
        self.passes = deal.passes
        self.score = deal.stands.score


def judge_discard(view: ToyView, decision: Decision) -> Verdict:
    (card,) = decision.args
    if card not in view.hand:
        return NOT_HELD
    fits = card[0] == view.top[0] or card[1:] == view.top[1:]
    facts = {"card": view.top}
    return allowed("toy.fit", "fits", facts) if fits else refused("toy.fit", "fits-not", facts)


def judge_pass(view: ToyView, decision: Decision) -> Verdict:
    return allowed("toy.pass", "may-pass")


class Toy(Game[ToyView]):
    name = "toy"
    seats = range(2, 3)
    usual_players = 2
    ranks = ("A", "K", "Q", "J")
    dealer_rule = None
    verbs = MappingProxyType({"discard": judge_discard, "pass": judge_pass})
    pack = cards_of("SHD", ("A", "K", "Q"))
    parties = (0, 1)
    offered_as: ClassVar[Mapping[str, str]] = MappingProxyType({"discard": ONE_CARD})
    asides: ClassVar[Collection[str]] = ()

    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> Standing:
        return Standing(tuple(score) if score else (0, 0))

    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        return self.deal_out(self.pack, dealer, standing)

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        return Dealt((tuple(deck[:4]), tuple(deck[4:8])), {"pile": tuple(deck[8:])})

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> "ToyDeal":
        return ToyDeal(self, dealt, dealer, standing)

    def next_dealer(self, dealer: int, standing: Standing) -> int:
        return 1 - dealer

    def candidates(self, view: ToyView) -> Iterable[Decision]:
        return [*(said(view.seat, "discard", card) for card in view.hand), said(view.seat, "pass")]

    def table(self, view: ToyView) -> Table:
        hands = [view.hand if seat == view.seat else ("",) * count for seat, count in enumerate(view.counts)]
        return table_of(view.seat, hands, [view.top], view.actors, view.score)


def table_of(
    viewer: int | None,
    hands: Sequence[Sequence[Card]],
    pile: Sequence[Card],
    actors: Sequence[int],
    score: Sequence[int],
) -> Table:
    zones = [_hand(seat, hand) for seat, hand in enumerate(hands)]
    zones.append(Zone("pile", "pile", None, (TableCard(pile[-1], pile[-1]),), len(pile)))
    places = tuple(Place(seat, seat, ("to-act",) if seat in actors else ()) for seat in range(2))
    return Table(viewer, places, tuple(zones), tuple(Tally(seat, points) for seat, points in enumerate(score)))


def _hand(seat: int, hand: Sequence[Card]) -> Zone:
    name = f"hand:{seat}"
    return Zone(name, "hand", seat, tuple(_shown(name, place, card) for place, card in enumerate(hand)), len(hand))


def _shown(zone: str, place: int, card: Card) -> TableCard:
    return TableCard(card, card) if card else TableCard(f"{zone}/{place}", None)


class ToyDeal(Deal[ToyView]):
    game: Toy

    def __init__(self, game: Toy, dealt: Dealt, dealer: int, standing: Standing) -> None:
        self.game = game
        self.hands = dealt.hands
        self.pile: tuple[Card, ...] = dealt.piles["pile"]
        self.turn = 1 - dealer
        self.passes = 0
        self.stands = standing
        self.finished = False
        self.opening = (Happening("dealt", "toy.deal", {"dealer": dealer}),)

    def actors(self) -> tuple[int, ...]:
        return () if self.finished else (self.turn,)

    def view(self, seat: int) -> ToyView:
        return ToyView(self, seat)

    def table(self) -> Table:
        return table_of(None, self.hands, self.pile, self.actors(), self.stands.score)

    @property
    def standing(self) -> Standing:
        return self.stands

    def where(self, decision: Decision | None = None) -> Where:
        return Where(("stretch", len(self.pile)), "toy", {"count": len(self.pile), "seat": self.turn})

    def _do_discard(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat, (card,) = decision.seat, decision.args
        kept = tuple(other for other in self.hands[seat] if other != card)
        self.hands = (kept, self.hands[1]) if seat == 0 else (self.hands[0], kept)
        self.pile, self.passes = (*self.pile, card), 0
        return self._go_on(Happening("put", verdict.rule, {"seat": seat, "card": card}))

    def _do_pass(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        self.passes += 1
        return self._go_on(Happening("passed", verdict.rule, {"seat": decision.seat}))

    def _go_on(self, happened: Happening) -> tuple[Happening, ...]:
        self.turn = 1 - self.turn
        if self.passes < 2 and all(self.hands):
            return (happened,)
        self.pause((happened,), self.as_seen())
        return (happened, self._finish())

    def _finish(self) -> Happening:
        self.finished = True
        best = min(range(2), key=lambda seat: len(self.hands[seat]))
        score = tuple(points + (seat == best) for seat, points in enumerate(self.stands.score))
        self.stands = Standing(score, best if score[best] >= TARGET else None)
        return Happening("deal-over", "toy.score", {"seat": best})


DESCRIPTION = GameDescription(
    interface=1,
    rules=Toy,
    texts=Path(__file__).parent,
    chapters={"all": ("toy.deal", "toy.fit", "toy.pass", "toy.score")},
)


@contextmanager
def installed() -> Iterator[None]:
    """The game is known, with its sentences, until the block ends."""
    register(DESCRIPTION)
    try:
        yield
    finally:
        forget("toy")
