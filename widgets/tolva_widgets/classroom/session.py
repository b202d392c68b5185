"""The teacher's page without any widget: what is seen of a class, what it is asked, and what is prepared.

What a teacher does is done by the parts in `teaching/`; here stands what is put together from them, and which part of
the page is looked at.
"""

import time
from collections.abc import Callable
from datetime import datetime
from typing import TYPE_CHECKING, Literal, TypeAlias

from tolva_teach.play.profile import Profile
from tolva_teach.texts.bundles import DEFAULT_LANGUAGE
from tolva_teach.texts.numbers import has_decimal_comma

from .draft import Draft
from .handed_out import HandedOut
from .homework import Homework
from .house import house_said, read_house
from .results.class_results import ClassResults
from .teaching.connection import ClassConnection, Notice
from .teaching.leading import Leading
from .teaching.list_editor import ListEditor
from .teaching.overview import ClassOverview
from .teaching.roster import Roster
from .teaching.sending import Sending

if TYPE_CHECKING:
    from .storage.store import ClassStore

Section: TypeAlias = Literal["here", "rules", "ask", "homework", "home"]
SECTIONS: tuple[Section, ...] = ("here", "rules", "ask", "homework", "home")


class ClassSession:
    """A class as its teacher sees and leads it."""

    def __init__(
        self,
        store: "ClassStore | None" = None,
        *,
        opener: "Callable[[], ClassStore] | None" = None,
        now: Callable[[], float] = time.time,
        lang: str = DEFAULT_LANGUAGE,
    ) -> None:
        """
        Args:
            store: of the class; None where there is none, and receipts alone can be looked at.
            opener: opens it where it is not given: tried until it can be.
            now: the clock.
            lang: the teacher's, which says how tables are written until another way is chosen.
        """
        self.overview = ClassOverview(now)
        self.connection = ClassConnection(self.overview, store, opener, on_deleted=self._end)
        self.roster = Roster(self.connection)
        self.draft = Draft()
        """The question that would be asked next."""
        self.list_editor = ListEditor(self.connection, self.draft)
        self.leading = Leading(self.connection, self.draft, on_asked=self._look_at_asked)
        self.sending = Sending(self.connection)
        self.handed_out = HandedOut()
        """The questions that homework would ask."""
        self.homework = Homework()
        self.section: Section = "here" if store or opener else "homework"
        self.rule: str | None = None
        """The rule that is looked at, by id."""
        self.asks_to_delete = False
        self.counts_practice = False
        """Whether what is told of the rules counts own practice too, or only what all were asked."""
        self.excel = has_decimal_comma(lang)
        """Whether tables are written as Excel opens them where a comma is for decimals."""
        self.connection.take_new()

    @property
    def day(self) -> str:
        """Today, where the teacher is, as files and papers name it: `2026-11-27`."""
        return datetime.fromtimestamp(self.overview.now()).date().isoformat()

    # What the teacher looks at

    def show(self, section: str) -> None:
        """Looks at a section."""
        if section in SECTIONS:
            self.section, self.asks_to_delete, self.homework.asks_to_clear = section, False, False
            self.roster.close()

    def _look_at_asked(self) -> None:
        self.section = "ask"

    @property
    def results_of_rules(self) -> ClassResults:
        """What is told of the rules is told by these."""
        return self.overview.results if self.counts_practice else self.overview.results_to_all

    def count_practice(self, counts: bool) -> None:
        """Counts own practice too in what is told of the rules, or only what all were asked."""
        self.counts_practice = counts
        self.rule = self.rule if self._is_met(self.rule) else None

    def look_at(self, rule: str) -> None:
        """Looks at a rule, or no longer."""
        self.rule = rule if self._is_met(rule) and rule != self.rule else None

    def _is_met(self, rule: str | None) -> bool:
        return any(row.rule == rule for row in self.results_of_rules.rules())

    def set_excel(self, excel: bool) -> None:
        """Whether tables are written as Excel opens them in Swedish."""
        self.excel = excel

    # What holds for every question to all

    @property
    def house(self) -> Profile | None:
        """The house rules that the class plays by; None where it plays by the book."""
        return read_house(self.overview.stage.house)

    def choose_house(self, said: str) -> None:
        """The class plays by the house rules of an address, or by the book where it is empty."""
        kept = [""]
        if said.strip() and not self.connection.attempt(lambda: kept.append(house_said(said))):
            return
        self.connection.write(Notice("house" if kept[-1] else "no-house"), lambda store: store.play_by(kept[-1]))

    def set_hints(self, gives: bool) -> None:
        """Whether learners may take hints."""
        self.connection.write(Notice("hints" if gives else "no-hints"), lambda store: store.give_hints(gives))

    # Deletion

    def want_to_delete(self, wants: bool) -> None:
        """Asks whether the class is really to be deleted, or no longer."""
        self.asks_to_delete = wants and self.connection.store is not None

    def delete(self) -> None:
        """Deletes the class, once one has been asked."""
        if self.asks_to_delete:
            self.connection.delete()

    # Receipts

    def want_to_clear(self, wants: bool) -> None:
        """Asks whether the receipts are really to be taken away, or no longer."""
        self.homework.asks_to_clear = wants and len(self.homework) > 0

    def clear(self) -> None:
        """Takes the receipts away, once one has been asked."""
        if self.homework.asks_to_clear:
            self.homework = Homework()

    def _end(self) -> None:
        """The class has been deleted, here or elsewhere, and with it the receipts."""
        self.homework = Homework()
        self.section, self.asks_to_delete = "homework", False
