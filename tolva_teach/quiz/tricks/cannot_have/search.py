"""Which trick and which card a question "who cannot have this card?" is about.

The card is one of which nothing is known but what the trick that lies there gives away, so that whoever sees the trick
sees all that there is to go by.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from tolva_teach.games.base import play
from tolva_teach.games.tricktaking import TrickDeal, TrickGame, TrickView
from tolva_teach.knowing import Reason, knowledge
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.cut import Position, kind_planned
from tolva_teach.quiz.stacked_deals import dealt_with
from tolva_teach.quiz.tricks.completed_trick import CompletedTrick
from tolva_teach.quiz.tricks.forms import Form, played_to
from tolva_teach.quiz.tricks.promises import promise
from tolva_teach.quiz.tricks.search import search
from tolva_teach.quiz.tricks.wish import Wish
from tolva_teach.rules.cards import Card, Suit, suit
from tolva_teach.rules.tricks import Play, winning

_SALT = 1
"""Part of what the dice are seeded with: another number draws other questions."""

Plans = Mapping[int, Mapping[str, int]]

_FOUR: Plans = {
    1: {"suit": 20, "beat": 16, "nobody-void": 14},
    2: {"suit": 14, "beat": 16, "trump": 4, "nobody-low": 8, "nobody-void": 8},
    3: {"suit": 8, "beat": 11, "beat-suit": 7, "trump": 4, "nobody-low": 11, "nobody-void": 9},
}
_THREE: Plans = {
    1: {"suit": 20, "beat": 16, "nobody-void": 14},
    2: {"suit": 15, "beat": 16, "trump": 3, "nobody-low": 8, "nobody-void": 8},
    3: {"suit": 9, "beat": 14, "trump": 4, "nobody-low": 12, "nobody-void": 11},
}

_PROMISED: Mapping[str, str] = {"trump": "undertrump"}
"""What the cards are made to promise, by the name of `promises`."""

_DUTIES: Mapping[str, str] = {
    "holds-led": "suit",
    "must-beat": "beat",
    "holds-trump": "trump",
    "must-overtrump": "trump",
}
"""The kind that a reason is of, by its case."""


def plans_of(form: Form) -> Plans:
    """By difficulty, how many questions of a block ask about each kind."""
    return _FOUR if form.players > 3 else _THREE


@dataclass(frozen=True, slots=True, kw_only=True)
class GivenAway(CompletedTrick):
    """A trick that has just been played, and a card that the learner does not see."""

    card: Card
    """The card asked about."""


@dataclass(frozen=True, slots=True)
class TellingTrick(Wish):
    """A trick that may give away what is asked about."""

    def fits(self, view: TrickView) -> bool:
        """Whether this seat can end the trick so."""
        return len(view.trick) == view.game.players - 1 and bool(endings(view, self.kind))


def endings(view: TrickView, kind: str) -> Sequence[Card]:
    """The cards with which the seat can end the trick so that it may be of this kind."""
    trump = view.game.trump_in_force(view.board)
    seen = {card for trick in view.board.tricks for card in trick.cards} | {its.card for its in view.trick}
    seen.update(card for meld in view.board.melds for _, card in meld.shown)
    left = [card for card in view.game.pack if card not in seen]
    ended = ((card, (*view.trick, Play(view.seat, card))) for card in sorted(view.obligation.cards))
    return [card for card, trick in ended if kind in _signs(trick, trump, [its for its in left if its != card])]


def _signs(trick: Sequence[Play], trump: Suit | None, left: Sequence[Card]) -> frozenset[str]:
    """The kinds that may come of what is played, whoever looks, with a card of those that are left."""
    led, found = suit(trick[0].card), set()
    for number, its in enumerate(trick[1:], start=1):
        best = winning(trick[:number], trump)
        below = winning((best, its), trump) is best
        above = {suit(card) for card in left if winning((best, Play(its.seat, card)), trump) is not best}
        if suit(its.card) != led:
            found |= {"suit"} if led in map(suit, left) else set()
            found |= {"nobody-void"} if suit(its.card) != trump else set()
        elif below:
            found |= {"nobody-low", *(["beat"] if led in above and suit(best.card) == led else [])}
        if trump not in (None, led) and suit(its.card) != led and below and trump in above:
            found.add("trump")
    return frozenset(found | ({"beat-suit"} if {"beat", "suit"} <= found else set()))


def position(form: Form, seed: int, difficulty: int) -> GivenAway:
    """The trick and the card that a seed gives."""
    named = ("cannot-have", form.name, form.players, _SALT, difficulty)
    kind, dice = kind_planned(plans_of(form)[difficulty], seed, *named), Dice(*named, seed)
    wished = TellingTrick(
        kind=kind,
        sizes=range(form.hand_size * 2 // 3 if kind == "trump" else 3, form.hand_size + 1),
        narrow=True,
        temptations=(),
        trumping=2 if kind == "trump" else None,
        patience=6,
    )
    while True:
        found = _search(form, wished, dice)
        given = _given_away(found, kind, dice) if found is not None else None
        if given is not None:
            return given


def _search(form: Form, wished: TellingTrick, dice: Dice) -> Position | None:
    rules: TrickGame = form.rules()
    standing, dealer = rules.first_standing(None, 0, None), dice.below(form.players)
    dealt = dealt_with(rules, promise(rules, _PROMISED.get(wished.kind, ""), dealer, dice), dealer, dice)
    return search(dealt, cast(TrickDeal, rules.start(dealt, dealer, standing)), wished, dice)


def _given_away(found: Position, kind: str, dice: Dice) -> GivenAway | None:
    """The trick ended, seen by somebody to whom it tells just that of some card; None where it tells nobody."""
    deal = played_to(found.view.game, found)
    (seat,) = deal.actors()
    last = dice.shuffled(endings(found.view, kind))[0]
    after = deal.copy()
    after.apply(play(seat, last))
    for viewer in () if after.over else dice.shuffled(range(deal.game.players)):
        view = after.view(viewer)
        cards = [card for card in sorted(knowledge(view).places) if kind in kinds_of(view, card)]
        if cards:
            decisions = (*found.decisions, play(seat, last))
            card = dice.shuffled(cards)[0]
            return GivenAway(found.dealer, found.dealt, decisions, view, deal=deal, last=last, card=card)
    return None


def reasons(view: TrickView, card: Card) -> Mapping[int, Reason] | None:
    """Why those who cannot have the card cannot, by seat; None where more tells it than the trick just played."""
    known, trick = knowledge(view), len(view.board.tricks)
    holders = {place.seat for place in known.holders(card) if place.kind == "hand"}
    found = {seat: known.why(seat, card) for seat in _others(view) if seat not in holders}
    told = all(reason.case in _DUTIES and reason.facts["trick"] == trick for reason in found.values())
    return found if told else None


def kinds_of(view: TrickView, card: Card) -> frozenset[str]:
    """The kinds that the question is of, asked of this card after the trick.

    `suit`, `beat` and `trump`: a seat that does not have it did not follow suit, beat, or trump; `beat-suit` where one
    of them did neither of two; where nobody has given anything away `nobody-low`, if somebody followed in the card's
    suit below what was winning, and `nobody-void`, if somebody did not follow.
    """
    why = reasons(view, card)
    if why is None:
        return frozenset()
    if why:
        return frozenset(["-".join(sorted({_DUTIES[reason.case] for reason in why.values()}))])
    return frozenset(_temptations(view, card))


def _temptations(view: TrickView, card: Card) -> Iterator[str]:
    trick = view.board.tricks[-1].plays
    led, trump = trick[0], view.game.trump_in_force(view.board)
    others = [(trick[:number], its) for number, its in enumerate(trick) if number and its.seat != view.seat]
    if any(suit(its.card) not in (suit(led.card), trump) for _, its in others):
        yield "nobody-void"
    if any(_is_below(before, its, card) for before, its in others):
        yield "nobody-low"


def _is_below(before: tuple[Play, ...], its: Play, card: Card) -> bool:
    """Whether somebody followed in the card's suit and did not take the trick with it."""
    return suit(its.card) == suit(before[0].card) == suit(card) and winning((*before, its), None) is not its


def _others(view: TrickView) -> Iterator[int]:
    """The other seats, clockwise from the learner's."""
    return ((view.seat + step) % view.game.players for step in range(1, view.game.players))
