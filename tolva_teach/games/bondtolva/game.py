"""The rules of Bondtolva and a deal of it in progress."""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from tolva_teach.games import melding, refill, score_cards
from tolva_teach.games.base import Dealt, Decision, Happening, Judge, Standing, evolve, said
from tolva_teach.games.bondtolva import lead_answer, melds, scoring
from tolva_teach.games.bondtolva.board import BondBoard, BondView, has_stock
from tolva_teach.games.cardpoints import CardPoints
from tolva_teach.games.match_to_twelve import SISTAN_POINTS, TARGET, VINSTEN_POINTS, credit, end, level, start_score
from tolva_teach.games.options import Flag, Keyword, Number, Option
from tolva_teach.games.tricksituation import Situation
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView, judge_play, melds_in_mind
from tolva_teach.rules.cards import Card, Rank, Suit, rank, suit
from tolva_teach.rules.places import Where
from tolva_teach.rules.table import Note, Tally, Zone
from tolva_teach.rules.tricks import Obligation, free
from tolva_teach.rules.verdicts import Facts, Verdict, allowed, refused

PACKETS: Mapping[int, tuple[int, ...]] = MappingProxyType({2: (3, 3), 3: (3, 3, 2), 4: (3, 3)})
"""How many cards each gets at a time, by the number of players (bond.deal)."""

FREE_TRICKS = 6
"""The tricks of the first phase (bond.phase1)."""

LATER_NAMES: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "tjog": ("tjog",) * 3,
        "viv": ("viv",) * 3,
        "mal": ("mal",) * 3,
        "tjog-viv-mal": ("tjog", "viv", "mal"),
    }
)
"""What the melds after trump are called, by the option `meld_names` (bond.trump)."""

ANYTHING_GOES = allowed("bond.phase1", "any")
ANYTHING_IS_LED = allowed("bond.phase1", "leads")


def judge_draw(view: BondView, decision: Decision) -> Verdict:
    """Drawing belongs to two players."""
    if has_stock(view.game) or view.board.question is not None:
        return refill.judge(view, decision)
    return refused("bond.draw", "no-stock")


class Bondtolva(TrickGame):
    """The rules of Bondtolva."""

    name = "bondtolva"
    seats = range(2, 5)
    usual_players = 2
    options_known: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {
            "meld_names": Keyword(tuple(LATER_NAMES)),
            "max_tjog": Number(None, 1, 1),
            "forehand_trump": Flag(),
            "eyes": Keyword(tuple(scoring.EYES)),
            "scoring": Keyword(tuple(scoring.SCORINGS)),
        }
    )
    option_rules: ClassVar[Mapping[str, str | Mapping[str, str]]] = MappingProxyType(
        {
            "meld_names": "bond.trump",
            "max_tjog": "bond.option.one-tjog",
            "forehand_trump": "bond.option.forehand-trump",
            "eyes": "bond.option.eyes",
            "scoring": {name: way.rule for name, way in scoring.SCORINGS.items()},
        }
    )
    offered_as: ClassVar[Mapping[str, str]] = MappingProxyType({**TrickGame.offered_as, "draw": "stock"})
    ranks: ClassVar[tuple[Rank, ...]] = ("A", "10", "K", "Q", "J", "9")
    card_points = scoring.EYES["standard"]
    matadors = scoring.MATADORS
    figures: ClassVar[Mapping[str, int]] = MappingProxyType({**melding.FIGURES, "free_tricks": FREE_TRICKS})
    score_bounds: ClassVar[Mapping[str, int]] = MappingProxyType({"maximum": TARGET - 1})
    dealer_rule = "bond.match"
    deck_rule = "bond.deck"
    lead_rule = "bond.deck"
    deal_rule = "bond.deal"
    meld_one_rule = "bond.meld.one"
    meld_show_rule = "bond.meld.show"
    meld_score_rule = "bond.score.meld"
    names_rule = "bond.trump"
    ask_rule = "bond.ask"
    suit_question_rule = "bond.ask.suit"
    answer_duty_rule = lead_answer.RULE
    match_rule = "bond.match"
    vinsten_rule = "bond.score.vinsten"
    sistan_rule = "bond.score.sistan"
    score_order_rule = "bond.score.order"
    free_rule = "bond.phase1"
    scorings: ClassVar[Mapping[str, scoring.Scoring]] = scoring.SCORINGS
    """The ways of scoring, by the option `scoring`."""
    refill_verb = "draw"
    refill_rule = "bond.draw"
    refill_meld_rule = "bond.meld"
    deal_checks = (melding.about_to_lead, melds.stock_left)
    suit_checks = (melding.not_melded_before, melding.pair_held)
    occasion_checks = (
        melding.has_taken_last_trick,
        melds.before_drawing,
        melds.has_not_asked,
        melding.one_an_occasion,
    )
    pair_checks = (*suit_checks, melds.tjog_left, melds.score_allows)
    answer_checks = suit_checks
    told_checks = (melding.not_melded_before, melds.tjog_left, melds.score_allows)

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.has_stock = has_stock(self)
        self.meld_rule = "bond.meld" if self.has_stock else "bond.meld.many"
        self.trump_rule = "bond.phase2" if self.has_stock else "bond.trump"
        self.words = {2: ("draw",), 3: (), 4: ("ask",)}[players]
        self.free_tricks = FREE_TRICKS if self.has_stock else 0
        self.scoring = self.scorings[self.options["scoring"]]
        self.scoring_rule = self.scoring.rule
        self.scoring_name = str(self.variants.get("scoring", ""))
        self.choosing_rule = self.scoring.rule if self.scoring.chooses else self.score_order_rule
        self.meld_bar = self.scoring.meld_bar
        self.score_bars_melds = self.meld_bar is not None
        self.ends_at_once = self.scoring.ends_at_once
        self.falls_to = self.scoring.falls_to
        bearing = (*(("scoring",) if self.score_bars_melds else ()), "max_tjog", "forehand_trump")
        self.meld_variants = MappingProxyType({key: self.variants[key] for key in bearing if key in self.variants})
        self.most_later_melds = self.options["max_tjog"]
        self.forehand_may_meld = self.options["forehand_trump"]
        self.verbs = VERBS
        self.counts_by_variant = self.options["eyes"] != "standard"
        self.other_counts = scoring.EYES["standard" if self.counts_by_variant else "late"]
        if self.counts_by_variant:
            self.deck_rule = "bond.option.eyes"
            eyes = scoring.EYES[self.options["eyes"]]
            of = {card: eyes.get(rank(card), 0) for card in self.pack}
            self.points = CardPoints(MappingProxyType(of), self.parties)

    def winner_after(self, score: Sequence[int], order: Sequence[int]) -> int | None:
        return self.scoring.winner(score, order).party

    def meld_name(self, number: int) -> str:
        later = LATER_NAMES[self.options["meld_names"]]
        return later[min(number, len(later)) - 1] if number else "trump"

    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> Standing:
        return Standing(start_score(self, score))

    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        return self.deal_out(self.pack, dealer, standing)

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        hands: list[tuple[Card, ...]] = [()] * self.players
        place = 0
        for size in PACKETS[self.players]:
            for turn in range(self.players):
                seat = (dealer + 1 + turn) % self.players
                hands[seat] += tuple(deck[place : place + size])
                place += size
        return Dealt(tuple(hands), {"stock": tuple(deck[place:])} if self.has_stock else {})

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> "BondtolvaDeal":
        stock = len(dealt.piles.get("stock", ()))
        board = BondBoard(dealer, (dealer + 1) % self.players, standing.score, stock=stock)
        return BondtolvaDeal(self, dealt, board, standing)

    def told_deal(self, dealer: int, standing: Standing) -> "BondtolvaDeal":
        return self.start(Dealt(((),) * self.players), dealer, standing)

    def in_first_phase(self, board: BondBoard) -> bool:
        """Whether two players are still free to play what they like (bond.phase1)."""
        return len(board.tricks) < self.free_tricks

    def trump_in_force(self, board: BondBoard) -> Suit | None:
        return None if self.in_first_phase(board) else board.trump

    def obligation(self, view: Any) -> Obligation:
        if self.in_first_phase(view.board):
            return free(frozenset(view.hand), ANYTHING_GOES if view.trick else ANYTHING_IS_LED)
        by_trick = super().obligation(view)
        return lead_answer.narrowed(view, by_trick) if view.board.duties else by_trick

    def situation_obligation(self, situation: Situation) -> Obligation:
        if situation.phase == 1:
            return free(frozenset(situation.hand), ANYTHING_GOES if situation.trick else ANYTHING_IS_LED)
        return super().situation_obligation(situation)

    def may_meld(self, view: Any, facts: Facts) -> Verdict:
        facts = {**facts, **melds.within_bounds(view)}
        if not view.board.tricks:
            return allowed("bond.option.forehand-trump", "holds-pair", facts)
        return super().may_meld(view, facts)

    def is_gone(self, view: Any, chance: Decision) -> bool:
        return super().is_gone(view, chance) or (self.has_stock and not view.board.stock)

    def is_past(self, view: Any, decision: Decision) -> bool:
        """Where there is a stock, nobody melds once it is gone (bond.meld)."""
        no_meld = decision.verb == "meld" and melds.stock_left(view, decision.args[0]) is not None
        return no_meld or super().is_past(view, decision)

    def before_lead(self, view: TrickView) -> list[Decision]:
        asks = [said(view.seat, "ask", meld.args[0]) for meld in melds_in_mind(view)] if self.players == 4 else []
        return [*super().before_lead(view), *asks]

    def answers(self, view: TrickView) -> list[Decision]:
        if view.board.question_suit is None:
            return super().answers(view)
        return [said(view.seat, "yes"), said(view.seat, "no")]

    def worth(self, cards: Iterable[Card]) -> Mapping[str, int]:
        cards = tuple(cards)
        return {"matadors": scoring.matadors(cards), "eyes": self.points.of_cards(cards)}

    def most(self, worth: Sequence[tuple[int, ...]]) -> tuple[Sequence[int], Facts]:
        best = max(worth)
        leaders = [party for party, its in enumerate(worth) if its == best]
        facts: dict[str, Any] = {"matadors": best[0], "eyes": best[1]}
        if len(leaders) > 1:
            return leaders, facts
        tied = [party for party, (matadors, _) in enumerate(worth) if matadors == best[0]]
        return leaders, {**facts, **(level(self, tied) if len(tied) > 1 else {}), "level": len(tied)}

    def zones(self, board: BondBoard) -> Iterable[Zone]:
        return [refill.stock_zone(board.stock)] if self.has_stock else ()

    def notes(self, board: BondBoard) -> Iterable[Note]:
        for duty in () if board.over else board.duties:
            held = [card for meld in board.melds for card in meld.cards_of(duty.seat) if suit(card) == duty.suit]
            card = {"card": held[0]} if duty.kind == "lead-card" else {}
            yield f"must-{duty.kind}", {"seat": duty.seat, "suit": duty.suit, **card}

    def tally(self, party: int, score: int) -> Tally:
        return Tally(party, score, score_cards.sixes(party, score) if self.party_count == 2 else ())

    def marked(self, party: int, score: int) -> Happening:
        facts = {"party": party, "score": score, "count": max(TARGET - score, 0)}
        return Happening("marked" if self.party_count == 2 else "score-written", "bond.markers", facts)


VERBS: Mapping[str, Judge[Any]] = MappingProxyType(
    {"play": judge_play, "meld": melding.judge_meld, "draw": judge_draw, **melds.VERBS}
)
"""Whatever the number of players: who says what their game does not have hears by which rule."""


class BondtolvaDeal(TrickDeal):
    """A deal of Bondtolva in progress."""

    game: Bondtolva
    board: BondBoard
    _view_type = BondView

    def after_meld(self) -> tuple[Happening, ...]:
        """A match may end in mid-deal (bond.score.meld)."""
        score = self.board.score
        if not self.game.ends_at_once or max(score) < TARGET:
            return ()
        return end(self, self.game.match_rule, score.index(max(score)), self.game.meld_score_rule)

    def where(self, decision: Decision | None = None) -> Where:
        """As in all tricks, and whether one may still meld before the lead: two meld before they draw (bond.meld)."""
        section, code, facts = super().where(decision)
        return Where(section, code, {**facts, "melding": self._melding})

    @property
    def _melding(self) -> str:
        """Whether something may be melded where nothing is to be drawn: it is for nobody's hand to say."""
        before_first = not self.board.tricks and self.game.options["forehand_trump"]
        if not self.game.has_stock or before_first:
            return "open"
        return "before-draw" if self.board.stock else "no-stock"

    _do_ask = melding.do_ask
    _do_no = melding.do_no

    def _do_meld(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        asker, tjog = self.board.question, self.board.trump is not None
        happenings = melding.do_meld(self, decision, verdict)
        if asker is None or not tjog or self.board.over:
            return happenings
        bound = lead_answer.after_general_question(self, self.board.duties, asker, decision.args[0])
        return (*happenings, *self._bind(bound))

    def _do_yes(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        tjog = self.board.trump is not None
        happenings = melds.do_yes(self, decision, verdict)
        if not tjog or self.board.over:
            return happenings
        facts = verdict.facts
        bound = lead_answer.after_suit_question(self.board.duties, facts["asker"], facts["suit"], facts["card"])
        return (*happenings, *self._bind(bound))

    def _bind(self, bound: lead_answer.Bound) -> tuple[Happening, ...]:
        self.board = evolve(self.board, duties=bound.duties)
        return bound.told

    def _do_draw(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        drawn = refill.draw(self, decision, verdict)
        if self.board.stock:
            return drawn
        return (*drawn, Happening("phase-two", "bond.phase2", {"trump": self.board.trump}))

    def _part_with(self, seat: int, card: Card) -> Mapping[str, Any]:
        duties = self.board.duties
        if duties:
            self.board = evolve(self.board, duties=lead_answer.played(self, duties, seat, card))
        return super()._part_with(seat, card)

    def _after_trick(self) -> tuple[Happening, ...]:
        if len(self.board.tricks) == self.game.trick_count:
            return self._score_tricks()
        duties = self.board.duties
        return self._bind(lead_answer.trick_taken(self, duties)) if duties else ()

    def _score_tricks(self) -> tuple[Happening, ...]:
        """What each party has taken decides."""
        taken: list[tuple[Card, ...]] = [()] * self.game.party_count
        for trick in self.board.tricks:
            taken[self.game.parties[trick.taker]] += trick.cards
        leaders, counted = self.game.most([tuple(self.game.worth(cards).values()) for cards in taken])
        return self.score_tricks(leaders, self.game.parties[self.board.tricks[-1].taker], counted)

    def score_tricks(self, leaders: Sequence[int], last: int, counted: Facts) -> tuple[Happening, ...]:
        """Vinsten, then sistan (bond.score.order), and how the match then stands."""
        alone = len(leaders) == 1
        if alone:
            vinsten = credit(self, "vinsten", "bond.score.vinsten", leaders[0], VINSTEN_POINTS, **counted)
        else:
            vinsten = Happening("vinsten-tied", "bond.score.vinsten", {**counted, **level(self.game, leaders)})
        sistan = credit(self, "sistan", "bond.score.sistan", last, SISTAN_POINTS)
        best = leaders[0] if alone else None
        won = self.game.scoring.winner(self.board.score, [*(leaders if alone else ()), last])
        by = scoring.decided_by(won, best, last)
        fallen = () if self.game.falls_to is None else self._fall(self.game.falls_to)
        return (vinsten, sistan, *fallen, *end(self, "bond.match", won.party, won.rule, by))

    def _fall(self, to: int) -> tuple[Happening, ...]:
        """Who is past twelve falls back, also where another party wins (bond.option.exact)."""
        past = [party for party, mine in enumerate(self.board.score) if mine > TARGET]
        score = self.board.score
        self.board = evolve(self.board, score=tuple(to if mine > TARGET else mine for mine in score))
        facts = [{"party": party, "score": score[party], "points": to} for party in past]
        return tuple(Happening("fell-back", self.game.scoring_rule, its) for its in facts)
