"""One question to all: the one that is asked, the one that would be next, and those that are prepared."""

from collections.abc import Iterator

from htpy import Element, Node, a, code, details, div, h2, li, ol, p, span, strong, summary, ul

from tolva_teach.play.profile import house_line
from tolva_teach.quiz import SEED_LIMIT, Question
from tolva_teach.quiz.house import house_of
from tolva_teach.texts import sentence
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import POSITIONS
from tolva_widgets.page.house_rules.house import LINE
from tolva_widgets.quiz import choices as quiz_choices

from .house import LONGEST as LONGEST_HOUSE
from .house import plays
from .prepared import question_of
from .sent import LONGEST, offered, title_of
from .storage.values import VERDICTS
from .tables_markup import TablesMarkup

NOW = "tolva-teacher-now-head"
"""The class of what the focus is led to when another question is asked."""


class AskMarkup(TablesMarkup):
    """Writes the section, and the line about the question that stands over who is here."""

    def now(self) -> Node:
        session = self.session
        stage = session.stage
        if session.store is None or stage.question is None or session.section not in ("here", "ask"):
            return None
        if session.section == "here":
            return p(".tolva-teacher-now-line")[strong[self.say("now", number=stage.number), ": "], self._state_words()]
        question = question_of(stage.question)
        spread = (
            None if question is None else self.spread(question, session.spread_now(), verdicts=stage.state == "reveal")
        )
        return div(".tolva-teacher-panel.tolva-teacher-now")[
            h2(class_=NOW, tabindex="-1", data_focus=NOW)[self.say("now", number=stage.number)],
            p(".tolva-keeper-variants")[self.words.titled(stage.question)],
            p[self.words.asked(question) if question else self.say("unknown-question")],
            p(".tolva-teacher-state")[self._state_words()],
            self._lead(),
            div(".tolva-teacher-beside")[div[spread], self.picture(stage.question)],
        ]

    def _state_words(self) -> str:
        stage = self.session.stage
        is_shut = stage.closed if stage.state == "question" else stage.state == "spread" and not self.session.is_spread
        key = "closed" if is_shut else stage.state
        return self.say(f"stage-{key}", answered=self.session.answered, count=self.session.count_here)

    def _lead(self) -> Node:
        """The buttons: first the step that comes next, always in the same place and with the focus kept."""
        session, stage = self.session, self.session.stage
        step, *others = session.steps
        ways = [self.leads("step", self.say(f"do-{step}"), step, primary=True, focus="step")]
        if stage.state == "question":
            ways.append(self._leads("reopen" if stage.closed else "close"))
        ways += [self.leads("step", self.say(f"do-{name}"), name) for name in others]
        if stage.number > 1:
            ways.append(self._leads("back"))
        if stage.number < len(session.asked):
            ways.append(self._leads("forth"))
        if stage.state != "join":
            ways.append(self._leads("join"))
        rule = session.rule_to_practise
        more = self.leads("one-more", self.say("do-one-more", rule=self.words.rule(rule))) if rule else None
        return div(".tolva-keeper-buttons")[ways, more]

    def _leads(self, name: str) -> Element:
        """The button that leads the class so, with its own words."""
        return self.leads(name, self.say(f"do-{name}"))

    def draft(self) -> Node:
        """The question that would be asked next, chosen and seen."""
        question, stage = self.session.draft.question, self.session.stage
        return div(".tolva-teacher-draft")[
            h2[self.say("ask-title")],
            div(".tolva-teacher-beside")[
                div(".tolva-teacher-form")[self._form()],
                div[
                    self._by_house(question),
                    p(".tolva-teacher-asked")[self.words.asked(question)],
                    self.picture(str(self.session.draft.asked_as)),
                    div(".tolva-keeper-buttons")[
                        self.leads("ask", self.say("do-ask"), primary=not stage.number),
                        self.does("another"),
                        self.does("prepare-draft"),
                    ],
                ],
            ],
        ]

    def _by_house(self, question: Question) -> Node:
        """The house rules that a question is asked by; that it is not by the class's, where it cannot be."""
        if house_of(question):
            return p(class_=LINE)[house_line(question.record.game, self.lang)]
        house = self.session.house
        if house is None or house.rules.name != question.game:
            return None
        return p(class_=LINE)[sentence(self.lang, "house-line-book")]

    def house(self) -> Node:
        """The house rules that the class plays by, and how it is given others."""
        house, page = self.session.house, Catalogue(site_here()).showing(self.lang, POSITIONS)
        return div(".tolva-teacher-house")[
            h2[self.say("house-title")],
            p[plays(house, self.lang) or self.say("house-book")],
            p(".tolva-keeper-variants")[self.say("house-how")],
            p[a(href=page.href, target="_blank")[page.title]] if page else None,
            div(".tolva-teacher-form")[self.field("house", self.say("house-address"), "", length=LONGEST_HOUSE)],
            self.button("house", self.say("do-house-book"), focus="house-book") if house else None,
        ]

    def _form(self) -> Iterator[Node]:
        draft = self.session.draft
        family = draft.family
        picked = quiz_choices.chosen(family, self.lang)
        for its in quiz_choices.choices(family, self.lang):
            yield self.select("form", its["label"], its["options"], picked[its["name"]], name=its["name"])
        hard = [(str(its), self.words.hard(its)) for its in family.difficulties]
        yield self.select("difficulty", self.say("difficulty"), hard, str(draft.name.difficulty))
        rules = [("", self.say("any-rule")), *((rule, self.words.rule(rule)) for rule in family.rules)]
        if len(rules) > 1:
            yield self.select("topic", self.say("rule"), rules, draft.topic or "")
        number = self.say("number", most=str(SEED_LIMIT))
        yield self.field("number", number, str(draft.name.seed), length=9, inputmode="numeric")
        told = [(its, self.say(f"verdict-{its}")) for its in VERDICTS]
        yield self.select("verdict", self.say("verdict"), told, self.session.verdict)

    def sending(self) -> Node:
        """The page that all are sent to, and where they may be sent."""
        session, site = self.session, site_here()
        page, sent, pages = session.page, session.stage.sent, offered(site, self.lang)
        title = title_of(page, site, self.lang)
        is_offered = page in dict(pages)
        options = [("", self.say("send-none")), *pages] if is_offered or not page else [(page, title), *pages]
        return div(".tolva-teacher-sending")[
            h2[self.say("send-title")],
            p[self.say("sent", title=title_of(sent, site, self.lang) or sent)] if sent else None,
            div(".tolva-teacher-form")[
                self.select("page", self.say("send-page"), options, page, name="chosen"),
                self.field("page", self.say("send-address"), "" if is_offered else page, length=LONGEST, name="pasted"),
            ],
            div(".tolva-keeper-buttons")[
                self.button("send", self.say("do-send", title=title)) if page else None,
                self.does("send-nowhere") if sent else None,
            ],
        ]

    def prepared_list(self) -> Node:
        session = self.session
        return div(".tolva-teacher-prepared")[
            h2[self.say("list")],
            ol(".tolva-teacher-list")[(self._prepared(place) for place in range(len(session.prepared)))]
            if session.prepared
            else p(".tolva-keeper-variants")[self.say("list-empty")],
            self._faults(),
            details(
                ".tolva-keeper-fold",
                data_keep="class-list",
                open=session.read is not None and bool(session.read.faults),
            )[
                summary[self.say("list-paste")],
                p(".tolva-keeper-variants")[self.say("list-help")],
                p[code["tolva/must-play/1/1/29"]],
                self.text("prepare", self.say("list-text"), self.say("do-prepare")),
            ],
        ]

    def _prepared(self, place: int) -> Element:
        name = str(self.session.prepared[place])
        title = self.words.titled(name)
        is_asked = name == self.session.stage.question
        up = self.button("up", self.say("do-up"), str(place), name=name, about=title) if place else None
        return li[
            span[strong[self.say("asked-now"), " "] if is_asked else None, title],
            span(".tolva-keeper-buttons")[
                self.leads("ask-prepared", self.say("do-ask-short"), name, focus=f"ask-prepared {place}", about=title),
                up,
                self.button("drop", self.say("do-drop"), str(place), name=name, about=title),
            ],
        ]

    def _faults(self) -> Node:
        read = self.session.read
        if read is None or not (read.faults or read.too_long):
            return None
        return div(".tolva-keeper-notice.tolva-keeper-refused", role="alert")[
            p[self.say("list-faults", good=len(read.names), bad=len(read.faults))],
            ul[(li[fault.sentence(self.lang)] for fault in read.faults)],
            p[self.say("list-cut")] if read.too_long else None,
        ]
