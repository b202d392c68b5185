"""One question to all: the one that is asked, the one that would be next, and those that are prepared."""

from collections.abc import Iterator

from htpy import Element, Node, a, br, details, div, h2, p, span, strong, summary

from tolva_teach.play.profile import house_line
from tolva_teach.quiz import Question
from tolva_teach.quiz.house import house_of
from tolva_teach.texts import sentence
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import POSITIONS
from tolva_widgets.page.house_rules.house import LINE

from ..house import LONGEST as LONGEST_HOUSE
from ..house import plays
from ..prepared import question_of
from ..sent import LONGEST, offered, title_of
from ..storage.values import VERDICTS
from ..teaching.leading import Step
from .listed import ListMarkup
from .pieces import BESIDE

NOW = "tolva-teacher-now-head"
"""The class of what the focus is led to when another question is asked."""
CHOOSE = "tolva-teacher-choose-head"
"""The same when one is to be chosen in the place of one of the list."""


class AskMarkup(ListMarkup):
    """Writes the section, and the line about the question that stands over who is here."""

    def now(self) -> Node:
        session = self.session
        stage = self.overview.stage
        if session.connection.store is None or session.section not in ("here", "ask"):
            return None
        if session.section == "here":
            return [self._now_line(), self._sent_line()]
        if stage.question is None:
            return None
        question = question_of(stage.question)
        return div(".tolva-teacher-panel.tolva-teacher-now")[
            h2(class_=NOW, tabindex="-1", data_focus=NOW)[self.say("now", number=stage.number)],
            p(".tolva-teacher-state")[self._state_words()],
            self._lead(),
            self._sending(),
            div(".tolva-teacher-beside")[
                div[self._spread_now(question), self._told(question)],
                div[
                    p(".tolva-keeper-variants")[self.words.titled(stage.question), self._about(question)],
                    p[self.words.asked(question) if question else self.say("unknown-question")],
                    self.picture(stage.question),
                ],
            ],
        ]

    def _spread_now(self, question: Question | None) -> Node:
        """How many chose what of it."""
        if question is None:
            return None
        is_revealed = self.overview.stage.state == "reveal"
        return self.spread(question, self.overview.spread_now(), verdicts=is_revealed)

    def _now_line(self) -> Node:
        """How it is with the question that all are asked."""
        stage = self.overview.stage
        if stage.question is None:
            return None
        return p(".tolva-teacher-now-line")[strong[self.say("now", number=stage.number), ": "], self._state_words()]

    def _sent_line(self) -> Node:
        """The page that all are sent to, and how many are there."""
        sent = self.overview.stage.sent
        if not sent:
            return None
        there = self.say("sent-there", there=self.overview.count_at_page, count=self.overview.count)
        return p[self.say("sent", title=title_of(sent, site_here(), self.lang) or sent), " ", strong[there]]

    def _about(self, question: Question | None) -> Node:
        """The rules that the question turns on: first the one that it was chosen for."""
        turns_on = self.words.turns_on(question, self.overview.stage.about) if question else ""
        return [br, turns_on] if turns_on else None

    def _told(self, question: Question | None) -> Node:
        """Why each choice is right or wrong; folded until all are told."""
        if question is None:
            return None
        return self.reasons(question) if self.overview.stage.state == "reveal" else self.answer(question, "asked")

    def _state_words(self) -> str:
        stage = self.overview.stage
        is_shut = stage.closed if stage.state == "question" else stage.state == "spread" and not self.overview.is_spread
        is_sent = stage.state == "join" and stage.sent
        key = "sent" if is_sent else "closed" if is_shut else stage.state
        return self.say(f"stage-{key}", answered=self.overview.answered, count=self.overview.count_here)

    def _lead(self) -> Node:
        """The buttons: first the step that comes next, always in the same place and with the focus kept."""
        stage, steps = self.overview.stage, self.session.leading.steps
        ways: list[Node] = [self._first_step(step) for step in steps[:1]]
        if stage.state in ("question", "spread"):
            ways.append(self._leads("reopen" if stage.closed else "close"))
        ways += [self.leads("step", self.say(f"do-{name}"), name) for name in steps[1:]]
        if is_at_end := not ways:
            ways = list(self._one_more(primary=True))
        is_done = self.overview.prepared.is_done and not self.overview.has_left_open
        done = p(".tolva-keeper-variants")[self.say("list-done")] if is_done else None
        more = div(".tolva-keeper-buttons.tolva-teacher-more")[self._more(is_at_end)]
        return [div(".tolva-keeper-buttons")[ways], more, done]

    def _more(self, is_at_end: bool) -> Iterator[Node]:
        """The other ways on: on a phone they come after what was answered. Where no step is left, one more question
        stands in its place already."""
        stage = self.overview.stage
        if stage.number > 1:
            yield self._leads("back")
        if stage.number < len(self.overview.asked) and "forth" not in self.session.leading.steps:
            yield self._leads("forth")
        if stage.state != "join":
            yield self._leads("join")
        if not is_at_end:
            yield from self._one_more()

    def _one_more(self, *, primary: bool = False) -> Iterator[Node]:
        """The button for one more question about the rule of this one, where a rule decides it."""
        if rule := self.overview.rule_to_practise:
            words = self.say("do-one-more", rule=self.words.rule(rule))
            yield self.leads("one-more", words, rule, primary=primary, focus="one-more")
            yield self.beside("one-more")

    def _first_step(self, step: Step) -> Element:
        """The button of the step that comes next: not before it is time, and it says what it ends."""
        closes = step == "spread" and not self.overview.stage.closed
        is_time = step != "spread" or self.overview.have_most_answered
        return self.leads(
            "step", self.say("do-close-spread" if closes else f"do-{step}"), step, primary=is_time, focus="step"
        )

    def _leads(self, name: str) -> Element:
        """The button that leads the class so, with its own words."""
        return self.leads(name, self.say(f"do-{name}"))

    def draft(self) -> Node:
        """The question that would be asked next, chosen and seen."""
        question = self.session.draft.question
        is_first = not (self.overview.stage.number or self.overview.prepared.names)
        return div(".tolva-teacher-draft")[
            h2(class_=CHOOSE, tabindex="-1", data_focus=CHOOSE)[self.say("ask-title")],
            self._changing(),
            div(".tolva-teacher-beside")[
                div(".tolva-teacher-form")[self._form()],
                div[
                    self._by_house(question),
                    p(".tolva-teacher-asked")[self.words.asked(question)],
                    div(".tolva-keeper-buttons")[
                        self.leads("ask", self.say("do-ask"), primary=is_first),
                        self.does("another"),
                        self._prepares(),
                    ],
                    self._beside_draft(),
                    self.answer(question, "draft"),
                    self.picture(str(self.session.draft.asked_as)),
                ],
            ],
        ]

    def _prepares(self) -> Element:
        """The button that adds the question to the list; to have it there twice is meant only by who says so."""
        again = self.session.list_editor.draft_place is not None
        words = self.say("do-prepare-again" if again else "do-prepare-draft")
        return self.button("prepare-draft", words, "again" if again else "", focus="prepare-draft", leads=True)

    def _beside_draft(self) -> Node:
        """What came of the question's buttons; else where in the list it stands already."""
        said = self.beside("another") or self.beside("prepare-draft")
        place = self.session.list_editor.draft_place
        if said is None and place is not None:
            said = span(class_=BESIDE)[self.say("prepared-before", place=place)]
        return p[said] if said else None

    def _changing(self) -> Node:
        """The question of the list in whose place this one may be put."""
        place = self.session.list_editor.changed_place
        if place is None:
            return None
        title = self.words.titled(str(self.overview.prepared.names[place]))
        return [
            p(".tolva-keeper-variants")[self.say("changing", place=place + 1, title=title)],
            div(".tolva-keeper-buttons")[
                self.button("put-in-place", self.say("do-put-in-place", place=place + 1), primary=True, focus="put"),
                self.does("change-no-more"),
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
        yield from self.chooses_question(draft, "number")
        told = [(its, self.say(f"verdict-{its}")) for its in VERDICTS]
        yield self.select("verdict", self.say("verdict"), told, self.session.leading.verdict)
        hints = [("yes", self.say("hints-yes", count=len(draft.question.hints))), ("no", self.say("hints-no"))]
        yield self.select("hints", self.say("hints"), hints, "yes" if self.overview.stage.hints else "no")

    def sending(self) -> Node:
        """Where all may be sent, before any question; beside one that is led it is at hand there."""
        return self._sending() if self.overview.stage.question is None else None

    def _sending(self) -> Node:
        """The page that all are sent to, and where they may be sent."""
        site = site_here()
        page, sent, pages = self.session.sending.page, self.overview.stage.sent, offered(site, self.lang)
        title = title_of(page, site, self.lang)
        is_offered = page in dict(pages)
        options = [("", self.say("send-none")), *pages] if is_offered or not page else [(page, title), *pages]
        return div(".tolva-teacher-sending")[
            self._sent_line(),
            self.does("send-nowhere") if sent else None,
            details(".tolva-keeper-fold", data_keep="class-send")[
                summary[self.say("send-title")],
                div(".tolva-teacher-form")[
                    self.select("page", self.say("send-page"), options, page, name="chosen"),
                    self.field(
                        "page", self.say("send-address"), "" if is_offered else page, length=LONGEST, name="pasted"
                    ),
                ],
                self.button("send", self.say("do-send", title=title)) if page else None,
            ],
        ]
