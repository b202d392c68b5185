"""What a quiz says: its heading, buttons, hints, result and rules, in words and markup."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from htpy import Node, a, div, fragment, h2, h3, li, ol, p, span, strong

from tolva_teach.picture.words import Words
from tolva_teach.quiz import Hint, family_of
from tolva_teach.texts import rule
from tolva_widgets import quiz_choices, settings
from tolva_widgets.answering_words import AnsweringWords
from tolva_widgets.quiz_session import QuizSession
from tolva_widgets.rule_words import page_of

SAID = "tolva-answering-said"
"""The class of what is said under the table; it takes the focus when there is something new to read."""

BEFORE = ("answer", "hint", "undo", "clear")
"""Buttons that are there until the question is answered."""

FOR_SEVERAL = ("undo", "clear")
"""Buttons that are there where several choices may hold: of one alone, another takes its place."""

AFTER = ("next", "again")
"""Buttons that are there once it is."""

BUTTONS = (*BEFORE, *AFTER, "rule", "random")


@dataclass(frozen=True)
class QuizWords(AnsweringWords):
    """Speaks of a quiz as it is now, in a language."""

    session: QuizSession

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
        if button == "hint" and self.session.hinted:
            return self.say("quiz-hint-label", number=self.session.hinted + 1)
        if button == "rule":
            several = "s" if len(self.session.rule_ids) > 1 else ""
            return self.say(f"quiz-rule{several}{'-hide' if self.session.rules_shown else ''}")
        return self.say(f"quiz-{button}")

    @property
    def choices(self) -> list[dict[str, Any]]:
        """What can be chosen on the page, as `Page.choices`."""
        levels = [[str(level), self.say(f"quiz-difficulty-{level}")] for level in self.session.family.difficulties]
        difficulty = {"name": "difficulty", "label": self.say("quiz-difficulty"), "options": levels}
        return [difficulty, *settings.choices(self.lang)]

    # The question

    @property
    def name(self) -> str:
        """What the question is called: its number and how hard it is."""
        number, difficulty = self.session.name.seed, self.session.name.difficulty
        return f"{self.say('quiz-number', seed=str(number))} · {self.say(f'quiz-difficulty-{difficulty}')}"

    @property
    def begun(self) -> str:
        """What is heard of a new question: its name, and what lies on the table. The hand is heard card by card."""
        return " ".join([f"{self.name}.", *Words(self.task.table, self.lang).summary()])

    @property
    def heading(self) -> str:
        """What is asked, the question's name and the result so far."""
        score = self.session.score
        so_far = self.say("quiz-so-far", right=score.right, answered=score.answered) if score.answered else ""
        about = " · ".join(filter(None, [self.name, so_far]))
        return str(fragment[h2[self.asked], p(".tolva-answering-muted.tolva-quiz-about")[about]])

    @property
    def hints(self) -> list[str]:
        """The hints given so far. They come from the verdicts, so before one is asked for, none is worked out."""
        given: Sequence[Hint] = self.session.task.hints[: self.session.hinted] if self.session.hinted else ()
        return [hint.sentence(self.speaker) for hint in given]

    # What is said

    @property
    def under_table(self) -> str:
        """What is wrong with the answering, the hints, or the result; empty where there is nothing to say."""
        parts = self.said()
        if self.session.marked is None:
            parts += [self._hint(place, text) for place, text in enumerate(self.hints, start=1)]
        elif self.session.told is None:
            parts.append(p(".tolva-answering-muted")[self.of_task("ask-why")])
        return str(div(class_=SAID)[parts]) if parts else ""

    def _hint(self, place: int, text: str) -> Node:
        return p(".tolva-quiz-hint")[strong[self.say("quiz-hint-label", number=place)], " ", text]

    @property
    def results(self) -> str:
        """The result choice by choice; empty before the answer."""
        return str(fragment[self.one_by_one()])

    @property
    def rules_in_short(self) -> str:
        """The family's rules in short, in the order in which they apply; empty where they are not shown so."""
        if not self.session.rules_shown or self.session.marked is not None:
            return ""
        rows = [li[self._rule_in_short(rule_id, key)] for rule_id, key in self.session.family.rules.items()]
        return str(div(".tolva-quiz-rules-in-short")[h3[self.say("quiz-duties")], ol[rows]])

    def _rule_in_short(self, rule_id: str, key: str) -> Node:
        """The link opens another page, so that the question stays; a site without these rules has none."""
        page, title = page_of(rule_id, self.session.family.game), rule(self.lang, rule_id).title
        link = a(href=f"{page}#{rule_id}", target="_blank", rel="noopener")[title] if page else title
        return fragment[link, " ", span[self.say(key)]]

    @property
    def rules_in_full(self) -> tuple[str, ...]:
        """The ids of the rules that are shown in full, which is after the answer."""
        return self.session.rule_ids if self.session.rules_shown and self.session.marked is not None else ()

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
        family = self.session.family
        return f"{quiz_choices.title(family, self.lang)} · {quiz_choices.family_name(family, self.lang)}"

    @property
    def fold(self) -> str:
        """What stands over the choice of game."""
        return self.say("quiz-choose-game", game=quiz_choices.title(self.session.family, self.lang))
