"""The teacher's page of a class."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any
from urllib.parse import urlencode

import traitlets

from tolva_teach.games import game
from tolva_teach.play.profile import called_by
from tolva_teach.quiz import SEED_LIMIT, UnknownQuestionError
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.judged import LONGEST_OWN
from tolva_teach.records.messages import quoted
from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import Composed
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.file_name import file_name
from tolva_widgets.page.house_rules.house import House, on_kept
from tolva_widgets.page.markup_view import MarkupView
from tolva_widgets.page.widget import Page
from tolva_widgets.quiz.receipt import IN_LINK as RECEIPT_IN_LINK
from tolva_widgets.quiz.receipt import TEXT_LENGTH as PASTED_LENGTH

from .draft import Draft
from .export import csv_text, json_text
from .handed_out import HandedOut
from .home_address import LONGEST as ADDRESS_LENGTH
from .house import LONGEST as HOUSE_LENGTH
from .markup.handed_out import HandedOutMarkup
from .markup.home import CLEARING
from .markup.page import CHOOSE, DELETING, GONE, LISTED, NOW, OPENED, TeacherMarkup
from .markup.pieces import REFUSED
from .markup.tables import RETURNED
from .memory import TeacherMemory
from .notebook import notebook_text
from .opening import class_here, class_store
from .prepared import TEXT_LENGTH as LIST_LENGTH
from .results.class_results import ClassResults
from .sent import LONGEST as PAGE_LENGTH
from .session import ClassSession
from .storage.values import Learner
from .tables_in_words import TablesInWords
from .words import TeacherWords

_LONG_TEXTS = {
    "receipts": PASTED_LENGTH + 1,
    "prepare": LIST_LENGTH + 1,
    "page": PAGE_LENGTH + 1,
    "house": HOUSE_LENGTH + 1,
    "home-address": ADDRESS_LENGTH + 1,
}
"""What one pastes: a letter more than is read of it, so that it is seen that there was more."""
_MORE = "more"
"""What a piece of a long text is called of which others come after it."""

LEFT = "left"
"""What the row of a learner is closed with where somebody has gone from it to something else, which has the focus."""
_SAID_BESIDE = frozenset(
    {
        *("rename", "seat", "form", "difficulty", "topic", "number", "verdict", "hints", "another", "prepare-draft"),
        *("house", "page", "one-more", "home-address"),
        *(f"homework-{name}" for name in ("form", "difficulty", "topic", "number", "others")),
    }
)
"""What is done in a field, list or button beside which is said what came of it: the page's top may be out of sight."""

_AGAIN = 10.0
"""Seconds after which is said anew who is here, and for how long somebody has looked at a question."""


class TeacherView(MarkupView):
    """The page in pieces, which asks for what is new as long as it is seen, and takes longer texts and files."""

    code = script("classroom/teacher_view.js")
    styles = stylesheet("page/fields.css", "score_keeper/score_keeper.css", "classroom/teacher.css")
    text_length = LONGEST_OWN
    """What is pressed names a question, perhaps one about a position of one's own."""

    def longest(self, do: str) -> int:
        return _LONG_TEXTS.get(do, self.text_length)

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._piece = ""
        """What has come so far of a text in pieces."""

    def _hear(self, widget: Any, content: Mapping[str, Any], buffers: Any) -> None:
        do, value = content.get("do"), content.get("value")
        if do in _LONG_TEXTS and isinstance(value, str):
            self._piece = (self._piece + value)[: self.longest(str(do))]
            if content.get("name") == _MORE:
                return
            content, self._piece = {**content, "value": self._piece}, ""
        super()._hear(widget, content, buffers)
        if do == "new":
            self.send({"do": "stepped"})


class ClassTeacher(Composed):
    """Shows a teacher their class, and leads it: who is here, which rule is broken, one question to all, homework.

    Without a class it says how one is begun, and reads the receipts of homework all the same.

    >>> ClassTeacher(lang="en").session.section
    'homework'
    """

    style_class = "tolva-keeper"
    style_sheets = ("rules/rule_card.css", "base/chips.css", "page/house_rules/house.css")
    wants_room = True
    in_repr = ("section", "lang")

    section = traitlets.Unicode()
    """What is looked at: `here`, `rules`, `ask`, `homework` or `home`."""
    in_address = traitlets.Bool(False)
    """Whether it takes the receipt that the page's address brings: for the one of its kind on a page."""

    def __init__(self, name: str | None = None, **traits: Any) -> None:
        """
        Args:
            name: the class's name, or its database as SQLAlchemy writes it; where left out it is the class that the
                page is served for, if there is one.
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: there is no such class.
        """
        super().__init__(**traits)
        self.session = self._begin(name)
        self._shown_at = 0.0
        self._view = TeacherView(lang=self.lang, called="tolva-keeper")
        self._view.on_do(self.do)
        self._page = Page(lang=self.lang, scope=self.style_class)
        self._address = Address(
            self, self._page, [], self._take_address, ours=self.in_address, fragment=RECEIPT_IN_LINK
        )
        on_kept(self._page, self._take_kept)
        self.observe(lambda _: self._translate(), "lang")
        self._memory = TeacherMemory(self.session, self._page, self._address, self._show)
        self.compose(self._page, self._view, self._memory.shelf)
        self._show()

    def _begin(self, name: str | None) -> ClassSession:
        if name is None:
            return ClassSession(opener=class_here(), lang=self.lang)
        try:
            return ClassSession(class_store(name), lang=self.lang)
        except SaidError as fault:
            raise ValueError(fault.sentence(self.lang)) from None

    def do(self, do: str, name: str = "", value: str = "") -> None:
        """Does what a person has pressed, written or chosen on the page; what there is not is passed over."""
        if do == "new":
            self._step()
            return
        leads, does = self._leads(value).get(do), self._does(name, value).get(do)
        if leads is None and does is None:
            return
        connection, overview = self.session.connection, self.session.overview
        if do == "close-row" and connection.notice is not None and connection.notice.fault is not None:
            return  # what was written in the row could not be taken
        connection.notice = None  # what was said of something else is not said again
        connection.take_new()
        asked = overview.stage.number
        if does is not None:
            does()
        elif leads is not None and name == overview.stage.seen:
            leads()
        self._say_beside(do, name if does is not None else "", value)
        self._memory.keep_receipts()
        self._show()
        if connection.notice is not None:
            self._page.say_aloud(TeacherWords(self.session, self.lang).notice(connection.notice))
        self._lead(do, name, another_asked=overview.stage.number != asked)

    def _say_beside(self, do: str, name: str, value: str) -> None:
        """What is to be said of what was done is said where it was, if that is a place of its own."""
        connection = self.session.connection
        if connection.notice is not None and do in _SAID_BESIDE:
            connection.notice = replace(connection.notice, at=(do, name), written=value)

    def _lead(self, do: str, name: str, *, another_asked: bool) -> None:
        """Gives the focus to what is new on the page."""
        session, editor = self.session, self.session.list_editor
        if do == "prepare" and editor.read is not None and editor.read.faults:
            self._page.move_focus(REFUSED)
        elif do == "prepare" and session.overview.prepared.names:
            self._page.move_focus(LISTED)
        elif (another_asked or do == "join") and session.section == "ask":
            self._page.move_focus(NOW)
        elif do == "step" and session.section == "ask" and session.overview.stage.state in ("spread", "reveal"):
            self._view.send({"do": "led"})  # the focus stays on what comes next
        elif (do in ("choose", "join-rows") and session.roster.chosen is not None) or (
            do == "look-at" and session.rule is not None
        ):
            self._page.move_focus(OPENED)
        elif do == "join-rows" or (do == "close-row" and name != LEFT):
            self._page.move_focus(RETURNED)
        elif do == "change" and editor.changed_place is not None:
            self._page.move_focus(CHOOSE)
        elif do in ("put-in-place", "change-no-more"):
            self._page.move_focus(LISTED)
        elif do in ("delete", "keep"):
            self._page.move_focus(DELETING)
        elif do == "clear-receipts":
            self._page.move_focus(CLEARING)
        elif do == "delete-sure" and session.connection.deleted:
            self._page.move_focus(GONE)

    def still(self) -> str:
        """A class is nothing that is kept in a notebook."""
        return ""

    def _does(self, name: str, value: str) -> Mapping[str, Callable[[], object]]:
        """What can be done, by name."""
        session, number, learner = self.session, _whole(value), _whole(name)
        roster, editor, sending = session.roster, session.list_editor, session.sending
        draft, choose = session.draft, session.connection.attempt
        return {
            "show": lambda: session.show(value),
            "sort": lambda: roster.sort_by(value),
            "choose": lambda: roster.choose(number),
            "close-row": roster.close,
            "look-at": lambda: session.look_at(value),
            "rename": lambda: roster.rename(learner, value),
            "seat": lambda: roster.seat(learner, number if value else None),
            "tables": lambda: roster.ask_tables(value == "yes"),
            "same": lambda: roster.say_same(number),
            "join-rows": roster.join_rows,
            "remove": lambda: roster.remove(number),
            "restore": lambda: roster.restore(number),
            **_chooses("", draft, choose, name, value),
            "number": lambda: choose(lambda: draft.take_number(_seed(value))),
            "another": lambda: choose(draft.take_next),
            "verdict": lambda: session.leading.set_verdict(value),
            "prepare": lambda: editor.add_text(value),
            "prepare-draft": lambda: editor.add_draft(again=value == "again"),
            "up": lambda: editor.move(number, name, -1),
            "down": lambda: editor.move(number, name, 1),
            "look": lambda: editor.look_at(value),
            "change": lambda: editor.change(number, name),
            "put-in-place": editor.put_in_place,
            "change-no-more": editor.change_no_more,
            "hints": lambda: session.set_hints(value == "yes"),
            "drop": lambda: editor.drop(number, name),
            "house": lambda: session.choose_house(value),
            "page": lambda: sending.choose_page(value, self.lang),
            "send": sending.send,
            "send-nowhere": sending.send_nowhere,
            **self._hands_out(name, value),
            "receipts": lambda: session.homework.add(value, self.say("teacher-receipt-nameless")),
            "counted": lambda: session.count_practice(value == "yes"),
            "clear-receipts": lambda: session.want_to_clear(True),
            "keep-receipts": lambda: session.want_to_clear(False),
            "clear-receipts-sure": self._memory.clear_receipts,
            "excel": lambda: session.set_excel(value == "yes"),
            "csv": lambda: self._save_csv(name, value),
            "json": lambda: self._save_json(name),
            "notebook": lambda: self._save_notebook(name),
            "print": lambda: self._print(name),
            "delete": lambda: session.want_to_delete(True),
            "keep": lambda: session.want_to_delete(False),
            "delete-sure": session.delete,
        }

    def _hands_out(self, name: str, value: str) -> Mapping[str, Callable[[], object]]:
        """What chooses homework and gives its link, by name."""
        homework, choose = self.session.handed_out, self.session.connection.attempt
        return {
            "homework-lesson": lambda: homework.take_lesson(value),
            "homework-level": lambda: homework.take_level(value),
            **_chooses("homework-", homework, choose, name, value),
            "homework-number": lambda: choose(lambda: homework.begin_at(_seed(value))),
            "homework-others": lambda: choose(homework.take_others),
            "home-address": lambda: self._memory.take_home(value),
            "hand-out": self._hand_out,
        }

    def _hand_out(self) -> None:
        """Shows the link to the homework."""
        markup = HandedOutMarkup(self.session, self.lang)
        if link := markup.link:
            title, near = self.say("teacher-hand-out-title"), self.say("teacher-hand-out-near")
            self._page.show_link_to(link, title, markup.told, near)

    def _leads(self, value: str) -> Mapping[str, Callable[[], object]]:
        """What leads the class on, by name: from what was seen of it when that was pressed, and from nothing else.

        Whoever presses twice, or in two browsers, would else have stepped on once more than they saw.
        """
        leading = self.session.leading
        return {
            "ask": leading.ask,
            "ask-about": lambda: leading.ask_about(value),
            "ask-prepared": lambda: leading.ask_prepared(value),
            "step": lambda: leading.step_on(value),
            "close": leading.close,
            "reopen": leading.reopen,
            "back": leading.back,
            "forth": leading.forth,
            "join": leading.show_address,
            "one-more": lambda: leading.one_more(value),
        }

    # Showing

    def _step(self) -> None:
        """Shows what is new, and now and then who is still here and for how long they have looked at a question."""
        connection, overview = self.session.connection, self.session.overview
        seen, waited = overview.stage.seen, overview.now() - self._shown_at
        is_new = connection.take_new()
        if overview.stage.seen != seen:
            connection.notice = None  # led on from another browser: that was said of something else
        if is_new or not 0 <= waited < _AGAIN:
            self._show()

    def _show(self) -> None:
        self._shown_at = self.session.overview.now()
        self.section = self.session.section
        self._view.sections = TeacherMarkup(self.session, self.lang).sections()
        self._offer_house()

    def _offer_house(self) -> None:
        """Offers the house rules that the browser keeps, where one chooses what is asked."""
        session, house = self.session, self.session.house
        offers = session.connection.store is not None and session.section == "ask"
        rules = house.rules if house else game(session.draft.name.game)
        House(rules, called_by(house)).offer(self._page, rules if offers else None)

    def _take_kept(self, values: Mapping[str, str], _returning: bool) -> None:
        """Kept house rules have been chosen, or the book."""
        self.do("house", value=f"?{urlencode(values)}" if values.get("options") else "")

    def _translate(self) -> None:
        self._page.lang = self._view.lang = self._memory.shelf.lang = self.lang
        self._show()

    def _take_address(self, values: Mapping[str, str], _returning: bool) -> None:
        """Takes the receipts that the browser's tab has kept, and the one that the page's link brings."""
        self._memory.take_receipts()
        if RECEIPT_IN_LINK in values:
            self.session.homework.add(values[RECEIPT_IN_LINK], self.say("teacher-receipt-nameless"))
            self.session.show("homework")
        self._memory.keep_receipts()
        self._show()

    # What is taken home

    def _of(self, name: str) -> tuple[ClassResults, Sequence[Learner]]:
        """The results of the class, or of the homework."""
        session = self.session
        if name == "homework":
            return session.homework.results, [*session.homework.senders.values()]
        return session.overview.results, session.overview.learners

    def _rows(self, of: str) -> Mapping[str, Sequence[Mapping[str, Any]]]:
        results, learners = self._of(of)
        is_homework, overview = of == "homework", self.session.overview
        return {
            "learners": results.per_learner(learners),
            "questions": results.per_question({} if is_homework else overview.lost_at_questions),
            "rules": (results if is_homework else self.session.results_of_rules).per_rule(),
            "answers": [*results.lines(learners)],
        }

    def _save_csv(self, of: str, kind: str) -> None:
        rows = self._rows(of).get(kind)
        if rows is not None:
            said = TablesInWords(TeacherWords(self.session, self.lang)).rows(rows)
            text = csv_text(said, self._heads(of, kind), excel=self.session.excel)
            self._page.download(self._file(of, kind, "csv"), text)

    def _save_json(self, of: str) -> None:
        self._page.download(self._file(of, "all", "json"), json_text(self._rows(of)))

    def _save_notebook(self, of: str) -> None:
        words = TeacherWords(self.session, self.lang)
        tables = TablesInWords(words)
        named = {kind: tables.rows(its) for kind, its in self._rows(of).items()}
        heads = {kind: self._heads(of, kind) for kind in COLUMNS}
        text = notebook_text(self._title(of), named, heads, words.say)
        self._page.download(self._file(of, "all", "ipynb"), text)

    def _heads(self, of: str, kind: str) -> dict[str, str]:
        """What the columns of a table are called. Homework asks nothing that all are asked at once."""
        keys = [key for key in COLUMNS[kind] if of != "homework" or key not in ("to_all", "lost")]
        return {key: self.say("teacher-key-" + key.replace("_", "-")) for key in keys}

    def _title(self, of: str) -> str:
        """What the class is called, or the homework."""
        store = self.session.connection.store
        if of != "homework" and store is not None:
            return self.say("teacher-class", name=store.name)
        return self.say("teacher-tab-homework")

    def _file(self, of: str, kind: str, ending: str) -> str:
        """What a file is called: of which class it is, what it holds, and of which day."""
        holds = self.say(f"teacher-file-{kind}")
        return file_name(self._title(of).lower(), holds, self.session.day, ending=f".{ending}")

    def _print(self, of: str) -> None:
        results, learners = self._of(of)
        markup = TeacherMarkup(self.session, self.lang)
        self._page.print_out(markup.printout(results, learners, self._title(of), homework=of == "homework"))


def _chooses(
    prefix: str, question: Draft | HandedOut, attempt: Callable[[Callable[[], Any]], bool], name: str, value: str
) -> Mapping[str, Callable[[], object]]:
    """What chooses a question, by name: that which would be asked next, or homework's first."""
    return {
        f"{prefix}form": lambda: attempt(lambda: question.take_form({name: value})),
        f"{prefix}difficulty": lambda: attempt(lambda: question.take_difficulty(_whole(value))),
        f"{prefix}topic": lambda: attempt(lambda: question.take_topic(value)),
    }


COLUMNS: Mapping[str, Sequence[str]] = {
    "learners": ("name", "table", "answered", "right", "rules_met", "rules_broken_now", "rules_missed_now"),
    "questions": ("title", "question", "to_all", "answered", "right", "rule_broken_most", "rule_missed_most", "lost"),
    "rules": ("rule", "met", "broken", "broken_now", "missed_now"),
    "answers": (
        "learner",
        "title",
        "question",
        "to_all",
        "choice",
        "right",
        "kept",
        "broken_rules",
        "missed_rules",
        "at",
    ),
}
"""What each table has, in its order."""


def _seed(text: str) -> int:
    """A question's number, as it was typed.

    Raises:
        UnknownQuestionError: it is none; what was typed is said.
    """
    if _whole(text) < 0:
        raise UnknownQuestionError("quiz-bad-seed", most=str(SEED_LIMIT), given=quoted(text) or "–")
    return _whole(text)


def _whole(text: str) -> int:
    """The number; of what is none, one that nothing has."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1
