"""A small exercise in a lesson: pick cards, answer, and be told why of each."""

from html import escape
from typing import Any

import ipywidgets
import traitlets

from tolva_teach.cards import Card
from tolva_teach.quiz import MarkedAnswer, mark
from tolva_teach.quiz.tricks.exercises import TASKS
from tolva_teach.texts import card_name, check_language
from tolva_widgets import chips, marked
from tolva_widgets.announcing import anew
from tolva_widgets.base import Composed
from tolva_widgets.card_table import CardTable
from tolva_widgets.settings import usual_indices


class Exercise(Composed):
    """Asks something of a hand and a trick, marks the answer card by card, and lets one try again.

    >>> exercise = Exercise("HK H9 SA", trick="HJ", lang="en")
    >>> exercise.select("HK")
    >>> exercise.answer()
    >>> exercise.result.right
    True
    """

    style_class = "tolva-exercise"
    style_sheets = ("chips.css", "must_play_quiz.css", "exercise.css")
    drawn_styles = chips.STYLES
    in_repr = ("hand", "trick", "trump", "ask", "lang")

    hand = traitlets.Unicode(read_only=True)
    """The learner's cards, side by side."""
    trick = traitlets.Unicode(read_only=True)
    """What lies on the table, in the order played; the learner is next."""
    trump = traitlets.Unicode(None, allow_none=True, read_only=True)
    """The trump suit's letter, or None where no trump is set."""
    ask = traitlets.Enum(tuple(TASKS), default_value="may-play", read_only=True)
    """What is asked: which cards may be played (`may-play`), which of them beat the card that wins the trick so far
    (`beats`), or which card takes a whole trick (`takes`)."""

    def __init__(
        self, hand: str = "", *, trick: str = "", trump: str | None = None, ask: str = "may-play", **traits: Any
    ) -> None:
        """
        Args:
            hand: the learner's cards, as in `HK H9 SA`.
            trick: what lies on the table, in the order played.
            trump: the trump suit's letter, if trump is set.
            ask: `may-play`, `beats` or `takes`.
            traits: `lang`, and `layout`.

        Raises:
            ValueError: no such card, suit, question or language, or a card twice; the message says what is wrong.
            TypeError: a keyword that is none of these.
        """
        check_language(traits.get("lang", "sv"))
        if ask not in TASKS:
            raise ValueError(f"ask must be one of {', '.join(TASKS)}, not {ask!r}")
        self._task = TASKS[ask](hand, trick=trick, trump=trump)
        self._answer: MarkedAnswer | None = None
        super().__init__(**traits)
        for name, value in {"hand": hand, "trick": trick, "trump": trump, "ask": ask}.items():
            self.set_trait(name, value)
        self.add_class("tolva-quiz")  # buttons and results look as in the quiz
        self._make_parts()
        self._show()

    @property
    def selected(self) -> list[Card]:
        """The cards that are picked now."""
        return list(self._table.selected)

    @property
    def result(self) -> MarkedAnswer | None:
        """The marked answer; None before it."""
        return self._answer

    # What a person does, and a program may do

    def select(self, *cards: Card) -> None:
        """Picks these cards and no others."""
        self._table.selected = list(cards)

    def answer(self) -> None:
        """Marks what is picked."""
        if self._answer is not None:
            return
        if not self._table.selected:
            notice = self.say(f"{self._task.spoken_as}-nothing-picked")
            self._said.value = f'<p class="tolva-quiz-notice">{escape(notice)}</p>'
            self._announce(notice)
            return
        self._answer = mark(self._task, self._table.selected)
        self._show()
        self._announce(self._headline(self._answer))
        self._table.focus()

    def again(self) -> None:
        """Lets go of the answer and of all cards."""
        self._answer = None
        self.select()
        self._show()
        self._table.focus()

    # Parts

    def _make_parts(self) -> None:
        self._heading, self._said = ipywidgets.HTML(), ipywidgets.HTML()
        self._table = CardTable(lang=self.lang)
        self._table.on_choose(self._tell_why)
        self._to_answer, self._to_try_again = ipywidgets.Button(button_style="primary"), ipywidgets.Button()
        self._to_answer.on_click(lambda _: self.answer())
        self._to_try_again.on_click(lambda _: self.again())
        buttons = ipywidgets.Box([self._to_answer, self._to_try_again])
        buttons.add_class("tolva-quiz-buttons")
        asked = ipywidgets.Box([self._heading, self._table, buttons])
        asked.add_class("tolva-exercise-asked")
        self.compose(asked, self._said)
        self.observe(self._translate, "lang")

    # What is shown

    def _show(self) -> None:
        answer, speaker = self._answer, self._task.speaker(self.lang)
        with self.hold_sync():
            label, asked = escape(self.say("exercise-try")), escape(self._task.ask(speaker))
            self._heading.value = f'<h3><span class="tolva-exercise-label">{label}</span> {asked}</h3>'
            self._show_buttons()
            self._table.show(
                self._task.table,
                choices=self._task.choices,
                selected=self.selected,
                marks={} if answer is None else marked.on_cards(answer, self._task, self.lang),
                mode="select" if answer is None else "play",
                indices=self._indices,
            )
            self._said.value = "" if answer is None else self._marked(answer)

    def _show_buttons(self) -> None:
        for button, name, there in (
            (self._to_answer, "answer", self._answer is None),
            (self._to_try_again, "again", self._answer is not None),
        ):
            button.description = self.say(f"quiz-{name}")
            button.layout.display = None if there else "none"

    def _marked(self, answer: MarkedAnswer) -> str:
        kind = "yes" if answer.right else "no"
        head = f'<p class="tolva-quiz-head tolva-quiz-head-{kind}">{escape(self._headline(answer))}</p>'
        return head + marked.card_by_card(answer, self._task, self.lang, self._indices)

    def _headline(self, answer: MarkedAnswer) -> str:
        return marked.headline(answer, self.lang, self._task.spoken_as)

    @property
    def _indices(self) -> str:
        return usual_indices(self.lang)

    def _tell_why(self, card: Card) -> None:
        """A card that is chosen after the answer says its reason once more."""
        name, why = card_name(card, self.lang), self._task.why(card, self._task.speaker(self.lang))
        self._announce(f"{name[:1].upper()}{name[1:]}: {why}")

    def _announce(self, words: str) -> None:
        self._table.announcement = anew(words, self._table.announcement)

    def _translate(self, _change: Any) -> None:
        self._table.lang = self.lang
        self._show()
