"""Which tricks a question "which play was against the rules?" is about.

A position is looked for in which somebody is bound; there a card is played that may not be, and the rest as the rules
want it: the engine refuses such a card, so what comes after is worked out from the duties alone (`tricks.obligation`).
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from tolva_teach.games.base import Decision, play
from tolva_teach.games.tricktaking import TrickDeal, TrickGame
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, cut, kind_planned
from tolva_teach.quiz.tricks.forms import Form, played_to
from tolva_teach.quiz.tricks.last_tricks import all_is_known
from tolva_teach.quiz.tricks.lifelike import decide, player_who
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.quiz.tricks.wrong_play.bound_trick import of_bound_trick
from tolva_teach.quiz.tricks.wrong_play.judged import Hands, Trick, WrongPlay
from tolva_teach.quiz.tricks.wrong_play.plans import DUTY, LAST, Patience, plan_of
from tolva_teach.quiz.tricks.wrong_play.start import started
from tolva_teach.rules.cards import Card, Suit, rank, suit
from tolva_teach.rules.tricks import RANKS, Obligation, Play, obligation, winning

_SEARCHED: Mapping[str, str] = {"follow": "overtake", "trump": "trump", "overtake": "overtake",
    "overtrump": "overtrump", "undertrump": "undertrump"}  # fmt: skip
"""By kind, what binds the one who plays the wrong card, as the questions which cards one may play call it."""

_REFUSED: Mapping[str, tuple[str, str]] = {
    "follow": ("trick.follow", "holds-led"),
    "trump": ("trick.trump", "holds-trump"),
    "undertrump": ("trick.trump", "holds-trump"),
    "overtake": ("trick.overtake", "must-beat"),
    "overtrump": ("trick.overtake", "must-overtrump"),
}
"""By kind, the rule and the case that refuse the wrong card."""

_TRUMPING: Mapping[str, int] = {"trump": 1, "overtrump": 2, "undertrump": 2}
"""Kinds that take trump, and how many of those who follow must be able to trump the lead."""

_LEAST: Mapping[int, int] = {1: 2, 2: 3, 3: 4}
"""By difficulty, how few cards a hand may have before the trick."""

_TRICKS: Mapping[int, Sequence[int]] = {1: (4,), 2: (5, 6), 3: (5, 6)}
"""By difficulty, how many tricks may be shown of two players."""

_TRICKS_OF_MORE = (3, 4)
"""And of more players."""


def position(form: Form, seed: int, difficulty: int) -> WrongPlay:
    """The tricks that a seed gives."""
    plan = plan_of(form)
    named = ("wrong-play", form.name, form.players, plan.salt, difficulty)
    dice, rules = Dice(*named, seed), form.rules()
    kind = kind_planned(plan.kinds[difficulty], seed, *named)
    while True:
        found = _found(form, rules, kind, difficulty, dice)
        if found is not None:
            return found


def _found(form: Form, rules: TrickGame, kind: str, difficulty: int, dice: Dice) -> WrongPlay | None:
    if kind.startswith(DUTY):
        return of_bound_trick(form, rules, kind, dice)
    if kind.startswith(LAST):
        return _of_last_tricks(form, rules, kind, difficulty, dice, plan_of(form).last[kind])
    return _of_one_trick(form, rules, kind, difficulty, dice)


def _duty(hand: Collection[Card], trick: Sequence[Play], trump: Suit | None) -> Obligation:
    return obligation(frozenset(hand), trick, trump)


def _wrong_cards(duty: Obligation, kind: str) -> Sequence[Card]:
    """The cards of the hand that are refused as the kind says."""
    refused = _REFUSED[kind]
    if duty.off_duty[1:3] == refused:
        return sorted(duty.hand - duty.duty)
    return sorted(duty.duty - duty.cards) if duty.too_low[1:3] == refused else []


# One trick


def _of_one_trick(form: Form, rules: TrickGame, kind: str, difficulty: int, dice: Dice) -> WrongPlay | None:
    """A trick with a wrong card in it; None where this deal does not come to such."""
    start = started(form, rules, _SEARCHED[kind], dice)
    wished = Wish(
        kind=_SEARCHED[kind],
        sizes=range(_LEAST[difficulty], 1 + form.hand_size),
        narrow=True,
        temptations=(),
        trumping=_TRUMPING.get(kind, 0),
    )
    found = search(start.dealt, start.deal, replace(wished, player=player_who(start.kept)), dice)
    if found is None:
        return None
    deal = played_to(rules, found)
    wrong = _wrong_cards(found.view.obligation, kind)
    if not wrong or _is_bound(deal):
        return None
    hardest = difficulty == max(_LEAST)
    card = min(wrong, key=_rank) if hardest and kind != "overtrump" else dice.shuffled(wrong)[0]
    trick = _ended(deal, Play(found.view.seat, card), dice)
    if hardest and not _tempts(trick, found.view.seat):
        return None
    hands = tuple((*deal.hands[seat], *_played_by(seat, deal.trick)) for seat in range(form.players))
    return _shown(found, deal, hands, (trick,), len(deal.trick))


def _is_bound(deal: TrickDeal) -> bool:
    """Whether an answer obliges somebody to more than the trick does (bond.lead-answer)."""
    duties: Collection[object] = getattr(deal.board, "duties", ())
    return bool(duties)


def _ended(deal: TrickDeal, wrong: Play, dice: Dice) -> Trick:
    """The trick under way with the wrong card in it, and then ended as the rules want it."""
    trick, trump = (*deal.trick, wrong), deal.game.trump_in_force(deal.board)
    while len(trick) < deal.game.players:
        seat = (trick[-1].seat + 1) % deal.game.players
        trick = (*trick, Play(seat, dice.shuffled(sorted(_duty(deal.hands[seat], trick, trump).cards))[0]))
    return trick


def _tempts(trick: Trick, culprit: int) -> bool:
    """Whether somebody else has not followed suit, as the rules want it: of three only the culprit may look odd."""
    others = [play for play in trick[1:] if play.seat != culprit]
    return any(suit(play.card) != suit(trick[0].card) for play in others) or len(trick) < 4


def _rank(card: Card) -> int:
    return RANKS.index(rank(card))


def _played_by(seat: int, trick: Sequence[Play]) -> tuple[Card, ...]:
    return tuple(play.card for play in trick if play.seat == seat)


# The deal's last tricks


def _of_last_tricks(
    form: Form, rules: TrickGame, kind: str, difficulty: int, dice: Dice, patience: Patience
) -> WrongPlay | None:
    """The deal's last tricks with a wrong card in one of them; None where this deal does not come to such."""
    start = started(form, rules, patience.promised, dice)
    counts = _TRICKS[difficulty] if form.players == 2 else _TRICKS_OF_MORE
    found = cut(
        start.deal,
        start.deal.board.dealer,
        start.dealt,
        lambda view: decide(view, dice, kept=start.kept or patience.kept(view)),
        lambda view: all_is_known(view, counts) or not (patience.to_the_end or view.cards_left >= min(counts)),
    )
    if (
        found is None
        or not all_is_known(found.view, counts)
        or (found.view.board.trump is None and kind == "last-trump")
    ):
        return None
    deal = played_to(rules, found)
    hands = tuple(tuple(deal.view(seat).available) for seat in range(form.players))
    if _is_bound(deal):
        return None
    for _ in range(patience.tries):
        tricks = _with_a_wrong_one(deal, hands, kind.removeprefix(LAST), dice)
        if tricks is not None:
            return _shown(found, deal, hands, tricks, 0)
    return None


def _with_a_wrong_one(deal: TrickDeal, hands: Hands, kind: str, dice: Dice) -> tuple[Trick, ...] | None:
    """The rest of the deal, with the first wrong card of this kind that the dice do not pass by; None without one."""
    left, leader = [set(hand) for hand in hands], deal.board.leader
    trump, players = deal.game.trump_in_force(deal.board), deal.game.players
    tricks, done = [], False
    while any(left):
        trick: Trick = ()
        for step in range(players):
            seat = (leader + step) % players
            duty = _duty(left[seat], trick, trump)
            wrong = [] if done or not trick or dice.below(3) == 0 else _wrong_cards(duty, kind)
            done = done or bool(wrong)
            card = dice.shuffled(wrong or sorted(duty.cards))[0]
            trick = (*trick, Play(seat, card))
            left[seat].discard(card)
        leader = winning(trick, trump).seat
        tricks.append(trick)
    return tuple(tricks) if done else None


def _shown(found: Position, deal: TrickDeal, hands: Hands, tricks: tuple[Trick, ...], already: int) -> WrongPlay:
    """The record goes on to the last card shown, the wrong one among them."""
    cards = [card for trick in tricks for card in trick][already:]
    decisions: list[Decision] = [*found.decisions, *(play(*card) for card in cards)]
    trump = deal.game.trump_in_force(deal.board)
    return WrongPlay(
        found.dealer, found.dealt, tuple(decisions), found.view, hands=hands, tricks=tricks, trump=trump
    )  # fmt: skip
