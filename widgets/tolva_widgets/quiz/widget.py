"""A quiz: questions about a game, marked choice by choice, every choice told why or why not."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeVar

import ipywidgets
import traitlets
from htpy import div, h3, li, p, ul
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.games import FIRST_GAME
from tolva_teach.quiz import Family, QuestionName, Round, UnknownQuestionError, family_about
from tolva_teach.texts import check_language
from tolva_widgets.base import chips, parts
from tolva_widgets.base.widget import Composed
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.widget import Page
from tolva_widgets.quiz import choices as quiz_choices
from tolva_widgets.quiz.address import ADDRESS_KEYS, ENTRY_KEYS, players_of
from tolva_widgets.quiz.result import QuizResult
from tolva_widgets.quiz.score import Score
from tolva_widgets.quiz.session import QuizSession, drawn_seed
from tolva_widgets.quiz.words import AFTER, BEFORE, BUTTONS, RESULT, QuizWords
from tolva_widgets.rules.card import RuleCard
from tolva_widgets.table.card_order import card_order_html
from tolva_widgets.table.typing import Action
from tolva_widgets.table.widget import CardTable
from tolva_widgets.tasks import question_words
from tolva_widgets.tasks.question_table import QuestionTable
from tolva_widgets.tasks.question_words import SAID

ASKED = "tolva-quiz-asked"
"""The class of the question: what is asked, the table, and what is said under it."""

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
    style_sheets = ("base/chips.css", "tasks/question.css", "quiz/quiz.css", "table/card_order.css")
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
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: a game, number of players, family, seed, difficulty or language that there is not; the message
                says which there are.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        asked = family if isinstance(family, Family) else _saying(lang, lambda: family_about(game, players, family))
        name = asked.name_of(drawn_seed() if seed is None else seed, difficulty)
        score = Score(traits.get("right", 0), traits.get("answered", 0))
        self.session = _saying(lang, lambda: QuizSession(asked, name, score))
        super().__init__(**traits, **_traits_of(self.session.name))
        self._make_parts()
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
        self._bring_into_sight(SAID)
        if not self.session.hints_left:
            self._page.move_focus(SAID)

    def answer(self) -> None:
        """Marks what is picked. The first answer to a question counts in the result so far."""
        if self.session.answer():
            self._note()
            self._show()
            self._announce(self._words.headline)
            self._bring_into_sight(SAID)
            self._page.move_focus(SAID)
        elif self.session.unpicked:
            self._show_said()
            self._announce(self._words.notice)
            self._bring_into_sight(SAID)

    def again(self) -> None:
        """The same question once more; it does not count again."""
        self.session.again()
        self._show()
        self._begin(self._words.asked)

    def next(self) -> None:
        """The question with the next seed; in a row the next that is not answered, and after them all the result."""
        name = self.session.next_name
        if name is not None:
            self._ask(name)
            return
        self.session.tell_result()
        self._show()
        self._announce(self._words.result_in_short)
        self._page.move_focus(RESULT)

    def begin_set(self, topic: str | None = None) -> None:
        """Questions in a row, with seeds that are drawn, and what the answers tell at the end.

        Args:
            topic: a rule, by id, that all of them are about.

        Raises:
            ValueError: there are none about the rule.
        """
        self._go_through(_saying(self.lang, lambda: self.session.row(topic=topic)))

    def random(self) -> None:
        """A question with a seed that is drawn."""
        self._ask(self.session.drawn_name)

    def go(self, seed: int, difficulty: int | None = None) -> None:
        """Asks this question; the difficulty stays where none is given.

        Raises:
            ValueError: a seed or difficulty that there is not.
        """
        self._ask(self.session.name_of(seed, difficulty))

    def go_to(self, family: Family[Any]) -> None:
        """Asks a question of another family: the one with the same number and difficulty."""
        self._ask(self.session.name_in(family))

    def still(self) -> str:
        """The question, the table and what could be done but with its cards, as before any answer; in place of it what
        is wrong with the link, or the result of a row."""
        words = self._words
        if words.fault or words.result:
            return str(div(".tolva-still")[Markup(words.fault or words.result)])
        task = self.session.task
        table = picture.still(
            self.as_set(task.table), lang=self.lang, layout="tall", indices=self.indices, colours=self.colours
        )
        said = [li[choice] for choice in words.beside_cards]
        about = p[f"{words.game} · {words.name}"]
        return str(div(".tolva-still")[about, h3[words.asked], Markup(table.html), ul[said] if said else None])

    def _go_through(self, row: Round) -> None:
        self.session.go_through(row)
        self._tell_asked(self.session.family)

    def _ask(self, name: QuestionName) -> None:
        before = self.session.family
        _saying(self.lang, lambda: self.session.ask(name))
        self._tell_asked(before)

    def _tell_asked(self, before: Family[Any]) -> None:
        self._address.enter_at(ENTRY_KEYS)  # from now on: the seed drawn for an address without one is no entry
        self._show()
        self._begin(self._words.begun if self.session.family is before else f"{self._words.form} · {self._words.begun}")

    # Parts

    def _make_parts(self) -> None:
        self._heading, self._said, self._results = (parts.words() for _ in range(3))
        self._in_short, self._fault, self._order = (parts.words() for _ in range(3))
        self._table = CardTable(lang=self.lang, layout=parts.undecorated())
        self._buttons = {name: parts.button(primary=name in ("answer", "next")) for name in BUTTONS}
        self._good = parts.button()
        self._page = Page(lang=self.lang, tools=["report"], remember=list(settings.NAMES))
        self._game = Page(lang=self.lang)
        self._address = Address(
            self, self._page, ADDRESS_KEYS, self._take_address, ours=self.in_address, then=self._lead_there
        )
        self._in_full = self._box("rules")
        more = self._box("more", *(self._buttons[name] for name in ("rule", "random", "set")))
        row = self._box("buttons", *(self._buttons[name] for name in (*BEFORE, *AFTER)))
        asked = self._box("asked", self._heading, self._table, self._said)
        side = self._box(
            "side", self._results, more, self._in_short, self._in_full, self._page, self._game, self._order
        )
        fault = self._box("fault", self._fault, self._good)
        self._result = QuizResult(self._go_through)
        self._grid = self._box("grid", asked, row, side, fault, self._result.box)
        self.add_class(question_words.CLASS)
        self.compose(self._grid, self._make_logbook())

    @staticmethod
    def _box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
        return parts.box(f"tolva-quiz-{name}", *children)

    @property
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

    def _actions(self) -> Iterable[Action]:
        words = self._words
        there = (name for name in self._does if words.is_there(name))
        return (Action(name, words.label(name), self._does[name]) for name in there)

    def _wire(self) -> None:
        for name, do in self._does.items():
            self._buttons[name].on_click(lambda _button, do=do: do())
        self._good.on_click(lambda _button: self._ask(self.session.good_name))
        self._table.on_choose(self._tell_why)
        self._listen_to_picks()
        self._table.around = lambda: self._around_question(self._actions())
        self._page.on_tool("report", lambda _: self._report())
        self._page.observe(lambda change: self._take_choices(change["new"]), "chosen")
        self._game.observe(lambda change: self._take_game(change["new"]), "chosen")
        self.observe(lambda _: self._take_name(), list(_NAMED))
        self.observe(lambda _: self._show(), list(settings.NAMES))
        self.observe(lambda _: self._translate(), "lang")

    # What is shown

    @property
    def _words(self) -> QuizWords:
        return QuizWords(self.session, self.lang, self.indices, self.as_set)

    def _show(self) -> None:
        """Shows the session as it is now."""
        words = self._words
        with self.hold_sync():
            self._tell_traits()
            self._said.value = words.under_table  # first, for it is what one waits for after an answer
            self._heading.value = words.heading
            self._show_table(words)
            self._show_buttons(words)
            self._results.value = words.results
            self._show_rules(words)
            self._show_choices(words)
            self._show_instead(words)
        if self.session.fault is None:
            self._address.write(self.session.address)
            self._address.keep(self.session.memory)

    def _tell_traits(self) -> None:
        """The widget's own traits say what the session asks and has counted."""
        with self.hold_trait_notifications():
            for name, value in _traits_of(self.session.name).items():
                setattr(self, name, value)
            self.right, self.answered = self.session.score.right, self.session.score.answered

    def _show_buttons(self, words: QuizWords) -> None:
        for name, button in self._buttons.items():
            button.description = words.label(name)
            button.layout.display = None if words.is_there(name) else "none"

    def _show_table(self, words: QuizWords) -> None:
        chips.colour(self, self.colours)
        self._show_asked(self.as_set(self.session.task.table), words, indices=self.indices, colours=self.colours)

    def _show_picked(self) -> None:
        self._table.selected = self.selected
        self._show_said()

    def _show_said(self) -> None:
        self._said.value = self._words.under_table

    def _show_rules(self, words: QuizWords) -> None:
        """Before the answer the rules in short, after it those that it hung on, in full."""
        self._in_short.value = words.rules_in_short
        self._order.value = card_order_html(self.session.family.game, self.lang)
        if [card.rule_id for card in self._in_full.children] != list(words.rules_in_full):
            self._in_full.children = [self._rule(rule_id) for rule_id in words.rules_in_full]

    def _rule(self, rule_id: str) -> RuleCard:
        family = self.session.family
        return RuleCard(rule_id, game=family.game, players=players_of(family), lang=self.lang)

    def _show_choices(self, words: QuizWords) -> None:
        with self._page.hold_sync():
            self._page.called = [words.family, words.game] if self.in_address else []
            self._page.choices = words.choices
            self._page.chosen = {"difficulty": str(self.difficulty), **self.settings}
        with self._game.hold_sync():
            self._game.choices = quiz_choices.choices(self.session.family, self.lang)
            self._game.chosen = quiz_choices.chosen(self.session.family, self.lang)
            self._game.words = {**self._game.words, "settings": words.fold}

    def _show_instead(self, words: QuizWords) -> None:
        """In place of the question what is wrong with the link, and the way to a good one; or the result of a row."""
        self._fault.value = words.fault
        self._good.description = words.good_offer
        self._result.show(words)
        for name, there in {"tolva-broken": words.fault, "tolva-summed": words.result}.items():
            (self._grid.add_class if there else self._grid.remove_class)(name)

    def _begin(self, said: str) -> None:
        """At the first card, with the question in sight. What is said takes the old answer's place."""
        self._announce(said)
        self._table.focus()
        self._bring_into_sight()

    def _bring_into_sight(self, part: str = "") -> None:
        self._table.bring_into_sight(ASKED, part)

    # What comes from the page, and from a program

    def _tell_why(self, key: str) -> None:
        """What is chosen after the answer says its reason once more."""
        if self.session.ask_why(key):
            self._show_said()
            self._announce(self._words.told)
            self._bring_into_sight(question_words.TOLD)

    def _toggle_rules(self) -> None:
        self.session.toggle_rules()
        words = self._words
        self._show_buttons(words)
        self._show_rules(words)
        if self.session.rules_shown:
            self._table.bring_into_sight(self.style_class, RULES)

    def _take_choices(self, chosen: Mapping[str, str]) -> None:
        self.take_settings(chosen)
        if int(chosen["difficulty"]) != self.session.name.difficulty:
            self.go(self.session.name.seed, int(chosen["difficulty"]))

    def _take_game(self, picked: Mapping[str, str]) -> None:
        if picked != quiz_choices.chosen(self.session.family, self.lang):
            self.go_to(quiz_choices.wanted(self.session.family, picked))

    def _take_name(self) -> None:
        """A program has set the seed or the difficulty."""
        if _traits_of(self.session.name) != {name: getattr(self, name) for name in _NAMED}:
            self.go(self.seed, self.difficulty)

    def _take_address(self, address: Mapping[str, str], returning: bool) -> None:
        """The page has been opened, perhaps again in a tab that has kept the result so far, or one has gone back."""
        self.session.take_address(address, None if returning else self._page.kept)
        self._show()

    def _lead_there(self, address: Mapping[str, str], returning: bool) -> None:
        """To the question that the address names."""
        if self.session.fault is not None:
            return
        if returning:
            self._begin(" ".join(filter(None, [self._words.begun, self._words.headline])))
        elif address:
            self._table.bring_into_sight()  # a link leads to the question, an empty address to the page

    def _report(self) -> None:
        self._page.show_report(f"question-{self.session.name.seed}.report.json", self.session.report(self.lang))

    def _translate(self) -> None:
        self._table.lang = self._page.lang = self._game.lang = self.lang
        self._in_full.children = []
        self._show()

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


T = TypeVar("T")

_NAMED = ("seed", "difficulty")
"""The traits that name the question."""


def _traits_of(name: QuestionName) -> dict[str, int]:
    return {trait: getattr(name, trait) for trait in _NAMED}


def _saying(lang: str, do: Callable[[], T]) -> T:
    """Does it, or says in this language why there is no such question.

    Raises:
        ValueError: there is none.
    """
    try:
        return do()
    except UnknownQuestionError as error:
        raise ValueError(error.sentence(lang)) from None
