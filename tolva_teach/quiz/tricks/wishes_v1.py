"""Version 1 of the questions "what must I play?": which kind of position is looked for.

See `must_play_v1`: what this draws may never change.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tolva_teach.cards import Card, Suit, suit
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.quiz.dice import Dice
from tolva_teach.quiz.tricks.kinds import kinds_of
from tolva_teach.tricks import Play, winning

VERSION = 1

BLOCK = 50
"""How many seeds in a row share out a plan among them."""

PLANS: Mapping[int, Mapping[str, int]] = {
    1: {
        "follow": 9,
        "overtake": 10,
        "trumped": 4,
        "trump": 8,
        "overtrump": 4,
        "undertrump": 4,
        "discard": 6,
        "whole-hand": 5,
    },
    2: {
        "follow": 7,
        "overtake": 10,
        "trumped": 5,
        "trump": 6,
        "overtrump": 7,
        "undertrump": 6,
        "discard": 5,
        "whole-hand": 4,
    },
    3: {
        "follow": 3,
        "overtake": 9,
        "trumped": 9,
        "trump": 3,
        "overtrump": 8,
        "undertrump": 9,
        "discard": 6,
        "whole-hand": 3,
    },
}
"""By difficulty, how many questions of a block ask about each kind.

The hardest is balanced so that no half of the obligations answers half of the questions: knowing only what to follow
with, or only what to trump with, or either without overtaking.
"""

HAND_SIZES: Mapping[int, range] = {1: range(3, 7), 2: range(4, 9), 3: range(5, 10)}
"""By difficulty, how many cards the learner holds."""

SMALLEST_HANDS: Mapping[str, int] = {"overtake": 4, "overtrump": 4, "undertrump": 4, "whole-hand": 3}
"""Kinds that a large hand hardly ever comes to, and the smallest hand that they may take."""

TRUMPING: Mapping[str, int] = {"trumped": 1, "trump": 1, "overtrump": 2, "undertrump": 2}
"""Kinds that take trump, and how many of those who follow must be able to trump the lead."""

NARROW_ONE_IN = 4
"""One question in so many may have a single answer, or a whole hand that may be played."""

PATIENCE = 2
"""How many tricks to wait for trump to be set where the question needs it."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What kind of position is looked for."""

    kind: str
    sizes: range
    """How many cards the hand may hold."""
    narrow: bool
    """Whether the answer may be one card, or all of them."""
    temptations: Sequence[Callable[[TrickView], bool]]
    """What must hold besides, so that a half-known rule goes wrong."""
    trumping: int | None
    """How many of those who follow must be able to trump the lead; None where trump need not be set."""

    def fits(self, view: TrickView) -> bool:
        """Whether this seat's turn is such a position."""
        if len(view.available) not in self.sizes or self.kind not in kinds_of(view):
            return False
        if self.kind == "discard":
            return True
        if not (self.narrow or 1 < len(view.obligation.cards) < len(view.available)):
            return False
        return all(holds(view) for holds in self.temptations)

    def is_past(self, view: TrickView) -> bool:
        """Whether a deal has come too far to be worth playing on."""
        if len(view.available) < self.sizes.start:
            return True
        return self.trumping is not None and view.board.trump is None and len(view.board.tricks) > PATIENCE


def wish(seed: int, difficulty: int, dice: Dice) -> Wish:
    """What the seed asks for: its place in its block of fifty gives the kind, the dice the rest."""
    block, place = divmod(seed, BLOCK)
    plan = [kind for kind, number in PLANS[difficulty].items() for _ in range(number)]
    kind = Dice("must-play", VERSION, difficulty, "block", block).shuffled(plan)[place]
    hardest = difficulty == max(PLANS)
    trumping = TRUMPING.get(kind, 0 if hardest and kind in ("follow", "overtake") else None)
    return Wish(
        kind=kind,
        sizes=_sizes(kind, difficulty, seldom=trumping is not None, dice=dice),
        narrow=dice.below(NARROW_ONE_IN) == 0,
        temptations=_temptations(kind, dice) if hardest else (),
        trumping=trumping,
    )


def _sizes(kind: str, difficulty: int, seldom: bool, dice: Dice) -> range:
    """A position that is met seldom is taken where it comes; others would all come in the largest hands."""
    sizes = HAND_SIZES[difficulty]
    smallest = min(sizes.start, SMALLEST_HANDS.get(kind, sizes.start))
    if seldom or kind == "whole-hand":
        return range(smallest, sizes.stop)
    return range(smallest, smallest + dice.below(len(sizes)) + 1)


def _temptations(kind: str, dice: Dice) -> Sequence[Callable[[TrickView], bool]]:
    """That one must overtake one's own partner is forgotten first, so the partner wins a third of these tricks."""
    of_partner = (_partner_wins,) if kind == "overtake" and dice.below(3) == 0 else ()
    return (*_TEMPTATIONS.get(kind, ()), *of_partner)


def _partner_wins(view: TrickView) -> bool:
    return "partner" in kinds_of(view)


def _holds_a_lower_one(view: TrickView) -> bool:
    """A card that follows but does not overtake."""
    return len(view.obligation.cards) < len(_held(view, suit(view.trick[0].card)))


def _holds_a_lower_trump(view: TrickView) -> bool:
    return len(view.obligation.cards) < len(_held(view, view.board.trump))


def _holds_a_trump_too(view: TrickView) -> bool:
    """A trump beside cards of the led plain suit."""
    return suit(view.trick[0].card) != view.board.trump and bool(_held(view, view.board.trump))


def _holds_higher_and_lower(view: TrickView) -> bool:
    """Cards above all of the led suit on the table, and below the card led."""
    led = view.trick[0]
    of_suit = [play for play in view.trick if suit(play.card) == suit(led.card)]
    held = [Play(view.seat, card) for card in _held(view, suit(led.card))]
    return any(winning((*of_suit, mine), None) is mine for mine in held) and any(
        winning((led, mine), None) is led for mine in held
    )


def _held(view: TrickView, of: Suit | None) -> list[Card]:
    return [card for card in view.available if suit(card) == of]


_TEMPTATIONS: Mapping[str, Sequence[Callable[[TrickView], bool]]] = {
    "follow": (_holds_a_trump_too,),
    "overtake": (_holds_a_lower_one, _holds_a_trump_too),
    "trumped": (_holds_higher_and_lower, _holds_a_trump_too),
    "overtrump": (_holds_a_lower_trump,),
    "whole-hand": (_holds_a_lower_one,),
}
"""In the hardest questions, what else the hand must hold: what somebody who knows half of the rule would play."""
