"""The panel of things to put in order: what is chosen takes the next place."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from htpy import Node, h3

from tolva_teach import picture
from tolva_widgets.levels.order.task import OrderAttempt
from tolva_widgets.levels.order.words import OrderWords
from tolva_widgets.replay import explanation
from tolva_widgets.review.logbook import Stopwatch, logbook
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.tasks.frame import TaskFrame
from tolva_widgets.tasks.hints import labels_to_answer
from tolva_widgets.tasks.panel import TaskPanel


class OrderPanel(TaskPanel):
    """Shows things to put in order, and has them placed."""

    classes = (explanation.CLASS,)

    def __init__(self, frame: TaskFrame, current: Callable[[], OrderAttempt]) -> None:
        """
        Args:
            frame: what it stands in.
            current: gives the attempt that one makes now.
        """
        self.frame, self._current = frame, current
        self.logbook = logbook()
        """What notes the answers. It has to be on the page."""
        self._watch = Stopwatch()
        frame.table.on_choose(self.choose)

    @property
    def words(self) -> OrderWords:
        return OrderWords(self._current(), self.frame.lang)

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Puts a card or a hand in the next place, or takes it back."""
        attempt = self._current()
        if attempt.marked is None:
            attempt.choose(key)
            self.frame.show()
            self.frame.announce(self.words.told_of(key))

    def answer(self) -> None:
        """Marks the order."""
        attempt = self._current()
        if attempt.answer():
            self._show_marked()
        elif attempt.incomplete:
            self.frame.show()
            self.frame.announce(self.words.notice)
            self.frame.bring_into_sight()

    def show_answer(self) -> None:
        """Shows the order, as for a wrong answer."""
        if self._current().show_answer():
            self._show_marked()

    def _show_marked(self) -> None:
        self.logbook.note(self._current().noted(self._watch.seconds))
        self.frame.show_done(f"{self.frame.headline} {self.words.order}")

    @property
    def does(self) -> Mapping[str, Callable[[], None]]:
        return {"answer": self.answer, "show": self.show_answer}

    def labels(self) -> Mapping[str, str]:
        return labels_to_answer(self._current(), self.frame.lang)

    def around(self, actions: Iterable[Action]) -> Around:
        return Around(question=self.words.asked, actions=[*actions], answers="answer")

    # What is said and shown

    @property
    def heard_first(self) -> str:
        return self.words.asked

    @property
    def heading(self) -> Node:
        return h3[self.words.asked]

    def under_table(self, headline: str) -> Sequence[Node]:
        return self.words.under_table(headline)

    @property
    def beside_table(self) -> Node:
        return None

    def show_table(self) -> None:
        words, attempt = self.words, self._current()
        task, answered = attempt.task, attempt.ended
        self._watch.see(attempt)
        self.frame.table.show(
            task.table(attempt.placed, answered=answered),
            choices=[item.key for item in task.items if item.kind == "card"],
            called=words.called_on_table,
            phrases=words.phrases,
            names=list(task.names),
            marks=words.marks,
            mode="watch" if answered else "play",
            indices=self.frame.indices,
        )

    def still(self) -> str:
        task, frame = self._current().task, self.frame
        table, names = task.table(()), task.names
        return str(picture.still(table, lang=frame.lang, layout="tall", names=names, indices=frame.indices).html)
