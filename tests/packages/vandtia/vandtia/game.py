"""The rules of Vändtia."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from types import MappingProxyType
from typing import Any

from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Standing, View, said
from tolva_teach.rules import verbs
from tolva_teach.rules.cards import FULL_PACK, RANKS, Card, rank
from tolva_teach.rules.offers import CARDS
from tolva_teach.rules.places import Where
from tolva_teach.rules.refusals import NOT_HELD
from tolva_teach.rules.table import Place, Table, TableCard, Tally, Zone
from tolva_teach.rules.verdicts import Verdict, allowed, refused

EACH, TARGET = 3, 3
ORDER = ("2", *reversed(RANKS[:-1]))
"""The ranks from the lowest."""


class VandtiaView(View):
    """What a seat may know: its hand, what lies open, how many cards lie elsewhere."""

    __slots__ = ("counts", "down", "hand", "pile", "score", "stock", "up")

    def __init__(self, deal: "VandtiaDeal", seat: int) -> None:
        super().__init__(deal.game, seat, deal.actors())
        self.hand, self.pile, self.up, self.score = deal.hands[seat], deal.pile, deal.up, deal.stands.score
        self.counts, self.down = tuple(map(len, deal.hands)), tuple(map(len, deal.down))
        self.stock = len(deal.stock)

    @property
    def own(self) -> tuple[Card, ...]:
        """What it lays from: its hand, and once that is empty, what lies open before it."""
        return self.hand or self.up[self.seat]


def fits(pile: Sequence[Card], card: Card) -> bool:
    """Whether a card may be laid on the pile: a two or a ten on anything, anything on a two, else as high or higher."""
    of = rank(card)
    return not pile or of in ("2", "10") or ORDER.index(of) >= ORDER.index(rank(pile[-1]))


def judge_lay(view: VandtiaView, decision: Decision) -> Verdict:
    """Cards of one rank that fit the pile."""
    cards = decision.args
    if not set(cards) <= set(view.own) or len(set(cards)) < len(cards):
        return NOT_HELD
    facts = {"cards": cards, "lying": rank(view.pile[-1]) if view.pile else None, "rank": rank(cards[0])}
    if len(set(map(rank, cards))) > 1:
        return refused("vandtia.lay", "mixed", facts)
    if not fits(view.pile, cards[0]):
        return refused("vandtia.lay", "too-low", facts)
    rule = {"2": "vandtia.two", "10": "vandtia.ten"}.get(rank(cards[0]), "vandtia.lay")
    return allowed(rule, "laid" if view.pile else "empty", facts)


def judge_pick_up(view: VandtiaView, decision: Decision) -> Verdict:
    """The pile is taken up only by whoever has nothing to lay on it."""
    may = [card for card in view.own if fits(view.pile, card)]
    if may or not view.own:
        return refused("vandtia.pick-up", "can-lay" if may else "blind-first", {"must": may})
    return allowed("vandtia.pick-up", "nothing-fits", {"count": len(view.pile)})


def judge_reveal(view: VandtiaView, decision: Decision) -> Verdict:
    """A card that lies face down is turned up only by whoever has no other cards."""
    rule, case = "vandtia.blind", "only-blind"
    return refused(rule, "has-cards", {"must": view.own}) if view.own else allowed(rule, case)


class Vandtia(Game[VandtiaView]):
    """For two to four, with 52 cards."""

    name, seats, usual_players, ranks, dealer_rule, pack = "vandtia", range(2, 5), 3, RANKS, None, FULL_PACK
    own_verbs = MappingProxyType({"pick-up": verbs.NOTHING, "reveal": verbs.NOTHING})
    verbs = MappingProxyType({"lay": judge_lay, "pick-up": judge_pick_up, "reveal": judge_reveal})
    offered_as = MappingProxyType({"lay": CARDS, "pick-up": "pile"})

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.parties = tuple(range(players))

    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> Standing:
        if score is not None and len(score) != self.players:
            raise ValueError(f"a score for each of {self.players}")
        return Standing(tuple(score or (0,) * self.players))

    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        return self.deal_out(("",) * len(self.pack), dealer, standing)

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        lots = [tuple(deck[n * EACH :][:EACH]) for n in range(3 * self.players)]
        down, up, hands = (tuple(lots[n::3]) for n in range(3))
        return Dealt(hands, {"up": up, "down": down, "stock": tuple(deck[3 * EACH * self.players :])})

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> "VandtiaDeal":
        return VandtiaDeal(self, dealt, dealer, standing)

    def next_dealer(self, dealer: int, standing: Standing) -> int:
        return (dealer + 1) % self.players

    def candidates(self, view: VandtiaView) -> Iterable[Decision]:
        for of in dict.fromkeys(map(rank, view.own)):
            alike = [card for card in view.own if rank(card) == of]
            lots = (lot for count in range(1, len(alike) + 1) for lot in combinations(alike, count))
            yield from (said(view.seat, "lay", *lot) for lot in lots)
        yield from (said(view.seat, "pick-up"), said(view.seat, "reveal"))

    def table(self, view: VandtiaView) -> Table:
        hands = [view.hand if seat == view.seat else ("",) * count for seat, count in enumerate(view.counts)]
        return _table(self.players, view.seat, hands, view)


class VandtiaDeal(Deal[VandtiaView]):
    """A deal in progress."""

    game: Vandtia

    def __init__(self, game: Vandtia, dealt: Dealt, dealer: int, standing: Standing) -> None:
        self.game, self.hands, self.stands = game, dealt.hands, standing
        self.up, self.down, self.stock = (dealt.piles[key] for key in ("up", "down", "stock"))
        self.pile: tuple[Card, ...] = ()
        self.turn, self.lap, self.finished = (dealer + 1) % game.players, 1, False
        self.opening = (Happening("dealt", "vandtia.deal", {"dealer": dealer, "seat": self.turn}),)

    def actors(self) -> tuple[int, ...]:
        return () if self.finished else (self.turn,)

    def view(self, seat: int) -> VandtiaView:
        return VandtiaView(self, seat)

    def table(self) -> Table:
        return _table(self.game.players, None, self.hands, self.view(self.turn))

    @property
    def standing(self) -> Standing:
        return self.stands

    def where(self, decision: Decision | None = None) -> Where:
        return Where(("turns", self.lap), "vandtia", {"lap": self.lap, "seat": self.turn})

    def _do_lay(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat, _, cards = decision
        self._lose(seat, cards)
        return self._laid(seat, cards, Happening("laid", verdict.rule, {"seat": seat, "cards": cards}))

    def _do_reveal(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat = decision.seat
        card, *left = self.down[seat]
        self.down = _with(self.down, seat, tuple(left))
        told = Happening("revealed", verdict.rule, {"seat": seat, "card": card})
        return self._laid(seat, (card,), told) if fits(self.pile, card) else (told, *self._pick_up(seat, (card,)))

    def _do_pick_up(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        return self._pick_up(decision.seat)

    def _pick_up(self, seat: int, also: tuple[Card, ...] = ()) -> tuple[Happening, ...]:
        count = len(self.pile) + len(also)
        self.hands = _with(self.hands, seat, (*self.hands[seat], *self.pile, *also))
        self.pile = ()
        self._pass_turn()
        return (Happening("picked-up", "vandtia.pick-up", {"seat": seat, "count": count}),)

    def _laid(self, seat: int, cards: Sequence[Card], laid: Happening) -> tuple[Happening, ...]:
        self.pile = (*self.pile, *cards)
        told = [laid, *self._draw(seat)]
        four = len({*map(rank, self.pile[-4:])}) == 1 and len(self.pile) > 3
        if turned := rank(cards[0]) == "10" or four:
            self.pause(told, self.as_seen())
            told = [*told, Happening("turned", "vandtia.four" if four else "vandtia.ten", {"seat": seat})]
            self.pile = ()
        if not (self.hands[seat] or self.up[seat] or self.down[seat]):
            return (*told, *self._out(seat))
        if not turned:
            self._pass_turn()
        return tuple(told)

    def _draw(self, seat: int) -> list[Happening]:
        count = min(EACH - len(self.hands[seat]), len(self.stock))
        if count <= 0:
            return []
        drawn, self.stock = self.stock[:count], self.stock[count:]
        self.hands = _with(self.hands, seat, (*self.hands[seat], *drawn))
        facts, secret = {"seat": seat, "count": count}, {seat: {"cards": drawn}}
        return [Happening("drew", "vandtia.draw", facts, secret)]

    def _out(self, seat: int) -> tuple[Happening, ...]:
        score = tuple(points + (other == seat) for other, points in enumerate(self.stands.score))
        self.finished, self.stands = True, Standing(score, seat if score[seat] == TARGET else None)
        won = Happening("match-won", "vandtia.out", {"seat": seat, "score": TARGET})
        over = Happening("deal-over", "vandtia.out", {"seat": seat, "scores": score})
        return (over, won) if score[seat] == TARGET else (over,)

    def _lose(self, seat: int, cards: Sequence[Card]) -> None:
        place = "hands" if self.hands[seat] else "up"
        kept = tuple(card for card in getattr(self, place)[seat] if card not in cards)
        setattr(self, place, _with(getattr(self, place), seat, kept))

    def _pass_turn(self) -> None:
        self.turn = (self.turn + 1) % self.game.players
        self.lap += self.turn == 0


def _with(lots: tuple[tuple[Card, ...], ...], seat: int, lot: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*lots[:seat], lot, *lots[seat + 1 :])


def _table(players: int, viewer: int | None, hands: Sequence[Sequence[Card]], seen: VandtiaView) -> Table:
    places = tuple(Place(seat, seat, ("to-act",) if seat in seen.actors else ()) for seat in range(players))
    zones = [_hand(seat, hand) for seat, hand in enumerate(hands)]
    for seat, (up, down) in enumerate(zip(seen.up, seen.down, strict=True)):
        under = [TableCard(f"row:{seat}/{n}", None, place=n) for n in range(len(up), down)]
        row = (
            *(TableCard(card, card, None, ("covering",) if n < down else (), n) for n, card in enumerate(up)),
            *under,
        )
        zones.append(Zone(f"row:{seat}", "row", seat, row, len(row), room=EACH))
    pile = tuple(TableCard(card, card, None, ("last",) if card == seen.pile[-1] else ()) for card in seen.pile)
    zones += [Zone("pile", "pile", None, pile, len(pile)), Zone("stock", "stock", None, (), seen.stock)]
    return Table(viewer, places, tuple(zones), tuple(Tally(seat, its) for seat, its in enumerate(seen.score)))


def _hand(seat: int, hand: Sequence[Card]) -> Zone:
    cards = tuple(TableCard(card or f"hand:{seat}/{n}", card or None) for n, card in enumerate(hand))
    return Zone(f"hand:{seat}", "hand", seat, cards, len(hand))
