"""A position cut from a deal: what was dealt and decided up to it, and what the learner's seat may know."""

from dataclasses import dataclass
from typing import Any

from tolva_teach.games.base import Dealt, Decision
from tolva_teach.record import FORMAT, Record, read_record


@dataclass(frozen=True, slots=True)
class Position:
    """A deal, played up to the point where the question is asked."""

    dealer: int
    dealt: Dealt
    decisions: tuple[Decision, ...]
    view: Any
    """What the learner's seat may know."""


def record_of(position: Position) -> Record:
    """The deal up to the question, everyone's cards included."""
    game, dealt = position.view.game, position.dealt
    known = game.options_known
    options = {key: value for key, value in game.options.items() if value != known[key].default}
    deal = {
        "dealer": position.dealer,
        "hands": _lists(dealt.hands),
        **{key: _lists(pile) for key, pile in dealt.piles.items()},
        "events": [str(decision) for decision in position.decisions],
    }
    source = {"format": FORMAT, "game": game.name, "players": game.players, "deals": [deal]}
    return read_record({**source, "options": options} if options else source)


def _lists(pile: Any) -> list[Any]:
    return [part if isinstance(part, str) else list(part) for part in pile]
