"""What is said of a question and its marked answer, in markup (`question.css`)."""

from collections.abc import Iterable, Sequence

from htpy import Element, Node, a, div, fragment, h3, li, p, span, strong, ul
from markupsafe import Markup

from tolva_teach.quiz import Choice, Mark, Narrowed, Question
from tolva_teach.texts import reason_end
from tolva_widgets.base.chips import chips
from tolva_widgets.base.markup_in_words import SLOT, put_into
from tolva_widgets.editor.change import change_link
from tolva_widgets.rules.words import rule_named
from tolva_widgets.tasks.headline import headline_of
from tolva_widgets.tasks.hints import hints_given
from tolva_widgets.tasks.question_words import KINDS, SIGNS, TOLD, QuestionWords, capitalised
from tolva_widgets.tasks.quoted_choices import before_mark, before_reason

_ORDER: tuple[Mark, ...] = ("chose-forbidden", "missed-allowed", "right-chosen", "right-left")
"""In which the list tells of them: the mistakes first."""

_MISTAKES = _ORDER[:2]

FOUL = "!"
"""What stands there for a card that was asked for because it was against the rules."""


class QuestionMarkup:
    """Writes what is said of a session as it is now."""

    def __init__(self, words: QuestionWords) -> None:
        self._words = words

    def hints_given(self) -> list[Node]:
        """The hints given so far, each with its number."""
        return hints_given(self._words.hints, self._words.lang)

    def said(self, headline: str = "") -> list[Node]:
        """What is said under the table: what was wrong, or the headline and the reason that is told once more.

        Args:
            headline: the whole answer in one sentence, where more is to be said in it.
        """
        session = self._words.session
        if session.marked is None:
            return [p(".tolva-answering-notice")[self._words.notice]] if self._words.notice else []
        head = headline_of(headline or self._words.headline, right=session.marked.right, shown=session.shown)
        return [head] if session.told is None else [head, self._telling([session.told])]

    def first_mistake(self) -> list[Node]:
        """The reason of what the list begins with, where that is a mistake and no other choice tells its reason: it is
        read before one goes on. While the solution is held back, which picks were mistakes."""
        session = self._words.session
        if session.marked is None or session.marked.right or session.shown or session.told is not None:
            return []
        if session.held:
            return self._mistaken()
        (mark, _), choices = self._grouped()[0]
        return [self._telling(choices)] if mark in _MISTAKES else []

    def _mistaken(self) -> list[Node]:
        """The picks that were wrong, in a line without a reason; none where something was but missed."""
        marks = {its.choice: its.mark for its in self._words.session.told_of}
        wrong = [its for its in self._words.task.told_in_order if marks.get(its) == "chose-forbidden"]
        if not wrong:
            return []
        return [p(class_=TOLD)[self._before_mark(wrong), ": ", self._words.met("chose-forbidden"), "."]]

    def _telling(self, choices: Sequence[Choice]) -> Element:
        """Choices that have one reason, and the reason."""
        words = self._words
        said = self._put_into(before_reason(words.session, choices[0], words.speaker, SLOT), choices)
        return p(class_=TOLD)[said, ": ", self._words.why(choices[0])]

    def _before_mark(self, choices: Sequence[Choice]) -> Markup:
        """Choices in a line before it is told how they were met."""
        words = self._words
        return self._put_into(before_mark(words.session, choices[0], words.speaker, SLOT), choices)

    def _put_into(self, said: str, choices: Sequence[Choice]) -> Markup:
        return put_into(said, Markup(fragment[self._seen(choices)]))

    def _grouped(self) -> list[tuple[tuple[Mark, str], list[Choice]]]:
        """The choices after the answer, the mistakes first; those that are marked alike for one reason are together."""
        groups: dict[tuple[Mark, str], list[Choice]] = {}
        marks = {marked.choice: marked.mark for marked in self._words.session.told_of}
        for choice in (its for its in self._words.task.told_in_order if its in marks):
            groups.setdefault((marks[choice], self._words.why(choice)), []).append(choice)
        return sorted(groups.items(), key=lambda group: _ORDER.index(group[0][0]))

    def one_by_one(self) -> Node:
        """A list: choices that are marked alike for the same reason stand together, the mistakes first."""
        if self._words.session.marked is None or self._words.session.held:
            return None  # what was picked is told of under the table
        in_order = self._grouped()
        end = self._common_end([choices[0] for _, choices in in_order])
        rows = [self._row(mark, why.removesuffix(end).rstrip(), choices) for (mark, why), choices in in_order]
        told = p(".tolva-answering-once")[end] if end else None
        return div(".tolva-answering-results")[
            h3[self._words.of_task("results")], told, ul(".tolva-answering-marks")[rows]
        ]

    def rules_named(self) -> list[Node]:
        """The rules by which what was answered wrongly holds or not, each of which unfolds to what it says; none where
        all was right, or no rule decided it."""
        answer = self._words.session.marked
        marked = self._words.session.told_of if answer and answer.by_rules else ()
        wrong = dict.fromkeys(choice.verdict.rule for choice in marked if not choice.right)
        about, players = self._words.task.game, len(self._words.task.table.places)
        return [rule_named(rule, about, players, self._words.lang, f"rule-{rule}") for rule in wrong]

    def change(self) -> Node:
        """The way to the page on which the deal is changed; not before the answer, for everyone's cards lie there, nor
        while one may still try again."""
        words, task = self._words, self._words.task
        question = task.question if isinstance(task, Narrowed) else task
        if words.session.marked is None or words.session.held or not isinstance(question, Question):
            return None  # a task that is written out has no deal around it
        href = change_link(question.record, None, words.lang)
        return p(".tolva-answering-change")[a(href=href)[words.say("page-change")]] if href else None

    def _common_end(self, choices: Iterable[Choice]) -> str:
        """The last sentence that more than one of their reasons have, where no reason has another; else empty."""
        ends = [
            end for choice in choices if (end := reason_end(self._words.task.verdict(choice.key), self._words.speaker))
        ]
        return ends[0] if len(ends) > 1 and len(set(ends)) == 1 else ""

    def _row(self, mark: Mark, why: str, choices: Sequence[Choice]) -> Element:
        kind = KINDS[mark]
        drawn = FOUL if self._words.task.holds_as == "foul" and kind in ("yes", "missed") else SIGNS[kind]
        sign = span(class_=["tolva-answering-mark", f"tolva-answering-mark-{kind}"], aria_hidden="true")[drawn]
        return li(class_=f"tolva-answering-{mark}")[
            sign, span[self._before_mark(choices), ": ", strong[self._met(mark)]], span[why]
        ]

    def _met(self, mark: Mark) -> str:
        """How choices were met: who was only shown the answer has missed nothing of it."""
        words = self._words
        shown_as_right = words.session.shown and mark == "missed-allowed"
        return words.say(f"{words.task.marked_as}-yes") if shown_as_right else words.met(mark)

    def _seen(self, choices: Sequence[Choice]) -> Node:
        """Choices in a line: cards by their signs, all else by name."""
        cards = [choice for choice in choices if choice.kind == "card"]
        rest = [self._words.called(choice) for choice in choices if choice.kind != "card"]
        done = self._words.task.done_with(cards[0], self._words.speaker) if cards else ""
        return fragment[
            f"{done} " if done else None,
            chips((its.card for its in cards), self._words.lang, self._words.indices),
            ", " if cards and rest else None,
            _in_a_row(rest, begun=bool(cards)),
        ]


def _in_a_row(called: Sequence[str], *, begun: bool) -> str:
    """Choices by their names, one after the other; the first has a capital letter where nothing comes before it."""
    return ", ".join(
        capitalised(one) if n == 0 and not begun else one[:1].lower() + one[1:] for n, one in enumerate(called)
    )
