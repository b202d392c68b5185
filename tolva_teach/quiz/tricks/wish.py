"""The position that is looked for while deals are played."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tolva_teach.games.base import Decision
from tolva_teach.games.tricktaking import TrickView
from tolva_teach.play.dice import Dice
from tolva_teach.quiz.tricks.kinds_of_turn import ALL_MAY_GO, kinds_of
from tolva_teach.quiz.tricks.lifelike import decide
from tolva_teach.rules.cards import Card, Suit, suit
from tolva_teach.rules.tricks import Play, winning


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
    patience: int = 2
    """How many tricks to wait for trump to be set where the question needs it."""
    leads: bool = False
    """Whether it is a lead that is asked about."""
    player: Callable[[Any, Dice], Decision] = decide
    """Who plays the deal."""

    def fits(self, view: TrickView) -> bool:
        """Whether this seat's turn is such a position."""
        if len(view.available) not in self.sizes or self.kind not in kinds_of(view):
            return False
        if self.kind not in ALL_MAY_GO and not (self.narrow or 1 < len(view.obligation.cards) < len(view.available)):
            return False
        return all(holds(view) for holds in self.temptations)

    def is_early(self, view: TrickView) -> bool:
        """Whether a deal has not come far enough to be looked at."""
        return len(view.available) not in self.sizes

    def is_past(self, view: TrickView) -> bool:
        """Whether a deal has come too far to be worth playing on."""
        if len(view.available) < self.sizes.start:
            return True
        return self.trumping is not None and view.board.trump is None and len(view.board.tricks) > self.patience


# What the hand may hold besides, so that who knows half of the rule goes wrong.


def partner_wins(view: TrickView) -> bool:
    """The trick is the partner's so far."""
    return "partner" in kinds_of(view)


def holds_a_lower_one(view: TrickView) -> bool:
    """A card that follows but does not overtake."""
    return len(view.obligation.cards) < len(_held(view, suit(view.trick[0].card)))


def holds_a_lower_trump(view: TrickView) -> bool:
    """A trump that does not overtake."""
    return len(view.obligation.cards) < len(_held(view, view.board.trump))


def holds_a_trump_too(view: TrickView) -> bool:
    """A trump beside cards of the led plain suit."""
    return suit(view.trick[0].card) != view.board.trump and bool(_held(view, view.board.trump))


def holds_a_third_suit(view: TrickView) -> bool:
    """A card that neither follows nor trumps."""
    return any(suit(card) not in (suit(view.trick[0].card), view.board.trump) for card in view.available)


def holds_another_suit(view: TrickView) -> bool:
    """A card that is no trump."""
    return len(_held(view, view.board.trump)) < len(view.available)


def holds_a_higher_one(view: TrickView) -> bool:
    """A card of the suit led that beats the one led."""
    led = view.trick[0]
    held = (Play(view.seat, card) for card in _held(view, suit(led.card)))
    return any(winning((led, mine), None) is mine for mine in held)


def holds_a_waiting_trump(view: TrickView) -> bool:
    """A card of the suit that has been melded, though it is no trump yet where one is free."""
    return view.board.trump is not None and bool(_held(view, view.board.trump))


def holds_higher_and_lower(view: TrickView) -> bool:
    """Cards above all of the led suit on the table, and below the card led."""
    led = view.trick[0]
    of_suit = [play for play in view.trick if suit(play.card) == suit(led.card)]
    held = [Play(view.seat, card) for card in _held(view, suit(led.card))]
    return any(winning((*of_suit, mine), None) is mine for mine in held) and any(
        winning((led, mine), None) is led for mine in held
    )


def _held(view: TrickView, of: Suit | None) -> list[Card]:
    return [card for card in view.available if suit(card) == of]
