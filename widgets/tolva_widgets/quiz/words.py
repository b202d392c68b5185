"""What a quiz says: its heading, buttons, hints, result and rules, in words and markup."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from htpy import Node, a, div, fragment, h2, h3, li, ol, p, span, strong

from tolva_teach.picture.description import TableDescription
from tolva_teach.quiz import SEED_LIMIT, family_of
from tolva_teach.rules.table import Table
from tolva_teach.texts import rule
from tolva_widgets.page import settings
from tolva_widgets.page.house_rules.house import LINE, House
from tolva_widgets.quiz import choices as quiz_choices
from tolva_widgets.quiz.session import QuizSession
from tolva_widgets.rules.words import page_of
from tolva_widgets.tasks.question_markup import QuestionMarkup
from tolva_widgets.tasks.question_words import SAID, QuestionWords

BEFORE = ("answer", "hint", "undo", "clear")
"""Buttons that are there until the question is answered."""

FOR_SEVERAL = ("undo", "clear")
"""Buttons that are there where several choices may hold: of one alone, another takes its place."""

AFTER = ("next", "again")
"""Buttons that are there once it is."""

BUTTONS = (*BEFORE, *AFTER, "rule", "random", "set")


@dataclass(frozen=True)
class QuizWords(QuestionWords):
    """Speaks of a quiz as it is now, in a language."""

    session: QuizSession
    as_set: Callable[[Table], Table] = lambda table: table
    """The table with what is marked on demand."""
    house: House = field(default_factory=House)
    """What the house rules are called."""

    # Buttons

    def is_there(self, button: str) -> bool:
        """Whether there is such a button now."""
        answered = self.session.marked is not None
        if button in AFTER:
            return answered
        if button == "hint" and not self.session.hints_left:
            return False
        if button == "rule" and not self.session.rule_ids:
            return False
        if button in FOR_SEVERAL and self.task.single:
            return False
        return button not in BEFORE or not answered

    def label(self, button: str) -> str:
        """What stands on it."""
        if button == "hint":
            return self.hint_label
        if button == "rule":
            several = "s" if len(self.session.rule_ids) > 1 else ""
            return self.say(f"quiz-rule{several}{'-hide' if self.session.rules_shown else ''}")
        if button == "next" and self.session.next_name is None:
            return self.say("quiz-set-see-result")
        return self.say(f"quiz-{button}")

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What can be chosen on the page, as `Page.choices`."""
        levels = [[str(level), self.say(f"quiz-difficulty-{level}")] for level in self.session.family.difficulties]
        difficulty = {"name": "difficulty", "label": self.say("quiz-difficulty"), "options": levels}
        number = {
            "name": "seed",
            "label": self.say("quiz-choose-number"),
            "options": [],
            "most": SEED_LIMIT,
            "wrong": self.say("quiz-number-wrong", most=str(SEED_LIMIT)),
        }
        numbered: list[dict[str, Any]] = [] if self.session.name.record else [difficulty, number]
        return [*numbered, *settings.choices(self.lang)]

    # The question

    @property
    def name(self) -> str:
        """What the question is called: its number, or its place in the row, and how hard it is. Which rule a row is
        about would give its answers away: that stands there once one has answered."""
        name, row = self.session.name, self.session.round
        if name.record:
            return self.say("quiz-own")
        called = self.say("quiz-number", seed=str(name.seed))
        if row is not None:
            called = self.say("quiz-set-place", place=row.place(name), count=len(row.names))
        topic = self.topic if self.session.marked is not None else ""
        return " · ".join(filter(None, [called, topic, self.say(f"quiz-difficulty-{name.difficulty}")]))

    @property
    def topic(self) -> str:
        """The rule that the questions in a row are about; empty where they are about any."""
        row = self.session.round
        return rule(self.lang, row.topic).title if row is not None and row.topic is not None else ""

    @property
    def begun(self) -> str:
        """What is heard of a new question: its name, and what lies on the table. The hand is heard card by card."""
        table = TableDescription(self.as_set(self.task.table), self.lang, self.task.names)
        return " ".join([f"{self.name}.", *table.summary()])

    @property
    def heading(self) -> str:
        """By which house rules one is asked, what one must know, what is asked, the question's name and the result so
        far."""
        about = " · ".join(filter(None, [self.name, self._so_far]))
        premises = p(".tolva-quiz-premises")[self.premises] if self.premises else None
        return str(
            fragment[
                self.house_line, premises, h2[self.asked_alone], p(".tolva-answering-muted.tolva-quiz-about")[about]
            ]
        )

    @property
    def house_line(self) -> Node:
        """The house rules, where there are any; and that the question is not asked by them, where it cannot be."""
        told = self.house.markup(self.session.house.rules(self.session.name), self.lang)
        asked = self.session.house.decide(self.session.task)
        return told and [
            told,
            None if asked else p(class_=LINE)[self.say("house-line-book")],
        ]

    @property
    def _so_far(self) -> str:
        """The result so far, of the row where there is one; empty before the first answer."""
        score, row = self.session.score, self.session.round
        right, answered = (score.right, score.answered) if row is None else (row.right, len(row.answers))
        return self.say("quiz-so-far", right=right, answered=answered) if answered else ""

    # What is said

    @property
    def under_table(self) -> str:
        """What is wrong with the answering, the hints, or the result; empty where there is nothing to say."""
        markup = QuestionMarkup(self)
        parts = markup.said()
        if self.session.marked is None:
            parts += markup.hints_given()
        elif self.session.told is None:
            parts.append(p(".tolva-answering-muted")[self.of_task("ask-why")])
        return str(div(class_=SAID)[parts]) if parts else ""

    @property
    def results(self) -> str:
        """The result choice by choice, and where the deal is changed; empty before the answer."""
        markup = QuestionMarkup(self)
        return str(fragment[markup.one_by_one(), markup.change()])

    @property
    def rules_in_short(self) -> str:
        """The family's rules in short, in the order in which they apply; empty where they are not shown so."""
        if not self.session.rules_shown or self.session.marked is not None:
            return ""
        rows = [li[self._rule_in_short(rule_id, key)] for rule_id, key in self.session.family.rules.items()]
        return str(div(".tolva-quiz-rules-in-short")[h3[self.say("quiz-duties")], ol[rows]])

    def _rule_in_short(self, rule_id: str, key: str) -> Node:
        """The link opens another page, so that the question stays; a site without these rules has none."""
        return fragment[self.rule_link(rule_id), " ", span[self.say(key)]]

    def rule_link(self, rule_id: str) -> Node:
        """A rule's title, which leads to the page of rules where there is one with it."""
        page, title = page_of(rule_id, self.session.family.game), rule(self.lang, rule_id).title
        return a(href=f"{page}#{rule_id}", target="_blank", rel="noopener")[title] if page else title

    @property
    def rules_in_full(self) -> tuple[str, ...]:
        """The ids of the rules that are shown in full, which is after the answer."""
        return self.session.rule_ids if self.session.rules_shown and self.session.marked is not None else ()

    # Where there is none

    @property
    def fault(self) -> str:
        """What is wrong with the link that led here; empty where nothing is."""
        if self.session.fault is None:
            return ""
        head, why = self.say("quiz-bad-link"), self.session.fault.sentence(self.lang)
        return str(div(role="alert")[p[strong[head]], p[why]])

    @property
    def good_offer(self) -> str:
        """What stands on the button that leads from there to a question that there is."""
        good = self.session.good_name
        if self.session.home.asks(good):
            return self.say("quiz-bad-link-offer", seed=str(good.seed))
        game = quiz_choices.title(family_of(good), self.lang)
        return self.say("quiz-bad-link-offer-of", seed=str(good.seed), game=game)

    @property
    def form(self) -> str:
        """The game, for how many, and what sort of question it is."""
        return f"{self.game} · {self.family}"

    @property
    def family(self) -> str:
        """What sort of question it is."""
        return quiz_choices.family_name(self.session.family, self.lang)

    @property
    def game(self) -> str:
        """The game, and for how many."""
        return quiz_choices.title(self.session.family, self.lang)

    @property
    def fold(self) -> str:
        """What stands over the choice of game."""
        return self.say("quiz-choose-game", game=self.game)
