"""Levels, exercises, rule cards and records in a notebook's cells: each made by our own code of what is written out."""

import ast
import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any

from tolva_teach.play.aim import Aim
from tolva_teach.play.match import stop
from tolva_teach.quiz import Task
from tolva_teach.quiz.faults import SaidError
from tolva_teach.quiz.tricks.exercises import TASKS
from tolva_teach.records.faults import RecordFault
from tolva_teach.records.messages import fault_message
from tolva_teach.records.record import Record, read_record
from tolva_teach.texts import rule_ids
from tolva_widgets.courses.entries import LEVEL_CALLS, plain
from tolva_widgets.guided.check import MOST_LINES, check
from tolva_widgets.guided.script import StepFault, script
from tolva_widgets.levels.faults import LevelFault, check_level_name
from tolva_widgets.levels.order.task import OrderSource
from tolva_widgets.levels.play.task import PlaySource
from tolva_widgets.levels.question.task import QuestionSource
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.replay.sources import record_from

from .fault import LessonFault
from .notebooks import Notebook
from .written import Call, NotWrittenOutError

_WRONG = (ValueError, TypeError, AttributeError, LookupError)
"""What our own code says of something that it cannot be given."""

_QUOTED = 160
_POSITIONS = {made.__name__: made for made in TASKS.values()}


def widget_faults(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    """What is wrong with what a call makes, as far as it is written out; nothing where it makes nothing of ours."""
    look = _LOOKED_AT.get(call.name)
    if look is None:
        return
    try:
        yield from look(notebook, call)
    except NotWrittenOutError:
        return


def _fault(notebook: Notebook, call: Call, node: ast.AST, code: str, **facts: Any) -> LessonFault:
    return LessonFault(notebook.file, code, call.cell.number, getattr(node, "lineno", call.line), facts)


def level_name(call: Call) -> str | None:
    """The name of the level that a call makes; None where it makes none or the name is not written out."""
    if call.name not in LEVEL_CALLS:
        return None
    try:
        given = call.arguments(_POSITIONS)
    except NotWrittenOutError:
        return None
    name = given[0][1] if given else None
    return name if isinstance(name, str) else None


def _level(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    given = call.arguments(_POSITIONS)
    yield from _name_and_number(notebook, call, given)
    rule, only = _keyword(call, "rule"), _keyword(call, "only") or ()
    if rule is not None and rule not in rule_ids():
        yield _fault(notebook, call, call.keyword("rule") or call.node, "no-rule", rule=plain(str(rule), _QUOTED))
        rule = None  # once is enough: each task would say the same
    for node, task in given[1:]:
        yield from _task(notebook, call, node, task, rule, only)


def _name_and_number(notebook: Notebook, call: Call, given: Sequence[tuple[ast.expr, Any]]) -> Iterator[LessonFault]:
    """Whether a level has a name, and something to do."""
    if given:
        try:
            check_level_name(given[0][1])
        except LevelFault as fault:
            yield _fault(notebook, call, given[0][0], fault.code, **fault.facts)
    if len(given) < 2:
        yield _fault(notebook, call, call.node, "no-task")


def _task(
    notebook: Notebook, call: Call, node: ast.expr, given: Any, rule: str | None, only: Any
) -> Iterator[LessonFault]:
    """A task of a level, made as the level makes it when its turn comes."""
    try:
        task = _position(given) if isinstance(given, Call) else given
        if not isinstance(task, (str, Task)):
            yield _fault(notebook, call, node, "no-question", question=plain(str(task), _QUOTED))
            return
        LevelSession(QuestionSource([task], rule, only))
    except LevelFault as fault:
        yield _fault(notebook, call, node, fault.code, **fault.facts)
    except _WRONG as error:
        yield _fault(notebook, call, node, "no-position", why=_said(error))


def _played(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    """A level that is played: each of its positions, made as the level makes it when its turn comes."""
    keywords = _keywords(call, leave_out=("lang", "layout", "pace"))
    rule, aim = keywords.pop("rule", None), Aim(**keywords)
    yield from _each(notebook, call, lambda position: LevelSession(PlaySource([position], rule, aim)))


def _ordered(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    """A level in which things are put in order."""
    yield from _each(notebook, call, lambda task: LevelSession(OrderSource([task])))


def _guided(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    """A guided deal, played in each way that its script leaves open; a note where there are too many."""
    nodes, given = zip(*call.arguments() or [(call.node, None)], strict=True)
    try:
        if not check(script(given[0], given[1:]), lines=MOST_LINES):
            yield _fault(notebook, call, call.node, "guided-more-ways", most=MOST_LINES)
    except LevelFault as fault:
        step = fault.number if isinstance(fault, StepFault) else 0
        yield _fault(notebook, call, nodes[step], fault.code, **fault.facts)


def _each(notebook: Notebook, call: Call, make: Callable[[Any], object]) -> Iterator[LessonFault]:
    """What is wrong with a level's name, and with each thing that there is to do."""
    given = call.arguments()
    yield from _name_and_number(notebook, call, given)
    for node, task in given[1:]:
        try:
            make(task)
        except LevelFault as fault:
            yield _fault(notebook, call, node, fault.code, **fault.facts)


def _said(error: Exception) -> str | Callable[[str], str]:
    """What our own code says is wrong: in the language asked for, where it knows the sentence."""
    if isinstance(error, SaidError):
        return lambda lang: plain(error.sentence(lang), _QUOTED)
    return plain(str(error), _QUOTED)


def _position(call: Call) -> Task:
    """A position that is written out, as in `MayPlay("HK H9", trick="H10")`.

    Raises:
        NotWrittenOutError: it is worked out when the cell is run.
        ValueError: it is one that cannot be.
    """
    return _POSITIONS[call.name](*(value for _, value in call.arguments()), **_keywords(call))


def _written_position(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    """An exercise, which is a position with what is asked of it."""
    given = _keywords(call, leave_out=("lang", "layout"))
    ask = given.pop("ask", next(iter(TASKS)))
    if ask not in TASKS:
        known = ", ".join(TASKS)
        yield _fault(notebook, call, call.node, "no-ask", ask=plain(str(ask), _QUOTED), known=known)
        return
    try:
        TASKS[ask](*(value for _, value in call.arguments()), **given)
    except _WRONG as error:
        yield _fault(notebook, call, call.node, "no-position", why=_said(error))


def _rule_card(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    named = call.keyword("rule_id")
    node, rule = (named, call.value(named)) if named is not None else next(iter(call.arguments()), (None, None))
    if node is not None and rule not in rule_ids():
        yield _fault(notebook, call, node, "no-rule", rule=plain(str(rule), _QUOTED))


def _record(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    """A record that is written out, or the file of one; a file's name counts from the notebook's folder."""
    named = call.keyword("record")
    node, given = (named, call.value(named)) if named is not None else next(iter(call.arguments()), (None, None))
    if node is None:
        return
    if isinstance(given, str) and not given.lstrip().startswith("{"):
        yield from _outside(notebook, call, node, given)
        given = notebook.path.parent / given  # as where its kernel runs
    wrong = record_wrong(given, notebook.language)
    if wrong is not None:
        yield _fault(notebook, call, node, wrong.code, **wrong.facts)


def _file(notebook: Notebook, call: Call) -> Iterator[LessonFault]:
    """A file that a cell reads by itself."""
    given = call.arguments()
    if len(given) == 1 and isinstance(given[0][1], str):
        yield from _outside(notebook, call, *given[0])


def _outside(notebook: Notebook, call: Call, node: ast.expr, given: str) -> Iterator[LessonFault]:
    """A file that is there, but not for one who has the folder of lessons alone."""
    try:
        path = Path(os.path.normpath(notebook.path.parent / given))
        packed = not Path(given).is_absolute() and path.is_relative_to(notebook.path.parents[1])
        if not packed and path.is_file():
            yield _fault(notebook, call, node, "outside-file", read=plain(given, _QUOTED))
    except (OSError, ValueError):  # no name that a file can have
        return


def record_wrong(given: Any, lang: str, file: str = "") -> LessonFault | None:
    """Why the rules refuse a record, or why it is none; None where it holds.

    Args:
        given: the content of its file, or whatever a replay is made of.
        lang: the language of the lesson.
        file: what the fault is said of.
    """
    record: Record | None = None
    try:
        record = read_record(given) if isinstance(given, bytes) else record_from(given, lang)
        stop(record)
    except RecordFault as fault:
        return LessonFault(file, "wrong-record", facts={"why": _refusal(fault, record), "rule": fault.rule})
    except OSError:
        return LessonFault(file, "no-record-file", facts={"record": plain(str(given), _QUOTED)})
    except _WRONG:
        pass  # no source of a record: the cell says so itself when it is run
    return None


def _refusal(fault: RecordFault, record: Record | None) -> Callable[[str], str]:
    return lambda lang: fault_message(fault, lang, record)


def _keyword(call: Call, name: str) -> Any:
    node = call.keyword(name)
    return None if node is None else call.value(node)


def _keywords(call: Call, leave_out: tuple[str, ...] = ()) -> dict[str, Any]:
    named = (keyword for keyword in call.node.keywords if keyword.arg not in leave_out)
    return {keyword.arg or "**": call.value(keyword.value) for keyword in named}


_LOOKED_AT: Mapping[str, Callable[[Notebook, Call], Iterator[LessonFault]]] = MappingProxyType(
    {
        "Level": _level,
        "PlayLevel": _played,
        "OrderLevel": _ordered,
        "GuidedDeal": _guided,
        "Exercise": _written_position,
        "RuleCard": _rule_card,
        "DealReplay": _record,
        "read_record": _record,
        "Path": _file,
        "open": _file,
    }
)
"""What is looked at, by the name of what is called."""
