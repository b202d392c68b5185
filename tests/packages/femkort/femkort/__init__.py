"""Femkort: five cards each, one follows suit, and whoever takes the last trick wins the deal."""

from pathlib import Path

from femkort.game import Femkort
from tolva_teach.described import GameDescription
from tolva_teach.games.plain import PARTS

DESCRIPTION = GameDescription(
    interface=1,
    rules=Femkort,
    texts=Path(__file__).parent,
    chapters={"cards": ["femkort.deal"], "play": [f"femkort.{name}" for name in ("lead", "follow", "take", "last")]},
    lessons=Path(__file__).parent / "lessons",
    beginner="femkort.player:choose",
    **{**PARTS, "advice": "femkort.player:advise", "families": "femkort.questions:families"},
)
