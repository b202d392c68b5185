"""What is said of tasks one after the other, whatever they are: how far one is, hints, and what the buttons say."""

from collections.abc import Iterator, Mapping
from typing import Any, ClassVar

from htpy import Node, p, strong

from tolva_widgets.levels.in_turn import Turns


class HintWords:
    """Speaks of hints that are given one after the other."""

    session: Any
    """What gives them; it knows how many it has given, as `hinted`."""

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name."""
        raise NotImplementedError

    @property
    def hints(self) -> list[str]:
        """The hints given so far."""
        raise NotImplementedError

    @property
    def hint_label(self) -> str:
        """What stands on the button that gives the next one."""
        return self._hint_number(self.session.hinted + 1) if self.session.hinted else self.say("quiz-hint")

    def _hint_number(self, place: int) -> str:
        return self.say("quiz-hint-label", number=place)

    def hints_given(self) -> list[Node]:
        """The hints given so far, each with its number."""
        return [
            p(".tolva-answering-hint")[strong[self._hint_number(place)], " ", text]
            for place, text in enumerate(self.hints, start=1)
        ]


class TurnWords(HintWords):
    """Speaks of tasks in turn."""

    session: Turns[Any]

    once_more: ClassVar[str] = "level-fresh"
    """What stands on the button that goes through more of them, when all are done: a sentence's name."""

    @property
    def asked(self) -> str:
        """What is to be done."""
        raise NotImplementedError

    @property
    def heard_first(self) -> str:
        """What a screen reader says of a task that comes."""
        return self.asked

    @property
    def so_far(self) -> str:
        """How many of the tasks have been done rightly."""
        return self.say("level-so-far", solved=self.session.solved, count=self.session.count)

    @property
    def labels(self) -> Mapping[str, str]:
        """What stands on those buttons that are there now, by name."""
        return dict(self._to_go_on() if self.session.ended else self._to_do())

    def _to_do(self) -> Iterator[tuple[str, str]]:
        """The buttons before the end of a task."""
        raise NotImplementedError

    def _to_answer(self) -> Iterator[tuple[str, str]]:
        """The same where one answers when one has done, and may be shown the answer after the last hint."""
        yield "answer", self.say("quiz-answer")
        if self.session.hints_left:
            yield "hint", self.hint_label
        else:
            yield "show", self.say("level-show")

    def _to_go_on(self) -> Iterator[tuple[str, str]]:
        if self.session.is_done:
            yield "fresh", self.say(self.once_more)
        else:
            yield "next", self.say("quiz-again" if self.session.comes_back else "level-next")

    def went(self, head: str) -> str:
        """How a task went that has ended, and all of them, in one line.

        Args:
            head: how it went itself.
        """
        later = not self.session.well and not self.session.comes_back
        coming = self.say("level-comes-back") if later else ""
        return " ".join(filter(None, [head, coming, self.in_the_end]))

    @property
    def in_the_end(self) -> str:
        """How all of it went; empty as long as something is still to be done."""
        raise NotImplementedError


class StarWords(TurnWords):
    """Speaks of what a level has earned."""

    session: Any
    """A level's turns: it knows its `stars`."""

    @property
    def in_the_end(self) -> str:
        stars = self.session.stars
        return "" if stars is None else self.say("level-done", stars=stars)
