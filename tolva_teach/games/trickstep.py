"""What everyone at the table saw of a deal of tricks: decision by decision, with what lay there before it.

A decision tells what its seat did not hold: had it held this card, it would not have been allowed to play that one.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from tolva_teach.games.base import Decision, Game, Happening, View
from tolva_teach.games.trickboard import TrickBoard
from tolva_teach.rules.cards import Card
from tolva_teach.rules.tricks import Play
from tolva_teach.rules.verdicts import Verdict


def seen_by_all(happenings: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """What happened, without what only single seats know."""
    for _, _, _, private in happenings:
        if private:
            return tuple([Happening(*its[:3]) for its in happenings])
    return happenings


@dataclass(slots=True)
class SeenDecision:
    """A decision as everyone at the table saw it. It never changes.

    Each one holds the one before it, so that a deal goes on at the same cost however long it is. (A frozen class would
    take three times as long to make.)
    """

    before: "SeenDecision | None" = field(repr=False, compare=False)
    """The step before it in the deal; None for the first."""
    game: Game[Any]
    looks: Callable[..., View]
    """What makes the view of a seat."""
    board: TrickBoard
    """The board before it."""
    trick: tuple[Play, ...]
    """The trick under way before it."""
    counts: tuple[int, ...]
    """How many cards each seat held before it."""
    decision: Decision
    told: tuple[Happening, ...]
    """What came of it, as everyone knows it."""
    _refuted: Mapping[Card, Verdict] | None = field(default=None, init=False, repr=False, compare=False)

    @property
    def card(self) -> Card | None:
        """The card played; None where something else was decided."""
        return self.decision.args[0] if self.decision.verb == "play" else None

    def as_if(self, hand: tuple[Card, ...]) -> Verdict:
        """The verdict on the decision, had its seat held these cards and no others."""
        seat = self.decision.seat
        view = self.looks(self.game, seat, (seat,), hand, self.trick, self.board, self.counts)
        return self.game.verdict(view, self.decision)

    @property
    def refuted(self) -> Mapping[Card, Verdict]:
        """The cards that the seat cannot have held when it played, each with the verdict that would have refused its
        play. Cards that everyone had seen by then are left out.

        That is all that a play tells by the duties of the trick: each of them is broken by one card held, whatever
        the others are. Worked out when it is first asked for, and kept: every view of the deal asks for it anew.
        """
        if self._refuted is None:
            self._refuted = {} if self.card is None else self._refuted_by(self.card)
        return self._refuted

    def with_another(self, card: Card) -> Verdict:
        """The verdict on the card played, had its seat held this one beside it."""
        played = self.decision.args[0]
        return self.as_if((card,) if played in self.board.face_up else (played, card))

    def _refuted_by(self, card: Card) -> Mapping[Card, Verdict]:
        seen = {card, *self.board.face_up, *(card for _, card in self.trick)}
        seen.update(card for taken in self.board.tricks for card in taken.cards)
        verdicts = {other: self.with_another(other) for other in self.game.pack if other not in seen}
        return {other: verdict for other, verdict in verdicts.items() if not verdict.allowed}


def steps_to(latest: SeenDecision | None) -> tuple[SeenDecision, ...]:
    """The steps of the deal up to this one, the first first."""

    def backwards() -> Iterator[SeenDecision]:
        step = latest
        while step is not None:
            yield step
            step = step.before

    return tuple(backwards())[::-1]
