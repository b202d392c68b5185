"""Tolva for four and three players (the rules `tolva.…`).

The score within a deal is on the board; the carried vinsten travels from deal to deal in the `Standing`.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, ClassVar

from tolva_teach.games import gubbe, melding, score_cards
from tolva_teach.games.base import Dealt, Decision, Happening, Judge, Refused, Standing, evolve, said
from tolva_teach.games.gubbe import Gubbe, GubbeBoard, GubbeView
from tolva_teach.games.match_to_twelve import (
    SISTAN_POINTS,
    TARGET,
    VINSTEN_POINTS,
    credit,
    end,
    first_at_target,
    level,
    start_score,
)
from tolva_teach.games.options import Keyword, Option
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView, answer_due, judge_play
from tolva_teach.rules.cards import SUITS, Card, Rank, Suit
from tolva_teach.rules.refusals import ANOTHER_GAMES_VERB
from tolva_teach.rules.table import Note, Tally
from tolva_teach.rules.verdicts import NO_FACTS, Facts, Verdict, allowed, refused

MELD_CARDS = 3
"""The fewest cards with which one may meld (tolva.meld.three)."""

MELD_NAMES: Mapping[str, tuple[str, str, str, str]] = {
    "standard": ("trump", "tjog", "viv", "mal"),
    "mal-mal": ("trump", "tjog", "mal", "mal"),
    "no-mal": ("trump", "tjog", "viv", "viv"),
}
"""What the four melds of a deal are called, by the option `meld_names` (tolva.names)."""


def three_cards(view: TrickView, suit: Suit) -> Verdict | None:
    """tolva.meld.three."""
    left = view.cards_left
    return None if left >= MELD_CARDS else refused("tolva.meld.three", "too-few-cards", {"count": left})


def not_melding_out(view: TrickView, suit: Suit) -> Verdict | None:
    """tolva.score.no-meld-out."""
    out = melding.going_out(view)
    return None if out is None else refused("tolva.score.no-meld-out", out.case, {**out.facts, "suit": suit})


def has_not_asked(view: TrickView, suit: Suit) -> Verdict | None:
    """An asker may not meld on that occasion, whatever the answer."""
    return melding.meld_refused("tolva.ask", "asker-melds", suit) if view.board.asked else None


def judge_ask(view: GubbeView, decision: Decision) -> Verdict:
    """tolva.ask: asking needs what melding needs, but for the pair."""
    if decision.args:
        return ANOTHER_GAMES_VERB
    if view.board.question is not None:
        return answer_due(view)
    refusal = _ask_refusal(view)
    return allowed("tolva.ask", "may-ask", {"partner": view.game.partner_of(view.seat)}) if refusal is None else refusal


def _ask_refusal(view: GubbeView) -> Verdict | None:
    board = view.board
    if board.gubbe is not None:
        return refused("tolva.ask", "gubbe-running", {"announcer": board.gubbe.seat})
    if not view.about_to_lead:
        return refused("tolva.ask", "trick-under-way")
    if not board.tricks:
        return refused("tolva.ask", "no-trick-taken")
    if board.asked:
        return refused("tolva.ask", "asked-before")
    if board.melded:
        return refused("tolva.ask", "melded-already")
    if view.cards_left < MELD_CARDS:
        return refused("tolva.ask", "too-few-cards", {"count": view.cards_left})
    out = melding.going_out(view)
    return None if out is None else refused("tolva.ask", "score-bars", out.facts)


class Tolva(TrickGame):
    """The rules of Tolva for four players in two parties, or three on their own."""

    name = "tolva"
    seats = range(3, 5)
    usual_players = 4
    options_known: ClassVar[Mapping[str, Option]] = MappingProxyType({"meld_names": Keyword(tuple(MELD_NAMES))})
    option_rules: ClassVar[Mapping[str, str | Mapping[str, str]]] = MappingProxyType({"meld_names": "tolva.names"})
    dealer_rule = "tolva.match"
    score_bounds: ClassVar[Mapping[str, int]] = MappingProxyType({"maximum": TARGET - 1})
    lead_rule = "tolva.forehand"
    deal_rule = "tolva.deal"
    meld_rule = "tolva.meld"
    meld_one_rule = "tolva.meld.one"
    ask_rule = "tolva.ask"
    match_rule = "tolva.match"
    vinsten_rule = "tolva.score.vinsten"
    sistan_rule = "tolva.score.sistan"
    score_order_rule = "tolva.score.order"
    carry_rule = "tolva.score.carry"
    score_bars_melds = True
    meld_show_rule = "tolva.meld.show"
    meld_score_rule = "tolva.score.meld"
    names_rule = "tolva.names"
    trump_rule = "tolva.trump"
    deck_rule = "tolva.deck"
    card_points: ClassVar[Mapping[Rank, int]] = MappingProxyType({"A": 11, "10": 10, "K": 4, "Q": 3, "J": 2})
    figures: ClassVar[Mapping[str, int]] = MappingProxyType(
        {
            **melding.FIGURES,
            **gubbe.FIGURES,
            "least_cards": MELD_CARDS,
            "all_points": sum(card_points.values()) * len(SUITS),
        }
    )
    commitments = ("half", "whole")
    cards_to_say = MappingProxyType(dict.fromkeys(TrickGame.chances, MELD_CARDS))
    deal_checks = (gubbe.melding_barred, melding.about_to_lead)
    suit_checks = (melding.not_melded_before, melding.pair_held)
    occasion_checks = (
        melding.has_taken_last_trick,
        melding.before_refill,
        has_not_asked,
        melding.one_an_occasion,
    )
    pair_checks = (*suit_checks, three_cards, not_melding_out)
    answer_checks = pair_checks
    told_checks = (gubbe.melding_barred, melding.not_melded_before, not_melding_out)

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.verbs = VERBS_FOUR if players == 4 else VERBS
        self.words = ("ask", "half", "whole") if players == 4 else ("half", "whole")

    def meld_name(self, number: int) -> str:
        return MELD_NAMES[self.options["meld_names"]][number]

    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> Standing:
        return Standing(start_score(self, score), carry=carry)

    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        return self.deal_out(self.pack, dealer, standing)

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        forehand = (dealer + 1) % self.players
        return Dealt(
            tuple(tuple(deck[(seat - forehand) % self.players :: self.players]) for seat in range(self.players))
        )

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> "TolvaDeal":
        board = GubbeBoard(dealer, (dealer + 1) % self.players, standing.score)
        return TolvaDeal(self, dealt, board, standing)

    def told_deal(self, dealer: int, standing: Standing) -> "TolvaDeal":
        return Tolva.start(self, Dealt(((),) * self.players), dealer, standing)

    def worth(self, cards: Iterable[Card]) -> Mapping[str, int]:
        return {"card_points": self.points.of_cards(cards)}

    def most(self, worth: Sequence[tuple[int, ...]]) -> tuple[Sequence[int], Facts]:
        best = max(worth)
        return [party for party, its in enumerate(worth) if its == best], {"card_points": best[0]}

    def notes(self, board: GubbeBoard) -> Iterable[Note]:
        if board.gubbe is not None:
            yield f"gubbe-{board.gubbe.verb}", {"announcer": board.gubbe.seat}

    def next_match_dealer(self, first_dealer: int) -> int:
        """Who deals first in the next match, by custom: forehand of this match's first deal (tolva.match)."""
        return (first_dealer + 1) % self.players

    def tally(self, party: int, score: int) -> Tally:
        return Tally(party, score, score_cards.low_cards(party, self.party_count, score))

    def marked(self, party: int, score: int) -> Happening:
        shown = [marker.card for marker in self.tally(party, score).markers]
        cards = tuple(card for card in shown if card is not None)
        facts = {"party": party, "score": score, "cards": cards, "count": len(shown) - len(cards)}
        return Happening("marked" if shown else "score-written", "tolva.markers", facts)


VERBS: Mapping[str, Judge[Any]] = {
    "play": judge_play,
    "meld": melding.judge_meld,
    "half": gubbe.judge,
    "whole": gubbe.judge,
}
VERBS_FOUR: Mapping[str, Judge[Any]] = {**VERBS, "ask": judge_ask, "no": melding.judge_no}


class TolvaDeal(TrickDeal):
    """A deal of Tolva in progress."""

    game: Tolva
    board: GubbeBoard
    _view_type: ClassVar[type[GubbeView]] = GubbeView

    def __init__(self, game: Tolva, dealt: Dealt, board: GubbeBoard, standing: Standing) -> None:
        super().__init__(game, dealt, board, standing)
        self.carry = standing.carry

    @property
    def standing(self) -> Standing:
        return replace(super().standing, carry=self.carry)

    _do_meld = melding.do_meld
    _do_ask = melding.do_ask
    _do_no = melding.do_no

    def _do_half(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        return self._announce(decision, verdict)

    def _do_whole(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        return self._announce(decision, verdict)

    def _announce(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        announced = Gubbe(decision.verb, decision.seat, verdict.facts["first"])
        self.board = evolve(self.board, gubbe=announced)
        return (Happening("announced", announced.rule, {"announcer": decision.seat}),)

    @property
    def promise_kept(self) -> bool | None:
        return gubbe.outcome(self.game, self.board)

    def _after_trick(self) -> tuple[Happening, ...]:
        if self.board.gubbe is not None:
            made = gubbe.outcome(self.game, self.board)
            if made is None:
                return ()
            why = gubbe.because(self.game, self.board, self.board.gubbe, made)
            return self._score_gubbe(self.board.gubbe, made, why)
        if len(self.board.tricks) < self.game.trick_count:
            return ()
        points = self.game.points.by_party(self.board.tricks)
        leaders, counted = self.game.most([(its,) for its in points])
        return self.score_tricks(leaders, self.game.parties[self.board.tricks[-1].taker], counted)

    def tell_gubbe(self, verb: str, party: int, *, made: bool) -> tuple[Happening, ...]:
        """A gubbe that people tell of, in a deal of which no card is known.

        Args:
            verb: `half` or `whole`.

        Raises:
            Refused: it cannot have been announced, by the score or by what has been melded before.
        """
        decision = said(self.game.parties.index(party), verb)
        view: Any = self.view(decision.seat)
        refusal = gubbe.told_refusal(view, verb)
        if refusal is not None:
            raise Refused(decision, refusal)
        return self._score_gubbe(Gubbe(verb, decision.seat, 0), made, NO_FACTS)

    def _score_gubbe(self, announced: Gubbe, made: bool, why: Facts) -> tuple[Happening, ...]:
        """
        Args:
            why: what decided it, as facts; none where nobody has told.
        """
        party = self.game.parties[announced.seat]
        rule = "tolva.half.score" if announced.verb == "half" else "tolva.whole"
        kind = "gubbe-made" if made else "gubbe-failed"
        points = announced.points if made else -announced.points
        scored = credit(self, kind, rule, party, points, announcer=announced.seat, **why)
        return (scored, *self._finish([party]))

    def score_tricks(self, leaders: Sequence[int], last: int, counted: Facts) -> tuple[Happening, ...]:
        """Vinsten, then sistan (tolva.score.order)."""
        if len(leaders) == 1:
            points = VINSTEN_POINTS + self.carry
            vinsten = credit(self, "vinsten", "tolva.score.vinsten", leaders[0], points, **counted)
            self.carry = 0
        else:
            self.carry += 1
            facts = {**counted, "carry": 1 + self.carry, **level(self.game, leaders)}
            vinsten, leaders = Happening("vinsten-tied", "tolva.score.carry", facts), []
        sistan = credit(self, "sistan", "tolva.score.sistan", last, SISTAN_POINTS)
        return (vinsten, sistan, *self._finish([*leaders, last]))

    def _finish(self, order: Sequence[int]) -> tuple[Happening, ...]:
        """Ends the deal; of the parties with enough points, the first in this order has won the match."""
        score = self.board.score
        several = sum(points >= TARGET for points in score) > 1
        rule = "tolva.match"
        return end(self, rule, first_at_target(score, order), "tolva.score.order" if several else rule)
