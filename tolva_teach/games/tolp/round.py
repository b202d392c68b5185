"""The course of a round: the deal, the exchanges, the singles, the start, then lays until all but one are out."""

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import chain

from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Standing, evolve
from tolva_teach.games.tolp import exchange, exchanging, finish
from tolva_teach.games.tolp.board import Exchange, Laid, Singles, TolpBoard, TolpRules, TolpView
from tolva_teach.games.tolp.finish import TolpStanding
from tolva_teach.games.tolp.hands import Hands, next_turn, without
from tolva_teach.games.tolp.lays import Lay, in_hand, rank_of, read_lay, strength
from tolva_teach.games.tolp.pile import can_lead
from tolva_teach.games.tolp.tables import table_of
from tolva_teach.rules.cards import Card, Rank, rank, suit
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
        self.opening = (
            *_told_of(dealt, dealer, rules, game.options["jokers"]),
            *self._pair_up(),
            *self._begin_when_exchanged(),
        )
        self._look_anew()

    @classmethod
    def gone_on_with(
        cls, view: TolpView, hands: Sequence[tuple[Card, ...]], exchanges: Sequence[Exchange]
    ) -> "TolpDeal":
        """A round as this view sees it, with the cards that it does not see placed as given.

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
        return (*(exchanging.told(pair, due) for pair, due in pairs), *neutral)

    def _exchange(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """An exchange goes on; after the last of them the round begins (tolp.exchange.size)."""
        pair = next(pair for pair in self.exchanges if pair.high == decision.seat)
        after = exchanging.go_on(pair, self.hands, decision, self.rules.flying)
        self._put(after.pair)
        self._hold(after.hands)
        return (*after.told, *(self._begin_when_exchanged() if after.pair.done else ()))

    _do_give = _do_ask = _do_take = _do_high = _exchange

    def _put(self, changed: Exchange) -> None:
        """Puts the pair's exchange in the place of what it was."""
        self.exchanges = tuple(changed if pair.high == changed.high else pair for pair in self.exchanges)
        self._exchanging = any(not pair.done for pair in self.exchanges)
        self._known = {}

    def _begin_when_exchanged(self) -> tuple[Happening, ...]:
        if self._exchanging:
            return ()
        happened = self._pass_singles() if self.rules.singles else ()
        return (*happened, *(self._end_if_one_is_left() or (self._start(),)))

    def _pass_singles(self) -> tuple[Happening, ...]:
        """tolp.option.singles: who is left without cards is out at once, in order from forehand."""
        rules = self.rules
        self.singles, hands = exchange.pass_on(self.hands, rules.flying)
        self._hold(hands)
        passed = (exchanging.passed_on(seat, cards, rules.players) for seat, cards in enumerate(self.singles) if cards)
        forehand = self.board.dealer + 1
        order = [seat % rules.players for seat in range(forehand, forehand + rules.players)]
        out = [self._go_out(seat, "tolp.option.singles") for seat in order if not self.hands[seat]]
        return (Happening("singles-round", "tolp.option.singles"), *passed, *out)

    def _start(self) -> Happening:
        card = start_card(self.hands)
        leader = holder(self.hands, card, self.board.dealer)
        self.board = evolve(self.board, start=card, turn=leader)
        by = "two" if card == _TWO_OF_HEARTS else "other"
        return Happening("starts", "tolp.start", {"leader": leader, "card": card, "by": by})

    # Laying and passing.

    def _do_lay(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        """Lays the cards; who has none left is out, and the round may be over."""
        seat, board = decision.seat, self.board
        lay = read_lay(decision.args, self.rules.flying, board.turned)
        assert isinstance(lay, Lay)  # the verdict allows it
        self._hold(without(self.hands, seat, lay.cards))
        hand = self.hands[seat]
        revolution = self.rules.revolution and lay.own >= REVOLUTION
        pile = (*board.pile, new(Laid, (seat, lay)))
        following = next_turn(self._counts, seat, board.passed if hand else ())
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
        following = next_turn(self._counts, decision.seat, out)
        passed = new(Happening, ("passed", verdict.rule, {"seat": decision.seat}, NO_FACTS))
        if not board.pile:
            self.board = evolve(board, turn=following, passed=out)
            return (passed, Happening("leads", "tolp.flying", {"leader": following}))
        if following == board.pile[-1].seat:
            still_in = sum(map(bool, self._counts))
            lying, turned = self.as_seen(), self._turn_down(following, "tolp.turn", count=still_in)
            self._pause((passed,), lying)
            return (passed, turned)
        self.board = evolve(board, turn=following, passed=out)
        return (passed,)

    def _pause(self, happened: Sequence[Happening], lying: "TolpDeal | None") -> None:
        """The pile as it lies still, when it is known already who goes on, if anybody does."""
        if lying is not None:
            lying._actors = () if self.board.over else (self.board.turn,)
        self.pause(happened, lying)

    def _turn_down(self, leader: int, rule: str, **facts: int) -> Happening:
        """The pile is turned down; an empty table waits for the leader.

        Args:
            leader: who leads next.
            rule: the rule by which the pile is turned down.
            facts: what else there is to tell of it.
        """
        board = self.board
        self.board = evolve(board, turn=leader, pile=(), passed=(), away=board.away + board.pile)
        return Happening("turned", rule, {"leader": leader, **facts})

    # Hands, turns and the end.

    def _hold(self, hands: Hands) -> None:
        self.hands = hands
        self._counts = tuple(map(len, hands))

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
        counts = [self._counts[seat] for seat in remaining]
        return (*finish.stuck(counts, self.game.options["jokers"], rules), *self._end(remaining))

    def _end(self, remaining: list[int]) -> tuple[Happening, ...]:
        order = (*self.board.finished, *remaining)
        self.stands = finish.after_round(self.stands, order, self.rules.match)
        self.board = evolve(self.board, finished=order, over=True, score=self.stands.score)
        return tuple(finish.told(self.stands, self.rules.match))


def _told_of(dealt: Dealt, dealer: int, rules: TolpRules, jokers: int) -> Iterable[Happening]:
    """That the cards are dealt, and which of them are laid aside or fly."""
    if rules.aside:
        yield Happening("laid-aside", "tolp.option.two", {"count": rules.aside})
    yield Happening("dealt", "tolp.deal", {"dealer": dealer, "count": sum(map(len, dealt.hands))})
    yield from _flying(rules.flying, jokers)


def _flying(flying: frozenset[Rank], jokers: int) -> Iterable[Happening]:
    """Which cards fly, where some do."""
    ranks = tuple(sorted(flying, key=lambda of: strength(of, turned=False)))
    if ranks or jokers:
        yield Happening("flying", "tolp.flying", {"ranks": ranks or None, "count": jokers})


def _with_singles(seen: Singles, seat: int, players: int) -> tuple[tuple[Card, ...], ...]:
    """By seat what was passed on, as far as this seat has seen it."""
    passed: list[tuple[Card, ...]] = [()] * players
    passed[seat - 1], passed[seat] = seen.received, seen.passed
    return tuple(passed)


def _laid(seat: int, lay: Lay, verdict: Verdict) -> Happening:
    rule = "tolp.flying" if lay.own < len(lay.cards) else verdict.rule
    facts = {"seat": seat, "cards": lay.cards, "rank": lay.rank, "count": len(lay.cards)}
    return new(Happening, ("laid", rule, facts, NO_FACTS))


_TWO_OF_HEARTS = "H2"
"""The card that a round starts with where anybody has it."""

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
