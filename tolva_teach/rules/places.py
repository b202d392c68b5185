"""Where in a deal one is, in the game's own words: the fourth trick's second card, Anna's lay on David's lead."""

from typing import NamedTuple, TypeAlias

from tolva_teach.rules.verdicts import NO_FACTS, Facts

Section: TypeAlias = tuple[str | int, ...]
"""A stretch of a deal, told apart from the others of the deal: what it is called, and which of them it is.

What it is called names the sentences that lead to the next of its kind (`next-trick`)."""


class Where(NamedTuple):
    """Where a decision is taken."""

    section: Section
    """The stretch of the deal; where it changes from one decision to the next, the first of them ends it."""
    code: str
    """Names the sentence `place-CODE` that says where one is."""
    facts: Facts = NO_FACTS
    """What the sentence needs to know; everyone at the table knows it."""


_AFTER: Section = ("over",)
"""What comes after a deal's last decision."""

LAID_OPEN = Where(_AFTER, "laid-open")
"""Where hands are laid open before anything is counted."""

OVER = Where(_AFTER, "over")
"""Where the deal is counted, and the score told."""

_DEAL: Section = ("deal",)

DEALT = Where(_DEAL, "deal")
"""Where the cards have just been dealt."""

DEALT_AND_OVER = Where(_DEAL, "deal-over")
"""Where the cards have just been dealt, and with that the deal is over."""
