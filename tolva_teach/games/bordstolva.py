"""Bordstolva: Tolva for two players, each with cards on the table: some face up, and under them some face down.

Nobody sees the cards that lie face down, and with `first_trick_from_table` nobody sees a hand before it is taken up.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, ClassVar, TypeVar, cast

from tolva_teach.games import refill
from tolva_teach.games.base import Dealt, Decision, Happening, Standing, evolve, play
from tolva_teach.games.gubbe import GubbeBoard, GubbeView
from tolva_teach.games.melding import pair
from tolva_teach.games.options import Flag, Option
from tolva_teach.games.tolva import VERBS, Tolva, TolvaDeal
from tolva_teach.games.trickstep import SeenDecision
from tolva_teach.games.tricktaking import TrickGame, TrickView
from tolva_teach.rules.cards import Card
from tolva_teach.rules.places import Where
from tolva_teach.rules.table import TableCard, Zone
from tolva_teach.rules.tricks import Obligation, Play, free
from tolva_teach.rules.verdicts import NO_FACTS, Facts, Verdict, allowed, refused

T = TypeVar("T")

PLACES = 6
"""How many places each row has."""

HAND_PACKET = 3
"""How many cards come to a hand at a time."""

EMPTY = ""
"""Stands where a row has no card face up."""

LEADS_FROM_ROW = allowed("trick.lead", "from-row")


@dataclass(frozen=True)
class BordBoard(GubbeBoard):
    """What both players see of Bordstolva."""

    up: tuple[tuple[Card, ...], ...] = ()
    """Each seat's cards face up, place by place."""
    down: tuple[tuple[bool, ...], ...] = ()
    """At which places of each seat a card lies face down."""
    taken_up: bool = True
    """Whether the players have taken up their hands (bord.first-from-table)."""

    @property
    def face_up(self) -> frozenset[Card]:
        return frozenset(card for row in self.up for card in row if card)

    @property
    def refill_facts(self) -> Facts:
        """Who has a card to turn up: a place where only the card that lies face down is left."""
        rows = enumerate(zip(self.up, self.down, strict=True))
        return {"turners": tuple(seat for seat, (up, down) in rows if _uncovered(up, down))}

    @property
    def dealt_facts(self) -> Facts:
        """That the first trick is played from the row, where it is (bord.first-from-table)."""
        return NO_FACTS if self.taken_up else {"source": "row"}


def _uncovered(up: Sequence[Card], down: Sequence[bool]) -> bool:
    """Whether a card of the row lies face down with none upon it."""
    return any(lies and not card for card, lies in zip(up, down, strict=True))


class BordView(GubbeView):
    """What a seat may know in Bordstolva."""

    __slots__ = ()

    board: BordBoard

    def __init__(
        self,
        game: TrickGame,
        seat: int,
        actors: tuple[int, ...],
        hand: tuple[Card, ...],
        trick: tuple[Play, ...],
        board: BordBoard,
        counts: tuple[int, ...],
        latest: SeenDecision | None = None,
    ) -> None:
        if not board.taken_up:
            hand = ()
        super().__init__(game, seat, actors, hand, trick, board, counts, latest)
        self.available = hand + tuple(filter(None, board.up[seat]))

    @property
    def cards_left(self) -> int:
        """In the hand and on the table, those face down too (bord.meld)."""
        board, seat = self.board, self.seat
        return self.counts[seat] + sum(map(bool, board.up[seat])) + sum(board.down[seat])


class Bordstolva(Tolva):
    """The rules of Bordstolva."""

    name = "bordstolva"
    seats = range(2, 3)
    usual_players = 2
    options_known: ClassVar[Mapping[str, Option]] = MappingProxyType(
        {**Tolva.options_known, "first_trick_from_table": Flag()}
    )
    option_rules: ClassVar[Mapping[str, str | Mapping[str, str]]] = MappingProxyType(
        {**Tolva.option_rules, "first_trick_from_table": "bord.first-from-table"}
    )
    figures: ClassVar[Mapping[str, int]] = MappingProxyType({**Tolva.figures, "row": PLACES})
    deal_rule = "bord.deal"
    pair_case = "pair-not-available"
    refill_verb = "turn"
    refill_rule = "bord.turn"
    refill_meld_rule = "bord.meld"
    refill_gubbe_rule = "bord.gubbe"

    def __init__(self, players: int = 2, options: Mapping[str, Any] = MappingProxyType({})) -> None:
        super().__init__(players, options)
        self.verbs = {**VERBS, "turn": refill.judge}
        self.words = ("turn", "half", "whole")

    def deal_out(self, deck: Sequence[Card], dealer: int, standing: Standing) -> Dealt:
        """A row face down, three to each hand, a row face up, three more to each hand (bord.deal)."""
        rows, hands = 2 * PLACES, 2 * HAND_PACKET
        half = rows + hands
        down, first, up, second = deck[:rows], deck[rows:half], deck[half : half + rows], deck[half + rows :]
        forehand = (dealer + 1) % 2
        turns = [(seat - forehand) % 2 for seat in range(2)]
        packets = [slice(turn * HAND_PACKET, (turn + 1) * HAND_PACKET) for turn in turns]
        return Dealt(
            tuple((*first[packet], *second[packet]) for packet in packets),
            {"up": tuple(tuple(up[turn::2]) for turn in turns), "down": tuple(tuple(down[turn::2]) for turn in turns)},
        )

    def start(self, dealt: Dealt, dealer: int, standing: Standing) -> "BordstolvaDeal":
        board = BordBoard(
            dealer,
            (dealer + 1) % self.players,
            standing.score,
            up=dealt.piles["up"],
            down=tuple(tuple(True for _ in row) for row in dealt.piles["down"]),
            taken_up=not self.options["first_trick_from_table"],
        )
        return BordstolvaDeal(self, dealt, board, standing)

    def obligation(self, view: TrickView) -> Obligation:
        """As in every trick, of the cards available: before hands are taken up, the row (bord.first-from-table).

        The verdicts tell which of the cards that must be played lie face up on the table: one who looks at the hand
        alone would not see why. Before hands are taken up there are no others, and who is void in the row may have the
        suit in hand.
        """
        duty, board = super().obligation(view), cast(BordBoard, view.board)
        if not board.taken_up:
            if not view.trick:
                return free(duty.hand, LEADS_FROM_ROW)
            return duty.telling(source="row") if duty.yes.rule == "trick.discard" else duty
        lying = frozenset(duty.facts.get("must", ())) & frozenset(board.up[view.seat])
        return duty.telling(open=lying) if lying else duty

    def may_meld(self, view: TrickView, facts: Facts) -> Verdict:
        """It tells which of the pair lie face up on the table."""
        lying = frozenset(pair(facts["suit"])) & frozenset(cast(BordBoard, view.board).up[view.seat])
        return super().may_meld(view, {**facts, "open": lying} if lying else facts)

    def piles_under(
        self, board: BordBoard, stock: tuple[Card, ...], down: Sequence[tuple[Card, ...]]
    ) -> Mapping[str, tuple[Any, ...]]:
        cards = [iter(its) for its in down]
        rows = [[next(cards[seat]) if lies else EMPTY for lies in row] for seat, row in enumerate(board.down)]
        return {"up": board.up, "down": tuple(map(tuple, rows))}

    def zones(self, board: BordBoard) -> Iterable[Zone]:
        return [_row(board, seat) for seat in range(self.players)]


def _with(rows: tuple[tuple[T, ...], ...], seat: int, place: int, value: T) -> tuple[tuple[T, ...], ...]:
    """The rows with another value at this place of the seat."""
    row, changed = list(rows[seat]), list(rows)
    row[place] = value
    changed[seat] = tuple(row)
    return tuple(changed)


def _row(board: BordBoard, seat: int) -> Zone:
    name = f"row:{seat}"
    cards = []
    for place, (card, covers) in enumerate(zip(board.up[seat], board.down[seat], strict=True)):
        if card:
            cards.append(TableCard(card, card, marks=("covering",) if covers else (), place=place))
        elif covers:
            cards.append(TableCard(f"{name}/{place}", None, place=place))
    return Zone(name, "row", seat, tuple(cards), sum(map(bool, board.up[seat])) + sum(board.down[seat]))


class BordstolvaDeal(TolvaDeal):
    """A deal of Bordstolva in progress."""

    game: Bordstolva
    board: BordBoard
    _view_type = BordView

    def __init__(self, game: Bordstolva, dealt: Dealt, board: BordBoard, standing: Standing) -> None:
        super().__init__(game, dealt, board, standing)
        self._down: tuple[tuple[Card, ...], ...] = dealt.piles["down"]
        self.uncovered: tuple[tuple[int, int], ...] = ()
        """The seats and places where a card waits to be turned up."""

    def stand_as(self, view: TrickView) -> None:
        super().stand_as(view)
        rows = [zip(up, down, strict=True) for up, down in zip(self.board.up, self.board.down, strict=True)]
        bare = [
            (seat, place) for seat, row in enumerate(rows) for place, (up, down) in enumerate(row) if down and not up
        ]
        self.uncovered = tuple(bare)

    def _known_better(self, decision: Decision, refusal: Verdict) -> Verdict:
        """A record, which knows them, may name a card that its seat does not see yet."""
        if refusal.rule != "card.not-held":
            return refusal
        seat, card = decision.seat, decision.args[0]
        if any(under == card and lies for under, lies in zip(self._down[seat], self.board.down[seat], strict=True)):
            return refused("bord.available", "face-down")
        if card in self.hands[seat]:  # else the view would have shown it
            return refused("bord.first-from-table", "hand-waits")
        return refusal

    def hand_verdicts(self, seat: int) -> Iterable[tuple[Card, Verdict]]:
        cards = (*self.hands[seat], *filter(None, self.board.up[seat]))
        return ((card, self.verdict(play(seat, card))) for card in cards)

    def where(self, decision: Decision | None = None) -> Where:
        """As in all tricks, and whether cards may be played from the table alone (bord.first-from-table)."""
        section, code, facts = super().where(decision)
        return Where(section, code, {**facts, "source": "hand-and-table" if self.board.taken_up else "table"})

    def _part_with(self, seat: int, card: Card) -> Mapping[str, Any]:
        row = self.board.up[seat]
        if card not in row:
            return super()._part_with(seat, card)
        place = row.index(card)
        if self.board.down[seat][place]:
            self.uncovered = (*self.uncovered, (seat, place))
        return {"up": _with(self.board.up, seat, place, EMPTY)}

    def _to_refill(self) -> bool:
        return bool(self.uncovered)

    def _after_trick(self) -> tuple[Happening, ...]:
        if self.board.taken_up:
            return super()._after_trick()
        self.board = evolve(self.board, taken_up=True)
        taken_up = Happening("hands-taken-up", "bord.first-from-table", {"count": len(self.hands[0])})
        return (taken_up, *super()._after_trick())

    def _do_turn(self, decision: Decision, verdict: Verdict) -> tuple[Happening, ...]:
        up, down, happenings = self.board.up, self.board.down, []
        for seat, place in sorted(self.uncovered, key=lambda its: its[0] != decision.seat):
            card = self._down[seat][place]
            up, down = _with(up, seat, place, card), _with(down, seat, place, False)
            happenings.append(Happening("turned-up", verdict.rule, {"seat": seat, "card": card}))
        self.uncovered = ()
        self.board = evolve(self.board, up=up, down=down, refill="done")
        return tuple(happenings)
