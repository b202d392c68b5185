"""What an answer that a page has sent is worth: the engine says it, never the page."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tolva_teach.quiz import Narrowed, Question, QuestionName, family_of, mark, right_by_rule
from tolva_teach.quiz.faults import SaidError
from tolva_teach.rules.verbs import ARGUMENTS

from .faults import NotTakenError

LONGEST_NAME = 120
"""Letters of a question's name."""
LONGEST_CHOICE = 80
"""Letters of a choice's key."""
MOST_CHOICES = 60
"""So many choices an answer may have: more than any question offers."""
_KEPT = 256


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer, judged."""

    question: str
    choice: tuple[str, ...]
    right: bool
    met: tuple[str, ...]
    broken: tuple[str, ...]


def judge(question: object, choice: object, only: object = ()) -> Judged:
    """Judge an answer of a stranger's.

    Args:
        question: the question's name.
        choice: the keys of what was chosen.
        only: the verbs of the decisions that were offered, where a level offered no others.

    Raises:
        NotTakenError: there is no such question, or it does not offer such a choice.
    """
    keys = _read_choice(choice)
    return _judged(_checked(question), frozenset(keys), read_only(only))


def read_only(only: object) -> frozenset[str]:
    """The verbs of a stranger's to which a question was narrowed; none where it was not.

    Raises:
        NotTakenError: there is no such verb.
    """
    if not isinstance(only, (list, tuple, frozenset)) or len(only) > len(ARGUMENTS):
        raise NotTakenError("choice")
    if not all(isinstance(verb, str) and verb in ARGUMENTS for verb in only):
        raise NotTakenError("choice")
    return frozenset(only)


def named_question(name: str) -> Question:
    """The question of a name.

    Raises:
        NotTakenError: there is none.
    """
    return _question(_checked(name))


def is_known(name: str) -> bool:
    """Whether there is a question of this name: a class may have been asked one in another version of the kit."""
    try:
        _checked(name)
    except NotTakenError:
        return False
    return True


@lru_cache(_KEPT)
def _checked(name: object) -> str:
    """The name as it is always written: what was sent may write its numbers in other ways."""
    if not isinstance(name, str) or len(name) > LONGEST_NAME:
        raise NotTakenError("question")
    try:
        read = QuestionName.read(name)
        family_of(read).check(read)
    except (SaidError, ValueError, LookupError) as error:
        raise NotTakenError("question") from error
    return str(read)


@lru_cache(_KEPT)
def _question(name: str) -> Question:
    read = QuestionName.read(name)
    question: Question = family_of(read).named(read)
    return question


@lru_cache(4 * _KEPT)
def _judged(name: str, keys: frozenset[str], only: frozenset[str]) -> Judged:
    question = _question(name)
    task = Narrowed(question, only) if only else question
    if keys - set(task.choices) or (task.single and len(keys) != 1):
        raise NotTakenError("choice")
    marked = mark(task, keys)
    by_rule = right_by_rule(marked)
    return Judged(
        name, tuple(key for key in map(str, question.choices) if key in keys), marked.right,
        _where(by_rule, True), _where(by_rule, False),
    )  # fmt: skip


def _where(by_rule: Mapping[str, bool], right: bool) -> tuple[str, ...]:
    return tuple(rule for rule, its in by_rule.items() if its is right)


def _read_choice(choice: object) -> Collection[str]:
    if not isinstance(choice, (list, tuple, set, frozenset)) or len(choice) > MOST_CHOICES:
        raise NotTakenError("choice")
    if not all(isinstance(key, str) and len(key) <= LONGEST_CHOICE for key in choice):
        raise NotTakenError("choice")
    return [str(key) for key in choice]
