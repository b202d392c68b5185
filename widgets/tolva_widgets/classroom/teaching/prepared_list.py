"""The list of questions that a teacher has prepared: how much of it is done, what is next, and how it is edited."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from tolva_teach.quiz import QuestionName
from tolva_teach.quiz.house import HouseName

from ..prepared import LINES, question_of


@dataclass(frozen=True)
class PreparedList:
    """The list, and what the class has been asked so far. What edits it gives another list.

    A place is given with the name that was seen there: where another question stands by now, as another browser of the
    teacher's has edited the list too, nothing comes of it.

    >>> prepared = PreparedList.of(["tolva/must-play/1/1/5", "tolp/may-lay/1/1/4"], ["tolva/must-play/1/1/5"])
    >>> str(prepared.next)
    'tolp/may-lay/1/1/4'
    """

    names: tuple[HouseName, ...] = ()
    asked: tuple[QuestionName | None, ...] = ()
    """All that the class was asked, in that order, of the list or not; None of what is no question here."""

    @classmethod
    def of(cls, names: Iterable[str], asked: Iterable[str]) -> "PreparedList":
        """The list as the class keeps it.

        Args:
            names: its questions, as they are written.
            asked: the questions to all so far.
        """
        return cls(tuple(map(_prepared, names)), tuple(map(asked_name, asked)))

    # What is done of it

    @property
    def next(self) -> HouseName | None:
        """The question after the one of the list that was asked last; the first where none of it has been.

        The list goes on where it was left, though another question has been asked besides, as one more on a rule, or an
        earlier one gone back to. One that there is not here, as of a game that was removed, is passed over.
        """
        return next((its for its in self.names[self._done() :] if question_of(str(its)) is not None), None)

    @property
    def is_done(self) -> bool:
        """Whether there is a list, and all of it has been asked."""
        return bool(self.names) and self.next is None

    def _done(self) -> int:
        """How much of the list has been gone through. A question that stands there more than once was left at as many
        of its places as it has been asked times."""
        names = [its.name for its in self.names]
        last = next((name for name in reversed(self.asked) if name in names), None)
        places = [place for place, name in enumerate(names, start=1) if name == last]
        return places[min(self.asked.count(last), len(places)) - 1] if last is not None else 0

    # What stands where

    @property
    def room(self) -> int:
        """How many more questions it takes."""
        return LINES - len(self.names)

    def named(self, name: str) -> HouseName | None:
        """The question of this name; None where it stands nowhere."""
        return next((its for its in self.names if str(its) == name), None)

    def last_place(self, its: HouseName) -> int | None:
        """The last place, from 1, at which a question stands; None where it stands nowhere."""
        return max((place for place, name in enumerate(self.names, start=1) if name == its), default=None)

    def stands(self, place: int, name: str) -> bool:
        """Whether this question stands there."""
        return 0 <= place < len(self.names) and str(self.names[place]) == name

    def can_change(self, place: int) -> bool:
        """Whether the question that stands there is chosen by number: a position of one's own is not."""
        its = self.names[place]
        return question_of(str(its)) is not None and not its.name.record

    # How it is edited

    def added(self, names: Sequence[HouseName]) -> "PreparedList":
        """With these after the others, as far as there is room."""
        return replace(self, names=(*self.names, *names[: self.room]))

    def moved(self, place: int, name: str, by: int) -> "PreparedList | None":
        """With the question so many places further down; None where it does not stand there, or there is no place."""
        if not self.stands(place, name) or not 0 <= place + by < len(self.names):
            return None
        names = [*self.names]
        names.insert(place + by, names.pop(place))
        return replace(self, names=tuple(names))

    def without(self, place: int, name: str) -> "PreparedList | None":
        """Without the question; None where it does not stand there."""
        return self._with(place, name)

    def changed(self, place: int, name: str, to: HouseName) -> "PreparedList | None":
        """With another question in its place; None where it does not stand there."""
        return self._with(place, name, to)

    def _with(self, place: int, name: str, *instead: HouseName) -> "PreparedList | None":
        if not self.stands(place, name):
            return None
        return replace(self, names=(*self.names[:place], *instead, *self.names[place + 1 :]))


def _prepared(name: str) -> HouseName:
    """A question of the list; of a game that is not here, as it is written."""
    try:
        return HouseName.read(name)
    except (ValueError, LookupError):
        written, _, options = name.partition(" ")
        return HouseName(QuestionName.read(written), options)


def asked_name(question: str) -> QuestionName | None:
    """The name of a question that all were asked, whatever it was asked by; None of what is none here."""
    try:
        return HouseName.read(question).name
    except (ValueError, LookupError):
        return None
