"""A question at a table, of a quiz or a panel: what is picked there, how that was marked, and how well one knew it."""

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from typing import Any

from tolva_teach.quiz import MarkedAnswer, Narrowed
from tolva_teach.review import grades_of
from tolva_teach.rules.table import Table
from tolva_widgets.review.logbook import Logbook, Stopwatch, logbook
from tolva_widgets.review.seal_key import has_key
from tolva_widgets.table.decisions import cards_in
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.table.widget import CardTable
from tolva_widgets.tasks.question_session import QuestionSession
from tolva_widgets.tasks.question_words import QuestionWords


class QuestionTable:
    """What a quiz and a panel have in common whose question is answered at a table."""

    _table: CardTable

    @property
    def _question(self) -> QuestionSession[Any]:
        """What is asked, picked and marked, without the widgets."""
        raise NotImplementedError

    @property
    def selected(self) -> list[str]:
        """The keys of what is picked now."""
        return [choice.key for choice in self._question.picked]

    @property
    def result(self) -> MarkedAnswer | None:
        """The marked answer; None before it."""
        return self._question.marked

    @property
    def _words(self) -> QuestionWords:
        raise NotImplementedError

    def _show_said(self) -> None:
        """Shows what is said of the answering."""
        raise NotImplementedError

    def _show_picked(self) -> None:
        """Shows what is picked now."""
        self._table.selected = self.selected
        self._show_said()

    def _show_asked(self, table: Table, words: QuestionWords, **looks: Any) -> None:
        """Shows the table, what can be picked at it, and what is marked.

        Args:
            table: what is shown.
            words: of the session as it is now.
            looks: the table's other traits.
        """
        self._watch.see(self._question.task)
        marked, single = self._question.marked is not None, self._question.task.single
        self._table.show(
            table,
            choices=words.pieces,
            called=words.called_on_table,
            alike=self._question.task.alike,
            phrases=words.phrases,
            selected=self.selected,
            marks=words.on_table,
            names=list(self._question.task.names),
            mode="play" if marked else "one" if single else "select",
            **looks,
        )

    def _around_question(self, actions: Iterable[Action]) -> Around:
        """What there is for who types: the question, what choices are called, and what the buttons do."""
        words = self._words
        choices = self._question.task.choices
        return Around(
            question=words.asked,
            actions=tuple(actions),
            called={choice.key: words.called(choice) for choice in choices},
            cards={choice.key: cards_in(choice.value) for choice in choices if choice.kind == "set"},
            answers="answer",
        )

    # How well one knew it

    def _make_logbook(self, kept: Logbook | None = None) -> Logbook:
        """What the widget notes its answers in: the page's, where it has none of its own. It has to be on the page."""
        self._logbook, self._watch = kept or logbook(), Stopwatch()
        return self._logbook

    def _note(self) -> None:
        """Notes the answer that has just been marked."""
        session = self._question
        if session.marked is not None:
            if session.read_as:
                only = session.task.verbs if isinstance(session.task, Narrowed) else ()
                picked = [choice.key for choice in session.picked]
                self._logbook.tell(session.read_as, picked, only, self._seal(session.read_as, session.marked, only))
            self._logbook.note(grades_of(session.marked, hinted=session.hinted > 0, seconds=self._watch.seconds))

    def _seal(self, name: str, marked: MarkedAnswer, only: Collection[str]) -> str:
        """What the answer is worth, for the server of a class; empty where that is to see for itself."""
        if not has_key():
            return ""
        from tolva_teach.quiz.judged import NotAskedOrOfferedError, judged_of  # of a class alone
        from tolva_widgets.review.seal import seal

        with suppress(NotAskedOrOfferedError):
            return seal(judged_of(name, self._question.task, marked), only)
        return ""

    def _listen_to_picks(self) -> None:
        self._table.observe(lambda change: self._take_picked(change["new"]), "selected")

    def _take_picked(self, keys: Sequence[str]) -> None:
        """Something has been picked or let go of at the table."""
        refused, had = self._question.unpicked, self._question.picked
        self._question.pick(keys)
        if self._question.unpicked != refused:
            self._show_said()
        if had and not self._question.picked:  # a key lets go of all at once, whichever card has the focus
            self._announce(self._words.picked)

    def _announce(self, words: str) -> None:
        self._table.announce(words)
