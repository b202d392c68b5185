"""What the answers of a class tell its teacher: who is here and how far, and which rule is met and broken by how many.

Answers are taken as they come. A step costs what is new in it, not what there has been before, so that a hundred
learners and twenty thousand answers keep nobody waiting.
"""

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence, Sized
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Literal, NamedTuple, TypeAlias

from .storage.values import FEWEST_SHOWN, Answer, Learner

BETWEEN_CHOICES = " | "
"""What stands between what was chosen in one answer, in a table of plain data."""

_SIGNS = 8
"""So many of the last answers stand in a row."""
_STUCK_AT_LEAST, _STUCK_TIMES = 60.0, 2.0
"""Stuck is who has looked at a question for so many seconds, and so many times as long as the others needed."""
_QUICK_SIGNS, _QUICK_SHARE = 3, 0.5
"""Quick is whose last answers, so many, were right and came within this share of the time that the others needed."""
_WHOLES, _WHOLES_BY = 3, 2
"""So many whole answers are told of at most, and only those that so many gave: the others tell nothing of the class."""
_TREND_ANSWERS, _TREND_SHARE = 10, 0.15
"""A trend needs so many answers, of as many learners as anything that is shown, and so large a difference between the
earlier half of them and the later."""

Sort: TypeAlias = Literal["name", "progress", "stuck", "table"]
"""By what the learners stand in order; none of them is how well."""

SORTS: tuple[Sort, ...] = ("name", "progress", "stuck", "table")

State: TypeAlias = Literal["answered", "thinking", "away"]
"""How one is with the class's question; who has none to answer is thinking."""


Choice: TypeAlias = tuple[str, ...]
"""What was picked in one answer, by the choices' keys."""


class HereRow(NamedTuple):
    """A learner, as the teacher sees them."""

    learner: Learner
    signs: tuple[bool, ...]
    """Whether each of the last answers was right, the latest last."""
    answered: int
    """How many questions."""
    right: int
    """How many of these rightly."""
    state: State
    stuck: float | None
    """For how many seconds a question has been looked at; None for who has answered it, is away, or was asked none."""
    stands_out: Literal["", "stuck", "quick"]
    alone: int = 0
    """How many of the answers were to questions that all were not asked: own practice."""
    right_alone: int = 0
    """How many of these were right."""


class WrongChoice(NamedTuple):
    """A wrong choice that many have made."""

    question: str
    choice: Choice
    learners: int
    """How many made it."""
    of: int
    """How many answered the question."""


class RuleRow(NamedTuple):
    """A rule, as the class has it."""

    rule: str
    met: int
    """How many learners have met it."""
    broken: int
    """How many of them have ever broken it."""
    now: int
    """How many broke it when they met it last: they chose something that it forbids."""
    wrong: WrongChoice | None
    """The wrong choice made by most; None where too few have answered to tell."""
    trend: Literal["better", "worse", ""]
    missed: int = 0
    """How many missed something when they met it last: they chose nothing that it forbids, but not all it allows."""

    @property
    def not_kept(self) -> int:
        """How many did not answer all of it rightly when they met it last."""
        return self.now + self.missed


class Spread(NamedTuple):
    """How many chose what."""

    counts: Mapping[str, int]
    """By the choice's key."""
    answers: int
    right: int
    """How many were wholly right."""
    wholes: Sequence[tuple[Choice, int]] = ()
    """`most_given` of the answers."""


Met: TypeAlias = Literal["kept", "broken", "missed"]
"""How a rule was met: all of it rightly, with something that it forbids, or without something that it allows."""


@dataclass
class _RuleTally:
    """What the answers that count tell of one rule: each can be taken back again."""

    met: dict[int, dict[int, Met]] = field(default_factory=lambda: defaultdict(dict))
    """How each learner met it, by the numbers of their answers that did, in that order."""
    by_number: dict[int, Met] = field(default_factory=dict)
    """The same of all learners."""
    wrong: Counter[tuple[str, Choice]] = field(default_factory=Counter)
    """The picks that did not keep it, of each learner's last answer to a question."""

    def hear(self, answer: Answer, how: Met) -> None:
        self.met[answer.learner][answer.number] = self.by_number[answer.number] = how

    def take_back(self, answer: Answer) -> None:
        mine = self.met[answer.learner]
        del mine[answer.number], self.by_number[answer.number]
        if not mine:
            del self.met[answer.learner]

    def count_choice(self, answer: Answer, by: int) -> None:
        chosen = answer.question, answer.choice
        self.wrong[chosen] += by
        if not self.wrong[chosen]:
            del self.wrong[chosen]

    def last(self, learner: int) -> Met | None:
        """How a learner met it last; None where they have not."""
        mine = self.met.get(learner)
        return None if mine is None else next(reversed(mine.values()))

    def now(self, how: Met) -> int:
        """How many met it so when they met it last."""
        return sum(self.last(learner) == how for learner in self.met)

    def most_wrong(self, answered: Mapping[str, Sized]) -> WrongChoice | None:
        """The pick that most have wrong, of the questions that enough have answered to be told of."""
        for (question, choice), count in sorted(self.wrong.items(), key=_most_first):
            if (of := len(answered[question])) >= FEWEST_SHOWN:
                return WrongChoice(question, choice, count, of)
        return None

    @property
    def broken_ever(self) -> int:
        """How many have ever broken it."""
        return sum("broken" in mine.values() for mine in self.met.values())

    @property
    def trend(self) -> Literal["better", "worse", ""]:
        """Between the earlier half of the answers and the later, where learners have met it again: who answers one
        question later than others has not learned from it."""
        again = sum(len(mine) > 1 for mine in self.met.values())
        if len(self.by_number) < _TREND_ANSWERS or again < FEWEST_SHOWN:
            return ""
        wrong = [self.by_number[number] != "kept" for number in sorted(self.by_number)]
        half = len(wrong) // 2
        early, late = sum(wrong[:half]) / half, sum(wrong[half:]) / (len(wrong) - half)
        if abs(late - early) < _TREND_SHARE:
            return ""
        return "better" if late < early else "worse"


class ClassTables:
    """What the answers heard so far tell.

    Of several answers of a learner to a question the last is the one that counts, but what was answered when all were
    asked is not replaced by practice; of several to the same question to all the earlier are as if they had never
    been. So it is no matter when, or how often, one has asked for what is new.
    """

    def __init__(self) -> None:
        self._asked_at: dict[int, float] = {}
        self._removed: frozenset[int] = frozenset()
        self._of: dict[int, list[Answer]] = defaultdict(list)
        """The answers of each learner, of those who are removed too, in the order in which they came."""
        self._counting: dict[tuple[int, int | None, int | None], Answer] = {}
        """The answers by what a later one replaces them by."""
        self._latest: dict[int, dict[str, Answer]] = defaultdict(dict)
        """Each learner's answer to each question that counts."""
        self._by_question: dict[str, dict[int, Answer]] = defaultdict(dict)
        """The same by question."""
        self._to_all: dict[int, dict[int, Answer]] = defaultdict(dict)
        self._rules: dict[str, _RuleTally] = defaultdict(_RuleTally)

    # What is heard

    def take(self, answers: Iterable[Answer], asked_at: Mapping[int, float] | None = None) -> None:
        """Takes answers that have not been taken yet, in the order in which they came.

        Args:
            answers: of the class.
            asked_at: when each question to all was asked, by its number.
        """
        self._asked_at.update(asked_at or {})
        for answer in answers:
            here = answer.learner not in self._removed
            earlier = self._counting.get(answer.key)
            if earlier is not None:
                self._of[answer.learner].remove(earlier)
                if here:
                    self._take_back(earlier)
            self._counting[answer.key] = answer
            self._of[answer.learner].append(answer)
            if here:
                self._hear(answer)

    def leave_out(self, removed: Iterable[int]) -> None:
        """Learners who have been removed count nowhere, until they are restored."""
        now, before = frozenset(removed), self._removed
        self._removed = now
        for learner in now - before:
            for question in [*self._latest[learner]]:
                self._count_latest(learner, question, None)
            for answer in self._of[learner]:
                self._uncount(answer)
        for learner in before - now:
            for answer in self._of[learner]:
                self._hear(answer)

    def _hear(self, answer: Answer) -> None:
        if not _is_practice_of(answer, self._latest[answer.learner].get(answer.question)):
            self._count_latest(answer.learner, answer.question, answer)
        if answer.asked is not None:
            self._to_all[answer.asked][answer.learner] = answer
        hows: Sequence[tuple[Met, Sequence[str]]] = (
            ("kept", answer.met),
            ("broken", answer.broken),
            ("missed", answer.missed),
        )
        for how, rules in hows:
            for rule in rules:
                self._rules[rule].hear(answer, how)

    def _take_back(self, answer: Answer) -> None:
        """As if it, which is none of the learner's any more, had never been."""
        if self._latest[answer.learner][answer.question] is answer:
            others = [its for its in self._of[answer.learner] if its.question == answer.question]
            to_all = [its for its in others if its.asked is not None]
            self._count_latest(answer.learner, answer.question, next(reversed(to_all or others), None))
        self._uncount(answer)

    def _uncount(self, answer: Answer) -> None:
        """It counts neither as an answer to all nor for any rule."""
        if answer.asked is not None:
            del self._to_all[answer.asked][answer.learner]
        for rule in (*answer.met, *answer.wrong):
            self._rules[rule].take_back(answer)

    def _count_latest(self, learner: int, question: str, answer: Answer | None) -> None:
        """The answer counts as the learner's to the question, in the place of the one before; None where none does."""
        mine, all_of_it = self._latest[learner], self._by_question[question]
        before = mine.pop(question, None)
        if before is not None:
            del all_of_it[learner]
            for rule in before.wrong:
                self._rules[rule].count_choice(before, -1)
        if answer is not None:
            mine[question] = all_of_it[learner] = answer
            for rule in answer.wrong:
                self._rules[rule].count_choice(answer, 1)

    # What it tells

    def answered_to(self, asked: int) -> int:
        """How many have answered a question to all, by its number."""
        return len(self._to_all.get(asked, ()))

    def who_answered(self, asked: int) -> Collection[int]:
        """Who has, by their ids."""
        return self._to_all.get(asked, {}).keys()

    def here(
        self,
        learners: Iterable[Learner],
        now: float,
        asked: int | None = None,
        sort: Sort = "name",
        *,
        waits: bool = True,
    ) -> list[HereRow]:
        """Everyone who has not been removed.

        Args:
            learners: of the class.
            now: the time, in seconds, by the clock of the answers.
            asked: the number of the question that all are to answer; None where there is none.
            sort: by what they stand in order.
            waits: whether that is waited for: else nobody is late with it.
        """
        usual = cache(self._usual_time)
        rows = [self._row(learner, now, asked, usual, waits) for learner in learners if not learner.removed]
        return sorted(rows, key=_SORTED_BY[sort])

    def _row(
        self, learner: Learner, now: float, asked: int | None, usual: Callable[[int], float], waits: bool
    ) -> HereRow:
        answers, latest = self._of.get(learner.id, ()), self._latest.get(learner.id, {})
        state, stuck = self._state(learner, now, asked)
        stuck = stuck if waits or asked is None else None
        stuck_from = max(_STUCK_AT_LEAST, _STUCK_TIMES * usual(asked or 0))
        last = answers[-_QUICK_SIGNS:]
        stands_out: Literal["", "stuck", "quick"] = ""
        if asked is not None and stuck is not None and stuck >= stuck_from:
            stands_out = "stuck"
        elif len(last) == _QUICK_SIGNS and all(its.right and self._is_quick(its, usual) for its in last):
            stands_out = "quick"
        signs = tuple(its.right for its in answers[-_SIGNS:])
        right = sum(its.right for its in latest.values())
        alone = [its.right for its in latest.values() if its.asked is None]
        return HereRow(learner, signs, len(latest), right, state, stuck, stands_out, len(alone), sum(alone))

    def _state(self, learner: Learner, now: float, asked: int | None) -> tuple[State, float | None]:
        if asked is not None and learner.id in self._to_all.get(asked, ()):
            return "answered", None
        if not learner.is_here(now):
            return "away", None
        if asked is not None:
            begun = self._asked_at.get(asked, 0.0)
            came_later = begun < learner.joined <= now  # else they came before, by a clock that was put back since
            return "thinking", max(0.0, now - (learner.joined if came_later else begun))
        answers = self._of.get(learner.id)
        return "thinking", max(0.0, now - answers[-1].at) if answers else None

    def _needed(self, answer: Answer) -> float | None:
        """The seconds from when all were asked until it was answered; None of what was no question to all."""
        begun = None if answer.asked is None else self._asked_at.get(answer.asked)
        return None if begun is None else max(0.0, answer.at - begun)

    def _is_quick(self, answer: Answer, usual: Callable[[int], float]) -> bool:
        """Whether it came much sooner than the others'."""
        needed = self._needed(answer)
        return needed is not None and needed < _QUICK_SHARE * usual(answer.asked or 0)

    def _usual_time(self, asked: int) -> float:
        """The seconds that half of the learners needed; 0 where too few have answered to tell."""
        needed = [self._needed(answer) for answer in self._to_all.get(asked, {}).values()]
        times = sorted(its for its in needed if its is not None)
        return times[len(times) // 2] if len(times) >= FEWEST_SHOWN else 0.0

    def rules(self) -> list[RuleRow]:
        """Every rule that has been met: what most have wrong now comes first."""
        rows = [
            RuleRow(
                rule,
                len(its.met),
                its.broken_ever,
                its.now("broken"),
                its.most_wrong(self._by_question),
                its.trend,
                its.now("missed"),
            )
            for rule, its in self._rules.items()
            if its.met
        ]
        return sorted(rows, key=lambda row: (-row.not_kept, -row.now, -row.broken, -row.met, row.rule))

    def questions_about(self, rule: str) -> list[str]:
        """The questions in which a rule was met, the one that most answered wrongly first."""
        met: Counter[str] = Counter()
        for question, answers in self._by_question.items():
            if any(rule in (*answer.met, *answer.wrong) for answer in answers.values()):
                met[question] = sum(rule in answer.wrong for answer in answers.values())
        return [question for question, _ in sorted(met.items(), key=_most_first)]

    def broken_most(self, question: str) -> str | None:
        """The rule that most have broken in a question, or, where nobody has broken any, of which most have missed
        something; None where nobody has."""
        answers = self._by_question.get(question, {}).values()
        broken = Counter(rule for answer in answers for rule in answer.broken)
        found = broken or Counter(rule for answer in answers for rule in answer.missed)
        return min(found.items(), key=_most_first)[0] if found else None

    def broken_in(self, question: str, rule: str) -> tuple[int, int]:
        """How many have broken a rule in a question, and how many have only missed something of it."""
        answers = self._by_question.get(question, {}).values()
        return sum(rule in its.broken for its in answers), sum(rule in its.missed for its in answers)

    def spread(self, question: str) -> Spread | None:
        """How many chose what; None of fewer than `FEWEST_SHOWN` answers."""
        return _spread(self._by_question.get(question, {}).values())

    def spread_of(self, asked: int) -> Spread | None:
        """The same of a question to all, by its number."""
        return _spread(self._to_all.get(asked, {}).values())

    # What is taken home

    def per_learner(self, learners: Iterable[Learner]) -> list[dict[str, Any]]:
        """A row for each learner who has not been removed, in plain data."""
        return [
            {
                "name": learner.name,
                "table": learner.table,
                "answered": len(self._latest.get(learner.id, ())),
                "right": sum(its.right for its in self._latest.get(learner.id, {}).values()),
                "rules_met": sum(learner.id in tally.met for tally in self._rules.values()),
                "rules_broken_now": sum(tally.last(learner.id) == "broken" for tally in self._rules.values()),
                "rules_missed_now": sum(tally.last(learner.id) == "missed" for tally in self._rules.values()),
            }
            for learner in learners
            if not learner.removed
        ]

    def per_question(self) -> list[dict[str, Any]]:
        """A row for each question that has been answered: first those that all were asked."""
        to_all = {answer.question for answers in self._to_all.values() for answer in answers.values()}
        rows = [
            {
                "question": question,
                "answered": len(answers),
                "right": sum(answer.right for answer in answers.values()),
                "rule_broken_most": self.broken_most(question) or "",
                "to_all": question in to_all,
            }
            for question, answers in sorted(self._by_question.items(), key=_first_answered)
            if answers
        ]
        return sorted(rows, key=lambda row: not row["to_all"])

    def per_rule(self) -> list[dict[str, Any]]:
        """A row for each rule that has been met."""
        return [
            {
                "rule": row.rule,
                "met": row.met,
                "broken": row.broken,
                "broken_now": row.now,
                "missed_now": row.missed,
            }
            for row in self.rules()
        ]

    def lines(self, learners: Iterable[Learner]) -> Iterator[dict[str, Any]]:
        """Every answer of learners who are there, as a table of plain data; those that were changed as they stand."""
        names = {learner.id: learner.name for learner in learners if not learner.removed}
        answers = (answer for learner in names for answer in self._of.get(learner, ()))
        for answer in sorted(answers, key=lambda its: its.number):
            yield {
                "learner": names[answer.learner],
                "question": answer.question,
                "to_all": answer.asked is not None,
                "choice": BETWEEN_CHOICES.join(answer.choice),
                "right": answer.right,
                "kept": " ".join(answer.met),
                "broken_rules": " ".join(answer.broken),
                "missed_rules": " ".join(answer.missed),
                "at": answer.at,
            }


def _is_practice_of(answer: Answer, counting: Answer | None) -> bool:
    """Whether the learner answers alone what they have answered when all were asked."""
    return answer.asked is None and counting is not None and counting.asked is not None


def _spread(answers: Collection[Answer]) -> Spread | None:
    if len(answers) < FEWEST_SHOWN:
        return None
    counts = Counter(key for answer in answers for key in answer.choice)
    return Spread(counts, len(answers), sum(answer.right for answer in answers), most_given(answers))


def most_given(answers: Iterable[Answer]) -> list[tuple[Choice, int]]:
    """The whole answers that several have given, with how many, the most frequent first; who chose the same in another
    order has given the same."""
    given = Counter(tuple(sorted(answer.choice)) for answer in answers)
    return [(choice, count) for choice, count in sorted(given.items(), key=_most_first) if count >= _WHOLES_BY][
        :_WHOLES
    ]


def _most_first(counted: tuple[Any, int]) -> tuple[int, Any]:
    """The order by how many; of as many, always the same."""
    what, count = counted
    return -count, what


def _first_answered(answers: tuple[str, Mapping[int, Answer]]) -> int:
    """The order in which questions were first answered."""
    return min((answer.number for answer in answers[1].values()), default=0)


def _by_name(row: HereRow) -> tuple[str, int]:
    return row.learner.name.casefold(), row.learner.id


_SORTED_BY: Mapping[Sort, Callable[[HereRow], Any]] = {
    "name": _by_name,
    "progress": lambda row: (-row.answered, *_by_name(row)),
    "stuck": lambda row: (-(row.stuck if row.stuck is not None else -1.0), *_by_name(row)),
    "table": lambda row: (row.learner.table is None, row.learner.table or 0, *_by_name(row)),
}
