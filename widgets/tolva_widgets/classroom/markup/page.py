"""The teacher's page of a class as pieces: its head, the section that is looked at, and the tables on paper."""

from collections.abc import Callable, Mapping, Sequence

from htpy import Node, button, code, div, fragment, h2, h3, nav, p, strong

from ..results.class_results import ClassResults
from ..session import SECTIONS
from ..storage.values import Learner
from .ask import CHOOSE, NOW, AskMarkup
from .handed_out import HandedOutMarkup
from .here import OPENED, HereMarkup
from .home import DELETING, HomeMarkup
from .listed import LISTED
from .pieces import Pieces
from .tables import TablesMarkup

GONE = "tolva-teacher-gone"
"""The class of what the focus is led to when there is no class any more."""
_HEAD = "tolva-teacher-head-line"
_SAID_OF_QUESTION = ("spread", "revealed", "joining", "resumed")
"""What the question that is led says itself where it is seen: a second time it would push it out of sight."""

__all__ = ["CHOOSE", "DELETING", "GONE", "LISTED", "NOW", "OPENED", "TeacherMarkup"]


class TeacherMarkup(Pieces):
    """The pieces for a session, of which only those of the section that is looked at are written."""

    def sections(self) -> list[list[str]]:
        """All pieces by name, in the order in which they are read."""
        session = self.session
        here, ask = HereMarkup(session, self.lang), AskMarkup(session, self.lang)
        home, handed_out = HomeMarkup(session, self.lang), HandedOutMarkup(session, self.lang)
        looked_at: Mapping[str, Mapping[str, Callable[[], Node]]] = {
            "here": {"learner": here.learner, "removed": here.removed, "here": here.here},
            "rules": {"rule": here.rule_looked_at, "rules": here.rules_met},
            "ask": {
                "first": ask.list_first,
                "draft": ask.draft,
                "list": ask.list_after,
                "house": ask.house,
                "send": ask.sending,
            },
            "homework": {"hand-out": handed_out.handing_out, "receipts": home.receipts, "sent": home.sent},
            "home": {"home": home.home},
        }
        pieces: dict[str, Node] = {"head": self._head(), "now": ask.now()}
        for section, parts in looked_at.items():
            for name, write in parts.items():
                pieces[name] = write() if section == session.section else None
        return [[name, str(fragment[piece])] for name, piece in pieces.items()]

    def printout(
        self, results: ClassResults, learners: Sequence[Learner], title: str, *, homework: bool = False
    ) -> str:
        """The tables on paper, with the day of which they tell: the class's, or the homework's."""
        written, rows = TablesMarkup(self.session, self.lang), results.here(learners, self.overview.now())
        rules = results if homework else self.session.results_of_rules
        return str(
            div(".tolva-keeper-paper", lang=self.lang)[
                h2[title],
                p[self.session.day],
                written.people(rows, plain=True, homework=homework),
                h3[self.say("tab-rules")],
                None if homework else p[self._counted()],
                written.rules(rules.rules(), plain=True, homework=homework),
            ]
        )

    def _counted(self) -> str:
        """What the table of the rules counts."""
        return self.say("counted-practice" if self.session.counts_practice else "counted-to-all")

    # The head

    def _head(self) -> Node:
        return [
            self._class_line(),
            self._fault(),
            self._tabs() if self.session.connection.store is not None else self._how_to_begin(),
            self._notice(),
        ]

    def _class_line(self) -> Node:
        store, overview = self.session.connection.store, self.overview
        if store is None:
            return None
        tells = overview.lost and self.session.section in ("here", "ask")
        parts = [self.say("here", here=overview.count_here, count=overview.count)]
        if overview.stage.number and self.session.section not in ("here", "ask"):
            parts.append(self.say("answered-of", answered=overview.answered, count=overview.count_here))
        if overview.lost:
            parts.append(self.say("lost", count=overview.lost))
        return [
            p(class_=_HEAD)[strong[self.say("class", name=store.name)], " · ", " · ".join(parts)],
            p(".tolva-keeper-variants")[self.say("lost-how")] if tells else None,
        ]

    def _fault(self) -> Node:
        fault = self.session.connection.out_of_reach
        if fault is None:
            return None
        return div(".tolva-keeper-notice.tolva-keeper-refused", role="alert")[
            p[strong[self.say("out-of-reach")]], p[fault.sentence(self.lang)]
        ]

    def _how_to_begin(self) -> Node:
        begun = self.say("deleted") if self.session.connection.deleted else self.say("no-class")
        return div(".tolva-teacher-begin")[
            p(class_=[_HEAD, GONE], tabindex="-1", data_focus=GONE)[strong[begun]],
            p[self.say("begin")],
            p[code(translate="no")["tolva-teach class --name 7B"]],
            p[self.say("begin-notebook")],
            p[code(translate="no")['ClassTeacher("7B")']],
        ]

    def _tabs(self) -> Node:
        return nav(".tolva-teacher-tabs", aria_label=self.say("tabs"))[
            (
                button(
                    type="button",
                    data_do="show",
                    value=section,
                    data_focus=f"show {section}",
                    aria_current="page" if section == self.session.section else None,
                )[self.say(f"tab-{section}")]
                for section in SECTIONS
            )
        ]

    def _notice(self) -> Node:
        notice = self.session.connection.notice
        if notice is None or notice.at or (self.session.section == "ask" and notice.code in _SAID_OF_QUESTION):
            return None
        refused, learner = notice.fault is not None, notice.removed
        return div(class_=["tolva-keeper-notice", {"tolva-keeper-refused": refused}])[
            p[self.words.notice(notice)],
            self.button("restore", self.say("do-restore"), str(learner.id), focus="restore-removed", about=learner.name)
            if learner
            else None,
        ]
