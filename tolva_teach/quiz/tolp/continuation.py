"""How a round of Tölp goes on from a position: what is told of it, and what the game makes of it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import groupby, takewhile
from typing import Any, Literal, NamedTuple, TypeAlias

from tolva_teach.games.base import Decision, Happening, evolve
from tolva_teach.games.tolp.board import TolpBoard
from tolva_teach.games.tolp.hands import Hands
from tolva_teach.games.tolp.lays import rank_of
from tolva_teach.games.tolp.round import TolpDeal
from tolva_teach.quiz.cut import Position

Asked: TypeAlias = Literal["leads", "king", "tolp", "starts"]
"""Whose turn it is then, who is king or tölp of the round, who begins it."""

START = "H2"
"""The card that begins a round, wherever three or more play."""


@dataclass(frozen=True, slots=True)
class Continued(Position):
    """The deal up to a point, and how it goes on from there."""

    then: tuple[Decision, ...] = field(kw_only=True)
    asked: Asked = field(kw_only=True)
    """What is to be told of where that leads."""


class Step(NamedTuple):
    """A decision, and what the game says that it brings about."""

    decision: Decision
    happened: tuple[Happening, ...]

    def find(self, kind: str) -> Happening | None:
        """What happened of this kind."""
        return next((happening for happening in self.happened if happening.kind == kind), None)

    @property
    def unable(self) -> bool:
        """Whether somebody passes on an empty table, with nothing that may be laid there (tolp.flying)."""
        passed = self.find("passed")
        return passed is not None and passed.rule == "tolp.flying"


class Continuation(NamedTuple):
    """How it goes on."""

    before: TolpDeal
    steps: Sequence[Step]
    after: TolpDeal

    # What is asked about, as the game has decided it.

    @property
    def turn(self) -> int | None:
        """Who lays or passes next; nobody when the round is over."""
        return None if self.after.over else self.after.board.turn

    @property
    def king(self) -> int | None:
        """Who was the first to go out, where somebody has."""
        return next(iter(self.after.board.finished), None)

    @property
    def tolp(self) -> int | None:
        """Who is last, when the round is over."""
        return self.after.board.finished[-1] if self.after.over else None

    # What lies on the table.

    @property
    def lying(self) -> tuple[Hands, TolpBoard]:
        """The hands and the table when the last card told of has been laid, as one sees them before anything comes of
        that: the pile is not turned down, nobody is out, and nobody is seen to have passed."""
        count, board = self._lays_of_pile, self.before.board
        laid = (*self.after.board.away, *self.after.board.pile)
        parted = len(laid) - count
        pile = laid[parted:]
        if not pile:
            return self.after.hands, board
        turn = (pile[-1].seat + 1) % len(self.before.hands)
        return self.after.hands, evolve(board, turn=turn, pile=pile, away=laid[:parted], passed=(), start=None)

    @property
    def _lays_of_pile(self) -> int:
        """Of how many lays the last pile is made."""
        count, is_turned = len(self.before.board.pile), False
        for step in self.steps:
            if step.decision.verb == "lay":
                count, is_turned = 1 if is_turned else count + 1, False
            is_turned = is_turned or step.find("turned") is not None
        return count

    # What it hangs on.

    @property
    def turned_down(self) -> Happening | None:
        """That the pile was turned down, where there is none at the end."""
        if self.after.board.pile:
            return None
        return next((found for step in reversed(self.steps) if (found := step.find("turned"))), None)

    @property
    def unable(self) -> tuple[int, ...]:
        """Who should have led, at the end, and could lay nothing."""
        found: list[int] = []
        for step in reversed(self.steps):
            if not step.unable:
                break
            found.append(step.decision.seat)
        return tuple(reversed(found))

    @property
    def layers(self) -> tuple[int, ...]:
        """Who laid, in that order."""
        return tuple(step.decision.seat for step in self.steps if step.decision.verb == "lay")

    @property
    def revolution(self) -> bool:
        """Whether the order was turned, or turned back."""
        return any("revolution" in happening.kind for step in self.steps for happening in step.happened)

    @property
    def passed(self) -> frozenset[int]:
        """Who has passed, as far as it is told, and the pile lies there still."""
        found: set[int] = set()
        for step in self.steps:
            found = set() if step.find("turned") else found | {step.decision.seat} if step.find("passed") else found
        return frozenset(found)

    @property
    def passed_since(self) -> tuple[int, ...]:
        """Who has passed since the last lay, in that order."""
        since = takewhile(lambda step: step.decision.verb == "pass", reversed(self.steps))
        return tuple(step.decision.seat for step in since)[::-1]

    @property
    def stuck(self) -> tuple[int, ...]:
        """Who was left when nobody could lay anything, in the order in which they place; nobody if it was not so."""
        if not any(step.find("stuck") for step in self.steps):
            return ()
        return tuple(seat for seat in self.after.board.finished if self.after.hands[seat])

    @property
    def lone_holders(self) -> tuple[int, ...]:
        """Those of the stuck who hold a flying card with a rank of its own, and nothing else; the others have only
        jokers."""
        return tuple(seat for seat in self.stuck if any(map(rank_of, self.after.hands[seat])))

    @property
    def tied(self) -> tuple[int, ...]:
        """Those of the stuck who have the most cards, where they are several."""
        most = max((len(self.after.hands[seat]) for seat in self.stuck), default=0)
        found = tuple(seat for seat in self.stuck if len(self.after.hands[seat]) == most)
        return found if len(found) > 1 else ()

    @property
    def holders(self) -> tuple[int, int, int]:
        """Who had the card that begins the round before, after the exchange, and after the singles round."""
        seats = range(len(self.before.hands))
        at_first = next(seat for seat in seats if START in self.before.hands[seat])
        at_last, singles = self.after.board.turn, self.after.singles
        passed_on = (seat for seat in seats if singles is not None and START in singles[seat])
        return at_first, next(passed_on, at_last), at_last


def continuation_of(position: Continued) -> Continuation:
    """Plays the deal up to the position, and on."""
    view: Any = position.view
    deal: TolpDeal = view.game.start(position.dealt, position.dealer, view.game.first_standing(None, 0, None)
                                     if position.standing is None else position.standing)  # fmt: skip
    for decision in position.decisions:
        deal.apply(decision)
    before = deal.copy()
    return Continuation(before, tuple(Step(decision, deal.apply(decision)) for decision in position.then), deal)


def told(continuation: Continuation) -> Iterator[Sequence[Step]]:
    """The steps as they are told, those who pass in a row together; not that somebody at the end can lay nothing, nor
    what comes of it all: that one works out."""
    steps = continuation.steps[: len(continuation.steps) - len(continuation.unable)]
    for (verb, _), alike in groupby(steps, key=lambda step: (step.decision.verb, step.unable)):
        if verb == "pass":
            yield list(alike)
        else:
            yield from ([step] for step in alike)
