"""How a teacher edits the list that is prepared for a class."""

from collections.abc import Sequence
from dataclasses import dataclass

from tolva_teach.quiz.house import HouseName

from ..draft import Draft
from ..prepared import LINES, Prepared, read_list
from .connection import ClassConnection, Notice
from .prepared_list import PreparedList


@dataclass
class ListEditor:
    """Adds to the list, and takes from it, what is pasted or chosen; the class keeps it, so that other browsers of the
    teacher's have it too."""

    connection: ClassConnection
    draft: Draft
    """The question that would be asked next, which is added or put in another's place."""
    read: Prepared | None = None
    """What came of the list that was pasted last."""
    looked: str | None = None
    """The question of the list that is looked at, by name."""
    _changed: tuple[int, str] | None = None
    """The question of the list in whose place the draft may be put: where it stands, and its name."""

    @property
    def _prepared(self) -> PreparedList:
        return self.connection.overview.prepared

    # What is added

    def add_text(self, text: str) -> None:
        """Adds the questions of a list; what is wrong with its other lines is kept in `read`."""
        read = read_list(text)
        self.read = read._replace(names=read.names[: self._prepared.room])
        self._add(read.names)
        if not self.connection.overview.asked:
            self.draft.take_next_of(self._prepared)

    @property
    def draft_place(self) -> int | None:
        """Where the draft stands in the list, from 1; the last place where it stands at several, None at none."""
        return self._prepared.last_place(self.draft.own_name)

    def add_draft(self, *, again: bool = False) -> None:
        """Adds the draft; a second time only where that is wanted."""
        self.read = None
        if again or self.draft_place is None:
            self._add([self.draft.own_name], Notice("prepared-as", {"place": len(self._prepared.names) + 1}))

    def _add(self, names: Sequence[HouseName], done: Notice | None = None) -> None:
        """Adds these; where not all find room, that is said."""
        is_full = len(names) > self._prepared.room
        self._keep(self._prepared.added(names), Notice("list-full", {"most": LINES}) if is_full else done)

    # What stands there

    def look_at(self, name: str) -> None:
        """Looks at a question before it is asked, or no longer."""
        known = self._prepared.named(name) is not None
        self.looked = name if known and name != self.looked else None

    def move(self, place: int, name: str, by: int) -> None:
        """Moves a question up or down."""
        self._keep(self._prepared.moved(place, name, by))

    def drop(self, place: int, name: str) -> None:
        """Takes a question off the list."""
        self._keep(self._prepared.without(place, name))

    # What is put in another's place

    @property
    def changed_place(self) -> int | None:
        """Where the question stands that is changed; None where none is, or another stands there by now."""
        return self._changed[0] if self._changed and self._prepared.stands(*self._changed) else None

    def change(self, place: int, name: str) -> None:
        """Chooses from a question which one is to stand in its place."""
        prepared = self._prepared
        if prepared.stands(place, name) and prepared.can_change(place):
            self._changed = place, name
            self.connection.attempt(lambda: self.draft.take(*prepared.names[place]))

    def put_in_place(self) -> None:
        """Puts the draft where the question stood that is changed: the others stay where they are."""
        if self._changed is not None:
            self._keep(self._prepared.changed(*self._changed, self.draft.own_name))
        self._changed = None

    def change_no_more(self) -> None:
        """The question stays as it is."""
        self._changed = None

    def _keep(self, edited: PreparedList | None, done: Notice | None = None) -> None:
        """The class keeps the list as edited, where it could be."""
        if edited is not None:
            self.connection.write(done, lambda store: store.prepare([*map(str, edited.names)]))
