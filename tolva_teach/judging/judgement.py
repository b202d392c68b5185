"""What may be done at a position: the game's own verdict on each card and word, and what is still to be told."""

from collections.abc import Sequence
from dataclasses import dataclass

from tolva_teach.games.base import Decision
from tolva_teach.games.tolp import Tolp
from tolva_teach.games.trettioett import Trettioett
from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.judging.hands import Hands
from tolva_teach.judging.layout import Layout
from tolva_teach.judging.piles import Piles
from tolva_teach.judging.position import YOU, Position, PositionError
from tolva_teach.judging.tricks import Tricks
from tolva_teach.rules.verdicts import Verdict

LAYOUTS: Sequence[tuple[type, Layout]] = ((TrickGame, Tricks()), (Tolp, Piles()), (Trettioett, Hands()))
"""How each family of games is laid out."""


def layout_of(position: Position) -> Layout:
    """How the position's game is laid out.

    Raises:
        PositionError: the game has no layout.
    """
    for family, layout in LAYOUTS:
        if isinstance(position.game, family):
            return layout
    raise PositionError("game")


OPEN = frozenset({"phase", "turned", "led"})
"""What nobody may take for granted: while it is not told, nothing is the only thing that is allowed."""


@dataclass(frozen=True)
class Judgement:
    """What the rules say of a position."""

    verdicts: tuple[tuple[Decision, Verdict], ...]
    """Each decision that one could think of, with its verdict."""
    missing: tuple[str, ...]
    """What has not been told and could change a verdict, by the names of the position."""

    @property
    def allowed(self) -> tuple[Decision, ...]:
        """What may be done."""
        return tuple(decision for decision, verdict in self.verdicts if verdict)

    @property
    def must(self) -> Decision | None:
        """What must be done now, where it is one thing and others had been thought of; None where there is a choice, or
        where it hangs on something open."""
        if OPEN & set(self.missing):
            return None
        allowed = self.allowed
        return allowed[0] if len(allowed) == 1 and len(self.verdicts) > 1 else None


def judge(position: Position) -> Judgement:
    """What may be done at the position.

    Raises:
        PositionError: such a position cannot be.
    """
    verdicts = _verdicts(position)
    return Judgement(verdicts, tuple(_missing(position, verdicts)))


def _verdicts(position: Position) -> tuple[tuple[Decision, Verdict], ...]:
    view = layout_of(position).view(position)
    if not position.cards("hand") and not position.cards("table"):
        raise PositionError("no-hand")
    return tuple(position.game.verdicts(view))


def _missing(position: Position, verdicts: Sequence[tuple[Decision, Verdict]]) -> list[str]:
    """What could change a verdict if it were known: each asked of by itself."""
    known, found = {decision: verdict.allowed for decision, verdict in verdicts}, []
    for asked in layout_of(position).asks(position):
        if position.given.get(asked.name) is None and any(
            _differs(position.with_(asked.name, value), known) for value in asked.others
        ):
            found.append(asked.name)
    return found


def _differs(position: Position, known: dict[Decision, bool]) -> bool:
    try:
        verdicts = _verdicts(position)
    except PositionError:
        return False
    return any(known.get(decision, verdict.allowed) != verdict.allowed for decision, verdict in verdicts)


__all__ = ["YOU", "Judgement", "judge", "layout_of"]
