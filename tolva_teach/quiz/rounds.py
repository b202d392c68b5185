"""Questions in a row, and what the answers tell of each rule.

>>> from tolva_teach.quiz import FIRST_FAMILY
>>> row = round_from(FIRST_FAMILY, FIRST_FAMILY.name_of(seed=70, difficulty=3))
>>> len(row.names), row.next_name.seed
(10, 70)
>>> row = row.with_answer(row.next_name, Answer(("D7",), right=False))
>>> row.next_name.seed, row.place(row.next_name)
(71, 2)
"""

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from types import MappingProxyType
from typing import Any, NamedTuple

from tolva_teach.play.dice import SEED_LIMIT
from tolva_teach.quiz.base import Family, Question, QuestionName, Task, UnknownQuestionError
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.marking import MarkedAnswer, mark
from tolva_teach.texts import rule_ids

LENGTH = 10
"""So many questions are asked in a row."""

_LOOKED_AT = 400
"""So many numbers are looked through for questions about one rule: each situation that a family asks about on purpose
comes in at least four of a hundred."""


_LOOKED_AT_TO_TELL = 20
"""So many questions are looked at to tell which rules may be asked about."""


class NotAskedError(SaidError):
    """A rule that no question of a family is about at a difficulty; says which rules there are questions about."""


class Answer(NamedTuple):
    """What was first answered to a question."""

    picked: tuple[str, ...]
    """The keys of what was picked."""
    right: bool


class RuleResult(NamedTuple):
    """How often a rule was answered rightly."""

    rule: str
    """Its id."""
    right: int
    met: int
    """In how many of the questions it allowed or forbade something."""

    @property
    def sits(self) -> bool:
        """Whether it was never answered wrongly."""
        return self.right == self.met


@dataclass(frozen=True)
class Round:
    """Questions in a row, and what was first answered to each."""

    names: tuple[QuestionName, ...]
    """At least one."""
    answers: Mapping[QuestionName, Answer] = field(default_factory=lambda: MappingProxyType({}))
    """The first answer to each question."""
    topic: str | None = None
    """The rule that all of them are about, by id; None where they are about any."""
    linked: bool = True
    """Whether number and topic of the first name them all, so that a link can lead to them."""

    @property
    def is_mixed(self) -> bool:
        """Whether they are of several families."""
        return len({name.family for name in self.names}) > 1

    def place(self, name: QuestionName) -> int:
        """The question's place in the row, from 1.

        Raises:
            ValueError: it is none of them.
        """
        return self.names.index(name) + 1

    @property
    def next_name(self) -> QuestionName | None:
        """The first that is not answered yet; None when all are."""
        return next((name for name in self.names if name not in self.answers), None)

    @property
    def right(self) -> int:
        """How many have been answered rightly so far."""
        return sum(answer.right for answer in self.answers.values())

    def with_answer(self, name: QuestionName, answer: Answer) -> "Round":
        """The round after this answer; the same one where the question is none of it or has been answered before."""
        if name not in self.names or name in self.answers:
            return self
        return replace(self, answers=MappingProxyType({**self.answers, name: answer}))

    def result(self, named: Callable[[QuestionName], Question]) -> "RoundResult":
        """What the answers so far tell.

        Args:
            named: gives the question of a name.

        Raises:
            ValueError: something was picked that a question does not offer.
        """
        return RoundResult.of([(name, mark(named(name), answer.picked)) for name, answer in self.answers.items()])


@dataclass(frozen=True)
class RoundResult:
    """What the answers to questions in a row tell."""

    wrong: tuple[QuestionName, ...]
    """The questions that were not answered rightly, in the order of answering."""
    answered: int
    rules: tuple[RuleResult, ...]
    """Each rule that was met: what sits least comes first, otherwise in the order of meeting."""

    @property
    def right(self) -> int:
        """How many questions were answered rightly."""
        return self.answered - len(self.wrong)

    @classmethod
    def of(cls, marked: Sequence[tuple[QuestionName, MarkedAnswer]]) -> "RoundResult":
        """The result of these answers."""
        met: dict[str, list[bool]] = {}
        for _name, answer in marked:
            for rule, right in right_by_rule(answer).items():
                met.setdefault(rule, []).append(right)
        rules = [RuleResult(rule, sum(rights), len(rights)) for rule, rights in met.items()]
        wrong = tuple(name for name, answer in marked if not answer.right)
        return cls(wrong, len(marked), tuple(sorted(rules, key=lambda rule: rule.right / rule.met)))


def round_from(family: Family[Any], first: QuestionName, topic: str | None = None) -> Round:
    """The questions of this number and the following ones; after the last number comes the first.

    Args:
        family: what is asked about.
        first: the first question's name.
        topic: a rule, by id: then only questions in which it allows or forbids something, from that number on; where
            all of them are answered alike, some that are answered otherwise come between.

    Raises:
        UnknownQuestionError: there is no such question, or none about the rule.
    """
    family.check(first)
    if topic is None:
        return Round(tuple(_later(first, steps) for steps in range(LENGTH)))
    try:
        about = tuple(islice(names_about(family, first, topic), LENGTH))
        return Round(_with_others(family, about) if _are_alike(family, about) else about, topic=topic)
    except NotAskedError as fault:
        raise UnknownQuestionError("quiz-bad-topic", said=topic, known=fault.facts["known"]) from fault


def _are_alike(family: Family[Any], names: Sequence[QuestionName]) -> bool:
    """Whether one answers all of them rightly by answering each as the one before."""
    return len(names) > 1 and len({family.named(name).answer for name in names}) == 1


def _with_others(family: Family[Any], alike: Sequence[QuestionName]) -> tuple[QuestionName, ...]:
    """Questions that are all answered alike, with others in the place of every third: those after each that are
    answered otherwise, so that one has to look. There may be none."""
    answer, names = family.named(alike[0]).answer, list(alike)
    for place in range(2, len(names), 3):
        others = (name for name in names_from(names[place], _LOOKED_AT_TO_TELL) if name not in names)
        names[place] = next((name for name in others if family.named(name).answer != answer), names[place])
    return tuple(names)


def mixed_from(of_form: Sequence[Family[Any]], first: QuestionName, place: int = 0) -> Round:
    """The question of this name and those with the following numbers, each of the family after the one before.

    Args:
        of_form: the families that take turns; one that has no questions so hard is left out.
        first: the name of a question of one of them.
        place: how many come before it in the row.

    Raises:
        UnknownQuestionError: there is no such question.

    >>> from tolva_teach.quiz import FIRST_FAMILY, families
    >>> of_form, first = families("tolva"), FIRST_FAMILY.name_of(70, 1)
    >>> row = mixed_from(of_form, first)
    >>> row == mixed_from(of_form, row.names[3], place=3)
    True
    """
    turns = [family for family in of_form if first.difficulty in family.difficulties]
    begun = next(number for number, family in enumerate(turns) if family.name == first.family)
    turns[begun].check(first)
    steps = range(-place, LENGTH - place)
    turn = {step: turns[(begun + step) % len(turns)] for step in steps}
    return Round(tuple(turn[step].name_of(_later(first, step).seed, first.difficulty) for step in steps))


def names_about(
    family: Family[Any], first: QuestionName, topic: str, within: int = _LOOKED_AT
) -> Iterator[QuestionName]:
    """The questions in which a rule allows or forbids something, from this number on; after the last comes the first.

    They are looked for one by one, as they are asked for, and not for ever: there is at least one.

    Args:
        family: what is asked about.
        first: the name of the first that is looked at.
        topic: the rule, by id.
        within: how many are looked at.

    Raises:
        UnknownQuestionError: there is no such first question.
        NotAskedError: there is no such rule; or, once all have been looked at, the rule decides nothing in any of them.
    """
    family.check(first)
    if topic not in rule_ids():
        raise NotAskedError("quiz-no-rule", said=topic, known=_rules_asked(family, first))
    return _names_about(family, first, topic, within)


def _rules_asked(family: Family[Any], first: QuestionName) -> str:
    names = names_from(first, _LOOKED_AT_TO_TELL)
    return ", ".join(sorted({rule for name in names for rule in rules_met(family.named(name))}))


def _names_about(family: Family[Any], first: QuestionName, topic: str, within: int) -> Iterator[QuestionName]:
    found, met = False, set[str]()
    for name in names_from(first, within):
        rules = rules_met(family.named(name))
        met.update(rules)
        if topic in rules:
            found = True
            yield name
    if not found:
        asked = f"{first.game}/{first.family}"
        known = ", ".join(sorted(met))
        raise NotAskedError("quiz-rule-not-asked", said=topic, asked=asked, difficulty=first.difficulty, known=known)


def names_from(first: QuestionName, within: int = _LOOKED_AT) -> Iterator[QuestionName]:
    """The names of so many questions, from this number on; after the last comes the first."""
    return (_later(first, steps) for steps in range(within))


def round_of(names: Collection[QuestionName]) -> Round:
    """These questions, to be answered anew."""
    return Round(tuple(names), linked=False)


def rules_met(task: Task) -> Collection[str]:
    """The rules that decide which of its choices hold, by id; none where no rule decides that."""
    choices = task.choices if task.by_rules else ()
    return dict.fromkeys(map(task.rule_tried, choices)).keys()


def rules_turned_on(question: Question) -> list[str]:
    """The rules that decide, those first by which what holds does; where no rule decides, what is told of it."""
    met = rules_met(question)
    return [*dict.fromkeys([*(its for its in question.rules if its in met), *met])] or [*question.rules]


def right_by_rule(answer: MarkedAnswer) -> Mapping[str, bool]:
    """Whether all was right that each rule decided; of an answer that no rule decided, nothing."""
    rules: dict[str, bool] = {}
    for choice in answer.choices if answer.by_rules else ():
        rules[choice.rule] = rules.get(choice.rule, True) and choice.right
    return rules


def hangs_on(task: Task, rule: str) -> bool:
    """Whether something can be picked rightly, and a rule allows or forbids something.

    Where one choice alone holds, the rule has to be the one by which it does: the others may fail by any.
    """
    right = task.answer
    about = right if task.single else task.choices if task.by_rules else ()
    return bool(right) and any(task.verdict(choice).rule == rule for choice in about)


def _later(name: QuestionName, steps: int) -> QuestionName:
    return name._replace(seed=(name.seed + steps) % (SEED_LIMIT + 1))
