"""A quiz: questions about a game, marked choice by choice, every choice told why or why not."""

from collections.abc import Callable, Mapping
from typing import Any

import traitlets
from htpy import div, h3, li, p, ul
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.games import FIRST_GAME
from tolva_teach.games import game as game_of
from tolva_teach.play.profile import called_by
from tolva_teach.quiz import Family, QuestionName, UnknownQuestionError
from tolva_teach.texts import check_language
from tolva_widgets.base import chips
from tolva_widgets.base.widget import Composed
from tolva_widgets.page import settings
from tolva_widgets.page.house_rules.house import House
from tolva_widgets.page.settings import Settings
from tolva_widgets.quiz.first_question import at_position, numbered, said_in
from tolva_widgets.quiz.frame import QuizFrame
from tolva_widgets.quiz.page import QuizPage
from tolva_widgets.quiz.row_words import RESULT, RowWords
from tolva_widgets.quiz.score import Score
from tolva_widgets.quiz.session import QuizSession
from tolva_widgets.quiz.words import QuizWords
from tolva_widgets.replay.sources import Source
from tolva_widgets.tasks import question_words
from tolva_widgets.tasks.question_table import QuestionTable
from tolva_widgets.tasks.question_words import SAID

RULES = "tolva-quiz-more"
"""The class of the row whose button shows the rules, which come right below it."""


class Quiz(Settings, QuestionTable, Composed):
    """Asks questions about a game, marks the answers and says why. What it asks and counts is in its `session`.

    From difficulty 1 (small hands, the commonest situations) to the hardest (what tempts whoever knows half of the
    rule).

    >>> quiz = Quiz("tolva", family="must-play", seed=29, lang="en")
    >>> quiz.select("S9")
    >>> quiz.answer()
    >>> [choice.choice for choice in quiz.result.choices if not choice.right]
    ['S7']
    """

    style_class = "tolva-quiz"
    style_sheets = (
        "base/chips.css",
        "page/house_rules/house.css",
        "tasks/question.css",
        "quiz/quiz.css",
        "table/card_order.css",
    )
    wants_room = True
    drawn_styles = chips.STYLES
    in_repr = ("seed", "difficulty", "right", "answered", "lang")

    session: QuizSession
    """What it asks and counts, without the widgets."""

    seed = traitlets.Int(1)
    """The question's number, from 0 to 999999999: the same number gives the same question."""
    difficulty = traitlets.Int(1)
    """From the easiest, 1, to the family's hardest."""
    right = traitlets.Int(0)
    """How many questions have been answered rightly at the first try."""
    answered = traitlets.Int(0)
    """How many questions have been answered, each counted once."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells the question, and is told it: for the one quiz of a page. A page that is opened
    without a seed in its address draws one. The browser's tab keeps the result so far, in every language."""

    def __init__(
        self,
        game: str = FIRST_GAME.name,
        *,
        players: int | None = None,
        family: str | Family[Any] | None = None,
        seed: int | None = None,
        difficulty: int = 1,
        record: Source | None = None,
        options: Mapping[str, Any] | None = None,
        **traits: Any,
    ) -> None:
        """
        Args:
            game: the game that is asked about, by name; on its page one may go to any other.
            players: for how many; None for as many as usual.
            family: which sort of question, by its name (`must-play`); None is the game's first. A family of your own is
                given itself, and knows its game.
            seed: the question's number; None draws one.
            difficulty: from 1.
            record: a record that stops in the middle of a deal, as `DealReplay` takes it: the first question is about
                that position; what else is given of game, players, seed and difficulty does not matter then, and
                `family` is what is asked there.
            options: the house rules that are asked by, as a mapping or a `Profile`, which has a name for them; a
                question that cannot be asked by them is asked by the book, and says so. A record has its own.
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: a game, number of players, option, family, seed, difficulty or language that there is not; the
                message says which there are, or why nothing can be asked about the record.
            RecordFault: what is there is no record, or it is too long for a link.
            OSError: the record's file cannot be read.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        with said_in(lang):
            asked, name = (
                numbered(game, players, family, seed, difficulty)
                if record is None
                else at_position(record, family, lang)
            )
            rules = game_of(asked.game, asked.players, options or {})
            score = Score(traits.get("right", 0), traits.get("answered", 0))
            self.session = QuizSession(asked, name, score, rules.variants, is_chosen=family is not None)
        self._house = House(rules, called_by(options))
        super().__init__(**traits, **_traits_of(self.session.name))
        self._frame = QuizFrame(self.lang, self._does(), lambda row: self._ask(lambda: self.session.go_through(row)))
        self._table = self._frame.table
        self._page = QuizPage(
            self, self._frame, lambda: self._words, self._show, ours=self.in_address, go=self.go, go_to=self.go_to
        )
        self.add_class(question_words.CLASS)
        self.compose(self._frame.grid, self._make_logbook())
        self._wire()
        self._show()

    @property
    def _question(self) -> QuizSession:
        return self.session

    # What a person does, and a program may do

    def select(self, *choices: str) -> None:
        """Picks these and no others."""
        self.session.pick(choices)
        self._show_picked()

    def undo(self) -> None:
        """Takes back the last picking or letting go."""
        self.session.undo()
        self._show_picked()
        self._announce(self._words.picked)

    def clear(self) -> None:
        """Lets go of everything; it can be undone."""
        self.select()
        self._announce(self._words.picked)

    def hint(self) -> None:
        """Gives the next hint; a family's questions have as many as each other."""
        if not self.session.hint():
            return
        self._show()
        self._announce(self._words.hints[-1])
        self._frame.bring_into_sight(SAID)
        if not self.session.hints_left:
            self._frame.page.move_focus(SAID)

    def answer(self) -> None:
        """Marks what is picked. The first answer to a question counts in the result so far."""
        if self.session.answer():
            self._note()
            self._show()
            self._announce(self._words.headline)
            self._frame.bring_into_sight(SAID)
            self._frame.page.move_focus(SAID)
        elif self.session.unpicked:
            self._show_said()
            self._announce(self._words.notice)
            self._frame.bring_into_sight(SAID)

    def again(self) -> None:
        """The same question once more; it does not count again."""
        self.session.again()
        self._show()
        self._frame.begin(self._words.asked)

    def next(self) -> None:
        """The question with the next seed; in a row the next that is not answered, and after them all the result."""
        name = self.session.next_name
        if name is not None:
            self._ask(lambda: self.session.ask(name))
            return
        self.session.tell_result()
        self._show()
        self._announce(RowWords(self._words).in_short)
        self._frame.page.move_focus(RESULT)

    def begin_set(self, topic: str | None = None) -> None:
        """Questions in a row, from the first that has not been asked, and what the answers tell at the end.

        Args:
            topic: a rule, by id, that all of them are about.

        Raises:
            ValueError: there are none about the rule.
        """
        self._ask(lambda: self.session.go_through(self.session.row(topic=topic)))

    def random(self) -> None:
        """A question with a seed that is drawn."""
        self._ask(lambda: self.session.ask(self.session.drawn_name))

    def go(self, seed: int, difficulty: int | None = None) -> None:
        """Asks this question; the difficulty stays where none is given.

        Raises:
            ValueError: a seed or difficulty that there is not.
        """
        self._ask(lambda: self.session.ask(self.session.name_of(seed, difficulty)))

    def go_to(self, family: Family[Any]) -> None:
        """Asks a question of another family: the one with the same number and difficulty."""
        self._ask(lambda: self.session.ask(self.session.name_in(family)))

    def still(self) -> str:
        """The question, the table and what could be done but with its cards, as before any answer; in place of it what
        is wrong with the link, or the result of a row."""
        words = self._words
        instead = words.fault or RowWords(words).html
        if instead:
            return str(div(".tolva-still")[Markup(instead)])
        task = self.session.task
        table = picture.still(
            self.as_set(task.table),
            lang=self.lang,
            layout="tall",
            names=task.names,
            indices=self.indices,
            colours=self.colours,
        )
        said = [li[choice] for choice in words.beside_cards]
        about = p[f"{words.game} · {words.name}"]
        return str(
            div(".tolva-still")[
                about, words.house_line, h3[words.asked], Markup(table.html), ul[said] if said else None
            ]
        )

    def _ask(self, ask: Callable[[], None]) -> None:
        """Has the session ask another question, and begins it; in another family with what that is called.

        Raises:
            ValueError: there is no such question.
        """
        before = self.session.family
        with said_in(self.lang):
            ask()
        self._page.enter()
        self._show()
        words = self._words
        self._frame.begin(words.begun if self.session.family is before else f"{words.form} · {words.begun}")

    # Parts

    def _does(self) -> Mapping[str, Callable[[], None]]:
        """What each button does, by name."""
        return {
            "answer": self.answer,
            "hint": self.hint,
            "undo": self.undo,
            "clear": self.clear,
            "next": self.next,
            "again": self.again,
            "rule": self._toggle_rules,
            "random": self.random,
            "set": self.begin_set,
        }

    def _wire(self) -> None:
        self._frame.good.on_click(lambda _button: self._ask(lambda: self.session.ask(self.session.good_name)))
        self._table.on_choose(self._tell_why)
        self._listen_to_picks()
        self._table.around = lambda: self._around_question(self._frame.actions(self._words))
        self.observe(lambda _: self._take_name(), list(_NAMED))
        self.observe(lambda change: self._frame.translate(change["new"]), "lang")
        self.observe(lambda _: self._show(), [*settings.NAMES, "lang"])

    # What is shown

    @property
    def _words(self) -> QuizWords:
        return QuizWords(self.session, self.lang, self.indices, self.as_set, self._house)

    def _show(self) -> None:
        """Shows the session as it is now."""
        words, frame = self._words, self._frame
        with self.hold_sync():
            self._tell_traits()
            chips.colour(self, self.colours)
            frame.said.value = words.under_table  # first, for it is what one waits for after an answer
            frame.heading.value = words.heading
            table = self.as_set(self.session.task.table)
            self._show_asked(table, words, indices=self.indices, colours=self.colours)
            frame.show_buttons(words)
            frame.show_results(words)
            frame.show_rules(words)
            self._page.show_choices(words)
            frame.show_instead(words)
        self.tell_what_is_lacking(self.session.name.game)
        self._page.write_address()

    def _tell_traits(self) -> None:
        """The widget's own traits say what the session asks and has counted."""
        with self.hold_trait_notifications():
            for name, value in _traits_of(self.session.name).items():
                setattr(self, name, value)
            self.right, self.answered = self.session.score.right, self.session.score.answered

    def _show_said(self) -> None:
        self._frame.said.value = self._words.under_table

    # What comes from the page, and from a program

    def _tell_why(self, key: str) -> None:
        """What is chosen after the answer says its reason once more."""
        if self.session.ask_why(key):
            self._show_said()
            self._announce(self._words.told)
            self._frame.bring_into_sight(question_words.TOLD)

    def _toggle_rules(self) -> None:
        self.session.toggle_rules()
        words = self._words
        self._frame.show_buttons(words)
        self._frame.show_rules(words)
        if self.session.rules_shown:
            self._table.bring_into_sight(self.style_class, RULES)

    def _take_name(self) -> None:
        """A program has set the seed or the difficulty."""
        if _traits_of(self.session.name) != {name: getattr(self, name) for name in _NAMED}:
            self.go(self.seed, self.difficulty)

    @traitlets.validate("seed", "difficulty")
    def _known(self, proposal: Any) -> int:
        """Each is checked by itself: every seed goes with every difficulty."""
        family = self.session.family
        given = {"seed": 1, "difficulty": family.difficulties[0], proposal["trait"].name: proposal["value"]}
        try:
            family.check(family.name_of(**given))
        except UnknownQuestionError as error:
            raise traitlets.TraitError(error.sentence(self.lang)) from None
        return int(proposal["value"])


_NAMED = ("seed", "difficulty")
"""The traits that name the question."""


def _traits_of(name: QuestionName) -> dict[str, int]:
    return {trait: getattr(name, trait) for trait in _NAMED}
