"""The quiz: which cards may you play? Every card is then told why or why not."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from html import escape
from typing import Any

import ipywidgets
import traitlets

import tolva_teach
from tolva_teach.cards import Card
from tolva_teach.quiz import (
    MUST_PLAY,
    SEED_LIMIT,
    MarkedAnswer,
    MustPlayQuestion,
    QuestionName,
    UnknownQuestionError,
    mark,
)
from tolva_teach.texts import card_name, check_language
from tolva_widgets import chips, duties, marked, settings
from tolva_widgets.addressing import Address, number
from tolva_widgets.announcing import anew
from tolva_widgets.base import Composed
from tolva_widgets.card_table import CardTable
from tolva_widgets.page import Page
from tolva_widgets.rule_card import RuleCard
from tolva_widgets.score import Score
from tolva_widgets.settings import Settings

GOOD_NAME = MUST_PLAY.name_of(1, MUST_PLAY.difficulties[0])
"""Offered where a link names a question that is none."""

ENTRY_KEYS = ["seed", "difficulty"]
"""What of the address one can go back from, in the browser's history, to an earlier question."""

_DRAWN_SEEDS = 10_000
"""Seeds that are drawn stay short, so that they can be read aloud."""

ASKED = "tolva-quiz-asked"
"""The class of the question: what is asked, the table, and what is said under it."""

TOLD = "tolva-quiz-told"
"""The class of the reason that a card tells after the answer."""

SAID = "tolva-quiz-said"
"""The class of what is said under the table; it takes the focus when there is something new to read."""

_BUTTONS = ("answer", "hint", "undo", "clear", "next", "again", "rule", "random")
_BEFORE = ("answer", "hint", "undo", "clear")
"""Buttons that are there until the question is answered."""
_AFTER = ("next", "again")
"""Buttons that are there once it is."""


@dataclass
class _Attempt:
    """What belongs to one question, from when it is asked until the next one is."""

    question: MustPlayQuestion
    answer: MarkedAnswer | None = None
    earlier: list[list[Card]] = field(default_factory=list)
    """What was picked before each change, to be taken back."""
    hints: int = 0
    """How many hints have been given."""
    notice: str = ""
    """What was wrong with what the learner just did."""
    told: Card | None = None
    """The card whose reason is told once more."""
    rules_open: bool = False

    @property
    def hints_left(self) -> int:
        """How many hints there are still to give."""
        return self.question.hint_count - self.hints


class MustPlayQuiz(Settings, Composed):
    """Asks which cards may be played to a trick, marks the answer card by card, and says why.

    >>> quiz = MustPlayQuiz(seed=1, lang="en")
    >>> quiz.select("SK")
    >>> quiz.answer()
    >>> [choice.choice for choice in quiz.result.choices if not choice.right]
    ['SQ']
    """

    style_class = "tolva-quiz"
    style_sheets = ("chips.css", "must_play_quiz.css")
    drawn_styles = chips.STYLES
    in_repr = ("seed", "difficulty", "right", "answered", "lang")

    seed = traitlets.Int(GOOD_NAME.seed)
    """The question's number, from 0 to 999999999: the same number, difficulty and version give the same question."""
    difficulty = traitlets.Int(GOOD_NAME.difficulty)
    """From 1 (small hands, the commonest situations) to 3 (large hands that tempt whoever knows half of the rule)."""
    version = traitlets.Int(GOOD_NAME.version)
    """Which generator makes the question: a link keeps it, so that it leads to the same question later on."""
    right = traitlets.Int(0)
    """How many questions have been answered rightly at the first try."""
    answered = traitlets.Int(0)
    """How many questions have been answered, each counted once."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells the question, and is told it: for the one quiz of a page. A page that is opened
    without a seed in its address draws one. The browser's tab keeps the result so far, in every language."""

    def __init__(
        self, seed: int | None = None, difficulty: int = GOOD_NAME.difficulty, version: int | None = None, **traits: Any
    ) -> None:
        """
        Args:
            seed: the question's number; None draws one.
            difficulty: 1, 2 or 3.
            version: the generator's version; None is the newest.
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: a seed, difficulty, version or language that there is not; the message says which there are.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        self._now = _Attempt(_question(_drawn_seed() if seed is None else seed, difficulty, version, lang))
        name = self._now.question.name
        super().__init__(**traits, seed=name.seed, difficulty=name.difficulty, version=name.version)
        self._score = Score(self.right, self.answered)
        self._make_parts()
        if self.in_address:
            self._grid.add_class("tolva-waiting")
        self._wire()
        self._show()

    @property
    def selected(self) -> list[Card]:
        """The cards that are picked now."""
        return list(self._table.selected)

    @property
    def result(self) -> MarkedAnswer | None:
        """The marked answer; None before it."""
        return self._now.answer

    # What a person does, and a program may do

    def select(self, *cards: Card) -> None:
        """Picks these cards and no others."""
        self._table.selected = list(cards)

    def undo(self) -> None:
        """Takes back the last picking or letting go of a card."""
        if self._now.earlier:
            self._pick_quietly(self._now.earlier.pop())
        self._tell_picked()

    def clear(self) -> None:
        """Lets go of every card; it can be undone."""
        self.select()
        self._tell_picked()

    def hint(self) -> None:
        """Gives the next hint; there are two."""
        if self._now.answer is not None or not self._now.hints_left:
            return
        self._now.hints += 1
        self._now.notice = ""
        self._show()
        self._announce(self._hint_texts()[-1])
        self._bring_into_sight()
        if not self._now.hints_left:
            self._page.move_focus(SAID)

    def answer(self) -> None:
        """Marks what is picked. The first answer to a question counts in the result so far."""
        if self._now.answer is not None:
            return
        if not self._table.selected:
            self._tell(self.say("quiz-nothing-picked"))
            self._announce(self._now.notice)
            self._bring_into_sight()
            return
        self._now.answer = mark(self._now.question, self._table.selected)
        self._now.notice = ""
        self._count(self._now.answer)
        self._show()
        self._announce(marked.headline(self._now.answer, self.lang))
        self._bring_into_sight()
        self._page.move_focus(SAID)

    def again(self) -> None:
        """The same question once more; it does not count again."""
        self._now.answer, self._now.told, self._now.notice = None, None, ""
        self._pick_quietly([])
        self._now.earlier.clear()
        self._show()
        self._begin(self.say("quiz-ask"))

    def next(self) -> None:
        """The question with the next seed."""
        _, _, version, difficulty, seed = self._now.question.name
        self.go(0 if seed == SEED_LIMIT else seed + 1, difficulty, version)

    def random(self) -> None:
        """A question with a seed that is drawn."""
        self.go(_drawn_seed(), self.difficulty)

    def go(self, seed: int, difficulty: int | None = None, version: int | None = None) -> None:
        """Asks this question; the difficulty stays where none is given.

        Raises:
            ValueError: a seed, difficulty or version that there is not.
        """
        question = _question(seed, difficulty or self.difficulty, version, self.lang)
        self._address.enter_at(ENTRY_KEYS)  # from now on: the seed drawn for an address without one is no entry
        self._ask(question)
        self._begin(self._name_in_words)

    # Parts

    def _make_parts(self) -> None:
        self._heading, self._said, self._results, self._duties, self._fault = (ipywidgets.HTML() for _ in range(5))
        self._table = CardTable(lang=self.lang)
        self._buttons = {name: ipywidgets.Button() for name in _BUTTONS}
        self._good = ipywidgets.Button()
        for name in ("answer", "next"):
            self._buttons[name].button_style = "primary"
        self._rules = self._box("rules")
        self._page = Page(lang=self.lang, tools=["report"], remember=list(settings.NAMES))
        self._address = Address(self._page, [*ENTRY_KEYS, "v"], self._take_address, ours=self.in_address)
        more = self._box("more", self._buttons["rule"], self._buttons["random"])
        row = self._box("buttons", *(self._buttons[name] for name in (*_BEFORE, *_AFTER)))
        asked = self._box("asked", self._heading, self._table, self._said)
        side = self._box("side", self._results, more, self._duties, self._rules, self._page)
        fault = self._box("fault", self._fault, self._good)
        self._grid = self._box("grid", asked, row, side, fault)
        self.compose(self._grid)

    @staticmethod
    def _box(name: str, *children: ipywidgets.Widget) -> ipywidgets.Box:
        box = ipywidgets.Box(children)
        box.add_class(f"tolva-quiz-{name}")
        return box

    def _wire(self) -> None:
        does: dict[str, Callable[[], None]] = {
            "answer": self.answer,
            "hint": self.hint,
            "undo": self.undo,
            "clear": self.clear,
            "next": self.next,
            "again": self.again,
            "rule": self._toggle_rules,
            "random": self.random,
        }
        for name, do in does.items():
            self._buttons[name].on_click(lambda _button, do=do: do())
        self._good.on_click(lambda _button: self.go(GOOD_NAME.seed, GOOD_NAME.difficulty))
        self._table.on_choose(self._tell_why)
        self._table.observe(self._remember, "selected")
        self._page.on_tool("report", lambda _: self._report())
        self._page.observe(self._take_choices, "chosen")
        self.observe(self._take_name, ["seed", "difficulty", "version"])
        self.observe(lambda _: self._show(), ["indices", "colours"])
        self.observe(self._translate, "lang")

    # The question

    def _ask(self, question: MustPlayQuestion) -> None:
        self.select()
        self._now = _Attempt(question)
        self._grid.remove_class("tolva-broken")
        self._fault.value = ""
        with self.hold_trait_notifications():
            _, _, self.version, self.difficulty, self.seed = self._now.question.name
        self._show()

    def _begin(self, said: str) -> None:
        """At the first card, with the question in sight. What is said takes the old answer's place."""
        self._announce(said)
        self._table.focus()
        self._bring_into_sight()

    def _bring_into_sight(self) -> None:
        self._table.bring_into_sight(ASKED)

    def _take_name(self, _change: Any) -> None:
        """A program has set the seed, the difficulty or the version."""
        if self._now.question.name[2:] != (self.version, self.difficulty, self.seed):
            self.go(self.seed, self.difficulty, self.version)

    def _count(self, answer: MarkedAnswer) -> None:
        """Only the first answer to a question counts, also where one has come back to it."""
        self._show_score(self._score.with_answer(self._now.question.name, answer.right))
        if self.in_address:
            self._page.kept = self._score.to_text()

    def _show_score(self, score: Score) -> None:
        self._score, self.right, self.answered = score, score.right, score.answered

    def _remember(self, change: Any) -> None:
        if self._now.answer is None and change["old"] != change["new"]:
            self._now.earlier.append(change["old"])
            self._tell("")

    def _pick_quietly(self, cards: list[Card]) -> None:
        """Picks cards as something that is not undone."""
        earlier = list(self._now.earlier)
        self._table.selected = cards
        self._now.earlier = earlier

    # What is shown

    def _show(self) -> None:
        with self.hold_sync():
            self._show_words()
            self._show_table()
            self._show_said()
            self._show_rules()
            self._show_choices()
        self._tell_address()

    def _show_words(self) -> None:
        so_far = self.say("quiz-so-far", right=self.right, answered=self.answered) if self.answered else ""
        about = " · ".join(filter(None, [self._name_in_words, so_far]))
        asked = escape(self.say("quiz-ask"))
        self._heading.value = f'<h2>{asked}</h2><p class="tolva-quiz-about">{escape(about)}</p>'
        for name, button in self._buttons.items():
            button.description = self.say(self._label(name))
            button.layout.display = None if self._is_there(name) else "none"

    @property
    def _name_in_words(self) -> str:
        """What the question is called: its number and how hard it is."""
        number = self.say("quiz-number", seed=str(self.seed))
        return f"{number} · {self.say(f'quiz-difficulty-{self.difficulty}')}"

    def _label(self, button: str) -> str:
        if button == "hint" and self._now.hints:
            return "quiz-hint-more"
        if button == "rule":
            several = "s" if len(self._rule_ids()) > 1 else ""
            return f"quiz-rule{several}{'-hide' if self._now.rules_open else ''}"
        return f"quiz-{button}"

    def _is_there(self, button: str) -> bool:
        if button in _AFTER:
            return self._now.answer is not None
        if button == "hint" and not self._now.hints_left:
            return False
        return button not in _BEFORE or self._now.answer is None

    def _show_table(self) -> None:
        answer = self._now.answer
        chips.colour(self, self.colours)
        self._table.show(
            self._now.question.table,
            choices=self._now.question.choices,
            selected=self.selected,
            marks={} if answer is None else marked.on_cards(answer, self._now.question, self.lang),
            mode="select" if answer is None else "play",
            indices=self.indices,
            colours=self.colours,
        )

    def _show_said(self) -> None:
        """Under the table: what is wrong with the answering, the hints, the result; and the result card by card."""
        parts = [f'<p class="tolva-quiz-notice">{escape(self._now.notice)}</p>'] if self._now.notice else []
        answer = self._now.answer
        if answer is None:
            parts += [self._hint(number, text) for number, text in enumerate(self._hint_texts(), start=1)]
            self._results.value = ""
        else:
            parts += [self._head(answer), *self._why_told()]
            self._results.value = marked.card_by_card(answer, self._now.question, self.lang, self.indices)
        self._said.value = f'<div class="{SAID}">{"".join(parts)}</div>' if parts else ""

    def _hint_texts(self) -> list[str]:
        """The hints given so far. They come from the verdicts, so before one is asked for, none is worked out."""
        if not self._now.hints:
            return []
        speaker = self._now.question.speaker(self.lang)
        return [hint.sentence(speaker) for hint in self._now.question.hints[: self._now.hints]]

    def _hint(self, number: int, text: str) -> str:
        label = escape(self.say("quiz-hint-label", number=number))
        return f'<p class="tolva-quiz-hint"><strong>{label}</strong> {escape(text)}</p>'

    def _head(self, answer: MarkedAnswer) -> str:
        kind = "yes" if answer.right else "no"
        return f'<p class="tolva-quiz-head tolva-quiz-head-{kind}">{escape(marked.headline(answer, self.lang))}</p>'

    def _show_rules(self) -> None:
        """Before the answer the duties in short, after it the rules that it hung on, in full."""
        shown, answered = self._now.rules_open, self._now.answer is not None
        self._duties.value = duties.as_html(self.lang) if shown and not answered else ""
        ids = self._rule_ids() if shown and answered else ()
        if [card.rule_id for card in self._rules.children] != list(ids):
            self._rules.children = [RuleCard(rule_id, lang=self.lang) for rule_id in ids]

    def _rule_ids(self) -> tuple[str, ...]:
        """Before the answer all of them, so that they tell nothing; after it the one that decided, and those that
        refused what was picked."""
        if self._now.answer is None:
            return duties.DUTIES
        wrong = [choice.verdict.rule for choice in self._now.answer.choices if not choice.right]
        return tuple(dict.fromkeys([self._now.question.deciding.rule, *wrong]))

    def _toggle_rules(self) -> None:
        self._now.rules_open = not self._now.rules_open
        self._show_words()
        self._show_rules()

    def _tell(self, notice: str) -> None:
        """Says what is wrong with what the learner just did; empty: nothing is."""
        if notice != self._now.notice:
            self._now.notice = notice
            self._show_said()

    def _tell_why(self, card: Card) -> None:
        """A card that is chosen after the answer says its reason once more."""
        self._now.told = card
        self._show_said()
        name = card_name(card, self.lang)
        self._announce(
            f"{name[:1].upper()}{name[1:]}: {self._now.question.why(card, self._now.question.speaker(self.lang))}"
        )
        self._table.bring_into_sight(ASKED, TOLD)

    def _why_told(self) -> list[str]:
        """The reason of the card that was chosen last; before that, that a card tells one."""
        if self._now.told is None:
            return [f'<p class="tolva-quiz-ask-why">{escape(self.say("quiz-ask-why"))}</p>']
        why = self._now.question.why(self._now.told, self._now.question.speaker(self.lang))
        return [f'<p class="{TOLD}">{chips.chip(self._now.told, self.lang, self.indices)} {escape(why)}</p>']

    def _tell_picked(self) -> None:
        self._announce(self.say("quiz-picked", count=len(self._table.selected)))

    def _announce(self, words: str) -> None:
        self._table.announcement = anew(words, self._table.announcement)

    # Choices, address, report

    def _show_choices(self) -> None:
        levels = [[str(level), self.say(f"quiz-difficulty-{level}")] for level in MUST_PLAY.difficulties]
        difficulty = {"name": "difficulty", "label": self.say("quiz-difficulty"), "options": levels}
        choices = [difficulty, *settings.choices(self.lang)]
        chosen = {"difficulty": str(self.difficulty), **self.settings}
        with self._page.hold_sync():
            self._page.choices, self._page.chosen = choices, chosen

    def _take_choices(self, change: Any) -> None:
        chosen = change["new"]
        self.take_settings(chosen)
        if int(chosen["difficulty"]) != self.difficulty:
            self.go(self.seed, int(chosen["difficulty"]))

    def _tell_address(self) -> None:
        _, _, version, difficulty, seed = self._now.question.name
        self._address.write({"seed": str(seed), "difficulty": str(difficulty), "v": str(version)})

    def _take_address(self, address: Mapping[str, str], returning: bool) -> None:
        """Asks the question that the address names; where there is none, one is drawn."""
        if not returning:  # the page is opened, perhaps again in a tab that has kept the result so far
            self._show_score(Score.from_text(self._page.kept))
        given: dict[str, Any] = {key: number(value) for key, value in address.items()}
        try:
            seed, level = given.get("seed", _drawn_seed()), given.get("difficulty", self.difficulty)
            self._ask(MUST_PLAY.question(seed, level, given.get("v")))
        except UnknownQuestionError as error:
            self._break(error)
        self._grid.remove_class("tolva-waiting")
        if returning and not self._fault.value:
            self._begin(self._name_in_words)

    def _break(self, error: UnknownQuestionError) -> None:
        """Says in place of the question what is wrong with the link, and offers a good one."""
        head, why = self.say("quiz-bad-link"), error.sentence(self.lang)
        self._fault.value = f'<div role="alert"><p><strong>{escape(head)}</strong></p><p>{escape(why)}</p></div>'
        self._good.description = self.say("quiz-bad-link-offer", seed=str(GOOD_NAME.seed))
        self._grid.add_class("tolva-broken")

    def _report(self) -> None:
        report = {
            "version": tolva_teach.__version__,
            "lang": self.lang,
            "question": self._now.question.name._asdict(),
            "selected": self.selected,
            "record": self._now.question.record.to_dict(),
        }
        self._page.show_report(f"question-{self.seed}.report.json", report)

    def _translate(self, _change: Any) -> None:
        self._table.lang = self._page.lang = self.lang
        self._rules.children = []
        self._show()

    @traitlets.validate("seed", "difficulty", "version")
    def _known(self, proposal: Any) -> int:
        """Each is checked by itself: every seed goes with every difficulty and version."""
        name = GOOD_NAME._asdict() | {proposal["trait"].name: proposal["value"]}
        try:
            MUST_PLAY.check(QuestionName(**name))
        except UnknownQuestionError as error:
            raise traitlets.TraitError(error.sentence(self.lang)) from None
        return int(proposal["value"])


def _question(seed: int, difficulty: int, version: int | None, lang: str) -> MustPlayQuestion:
    """The question, or a ValueError that says in this language which there are."""
    try:
        return MUST_PLAY.question(seed, difficulty, version)
    except UnknownQuestionError as error:
        raise ValueError(error.sentence(lang)) from None


def _drawn_seed() -> int:
    return random.randrange(_DRAWN_SEEDS)
