"""A level of a lesson: tasks in a row about one thing, with hints, and stars that the learner's browser keeps."""

from collections.abc import Sequence
from typing import Any

import traitlets

from tolva_teach.texts import check_language
from tolva_widgets import parts
from tolva_widgets.level_session import Given, LevelFault, LevelSession, check_level_name
from tolva_widgets.level_words import LevelWords
from tolva_widgets.posing_in_turn import PosingInTurn
from tolva_widgets.stars import Stars


class Level(PosingInTurn):
    """Asks its tasks one after the other; what is answered wrongly comes back after all others, until it sits.

    Three stars are for who makes no mistake and takes no hint, one for whoever comes to the end. Then one may go
    through it once more, with questions of the same kind that have not been asked here.

    >>> level = Level("tolva.follow", "tolva/must-play/2/1/1", rule="trick.follow", lang="en")
    >>> level.select(*level.session.task.answer)
    >>> level.answer()
    >>> level.session.stars
    3
    """

    style_sheets = (*PosingInTurn.style_sheets, "level.css")
    in_repr = ("level", "rule", "lang")

    level = traitlets.Unicode(read_only=True)
    """Its name among all levels, which stays for ever: the browser keeps the stars by it."""
    rule = traitlets.Unicode(None, allow_none=True, read_only=True)
    """What it is about, by the rule's id; None where it is about more."""
    session: LevelSession

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
        try:
            self.session = LevelSession(tasks, rule, only)
            name = check_level_name(level)
        except LevelFault as fault:
            raise ValueError(fault.sentence(lang)) from None
        super().__init__(**traits)
        self.set_trait("level", name)
        self.set_trait("rule", rule)
        self._stars = Stars(level=level, lang=self.lang, layout=parts.undecorated())
        self._stars.observe(lambda change: self._resume(change["new"]), "memory")
        self._make_told()
        self._make_parts(self._stars, beneath=[self._told])
        self.add_class("tolva-level")
        self._show()

    # What a person does, and a program may do

    def answer(self) -> None:
        """Marks what is picked."""
        super().answer()
        if self.session.stars is not None:
            self._stars.earn(self.session.stars)

    def fresh(self) -> None:
        """The level from its beginning, with fresh questions."""
        self.session.fresh()
        self._begin()

    def _resume(self, memory: str) -> None:
        """The browser says how far one was."""
        if memory == self.session.memory:
            return
        self.session.resume(memory)
        self._show()

    # What is shown

    @property
    def _words(self) -> LevelWords:
        return LevelWords(self.session, self.lang, self._indices)

    def _show(self) -> None:
        super()._show()
        with self._stars.hold_sync():
            self._stars.so_far, self._stars.memory = self._words.so_far, self.session.memory

    def _translate(self) -> None:
        self._stars.lang = self.lang
        super()._translate()
