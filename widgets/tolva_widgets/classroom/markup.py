"""The teacher's page of a class as pieces: who is here, the rules, what is asked, homework, and what is taken home."""

from collections.abc import Iterable, Sequence

from htpy import (
    Element,
    Node,
    button,
    caption,
    code,
    details,
    div,
    fragment,
    h2,
    h3,
    input,
    label,
    li,
    nav,
    ol,
    option,
    p,
    select,
    span,
    strong,
    summary,
    table,
    tbody,
    td,
    textarea,
    th,
    thead,
    tr,
    ul,
)
from markupsafe import Markup

from tolva_teach.quiz import SEED_LIMIT, Question
from tolva_widgets.quiz import choices as quiz_choices
from tolva_widgets.quiz.receipt import ENDING
from tolva_widgets.rules.words import rule_named

from .prepared import question_of
from .session import SECTIONS, ClassSession
from .tables import SORTS, ClassTables, HereRow, RuleRow, Spread
from .values import VERDICTS, Learner
from .words import TeacherWords, picture_of

HEAD, NOW = "tolva-class-head-line", "tolva-class-now-head"
"""The classes of what the focus is led to."""

NAME_LENGTH = 24
_SIGNS = {True: "✓", False: "✗"}
_TABLES = range(1, 7)


class TeacherMarkup:
    """The pieces for a session, of which only those of the section that is looked at are written.

    Large because each piece has a small method of its own.
    """

    def __init__(self, session: ClassSession, lang: str) -> None:
        self.session, self.lang = session, lang
        self.words = TeacherWords(session, lang)
        self._say = self.words.say

    def sections(self) -> list[list[str]]:
        """All pieces by name, in the order in which they are read."""
        session = self.session
        looked_at = {
            "here": {"here": self._here, "learner": self._learner, "removed": self._removed},
            "rules": {"rules": self._rules, "rule": self._rule_looked_at},
            "ask": {"draft": self._draft, "list": self._list},
            "homework": {"receipts": self._receipts, "sent": self._sent},
            "home": {"home": self._home},
        }
        pieces: dict[str, Node] = {"head": self._head(), "now": self._now()}
        for section, parts in looked_at.items():
            for name, write in parts.items():
                pieces[name] = write() if section == session.section else None
        return [[name, str(fragment[piece])] for name, piece in pieces.items()]

    def printout(self, tables: ClassTables, learners: Sequence[Learner], title: str) -> str:
        """The tables on paper."""
        rows = tables.here(learners, self.session.now())
        return str(
            div(".tolva-keeper-paper", lang=self.lang)[
                h2[title], self._people(rows, plain=True), self._rule_table(tables.rules(), plain=True)
            ]
        )

    # The head

    def _head(self) -> Node:
        return [
            self._class_line(),
            self._fault(),
            self._tabs() if self.session.store is not None else self._how_to_begin(),
            self._notice(),
        ]

    def _class_line(self) -> Node:
        session = self.session
        if session.store is None:
            return None
        parts = [self._say("here", count=session.count)]
        if session.stage.number:
            parts.append(self._say("answered-of", answered=session.answered, count=session.count))
        if session.lost:
            parts.append(self._say("lost", count=session.lost))
        return p(class_=HEAD, tabindex="-1")[strong[self._say("class", name=session.store.name)], " · ", " · ".join(parts)]

    def _fault(self) -> Node:
        fault = self.session.out_of_reach
        if fault is None:
            return None
        return div(".tolva-keeper-notice.tolva-keeper-refused", role="alert")[
            p[strong[self._say("out-of-reach")]], p[fault.sentence(self.lang)]
        ]

    def _how_to_begin(self) -> Node:
        begun = self._say("deleted") if self.session.deleted else self._say("no-class")
        return div(".tolva-class-begin")[
            p[strong[begun]],
            p[self._say("begin")],
            p[code["tolva-teach class --name 7B"]],
            p[self._say("begin-notebook")],
            p[code['ClassTeacher("7B")']],
        ]

    def _tabs(self) -> Node:
        return nav(".tolva-class-tabs", aria_label=self._say("tabs"))[
            (
                button(
                    type="button",
                    data_do="show",
                    value=section,
                    data_focus=f"show {section}",
                    aria_current="page" if section == self.session.section else None,
                )[self._say(f"tab-{section}")]
                for section in SECTIONS
            )
        ]

    def _notice(self) -> Node:
        notice = self.session.notice
        if notice is None:
            return None
        refused = notice.fault is not None
        return div(class_=["tolva-keeper-notice", {"tolva-keeper-refused": refused}])[p[self.words.notice(notice)]]

    # The question that all are asked

    def _now(self) -> Node:
        session = self.session
        stage = session.stage
        if session.store is None or stage.question is None or session.section not in ("here", "ask"):
            return None
        if session.section == "here":
            return div(".tolva-class-now")[p[strong[self._say("now", number=stage.number)], " ", self._state_words()]]
        question = question_of(stage.question)
        return div(".tolva-class-now")[
            h2(class_=NOW, tabindex="-1")[self._say("now", number=stage.number)],
            p(".tolva-keeper-variants")[self.words.titled(stage.question)],
            p[self.words.asked(question)] if question else None,
            p(".tolva-class-state")[self._state_words()],
            self._lead(),
            self._spread(question, session.spread_now(), verdicts=stage.state == "reveal") if question else None,
        ]

    def _state_words(self) -> str:
        stage = self.session.stage
        key = "closed" if stage.state == "question" and stage.closed else stage.state
        return self._say(f"stage-{key}", answered=self.session.answered, count=self.session.count)

    def _lead(self) -> Node:
        """The buttons: first the step that comes next, always in the same place and with the focus kept."""
        session, stage = self.session, self.session.stage
        step = {"question": "spread", "spread": "reveal", "reveal": "next", "join": "next"}[stage.state]
        others = [name for name in ("spread", "reveal", "next") if name != step and stage.state in ("question", "spread")]
        ways = [self._button("step", self._say(f"do-{step}"), value=step, primary=True, focus="step")]
        if stage.state == "question":
            ways.append(self._do("reopen" if stage.closed else "close"))
        ways += [self._do(name) for name in others if (stage.state, name) != ("spread", "spread")]
        if stage.number > 1:
            ways.append(self._do("back"))
        if stage.state != "join":
            ways.append(self._do("join"))
        rule = session.rule_to_practise
        more = self._button("one-more", self._say("do-one-more", rule=self.words.rule(rule))) if rule else None
        return div(".tolva-keeper-buttons")[ways, more]

    def _do(self, name: str) -> Element:
        return self._button(name, self._say(f"do-{name}"))

    def _spread(self, question: Question, spread: Spread | None, *, verdicts: bool) -> Node:
        """How many chose each; of few answers nothing."""
        if spread is None:
            return p(".tolva-keeper-variants")[self._say("few")]
        counted = [(choice, spread.counts.get(choice.key, 0)) for choice in question.choices]
        head = tr[th(scope="col")[self._say("choice")], th(scope="col")[self._say("chosen-by")]]
        rows = (
            tr[
                th(scope="row")[self._mark(bool(question.verdict(choice))) if verdicts else None, self.words.choice(question, choice)],
                td[self._bar(count, spread.answers)],
            ]
            for choice, count in counted
        )
        said = self._say("wholly-right", right=spread.right, answered=spread.answers)
        return [
            table(".tolva-class-spread")[caption(".tolva-unseen")[self._say("spread")], thead[head], tbody[rows]],
            p[said] if verdicts else None,
        ]

    def _mark(self, right: bool) -> Node:
        kind = "yes" if right else "no"
        return [
            span(class_=["tolva-class-mark", f"tolva-class-mark-{kind}"], aria_hidden="true")[_SIGNS[right]],
            span(".tolva-unseen")[self._say("holds" if right else "holds-not"), ": "],
        ]

    def _bar(self, count: int, of: int) -> Node:
        share = round(100 * count / of) if of else 0
        return [
            span(".tolva-class-bar", aria_hidden="true", style=f"--share: {share}%"),
            span(".tolva-class-count")[str(count)],
        ]

    # Here

    def _here(self) -> Node:
        rows = self.session.here
        if not rows:
            return p[self._say("nobody")]
        return [self._sorts(), self._people(rows)]

    def _sorts(self) -> Node:
        return div(".tolva-keeper-buttons.tolva-class-sorts", role="group", aria_label=self._say("sort"))[
            span(aria_hidden="true")[self._say("sort")],
            (
                button(
                    ".tolva-keeper-chip",
                    type="button",
                    data_do="sort",
                    value=sort,
                    data_focus=f"sort {sort}",
                    aria_pressed="true" if sort == self.session.sort else "false",
                )[self._say(f"sort-{sort}")]
                for sort in SORTS
            ),
        ]

    def _people(self, rows: Sequence[HereRow], *, plain: bool = False, homework: bool = False) -> Node:
        """The learners; on paper and of homework nothing of them can be pressed, and nobody is late."""
        columns = ["learner", "last-answers", "answered"] + ([] if plain or homework else ["with-question"])
        head = tr[(th(scope="col", class_=f"tolva-class-{name}")[self._say(f"column-{name}")] for name in columns)]
        body = tbody[(self._person(row, pressed=not (plain or homework)) for row in rows)]
        return table(".tolva-class-people")[caption(".tolva-unseen")[self._say("tab-here")], thead[head], body]

    def _person(self, row: HereRow, *, pressed: bool) -> Element:
        learner = row.learner
        name: Node = learner.name
        if pressed:
            name = button(
                ".tolva-class-name",
                type="button",
                data_do="choose",
                value=str(learner.id),
                data_focus=f"choose {learner.id}",
                aria_expanded="true" if learner.id == self.session.chosen else "false",
            )[learner.name]
        at_table = span(".tolva-keeper-fate")[self._say("at-table", table=learner.table)] if learner.table else None
        shown = span(".tolva-class-signs", aria_hidden="true")[(self._sign(right) for right in row.signs)]
        stands_out = [" ", strong[self._say(f"stands-out-{row.stands_out}")]] if row.stands_out else None
        with_question = td(".tolva-class-with-question")[self.words.state(row), stands_out] if pressed else None
        return tr(class_=f"tolva-class-out-{row.stands_out}" if row.stands_out and pressed else None)[
            th(scope="row")[name, at_table],
            td(".tolva-class-last-answers")[shown, span(".tolva-unseen")[self.words.signs(row.signs)]],
            td(".tolva-class-answered")[str(row.answered)],
            with_question,
        ]

    @staticmethod
    def _sign(right: bool) -> Element:
        return span(class_=f"tolva-class-mark-{'yes' if right else 'no'}")[_SIGNS[right]]

    def _learner(self) -> Node:
        """The learner whose row is open: to be called something else, seated, put out."""
        chosen = next((its for its in self.session.learners if its.id == self.session.chosen), None)
        if chosen is None:
            return None
        number = str(chosen.id)
        places = [("", self._say("no-table")), *((str(its), self._say("at-table", table=its)) for its in _TABLES)]
        return div(".tolva-class-learner")[
            h3[chosen.name],
            label(".tolva-keeper-number")[
                span[self._say("rename")],
                input(
                    type="text",
                    maxlength=str(NAME_LENGTH),
                    autocomplete="off",
                    value=chosen.name,
                    data_do="rename",
                    data_name=number,
                    data_focus=f"rename {number}",
                ),
            ],
            self._select("seat", self._say("seat"), places, str(chosen.table or ""), name=number),
            div(".tolva-keeper-buttons")[
                self._button("remove", self._say("do-remove"), number),
                self._button("choose", self._say("do-close-row"), number, focus="close-row"),
            ],
        ]

    def _removed(self) -> Node:
        if not self.session.removed:
            return None
        return [
            h3[self._say("removed")],
            ul(".tolva-class-list")[
                (
                    li[span[its.name], self._button("restore", self._say("do-restore"), str(its.id), about=its.name)]
                    for its in self.session.removed
                )
            ],
        ]

    # Rules

    def _rules(self) -> Node:
        rows = self.session.rules
        return self._rule_table(rows) if rows else p[self._say("no-rules")]

    def _rule_table(self, rows: Iterable[RuleRow], *, plain: bool = False) -> Node:
        columns = ("rule", "wrong-now", "wrong-ever", "met")
        head = tr[(th(scope="col", class_=f"tolva-class-{name}")[self._say(f"column-{name}")] for name in columns)]
        body = tbody[(self._rule_row(row, plain) for row in rows)]
        return table(".tolva-class-rules")[caption(".tolva-unseen")[self._say("tab-rules")], thead[head], body]

    def _rule_row(self, row: RuleRow, plain: bool) -> Element:
        title = self.words.rule(row.rule)
        name: Node = title
        if not plain:
            name = button(
                ".tolva-class-name",
                type="button",
                data_do="look-at",
                value=row.rule,
                data_focus=f"look-at {row.rule}",
                aria_expanded="true" if row.rule == self.session.rule else "false",
            )[title]
        said = self._wrong_choice(row)
        half = row.met >= 2 and 2 * row.now >= row.met
        return tr(class_="tolva-class-out-stuck" if half else None)[
            th(scope="row")[name, span(".tolva-keeper-fate")[said] if said else None],
            td[strong[str(row.now)], [" ", span(".tolva-keeper-fate")[self._say(f"trend-{row.trend}")]] if row.trend else None],
            td[str(row.broken)],
            td[str(row.met)],
        ]

    def _wrong_choice(self, row: RuleRow) -> str:
        wrong = row.wrong
        if wrong is None:
            return ""
        chosen = self.words.chosen(wrong.question, wrong.choice)
        return self._say("wrong-choice", count=wrong.count, of=wrong.of, chosen=chosen)

    def _rule_looked_at(self) -> Node:
        """A rule: what it says, the question in which most broke it, and a way to ask about it once more."""
        rule = self.session.rule
        if rule is None:
            return None
        tables = self.session.tables
        about = next(iter(tables.questions_about(rule)), None)
        question = None if about is None else question_of(about)
        if about is None or question is None:
            return None
        players = len(question.table.places)
        return div(".tolva-class-rule")[
            h2[self.words.rule(rule)],
            rule_named(rule, question.game, players, self.lang, f"class-{rule}"),
            p(".tolva-keeper-variants")[self.words.titled(about)],
            p[self.words.asked(question)],
            div(".tolva-class-picture")[Markup(picture_of(about, self.lang))],
            self._spread(question, tables.spread(about), verdicts=True),
            div(".tolva-keeper-buttons")[
                self._button("ask-about", self._say("do-ask-about"), rule, primary=True),
                self._button("look-at", self._say("do-close-row"), rule, focus="close-rule"),
            ],
        ]

    # Ask all

    def _draft(self) -> Node:
        draft = self.session.draft
        question, family = draft.question, draft.family
        picked = quiz_choices.chosen(family, self.lang)
        rules = [("", self._say("any-rule")), *((rule, self.words.rule(rule)) for rule in family.rules)]
        hard = [(str(its), self.words.hard(its)) for its in family.difficulties]
        return div(".tolva-class-draft")[
            h2[self._say("ask-title")],
            div(".tolva-keeper-numbers")[
                (
                    self._select("form", its["label"], its["options"], picked[its["name"]], name=its["name"])
                    for its in quiz_choices.choices(family, self.lang)
                ),
                self._select("difficulty", self._say("difficulty"), hard, str(draft.name.difficulty)),
                self._select("topic", self._say("rule"), rules, draft.topic or "") if len(rules) > 1 else None,
                label(".tolva-keeper-number")[
                    span[self._say("number", most=str(SEED_LIMIT))],
                    input(
                        type="text",
                        inputmode="numeric",
                        maxlength="9",
                        autocomplete="off",
                        value=str(draft.name.seed),
                        data_do="number",
                        data_focus="number",
                    ),
                ],
                self._select(
                    "verdict",
                    self._say("verdict"),
                    [(its, self._say(f"verdict-{its}")) for its in VERDICTS],
                    self.session.verdict,
                ),
            ],
            p(".tolva-class-asked")[self.words.asked(question)],
            div(".tolva-class-picture")[Markup(picture_of(str(draft.name), self.lang))],
            div(".tolva-keeper-buttons")[
                self._button("ask", self._say("do-ask"), primary=True),
                self._do("another"),
                self._do("prepare-draft"),
            ],
        ]

    def _list(self) -> Node:
        session = self.session
        return div(".tolva-class-prepared")[
            h2[self._say("list")],
            ol(".tolva-class-list")[(self._prepared(place) for place in range(len(session.prepared)))]
            if session.prepared
            else p(".tolva-keeper-variants")[self._say("list-empty")],
            self._faults(),
            details(".tolva-keeper-fold", data_keep="class-list", open=session.read is not None and bool(session.read.faults))[
                summary[self._say("list-paste")],
                p(".tolva-keeper-variants")[self._say("list-help")],
                p[code["tolva/must-play/1/1/29"]],
                self._text("prepare", self._say("list-text"), self._say("do-prepare")),
            ],
        ]

    def _prepared(self, place: int) -> Element:
        name = str(self.session.prepared[place])
        title = self.words.titled(name)
        is_asked = name == self.session.stage.question
        up = self._button("up", self._say("do-up"), str(place), about=title) if place else None
        return li[
            span[strong[self._say("asked-now"), " "] if is_asked else None, title],
            span(".tolva-keeper-buttons")[
                self._button("ask-prepared", self._say("do-ask-short"), str(place), about=title),
                up,
                self._button("drop", self._say("do-drop"), str(place), about=title),
            ],
        ]

    def _faults(self) -> Node:
        read = self.session.read
        if read is None or not (read.faults or read.too_long):
            return None
        return div(".tolva-keeper-notice.tolva-keeper-refused", role="alert")[
            p[self._say("list-faults", good=len(read.names), bad=len(read.faults))],
            ul[(li[fault.sentence(self.lang)] for fault in read.faults)],
            p[self._say("list-cut")] if read.too_long else None,
        ]

    # Homework

    def _receipts(self) -> Node:
        homework = self.session.homework
        told = homework.added or homework.again
        return [
            h2[self._say("tab-homework")],
            p[self._say("homework-how")],
            p(".tolva-keeper-variants")[self._say("homework-made-up")],
            div(".tolva-class-drop", data_drop="receipts")[
                self._text("receipts", self._say("receipts-text"), self._say("do-receipts")),
                label(".tolva-class-file")[
                    span[self._say("receipts-files")],
                    input(type="file", multiple=True, accept=f".txt,{ENDING},text/plain", data_files="receipts"),
                ],
            ],
            p(role="status")[self.words.receipts_added(homework)] if told else None,
            ul(".tolva-keeper-notice.tolva-keeper-refused", role="alert")[
                (li[self.words.receipt_fault(fault)] for fault in homework.faults)
            ]
            if homework.faults
            else None,
        ]

    def _sent(self) -> Node:
        homework = self.session.homework
        if not len(homework):
            return None
        rows = homework.tables.here(homework.senders.values(), self.session.now())
        return [
            h2[self._say("receipts-count", count=len(homework))],
            self._people(rows, homework=True),
            self._rule_table(homework.tables.rules(), plain=True),
            self._files("homework"),
        ]

    # Take home

    def _home(self) -> Node:
        return [h2[self._say("tab-home")], p[self._say("home-how")], self._files("class"), self._deleting()]

    def _files(self, of: str) -> Node:
        kinds = ("learners", "questions", "rules", "answers")
        return div(".tolva-class-files")[
            self._select(
                "excel",
                self._say("csv"),
                [("", self._say("csv-plain")), ("yes", self._say("csv-excel"))],
                "yes" if self.session.excel else "",
                name=of,
            ),
            div(".tolva-keeper-buttons")[
                (self._button("csv", self._say(f"csv-{kind}"), kind, name=of) for kind in kinds),
                self._button("json", self._say("json"), name=of),
                self._button("print", self._say("print"), name=of),
            ],
        ]

    def _deleting(self) -> Node:
        session = self.session
        place = session.store.place if session.store is not None else ""
        if not session.asks_to_delete:
            kept = p(".tolva-keeper-variants")[self._say("kept-where", place=place)]
            return div(".tolva-class-deleting")[h3[self._say("delete-title")], kept, self._do("delete")]
        return div(".tolva-class-deleting", role="alert")[
            h3[self._say("delete-title")],
            p[self._say("delete-sure")],
            div(".tolva-keeper-buttons")[self._do("delete-sure"), self._do("keep")],
        ]

    # Parts

    def _button(
        self,
        do: str,
        words: str,
        value: str = "",
        *,
        name: str = "",
        primary: bool = False,
        focus: str = "",
        about: str = "",
    ) -> Element:
        return button(
            class_=["tolva-keeper-button", {"tolva-keeper-primary": primary}],
            type="button",
            data_do=do,
            data_name=name,
            value=value,
            data_focus=focus or f"{do} {name} {value}",
            aria_label=f"{words}: {about}" if about else None,
        )[words]

    def _select(
        self, do: str, words: str, options: Iterable[Sequence[str]], chosen: str, *, name: str = ""
    ) -> Element:
        return label(".tolva-keeper-number")[
            span[words],
            select(data_do=do, data_name=name, data_focus=f"{do} {name}")[
                (option(value=value, selected=value == chosen)[said] for value, said in options)
            ],
        ]

    def _text(self, name: str, words: str, does: str) -> Node:
        return [
            label(".tolva-class-text")[span[words], textarea(data_text=name, rows="4", spellcheck="false")],
            button(".tolva-keeper-button", type="button", data_paste=name)[does],
        ]
