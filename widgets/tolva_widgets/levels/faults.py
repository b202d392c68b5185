"""What is wrong with a level, as its writer is told, and what its names are checked for."""

import re

from tolva_teach.games import GAMES
from tolva_teach.quiz import QuestionName, UnknownQuestionError, family_of
from tolva_teach.quiz.faults import Fact, SaidError
from tolva_teach.texts import rule_ids

QUOTED = 80
"""So much is quoted of what somebody has written."""

_NAME = re.compile(r"[a-z0-9]+(?:[.-][a-z0-9]+){0,9}")
_NAME_LENGTH = 60


class LevelFault(SaidError):  # noqa: N818 - what a lesson's writer is told, no error of the program
    """A level that cannot be: says why, in either language."""

    def __init__(self, code: str, **facts: Fact) -> None:
        """
        Args:
            code: names the sentence `lesson-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"lesson-{code}", **facts)
        self.code = code


def check_level_name(name: str) -> str:
    """The name, as browsers keep stars by it: lower-case words and numbers with full stops or hyphens between them.

    Raises:
        LevelFault: it is none.
    """
    if not isinstance(name, str) or len(name) > _NAME_LENGTH or not _NAME.fullmatch(name):
        raise LevelFault("level-name", most=_NAME_LENGTH, name=str(name)[:QUOTED])
    return name


def check_rule(rule: str | None) -> None:
    """Whether this is a rule's id, or none.

    Raises:
        LevelFault: there is no such rule.
    """
    if rule is not None and rule not in rule_ids():
        raise LevelFault("no-rule", rule=str(rule)[:QUOTED])


def question_named(text: str) -> QuestionName:
    """The name of a question that there is.

    Raises:
        LevelFault: there is none.
    """
    try:
        name = QuestionName.read(text)
    except ValueError as error:
        raise LevelFault("no-question", question=text[:QUOTED]) from error
    if name.game not in GAMES:
        raise LevelFault("question-no-game", question=text[:QUOTED], known=", ".join(GAMES))
    try:
        family_of(name).check(name)
    except UnknownQuestionError as error:
        raise LevelFault("question-unknown", question=text[:QUOTED], why=error.sentence) from error
    except (ValueError, LookupError) as error:
        raise LevelFault("no-question", question=text[:QUOTED]) from error
    return name
