"""The tables of the teacher's page: the learners, the rules, and how many chose what."""

from collections.abc import Iterable, Sequence

from htpy import Element, Node, button, caption, li, p, span, strong, table, tbody, td, th, thead, tr, ul

from tolva_teach.quiz import Question
from tolva_teach.texts import sentence

from ..results.rows import HereRow, RuleRow, Spread
from ..shown import together
from .pieces import Pieces

RETURNED = "tolva-teacher-returned"
"""The class of what the focus is led to when a learner's row has been closed."""

_SIGNS = {True: "✓", False: "✗", None: "·"}
_KINDS = {True: "yes", False: "no", None: "none"}


class TablesMarkup(Pieces):
    """Writes them."""

    def people(self, rows: Sequence[HereRow], *, plain: bool = False, homework: bool = False) -> Node:
        """The learners; on paper and of homework nothing of them can be pressed, and nobody is late."""
        since = "with-question" if self.overview.stage.number else "since-answer"
        columns = ["learner", "last-answers", *(["right"] if plain or homework else ["answered", since])]
        head = tr[
            (th(scope="col", class_=f"tolva-teacher-column-{name}")[self.say(f"column-{name}")] for name in columns)
        ]
        body = tbody[(self._person(row, pressed=not (plain or homework), homework=homework) for row in rows)]
        return table(".tolva-teacher-people")[caption(".tolva-unseen")[self.say("tab-here")], thead[head], body]

    def _person(self, row: HereRow, *, pressed: bool, homework: bool = False) -> Element:
        learner = row.learner
        name: Node = learner.name
        if pressed:
            name = button(
                class_=["tolva-teacher-name", {RETURNED: learner.id == self.session.roster.closed}],
                type="button",
                data_do="choose",
                value=str(learner.id),
                data_focus=f"choose {learner.id}",
                aria_expanded="true" if learner.id == self.session.roster.chosen else "false",
            )[learner.name]
        place = self.words.place(learner) if pressed else ""
        sent = self.session.homework.receipts.get(learner.id, ()) if homework else ()
        told = [span(".tolva-keeper-fate")[self.words.receipt(its)] for its in sent]
        shown = span(".tolva-teacher-signs", aria_hidden="true")[(self._sign(right) for right in row.signs)]
        stands_out: Node = [" ", strong[self.say(f"stands-out-{row.stands_out}")]] if row.stands_out else None
        with_question = (
            td(".tolva-teacher-column-with-question")[self.words.state(row), stands_out] if pressed else None
        )
        return tr(class_=f"tolva-teacher-out-{row.stands_out}" if row.stands_out and pressed else None)[
            th(scope="row")[name, span(".tolva-keeper-fate")[place] if place else None, told],
            td(".tolva-teacher-column-last-answers")[shown, span(".tolva-unseen")[self.words.signs(row.signs)]],
            self._answered(row, of=not pressed, apart=not homework),
            with_question,
        ]

    def _answered(self, row: HereRow, *, of: bool, apart: bool) -> Element:
        """How many questions were answered: own practice apart from the class's questions, but in homework; of what is
        sent or taken home how many of them rightly."""
        right, answered = row.right, row.answered
        alone: Node = None
        if apart and row.alone:
            right, answered = right - row.right_alone, answered - row.alone
            told = "alone-right" if of else "alone"
            alone = [" ", span(".tolva-keeper-fate")[self.say(told, right=row.right_alone, count=row.alone)]]
        if of:
            return td(".tolva-teacher-column-right")[self.say("right-of", right=right, answered=answered), alone]
        return td(".tolva-teacher-column-answered")[str(answered), alone]

    @staticmethod
    def _sign(right: bool | None) -> Element:
        return span(class_=f"tolva-teacher-mark-{_KINDS[right]}")[_SIGNS[right]]

    def rules(self, rows: Iterable[RuleRow], *, plain: bool = False, homework: bool = False) -> Node:
        """The rules; on paper none can be pressed, and receipts, which come in any order, tell of no trend."""
        columns = ("rule", "broken-now", "missed-now", "broken-ever", "met")
        head = tr[
            (th(scope="col", class_=f"tolva-teacher-column-{name}")[self.say(f"column-{name}")] for name in columns)
        ]
        shown = [row._replace(trend="") if homework else row for row in rows]
        body = tbody[(self._rule_row(row, plain) for row in shown)]
        compared = self.say("rules-trend") if any(row.trend for row in shown) else ""
        return [
            p(".tolva-keeper-variants")[self.say("rules-how"), " ", compared],
            table(".tolva-teacher-rules")[caption(".tolva-unseen")[self.say("tab-rules")], thead[head], body],
        ]

    def _rule_row(self, row: RuleRow, plain: bool) -> Element:
        title = self.words.rule(row.rule)
        name: Node = title
        if not plain:
            name = button(
                ".tolva-teacher-name",
                type="button",
                data_do="look-at",
                value=row.rule,
                data_focus=f"look-at {row.rule}",
                aria_expanded="true" if row.rule == self.session.rule else "false",
            )[title]
        said = self.words.wrong_choice(row.wrong)
        trend = self.say(f"trend-{row.trend}") if row.trend else ""
        half = row.met >= 2 and 2 * row.not_kept >= row.met
        return tr(class_="tolva-teacher-out-stuck" if half else None)[
            th(scope="row")[name, [span(".tolva-keeper-fate")[its] for its in (said, trend) if its]],
            td[strong[str(row.now)]],
            td[str(row.missed)],
            td(".tolva-teacher-column-broken-ever")[str(row.broken)],
            td[str(row.met)],
        ]

    def spread(self, question: Question, spread: Spread | None, *, verdicts: bool) -> Node:
        """How many chose each; of few answers nothing."""
        if spread is None:
            return p(".tolva-keeper-variants")[self.say("few")]
        counted = [(choice, spread.counts.get(choice.key, 0)) for choice in question.choices]
        head = tr[th(scope="col")[self.say("choice")], th(scope="col")[self.say("chosen-by")]]
        rows = (
            tr[
                th(scope="row")[
                    self._mark(bool(question.verdict(choice))) if verdicts else None,
                    self.words.choice(question, choice),
                ],
                td[self._bar(count, spread.answers)],
            ]
            for choice, count in counted
        )
        said = self.say("wholly-right", right=spread.right, answered=spread.answers)
        return [
            table(".tolva-teacher-spread")[caption(".tolva-unseen")[self.say("spread")], thead[head], tbody[rows]],
            self._wholes(question, spread, verdicts=verdicts),
            p[said] if verdicts else None,
        ]

    def _wholes(self, question: Question, spread: Spread, *, verdicts: bool) -> Node:
        """The answers that most gave, each as a whole, where more than one choice may be picked: how many chose each
        does not tell what was chosen together."""
        if question.single or not spread.wholes:
            return None
        right = set(map(str, question.answer))
        return [
            p(".tolva-keeper-variants")[sentence(self.lang, "class-wholes")],
            ul(".tolva-teacher-wholes")[
                (
                    li[
                        self._mark(set(whole) == right) if verdicts else None,
                        self._whole(question, whole),
                        " ",
                        span(".tolva-teacher-count")[str(count)],
                    ]
                    for whole, count in spread.wholes
                )
            ],
        ]

    def _whole(self, question: Question, whole: Sequence[str]) -> Node:
        """All that was picked in one answer, in the order in which it was offered."""
        picked = [(its, self.words.choice(question, its)) for its in question.choices if its.key in whole]
        return together(picked) if picked else sentence(self.lang, "class-chose-nothing")

    def _mark(self, right: bool) -> Node:
        return [
            span(class_=["tolva-teacher-mark", f"tolva-teacher-mark-{_KINDS[right]}"], aria_hidden="true")[
                _SIGNS[right]
            ],
            span(".tolva-unseen")[self.say("holds" if right else "holds-not"), ": "],
        ]

    def _bar(self, count: int, of: int) -> Node:
        share = round(100 * count / of) if of else 0
        return [
            span(".tolva-teacher-bar", aria_hidden="true", style=f"--share: {share}%"),
            span(".tolva-teacher-count")[str(count)],
        ]
