"""Homework to be handed out: questions in a row, which a teacher chooses, and the address that asks them; or a lesson.

The same choice is the same questions: whoever wants them again next week gives the same number.
"""

from collections.abc import Mapping
from itertools import pairwise
from urllib.parse import urlencode

from tolva_teach.quiz import FIRST_FAMILY, QuestionName, Round, round_from
from tolva_widgets.quiz.address import written_name

from .draft import Draft, following
from .handed_out_lesson import IN_ADDRESS, ROW, HandedOutLesson
from .home_address import read_home_address


class HandedOut:
    """Which questions homework asks.

    >>> homework = HandedOut()
    >>> homework.begin_at(70)
    >>> homework.address
    '?difficulty=1&v=1&set=70&homework=row'
    >>> homework.take_others()
    >>> homework.numbers
    (80, 81, 82, 83, 84, 85, 86, 87, 88, 89)
    """

    def __init__(self) -> None:
        self.draft = Draft()
        """The first of them, and the rule that all are about."""
        self.lesson: HandedOutLesson | None = None
        """What of the courses is homework; None where it is questions in a row."""
        self.home = ""
        """The address of the site that pupils reach from home; empty where none is said, and links are of here."""
        self._row: Round | None = None

    @property
    def row(self) -> Round:
        """The questions."""
        first, topic = self.draft.name, self.draft.topic
        if self._row is None or (self._row.names[0], self._row.topic) != (first, topic):
            self._row = round_from(self.draft.family, first, topic)
        return self._row

    @property
    def numbers(self) -> tuple[int, ...]:
        """Their numbers, in the order in which they are asked."""
        return tuple(name.seed for name in self.row.names)

    @property
    def are_in_order(self) -> bool:
        """Whether each number is the one after the number before."""
        names = self.row.names
        return all(following(name) == then for name, then in pairwise(names))

    @property
    def address(self) -> str:
        """What the quiz's address says of them, from its `?` on."""
        told = written_name(self.draft.name, FIRST_FAMILY, self.row)
        said = {key: value for key, value in told.items() if key != "seed"}
        return "?" + urlencode({**said, IN_ADDRESS: ROW})

    def take_home(self, said: str) -> None:
        """Another address of the site that pupils reach from home, or none.

        Raises:
            HomeAddressError: that is none.
        """
        self.home = read_home_address(said) if said.strip() else ""

    def take_lesson(self, said: str) -> None:
        """Another lesson or course, as the page's list has it; questions in a row where it is none."""
        self.lesson = HandedOutLesson.read(said)

    def take_level(self, level: str) -> None:
        """One level of the lesson, by its name; all where it is empty."""
        if self.lesson is not None:
            self.lesson = self.lesson._replace(level=level)

    def take_form(self, picked: Mapping[str, str]) -> None:
        """Another game, number of players or family."""
        self.draft.take_form(picked)

    def take_difficulty(self, difficulty: int) -> None:
        """As hard as this.

        Raises:
            UnknownQuestionError, NoSiblingError: there are none.
        """
        self.draft.take_difficulty(difficulty)

    def take_topic(self, rule: str) -> None:
        """All about this rule, by id; about any where it is empty.

        Raises:
            NoSiblingError: there are none.
        """
        self.draft.take_topic(rule)

    def begin_at(self, seed: int) -> None:
        """Those from this number on, about the same rule.

        Raises:
            UnknownQuestionError, NoSiblingError: there are none.
        """
        self._begin(self.draft.name._replace(seed=seed))

    def take_others(self) -> None:
        """Those after these.

        Raises:
            NoSiblingError: there are none.
        """
        self._begin(following(self.row.names[-1]))

    def _begin(self, first: QuestionName) -> None:
        topic = self.draft.topic
        self.draft.take(first)
        if topic:
            self.draft.take_topic(topic)
