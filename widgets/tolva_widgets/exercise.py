"""A small exercise in a lesson: pick cards, answer, and be told why of each."""

from typing import Any

import traitlets
from htpy import div, fragment, h3, span
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.picture.faces import usual_indices
from tolva_teach.quiz.tricks.exercises import TASKS, TrickTask
from tolva_teach.texts import check_language
from tolva_widgets import answering_words, chips, parts
from tolva_widgets.answering import Answering
from tolva_widgets.answering_words import AnsweringWords
from tolva_widgets.asking import Asking
from tolva_widgets.card_table import CardTable


class Exercise(Asking):
    """Asks something of a hand and a trick, marks the answer card by card, and lets one try again.

    >>> exercise = Exercise("HK H9 SA", trick="HJ", lang="en")
    >>> exercise.select("HK")
    >>> exercise.answer()
    >>> exercise.result.right
    True
    """

    style_class = "tolva-exercise"
    style_sheets = ("chips.css", "answering.css", "exercise.css")
    drawn_styles = chips.STYLES
    in_repr = ("hand", "trick", "trump", "ask", "lang")

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

    def __init__(
        self,
        hand: str = "",
        *,
        trick: str = "",
        trump: str | None = None,
        trump_by: int | None = None,
        ask: str = "may-play",
        **traits: Any,
    ) -> None:
        """
        Args:
            hand: the learner's cards, as in `HK H9 SA`.
            trick: what lies on the table, in the order played.
            trump: the trump suit's letter, if trump is set.
            trump_by: the seat that set trump, 0 for the learner.
            ask: `may-play`, `beats` or `takes`.
            traits: `lang`, and `layout`.

        Raises:
            ValueError: no such card, suit, question or language, a card twice, or a position that no deal comes to; the
                message says what is wrong.
            TypeError: a keyword that is none of these.
        """
        check_language(traits.get("lang", "sv"))
        if ask not in TASKS:
            raise ValueError(f"ask must be one of {', '.join(TASKS)}, not {ask!r}")
        self.session: Answering[TrickTask] = Answering(TASKS[ask](hand, trick=trick, trump=trump, trump_by=trump_by))
        super().__init__(**traits)
        given = {"hand": hand, "trick": trick, "trump": trump, "trump_by": trump_by, "ask": ask}
        for name, value in given.items():
            self.set_trait(name, value)
        self._make_parts()
        self._show()

    # What a person does, and a program may do

    def select(self, *cards: str) -> None:
        """Picks these cards and no others."""
        self.session.pick(cards)
        self._table.selected = self.selected

    def answer(self) -> None:
        """Marks what is picked."""
        if self.session.answer():
            self._show()
            self._announce(self._words.headline)
            self._table.focus()
        elif self.session.unpicked:
            self._show_said()
            self._announce(self._words.notice)

    def again(self) -> None:
        """Lets go of the answer and of all cards."""
        self.session.again()
        self._show()
        self._table.focus()

    # Parts

    def _make_parts(self) -> None:
        self._heading, self._said = parts.words(), parts.words()
        self._table = CardTable(lang=self.lang, layout=parts.undecorated())
        self._table.on_choose(self._tell_why)
        self._listen_to_picks()
        self._to_answer, self._to_try_again = parts.button(primary=True), parts.button()
        self._to_answer.on_click(lambda _: self.answer())
        self._to_try_again.on_click(lambda _: self.again())
        buttons = parts.box("tolva-exercise-buttons", self._to_answer, self._to_try_again)
        asked = parts.box("tolva-exercise-asked", self._heading, self._table, buttons)
        self.add_class(answering_words.CLASS)
        self.compose(asked, self._said)
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
            label = span(".tolva-exercise-label")[words.say("exercise-try")]
            self._heading.value = str(h3[label, " ", words.asked])
            self._show_buttons(words)
            self._table.show(
                self.session.task.table,
                choices=words.pieces,
                phrases=words.phrases,
                selected=self.selected,
                marks=words.on_table,
                mode="select" if self.session.marked is None else "play",
                indices=self._indices,
            )
            self._show_said()

    def still(self) -> str:
        """The question and the table."""
        table = picture.still(self.session.task.table, lang=self.lang, layout="tall", indices=self._indices)
        return str(div(".tolva-still")[Markup(self._heading.value), Markup(table.html)])

    def _show_buttons(self, words: AnsweringWords) -> None:
        answered = self.session.marked is not None
        for button, name, there in (
            (self._to_answer, "answer", not answered),
            (self._to_try_again, "again", answered),
        ):
            button.description = words.say(f"quiz-{name}")
            button.layout.display = None if there else "none"

    def _show_said(self) -> None:
        words = self._words
        self._said.value = str(fragment[words.said(), words.one_by_one()])

    def _tell_why(self, key: str) -> None:
        """A card that is chosen after the answer says its reason once more, above the list of all of them."""
        if self.session.ask_why(key):
            self._show_said()
            self._announce(self._words.told)

    def _translate(self) -> None:
        self._table.lang = self.lang
        self._show()
