"""What is said of tasks one after the other, whatever they are: how far one is, and how one goes on."""

from dataclasses import dataclass
from typing import Any, ClassVar

from tolva_teach.texts import sentence
from tolva_widgets.tasks.queue import TaskQueue


@dataclass(frozen=True)
class QueueWords:
    """Speaks of it as it is now, in a language."""

    session: TaskQueue[Any, Any]
    lang: str

    once_more: ClassVar[str] = "level-fresh"
    """What stands on the button that goes through more of them, when all are done: a sentence's name."""

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence of this name."""
        return sentence(self.lang, key, None, **facts)

    @property
    def so_far(self) -> str:
        """How many of the tasks have been done rightly."""
        return self.say("level-so-far", solved=self.session.solved, count=self.session.count)

    @property
    def labels(self) -> dict[str, str]:
        """What stands on the button that is there after the end of a task, by its name."""
        if self.session.is_done:
            return {"fresh": self.say(self.once_more)}
        return {"next": self.say("quiz-again" if self.session.comes_back else "level-next")}

    def headline(self, went: str) -> str:
        """How a task went that has ended, and all of them, in one line.

        Args:
            went: how it went itself.
        """
        later = not self.session.current.right and not self.session.comes_back
        coming = self.say(self.coming_back) if later else ""
        return " ".join(filter(None, [went, coming, self.in_the_end]))

    @property
    def coming_back(self) -> str:
        """What is said of a task that comes back after others: a sentence's name."""
        return "level-comes-back"

    @property
    def in_the_end(self) -> str:
        """How all of it went; empty as long as something is still to be done."""
        raise NotImplementedError
