"""The rules of Tölp (the rules `tolp.…`)."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, ClassVar

from tolva_teach.games.base import Dealt, Decision, Game, Standing, said
from tolva_teach.games.options import Flag, Keyword, Number, NumberedKeyword, Option, Ranks
from tolva_teach.games.tolp import exchange
from tolva_teach.games.tolp.board import TolpRules, TolpView
from tolva_teach.games.tolp.finish import OPEN, TolpStanding
from tolva_teach.games.tolp.lays import lays_in_mind
from tolva_teach.games.tolp.pile import judge_lay, judge_pass, judge_turn
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.games.tolp.tables import known_hands, table_of
from tolva_teach.rules.cards import FULL_PACK, MOST_JOKERS, RANKS, Card, jokers
from tolva_teach.rules.offers import CARDS
from tolva_teach.rules.table import Table
from tolva_teach.rules.verdicts import Verdict

ONE_PACK = 10
"""More players than this take more packs than one."""

PACKS = 2
"""So many packs they take, shuffled together."""

PASSING_OUT = "out"
"""The value of the option by which who has passed is out of the pile (tolp.house.passing)."""

ASIDE = 10
"""How many cards are laid aside with two players (tolp.option.two)."""


class Tolp(Game[TolpView]):
    """The rules of Tölp for 2 to 20 players."""

    name = "tolp"
    seats = range(2, 21)
    usual_players = 4
    options_known: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {
            "exchange": Keyword(("continue", "cap-3")),
            "match": NumberedKeyword(OPEN, ("rounds", "streak"), often=(("rounds", 10), ("streak", 3))),
            "flying": Ranks(often=(("2",), ("2", "3"))),
            "jokers": Number(0, 0, MOST_JOKERS, often=(1, 2, 3, 4)),
            "out_on_flying": Flag(),
            "singles_round": Flag(),
            "revolution": Flag(),
            "passing": Keyword(("again", PASSING_OUT)),
            "equal": Flag(),
        }
    )
    option_rules: ClassVar[Mapping[str, str | Mapping[str, str]]] = MappingProxyType(
        {
            "exchange": "tolp.exchange",
            "match": {OPEN: "tolp.match.open", "rounds": "tolp.match.rounds", "streak": "tolp.match.streak"},
            "flying": "tolp.flying",
            "jokers": "tolp.flying",
            "out_on_flying": "tolp.flying.last",
            "singles_round": "tolp.option.singles",
            "revolution": "tolp.option.revolution",
            "passing": "tolp.house.passing",
            "equal": "tolp.house.equal",
        }
    )
    option_needs: ClassVar[Mapping[str, Mapping[str, Any]]] = MappingProxyType(
        {"out_on_flying": MappingProxyType({"flying": ["2", "3"], "jokers": 4})}
    )
    ranks = RANKS
    figures: ClassVar[Mapping[str, int]] = MappingProxyType({"one_pack": ONE_PACK, "packs": PACKS, "aside": ASIDE})
    dealer_rule = None
    score_bounds: ClassVar[Mapping[str, int]] = MappingProxyType({"minimum": 0})
    keeps_order = True
    results: ClassVar[Collection[str]] = ("stuck", "deal-over", "match-goes-on", "match-tied", "match-won")
    asides: ClassVar[Collection[str]] = ("singles-passed",)

    leads_to_empty_table = True
    offered_as: ClassVar[Mapping[str, str]] = MappingProxyType({"lay": CARDS, "give": CARDS})
    any_of = ("give",)

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.verbs = _VERBS
        self.pack = FULL_PACK * (1 if players <= ONE_PACK else PACKS) + jokers(self.options["jokers"])
        self.parties = tuple(range(players))
        self.rules = TolpRules(
            players,
            aside=ASIDE if players == 2 else 0,
            exchange=self.options["exchange"],
            match=self.options["match"],
            flying=frozenset(self.options["flying"]),
            out_on_flying=self.options["out_on_flying"],
            revolution=self.options["revolution"],
            singles=self.options["singles_round"],
            passing_ends_turns=self.options["passing"] == PASSING_OUT,
            equal=self.options["equal"],
        )

    def first_standing(self, score: Sequence[int] | None, carry: int, order: Sequence[int] | None) -> TolpStanding:
        rounds = (0,) * self.players if score is None else tuple(score)
        if len(rounds) != self.players or any(won < 0 for won in rounds):
            raise ValueError(f"a score for {self.players} seats, none below 0")
        return TolpStanding(rounds, order=None if order is None else tuple(order))

    def sizes(self, standing: Standing, dealer: int) -> Dealt:
        return self.deal_out(self.pack, dealer, standing)

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        """tolp.deal: one at a time from forehand; two players lay the top ten aside first (tolp.option.two)."""
        aside, forehand = self.rules.aside, dealer + 1
        cards = deck[aside:]
        hands = tuple(tuple(cards[(seat - forehand) % self.players :: self.players]) for seat in range(self.players))
        return Dealt(hands, {"aside": tuple(deck[:aside])} if aside else {})

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> TolpDeal:
        assert isinstance(standing, TolpStanding)  # as first_standing and each deal give it
        return TolpDeal(self, self.rules, dealt, dealer, standing)

    def next_dealer(self, dealer: int, standing: Standing) -> int:
        return (dealer + 1) % self.players

    def candidates(self, view: TolpView) -> Iterable[Decision]:
        """Each form of a lay once, and a pass; in an exchange, see `exchange.in_mind`."""
        if view.exchanging:
            return exchange.in_mind(view)
        lays = lays_in_mind(view.seat, view.hand, view.flying, view.board.turned)
        turns = [*(decision for decision, _ in lays), said(view.seat, "pass")]
        start = view.board.start
        if start is None or start not in view.hand:
            return turns
        return dict.fromkeys((said(view.seat, "lay", start), *turns))

    def verdicts(self, view: TolpView) -> list[tuple[Decision, Verdict]]:
        """As in every game; of lays listed from the hand it need not be asked again whether the seat holds them."""
        if view.exchanging or view.board.start is not None or view.seat not in view.actors:
            return super().verdicts(view)
        return judge_turn(view)

    def verdict(self, view: TolpView, decision: Decision) -> Verdict:
        """As in every game; what has been judged from this view is not judged again."""
        for judged, verdict in view.judged:
            if judged is decision:
                return verdict
        return super().verdict(view, decision)

    def listed(self, view: TolpView) -> Iterable[str]:
        """All choices of cards to give are one entry."""
        return dict.fromkeys(_entry(decision) for decision in self.legal(view))

    def table(self, view: TolpView) -> Table:
        hands = known_hands(view.seat, view.hand, view.counts)
        return table_of(self.rules, view.seat, hands, view.exchanges, view.board, view.actors)


def _entry(decision: Decision) -> str:
    seat, verb, args = decision
    return f"{seat} give {len(args)} cards" if verb == "give" else str(decision)


_VERBS = MappingProxyType(
    {
        "lay": judge_lay,
        "pass": judge_pass,
        "give": exchange.judge,
        "high": exchange.judge,
        "ask": exchange.judge,
        "take": exchange.judge,
    }
)
