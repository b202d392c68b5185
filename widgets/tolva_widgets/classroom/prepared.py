"""A list of questions that a teacher has prepared: one a line, by its name or by its page's address.

    # what a line begins with that is not a question
    tolva/must-play/1/1/29
    bondtolva:4/may-do/1/2/7
    quiz.ipynb?family=must-play&seed=3&difficulty=2
    quiz.ipynb?game=tolp&seed=6&options=flying:2

It is a stranger's text: what is wrong with it is told line by line, and the rest of it holds.
"""

from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

from tolva_teach.quiz import Question, UnknownQuestionError, family_of
from tolva_teach.quiz.house import HouseName
from tolva_teach.quiz.judged import is_asked, named_question, written_name
from tolva_teach.records.messages import quoted
from tolva_teach.texts import sentence
from tolva_widgets.quiz.address import LINE_LENGTH, BadFormError, read_house, read_question

LINES = 200
"""More questions than a class answers in a day."""

TEXT_LENGTH = 30_000


class LineFault(NamedTuple):
    """What is wrong with a line."""

    line: int
    """From 1."""
    said: str
    """What stands there, cut to a length."""
    why: UnknownQuestionError | None = None
    """More about it, where there is more to say."""

    def sentence(self, lang: str) -> str:
        """The fault in words."""
        said = sentence(lang, "teacher-list-fault", line=self.line, said=quoted(self.said))
        return said if self.why is None else f"{said} {self.why.sentence(lang)}"


class Prepared(NamedTuple):
    """What was read."""

    names: tuple[HouseName, ...]
    faults: tuple[LineFault, ...]
    too_long: bool = False
    """Whether there was more than is read."""


def read_list(text: str) -> Prepared:
    """The questions of a list, and what is wrong with its other lines.

    >>> read_list("tolva/must-play/1/1/29\\n\\n# later\\nchess").faults
    (LineFault(line=4, said='chess', why=None),)
    """
    names: list[HouseName] = []
    faults: list[LineFault] = []
    lines = text[:TEXT_LENGTH].splitlines()
    for number_of, line in enumerate(lines[:LINES], 1):
        said = line.strip()
        if not said or said.startswith("#"):
            continue
        try:
            names.append(_read(said))
        except UnknownQuestionError as error:
            faults.append(LineFault(number_of, said[:LINE_LENGTH], error))
        except (ValueError, LookupError):
            faults.append(LineFault(number_of, said[:LINE_LENGTH]))
    return Prepared(tuple(names), tuple(faults), len(text) > TEXT_LENGTH or len(lines) > LINES)


def _read(said: str) -> HouseName:
    """The question that a line names, with the house rules that it is asked by.

    Raises:
        UnknownQuestionError, ValueError, LookupError: as `read_question`; or it cannot be asked by these house rules.
    """
    if "?" not in said and " " in said:
        return HouseName.read(written_name(said))
    name = read_question(said)
    options = read_house(dict(parse_qsl(urlsplit(said).query)), family_of(name))
    by_house = HouseName(name).by(options)
    if options and not by_house.options:
        raise BadFormError("teacher-list-not-by-house", said[:LINE_LENGTH], family_of(name))
    return by_house


def question_of(name: str) -> Question | None:
    """The question of a name; None where this kit has none, as of a game that is not installed here."""
    return named_question(name) if is_asked(name) else None
