"""Homework that comes in as receipts, and what a teacher takes home."""

from htpy import Node, div, h2, h3, input, label, li, p, span, ul

from tolva_widgets.quiz.receipt import ENDING

from .tables import TablesMarkup

DELETING = "tolva-teacher-deleting-head"
"""The class of what the focus is led to when one is asked whether the class is to be deleted, or has said no."""

CLEARING = "tolva-teacher-clearing"
"""The class of the same where one is asked whether the receipts are to be taken away."""


class HomeMarkup(TablesMarkup):
    """Writes both sections."""

    def receipts(self) -> Node:
        homework = self.session.homework
        told = homework.added or homework.again
        return [
            h2[self.say("collect")],
            p[self.say("homework-how")],
            p(".tolva-keeper-variants")[self.say("homework-made-up")],
            div(".tolva-teacher-drop", data_drop="receipts")[
                self.text("receipts", self.say("receipts-text"), self.say("do-receipts")),
                label(".tolva-teacher-file")[
                    span[self.say("receipts-files")],
                    input(type="file", multiple=True, accept=f".txt,{ENDING},text/plain", data_files="receipts"),
                ],
            ],
            p(role="status")[self.words.receipts_added(homework)] if told else None,
            self._faults(),
        ]

    def _faults(self) -> Node:
        """What could not be read of what was added last."""
        faults = self.session.homework.faults
        if not faults:
            return None
        return div(".tolva-keeper-notice.tolva-keeper-refused", role="alert")[
            ul[(li[self.words.receipt_fault(fault)] for fault in faults)]
        ]

    def sent(self) -> Node:
        homework = self.session.homework
        if not len(homework):
            return None
        rows = homework.results.here(homework.senders.values(), self.overview.now())
        return [
            h2[self.say("receipts-count", count=len(homework))],
            self._kept(),
            self._apart(),
            self.people(rows, homework=True),
            self.rules(homework.results.rules(), plain=True, homework=True),
            self._files("homework"),
            self._clearing(),
        ]

    def _kept(self) -> Node:
        """How long the receipts are there: the browser's tab keeps them, where it keeps anything and has room."""
        homework = self.session.homework
        if homework.lacks_room:
            return p(".tolva-keeper-notice.tolva-keeper-refused")[self.say("receipts-no-room")]
        return p(".tolva-keeper-variants")[self.say("receipts-kept")] if homework.is_kept else None

    def _clearing(self) -> Node:
        if not self.session.homework.asks_to_clear:
            return div(".tolva-teacher-deleting")[self.does("clear-receipts")]
        return div(".tolva-teacher-deleting", role="alert")[
            p(class_=CLEARING, tabindex="-1", data_focus=CLEARING)[self.say("clear-receipts-sure")],
            div(".tolva-keeper-buttons")[self.does("keep-receipts"), self.does("clear-receipts-sure", leads=True)],
        ]

    def _apart(self) -> Node:
        """That some of one name have rows of their own."""
        names = self.session.homework.names_apart
        return p(".tolva-keeper-notice")[self.words.names_apart(names)] if names else None

    def home(self) -> Node:
        return [h2[self.say("tab-home")], p[self.say("home-how")], self._files("class"), self._deleting()]

    def _files(self, of: str) -> Node:
        kinds = ("learners", "questions", "rules", "answers")
        return div(".tolva-teacher-files")[
            self.counted() if of == "class" else None,
            self.select(
                "excel",
                self.say("csv"),
                [("", self.say("csv-plain")), ("yes", self.say("csv-excel"))],
                "yes" if self.session.excel else "",
                name=of,
            ),
            div(".tolva-keeper-buttons")[
                (self.button("csv", self.say(f"csv-{kind}"), kind, name=of) for kind in kinds),
                self.button("json", self.say("json"), name=of),
                self.button("notebook", self.say("notebook"), name=of),
                self.button("print", self.say("print"), name=of),
            ],
        ]

    def _deleting(self) -> Node:
        store = self.session.connection.store
        place = store.place if store is not None else ""
        head = h3(class_=DELETING, tabindex="-1", data_focus=DELETING)[self.say("delete-title")]
        if not self.session.asks_to_delete:
            kept = p(".tolva-keeper-variants")[self.say("kept-where", place=place)]
            return div(".tolva-teacher-deleting")[head, kept, self.does("delete", leads=True)]
        return div(".tolva-teacher-deleting", role="alert")[
            head,
            p[self.say("delete-sure")],
            div(".tolva-keeper-buttons")[self.does("keep"), self.does("delete-sure", leads=True)],
        ]
