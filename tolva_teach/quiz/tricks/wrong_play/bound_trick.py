"""Tricks with a wrong card in Bondtolva for four, where an answer obliges to something too (bond.lead-answer)."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import cast

from tolva_teach.games.base import play
from tolva_teach.games.bondtolva.board import BondBoard, BondView
from tolva_teach.games.bondtolva.game import BondtolvaDeal
from tolva_teach.games.trickboard import Duty
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position
from tolva_teach.quiz.tricks.forms import Form, played
from tolva_teach.quiz.tricks.lifelike import player_who
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.quiz.tricks.wrong_play.judged import Trick, WrongPlay
from tolva_teach.quiz.tricks.wrong_play.start import started
from tolva_teach.rules.cards import Card
from tolva_teach.rules.tricks import Obligation, Play

_SIZES = range(2, 7)
"""How many cards a seat may have where a duty is due: one asks when a trick has been taken."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundPlay(WrongPlay):
    """A trick to which more obliges than the cards that lie there."""

    boards: tuple[BondBoard, ...]
    """What everyone knew before each of its cards; after the wrong one nothing more of it holds."""

    @property
    def duties(self) -> tuple[Duty, ...]:
        return self.boards[0].duties

    def duty(self, seat: int, hand: Collection[Card], before: Trick) -> Obligation:
        """By the trick and by the answers that oblige."""
        return _duty(self.view, seat, hand, before, self.boards[len(before)])


def _duty(view: BondView, seat: int, hand: Collection[Card], before: Trick, board: BondBoard) -> Obligation:
    """The engine's own, for a seat that looks at such a trick."""
    return BondView(view.game, seat, (seat,), tuple(hand), before, board, view.counts).obligation


def of_bound_trick(form: Form, rules: TrickGame, kind: str, dice: Dice) -> BoundPlay | None:
    """Such a trick, of one of the kinds that begin with `duty-`; None where this deal does not come to one."""
    searched = "duty-lead" if kind == "duty-kept" else kind
    start = started(form, rules, searched, dice)
    wished = Wish(
        kind=searched,
        sizes=_SIZES,
        narrow=True,
        temptations=(),
        trumping=None,
        leads=searched == "duty-lead",
        player=player_who(start.kept, asks=True),
    )
    found = search(start.dealt, start.deal, wished, dice)
    return None if found is None else _played(found, kind, dice)


def _played(found: Position, kind: str, dice: Dice) -> BoundPlay | None:
    """The trick from its lead, with a wrong card of the kind in it and the rest as the rules want it; None without."""
    view = found.view
    before = found.decisions[: len(found.decisions) - len(view.trick)]
    deal = cast(BondtolvaDeal, played(view.game, found.dealt, found.dealer, before))
    hands, boards, done = deal.hands, [], False
    trick: Trick = ()
    while len(trick) < view.game.players:
        seat = (view.board.leader + len(trick)) % view.game.players
        boards.append(deal.board)
        duty = _duty(view, seat, hands[seat], trick, deal.board)
        given = view.trick[len(trick) :]
        wrong = [] if given or done else _wrong_cards(duty, kind, trick, dice)
        card = given[0].card if given else dice.shuffled(wrong or sorted(duty.cards))[0]
        done = done or bool(wrong)
        trick = (*trick, Play(seat, card))
        if not done:
            deal.apply(play(seat, card))
    if not done:
        return None
    decisions = (*before, *(play(seat, card) for seat, card in trick))
    return BoundPlay(
        found.dealer, found.dealt, decisions, view,
        hands=hands, tricks=(trick,), trump=view.game.trump_in_force(view.board), boards=tuple(boards),
    )  # fmt: skip


def _wrong_cards(duty: Obligation, kind: str, before: Trick, dice: Dice) -> Sequence[Card]:
    """The cards that are refused as the kind says, where the wrong one may be played now."""
    if kind != "duty-kept":
        return sorted(duty.barred) if (kind == "duty-answer") == bool(before) else []
    return [] if dice.below(2) == 0 else sorted(duty.hand - duty.cards - duty.barred)
