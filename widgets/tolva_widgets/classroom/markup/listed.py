"""The list of questions that a teacher has prepared."""

from htpy import Element, Node, details, div, h2, li, ol, p, pre, span, strong, summary, ul

from ..prepared import question_of
from .answers import AnswersMarkup
from .pieces import REFUSED

LISTED = "tolva-teacher-list-head"
"""The class of what the focus is led to when a question of the list has been put in another's place."""


class ListMarkup(AnswersMarkup):
    """Writes the list, and how one is made."""

    def list_first(self) -> Node:
        """The list, where there is one: it is what one has planned."""
        return self._list() if self.overview.prepared.names else None

    def list_after(self) -> Node:
        """How a list is made, where there is none."""
        return None if self.overview.prepared.names else self._list()

    def _start(self) -> Node:
        """The button that asks what comes next in the list."""
        prepared, is_begun = self.overview.prepared, self.overview.stage.number > 0
        following = prepared.next
        if following is None:
            is_done = prepared.is_done and not self.overview.has_left_open
            return p(".tolva-keeper-variants")[self.say("list-done")] if is_done else None
        words = self.say("do-go-on" if is_begun else "do-start")
        return div(".tolva-keeper-buttons")[
            self.leads("ask-prepared", words, str(following), primary=not is_begun, focus="start-list")
        ]

    def _list(self) -> Node:
        names, read = self.overview.prepared.names, self.session.list_editor.read
        refused = [fault.whole for fault in read.faults] if read else []
        return div(".tolva-teacher-prepared")[
            h2(class_=LISTED, tabindex="-1", data_focus=LISTED)[self.say("list")],
            self._start(),
            ol(".tolva-teacher-list")[(self._prepared(place) for place in range(len(names)))]
            if names
            else p(".tolva-keeper-variants")[self.say("list-empty")],
            self._faults(),
            details(".tolva-keeper-fold", data_keep="class-list", open=bool(refused))[
                summary[self.say("list-as-text" if names else "list-paste")],
                p(".tolva-keeper-variants")[self.say("list-help-own" if names else "list-help")],
                pre(translate="no")["\n".join(map(str, names)) or "tolva/must-play/1/1/29"],
                self.text("prepare", self.say("list-text"), self.say("do-prepare"), "\n".join(refused)),
            ],
        ]

    def _prepared(self, place: int) -> Element:
        prepared = self.overview.prepared
        name = str(prepared.names[place])
        title = self.words.titled(name)
        is_now, were = name == self.overview.stage.question, {its.question for its in self.overview.asked}
        asked = self.say("asked-now" if is_now else "asked-before") if is_now or name in were else ""
        last, looked = len(prepared.names) - 1, name == self.session.list_editor.looked
        up = self.button("up", self.say("do-up"), str(place), name=name, about=title) if place else None
        down = self.button("down", self.say("do-down"), str(place), name=name, about=title) if place < last else None
        look = self.say("do-look-no-more" if looked else "do-look")
        change = self.button("change", self.say("do-change"), str(place), name=name, about=title)
        return li[
            span[strong[asked, " "] if asked else None, title, self._rules_of(name), self._lost_at(name)],
            span(".tolva-keeper-buttons")[
                self.leads("ask-prepared", self.say("do-ask-short"), name, focus=f"ask-prepared {place}", about=title),
                self.button("look", look, name, focus=f"look {place}", about=title),
                change if prepared.can_change(place) else None,
                up,
                down,
                self.button("drop", self.say("do-drop"), str(place), name=name, about=title),
            ],
            self._looked_at(name) if looked else None,
        ]

    def _rules_of(self, name: str) -> Node:
        """The rules that a question hangs on."""
        question = question_of(name)
        rules = self.words.turns_on(question) if question else ""
        return span(".tolva-keeper-fate")[rules] if rules else None

    def _lost_at(self, name: str) -> Node:
        """How many were lost at a question."""
        count = self.overview.lost_at_questions.get(name, 0)
        return span(".tolva-keeper-fate")[self.say("asked-lost", count=count)] if count else None

    def _looked_at(self, name: str) -> Node:
        """A question of the list, before it is asked."""
        question = question_of(name)
        if question is None:
            return p[self.say("unknown-question")]
        return div(".tolva-teacher-beside")[
            div[p(".tolva-teacher-asked")[self.words.asked(question)], self.answer(question, "listed")],
            self.picture(name),
        ]

    def _faults(self) -> Node:
        read = self.session.list_editor.read
        if read is None or not (read.faults or read.too_long):
            return None
        classes = f"tolva-keeper-notice tolva-keeper-refused {REFUSED}"
        return div(class_=classes, role="alert", tabindex="-1", data_focus=REFUSED)[
            p[self.say("list-faults", good=len(read.names), bad=len(read.faults))],
            ul[(li[fault.sentence(self.lang)] for fault in read.faults)],
            p[self.say("list-cut")] if read.too_long else None,
        ]
