"""What the trick games share: hands, the trick on the table, taking it, and whose turn it is."""

from abc import abstractmethod
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import replace
from functools import cached_property
from types import MappingProxyType
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias

from tolva_teach.games import tricktable
from tolva_teach.games.base import (
    Deal,
    Dealt,
    Decision,
    Game,
    Happening,
    Refused,
    Standing,
    View,
    decisions,
    each_said,
    evolve,
    play,
    said,
)
from tolva_teach.games.cardpoints import CardPoints
from tolva_teach.games.trickboard import Refill, Trick, TrickBoard
from tolva_teach.games.tricksituation import Situation, read_situation
from tolva_teach.games.trickstep import SeenDecision, seen_by_all, steps_to
from tolva_teach.rules.cards import SUITS, Card, Rank, Suit, cards_of, rank, suit
from tolva_teach.rules.offers import ONE_CARD
from tolva_teach.rules.places import Where
from tolva_teach.rules.table import Note, Table, Tally, Zone
from tolva_teach.rules.tricks import RANKS, TEN_BELOW_ACE, Obligation, Play, TrickOrder, duties, obligation, winning
from tolva_teach.rules.verdicts import NO_FACTS, Facts, Verdict, allowed, new, refused


class TrickView(View):
    """What a seat may know in a trick game: its hand, the trick, the board and how many cards each seat holds."""

    __slots__ = ("_duty", "_judge", "_meld_checks", "available", "board", "counts", "hand", "latest", "trick")

    game: "TrickGame"

    def __init__(
        self,
        game: "TrickGame",
        seat: int,
        actors: tuple[int, ...],
        hand: tuple[Card, ...],
        trick: tuple[Play, ...],
        board: TrickBoard,
        counts: tuple[int, ...],
        latest: SeenDecision | None = None,
    ) -> None:
        self.game = game
        self.seat = seat
        self.actors = actors
        self.hand = hand
        self.trick = trick
        self.board = board
        self.counts = counts
        self.latest = latest
        """The last decision in the deal, as everyone at the table saw it."""
        self.available = hand
        """The cards that may be played, if their turn comes: the hand, and what lies face up before the seat."""
        self._duty: Obligation | None = None
        self._judge: Callable[[Card], Verdict] | None = None
        self._meld_checks: tuple[Check, ...] | None = None

    @property
    def past(self) -> tuple[SeenDecision, ...]:
        """All that has been decided in the deal, as everyone at the table saw it."""
        return steps_to(self.latest)

    @property
    def about_to_lead(self) -> bool:
        """Whether this seat leads to the next trick and has not led yet ("in")."""
        return not self.trick and self.board.leader == self.seat

    def holding(self, cards: tuple[Card, ...]) -> Self:
        """The same with these cards for its own."""
        other = copy(self)
        other.hand = other.available = cards
        other._duty = other._judge = other._meld_checks = None
        return other

    @property
    def cards_left(self) -> int:
        """How many cards this seat has left to play."""
        return self.counts[self.seat]

    @property
    def obligation(self) -> Obligation:
        """What this seat may play now, if it is its turn to play a card; worked out when first asked for.

        All that is to be said of the cards: the duties of the trick, and what a game adds to them. Only what must be
        said before any card is played (an answer, a draw) is not part of it.
        """
        if self._duty is None:
            self._duty = self.game.obligation(self)
        return self._duty

    @property
    def meld_checks(self) -> "tuple[Check, ...]":
        """The checks that a meld on one's own occasion can fail, looked up when first asked for."""
        if self._meld_checks is None:
            self._meld_checks = _meld_checks(self)
        return self._meld_checks

    @property
    def judge(self) -> Callable[[Card], Verdict]:
        """The verdict on playing a card; what decides it is looked up when first asked for."""
        if self._judge is None:
            self._judge = _card_judge(self)
        return self._judge


def judge_play(view: TrickView, decision: Decision) -> Verdict:
    """The verdict on playing a card: refused while something must be said first, then by card.not-held, then by the
    duties of the trick."""
    return (view._judge or view.judge)(decision.args[0])


def _card_judge(view: TrickView) -> Callable[[Card], Verdict]:
    """What decides on the cards of this view."""
    first = said_first(view)
    return view.obligation.verdict if first is None else lambda card: first


def said_first(view: TrickView) -> Verdict | None:
    """The refusal of every card while an answer, a draw or a turn is due; None where nothing is."""
    board = view.board
    if board.question is not None:
        return answer_due(view)
    if board.refill != "due":
        return None
    return refused(view.game.refill_rule, "due-first", board.refill_facts)


def answer_due(view: TrickView) -> Verdict:
    """A question waits: nothing else may be said before the answer."""
    suit = view.board.question_suit
    if suit is None:
        return refused("turn.verb", "answer-due", {"asker": view.board.question})
    return refused("turn.verb", "suit-answer-due", {"asker": view.board.question, "suit": suit})


_MELDED: Mapping[Card, Suit] = {card: suit(card) for card in cards_of(SUITS, ("K", "Q"))}
"""The cards that pairs are made of, and their suits."""


Check: TypeAlias = Callable[[Any, Suit], Verdict | None]
"""One thing that can be wrong with a meld of this suit, asked of a view: a refusal, or None where nothing is."""


def melds_in_mind(view: TrickView) -> list[Decision]:
    """The melds that a seat could think of: those of which it has the king or the queen."""
    suits = dict.fromkeys([_MELDED[card] for card in view.available if card in _MELDED])
    return [*map(decisions(view.seat, "meld").__getitem__, suits)]


def _meld_checks(view: TrickView) -> tuple[Check, ...]:
    """The checks that a meld on one's own occasion can fail, in the order in which they are told.

    What bars a meld for longer is told before what bars it on this occasion only.
    """
    game, any_suit = view.game, SUITS[0]  # it only tells the sentence what one wanted
    for check in game.deal_checks:
        if check(view, any_suit) is not None:
            return (check,)
    for check in game.occasion_checks:
        if check(view, any_suit) is not None:
            return (*game.suit_checks, check)
    return game.pair_checks


class ScoreBar(NamedTuple):
    """A score that keeps a party from its next meld."""

    rule: str
    case: str
    """Whether it is trump that may not be set, or no meld that may be made."""
    facts: Facts


class MeldBar(NamedTuple):
    """How the score bars melds, in a game or one of its variants."""

    barred: Callable[[Any], ScoreBar | None]
    """From a view to what bars its seat's party from the next meld; None where the score does not."""
    within: Callable[[Any], Facts]
    """What is to be told of a score that could bar the next meld of the view's seat, and does not."""
    least: int | None = None
    """From which score it bars; None where that hangs on what the meld is worth."""


class TrickGame(Game[TrickView]):
    """A game of tricks; ranks and rank order are the same in all of them.

    Large because what single games answer otherwise has its own method here.
    """

    ranks: ClassVar[tuple[Rank, ...]] = RANKS
    has_situations = True
    offered_as: ClassVar[Mapping[str, str]] = MappingProxyType({"play": ONE_CARD})
    chances: ClassVar[Sequence[str]] = ("meld", "ask")
    names_leading_suit: ClassVar[bool] = True
    breakable: ClassVar[Collection[str]] = ("trick.follow", "trick.trump", "trick.overtake")
    cards_to_say: ClassVar[Mapping[str, int]] = MappingProxyType({"meld": 2, "ask": 1})
    """How many cards one must have left at least, to say each of these."""
    asides: ClassVar[Collection[str]] = (
        "shuffled",
        "shown",
        "shown-by-two",
        "trump-set",
        "marked",
        "score-written",
        "scores-written",
    )
    results: ClassVar[Collection[str]] = (
        "meld-scored",
        "gubbe-made",
        "gubbe-failed",
        "vinsten",
        "vinsten-tied",
        "sistan",
        "fell-back",
        "match-goes-on",
        "match-tied",
        "match-won",
    )
    lead_rule: ClassVar[str]
    """The rule that says who leads to the first trick."""
    deal_rule: ClassVar[str]
    meld_rule: str
    """The rule that says who may meld, when, and with which cards."""
    meld_one_rule: ClassVar[str]
    """The rule that allows one meld an occasion, and each pair once."""
    meld_show_rule: ClassVar[str]
    """The rule that the pair is shown."""
    meld_score_rule: ClassVar[str]
    """The rule that says what a meld is worth."""
    names_rule: ClassVar[str]
    """The rule that names the melds."""
    trump_rule: str
    """The rule that the first meld sets trump."""
    match_rule: ClassVar[str]
    """The rule by which a match is won where no variant changes that."""
    vinsten_rule: ClassVar[str]
    """The rule that gives vinsten."""
    sistan_rule: ClassVar[str]
    """The rule that gives the point for the last trick."""
    score_order_rule: ClassVar[str]
    """The rule that says which of the two is counted first."""
    carry_rule: ClassVar[str] = ""
    """The rule by which vinsten that nobody takes waits for the next deal; empty where it does not."""
    ask_rule: ClassVar[str] = ""
    """The rule by which one asks the partner for a meld."""
    suit_question_rule: ClassVar[str] = ""
    """The rule by which one then asks for a suit; empty where nobody does."""
    answer_duty_rule: ClassVar[str] = ""
    """The rule by which a meld in answer to a question obliges to a lead; empty where it obliges to nothing."""
    deck_rule: str
    """The rule that says which cards there are and what they count."""
    deal_checks: ClassVar[tuple[Check, ...]]
    """What can bar every meld of one's own for the rest of the deal, or until one is in, in the order of refusal."""
    suit_checks: ClassVar[tuple[Check, ...]]
    """What can be wrong with the pair itself, on this occasion and on the next, in the order of refusal."""
    occasion_checks: ClassVar[tuple[Check, ...]]
    """What can be wrong with one's own occasion to meld, whatever the suit, in the order of refusal."""
    pair_checks: ClassVar[tuple[Check, ...]]
    """What can be wrong with a meld where the occasion is right, in the order of refusal."""
    answer_checks: ClassVar[tuple[Check, ...]] = ()
    """What can be wrong with a meld that answers the partner's question, in the order of refusal."""
    told_checks: ClassVar[tuple[Check, ...]]
    """What can be wrong with a meld that people tell of when the deal is over, in the order of refusal: all that hangs
    on the score and on earlier melds, and on nobody's cards."""
    forehand_may_meld = False
    """Whether forehand may meld before the first lead."""
    pair_case: ClassVar[str] = "pair-not-held"
    """The sentence that says where a pair to be melded must be, with `meld_rule`."""
    refill_verb: ClassVar[str] = ""
    """What the taker of a trick says so that both draw or turn up; empty where nobody does."""
    refill_rule: ClassVar[str] = ""
    """The rule by which both draw or turn up after a trick; empty where nobody does."""
    refill_meld_rule: ClassVar[str] = ""
    """The rule that a meld after that breaks."""
    refill_gubbe_rule: ClassVar[str] = ""
    """The rule that a gubbe before it breaks."""
    free_tricks = 0
    """How many tricks a deal begins with to which any card goes, and in which no trump is in force (bond.phase1)."""
    free_rule: ClassVar[str] = ""
    """The rule that frees those tricks; empty where there are none."""
    meld_bar: MeldBar | None = None
    """How the score bars melds by a variant; None where it bars none."""
    score_bars_melds = False
    """Whether the score can bar a meld, by a variant or as the game is always played."""
    most_later_melds: int | None = None
    """How many melds may be made after the one that sets trump; None where there is no limit."""
    counts_by_variant = False
    """Whether a variant changes what the cards count."""
    other_counts: Mapping[Rank, int] = MappingProxyType({})
    """What they count in the other way, where there are two: by a variant, or as usual where that is in use."""
    ends_at_once = False
    """Whether a meld may win the match in mid-deal; else every deal is played out."""
    falls_to: int | None = None
    """Where a party falls that has more points after a deal than win the match; None where it keeps them."""
    meld_variants: Mapping[str, Any] = MappingProxyType({})
    """Those of the variants in use by which melds are barred or allowed."""
    scoring_rule: str
    """The rule of the way of scoring in use: `match_rule`, or that of a variant."""
    scoring_name = ""
    """What the way of scoring in use is called in the names of sentences; empty for the usual one."""
    choosing_rule: str
    """The rule that chooses among several parties who have come to the target."""
    words: tuple[str, ...]
    """The verbs that say something before a lead and need no more than that."""

    def __init__(self, players: int, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.pack = cards_of("SHDC", self.ranks)
        self.order.check(self.pack)
        self.parties = (0, 1, 0, 1) if players == 4 else tuple(range(players))
        self.trick_count = len(self.pack) // players
        """How many tricks a deal has."""
        of = {card: self.card_points.get(rank(card), 0) for card in self.pack}
        self.points = CardPoints(MappingProxyType(of), self.parties)
        """What the cards count."""
        self.scoring_rule = self.match_rule
        self.choosing_rule = self.score_order_rule

    def winner_after(self, score: Sequence[int], order: Sequence[int]) -> int | None:
        """The party that has won the match after a deal, if any.

        Args:
            score: each party's points.
            order: the parties that took vinsten, if any, and sistan: the first of these goes first.
        """
        return next((party for party in order if score[party] >= self.figures["target"]), None)

    @cached_property
    def party_count(self) -> int:
        """How many parties keep a score."""
        return len(set(self.parties))

    @cached_property
    def shuffled(self) -> Happening:
        """What a deal begins with: the cards there are, and what they count."""
        return Happening("shuffled", self.deck_rule, {"count": len(self.pack), **self.worth(self.pack)})

    @abstractmethod
    def told_deal(self, dealer: int, standing: Standing) -> "TrickDeal":
        """A deal of which no card is known, to be scored by what people tell of it (`TrickDeal.tell_meld`,
        `TrickDeal.score_tricks`)."""

    @abstractmethod
    def meld_name(self, number: int) -> str:
        """What the deal's meld of this number is called; number 0 is `trump`."""

    def may_meld(self, view: Any, facts: Facts) -> Verdict:
        """The verdict on a meld in which nothing is wrong."""
        return allowed(self.meld_rule, "holds-pair", facts)

    @abstractmethod
    def tally(self, party: int, score: int) -> Tally:
        """How a party's score is shown at the table."""

    @abstractmethod
    def marked(self, party: int, score: int) -> Happening:
        """What is told when a party shows this score at the table."""

    @abstractmethod
    def notes(self, board: Any) -> Iterable[Note]:
        """What holds now and must be read on the table, as no card shows it: an announced gubbe, a duty to lead."""

    @abstractmethod
    def worth(self, cards: Iterable[Card]) -> Mapping[str, int]:
        """What these cards count for in tricks, as facts: card points, or matadors and eyes."""

    @abstractmethod
    def most(self, worth: Sequence[tuple[int, ...]]) -> tuple[Sequence[int], Facts]:
        """Which parties lead in what decides vinsten, and their count, as facts; where several lead, nobody takes it.

        Args:
            worth: what each party's cards count for, the numbers of `worth` in their order.
        """

    order: ClassVar[TrickOrder] = TEN_BELOW_ACE
    """How the cards of its pack rank in tricks."""

    matadors: ClassVar[tuple[Rank, ...]] = ()
    """The ranks whose cards are counted as matadors, where the game has any."""

    def trump_in_force(self, board: Any) -> Suit | None:
        """The suit that trumps the others now."""
        trump: Suit | None = board.trump
        return trump

    def zones(self, board: Any) -> Iterable[Zone]:
        """What lies on the table besides hands and tricks."""
        return ()

    def piles_under(
        self, board: Any, stock: tuple[Card, ...], down: Sequence[tuple[Card, ...]]
    ) -> Mapping[str, tuple[Any, ...]]:
        """What lies on the table besides hands and tricks, as in `Dealt`."""
        return {"stock": stock}

    def candidates(self, view: TrickView) -> Iterable[Decision]:
        if view.board.question is not None:
            return self.answers(view)
        played = map(decisions(view.seat, "play").__getitem__, view.available)
        return list(played) if view.trick else [*played, *self.before_lead(view)]

    def verdicts(self, view: TrickView) -> list[tuple[Decision, Verdict]]:
        """As in every game; what judges the cards is looked up once for all of them."""
        seat, board = view.seat, view.board
        if seat not in view.actors or board.question is not None:
            return super().verdicts(view)
        judge, of_card, verbs = view.judge, decisions(seat, "play"), self.verbs
        played = [(of_card[card], judge(card)) for card in view.available]
        if view.trick:
            return played
        return played + [(decision, verbs[decision[1]](view, decision)) for decision in self.before_lead(view)]

    def answers(self, view: TrickView) -> list[Decision]:
        """What the partner who has been asked could think of."""
        return [*melds_in_mind(view), said(view.seat, "no")]

    def before_lead(self, view: TrickView) -> list[Decision]:
        """What a seat that is in could think of saying."""
        return [*melds_in_mind(view), *each_said(view.seat, self.words)]

    def open_verbs(self, view: TrickView) -> frozenset[str]:
        """As in every game; whether one may meld is asked for a seat that holds every pair."""
        with_all = view.holding(self.pack)
        may_meld = any(self.verdict(with_all, said(view.seat, "meld", suit)) for suit in SUITS)
        return super().open_verbs(view) | ({"meld"} if may_meld else set())

    def is_gone(self, view: TrickView, chance: Decision) -> bool:
        """The next occasion is after the trick under way, or the one to be led to now; for a meld both of its cards
        must then be there still."""
        cards_then = self.trick_count - len(view.board.tricks) - 1
        if cards_then < self.cards_to_say[chance.verb]:
            return True
        return chance.verb == "meld" and not all(chance.args[0] + its in view.available for its in ("K", "Q"))

    def is_past(self, view: TrickView, decision: Decision) -> bool:
        """A pair that has been melded, or asked for and got, is past."""
        if decision.verb not in ("meld", "ask") or not decision.args:
            return False
        return any(meld.suit == decision.args[0] for meld in view.board.melds)

    def obligation(self, view: TrickView) -> Obligation:
        """Which of its cards the seat may play: by the duties of the trick, and by what a game adds to it."""
        return duties(frozenset(view.available), view.trick, self.trump_in_force(view.board), self.order)

    def table(self, view: TrickView, lying: tuple[Play, ...] = ()) -> Table:
        """As in every game.

        Args:
            lying: the last trick, where it has been taken but not gathered yet.
        """
        hands = tricktable.known_hands(view.seat, view.hand, view.counts, view.trick, view.board)
        return tricktable.table_of(self, view.seat, hands, view.trick, view.board, view.actors, lying)

    def situation_verdicts(self, source: Mapping[str, Any]) -> list[tuple[Card, Verdict]]:
        situation = read_situation(source, self.pack)
        duty = self.situation_obligation(situation)
        return [(card, duty.verdict(card)) for card in situation.hand]

    def situation_table(self, source: Mapping[str, Any]) -> Table:
        return tricktable.of_situation(read_situation(source, self.pack), self.ranks, self.order)

    def situation_obligation(self, situation: Situation) -> Obligation:
        """What the hand's owner may play in this situation."""
        return obligation(frozenset(situation.hand), situation.trick, situation.trump, self.order)

    def hand_verdicts(self, view: TrickView) -> Iterable[tuple[Card, Verdict]]:
        if view.seat not in view.actors:
            return [(card, self.verdict(view, play(view.seat, card))) for card in view.available]
        judge = view.judge  # whose turn it is need not be asked again for each
        return [(card, judge(card)) for card in view.available]

    def partner_of(self, seat: int) -> int:
        """The seat opposite (four players)."""
        return (seat + 2) % self.players

    def next_dealer(self, dealer: int, standing: Standing) -> int:
        return (dealer + 1) % self.players


_PLAYED: Mapping[str, str] = {
    **dict.fromkeys(("leads", "lead-card", "lead-suit", "lead-pair"), "led"),
    "trumps": "trumped",
    "overtrumps": "overtrumped",
}
"""What a player calls a play that is more than a card laid, by the case that allows it."""


class TrickDeal(Deal[TrickView]):
    """A deal of a trick game in progress. Its parts are values, so that a copy shares nothing that changes."""

    game: TrickGame
    board: TrickBoard
    carry = 0
    """How many points wait for vinsten since it was tied, besides its own (tolva.score.carry)."""
    _view_type: ClassVar[type[TrickView]] = TrickView

    def __init__(self, game: TrickGame, dealt: Dealt, board: TrickBoard, standing: Standing) -> None:
        self.game = game
        self.hands = dealt.hands
        self.stock: tuple[Card, ...] = dealt.piles.get("stock", ())
        self.before = standing
        self.board = board
        self.trick: tuple[Play, ...] = ()
        self._latest: SeenDecision | None = None
        self._lying: tuple[Play, ...] = ()
        self._actors: tuple[int, ...] = (board.leader,)
        self._seen: TrickView | None = None
        left = {"stock": len(self.stock)} if self.stock else {}
        facts = {"dealer": board.dealer, "count": len(self.hands[board.leader]), **left, **board.dealt_facts}
        self.opening = (
            game.shuffled,
            Happening("dealt", game.deal_rule, facts),
            Happening("leads", game.lead_rule, {"leader": board.leader}),
        )

    @staticmethod
    def gone_on_with(
        view: TrickView, hands: Sequence[tuple[Card, ...]], stock: tuple[Card, ...], down: Sequence[tuple[Card, ...]]
    ) -> "TrickDeal":
        """A deal as this view sees it, with the cards that it does not see placed as given.

        Args:
            hands: each seat's hand, the viewer's own too.
            stock: the stock, its top first.
            down: what lies face down before each seat besides, place by place.
        """
        game, board = view.game, view.board
        deal = game.start(
            Dealt(tuple(hands), game.piles_under(board, stock, down)), board.dealer, Standing(board.score)
        )
        assert isinstance(deal, TrickDeal)
        deal.stand_as(view)
        return deal

    def stand_as(self, view: TrickView) -> None:
        """Stands from now on as the view sees it; hands and piles are as they were dealt."""
        self.board, self.trick, self._latest = view.board, view.trick, view.latest
        self._actors = view.actors

    @abstractmethod
    def _after_trick(self) -> tuple[Happening, ...]:
        """What follows when a trick has been taken: a gubbe decided, the deal scored."""

    @abstractmethod
    def score_tricks(self, leaders: Sequence[int], last: int, counted: Facts) -> tuple[Happening, ...]:
        """Vinsten, then sistan, and the end of the deal, when all tricks have been taken.

        Args:
            leaders: the parties that have most of what vinsten goes by; one alone takes it.
            last: the party that has taken the last trick.
            counted: what they have, as facts; none where nobody has told.
        """

    def tell_meld(self, party: int, suit: Suit) -> tuple[Happening, ...]:
        """A meld that people tell of, in a deal of which no card is known.

        Raises:
            Refused: it cannot have been made, by the score or by what has been melded before.
        """
        decision = said(self.game.parties.index(party), "meld", suit)
        view = self.view(decision.seat)
        refusals = (check(view, suit) for check in self.game.told_checks)
        refusal = next((verdict for verdict in refusals if verdict is not None), None)
        if refusal is not None:
            raise Refused(decision, refusal)
        facts = {"suit": suit, "meld": self.game.meld_name(len(self.board.melds))}
        return self._do(decision, allowed(self.game.meld_rule, "holds-pair", facts))

    def after_meld(self) -> tuple[Happening, ...]:
        """What follows at once when a pair has been melded."""
        return ()

    def actors(self) -> tuple[int, ...]:
        return self._actors

    def view(self, seat: int) -> TrickView:
        seen = self._seen
        if seen is None or seen.seat != seat:
            counts = tuple(map(len, self.hands))
            trick, board, latest = self.trick, self.board, self._latest
            seen = self._view_type(self.game, seat, self._actors, self.hands[seat], trick, board, counts, latest)
            self._seen = seen
        return seen

    def table(self) -> Table:
        return tricktable.table_of(self.game, None, self.hands, self.trick, self.board, self._actors, self._lying)

    def seen(self, viewer: int | None) -> Table:
        return self.table() if viewer is None else self.game.table(self.view(viewer), self._lying)

    def where(self, decision: Decision | None = None) -> Where:
        """The trick and the card in it; what is said, or answered, comes before the trick."""
        trick, laid = len(self.board.tricks) + 1, len(self.trick)
        section = ("trick", trick)
        if self.board.question is not None:
            return Where(section, "answer", {"trick": trick})
        if decision.verb == "play" if decision else laid:
            return Where(section, "trick", {"trick": trick, "place": laid + 1})
        due = decision is None and self.board.refill == "due"
        return Where(section, f"before-{self.game.refill_verb}" if due else "before-trick", {"trick": trick})

    @property
    def standing(self) -> Standing:
        return replace(self.before, score=self.board.score, winner=self.board.winner)

    def _do(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seen, trick, board = self._seen, self.trick, self.board
        counts = tuple(map(len, self.hands)) if seen is None else seen.counts
        self._seen = None
        happened = self._doers[decision.verb](self, decision, verdict)
        game, looks, told = self.game, self._view_type, seen_by_all(happened)
        self._latest = SeenDecision(self._latest, game, looks, board, trick, counts, decision, told)
        self._actors = self._deciding()
        return happened

    def _deciding(self) -> tuple[int, ...]:
        board = self.board
        if board.over:
            return ()
        if board.question is not None:
            return (self.game.partner_of(board.question),)
        return ((board.leader + len(self.trick)) % self.game.players,)

    def _do_play(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        seat, _, (card,) = decision
        changes = self._part_with(seat, card)
        self.trick = (*self.trick, new(Play, (seat, card)))
        kind, facts = _PLAYED.get(verdict.case, "played"), {"seat": seat, "card": card}
        played = new(Happening, (kind, verdict.rule, facts, NO_FACTS))
        if len(self.trick) == self.game.players:
            lying, taken = self.trick, self._take_trick(changes)
            seen, after = self.as_seen(), self._after_trick()
            if seen is not None:
                self._let_it_lie(seen, lying, (played, taken))
            return (played, taken, *after)
        if changes:
            self.board = evolve(self.board, **changes)
        return (played,)

    def _let_it_lie(self, seen: Self, trick: tuple[Play, ...], happened: Sequence[Happening]) -> None:
        """The trick lies there for people to see before it is gathered; its taker is in, unless the deal ends."""
        seen._lying = trick
        seen.board = evolve(seen.board, over=self.board.over)
        seen._actors = seen._deciding()
        self.pause(happened, seen)

    def _part_with(self, seat: int, card: Card) -> Mapping[str, Any]:
        """Takes the card from the seat; gives what changes on the board by that."""
        hands, hand = list(self.hands), list(self.hands[seat])
        hand.remove(card)
        hands[seat] = tuple(hand)
        self.hands = tuple(hands)
        return NO_FACTS

    def _take_trick(self, changes: Mapping[str, Any]) -> Happening:
        best = winning(self.trick, self.game.trump_in_force(self.board), self.game.order)
        taker, card = best
        worth = self.game.worth([card for _, card in self.trick])
        trick = new(Trick, (self.trick, self.board.leader, taker))
        self.trick = ()
        tricks = (*self.board.tricks, trick)
        refill: Refill = "due" if self._to_refill() else "none"
        self.board = evolve(self.board, tricks=tricks, leader=taker, melded=False, asked=0, refill=refill, **changes)
        last_card = "yes" if best == trick.plays[-1] else "no"
        facts = {"taker": taker, "card": card, "last_card": last_card, "count": len(tricks), **worth}
        return new(Happening, ("trick-taken", "trick.winner", facts, NO_FACTS))

    def _to_refill(self) -> bool:
        """Whether somebody draws or turns up after this trick."""
        return bool(self.stock)
