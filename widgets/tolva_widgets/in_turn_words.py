"""What is said of tasks one after the other: how far one is, buttons, hints, and how it went in the end."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, ClassVar

from htpy import div, fragment

from tolva_widgets.answering_words import SAID, AnsweringWords
from tolva_widgets.in_turn import InTurn


@dataclass(frozen=True)
class InTurnWords(AnsweringWords):
    """Speaks of them as they are now, in a language."""

    session: InTurn[Any]

    once_more: ClassVar[str]
    """What stands on the button that goes through more of them, when all are done: a sentence's name."""

    @property
    def so_far(self) -> str:
        """How many of the tasks have been answered rightly."""
        return self.say("level-so-far", solved=self.session.solved, count=self.session.count)

    @property
    def labels(self) -> Mapping[str, str]:
        """What stands on those buttons that are there now, by name."""
        return dict(self._buttons())

    def _buttons(self) -> Iterator[tuple[str, str]]:
        session = self.session
        if session.marked is None:
            yield "answer", self.say("quiz-answer")
            if session.hints_left:
                yield "hint", self.hint_label
            else:
                yield "show", self.say("level-show")
        elif not session.is_done:
            yield "next", self.say("quiz-again" if session.comes_back else "level-next")
        else:
            yield "fresh", self.say(self.once_more)

    @property
    def headline(self) -> str:
        """The whole answer in one sentence, and how it went once all is done."""
        head = self.say("level-shown") if self.session.shown else super().headline
        return " ".join(filter(None, [head, self._coming, self.in_the_end]))

    @property
    def _coming(self) -> str:
        """That what was not answered rightly is asked once more, where something else comes before."""
        marked = self.session.marked
        later = marked is not None and not marked.right and not self.session.comes_back
        return self.say("level-comes-back") if later else ""

    @property
    def in_the_end(self) -> str:
        """How it went; empty as long as something is still to be answered."""
        raise NotImplementedError

    @property
    def under_table(self) -> str:
        """What is wrong with the answering, the hints, or the result; empty where there is nothing to say."""
        told = self.said() + (self.hints_given() if self.session.marked is None else [])
        return str(div(class_=SAID)[told]) if told else ""

    @property
    def one_after_the_other(self) -> str:
        """The result choice by choice; empty before the answer."""
        return str(fragment[self.one_by_one()])
