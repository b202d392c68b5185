"""Which trick and which cards a question "which of these can the other not have?" is about.

The other cannot have just those of the cards that the trick lying there tells of, and is not known to have any of
them: whoever sees the trick sees all that there is to go by.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from tolva_teach.games.base import play
from tolva_teach.games.trickstep import SeenDecision
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView
from tolva_teach.knowing import HiddenPlace, knowledge
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import Wanted, WantedPiles, dealt_with
from tolva_teach.quiz.tricks.completed_trick import CompletedTrick
from tolva_teach.quiz.tricks.forms import Form, played_to
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.rules.cards import SUITS, Card, Suit, rank, suit
from tolva_teach.rules.tricks import RANKS, Play, beaters, winning

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

Plans = Mapping[int, Mapping[str, int]]

PLANS: Plans = {
    1: {"beat": 20, "void": 18, "none-over": 12},
    2: {"beat": 15, "void": 8, "ruff": 8, "trump": 8, "none-over": 6, "none-under": 5},
    3: {"beat": 13, "void": 6, "ruff": 7, "trump": 13, "none-over": 4, "none-under": 4, "none-led": 3},
}
"""By difficulty, how many questions of a block ask about each kind.

The hardest is balanced so that who knows one duty alone, and who never overtakes or never trumps, goes wrong often.
"""

_OFFERED: Mapping[int, int] = {1: 4, 2: 5, 3: 6}
"""By difficulty, how many cards are asked about."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lacked(CompletedTrick):
    """A trick that has just been played, and cards that the learner does not see."""

    cards: tuple[Card, ...]
    """The cards asked about, by suit and from the highest."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TellingReply(Wish):
    """A card led, to which the other may reply so that it is of the kind wished for."""

    earlier: int
    """How many tricks must have been played before."""
    latest: int
    """How many at most, for it to be worth playing on."""

    def fits(self, view: TrickView) -> bool:
        """Whether this seat can reply so."""
        if len(view.trick) != 1 or (self.kind == "beat" and not _beaten_unseen(view)):
            return False
        return bool(_replies(view, self.kind))

    def is_early(self, view: TrickView) -> bool:
        return len(view.board.tricks) < self.earlier

    def is_past(self, view: TrickView) -> bool:
        return Wish.is_past(self, view) or len(view.board.tricks) > self.latest


def _beaten_unseen(view: TrickView) -> bool:
    """Whether a card that beats the one led is neither played nor before the seat."""
    seen = {*view.available, *view.board.face_up, *(card for trick in view.board.tricks for card in trick.cards)}
    return bool(beaters(view.trick[0].card, None).of_suit - seen)


def _replies(view: TrickView, kind: str) -> Sequence[Card]:
    """The cards with which the seat can reply so that it may be of this kind."""
    trump, found = view.game.trump_in_force(view.board), _REPLIES[kind]
    return [card for card in sorted(view.obligation.cards) if _reply(view.trick[0].card, card, trump) in found]


_REPLIES: Mapping[str, Sequence[str]] = {
    "beat": ("under",),
    "void": ("void",),
    "ruff": ("ruff",),
    "trump": ("void-both",),
    "none-over": ("over",),
    "none-under": ("under",),
    "none-led": ("under", "over"),
}
"""How the other replies in questions of each kind."""


def _reply(led: Card, card: Card, trump: Suit | None) -> str:
    """How one card replies to another: it beats it or not where it follows suit, trumps, or is thrown off."""
    if suit(card) == suit(led):
        trick = (Play(0, led), Play(1, card))
        return "over" if winning(trick, trump) is trick[1] else "under"
    return "ruff" if suit(card) == trump else "void" if trump in (None, suit(led)) else "void-both"


def position(form: Form, seed: int, difficulty: int) -> Lacked:
    """The trick and the cards that a seed gives."""
    named = ("lacked", form.name, form.players, _SALT, difficulty)
    kind, dice = kind_planned(PLANS[difficulty], seed, *named), Dice(*named, seed)
    earlier = 0 if kind in _LACKS else dice.below(_MOST_EARLIER + 1)
    wished = TellingReply(
        kind=kind,
        sizes=range(_LEAST_HELD, form.hand_size + 1),
        narrow=True,
        temptations=(),
        trumping=0 if kind in _WITH_TRUMP else None,
        earlier=earlier,
        latest=earlier + _WAITS[kind in _LACKS],
    )
    while True:
        found = _search(form, wished, dice)
        given = _given_away(found, kind, _OFFERED[difficulty], dice) if found is not None else None
        if given is not None:
            return given


def _search(form: Form, wished: TellingReply, dice: Dice) -> Position | None:
    rules: TrickGame = form.rules()
    standing, dealer = rules.first_standing(None, 0, None), dice.below(form.players)
    wanted, up = _promised(rules, wished.kind, dealer, dice)
    dealt = dealt_with(rules, wanted, dealer, dice, up)
    return search(dealt, cast(TrickDeal, rules.start(dealt, dealer, standing)), wished, dice)


_LEAST_HELD = 3
"""How many cards the hand that replies holds at least."""

_MOST_EARLIER = 3
"""How many tricks may have to be played first, where the cards do not promise what is looked for."""

_WAITS: Mapping[bool, int] = {False: 2, True: 4}
"""For how many more tricks a deal is played, and for how many where the cards promise what is looked for."""

_WITH_TRUMP = ("ruff", "trump")
"""The kinds that take a trump suit."""

_LACKS: Mapping[str, int] = {"void": 1, "ruff": 1, "trump": 2}
"""Kinds for which the other is to lack the suit led, or that and trump: how many suits."""


def _promised(rules: TrickGame, kind: str, dealer: int, dice: Dice) -> tuple[Wanted, WantedPiles]:
    """Forehand gets in with a suit that the other lacks, in the hand and face up, can set trump and go on with it."""
    if kind not in _LACKS:
        return {}, {}
    forehand, other = (dealer + 1) % rules.players, dealer
    led, trump, *_ = dice.shuffled(SUITS)
    low = dice.shuffled(card for card in sorted(rules.pack) if suit(card) == led and card != led + "A")
    held = (*((trump + "K", trump + "Q") if kind in _WITH_TRUMP else ()), led + "A", *low[:3])
    lacked = (led, trump)[: _LACKS[kind]]
    free = dice.shuffled(card for card in sorted(rules.pack) if suit(card) not in lacked and card not in held)
    shape = rules.sizes(rules.first_standing(None, 0, None), dealer)
    hand = len(shape.hands[other])
    if "up" not in shape.piles:
        return {forehand: held, other: free[:hand]}, {}
    row = len(shape.piles["up"][other])
    up, down = free[hand : hand + row], free[hand + row : hand + row + row // 2]
    rows = {"up": up, "down": down}
    piles = {name: {other * row + place: card for place, card in enumerate(cards)} for name, cards in rows.items()}
    return {forehand: held, other: free[:hand]}, piles


def _given_away(found: Position, kind: str, count: int, dice: Dice) -> Lacked | None:
    """The finished trick, as one of the two sees it, and `count` cards that it rules out in this way; None if it rules
    out too few."""
    deal = played_to(found.view.game, found)
    (seat,) = deal.actors()
    last = dice.shuffled(_replies(found.view, kind))[0]
    after = deal.copy()
    after.apply(play(seat, last))
    if after.over:
        return None
    view = after.view(seat if kind == "none-led" else 1 - seat)
    cards = _offered(view, kind, count, dice)
    if cards is None:
        return None
    decisions = (*found.decisions, play(seat, last))
    return Lacked(found.dealer, found.dealt, decisions, view, deal=deal, last=last, cards=tuple(cards))


def _offered(view: TrickView, kind: str, count: int, dice: Dice) -> Sequence[Card] | None:
    """So many cards that make a question of this kind of the trick, with such as one may doubt among them; None where
    there are none."""
    refuted, none = reply_to(view).refuted, kind.startswith("none")
    least = 0 if none else _LEAST_LACKED.get(kind, 1)
    if sum(card not in view.available for card in refuted) < least:
        return None  # sooner than all that is known can be worked out
    cards = sorted(_telling(view))
    lacked = _suit_by_suit(dice.shuffled(card for card in cards if card in refuted))
    lacked = () if none else lacked[: least + dice.below(count - least)]
    spared = dice.shuffled(card for card in cards if card not in refuted)
    doubtful = [card for card in spared if suit(card) in _suits_in_doubt(view)]
    others = [card for card in spared if card not in doubtful]
    half = (count - len(lacked) + 1) // 2
    offered = [*lacked, *doubtful[:half], *others, *doubtful[half:]][:count]
    if len(offered) < count or kind not in kinds_of(view, offered):
        return None
    return sorted(offered, key=lambda card: (SUITS.index(suit(card)), RANKS.index(rank(card))))


_LEAST_LACKED: Mapping[str, int] = {"trump": 2}
"""How many of the cards the other cannot have at least, where it takes more than one for a question of this kind."""


def _telling(view: TrickView) -> Iterator[Card]:
    """The cards that the other may have or not, and those that it cannot have as the trick tells."""
    refuted, hand = reply_to(view).refuted, HiddenPlace("hand", 1 - view.seat)
    return (card for card, at in knowledge(view).places.items() if card in refuted or (hand in at and len(at) > 1))


def reply_to(view: TrickView) -> SeenDecision:
    """The other's card in the last trick, as everyone saw it played."""
    steps = (step for step in reversed(view.past) if step.card and step.decision.seat != view.seat)
    return next(steps)


def _suit_by_suit(cards: Sequence[Card]) -> Sequence[Card]:
    """The cards so that one of each suit comes before the second of any."""
    return sorted(cards, key=lambda card: [its for its in cards if suit(its) == suit(card)].index(card))


def _suits_in_doubt(view: TrickView) -> Sequence[Suit | None]:
    """The suits of which one may think that the trick tells more: the one led, and trump."""
    return suit(view.board.tricks[-1].plays[0].card), view.game.trump_in_force(view.board)


def kinds_of(view: TrickView, cards: Sequence[Card]) -> frozenset[str]:
    """The kinds that the question is of, asked of these cards after the trick.

    `beat`: the other did not beat the card led, and does not have some that do; `ruff` and `void`: it trumped, or threw
    off where no trump is set, and has none of the suit led; `trump`: it threw off and has neither. Where it may have
    all of them `none-over` and `none-under`, as it followed suit above the card led or below, and `none-led`, where it
    led itself.
    """
    refuted = reply_to(view).refuted
    cases = {refuted[card].case for card in cards if card in refuted}
    led, reply = view.board.tricks[-1].plays
    how = _reply(led.card, reply.card, view.game.trump_in_force(view.board))
    if not cases:
        return frozenset(["none-led" if led.seat != view.seat else f"none-{how}"])
    if how == "void-both":
        return frozenset(["trump"] if len(cases) > 1 else [])
    return frozenset(["beat" if how == "under" else how])
