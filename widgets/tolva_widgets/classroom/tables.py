"""What the answers of a class tell its teacher: who is here and how far, and which rule is met and broken by how many.

Answers are taken as they come. A step costs what is new in it, not what there has been before, so that a hundred
learners and twenty thousand answers keep nobody waiting.
"""

from bisect import insort
from collections import Counter, defaultdict, deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, TypeAlias

from .presence import AWAY_AFTER
from .values import FEWEST_SHOWN, Answer, Learner

_SIGNS = 8
"""So many of the last answers stand in a row."""
_STUCK_AT_LEAST, _STUCK_TIMES = 60.0, 2.0
"""Stuck is who has looked at a question for so many seconds, and so many times as long as the others needed."""
_QUICK_SIGNS, _QUICK_SHARE = 3, 0.5
"""Quick is whose last answers, so many, were right and came within this share of the time that the others needed."""
_TREND_ANSWERS, _TREND_SHARE = 10, 0.15
"""A trend needs so many answers, and so large a difference between the earlier half of them and the later."""

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
    state: State
    stuck: float | None
    """For how many seconds a question has been looked at; None for who has answered it, or is away."""
    stands_out: Literal["", "stuck", "quick"]


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
    """How many broke it when they met it last."""
    wrong: WrongChoice | None
    """The wrong choice made by most; None where too few have answered to tell."""
    trend: Literal["better", "worse", ""]


class Spread(NamedTuple):
    """How many chose what."""

    counts: Mapping[str, int]
    """By the choice's key."""
    answers: int
    right: int
    """How many were wholly right."""


class _Sign(NamedTuple):
    """How one of the last answers went."""

    asked: int | None
    right: bool
    quick: bool


@dataclass
class _RuleTally:
    """What has been heard of one rule."""

    last: dict[int, bool] = field(default_factory=dict)
    """Whether each learner kept it when they met it last."""
    ever: set[int] = field(default_factory=set)
    """Who has broken it."""
    wrong: Counter[tuple[str, Choice]] = field(default_factory=Counter)
    """The picks that broke it, of the answers that count."""
    broken_so_far: list[int] = field(default_factory=lambda: [0])
    """After each answer that met it, how many of them have broken it."""

    def hear(self, answer: Answer, *, kept: bool, anew: bool) -> None:
        self.last[answer.learner] = kept
        if not kept:
            self.ever.add(answer.learner)
            self.wrong[answer.question, answer.choice] += 1
        if not anew:
            self.broken_so_far.append(self.broken_so_far[-1] + (not kept))

    def forget(self, learner: int) -> None:
        """The learner has been put out; the trend, which is about nobody in particular, stays."""
        self.last.pop(learner, None)
        self.ever.discard(learner)

    def forget_choice(self, answer: Answer) -> None:
        """One has changed one's mind: the earlier pick does not count as a wrong choice any more."""
        chosen = answer.question, answer.choice
        self.wrong[chosen] -= 1
        if self.wrong[chosen] <= 0:
            del self.wrong[chosen]

    @property
    def trend(self) -> Literal["better", "worse", ""]:
        answers = len(self.broken_so_far) - 1
        if answers < _TREND_ANSWERS:
            return ""
        half = answers // 2
        early = self.broken_so_far[half] / half
        late = (self.broken_so_far[-1] - self.broken_so_far[half]) / (answers - half)
        if abs(late - early) < _TREND_SHARE:
            return ""
        return "better" if late < early else "worse"


class ClassTables:
    """What the answers heard so far tell.

    The last answer of a learner to a question is the one that counts.
    """

    def __init__(self) -> None:
        self._asked_at: dict[int, float] = {}
        self._removed: frozenset[int] = frozenset()
        self._heard: list[Answer] = []
        self._heard_of: dict[int, list[Answer]] = defaultdict(list)
        self._latest: dict[tuple[int, str], Answer] = {}
        self._answered: dict[int, dict[str, bool]] = defaultdict(dict)
        self._signs: dict[int, deque[_Sign]] = defaultdict(lambda: deque(maxlen=_SIGNS))
        self._last_at: dict[int, float] = {}
        self._times: dict[int, list[float]] = defaultdict(list)
        self._to_all: dict[int, dict[int, Answer]] = defaultdict(dict)
        self._by_question: dict[str, dict[int, Answer]] = defaultdict(dict)
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
            self._heard.append(answer)
            self._heard_of[answer.learner].append(answer)
            if answer.learner not in self._removed:
                self._hear(answer)

    def leave_out(self, removed: Iterable[int]) -> None:
        """Learners who have been removed count nowhere, until they are restored."""
        now, before = frozenset(removed), self._removed
        self._removed = now
        for learner in now - before:
            self._forget(learner)
        for learner in before - now:
            for answer in self._heard_of[learner]:
                self._hear(answer, anew=True)

    def _hear(self, answer: Answer, *, anew: bool = False) -> None:
        whose = answer.learner, answer.question
        before = self._latest.get(whose)
        if before is not None:
            self._forget_choice(before)
        self._latest[whose] = answer
        self._by_question[answer.question][answer.learner] = answer
        self._answered[answer.learner][answer.question] = answer.right
        self._last_at[answer.learner] = answer.at
        self._sign(answer)
        for rule in answer.met:
            self._rules[rule].hear(answer, kept=True, anew=anew)
        for rule in answer.broken:
            self._rules[rule].hear(answer, kept=False, anew=anew)

    def _forget_choice(self, answer: Answer) -> None:
        for rule in answer.broken:
            self._rules[rule].forget_choice(answer)

    def _forget(self, learner: int) -> None:
        """All that was heard of a learner, but for when the answers came."""
        for question in self._answered.pop(learner, {}):
            self._forget_choice(self._latest.pop((learner, question)))
            del self._by_question[question][learner]
        for tally in self._rules.values():
            tally.forget(learner)
        for answers in self._to_all.values():
            answers.pop(learner, None)
        self._signs.pop(learner, None)

    def _sign(self, answer: Answer) -> None:
        """A sign in the row; an answer that takes another's place takes its sign's place too."""
        sign, signs = _Sign(answer.asked, answer.right, self._is_quick(answer)), self._signs[answer.learner]
        if answer.asked is not None:
            self._to_all[answer.asked][answer.learner] = answer
            for place, earlier in enumerate(signs):
                if earlier.asked == answer.asked:
                    signs[place] = sign
                    return
        signs.append(sign)

    def _is_quick(self, answer: Answer) -> bool:
        """Whether it came much sooner than the others'; it is counted among them."""
        begun = None if answer.asked is None else self._asked_at.get(answer.asked)
        if answer.asked is None or begun is None:
            return False
        needed = max(0.0, answer.at - begun)
        quick = needed < _QUICK_SHARE * self._usual_time(answer.asked)
        if answer.learner not in self._to_all[answer.asked]:
            insort(self._times[answer.asked], needed)
        return quick

    def _usual_time(self, asked: int | None) -> float:
        """The seconds that half of the learners needed; 0 where too few have answered to tell."""
        times = self._times.get(asked, ()) if asked is not None else ()
        return times[len(times) // 2] if len(times) >= FEWEST_SHOWN else 0.0

    # What it tells

    def answered(self, question: str) -> int:
        """How many have answered a question, asked of all or of them alone."""
        return len(self._by_question.get(question, ()))

    def answered_to(self, asked: int) -> int:
        """How many have answered a question to all, by its number."""
        return len(self._to_all.get(asked, ()))

    def here(
        self,
        learners: Iterable[Learner],
        now: float,
        asked: int | None = None,
        sort: Sort = "name",
    ) -> list[HereRow]:
        """Everyone who has not been removed.

        Args:
            learners: of the class.
            now: the time, in seconds, by the clock of the answers.
            asked: the number of the question that all are to answer; None where there is none.
            sort: by what they stand in order.
        """
        rows = [self._row(learner, now, asked) for learner in learners if not learner.removed]
        return sorted(rows, key=_SORTED_BY[sort])

    def _row(self, learner: Learner, now: float, asked: int | None) -> HereRow:
        signs = tuple(self._signs.get(learner.id, ()))
        state, stuck = self._state(learner, now, asked)
        stuck_from = max(_STUCK_AT_LEAST, _STUCK_TIMES * self._usual_time(asked))
        stands_out: Literal["", "stuck", "quick"] = ""
        if asked is not None and stuck is not None and stuck >= stuck_from:
            stands_out = "stuck"
        elif len(signs) >= _QUICK_SIGNS and all(sign.right and sign.quick for sign in signs[-_QUICK_SIGNS:]):
            stands_out = "quick"
        answered = len(self._answered.get(learner.id, ()))
        return HereRow(learner, tuple(sign.right for sign in signs), answered, state, stuck, stands_out)

    def _state(self, learner: Learner, now: float, asked: int | None) -> tuple[State, float | None]:
        if asked is not None and learner.id in self._to_all.get(asked, ()):
            return "answered", None
        if now - learner.seen > AWAY_AFTER:
            return "away", None
        begun = self._last_at.get(learner.id, 0.0) if asked is None else self._asked_at.get(asked, 0.0)
        return "thinking", max(0.0, now - max(learner.joined, begun))

    def rules(self) -> list[RuleRow]:
        """Every rule that has been met: what most have wrong now comes first."""
        rows = (self._rule(rule, tally) for rule, tally in self._rules.items() if tally.last)
        return sorted(rows, key=lambda row: (-row.now, -row.broken, -row.met, row.rule))

    def _rule(self, rule: str, tally: _RuleTally) -> RuleRow:
        now = sum(not kept for kept in tally.last.values())
        return RuleRow(rule, len(tally.last), len(tally.ever), now, self._most_wrong(tally), tally.trend)

    def _most_wrong(self, tally: _RuleTally) -> WrongChoice | None:
        for (question, choice), count in tally.wrong.most_common():
            of = self.answered(question)
            if of >= FEWEST_SHOWN:
                return WrongChoice(question, choice, count, of)
        return None

    def questions_about(self, rule: str) -> list[str]:
        """The questions in which a rule was met, the one that most answered wrongly first."""
        met: Counter[str] = Counter()
        for question, answers in self._by_question.items():
            if any(rule in (*answer.met, *answer.broken) for answer in answers.values()):
                met[question] = sum(rule in answer.broken for answer in answers.values())
        return [question for question, _ in met.most_common()]

    def broken_most(self, question: str) -> str | None:
        """The rule that most have broken in a question; None where nobody has broken any."""
        broken = Counter(rule for answer in self._by_question.get(question, {}).values() for rule in answer.broken)
        return broken.most_common(1)[0][0] if broken else None

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
                "answered": len(self._answered.get(learner.id, ())),
                "right": sum(self._answered.get(learner.id, {}).values()),
                "rules_met": sum(learner.id in tally.last for tally in self._rules.values()),
                "rules_broken_now": sum(tally.last.get(learner.id) is False for tally in self._rules.values()),
            }
            for learner in learners
            if not learner.removed
        ]

    def per_question(self) -> list[dict[str, Any]]:
        """A row for each question that has been answered."""
        return [
            {
                "question": question,
                "answered": len(answers),
                "right": sum(answer.right for answer in answers.values()),
                "rule_broken_most": self.broken_most(question) or "",
            }
            for question, answers in self._by_question.items()
            if answers
        ]

    def per_rule(self) -> list[dict[str, Any]]:
        """A row for each rule that has been met."""
        return [{"rule": row.rule, "met": row.met, "broken": row.broken, "broken_now": row.now} for row in self.rules()]

    def lines(self, learners: Iterable[Learner]) -> Iterator[dict[str, Any]]:
        """Every answer that has been heard of learners who are there, as a table of plain data."""
        names = {learner.id: learner.name for learner in learners if not learner.removed}
        for answer in self._heard:
            if answer.learner in names:
                yield {
                    "learner": names[answer.learner],
                    "question": answer.question,
                    "choice": " | ".join(answer.choice),
                    "right": answer.right,
                    "kept": " ".join(answer.met),
                    "broken_rules": " ".join(answer.broken),
                    "at": answer.at,
                }


def _spread(answers: Collection[Answer]) -> Spread | None:
    if len(answers) < FEWEST_SHOWN:
        return None
    counts = Counter(key for answer in answers for key in answer.choice)
    return Spread(counts, len(answers), sum(answer.right for answer in answers))


def _by_name(row: HereRow) -> tuple[str, int]:
    return row.learner.name.casefold(), row.learner.id


_SORTED_BY: Mapping[Sort, Callable[[HereRow], Any]] = {
    "name": _by_name,
    "progress": lambda row: (-row.answered, *_by_name(row)),
    "stuck": lambda row: (-(row.stuck if row.stuck is not None else -1.0), *_by_name(row)),
    "table": lambda row: (row.learner.table is None, row.learner.table or 0, *_by_name(row)),
}
