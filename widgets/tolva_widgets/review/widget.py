"""What is to be asked again today, asked with fresh cards, and a picture of what one knows."""

from collections.abc import Mapping, Sequence
from typing import Any

from htpy import Node, a, div, fragment, h2, p

from tolva_teach.review import History, can_be_asked, game_last_met
from tolva_widgets.base import parts
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.review.coming import coming, missed_questions
from tolva_widgets.review.knowledge import knowledge
from tolva_widgets.review.logbook import Logbook, Told
from tolva_widgets.review.session import ReviewSession, rules_anyway, rules_due, rules_wrong
from tolva_widgets.review.words import ReviewWords, none_due
from tolva_widgets.tasks.question_panel import QuestionActions, QuestionPanel
from tolva_widgets.tasks.queue_frame import QueueFrame


class Review(QuestionActions, QueueFrame):
    """Asks about the rules that are due, as the learner's browser remembers them; without a browser it asks nothing.

    >>> review = Review(lang="en")
    >>> review
    Review(lang='en') #…
    """

    style_sheets = (*QueueFrame.style_sheets, "review/review.css")
    in_repr = ("lang",)

    session: ReviewSession
    panel: QuestionPanel

    def __init__(self, **traits: Any) -> None:
        """
        Args:
            traits: `lang`, and `layout`.
        """
        super().__init__(**traits)
        self._book = Logbook(asks_for_all=True)
        self._told_book: Told | None = None
        self._kept: Mapping[str, History] = {}
        self._none, self._so_far, self._known = (parts.words() for _ in range(3))
        self._wrong, self._anyway = parts.button(primary=True), parts.button()
        self._make_table()
        self.panel = QuestionPanel(self, lambda: self.session.current, title=h2, names_game=True, logbook=self._book)
        self._set_up_told()
        self._set_up(
            [self._so_far],
            before=[parts.box("tolva-review-idle", self._none, self._wrong, self._anyway)],
            beneath=[self._told],
            after=[parts.box("tolva-review-known", self._known), self._book],
        )
        self.add_class("tolva-review")
        self._wrong.on_click(lambda _button: self.practise_wrong())
        self._anyway.on_click(lambda _button: self._practise(self._due))
        self._book.on_all(self._take)
        self._book.on_kept(self._take_kept)
        self._book.on_not_kept(self._take_not_kept)
        self._show_around()

    # What a person does, and a program may do

    def fresh(self) -> None:
        """What went wrong; where nothing did, what is still due; where nothing is, the weakest rules."""
        self._practise(self._went_wrong or self._due)

    def practise_wrong(self) -> None:
        """The rules that were answered wrongly last, and no others."""
        if wrong := self._went_wrong:
            self._practise(wrong)

    def _practise(self, rules: Sequence[str]) -> None:
        """Asks about these; where there are none, about the weakest rules of the game that one was at."""
        if self._told_book is None:
            return
        game = None if rules else self._game
        asked = rules or rules_anyway(self._told_book.histories, self._told_book.at, game)
        if asked:
            self._ask(asked, game)
            self._begin()

    def still(self) -> str:
        """That only the learner's browser knows what is due."""
        return str(div(".tolva-still")[p[self.say("review-still")]])

    # What the browser tells

    @property
    def _due(self) -> list[str]:
        book = self._told_book
        return rules_due(book.histories, book.day_ends, book.at) if book else []

    @property
    def _went_wrong(self) -> list[str]:
        book = self._told_book
        return rules_wrong(book.histories, book.at) if book else []

    @property
    def _game(self) -> str | None:
        """The game that the last question was about; before any, the one whose rules were answered last."""
        if self.has_task and self.session.current.task.game:
            return self.session.current.task.game
        book = self._told_book
        return game_last_met(book.histories, book.at) if book else None

    def _take(self, told: Told) -> None:
        """What the browser keeps: what is due of it is asked at once, unless one is in the midst of questions, or is
        offered first what went wrong."""
        self._told_book = told
        idle = not self.has_task or self.session.is_done
        if idle and not self._went_wrong and (due := self._due):
            self._ask(due)
        self._show_around()

    def _take_kept(self, kept: Told) -> None:
        """What is kept of the answer that has just been given."""
        if self._told_book is None:
            return
        self._kept = kept.histories
        self._told_book = kept._replace(histories={**self._told_book.histories, **kept.histories})
        self.show_said()
        self.bring_into_sight()  # a line has come, which the way on stands below
        self._known.value = knowledge(self._told_book, self.lang)

    def _take_not_kept(self) -> None:
        """What was answered is remembered as long as the page is open, and no longer."""
        if self._told_book is not None:
            self._told_book = self._told_book._replace(keeps=False)
            self.show_said()

    def _ask(self, rules: Sequence[str], game: str | None = None) -> None:
        if self._told_book is not None:
            self.session = ReviewSession(rules, self._told_book.histories, game)
            self._kept = {}
            self._show_around()
            self.show()

    # What is shown

    @property
    def has_task(self) -> bool:
        """Whether the browser has told of something to ask about."""
        return hasattr(self, "session")

    @property
    def _progress(self) -> ReviewWords:
        return ReviewWords(self.session, self.lang)

    def _more_told(self) -> Sequence[Node]:
        return self._progress.comes_again(self._kept, self._told_book) if self._told_book else []

    def show(self) -> None:
        if not self.has_task:
            return
        super().show()
        self._so_far.value = str(p(".tolva-review-so-far")[self._progress.so_far])

    def next(self) -> None:
        """The next rule."""
        self._kept = {}
        super().next()

    def _show_around(self) -> None:
        """What stands around the questions, or in their place."""
        book = self._told_book
        (self.add_class if self.has_task else self.remove_class)("tolva-review-asks")
        self._show_ways(book)
        if book is not None:
            after = fragment[missed_questions(book, self.lang), coming(book, self.lang)] if book.histories else None
            self._none.value = str(div[none_due(book, self.lang), self._way(book), after])
            self._known.value = knowledge(book, self.lang)

    def _show_ways(self, book: Told | None) -> None:
        """The buttons that lead to questions: what went wrong comes first."""
        wrong, due = len(self._went_wrong), len(self._due)
        self._wrong.description = self.say("review-wrong", count=wrong)
        self._wrong.layout.display = None if wrong else "none"
        key = "review-anyway" if not due else "review-due-one" if due == 1 else "review-due"
        self._anyway.description = self.say(key, count=due)
        self._anyway.button_style = "" if wrong else "primary"
        anyway = book is not None and any(map(can_be_asked, book.histories))
        self._anyway.layout.display = None if anyway else "none"

    def _way(self, book: Told) -> Node:
        """To the courses, for who has not begun any."""
        courses = Catalogue(site_here()).courses(self.lang)
        if book.histories or courses is None:
            return None
        return p[a(".tolva-review-begin", href=courses.href)[self.say("review-to-courses")]]

    def _translate(self) -> None:
        self._show_around()
        super()._translate()
