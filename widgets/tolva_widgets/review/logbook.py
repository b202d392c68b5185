"""What the learner has answered about each rule: kept by the browser, worked out here."""

import time
import uuid
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple

import traitlets

from tolva_teach.review import DAY, LONGEST_HISTORY, Grade, History, Sitting, can_be_asked, due, with_answer
from tolva_widgets.base.scripts import script
from tolva_widgets.base.singletons import singleton
from tolva_widgets.base.widget import FrontEnd

_MOST_RULES = 500
_MOST_SHIFTS = 50
_MOST_MISSED = 20
_LONGEST_DAY = 2 * DAY
"""No day is longer, not even where a clock is put back or a border is crossed."""
_LAST_SECOND = 10**11
"""No time that a browser tells is later; what a stranger writes may be anything."""


class Told(NamedTuple):
    """What the browser has told."""

    histories: Mapping[str, History]
    """What was answered about each rule, by its id."""
    at: int
    """What time it is there, in seconds since 1970."""
    day_ends: int
    """When its day is over."""
    shifts: Sequence[tuple[int, int]] = ()
    """The days, counted from today, from which on a day is over so many seconds later than if all days since were of 24
    hours: with the coming and going of summer time."""

    missed: Sequence[str] = ()
    """The names of the questions missed last in lessons and reviews, the last one first: a stranger's texts."""

    keeps: bool = True
    """Whether it can keep what is answered."""

    def end_of(self, day: int) -> int:
        """When a day is over there, counted from today."""
        shift = next((shift for first, shift in reversed(self.shifts) if first <= day), 0)
        return self.day_ends + day * DAY + shift

    def day_of(self, at: int) -> int:
        """The day on which a time lies there, counted from today."""
        day = (at - self.day_ends) // DAY - 1
        while at >= self.end_of(day):
            day += 1
        return day


_NOTED_LENGTH = 60
"""The most characters of the name under which a browser keeps an answer until it is kept with the rest."""


class Logbook(FrontEnd):
    """Has the learner's browser keep what is answered about each rule; the page shows nothing of it.

    >>> logbook = Logbook()
    >>> logbook.note({"trick.follow": Grade.GOOD})
    """

    is_seen = False
    code = script("review/logbook.js")

    asks_for_all = traitlets.Bool(False, read_only=True).tag(sync=True)
    """Whether the browser is to tell all that it keeps as soon as the page is there."""

    def __init__(self, *, asks_for_all: bool = False) -> None:
        super().__init__(layout={"display": "none"})
        self.set_trait("asks_for_all", asks_for_all)
        self._on_all: list[Callable[[Told], None]] = []
        self._on_kept: list[Callable[[Told], None]] = []
        self._on_not_kept: list[Callable[[], None]] = []
        self.on_msg(self._hear)

    def note(self, grades: Mapping[str, Grade]) -> None:
        """Notes how well an answer showed that one knows some rules, by their ids. Without a page nothing is kept.

        Of a rule that nothing is ever asked about nothing is noted: it could not be reviewed.
        """
        askable = {rule: given for rule, given in grades.items() if can_be_asked(rule)}
        if askable:
            self.send({"do": "note", "grades": askable})

    def tell(self, question: str, choice: Sequence[str], only: Collection[str] = (), sealed: str = "") -> None:
        """Tells the page what was answered: where a class is open, its teacher sees it.

        Args:
            question: the question's name.
            choice: what was chosen, by its keys.
            only: the verbs of the decisions that were offered, where no others were.
            sealed: the seal of what it is worth, where there is one.
        """
        told = {"question": question, "choice": list(choice), "only": sorted(only), "sealed": sealed}
        # By its id a class knows it, whichever way it comes.
        self.send({"do": "tell", "id": uuid.uuid4().hex, **told})

    def remember(self, question: str, *, right: bool) -> None:
        """Has the browser remember that a question was missed, until it is answered rightly.

        Args:
            question: its name.
            right: whether it has just been answered rightly.
        """
        self.send({"do": "remember", "question": question, "right": right})

    def on_all(self, callback: Callable[[Told], None]) -> None:
        """Calls back with all that the browser keeps, when it tells it."""
        self._on_all.append(callback)

    def on_kept(self, callback: Callable[[Told], None]) -> None:
        """Calls back with what is kept of the rules of an answer that was noted, that answer with it."""
        self._on_kept.append(callback)

    def on_not_kept(self, callback: Callable[[], None]) -> None:
        """Calls back when the browser could not keep an answer that was noted."""
        self._on_not_kept.append(callback)

    def _hear(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        if content.get("do") == "not-kept":
            for not_kept in self._on_not_kept:
                not_kept()
            return
        told = read_told(content)
        if told is None:
            return
        if content.get("do") == "all":
            for callback in self._on_all:
                callback(told)
        elif content.get("do") == "met":
            self._keep(told, content)

    def _keep(self, told: Told, content: Mapping[str, Any]) -> None:
        grades, noted = content.get("grades"), str(content.get("noted", ""))[:_NOTED_LENGTH]
        if not isinstance(grades, Mapping) or not all(map(_is_grade, grades.values())):
            return
        after = {
            rule: with_answer(told.histories.get(rule, ()), told.at, Grade(grade)) for rule, grade in grades.items()
        }
        kept = {rule: {"seen": _written(history), "due": due(history, told.at)} for rule, history in after.items()}
        self.send({"do": "keep", "rules": kept, "noted": noted})
        if content.get("late") is not True:  # else it was given on another page: nobody asks here what came of it
            for callback in self._on_kept:
                callback(told._replace(histories=after))


def logbook() -> Logbook:
    """The one of a page whose widgets only note what is answered."""
    return singleton(Logbook, Logbook)


class Stopwatch:
    """How long somebody has had a question before them.

    Of the first one nobody knows: it may stand far down on a page that is read from above.
    """

    def __init__(self) -> None:
        self._asked: object = None
        self._since: float | None = None

    def see(self, asked: object) -> None:
        """This is what is asked now; it begins anew where it is something else than before."""
        if asked is not self._asked:
            self._since = None if self._asked is None else time.monotonic()
            self._asked = asked

    @property
    def seconds(self) -> float | None:
        """Since it was asked; None where nobody knows."""
        return None if self._since is None else time.monotonic() - self._since


def read_told(content: Mapping[str, Any]) -> Told | None:
    """What a browser tells; None where it is nothing that one could go by: a stranger may have sent it."""
    times, seen = (content.get("at"), content.get("day_ends")), content.get("seen")
    if not all(map(_is_time, times)) or not isinstance(seen, Mapping) or len(seen) > _MOST_RULES:
        return None
    at, day_ends = map(_seconds, times)
    if not at <= day_ends <= at + _LONGEST_DAY:
        return None
    histories = {rule: _read_history(sittings) for rule, sittings in seen.items()}
    known = {rule: history for rule, history in histories.items() if history}
    shifts, missed = _read_shifts(content.get("shifts")), _read_missed(content.get("missed"))
    return Told(known, at, day_ends, shifts, missed, keeps=content.get("keeps") is not False)


def _read_missed(names: Any) -> Sequence[str]:
    """The names of questions; none where they are not sound."""
    sound = isinstance(names, list) and len(names) <= _MOST_MISSED and all(isinstance(name, str) for name in names)
    return tuple(name[:_NOTED_LENGTH] for name in names) if sound else ()


def _written(history: History) -> Sequence[Sequence[int]]:
    """The sittings as a browser keeps them: what is not mended says nothing of it."""
    return [one if one.mended else one[:2] for one in history]


def _read_shifts(shifts: Any) -> Sequence[tuple[int, int]]:
    """From which days on they are over earlier or later; none where that is not sound."""
    sound = isinstance(shifts, list) and len(shifts) <= _MOST_SHIFTS and all(map(_is_shift, shifts))
    return sorted((day, shift) for day, shift in shifts) if sound else ()


def _is_shift(one: Any) -> bool:
    return isinstance(one, list) and list(map(type, one)) == [int, int] and abs(one[1]) < _LONGEST_DAY


def _read_history(sittings: Any) -> History:
    """The sittings of a rule; none where they are not sound."""
    if not isinstance(sittings, list) or len(sittings) > LONGEST_HISTORY or not all(map(_is_sitting, sittings)):
        return ()
    return tuple(Sitting(int(at), Grade(grade), *mended) for at, grade, *mended in sittings)


def _seconds(at: Any) -> int:
    return int(at)


def _is_sitting(one: Any) -> bool:
    if not isinstance(one, list) or len(one) not in (2, 3):
        return False
    return _is_time(one[0]) and _is_grade(one[1]) and all(isinstance(mended, bool) for mended in one[2:])


def _is_time(value: Any) -> bool:
    return isinstance(value, (int, float)) and not isinstance(value, bool) and 0 <= value < _LAST_SECOND


def _is_grade(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and min(Grade) <= value <= max(Grade)
