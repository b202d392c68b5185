"""What a level says: how far one is, its buttons, hints, and what it has earned."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from htpy import div, fragment

from tolva_widgets.answering_words import SAID, AnsweringWords
from tolva_widgets.level_session import LevelSession


@dataclass(frozen=True)
class LevelWords(AnsweringWords):
    """Speaks of a level as it is now, in a language."""

    session: LevelSession

    @property
    def so_far(self) -> str:
        """How many of its tasks have been answered rightly."""
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
        elif session.stars is None:
            yield "next", self.say("quiz-again" if session.comes_back else "level-next")
        else:
            yield "fresh", self.say("level-fresh")

    @property
    def headline(self) -> str:
        """The whole answer in one sentence, and what the level has earned once it is done."""
        head = self.say("level-shown") if self.session.shown else super().headline
        return " ".join(filter(None, [head, self._coming, self.earned]))

    @property
    def _coming(self) -> str:
        """That what was not answered rightly is asked once more, where something else comes before."""
        marked = self.session.marked
        later = marked is not None and not marked.right and not self.session.comes_back
        return self.say("level-comes-back") if later else ""

    @property
    def earned(self) -> str:
        """What the level has earned; empty as long as something is still to be answered."""
        stars = self.session.stars
        return "" if stars is None else self.say("level-done", stars=stars)

    @property
    def under_table(self) -> str:
        """What is wrong with the answering, the hints, or the result; empty where there is nothing to say."""
        told = self.said() + (self.hints_given() if self.session.marked is None else [])
        return str(div(class_=SAID)[told]) if told else ""

    @property
    def one_after_the_other(self) -> str:
        """The result choice by choice; empty before the answer."""
        return str(fragment[self.one_by_one()])
