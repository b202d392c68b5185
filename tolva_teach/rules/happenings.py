"""Happenings: what came of a decision, or of the deal itself, as codes and facts that the texts put into words."""

from collections.abc import Mapping
from typing import NamedTuple

from tolva_teach.rules.verdicts import NO_FACTS, Facts


class Happening(NamedTuple):
    """Something that came of a decision, or of the deal itself."""

    kind: str
    """What happened: `played`, `trick-taken`, `melded`, `scored` …; kind and rule together name the sentence."""
    rule: str
    facts: Facts = NO_FACTS
    """What everyone at the table knows of it."""
    private: Mapping[int, Facts] = NO_FACTS  # type: ignore[assignment]
    """What single seats know besides, by seat: the card one drew."""

    def seen_by(self, seat: int | None) -> "Happening":
        """As this seat knows it; None knows everything that any seat does."""
        if not self.private:
            return self
        known = self.private.values() if seat is None else [self.private.get(seat, NO_FACTS)]
        facts = {key: value for more in (self.facts, *known) for key, value in more.items()}
        return Happening(self.kind, self.rule, facts)
