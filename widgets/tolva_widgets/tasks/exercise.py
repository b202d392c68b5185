"""A small exercise in a lesson: pick cards, answer, and be told why of each."""

from collections.abc import Callable, Mapping
from typing import Any

import traitlets
from htpy import fragment

from tolva_teach.games import FIRST_GAME
from tolva_teach.quiz.faults import SaidError, shown, told_in
from tolva_teach.quiz.tricks.exercises import TASKS, TrickTask
from tolva_teach.texts import check_language
from tolva_widgets.tasks.frame import TaskFrame
from tolva_widgets.tasks.question_panel import QuestionActions, QuestionPanel
from tolva_widgets.tasks.question_session import QuestionSession


class Exercise(QuestionActions, TaskFrame):
    """Asks something of a hand and a trick, marks the answer card by card, and lets one try again.

    >>> exercise = Exercise("HK H9 SA", trick="HJ", lang="en")
    >>> exercise.select("HK")
    >>> exercise.answer()
    >>> exercise.result.right
    True
    """

    in_repr = ("hand", "trick", "trump", "ask", "lang")

    panel: QuestionPanel

    hand = traitlets.Unicode(read_only=True)
    """The learner's cards, side by side."""
    trick = traitlets.Unicode(read_only=True)
    """What lies on the table, in the order played; the learner is next."""
    trump = traitlets.Unicode(None, allow_none=True, read_only=True)
    """The trump suit's letter, or None where no trump is set."""
    trump_by = traitlets.Int(None, allow_none=True, read_only=True)
    """The seat that set trump, 0 for the learner; None for the one that has trump's king or queen, else the next."""
    ask = traitlets.Enum(tuple(TASKS), default_value="may-play", read_only=True)
    """What is asked: which cards may be played (`may-play`), which of them beat the card that wins the trick so far
    (`beats`), or which card takes a whole trick (`takes`)."""
    game = traitlets.Unicode(FIRST_GAME.name, read_only=True)
    """The trick game whose cards these are, by name."""
    players = traitlets.Int(None, allow_none=True, read_only=True)
    """How many play it; None for as many as usual."""

    def __init__(
        self,
        hand: str = "",
        *,
        trick: str = "",
        trump: str | None = None,
        trump_by: int | None = None,
        ask: str = "may-play",
        game: str = FIRST_GAME.name,
        players: int | None = None,
        **traits: Any,
    ) -> None:
        """
        Args:
            hand: the learner's cards, as in `HK H9 SA`.
            trick: what lies on the table, in the order played.
            trump: the trump suit's letter, if trump is set.
            trump_by: the seat that set trump, 0 for the learner.
            ask: `may-play`, `beats` or `takes`.
            game: the trick game whose cards these are, by name.
            players: how many play it; None for as many as usual.
            traits: `lang`, and `layout`.

        Raises:
            ValueError: no such card, suit, question, game or language, a card twice, or a position that no deal comes
                to; the message says what is wrong.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        given: dict[str, Any] = {"hand": hand, "trick": trick, "trump": trump, "trump_by": trump_by}
        given |= {"game": game, "players": players}
        with told_in(lang):
            self.session: QuestionSession[TrickTask] = QuestionSession(_task_that_asks(ask)(**given))
        super().__init__(**traits)
        for name, value in {**given, "ask": ask}.items():
            self.set_trait(name, value)
        self._make_table()
        self.panel = QuestionPanel(self, lambda: self.session, label="exercise-try")
        self._set_up(after=[self.panel.logbook])
        self.show()

    # What a person does, and a program may do

    def again(self) -> None:
        """Lets go of the answer and of all cards."""
        self.panel.again()

    # What is shown

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        return {"answer": self.answer, "again": self.again}

    def _labels(self) -> Mapping[str, str]:
        name = "answer" if self.session.marked is None else "again"
        return {name: self.say(f"quiz-{name}")}

    def show_said(self) -> None:
        self._said.value = str(fragment[self.panel.under_table(""), self.panel.beside_table])


def _task_that_asks(ask: str) -> type[TrickTask]:
    if ask not in TASKS:
        raise SaidError("lesson-no-ask", ask=shown(ask), known=", ".join(TASKS))
    return TASKS[ask]
