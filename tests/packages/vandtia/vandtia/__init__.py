"""Vändtia: one gets rid of one's cards on a pile that a ten turns away, last those that lie face down."""

from pathlib import Path

from tolva_teach.described import GameDescription
from vandtia.game import Vandtia

DESCRIPTION = GameDescription(
    interface=1,
    rules=Vandtia,
    texts=Path(__file__).parent,
    chapters={
        "cards": ["vandtia.deal"],
        "play": [f"vandtia.{name}" for name in ("lay", "two", "ten", "four", "draw", "pick-up", "open", "blind")],
        "end": ["vandtia.out"],
    },
    lessons=Path(__file__).parent / "lessons",
    beginner="vandtia.player:choose",
    families="tolva_teach.quiz.turns:families_of",
)
