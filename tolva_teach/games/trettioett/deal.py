"""A deal of Trettioett in progress: drawing, taking, discarding, knocking, and what ends the deal."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tolva_teach.games.base import Deal, Dealt, Decision, Game, Happening, Standing, evolve
from tolva_teach.games.trettioett import lives
from tolva_teach.games.trettioett.board import TrettioettBoard, TrettioettView
from tolva_teach.games.trettioett.scoring import HAND_SIZE, THIRTY_ONE, TrettioettRules
from tolva_teach.games.trettioett.tables import table_of
from tolva_teach.rules.cards import Card, by_suit
from tolva_teach.rules.places import Where
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict


class TrettioettDeal(Deal[TrettioettView]):
    """A deal in progress. Its parts are values, so that a copy shares nothing that changes."""

    def __init__(
        self, game: Game[TrettioettView], rules: TrettioettRules, dealt: Dealt, dealer: int, standing: Standing
    ) -> None:
        self.game = game
        self.rules = rules
        self.before = standing
        self.hands = dealt.hands
        self.stock: tuple[Card, ...] = dealt.piles["stock"]
        pile: tuple[Card, ...] = dealt.piles["pile"]
        playing = rules.playing(dealer, standing.score)
        nothing_known = ((),) * game.players
        self.board = TrettioettBoard(dealer, standing.score, playing, playing[0], pile, len(self.stock), nothing_known)
        self._seen: TrettioettView | None = None
        self.opening = (
            Happening("dealt", "thirtyone.deal", {"dealer": dealer, "count": HAND_SIZE}),
            Happening("turned-up", "thirtyone.deal", {"card": pile[-1]}),
            *self._open(),
        )

    @classmethod
    def gone_on_with(
        cls, view: TrettioettView, hands: Sequence[tuple[Card, ...]], stock: tuple[Card, ...]
    ) -> "TrettioettDeal":
        """A deal as this view sees it, with the cards that it does not see placed as given.

        Args:
            hands: each seat's hand, the viewer's own too.
            stock: its top first.
        """
        deal, board = cls.__new__(cls), view.board
        deal.game, deal.rules = view.game, view.rules
        deal.before = Standing(board.lives)
        deal.hands, deal.stock, deal.board = tuple(hands), stock, board
        deal._seen, deal.opening = None, ()
        return deal

    # What the interface asks for.

    def actors(self) -> tuple[int, ...]:
        return () if self.board.over else (self.board.turn,)

    def view(self, seat: int) -> TrettioettView:
        seen = self._seen
        if seen is None or seen.seat != seat:
            seen = TrettioettView(self.game, self.rules, seat, self.actors(), self.hands[seat], self.board)
            self._seen = seen
        return seen

    def table(self) -> Table:
        return table_of(self.rules, None, self.hands, self.board)

    @property
    def standing(self) -> Standing:
        return replace(self.before, score=self.board.lives, winner=self.board.winner)

    def where(self, decision: Decision | None = None) -> Where:
        """The lap and whose turn it is."""
        board = self.board
        code = "discard" if board.must_discard else "turn" if board.knocker is None else "last-turn"
        return Where(("lap", board.lap), code, {"lap": board.lap, "seat": board.turn, "knocker": board.knocker})

    def _do(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        self._seen = None
        return self._doers[decision.verb](self, decision, verdict)

    # The turns.

    def _open(self) -> tuple[Happening, ...]:
        """A dealt 31 is shown before play, and the one nearest the dealer's left ends the deal."""
        winners = [seat for seat in self.board.playing if self._points(seat) == THIRTY_ONE]
        if not winners:
            return (Happening("begins", "thirtyone.turn", {"seat": self.board.turn}),)
        first = self._show(winners[0], "shows-31", "thirtyone.31.dealt")
        late = [self._show(seat, "shows-31-late", "thirtyone.31.dealt", winner=winners[0]) for seat in winners[1:]]
        return (first, *late, *self._thirty_one(winners[0], "thirtyone.31.dealt"))

    def _do_draw(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        card, self.stock = self.stock[0], self.stock[1:]
        self._give(decision.seat, card)
        left = len(self.stock)
        self.board = evolve(self.board, stock=left, must_discard=True, taken=None)
        secret = {decision.seat: {"card": card}}
        return (Happening("drew", verdict.rule, {"seat": decision.seat, "count": left}, secret),)

    def _do_take(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat, board = decision.seat, self.board
        card = board.pile[-1]
        self._give(seat, card)
        known = _with(board.known, seat, (*board.known[seat], card))
        self.board = evolve(board, pile=board.pile[:-1], known=known, must_discard=True, taken=card)
        return (Happening("took", verdict.rule, {"seat": seat, "card": card}),)

    def _do_discard(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat, card, board = decision.seat, decision.args[0], self.board
        self.hands = _with(self.hands, seat, _without(self.hands[seat], card))
        known = board.known
        if card in known[seat]:
            known = _with(known, seat, _without(known[seat], card))
        pile, thrown = (*board.pile, card), (*board.thrown, (seat, card))
        changes = {"pile": pile, "known": known, "must_discard": False, "taken": None, "thrown": thrown}
        discarded = Happening("discarded", verdict.rule, {"seat": seat, "card": card})
        if self._points(seat) == THIRTY_ONE:
            self.board = evolve(board, **changes)
            self._pause((discarded,))
            shown = self._show(seat, "shows-31", "thirtyone.31")
            self._pause((shown,))
            return (discarded, shown, *self._thirty_one(seat, "thirtyone.31"))
        return self._pass_turn(discarded, changes)

    def _do_knock(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat = decision.seat
        others = tuple(other for other in self.board.playing if other != seat)
        knocked = Happening("knocked", verdict.rule, {"seat": seat, "actors": others})
        return self._pass_turn(knocked, {"knocker": seat})

    def _pass_turn(self, done: Happening, changes: Mapping[str, Any]) -> tuple[Happening, ...]:
        """What ended the turn, and the next seat's turn; or the showdown, where that seat has knocked or the stock has
        run out first.

        Args:
            changes: what the end of the turn changes on the board.
        """
        board = self.board
        following = board.after(board.turn)
        run_out = board.knocker is None and not board.stock  # whoever knocks does so before that
        if run_out or following == board.knocker:
            self.board = evolve(board, **changes)
            if run_out and self.rules.stock_out_ends:
                ends = Happening("stock-out-ends", "thirtyone.house.stock-out")
                return self._end(lives.nobody_loses(self.rules, board.lives, done, ends))
            return self._showdown(done, *([Happening("stock-out", "thirtyone.stock-out")] if run_out else []))
        lap = board.lap + (following == board.playing[0])
        self.board = evolve(board, turn=following, lap=lap, **changes)
        return (done,)

    # The end of the deal.

    def _showdown(self, *before: Happening) -> tuple[Happening, ...]:
        """Everybody shows, and the lowest lose a life (thirtyone.lowest)."""
        playing, knocker = self.board.playing, self.board.knocker
        self._pause(before)
        shown = [self._show(seat, "shows", "thirtyone.value") for seat in playing]
        worth = {seat: self._points(seat) for seat in playing}
        losses, lowest = self.rules.losses(worth, knocker), {"points": min(worth.values())}
        self._pause(shown)
        safe = knocker is not None and worth[knocker] == lowest["points"] and knocker not in losses
        of_knocker = [Happening("safe", "thirtyone.house.knocker", {"seat": knocker, **lowest})] if safe else []
        outcome = lives.after_losses(self.rules, self.board.lives, losses, "thirtyone.lowest", lowest)
        return (*before, *shown, *of_knocker, *self._end(outcome))

    def _pause(self, happened: Sequence[Happening]) -> None:
        """The table when nobody's turn comes any more, but nothing has been counted yet."""
        seen = self.as_seen()
        if seen is not None:
            seen.board = evolve(seen.board, over=True)
        self.pause(happened, seen)

    def _thirty_one(self, winner: int, rule: str) -> tuple[Happening, ...]:
        """Everyone else loses a life, a knocker too (thirtyone.31)."""
        board = self.board
        return self._end(lives.all_others(self.rules, board.lives, board.playing, winner, board.knocker, rule))

    def _end(self, outcome: lives.Outcome) -> tuple[Happening, ...]:
        self.board = evolve(self.board, lives=outcome.lives, over=True, winner=outcome.winner)
        return outcome.told

    # Hands.

    def _points(self, seat: int) -> float:
        return self.rules.value(self.hands[seat]).points

    def _give(self, seat: int, card: Card) -> None:
        self.hands = _with(self.hands, seat, (*self.hands[seat], card))

    def _show(self, seat: int, kind: str, rule: str, **more: int) -> Happening:
        """Lays the hand open for everyone; it is told from the suit that counts, its highest card first."""
        hand = self.hands[seat]
        self.board = evolve(self.board, known=_with(self.board.known, seat, hand), valued=True)
        points, suit = self.rules.value(hand)
        if points == self.rules.alike:
            rule = "thirtyone.house.triple"
        cards = tuple(sorted(by_suit(hand), key=lambda card: card[0] != suit))
        return Happening(kind, rule, {"seat": seat, "cards": cards, "points": points, "suit": suit, **more})


def _with(hands: tuple[tuple[Card, ...], ...], seat: int, hand: tuple[Card, ...]) -> tuple[tuple[Card, ...], ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])


def _without(hand: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]
