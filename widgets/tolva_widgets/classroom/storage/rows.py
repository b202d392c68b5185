"""The rows of a class's tables: how they are read as values, and what has to hold before one is written."""

import json
from typing import Any

from sqlalchemy import Connection, bindparam, func, insert, select, update
from sqlalchemy.engine import Row

from .faults import NotTakenError
from .schema import ANSWERS, ASKED, CLASS, DEVICES, LEARNERS
from .values import MOST_TABLES, Answer, Asked, Learner, Stage, State

MOST_LEARNERS = 500
MOST_ANSWERS = 5000
"""So many answers a learner may send."""
MOST_A_MINUTE = 60
"""So many of them in a minute."""
_MOST_ASKED = 2**31 - 1
"""No question to all has a larger number: no database of ours could keep it."""

# What is asked and written for each answer is put together once: that takes longer than the database does.
ONE_MORE = (
    update(CLASS).where(CLASS.c.made == bindparam("its")).values(version=CLASS.c.version + 1).returning(CLASS.c.version)
)

VERSION_OF_WRITES = select(CLASS.c.version, CLASS.c.made)
_STAGE = select(
    *(CLASS.c.state, CLASS.c.sent, CLASS.c.tables, CLASS.c.house, CLASS.c.hints),
    *(ASKED.c.number, ASKED.c.question, ASKED.c.closed, ASKED.c.verdict, ASKED.c.state.label("left"), ASKED.c.about),
).outerjoin(ASKED, ASKED.c.number == CLASS.c.asked)

_MINE = ANSWERS.c.learner == LEARNERS.c.id
_RECENT = ANSWERS.c.at.between(bindparam("from"), bindparam("until"))
_BEFORE_ANSWER = select(
    LEARNERS.c.id,
    LEARNERS.c.removed,
    select(ANSWERS.c.number).where(_MINE, ANSWERS.c.id == bindparam("known")).exists().label("known"),
    select(func.count()).select_from(ANSWERS).where(_MINE).scalar_subquery().label("all"),
    select(func.count()).select_from(ANSWERS).where(_MINE, _RECENT).scalar_subquery().label("recent"),
    select(CLASS.c.asked).scalar_subquery().label("asked"),
).where(LEARNERS.c.id == bindparam("its"))
WRITTEN_DOWN = insert(ANSWERS)

# So is what is asked and written for each who comes in: a whole class does in the same minute.
_NAMES = select(LEARNERS.c.name, LEARNERS.c.removed)
COME_IN = insert(LEARNERS).returning(LEARNERS)
DEVICE_KNOWN = insert(DEVICES)


def id_of(learner: Learner | int) -> int:
    """The number of a learner's row."""
    return learner.id if isinstance(learner, Learner) else learner


def check_room(connection: Connection) -> set[str]:
    """Who was put out takes nobody's place.

    Returns:
        What learners are called, those too who were put out.

    Raises:
        NotTakenError: the class is full.
    """
    rows = connection.execute(_NAMES).all()
    if sum(not removed for _, removed in rows) >= MOST_LEARNERS:
        raise NotTakenError("full", most=MOST_LEARNERS)
    return {name for name, _ in rows}


def before_answer(connection: Connection, learner: int, known: str, now: float) -> Row[Any]:
    """All that it hangs on whether a learner's answer is taken, in one statement: each answer of a class asks for it.

    A clock that is put back must not keep anybody from answering: what is later than now is not counted.

    Raises:
        NotTakenError: there is no such learner.
    """
    row = connection.execute(_BEFORE_ANSWER, {"its": learner, "known": known, "from": now - 60, "until": now}).first()
    if row is None:
        raise NotTakenError("nobody")
    return row


def left_as(connection: Connection, number: int) -> State:
    """How a question to all was left.

    Raises:
        NotTakenError: all were asked no such question.
    """
    found: State | None = connection.execute(select(ASKED.c.state).where(ASKED.c.number == number)).scalar()
    if found is None:
        raise NotTakenError("question")
    return found


def check_rate(answers: int, recent: int) -> None:
    """Raises:
    NotTakenError: a learner has sent so many answers, or so many in a minute.
    """
    if recent >= MOST_A_MINUTE:
        raise NotTakenError("so-fast")
    if answers >= MOST_ANSWERS:
        raise NotTakenError("so-many")


def check_table(table: object) -> None:
    """Raises:
    NotTakenError: it is no table, nor None.
    """
    if table is not None and (isinstance(table, bool) or not isinstance(table, int) or not 0 < table <= MOST_TABLES):
        raise NotTakenError("table", most=MOST_TABLES)


def changed(connection: Connection, learner: Learner | int, **values: Any) -> Learner:
    """The learner, after these of their columns were given these values."""
    connection.execute(update(LEARNERS).where(LEARNERS.c.id == id_of(learner)).values(**values))
    return learner_of_id(connection, id_of(learner))


def count_lost(connection: Connection, learner: Learner) -> None:
    """Counts a learner who is lost at the question that all are asked, without their name: once, however often they
    say so since it was asked."""
    since = -1.0 if learner.lost_at is None else learner.lost_at
    now = select(CLASS.c.asked).scalar_subquery()
    counted = update(ASKED).where(ASKED.c.number == now, ASKED.c.at > since)
    connection.execute(counted.values(lost=ASKED.c.lost + 1))


def replacing(connection: Connection, learner: int, asked: Asked, *, meant: bool) -> int | None:
    """The number of the question to all that an answer is written down for; an earlier one of the learner's gives way.

    Args:
        connection: to the database.
        learner: whose answer it is.
        asked: the question to all.
        meant: whether the learner's page says that it is for that; else one who has been told what is right practises.
    """
    earlier = ANSWERS.c.learner == learner, ANSWERS.c.asked == asked.number
    if asked.verdict == "now" and connection.execute(select(ANSWERS.c.number).where(*earlier)).first():
        if meant:
            raise NotTakenError("told")
        return None
    connection.execute(update(ANSWERS).where(*earlier).values(replaced=True))
    return asked.number


def learner_of_id(connection: Connection, learner: int) -> Learner:
    """The learner whose row has this number.

    Raises:
        NotTakenError: there is none.
    """
    row = connection.execute(select(LEARNERS).where(LEARNERS.c.id == learner)).first()
    if row is None:
        raise NotTakenError("nobody")
    return learner_of(row)


def learner_of(row: Row[Any]) -> Learner:
    """A row of the learners' table."""
    return Learner(**row._mapping)


def answer_of(row: Row[Any]) -> Answer:
    """A row of the answers' table."""
    choice, met, broken, missed = (tuple(json.loads(text)) for text in (row.choice, row.met, row.broken, row.missed))
    return Answer(row.number, row.learner, row.question, choice, row.right, met, broken, row.at, row.asked, missed)


def stage_of(connection: Connection) -> Stage:
    """What the class is shown now."""
    row = connection.execute(_STAGE).one()
    told = {"sent": row.sent, "tables": row.tables, "house": row.house, "hints": row.hints}
    if row.question is None:
        return Stage(0, row.state, None, True, "reveal", **told)
    return Stage(row.number, row.state, row.question, row.closed, row.verdict, row.left, about=row.about, **told)


def question_of(connection: Connection, question: str, number: int) -> Asked | None:
    """The question to all of this number, where an answer belongs to it, though another is shown by now."""
    if not 0 < number <= _MOST_ASKED:
        return None
    row = connection.execute(select(ASKED).where(ASKED.c.number == number)).first()
    its = None if row is None else Asked(**row._mapping)
    return its if its is not None and its.open and its.question == question else None
