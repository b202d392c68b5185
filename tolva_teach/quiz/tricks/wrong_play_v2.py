"""Version 2 of the questions "which play was against the rules?", in the forms where version 1 left something out or
took too long.

In Bondtolva for four a tjog melded on a question obliges to more than section 1 does (bond.lead-answer): here such a
duty is broken, or kept while somebody revokes. In Bordstolva the deal's last tricks are looked for where they promise
to hold what is asked about, and no longer than they can; so too in Bondtolva for two, where the kinds are weighed so
that no two rules of thumb one after the other find half of the hardest. For three, and for four at Tolva, the hardest
are more often the deal's last tricks: in a trick of three cards the one that is neither of the suit led nor trump is
nearly always the wrong one. What this draws may never change: see `wrong_play_v1`.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import cast

from tolva_teach.games.base import play
from tolva_teach.games.bondtolva.board import BondBoard, BondView
from tolva_teach.games.bondtolva.game import BondtolvaDeal
from tolva_teach.games.bordstolva import BordView
from tolva_teach.games.trickboard import Duty
from tolva_teach.games.tricktaking import TrickGame, TrickView
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.tricks.forms import Form, played
from tolva_teach.quiz.tricks.lifelike import player_who
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.quiz.tricks.wrong_play_v1 import (
    LAST,
    MANY,
    TWO,
    Patience,
    Plans,
    Trick,
    WrongPlay,
    of_last_tricks,
    of_one_trick,
    started,
)
from tolva_teach.rules.cards import Card
from tolva_teach.rules.tricks import Obligation, Play

VERSION = 2

DUTY = "duty-"
"""What the kinds' names begin with in which a question to the partner has come before."""

_WITH_DUTIES: Plans = {
    1: {"follow": 13, "trump": 11, "overtake": 12, "overtrump": 5, "duty-lead": 5, "duty-answer": 4},
    2: {
        "follow": 8, "trump": 7, "overtake": 9, "overtrump": 6, "undertrump": 5, "last-follow": 4,
        "duty-lead": 4, "duty-answer": 4, "duty-kept": 3,
    },
    3: {
        "follow": 5, "trump": 4, "overtake": 8, "overtrump": 6, "undertrump": 6, "last-follow": 4, "last-trump": 4,
        "duty-lead": 5, "duty-answer": 4, "duty-kept": 4,
    },
}  # fmt: skip

_FOUR: Plans = {
    **MANY,
    3: {
        "follow": 7, "trump": 5, "overtake": 12, "overtrump": 7, "undertrump": 6,
        "last-follow": 5, "last-trump": 5, "last-overtake": 3,
    },
}  # fmt: skip

_THREE: Plans = {
    **MANY,
    3: {
        "follow": 3, "trump": 3, "overtake": 3, "overtrump": 4, "undertrump": 2,
        "last-follow": 11, "last-trump": 8, "last-overtake": 16,
    },
}  # fmt: skip

_TWO: Plans = {**TWO, 3: {"last-follow": 20, "last-trump": 13, "last-overtake": 17}}
_BOND_TWO: Plans = {**TWO, 3: {"last-follow": 18, "last-trump": 9, "last-overtake": 23}}

_PLANS: Mapping[tuple[str, int], Plans] = {
    ("bordstolva", 2): _TWO,
    ("bondtolva", 2): _BOND_TWO,
    ("bondtolva", 3): _THREE,
    ("bondtolva", 4): _WITH_DUTIES,
    ("tolva", 3): _THREE,
    ("tolva", 4): _FOUR,
}

FORMS: Collection[tuple[str, int]] = frozenset(_PLANS)
"""The forms that have this version, by game and number of players."""


def _covering_none(view: TrickView) -> Collection[Card]:
    """All cards but those that another one lies under, while there are such."""
    rows: Iterable[tuple[Card, bool]] = ()
    if isinstance(view, BordView):
        rows = zip(view.board.up[view.seat], view.board.down[view.seat], strict=True)
    covering = {card for card, covers in rows if covers}
    return [card for card in view.available if card not in covering] if covering else ()


_PATIENCE: Mapping[str, Patience] = MappingProxyType(
    {
        f"{LAST}{kind}": Patience(promised, 10, to_the_end=False, kept=_covering_none)
        for kind, promised in (("follow", "trump"), ("trump", "trump"), ("overtake", "overtake"))
    }
)

_SIZES = range(2, 7)
"""How many cards a seat may have where a duty is due: one asks when a trick has been taken."""


def plans_of(form: Form) -> Plans:
    """By difficulty, how many questions of a block ask about each kind."""
    return _PLANS[form.name, form.players]


def position(form: Form, seed: int, difficulty: int) -> WrongPlay:
    """The tricks that a seed gives."""
    named = ("wrong-play", form.name, form.players, VERSION, difficulty)
    dice, rules = Dice(*named, seed), form.rules()
    kind = kind_planned(plans_of(form)[difficulty], seed, *named)
    while True:
        found = _found(form, rules, kind, difficulty, dice)
        if found is not None:
            return found


def _found(form: Form, rules: TrickGame, kind: str, difficulty: int, dice: Dice) -> WrongPlay | None:
    if kind.startswith(DUTY):
        return _of_bound_trick(form, rules, kind, dice)
    if kind.startswith(LAST):
        return of_last_tricks(form, rules, kind, difficulty, dice, _PATIENCE[kind])
    return of_one_trick(form, rules, kind, difficulty, dice)


# A trick in which an answer obliges (bond.lead-answer)


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundPlay(WrongPlay):
    """A trick to which more than section 1 obliges."""

    boards: tuple[BondBoard, ...]
    """What everyone knew before each of its cards; after the wrong one nothing more of it holds."""

    @property
    def duties(self) -> tuple[Duty, ...]:
        return self.boards[0].duties

    def duty(self, seat: int, hand: Collection[Card], before: Trick) -> Obligation:
        """By section 1 and by the answers that oblige."""
        return _duty(self.view, seat, hand, before, self.boards[len(before)])


def _duty(view: BondView, seat: int, hand: Collection[Card], before: Trick, board: BondBoard) -> Obligation:
    """The engine's own, for a seat that looks at such a trick."""
    return BondView(view.game, seat, (seat,), tuple(hand), before, board, view.counts).obligation


def _of_bound_trick(form: Form, rules: TrickGame, kind: str, dice: Dice) -> BoundPlay | None:
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
