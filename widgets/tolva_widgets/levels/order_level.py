"""A level of a lesson in which one puts cards or hands in order, the highest first."""

from collections.abc import Callable, Mapping
from typing import Any

from htpy import div, h3
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.quiz.faults import told_in
from tolva_teach.texts import check_language
from tolva_widgets.levels.order_session import OrderLevelSession
from tolva_widgets.levels.order_words import OrderLevelWords
from tolva_widgets.levels.session import check_level_name
from tolva_widgets.levels.starred import Starred
from tolva_widgets.replay import explanation
from tolva_widgets.review.logbook import Stopwatch, logbook
from tolva_widgets.table.typing import Around


class OrderLevel(Starred):
    """Has the learner put things in order, task after task; what was wrong comes back after all others.

    >>> level = OrderLevel("tolva.order", "tolva: HK H10 HA", lang="en")
    >>> for key in ("HA", "H10", "HK"):
    ...     level.choose(key)
    >>> level.answer()
    >>> level.session.stars
    3
    """

    style_sheets = (*Starred.style_sheets, "replay/explanation.css")
    in_repr = ("level", "lang")

    session: OrderLevelSession

    def __init__(self, level: str, *tasks: str, **traits: Any) -> None:
        """
        Args:
            level: its name among all levels, as in `tolva.tricks.order`.
            tasks: what is put in order, as `tolva_teach.quiz.orders` has it: `"tolva: HK H10 HA H9"`.
            traits: `lang`, and `layout`.

        Raises:
            ValueError: no name for a level, no such language, or nothing that could be put in order; the message says
                what is wrong.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        with told_in(lang):
            self.session = OrderLevelSession(tasks)
            check_level_name(level)
        super().__init__(**traits)
        self._watch = Stopwatch()
        self._make_parts(level)
        self._show()

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Puts a card or a hand in the next place, or takes it back."""
        if self.session.marked is None:
            self.session.choose(key)
            self._show()
            self._announce(self._words.told_of(key))

    def answer(self) -> None:
        """Marks the order."""
        if self.session.answer():
            self._show_marked()
        elif self.session.incomplete:
            self._show()
            self._announce(self._words.notice)
            self._bring_into_sight()

    def show_answer(self) -> None:
        """Shows the order, as for a wrong answer: it comes back."""
        if self.session.show_answer():
            self._show_marked()

    def still(self) -> str:
        """What is to be put in order, as before any answer."""
        table = picture.still(self.session.task.table(()), lang=self.lang, layout="tall", indices=self._indices)
        return str(div(".tolva-still")[Markup(self._heading.value), Markup(table.html)])

    # Its parts

    def _make_parts(self, level: str) -> None:
        self._logbook = logbook()
        self._make_frame([self._make_stars(level)], beneath=[self._told], after=[self._logbook])
        self.add_class(explanation.CLASS)
        self._table.around = self._around
        self._table.on_choose(self.choose)

    def _around(self) -> Around:
        """What there is for who types."""
        words = self._words
        return Around(question=words.asked, actions=[*self._actions()], answers="answer")

    @property
    def _does(self) -> Mapping[str, Callable[[], None]]:
        return {"answer": self.answer, "show": self.show_answer, **super()._does}

    # What is shown

    @property
    def _words(self) -> OrderLevelWords:
        return OrderLevelWords(self.session, self.lang)

    def _show(self) -> None:
        """Shows the session as it is now."""
        words, session = self._words, self.session
        task, answered = session.task, session.marked is not None
        self._watch.see(task)
        with self.hold_sync():
            self._told.value = words.under_table
            self._heading.value = str(h3[words.asked])
            self._show_buttons()
            self._table.show(
                task.table(session.placed, answered=answered),
                choices=[item.key for item in task.items if item.kind == "card"],
                called=words.called_on_table,
                phrases=words.phrases,
                marks=words.marks,
                mode="watch" if answered else "play",
                indices=self._indices,
            )
            self._show_stars()

    def _show_marked(self) -> None:
        self._logbook.note(self.session.noted(self._watch.seconds))
        self._show()
        self._announce(f"{self._words.headline} {self._words.order}")
        self._table.focus()
        self._bring_into_sight()

    def _translate(self) -> None:
        for part in (self._table, self._stars):
            part.lang = self.lang
        self._show()
