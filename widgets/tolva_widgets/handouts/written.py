"""Questions as they are written in a file: a question's name or address a line, or records."""

import re
from collections.abc import Iterable, Iterator
from urllib.parse import parse_qsl, urlsplit

from tolva_teach.quiz import Question, Task, family_of, question_at
from tolva_teach.quiz.faults import SaidError, shown
from tolva_teach.quiz.house import by_house_rules
from tolva_teach.records.links import packed, unpacked
from tolva_teach.records.messages import fault_message
from tolva_teach.records.record import Record, RecordFault, read_record
from tolva_widgets.quiz.address import read_house, read_question

_IN_LINK = re.compile(r"[#&]record=([\w-]+)")
_COMMENT = "#"


class WrittenError(Exception):
    """What stands in a file and is no question: the message is a sentence for a person, with the place."""


def tasks(texts: Iterable[tuple[str, bytes]], lang: str) -> Iterator[Task]:
    """The questions that stand there, one after the other.

    Args:
        texts: what each text is called, and the text: a record, or lines with names and addresses.

    Raises:
        WrittenError: something is no question.
    """
    for place, text in _parts(texts):
        try:
            yield _task(text)
        except RecordFault as fault:
            raise WrittenError(f"{place}: {fault_message(fault, lang)}") from fault
        except SaidError as fault:
            raise WrittenError(f"{place}: {fault.sentence(lang)}") from fault


def records(texts: Iterable[tuple[str, bytes]], lang: str) -> Iterator[Record]:
    """The records that stand there.

    Raises:
        WrittenError: something is none.
    """
    for place, text in _parts(texts):
        try:
            yield read_record(_record(text))
        except RecordFault as fault:
            raise WrittenError(f"{place}: {fault_message(fault, lang)}") from fault


def _parts(texts: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, str]]:
    """A record is a text of its own; all else is told line by line."""
    for name, content in texts:
        text = content.decode("utf-8", "replace").lstrip("\ufeff")
        if text.lstrip().startswith("{"):
            yield name, text
            continue
        for number, line in enumerate(text.splitlines(), 1):
            if line.strip() and not line.lstrip().startswith(_COMMENT):
                yield f"{name}:{number}", line.strip()


def _record(text: str) -> str | bytes:
    linked = _IN_LINK.search(text)
    return unpacked(linked[1]) if linked else text


def _task(text: str) -> Task:
    if text.startswith("{") or _IN_LINK.search(text):
        record = read_record(_record(text))
        return question_at(packed(record), _query(text).get("family"))
    try:
        name = read_question(text)
    except SaidError:
        raise
    except (LookupError, ValueError):
        raise SaidError("handouts-no-question", said=shown(text)) from None
    family = family_of(name)
    task: Question = family.named(name)
    house = read_house(_query(text), family)
    if not house:
        return task
    asked = by_house_rules(task, house)
    if asked is None:
        raise SaidError("handouts-by-book", said=shown(text))
    return asked


def _query(text: str) -> dict[str, str]:
    """What an address says before its number sign; nothing where it is none."""
    return {} if text.startswith("{") else dict(parse_qsl(urlsplit(text).query))
