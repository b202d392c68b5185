"""The panel of a question: its answer is picked at the table, and marked choice by choice."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from htpy import Element, Node, fragment, h3, li, p, span, ul
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.quiz import MarkedAnswer
from tolva_widgets.review.logbook import Logbook
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.tasks.frame import TaskFrame
from tolva_widgets.tasks.hints import labels_to_answer
from tolva_widgets.tasks.panel import TaskPanel
from tolva_widgets.tasks.question_markup import QuestionMarkup
from tolva_widgets.tasks.question_session import QuestionSession
from tolva_widgets.tasks.question_table import QuestionTable
from tolva_widgets.tasks.question_words import QuestionWords


class QuestionPanel(QuestionTable, TaskPanel):
    """Shows a question, and has it answered."""

    def __init__(
        self,
        frame: TaskFrame,
        asked: Callable[[], QuestionSession[Any]],
        *,
        title: Element = h3,
        label: str = "",
        names_game: bool = False,
        logbook: Logbook | None = None,
    ) -> None:
        """
        Args:
            frame: what it stands in.
            asked: gives the question that is asked now.
            title: the heading's element.
            label: what stands over what is asked, in small letters; a sentence's name.
            names_game: whether the question's game stands there too: where one question is of another than the next.
            logbook: what notes the answers; without it the page's.
        """
        self.frame, self._asked, self._title, self._label = frame, asked, title, label
        self._names_game = names_game
        self._table = frame.table
        self.logbook = self._make_logbook(logbook)
        """What notes the answers. It has to be on the page."""
        self._table.on_choose(self._tell_why)
        self._listen_to_picks()

    @property
    def _question(self) -> QuestionSession[Any]:
        return self._asked()

    # What a person does, and a program may do

    def select(self, *choices: str) -> None:
        """Picks these and no others."""
        self._question.pick(choices)
        self._show_picked()

    def answer(self) -> None:
        """Marks what is picked."""
        if self._question.answer():
            self._show_marked()
        elif self._question.unpicked:
            self._show_said()
            self._announce(self._words.notice)
            self.frame.bring_into_sight()

    def show_answer(self) -> None:
        """Shows the answer, as for a wrong one."""
        if self._question.show_answer():
            self._show_marked()

    def again(self) -> None:
        """Lets go of the answer and of all cards."""
        self._question.again()
        self.frame.show()
        self._table.focus()

    def _show_marked(self) -> None:
        question = self._question
        if question.counts:
            if question.read_as and question.marked is not None:
                self.logbook.remember(question.read_as, right=question.marked.right)
            self._note()
        self.frame.show_done(self.frame.headline)

    def _tell_why(self, key: str) -> None:
        """A choice that is made after the answer says its reason once more, above the list of all of them; while the
        solution is held back, another choice is a new try."""
        if self._question.held and key not in self.selected:
            self.again()
            self.select(key)
        elif self._question.ask_why(key):
            self._show_said()
            self._announce(self._words.told)

    @property
    def does(self) -> Mapping[str, Callable[[], None]]:
        return {"retry": self.again, "answer": self.answer, "show": self.show_answer}

    def labels(self) -> Mapping[str, str]:
        if self._question.held:
            words = self._words
            return {"retry": words.say("quiz-again"), "show": words.say("level-show")}
        return labels_to_answer(self._question, self.frame.lang)

    def around(self, actions: Iterable[Action]) -> Around:
        return self._around_question(actions)

    # What is said and shown

    @property
    def _words(self) -> QuestionWords:
        return QuestionWords(self._question, self.frame.lang, self.frame.indices)

    @property
    def words(self) -> QuestionWords:
        return self._words

    @property
    def heard_first(self) -> str:
        words = self._words
        return f"{words.game}. {words.asked}" if self._names_game else words.asked

    @property
    def heading(self) -> Node:
        words = self._words
        label = span(".tolva-exercise-label")[words.say(self._label)] if self._label else None
        premises = p(".tolva-exercise-premises")[words.premises] if words.premises else None
        game = p(".tolva-exercise-game")[words.game] if self._names_game else None
        return fragment[game, premises, self._title[label, " " if label else None, words.asked_alone]]

    def under_table(self, headline: str) -> Sequence[Node]:
        markup = QuestionMarkup(self._words)
        hints = markup.hints_given() if self._question.marked is None or self._question.held else []
        mistake = markup.first_mistake() if headline or self._question.held else []
        return [*markup.said(headline), *mistake, *hints]

    @property
    def beside_table(self) -> Node:
        """The result choice by choice, the rules of what was wrong, and where the deal is changed; nothing before the
        answer."""
        markup = QuestionMarkup(self._words)
        return fragment[markup.one_by_one(), markup.rules_named(), markup.change()]

    def show_table(self) -> None:
        self._show_asked(self._question.task.table, self._words, indices=self.frame.indices)

    def still(self) -> str:
        """The table, and what could be done but with its cards, as before any answer."""
        frame = self.frame
        task = self._question.task
        table = picture.still(task.table, lang=frame.lang, layout="tall", names=task.names, indices=frame.indices)
        said = [li[words] for words in self._words.beside_cards]
        return str(fragment[Markup(table.html), ul[said] if said else None])

    def _take_picked(self, keys: Sequence[str]) -> None:
        if self.frame.has_task:
            super()._take_picked(keys)

    def _show_said(self) -> None:
        self.frame.show_said()

    def _announce(self, words: str) -> None:
        self.frame.announce(words)


class QuestionActions(TaskFrame):
    """What a program may do with a widget whose panel is a question's."""

    panel: QuestionPanel

    def select(self, *choices: str) -> None:
        """Picks these and no others."""
        if self.has_task:
            self.panel.select(*choices)

    def answer(self) -> None:
        """Marks what is picked."""
        if self.has_task:
            self.panel.answer()

    @property
    def selected(self) -> list[str]:
        """The keys of what is picked now."""
        return self.panel.selected if self.has_task else []

    @property
    def result(self) -> MarkedAnswer | None:
        """The marked answer; None before it."""
        return self.panel.result if self.has_task else None
