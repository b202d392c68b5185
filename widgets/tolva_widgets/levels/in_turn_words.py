"""What is said of tasks one after the other: how far one is, buttons, hints, and how it went in the end."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from htpy import div, fragment

from tolva_widgets.answering.words import SAID, AnsweringWords
from tolva_widgets.levels.in_turn import InTurn
from tolva_widgets.levels.turn_words import TurnWords


@dataclass(frozen=True)
class InTurnWords(AnsweringWords, TurnWords):
    """Speaks of them as they are now, in a language."""

    session: InTurn[Any]

    def _to_do(self) -> Iterator[tuple[str, str]]:
        yield from self._to_answer()

    @property
    def headline(self) -> str:
        """The whole answer in one sentence, and how it went once all is done."""
        head = self.say("level-shown") if self.session.shown else super().headline
        return self.went(head) if self.session.ended else head

    @property
    def under_table(self) -> str:
        """What is wrong with the answering, the hints, or the result; empty where there is nothing to say."""
        told = self.said() + (self.hints_given() if self.session.marked is None else [])
        return str(div(class_=SAID)[told]) if told else ""

    @property
    def one_after_the_other(self) -> str:
        """The result choice by choice, and the rules of what was wrong; empty before the answer."""
        return str(fragment[self.one_by_one(), self.rules_named()])
