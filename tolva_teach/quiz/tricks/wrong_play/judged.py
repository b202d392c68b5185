"""Tricks in one of which a card was played that may not be, and the verdict on each of their cards."""

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from tolva_teach.games.trickboard import Duty
from tolva_teach.quiz.cut import Position
from tolva_teach.rules.cards import Card, Suit
from tolva_teach.rules.tricks import Obligation, Play, obligation
from tolva_teach.rules.verdicts import Verdict

Hands: TypeAlias = tuple[tuple[Card, ...], ...]
Trick: TypeAlias = tuple[Play, ...]


class Judged(NamedTuple):
    """A card as it was played."""

    play: Play
    verdict: Verdict


@dataclass(frozen=True, slots=True, kw_only=True)
class WrongPlay(Position):
    """Tricks in one of which a card was played that may not be."""

    hands: Hands
    """What each had before the first of them."""
    tricks: tuple[Trick, ...]
    trump: Suit | None
    """The suit that trumps the others."""

    @property
    def duties(self) -> tuple[Duty, ...]:
        """What answers oblige to besides (bond.lead-answer), before the first trick is led to."""
        return ()

    def judged(self) -> Iterator[Judged]:
        """Each card in the order played, with the verdict on it in its place."""
        hands = [set(hand) for hand in self.hands]
        for trick in self.tricks:
            for place, (seat, card) in enumerate(trick):
                yield Judged(trick[place], self.duty(seat, hands[seat], trick[:place]).verdict(card))
                hands[seat].discard(card)

    def duty(self, seat: int, hand: Collection[Card], before: Trick) -> Obligation:
        """What the seat may play from this hand when these cards of a trick lie there."""
        return obligation(frozenset(hand), before, self.trump)
