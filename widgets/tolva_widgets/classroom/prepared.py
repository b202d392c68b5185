"""A list of questions that a teacher has prepared: one a line, by its name or by its page's address.

    # what a line begins with that is not a question
    tolva/must-play/1/1/29
    bondtolva:4/may-do/1/2/7
    quiz.ipynb?family=must-play&seed=3&difficulty=2
    quiz.ipynb?game=tolp&seed=6&options=flying:2
    quiz.ipynb#record=… a position of one's own

It is a stranger's text: what is wrong with it is told line by line, and the rest of it holds.
"""

from typing import NamedTuple
from urllib.parse import parse_qsl, urlsplit

from tolva_teach.quiz import Question, UnknownQuestionError, family_of, question_at
from tolva_teach.quiz.house import HouseName, names_own
from tolva_teach.quiz.judged import LONGEST_OWN, is_asked, named_question, written_name
from tolva_teach.records.messages import quoted
from tolva_teach.texts import sentence
from tolva_widgets.quiz.address import LINE_LENGTH, RECORD, BadFormError, read_house, read_question

LINES = 200
"""More questions than a class answers in a day."""

TEXT_LENGTH = 200_000
"""Letters of a list: of positions of one's own each may have a thousand."""


class LineFault(NamedTuple):
    """What is wrong with a line."""

    line: int
    """From 1."""
    said: str
    """What stands there, cut to a length."""
    why: UnknownQuestionError | None = None
    """More about it, where there is more to say."""
    whole: str = ""
    """All that stands there, to be mended."""

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
    (LineFault(line=4, said='chess', why=None, whole='chess'),)
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
            faults.append(LineFault(number_of, said[:LINE_LENGTH], error, said))
        except (ValueError, LookupError):
            faults.append(LineFault(number_of, said[:LINE_LENGTH], whole=said))
    return Prepared(tuple(names), tuple(faults), len(text) > TEXT_LENGTH or len(lines) > LINES)


def _read(said: str) -> HouseName:
    """The question that a line names, with the house rules that it is asked by.

    Raises:
        UnknownQuestionError, ValueError, LookupError: as `read_question`; or it cannot be asked by these house rules.
    """
    parts = urlsplit(said)
    if record := dict(parse_qsl(parts.fragment)).get(RECORD):
        return _own(record, dict(parse_qsl(parts.query)).get("family"))
    if "?" not in said and (" " in said or names_own(said)):
        return HouseName.read(written_name(said))
    name = read_question(said)
    options = read_house(dict(parse_qsl(urlsplit(said).query)), family_of(name))
    by_house = HouseName(name).by(options)
    if options and not by_house.options:
        raise BadFormError("teacher-list-not-by-house", said[:LINE_LENGTH], family_of(name))
    return by_house


def _own(record: str, family: str | None) -> HouseName:
    """The question about the position at a record's end.

    Raises:
        UnknownQuestionError: there is none, or the record is longer than a class keeps.
    """
    name = question_at(record, family).name
    if len(str(name)) > LONGEST_OWN:
        raise UnknownQuestionError("teacher-list-own-long", most=LONGEST_OWN)
    return HouseName(name)


def question_of(name: str) -> Question | None:
    """The question of a name; None where this kit has none, as of a game that is not installed here."""
    return named_question(name) if is_asked(name) else None
