"""A quiz without any widget: which question is asked, what is answered, hinted and counted; the page's address."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import tolva_teach
from tolva_teach.play.profile import written_options
from tolva_teach.play.seeds import drawn_seed
from tolva_teach.quiz import (
    FAMILIES,
    SEED_LIMIT,
    Answer,
    Family,
    Question,
    QuestionName,
    Round,
    RoundResult,
    UnknownQuestionError,
    families,
    families_at,
    family_of,
    mixed_from,
    question_at,
    round_from,
    round_of,
    rules_met,
)
from tolva_teach.quiz.house import HouseName
from tolva_widgets.page.addressing import number
from tolva_widgets.quiz.address import (
    MIXED,
    NUMBER_KEYS,
    RECORD,
    BadFormError,
    first_of,
    read_family,
    read_row,
    written_name,
)
from tolva_widgets.quiz.house import HouseRules
from tolva_widgets.quiz.memory import Memory, read_memory, written_memory
from tolva_widgets.quiz.score import Score
from tolva_widgets.tasks.question_session import QuestionSession


class QuizSession(QuestionSession[Question]):
    """Questions one after the other, of the family that one began with or of another one that one has gone to.

    >>> from tolva_teach.quiz import MUST_PLAY
    >>> session = QuizSession(MUST_PLAY, MUST_PLAY.name_of(seed=29, difficulty=1))
    >>> session.pick(["S9", "S7"])
    >>> session.answer(), session.score.right
    (True, 1)
    """

    def __init__(
        self,
        family: Family[Any],
        name: QuestionName,
        score: Score | None = None,
        house: Mapping[str, Any] = MappingProxyType({}),
        *,
        is_chosen: bool = True,
    ) -> None:
        """
        Args:
            family: what is asked about.
            name: the first question's.
            score: the result so far.
            house: the options of its game that are not as in the book.
            is_chosen: whether somebody has chosen the family.

        Raises:
            UnknownQuestionError: the family has no such question.
        """
        offered = family if not name.record or family in FAMILIES else first_of(name.game, name.players)
        self.home: Family[Any] = offered
        """What one began with."""
        self.family: Family[Any] = family
        """What is asked about."""
        self._good = offered
        """The family offered where a link is bad."""
        self.score = score or Score()
        """The result so far."""
        self.is_chosen = is_chosen
        """Whether somebody has chosen the family: then questions in a row are of it alone."""
        self.round: Round | None = None
        """The questions in a row that this one is of; None where it stands by itself."""
        self.house = HouseRules(family.game, house)
        """The house rules that are asked by."""
        super().__init__(self.house.made(family, name))

    def begin(self, task: Question) -> None:
        self.rules_shown = False
        """Whether the rules are shown."""
        self.fault: UnknownQuestionError | None = None
        """What is wrong with the link that led here; there is another question then that is not shown."""
        self.result: RoundResult | None = None
        """What the answers to the questions in a row tell, while that is shown in place of the last of them."""
        super().begin(task)

    @property
    def name(self) -> QuestionName:
        """What the question is called."""
        return self.task.name

    @property
    def good_name(self) -> QuestionName:
        """Offered where a link names a question that is none."""
        family = self._good if self.fault is not None or self.name.record else self.family
        return family.name_of(1, family.difficulties[0])

    @property
    def read_as(self) -> str:
        """With the house rules that it is asked by."""
        if not super().read_as or not self.house.decide(self.task):
            return super().read_as
        return str(HouseName(self.name, written_options(self.house.rules(self.name))))

    # What is asked

    def ask(self, name: QuestionName) -> None:
        """Asks this question. One that is none of those in a row ends the row.

        Raises:
            UnknownQuestionError: there is none of this name; nothing has changed.
        """
        family = self._family_of(name)
        task = self.house.made(family, name)
        self.family = family
        if self.round is not None and name not in self.round.names:
            self.round = None
        self.begin(task)

    def name_of(self, seed: int, difficulty: int | None = None) -> QuestionName:
        """What a question is called; the difficulty stays where none is given."""
        return self.family.name_of(seed, self.name.difficulty if difficulty is None else difficulty)

    def name_in(self, family: Family[Any]) -> QuestionName:
        """What the question of another family is called that has this one's number and difficulty, or asks about the
        same position, where it can."""
        if self.name.record and family in families_at(self.name.record):
            return family.name_at(self.name.record)
        seed, difficulty = drawn_seed() if self.name.record else self.name.seed, self.name.difficulty
        return family.name_of(seed, difficulty if difficulty in family.difficulties else family.difficulties[0])

    @property
    def next_name(self) -> QuestionName | None:
        """The question with the next seed, after the last one the first; in a row the next that is not answered yet,
        and None when all are; after a position of somebody's own one that is drawn."""
        if self.name.record:
            return self.drawn_name
        if self.round is not None:
            return self.round.next_name
        following = _following(self.name)
        return self.house.first_askable(self._family_of(following), following)

    @property
    def drawn_name(self) -> QuestionName:
        """A question with a seed that is drawn, as hard as this one; of the game's first family where this one's
        questions have no seeds."""
        name = self.name
        family = self.family if self.family in FAMILIES else first_of(name.game, name.players)
        drawn = family.name_of(drawn_seed(other_than=name.seed), min(name.difficulty, max(family.difficulties)))
        return self.house.first_askable(family, drawn)

    # Questions in a row

    def go_through(self, row: Round) -> None:
        """Asks the first question of a row that is not answered yet."""
        self.round = row
        self.ask(row.next_name or row.names[0])

    def row(self, difficulty: int | None = None, topic: str | None = None) -> Round:
        """Questions in a row, of this family, from the first that has not been asked: in a class where all begin with
        the same question all get the same ones.

        Raises:
            UnknownQuestionError: there is no question so hard, or none about the rule.
        """
        first, is_mixed = self.drawn_name if self.name.record else self.name, _mixes(self)
        if self.round is not None:
            first = _following(self.round.names[-1])
        elif self.marked is not None and first is self.name:
            first = _following(first)
        family = (topic and family_met(self, topic)) or self._family_of(first)
        name = family.name_of(first.seed, difficulty or first.difficulty)
        if is_mixed and topic is None:
            return mixed_from(families(name.game, name.players), name)
        return round_from(family, name, topic)

    @property
    def wrong_row(self) -> Round:
        """The questions of the row once more that were answered wrongly.

        Raises:
            ValueError: there are none.
        """
        if self.result is None or not self.result.wrong:
            raise ValueError("nothing was answered wrongly")
        return round_of(self.result.wrong)

    def tell_result(self) -> None:
        """Shows what the answers to the questions in a row tell, in place of the last of them."""
        if self.round is not None:
            self.result = self.round.result(self.named)

    def named(self, name: QuestionName) -> Question:
        """The question of this name, as it is asked here."""
        return self.house.made(self._family_of(name), name)

    def _family_of(self, name: QuestionName) -> Family[Any]:
        return self.family if self.family.asks(name) else family_of(name)

    # Rules

    @property
    def rule_ids(self) -> tuple[str, ...]:
        """The rules to look at: before the answer all of the family's, so that they tell nothing; after it those that
        decided, and those that refused what was picked or allowed what was missed."""
        if self.marked is None:
            return tuple(self.family.rules)
        wrong = [choice.verdict.rule for choice in self.marked.choices if not choice.right]
        return tuple(dict.fromkeys([*self.task.rules, *wrong]))

    def toggle_rules(self) -> None:
        """Shows the rules, or hides them."""
        self.rules_shown = not self.rules_shown

    # The score

    def answer(self) -> bool:
        """Marks what is picked. Only the first answer to a question counts, also where one has come back to it; one
        about a position of somebody's own does not."""
        answered = super().answer()
        if answered and self.marked is not None and not self.name.record:
            self.score = self.score.with_answer(self.name, self.marked.right)
            if self.round is not None:
                answer = Answer(tuple(choice.key for choice in self.picked), self.marked.right)
                self.round = self.round.with_answer(self.name, answer)
        return answered

    # The page

    @property
    def address(self) -> dict[str, str]:
        """The page's address that leads to this question, and to those in a row with it."""
        named, written = written_name(self.name, self.home, self.round), written_options(self.house.rules(self.name))
        if self.house.is_left(self.name):
            named |= {"game": self.name.game, "family": self.name.family}
        return {**named, "options": written} if written else named

    @property
    def memory(self) -> str:
        """What the browser's tab is to keep."""
        return written_memory(Memory(self.score, self.round, told=self.result is not None, house=self.house.text))

    def take_address(self, values: Mapping[str, str], kept: str | None = None) -> None:
        """Asks the question that the address names; where there is none, one is drawn.

        Args:
            values: the address's, as they stand there: a stranger may have written them.
            kept: what the browser's tab has kept, where it has just been told.
        """
        family, answered_by = self.home, self.house.text
        fault: UnknownQuestionError | None = None
        try:
            family = read_family(values, self.home)
            self.is_chosen = self.is_chosen or bool(values.get("family") and not values.get(MIXED))
            self.house.take(values, family)
        except UnknownQuestionError as error:
            fault = error
        now = Memory(self.score, self.round, house=answered_by)
        memory = now if kept is None else read_memory(kept, self.named)
        # What was answered by other rules is no answer here, and goes into no receipt.
        self.score, self.round = memory.score, memory.row if memory.house == self.house.text else None
        try:
            if values.get(RECORD):
                self.ask(question_at(values[RECORD], values.get("family") or None).name)
                return
            if fault is not None:
                raise fault
            self._take(family, values)
        except UnknownQuestionError as error:
            self.fault, self._good = error, error.good if isinstance(error, BadFormError) else family
        else:
            if memory.told and self.round is memory.row:
                self.tell_result()

    def _take(self, family: Family[Any], values: Mapping[str, str]) -> None:
        """
        Raises:
            UnknownQuestionError: the family has no question as the address names it.
        """
        given: dict[str, Any] = {key: number(values[key]) for key in NUMBER_KEYS if values.get(key)}
        difficulty = given.get("difficulty", self.name.difficulty)
        name = family.name_of(given.get("seed", drawn_seed()), difficulty)
        name = name._replace(version=given.get("v", name.version))
        row = read_row(values, family, name._replace(seed=given.get("seed", given.get("set", name.seed))))
        if row is not None:
            if self.round is None or self.round.names != row.names:
                self.round = row
            if name not in row.names or "seed" not in given:  # one that was drawn may be of the row by chance
                name = self.round.next_name or row.names[0]
        self.ask(name)
        self._recall()

    def _recall(self) -> None:
        """Marks what was first answered to this question of the row, if it has been: one has come back to it."""
        first = self.round.answers.get(self.name) if self.round is not None else None
        if first is not None:
            self.pick(first.picked)
            super().answer()

    def report(self, lang: str) -> dict[str, Any]:
        """All that somebody needs who is to see what one saw."""
        return {
            "version": tolva_teach.__version__,
            "lang": lang,
            "question": {key: value for key, value in self.name._asdict().items() if value not in (None, "")},
            "selected": list(self.picked),
            "record": self.task.record.to_dict(),
        }


def family_met(session: QuizSession, rule: str) -> Family[Any] | None:
    """The family of the row that one may have more questions of about a rule, by its id: one that names it among its
    rules, and has asked about it."""
    for name in session.round.names if session.round is not None else ():
        family = session.family if session.family.asks(name) else family_of(name)
        if rule in family.rules and rule in rules_met(session.named(name)):
            return family
    return None


def _mixes(session: QuizSession) -> bool:
    """Whether families take turns in questions in a row: unless somebody has chosen one."""
    row = session.round
    if row is not None and row.linked and row.topic is None:
        return row.is_mixed
    return not session.is_chosen and session.family in FAMILIES


def _following(name: QuestionName) -> QuestionName:
    """The question with the next number; after the last the first."""
    return name._replace(seed=0 if name.seed == SEED_LIMIT else name.seed + 1)
