"""A task in a lesson whose answer is picked and marked: an exercise, a level, a review."""

from collections.abc import Sequence
from typing import ClassVar

import ipywidgets
from htpy import Element, Node, div, fragment, h3, li, p, span, ul
from markupsafe import Markup

from tolva_teach import picture
from tolva_widgets.answering.framed import Framed
from tolva_widgets.answering.widget import Asking
from tolva_widgets.answering.words import AnsweringWords
from tolva_widgets.review.logbook import Logbook


class Posing(Framed, Asking):
    """What all have in common that are answered so."""

    # What a person does, and a program may do

    def select(self, *choices: str) -> None:
        """Picks these and no others."""
        self.session.pick(choices)
        self._table.selected = self.selected

    def answer(self) -> None:
        """Marks what is picked."""
        if self.session.answer():
            self._note()
            self._show_marked()
        elif self.session.unpicked:
            self._show_said()
            self._announce(self._words.notice)
            self._bring_into_sight()

    def still(self) -> str:
        """The question, the table and what could be done but with its cards, as before any answer."""
        table = picture.still(self.session.task.table, lang=self.lang, layout="tall", indices=self._indices)
        said = [li[words] for words in self._words.beside_cards]
        return str(div(".tolva-still")[Markup(self._heading.value), Markup(table.html), ul[said] if said else None])

    # What each says itself

    _title: ClassVar[Element] = h3
    """The heading's element: a lesson has one of its own over each task."""
    _label = ""
    """What stands over what is asked, in small letters; a sentence's name."""

    # Parts

    def _make_parts(
        self,
        *above: ipywidgets.Widget,
        before: Sequence[ipywidgets.Widget] = (),
        beneath: Sequence[ipywidgets.Widget] = (),
        after: Sequence[ipywidgets.Widget] = (),
        logbook: Logbook | None = None,
    ) -> None:
        """
        Args:
            above: what else stands above what is asked.
            before: what else stands before all of it.
            beneath: what else stands between the table and the buttons.
            after: what else stands after what is said.
            logbook: what notes the answers; without it the page's.
        """
        self._make_frame(above, before=before, beneath=beneath, after=[*after, self._make_logbook(logbook)])
        self._table.on_choose(self._tell_why)
        self._listen_to_picks()

    # What is shown

    @property
    def _words(self) -> AnsweringWords:
        return AnsweringWords(self.session, self.lang, self._indices)

    def _show(self) -> None:
        """Shows the session as it is now."""
        words = self._words
        with self.hold_sync():
            self._show_said()  # first, for it is what one waits for after an answer
            self._heading.value = str(self._headed(words))
            self._show_buttons()
            self._show_asked(self.session.task.table, words, indices=self._indices)

    def _headed(self, words: AnsweringWords) -> Node:
        label = span(".tolva-exercise-label")[words.say(self._label)] if self._label else None
        premises = p(".tolva-exercise-premises")[words.premises] if words.premises else None
        return fragment[premises, self._title[label, " " if label else None, words.asked_alone]]

    def _show_said(self) -> None:
        words = self._words
        self._said.value = str(fragment[words.said(), words.one_by_one(), words.rules_named()])

    def _show_marked(self) -> None:
        """Shows the answer that has just been given."""
        self._show()
        self._announce(self._words.headline)
        self._table.focus()
        self._bring_into_sight()

    def _tell_why(self, key: str) -> None:
        """A choice that is made after the answer says its reason once more, above the list of all of them."""
        if self.session.ask_why(key):
            self._show_said()
            self._announce(self._words.told)

    def _translate(self) -> None:
        self._table.lang = self.lang
        self._show()
