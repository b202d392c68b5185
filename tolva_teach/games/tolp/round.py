"""The course of a round: the deal, the exchanges, the singles, the start, then lays until all but one are out."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain

from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Standing, evolve
from tolva_teach.games.tolp import exchange, finish
from tolva_teach.games.tolp.board import Exchange, Laid, Singles, TolpBoard, TolpRules, TolpView
from tolva_teach.games.tolp.exchange import exchangeable
from tolva_teach.games.tolp.finish import TolpStanding
from tolva_teach.games.tolp.lays import Lay, highest, in_hand, rank_of, read_lay, strength
from tolva_teach.games.tolp.pile import can_lead, next_turn
from tolva_teach.games.tolp.tables import table_of
from tolva_teach.rules.cards import Card, rank, suit
from tolva_teach.rules.places import Where
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import NO_FACTS, Verdict, new

REVOLUTION = 4
"""How many cards of one rank turn the order round (tolp.option.revolution)."""


class TolpDeal(Deal[TolpView]):
    """A round in progress. Its parts are values, so that a copy shares nothing that changes."""

    _actors: tuple[int, ...]
    _seen: TolpView | None

    def __init__(
        self, game: Game[TolpView], rules: TolpRules, dealt: Dealt, dealer: int, standing: TolpStanding
    ) -> None:
        self.game = game
        self.rules = rules
        self._hold(tuple(map(in_hand, dealt.hands)))
        self.board = TolpBoard(dealer, standing.score, standing.order)
        self.exchanges: tuple[Exchange, ...] = ()
        self.singles: tuple[tuple[Card, ...], ...] | None = None
        self.stands = standing
        self._exchanging = False
        self._known: dict[int, tuple[Exchange, ...]] = {}
        self.opening = (*self._dealt(dealt), *self._pair_up(), *self._begin_when_exchanged())
        self._look_anew()

    @classmethod
    def gone_on_with(
        cls, view: TolpView, hands: Sequence[tuple[Card, ...]], exchanges: Sequence[Exchange]
    ) -> "TolpDeal":
        """A round that stands as this view sees it, where the cards that it does not see lie so.

        Args:
            hands: each seat's hand, the viewer's own too.
            exchanges: as the view has them, with the cards that lie apart.
        """
        deal, board = cls.__new__(cls), view.board
        deal.game, deal.rules, deal.board = view.game, view.rules, board
        deal._hold(tuple(map(in_hand, hands)))
        deal.exchanges, deal._exchanging, deal._known = tuple(exchanges), view.exchanging, {}
        deal.singles = None if view.singles is None else _with_singles(view.singles, view.seat, len(hands))
        deal.stands = TolpStanding(board.score, order=board.placing)
        deal.opening = ()
        deal._look_anew()
        return deal

    def _dealt(self, dealt: Dealt) -> tuple[Happening, ...]:
        count = sum(map(len, dealt.hands))
        happened = Happening("dealt", "tolp.deal", {"dealer": self.board.dealer, "count": count})
        aside = [Happening("laid-aside", "tolp.option.two", {"count": self.rules.aside})] if self.rules.aside else []
        return (*aside, happened, *self._flying())

    def _flying(self) -> Iterable[Happening]:
        """Which cards fly, where some do."""
        ranks = tuple(sorted(self.rules.flying, key=lambda of: strength(of, turned=False)))
        jokers: int = self.game.options["jokers"]
        if ranks or jokers:
            yield Happening("flying", "tolp.flying", {"ranks": ranks or None, "count": jokers})

    # What everyone asks of a deal.

    def actors(self) -> tuple[int, ...]:
        return self._actors

    def view(self, seat: int) -> TolpView:
        seen = self._seen
        if seen is None or seen.seat != seat:
            seen = TolpView(
                self.game,
                self.rules,
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
        return table_of(self.rules, None, self.hands, self.exchanges, self.board, self._actors)

    @property
    def standing(self) -> Standing:
        return self.stands

    def where(self, decision: Decision | None = None) -> Where:
        """The exchange, or whose lead it is and who lays or passes now."""
        if self._exchanging:
            who = {"seat": decision.seat} if decision else {}
            return Where(("exchange",), f"exchange-{decision.verb}" if decision else "exchange", who)
        pile = self.board.pile
        section, leader = ("lead", len(self.board.away)), pile[0].seat if pile else self.board.turn
        if not pile:
            return Where(section, "lead" if self.board.start is None else "start", {"leader": leader})
        code = decision.verb if decision else "after-lay"
        return Where(section, code, {"leader": leader, "seat": decision.seat if decision else self.board.turn})

    def _do(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        self._seen = None  # pictures are taken meanwhile
        happenings = self._doers[decision.verb](self, decision, verdict)
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
        rules, placing = self.rules, self.board.placing
        if placing is None:
            return ()
        pairs = list(exchange.pair_up(self.hands, placing, rules.exchange, rules.flying))
        self.exchanges = tuple(pair for pair, _ in pairs if pair.size)
        self._exchanging = bool(self.exchanges)
        idle = exchange.without_partner(placing, pairs)
        neutral = [Happening("neutral", "tolp.exchange", {"neutral": idle})] if idle else []
        return (*(exchange.told(pair, due) for pair, due in pairs), *neutral)

    def _do_give(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """The cards lie apart, in front of the other."""
        pair = self._exchange_of(decision.seat)
        self._take_from(decision.seat, decision.args)
        self._put(evolve(pair, given=decision.args))
        facts = {"seat": pair.high, "partner": pair.low, "count": pair.size}
        return (Happening("gave", "tolp.exchange.give", facts, {pair.high: {"cards": decision.args}}),)

    def _do_ask(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """The other says how many there are; asked again, the same once more."""
        pair, asked = self._exchange_of(decision.seat), decision.args[0]
        held = sum(rank(card) == asked for card in self._exchangeable(pair.low))
        if pair.answer(asked) is None:
            self._put(evolve(pair, answers=(*pair.answers, (asked, held))))
        facts = {"seat": pair.high, "partner": pair.low, "rank": asked, "count": held}
        return (Happening("asked-for", "tolp.exchange.ask", facts),)

    def _do_take(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """The cards named, and the other's highest for what falls short."""
        pair, named = self._exchange_of(decision.seat), decision.args
        short = pair.size - len(named)
        taken = exchange.chosen(named, short, self._exchangeable(pair.low))
        word = Happening("took", "tolp.exchange.ask", {"taken": named, "short": short})
        return self._complete(evolve(pair, named=named, taken=taken), word)

    def _do_high(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """The other's highest cards."""
        pair = self._exchange_of(decision.seat)
        taken = highest(self._exchangeable(pair.low), pair.size)
        return self._complete(evolve(pair, taken=taken), Happening("said-high", "tolp.exchange.high"))

    def _exchange_of(self, seat: int) -> Exchange:
        """The exchange in which this seat decides."""
        return next(pair for pair in self.exchanges if pair.high == seat)

    def _exchangeable(self, seat: int) -> tuple[Card, ...]:
        return exchangeable(self.hands[seat], self.rules.flying)

    def _put(self, changed: Exchange) -> None:
        """Puts the pair's exchange in the place of what it was."""
        self.exchanges = tuple(changed if pair.high == changed.high else pair for pair in self.exchanges)
        self._exchanging = any(not pair.done for pair in self.exchanges)
        self._known = {}

    def _complete(self, done: Exchange, word: Happening) -> tuple[Happening, ...]:
        """Both take up their cards; after the last exchange the round begins (tolp.exchange.size)."""
        self._put(done)
        self._take_from(done.low, done.taken)
        self._give_to(done.high, done.taken)
        self._give_to(done.low, done.given)
        return (*exchange.outcome(done, word), *self._begin_when_exchanged())

    def _begin_when_exchanged(self) -> tuple[Happening, ...]:
        if self._exchanging:
            return ()
        happened = self._pass_singles() if self.rules.singles else ()
        return (*happened, *(self._end_if_one_is_left() or (self._start(),)))

    def _pass_singles(self) -> tuple[Happening, ...]:
        """tolp.option.singles: who is left without cards is out at once, in order from forehand."""
        self.singles, hands = exchange.pass_on(self.hands, self.rules.flying)
        self._hold(hands)
        passed = tuple(self._passed(seat, cards) for seat, cards in enumerate(self.singles) if cards)
        forehand = self.board.dealer + 1
        order = [seat % self.rules.players for seat in range(forehand, forehand + self.rules.players)]
        out = [self._go_out(seat, "tolp.option.singles") for seat in order if not self.hands[seat]]
        return (Happening("singles-round", "tolp.option.singles"), *passed, *out)

    def _passed(self, seat: int, cards: tuple[Card, ...]) -> Happening:
        following = (seat + 1) % self.rules.players
        facts = {"seat": seat, "partner": following, "count": len(cards)}
        known = {"cards": cards}
        return Happening("singles-passed", "tolp.option.singles", facts, {seat: known, following: known})

    def _start(self) -> Happening:
        card = start_card(self.hands)
        leader = holder(self.hands, card, self.board.dealer)
        self.board = evolve(self.board, start=card, turn=leader)
        return Happening("starts", "tolp.start", {"leader": leader, "card": card})

    # Laying and passing.

    def _do_lay(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """Lays the cards; who has none left is out, and the round may be over."""
        seat, board = decision.seat, self.board
        lay = read_lay(decision.args, self.rules.flying, board.turned)
        assert isinstance(lay, Lay)  # the verdict allows it
        hand = self._take_from(seat, lay.cards)
        revolution = self.rules.revolution and lay.own >= REVOLUTION
        pile, following = (*board.pile, new(Laid, (seat, lay))), self._next_in(seat, board.passed)
        self.board = evolve(board, turn=following, pile=pile, start=None, turned=board.turned ^ revolution)
        happened = [_laid(seat, lay, verdict)]
        if revolution:
            kind, facts = "counter-revolution" if board.turned else "revolution", {"rank": lay.rank, "count": lay.own}
            happened.append(Happening(kind, "tolp.option.revolution", {"seat": seat, **facts}))
        if not hand:
            happened.append(self._go_out(seat, "tolp.out"))
        lying = self.as_seen()
        after = self._end_if_over(seat)
        if not hand and not after:  # the next still in leads (tolp.out)
            after = (self._turn_down(following, "tolp.out"),)
        if after:
            self._pause(happened, lying)
        return (*happened, *after)

    def _do_pass(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """Passes; when all the others have, the pile is turned down and the last to lay leads (tolp.turn)."""
        board = self.board
        out = (*board.passed, decision.seat) if self.rules.passing_ends_turns else ()
        following = self._next_in(decision.seat, out)
        passed = new(Happening, ("passed", verdict.rule, {"seat": decision.seat}, NO_FACTS))
        if not board.pile:
            self.board = evolve(board, turn=following, passed=out)
            return (passed, Happening("leads", "tolp.flying", {"leader": following}))
        if following == board.pile[-1].seat:
            lying, turned = self.as_seen(), self._turn_down(following, "tolp.turn")
            self._pause((passed,), lying)
            return (passed, turned)
        self.board = evolve(board, turn=following, passed=out)
        return (passed,)

    def _pause(self, happened: Sequence[Happening], lying: "TolpDeal | None") -> None:
        """The pile as it lies still, when it is known already who goes on, if anybody does."""
        if lying is not None:
            lying._actors = () if self.board.over else (self.board.turn,)
        self.pause(happened, lying)

    def _turn_down(self, leader: int, rule: str) -> Happening:
        """The pile is turned down; an empty table waits for the leader."""
        board = self.board
        self.board = evolve(board, turn=leader, pile=(), passed=(), away=board.away + board.pile)
        return Happening("turned", rule, {"leader": leader})

    # Hands, turns and the end.

    def _take_from(self, seat: int, cards: tuple[Card, ...]) -> tuple[Card, ...]:
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

    def _next_in(self, seat: int, passed: Sequence[int] = ()) -> int:
        """The next seat clockwise that is still in, and in the pile."""
        return next_turn(seat, self._counts, passed)

    def _go_out(self, seat: int, rule: str) -> Happening:
        """The seat is out, in the next place (tolp.out)."""
        finished = (*self.board.finished, seat)
        self.board = evolve(self.board, finished=finished)
        return Happening("out", rule, {"seat": seat, "place": len(finished)})

    def _end_if_one_is_left(self) -> tuple[Happening, ...]:
        """The last one holding cards is last (tolp.out)."""
        if self.rules.players - len(self.board.finished) > 1:
            return ()
        return self._end([seat for seat, hand in enumerate(self.hands) if hand])

    def _end_if_over(self, last: int) -> tuple[Happening, ...]:
        """Whether the lay that this seat has just made ends the round: what happens then, or nothing.

        It also ends where nobody who remains could lay anything on an empty table (tolp.flying).
        """
        rules = self.rules
        for hand in self.hands:
            if hand and can_lead(hand, rules.flying, rules.out_on_flying):
                return self._end_if_one_is_left()
        remaining = finish.by_fewest_cards(self.hands, last)
        return (*self._stuck(remaining), *self._end(remaining))

    def _stuck(self, remaining: Sequence[int]) -> Iterable[Happening]:
        """That nobody who remains can lay anything, where there are several, and why."""
        if len(remaining) > 1:
            why = finish.why_stuck([self._counts[seat] for seat in remaining], self.game.options["jokers"], self.rules)
            yield Happening("stuck", "tolp.flying", {"count": len(remaining), "by": why})

    def _end(self, remaining: list[int]) -> tuple[Happening, ...]:
        order = (*self.board.finished, *remaining)
        self.stands = finish.after_round(self.stands, order, self.rules.match)
        self.board = evolve(self.board, finished=order, over=True, score=self.stands.score)
        return tuple(finish.told(self.stands, self.rules.match))


def _with_singles(seen: Singles, seat: int, players: int) -> tuple[tuple[Card, ...], ...]:
    """By seat what was passed on, as far as this seat has seen it."""
    passed: list[tuple[Card, ...]] = [()] * players
    passed[seat - 1], passed[seat] = seen.received, seen.passed
    return tuple(passed)


def _laid(seat: int, lay: Lay, verdict: Verdict) -> Happening:
    rule = "tolp.flying" if lay.own < len(lay.cards) else verdict.rule
    facts = {"seat": seat, "cards": lay.cards, "rank": lay.rank, "count": len(lay.cards)}
    return new(Happening, ("laid", rule, facts, NO_FACTS))


_WITHOUT_HEARTS = "CDS"
"""The order of the suits where no heart is in play."""


def start_card(hands: Iterable[Iterable[Card]]) -> Card:
    """The card that the round starts with: the two of hearts, else the lowest heart in play, else the lowest card
    (tolp.start).

    >>> start_card([("S5", "H4"), ("C3", "H9")])
    'H4'
    """
    return min(filter(rank_of, chain.from_iterable(hands)), key=_place)  # a joker has no rank


@cache
def _place(card: Card) -> tuple[bool, int, int]:
    hearts = suit(card) == "H"
    return not hearts, strength(rank(card), turned=False), 0 if hearts else _WITHOUT_HEARTS.index(suit(card))


def holder(hands: Sequence[Sequence[Card]], card: Card, dealer: int) -> int:
    """Who holds the card: of two, the one nearest the dealer's left."""
    seats = len(hands)
    return next(seat % seats for seat in range(dealer + 1, dealer + 1 + seats) if card in hands[seat % seats])
