"""The course of a round: the deal, the exchanges, the singles, the start, then lays until all but one are out."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING

from tolva_teach.cards import Card
from tolva_teach.games.base import Deal, Dealt, Decision, Happening, Standing, evolve
from tolva_teach.games.tolp import exchange, finish, pile
from tolva_teach.games.tolp.board import Board, Singles, TolpView
from tolva_teach.games.tolp.exchange import Exchange
from tolva_teach.games.tolp.finish import TolpStanding
from tolva_teach.games.tolp.ranking import in_hand
from tolva_teach.games.tolp.singles import pass_on
from tolva_teach.games.tolp.start import holder, start_card
from tolva_teach.games.tolp.tables import table_of
from tolva_teach.table import Table
from tolva_teach.verdicts import Verdict
from tolva_teach.whereabouts import Where

if TYPE_CHECKING:
    from tolva_teach.games.tolp.game import Tolp


class TolpDeal(Deal[TolpView]):
    """A round in progress. Its parts are values, so that a copy shares nothing that changes."""

    game: "Tolp"
    _actors: tuple[int, ...]
    _seen: TolpView | None

    def __init__(self, game: "Tolp", dealt: Dealt, dealer: int, standing: TolpStanding) -> None:
        self.game = game
        self._hold(tuple(map(in_hand, dealt.hands)))
        self.board = Board(dealer, standing.score, standing.order)
        self.exchanges: tuple[Exchange, ...] = ()
        self.singles: tuple[tuple[Card, ...], ...] | None = None
        self.stands = standing
        self._exchanging = False
        self._known: dict[int, tuple[Exchange, ...]] = {}
        self.opening = (*self._dealt(dealt), *self._pair_up(), *self._begin_when_exchanged())
        self._look_anew()

    def _dealt(self, dealt: Dealt) -> tuple[Happening, ...]:
        count = sum(map(len, dealt.hands))
        happened = Happening("dealt", "tolp.deal", {"dealer": self.board.dealer, "count": count})
        aside = Happening("laid-aside", "tolp.option.two", {"count": self.game.aside})
        return (aside, happened) if self.game.aside else (happened,)

    # What everyone asks of a deal.

    def actors(self) -> tuple[int, ...]:
        return self._actors

    def view(self, seat: int) -> TolpView:
        seen = self._seen
        if seen is None or seen.seat != seat:
            seen = TolpView(
                self.game,
                seat,
                self._actors,
                self.hands[seat],
                self.board,
                self._counts,
                self._exchanges_known_to(seat) if self.exchanges else (),
                self._exchanging,
                None if self.singles is None else Singles(self.singles[seat], self.singles[seat - 1]),
            )
            self._seen = seen
        return seen

    def table(self) -> Table:
        return table_of(self.game, None, self.hands, self.exchanges, self.board, self._actors)

    @property
    def standing(self) -> Standing:
        return self.stands

    def where(self, decision: Decision | None = None) -> Where:
        """The exchange, or whose lead it is and the lay that comes: none where one passes."""
        if self._exchanging:
            who = {"seat": decision.seat} if decision else {}
            return Where(("exchange",), f"exchange-{decision.verb}" if decision else "exchange", who)
        pile = self.board.pile
        section, leader = ("lead", len(self.board.away)), pile[0].seat if pile else self.board.turn
        if not pile:
            return Where(section, "lead", {"leader": leader})
        lays = decision is not None and decision.verb != "pass"
        return Where(section, "lay" if lays else "after-lay", {"leader": leader, "place": len(pile) + lays})

    def _do(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        happenings = _DOERS[decision.verb](self, decision, verdict)
        self._look_anew()
        return happenings

    def _look_anew(self) -> None:
        """Works out who decides now, and forgets what was seen before."""
        self._seen = None
        if self._exchanging:
            self._actors = tuple([pair.high for pair in self.exchanges if not pair.done])
        else:
            self._actors = () if self.board.over else (self.board.turn,)

    def _exchanges_known_to(self, seat: int) -> tuple[Exchange, ...]:
        """Worked out once for each seat, until an exchange goes on."""
        if seat not in self._known:
            self._known[seat] = tuple(pair.seen_by(seat) for pair in self.exchanges)
        return self._known[seat]

    # The exchanges, and what comes after them.

    def _pair_up(self) -> tuple[Happening, ...]:
        """tolp.exchange: from the second round on."""
        game, placing = self.game, self.board.placing
        if placing is None:
            return ()
        pairs = list(exchange.pair_up(self.hands, placing, game.options["exchange"], game.flying))
        self.exchanges = tuple(pair for pair, _ in pairs if pair.size)
        self._exchanging = bool(self.exchanges)
        return tuple(exchange.told(pair, due) for pair, due in pairs)

    def exchange_of(self, seat: int) -> Exchange:
        """The exchange in which this seat decides."""
        return next(pair for pair in self.exchanges if pair.high == seat)

    def put(self, changed: Exchange) -> None:
        """Puts the pair's exchange in the place of what it was."""
        self.exchanges = tuple(changed if pair.high == changed.high else pair for pair in self.exchanges)
        self._exchanging = any(not pair.done for pair in self.exchanges)
        self._known = {}

    def complete(self, done: Exchange, said: Happening) -> tuple[Happening, ...]:
        """Both take up their cards; after the last exchange the round begins (tolp.exchange.size)."""
        self.put(done)
        self.take_from(done.low, done.taken)
        self._give_to(done.high, done.taken)
        self._give_to(done.low, done.given)
        return (*exchange.outcome(done, said), *self._begin_when_exchanged())

    def _begin_when_exchanged(self) -> tuple[Happening, ...]:
        if self._exchanging:
            return ()
        happened = self._pass_singles() if self.game.singles else ()
        return (*happened, *(self.end_if_one_is_left() or (self._start(),)))

    def _pass_singles(self) -> tuple[Happening, ...]:
        """tolp.option.singles: who is left without cards is out at once, in order from forehand."""
        self.singles, hands = pass_on(self.hands, self.game.flying)
        self._hold(hands)
        passed = tuple(self._passed(seat, cards) for seat, cards in enumerate(self.singles) if cards)
        forehand = self.board.dealer + 1
        order = [seat % self.game.players for seat in range(forehand, forehand + self.game.players)]
        return passed + tuple(self.go_out(seat, "tolp.option.singles") for seat in order if not self.hands[seat])

    def _passed(self, seat: int, cards: tuple[Card, ...]) -> Happening:
        following = (seat + 1) % self.game.players
        facts = {"seat": seat, "partner": following, "count": len(cards)}
        known = {"cards": cards}
        return Happening("singles-passed", "tolp.option.singles", facts, {seat: known, following: known})

    def _start(self) -> Happening:
        card = start_card(self.hands)
        leader = holder(self.hands, card, self.board.dealer)
        self.board = evolve(self.board, start=card, turn=leader)
        return Happening("starts", "tolp.start", {"leader": leader, "card": card})

    # Hands, turns and the end.

    def take_from(self, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
        """Takes the cards out of the seat's hand; returns what is left."""
        left = list(self.hands[seat])
        for card in cards:
            left.remove(card)
        self._set_hand(seat, tuple(left))
        return self.hands[seat]

    def _give_to(self, seat: int, cards: tuple[Card, ...]) -> None:
        self._set_hand(seat, in_hand((*self.hands[seat], *cards)))

    def _set_hand(self, seat: int, hand: tuple[Card, ...]) -> None:
        self._hold((*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def _hold(self, hands: tuple[tuple[Card, ...], ...]) -> None:
        self.hands = hands
        self._counts = tuple(map(len, hands))

    def next_in(self, seat: int) -> int:
        """The next seat clockwise that is still in."""
        following = (seat + 1) % self.game.players
        while not self.hands[following]:
            following = (following + 1) % self.game.players
        return following

    def go_out(self, seat: int, rule: str) -> Happening:
        """The seat is out, in the next place (tolp.out)."""
        finished = (*self.board.finished, seat)
        self.board = evolve(self.board, finished=finished)
        return Happening("out", rule, {"seat": seat, "place": len(finished)})

    def end_if_one_is_left(self) -> tuple[Happening, ...]:
        """The last one holding cards is last (tolp.out)."""
        if self.game.players - len(self.board.finished) > 1:
            return ()
        return self._end([seat for seat, hand in enumerate(self.hands) if hand])

    def end_if_over(self, last: int) -> tuple[Happening, ...]:
        """Whether the lay that this seat has just made ends the round: what happens then, or nothing.

        It also ends where nobody who remains could lay anything on an empty table (tolp.flying).
        """
        game = self.game
        if any(hand and pile.can_lead(hand, game.flying, game.out_on_flying) for hand in self.hands):
            return self.end_if_one_is_left()
        remaining = finish.by_fewest_cards(self.hands, last)
        stuck = (Happening("stuck", "tolp.flying", {"count": len(remaining)}),) if len(remaining) > 1 else ()
        return (*stuck, *self._end(remaining))

    def _end(self, remaining: list[int]) -> tuple[Happening, ...]:
        order = (*self.board.finished, *remaining)
        self.stands = finish.after_round(self.stands, order, self.game.options["match"])
        self.board = evolve(self.board, finished=order, over=True, score=self.stands.score)
        return tuple(finish.told(self.stands, self.game.options["match"]))


_DOERS: Mapping[str, Callable[[TolpDeal, Decision, Verdict], tuple[Happening, ...]]] = MappingProxyType(
    {
        "lay": pile.do_lay,
        "pass": pile.do_pass,
        "give": exchange.do_give,
        "high": exchange.do_high,
        "ask": exchange.do_ask,
        "take": exchange.do_take,
    }
)
