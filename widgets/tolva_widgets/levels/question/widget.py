"""A level of a lesson: tasks in a row about one thing, with hints, and stars that the learner's browser keeps."""

from collections.abc import Sequence
from itertools import count
from typing import TYPE_CHECKING, Any

import traitlets

from tolva_teach.quiz.faults import told_in
from tolva_teach.texts import check_language
from tolva_widgets.levels.faults import check_level_name
from tolva_widgets.levels.question.task import Given, LevelQuestion, QuestionSource
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.levels.widget import LevelFrame
from tolva_widgets.tasks.question_panel import QuestionActions, QuestionPanel
from tolva_widgets.tasks.queue_frame import TOLD_PLACE

if TYPE_CHECKING:
    from tolva_widgets.levels.question.homework import LevelHomework

_places = count()
"""A lesson's levels are made in the order in which they stand there."""


class Level(QuestionActions, LevelFrame):
    """Asks its tasks one after the other; what is answered wrongly may be tried again at once, and comes back after all
    others, until it sits.

    Three stars are for who makes no mistake and takes no hint, one for whoever comes to the end. Then one may go
    through it once more, with questions of the same kind that have not been asked here.

    >>> level = Level("tolva.follow", "tolva/must-play/1/1/9", rule="trick.follow", lang="en")
    >>> level.select(*level.session.current.task.answer)
    >>> level.answer()
    >>> level.session.stars
    3
    """

    in_repr = ("level", "rule", "lang")

    rule = traitlets.Unicode(None, allow_none=True, read_only=True)
    """What it is about, by the rule's id; None where it is about more."""
    session: LevelSession[LevelQuestion]
    panel: QuestionPanel

    def __init__(
        self, level: str, *tasks: Given, rule: str | None = None, only: Sequence[str] = (), **traits: Any
    ) -> None:
        """
        Args:
            level: its name among all levels, as in `tolva.melding-1`.
            tasks: what is asked, in this order: questions by their names, as in `tolva/may-do/1/1/7`, or tasks that are
                written out (`tolva_teach.quiz.tricks.MayPlay`).
            rule: what it is about, by the rule's id. Each question has to be, and fresh ones will be too.
            only: the decisions that are offered, by their verbs, as in `["meld", "play"]`: a lesson leaves out what it
                has not come to yet. Without it, all that the questions offer.
            traits: `lang`, and `layout`.

        Raises:
            ValueError: no name for a level, no such question, rule or language, or a question that is not about the
                rule; the message says in the level's language what is wrong.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        with told_in(lang):
            self._source = QuestionSource(tasks, rule, only)
            self.session = LevelSession(self._source)
            check_level_name(level)
        super().__init__(**traits)
        self.set_trait("rule", rule)
        self._make_table()
        self.panel = QuestionPanel(self, lambda: self.session.current)
        self._homework: LevelHomework | None = None
        self._place = next(_places)
        self._set_up_level(level, self.panel.logbook)
        self._stars.on_print(self._printed)
        self._stars.on_handed_out(self._begin_homework)

    # As homework

    def _begin_homework(self, whole_lesson: bool, kept: str) -> None:
        """The page's address says that the level is homework."""
        if self._homework is not None or not self._source.asked:
            return
        # With all that makes a receipt, for the few who need it.
        from tolva_widgets.levels.question.homework import LevelHomework
        from tolva_widgets.levels.question.homework_view import HandedOutLevel, homework_here

        self._homework = LevelHomework(self.session, self._source.asked, kept)
        super().show()  # before it is told of: who is told may press, and the homework may have begun the level anew
        level = HandedOutLevel(self._place, self, self._homework, self.show)
        homework_here(self.lang).add(level, whole_lesson=whole_lesson)
        self._see_homework(self._homework)

    def show(self) -> None:
        super().show()
        if self._homework is not None:
            self._see_homework(self._homework)

    def _see_homework(self, homework: "LevelHomework") -> None:
        """Notes what was answered, and has it kept."""
        from tolva_widgets.levels.question.homework_view import homework_here

        if homework.see() or not homework.answers:
            self._stars.keep_answers(homework.kept)
        homework_here(self.lang).show()

    # What a person does, and a program may do

    def show_answer(self) -> None:
        """Shows the answer, as for a wrong one: it comes back."""
        self.panel.show_answer()

    def _move_focus(self) -> None:
        if self.session.current.held:
            self.table.move_focus(self.style_class, TOLD_PLACE)
        else:
            super()._move_focus()

    def _printed(self) -> str:
        """All its questions as they were given, and their answers, on sheets to print."""
        from tolva_widgets.handouts.from_page import printed_plain  # few print, and what draws the sheets is large

        return printed_plain(self._source.tasks(), self.lang)

    @property
    def _printing(self) -> tuple[str, str]:
        words, count = self._progress, self.session.count
        return (words.say("level-print"), words.say("level-on-paper", count=count)) if count > 1 else ("", "")
