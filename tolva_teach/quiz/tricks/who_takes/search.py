"""Which trick, or which tricks in a row, a question "who takes the trick?" is about.

A trick is looked for at the turn of the seat that ends it, as positions are for the questions which cards one may play.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import cast

from tolva_teach.games.base import play
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.quiz.tricks.forms import Form, played_to
from tolva_teach.quiz.tricks.kinds_of_trick import kinds_of_trick
from tolva_teach.quiz.tricks.lifelike import player_who
from tolva_teach.quiz.tricks.promises import kept_of, promise
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.who_takes.plans import OWN, ROW, plans_of
from tolva_teach.quiz.tricks.who_takes.tricks_in_a_row import TricksInARow, tricks_in_a_row
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.rules.cards import Card
from tolva_teach.rules.tricks import Play, winning

_SALT: Mapping[int, int] = {1: 1, 2: 1, 3: 2}
"""By difficulty, part of what the dice are seeded with: another number draws other questions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LyingTrick(Position):
    """A trick that has been played, or that the learner is to end."""

    deal: TrickDeal
    """The deal before the trick's last card."""
    last: Card | None
    """That card; None where the learner is still to play it."""


@dataclass(frozen=True, slots=True)
class TrickWish(Wish):
    """What trick is looked for."""

    after: int = 0
    """How many tricks must have been taken before it."""

    def fits(self, view: TrickView) -> bool:
        """Whether the trick that this seat ends can be such a one."""
        last = len(view.trick) == view.game.players - 1 and len(view.board.tricks) >= self.after
        return last and bool(endings(view, self.kind))


def endings(view: TrickView, kind: str) -> Sequence[Card]:
    """The cards with which the seat whose turn it is can end the trick so that it is of this kind."""
    cards = sorted(view.obligation.cards)
    return [card for card in cards if kind in kinds_with(view, card)]


def kinds_with(view: TrickView, card: Card) -> frozenset[str]:
    """The kinds that the trick is of, ended with this card."""
    board, rules = view.board, view.game
    whole = (*view.trick, Play(view.seat, card))
    found = kinds_of_trick(whole, rules.trump_in_force(board), board.trump)
    if rules.players == 2 and "ten" in found:
        found |= {"ten-led" if "led" in found else "ten-passed"}
    if not _tells(view):
        return found
    if _takes(view):
        return found | {f"{OWN}takes"}
    return found | {f"{OWN}leaves", *([f"{OWN}barred"] if _would_take(view) else ())}


def _tells(view: TrickView) -> bool:
    """Whether the hand is a choice that the rules make for the learner: some of it may not be played."""
    return len(view.obligation.cards) < len(view.available)


def _would_take(view: TrickView) -> bool:
    """Whether the seat holds a card that takes the trick, though it may not be played."""
    trump, barred = view.game.trump_in_force(view.board), set(view.available) - view.obligation.cards
    return any(winning((*view.trick, Play(view.seat, card)), trump).seat == view.seat for card in barred)


def _takes(view: TrickView) -> bool:
    """Whether the seat takes the trick that it ends: all cards that it may play do, or none."""
    return view.obligation.takes


def position(form: Form, seed: int, difficulty: int) -> LyingTrick | TricksInARow:
    """The trick, or the tricks in a row, that a seed gives."""
    named = ("who-takes", form.name, form.players, _SALT[difficulty], difficulty)
    kind, dice = kind_planned(plans_of(form)[difficulty], seed, *named), Dice(*named, seed)
    if kind.startswith(ROW):
        return tricks_in_a_row(form, kind.removeprefix(ROW).split("-"), dice)
    return _trick_of(form, kind, dice)


def _trick_of(form: Form, kind: str, dice: Dice) -> LyingTrick:
    """A trick of this kind, from the first deal that comes to one."""
    rules = form.rules()
    wished = TrickWish(
        kind=kind,
        sizes=range(max(2, form.hand_size - _WITHIN.get(kind, form.hand_size)), form.hand_size + 1),
        narrow=True,
        temptations=(),
        trumping=_TRUMPING.get(kind),
        patience=6,
        after=_after(rules.trick_count, kind, dice),
    )
    while True:
        found = _search(form, rules, wished, dice)
        if found is not None:
            return _lying(found, kind, dice)


_TRUMPING: Mapping[str, int] = {
    "ruffed": 1,
    "ruffed-low": 1,
    "overruffed": 2,
    "underruffed": 2,
    "middle": 0,
    "own-barred": 0,
    "ten-below-ace": 0,
}
"""Kinds that take trump, and how many of those who follow must be able to trump the lead."""

_PROMISED: Mapping[str, str] = {"ruffed": "trump", "ruffed-low": "trump", "overruffed": "overtrump",
    "underruffed": "undertrump", "not-yet": "trump", "middle": "middle", "ten-below-ace": "ten-below-ace",
    "own-barred": "follow"}  # fmt: skip
"""What the cards are made to promise, by the name of `promises`."""

_WITHIN: Mapping[str, int] = {"ten-below-ace": 2}
"""Kinds that come about in the first tricks or not at all, and within how many."""

_KEPT = ("middle",)
"""Kinds that hardly come about unless the cards that promise them are kept."""


def _after(tricks: int, kind: str, dice: Dice) -> int:
    """What comes up in every deal would always come in its first tricks, were it not for a limit that is drawn."""
    if kind in _TRUMPING or kind == "not-yet":
        return 0
    return dice.below(3 if kind in ("ten-led", "ten-passed") else tricks // 2)


def _search(form: Form, rules: TrickGame, wished: TrickWish, dice: Dice) -> Position | None:
    standing, dealer = rules.first_standing(None, 0, None), dice.below(form.players)
    wanted = promise(rules, _PROMISED.get(wished.kind, ""), dealer, dice)
    kept: Collection[Card] = kept_of(wanted, (dealer + 1) % form.players) if form.keeps or wished.kind in _KEPT else ()
    dealt = dealt_with(rules, wanted, dealer, dice)
    if wished.kind in _WITHIN:  # forehand gets in at once
        kept = frozenset(rules.pack) - {card for card in wanted[(dealer + 1) % form.players] if card.endswith("A")}
    deal = cast(TrickDeal, rules.start(dealt, dealer, standing))
    return search(dealt, deal, replace(wished, player=player_who(kept)), dice)


def _lying(found: Position, kind: str, dice: Dice) -> LyingTrick:
    """The trick ended so that it is of the kind, seen by somebody; or with its last card in the learner's hand."""
    deal = played_to(found.view.game, found)
    if kind.startswith(OWN):
        return LyingTrick(found.dealer, found.dealt, found.decisions, found.view, deal=deal, last=None)
    seat = found.view.seat
    card = dice.shuffled(endings(found.view, kind))[0]
    viewer = deal.view(dice.below(found.view.game.players))
    return LyingTrick(found.dealer, found.dealt, (*found.decisions, play(seat, card)), viewer, deal=deal, last=card)
