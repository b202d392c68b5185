"""A task in a lesson: what is asked, a table, buttons, and beside it what is said of the answer."""

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

import ipywidgets
from htpy import Element, Node, div, fragment, h3, li, p, span, ul
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.picture.faces import usual_indices
from tolva_widgets import answering_words, chips, parts
from tolva_widgets.answering_words import AnsweringWords
from tolva_widgets.asking import Asking
from tolva_widgets.card_table import CardTable
from tolva_widgets.logbook import Logbook


class Posing(Asking):
    """What exercises and levels have in common. Which buttons there are, and when, each says itself."""

    style_class = "tolva-exercise"
    style_sheets: ClassVar[tuple[str, ...]] = ("chips.css", "answering.css", "exercise.css")
    drawn_styles = chips.STYLES

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
        """The question, the table and what could be said, as before any answer."""
        table = picture.still(self.session.task.table, lang=self.lang, layout="tall", indices=self._indices)
        said = [li[phrase["label"]] for phrase in self._words.phrases]
        return str(div(".tolva-still")[Markup(self._heading.value), Markup(table.html), ul[said] if said else None])

    # What each says itself

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        """What each button does, by name, in the order in which they stand."""
        raise NotImplementedError

    def _labels(self) -> Mapping[str, str]:
        """What stands on those buttons that are there now, by name."""
        raise NotImplementedError

    _title: ClassVar[Element] = h3
    """The heading's element: a lesson has one of its own over each task."""
    _label = ""
    """What stands over what is asked, in small letters; a sentence's name."""
    _read_first = ""
    """The class of what is to be in sight after an answer where not all of it can be."""

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
        self._heading, self._said = parts.words(), parts.words()
        self._table = CardTable(lang=self.lang, layout=parts.undecorated())
        self._table.on_choose(self._tell_why)
        self._listen_to_picks()
        self._buttons = {name: parts.button(primary=name in ("answer", "next")) for name in self._does}
        for name, do in self._does.items():
            self._buttons[name].on_click(lambda _button, do=do: do())
        row = parts.box("tolva-exercise-buttons", *self._buttons.values())
        self._asked = parts.box("tolva-exercise-asked", *above, self._heading, self._table, *beneath, row)
        self.add_class(answering_words.CLASS)
        self.compose(*before, self._asked, self._said, *after, self._make_logbook(logbook))
        self.observe(lambda _: self._translate(), "lang")

    # What is shown

    @property
    def _words(self) -> AnsweringWords:
        return AnsweringWords(self.session, self.lang, self._indices)

    @property
    def _indices(self) -> str:
        return usual_indices(self.lang)

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

    def _show_buttons(self) -> None:
        labels = self._labels()
        for name, button in self._buttons.items():
            button.description = labels.get(name, button.description)
            button.layout.display = None if name in labels else "none"

    def _show_said(self) -> None:
        words = self._words
        self._said.value = str(fragment[words.said(), words.one_by_one()])

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

    def _bring_into_sight(self) -> None:
        """What is said stands below the button, or beside the table: whoever answers sees it, and the table."""
        self._table.bring_into_sight(self.style_class, self._read_first)

    def _translate(self) -> None:
        self._table.lang = self.lang
        self._show()
