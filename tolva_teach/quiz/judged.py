"""What an answer is worth that came from elsewhere, such as a page or a receipt: nothing that it says of itself is
believed.

>>> judge("tolva/must-play/1/1/29", ["S9", "S7"]) == judge("tolva/must-play/1/1/29", ["S7", "S9"])
True
>>> judge("tolva/must-play/1/1/29", ["S7"]).right
False
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tolva_teach.quiz.base import Question, Task
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.house import HouseName, names_own
from tolva_teach.quiz.marking import MarkedAnswer, mark
from tolva_teach.quiz.narrowed import Narrowed
from tolva_teach.quiz.registry import family_of
from tolva_teach.quiz.rounds import right_by_rule
from tolva_teach.rules.verbs import is_verb

LONGEST_NAME = 400
"""Letters of a question's name, with the house rules that it is asked by."""
LONGEST_OWN = 4000
"""Letters of the name of a question about a position of somebody's own, with its record: many times what a deal has."""
LONGEST_CHOICE = 80
"""Letters of a choice's key."""
MOST_CHOICES = 60
"""So many choices an answer may have: more than any question offers."""
_KEPT = 256


class NotAskedOrOfferedError(SaidError):
    """There is no such question, or it does not offer what was chosen."""

    def __init__(self, code: str) -> None:
        """
        Args:
            code: `question` or `choice`, whichever there is not; names the sentence `quiz-no-such-CODE`.
        """
        super().__init__(f"quiz-no-such-{code}")
        self.code = code


@dataclass(frozen=True, slots=True)
class Judged:
    """An answer, judged."""

    question: str
    """The question's name, as it is always written."""
    choice: tuple[str, ...]
    """What was chosen, by its keys, in the question's order."""
    right: bool
    met: tuple[str, ...]
    """The rules, by id, of which all was answered rightly."""
    broken: tuple[str, ...]
    """Those that forbid something that was chosen."""
    missed: tuple[str, ...] = ()
    """Where nothing that was chosen is forbidden, the other rules that the question was about: each allows something
    that was not chosen. Who chose what one rule forbids may have left out what another allows for that reason alone, so
    of the other nothing is told."""


def judged_of(name: str, task: Task, marked: MarkedAnswer) -> Judged:
    """An answer that has been marked, as `judge` judges it.

    Args:
        name: the question's name, as it is always written.
        task: what was asked: the question, or less of it.
        marked: the answer to that.

    Raises:
        NotAskedOrOfferedError: a page can have sent no such answer, or it is to a position of somebody's own.
    """
    if names_own(name):
        raise NotAskedOrOfferedError("question")
    chosen = [its.choice.key for its in marked.choices if its.mark in ("right-chosen", "chose-forbidden")]
    if task.single and len(chosen) != 1:
        raise NotAskedOrOfferedError("choice")
    return _sorted_out(name, marked, chosen)


def judge(question: object, choice: object, only: object = (), *, own: bool = False, gives_up: bool = False) -> Judged:
    """Judge an answer of a stranger's.

    Args:
        question: the question's name.
        choice: the keys of what was chosen, in any order.
        only: the verbs of the decisions that were offered, where a level offered no others.
        own: whether the question may be about a position of somebody's own, as one that a teacher has asked.
        gives_up: whether nothing may be chosen where one choice is asked for: somebody had the answer shown, and that
            is wrong.

    Raises:
        NotAskedOrOfferedError: there is no such question, or it does not offer such a choice; or no level can have
            offered so little of it, for nothing of that is right.
    """
    if not own and isinstance(question, str) and names_own(question[:LONGEST_OWN]):
        raise NotAskedOrOfferedError("question")
    return _judged(_checked(question), _texts(choice), read_only(only), gives_up)


def read_only(only: object) -> frozenset[str]:
    """The verbs of a stranger's to which a question was narrowed; none where it was not.

    Raises:
        NotAskedOrOfferedError: there is no such verb.
    """
    verbs = _texts(only)
    if not all(map(is_verb, verbs)):
        raise NotAskedOrOfferedError("choice")
    return verbs


def named_question(name: object) -> Question:
    """The question of a stranger's name.

    Raises:
        NotAskedOrOfferedError: there is none.
    """
    return _question(_checked(name))


def written_name(name: object) -> str:
    """A stranger's name as it is always written.

    Raises:
        NotAskedOrOfferedError: there is no such question.
    """
    return _checked(name)


def is_asked(name: object) -> bool:
    """Whether there is a question of this name. Of another version, or of a game that was removed, there is none."""
    try:
        _checked(name)
    except NotAskedOrOfferedError:
        return False
    return True


def _checked(name: object) -> str:
    """The name as it is always written: what was sent may write its numbers in other ways."""
    if not isinstance(name, str) or len(name) > (LONGEST_OWN if names_own(name[:LONGEST_OWN]) else LONGEST_NAME):
        raise NotAskedOrOfferedError("question")
    return _read(name)


@lru_cache(_KEPT)
def _read(name: str) -> str:
    try:
        read = HouseName.read(name)
        family_of(read.name).check(read.name)
        if read.options:
            _question(str(read))
    except (ValueError, LookupError) as error:
        raise NotAskedOrOfferedError("question") from error
    return str(read)


@lru_cache(_KEPT)
def _question(name: str) -> Question:
    return HouseName.read(name).question


@lru_cache(4 * _KEPT)
def _judged(name: str, keys: frozenset[str], only: frozenset[str], gives_up: bool) -> Judged:
    question = _question(name)
    task = Narrowed(question, only) if only else question
    is_many = task.single and len(keys) != 1 and (keys or not gives_up)
    if keys - set(task.choices) or is_many or (only and not task.answer):
        raise NotAskedOrOfferedError("choice")
    return _sorted_out(name, mark(task, keys), [key for key in map(str, question.choices) if key in keys])


def _sorted_out(name: str, marked: MarkedAnswer, chosen: Sequence[str]) -> Judged:
    """What a marked answer says of each rule."""
    by_rule = right_by_rule(marked)
    against = {its.verdict.rule for its in marked.choices if its.mark == "chose-forbidden"}
    met, broken, missed = (
        tuple(rule for rule, right in by_rule.items() if (right, rule in against) == its)
        for its in ((True, False), (False, True), (False, False))
    )
    return Judged(name, tuple(chosen), marked.right, met, broken, () if broken else missed)


def _texts(sent: object) -> frozenset[str]:
    """The short texts of a list, each once.

    Raises:
        NotAskedOrOfferedError: it is no such list.
    """
    if not isinstance(sent, (list, tuple, set, frozenset)) or len(sent) > MOST_CHOICES:
        raise NotAskedOrOfferedError("choice")
    if not all(isinstance(text, str) and len(text) <= LONGEST_CHOICE for text in sent):
        raise NotAskedOrOfferedError("choice")
    return frozenset(map(str, sent))
