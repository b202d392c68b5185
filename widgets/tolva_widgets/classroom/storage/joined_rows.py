"""Joins the row of a learner's other device, which came in as somebody new, to the row that they had."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.engine import Row

from .schema import ANSWERS, ASKED, DEVICES, LEARNERS


def join_rows(connection: Connection, new: int, known: int) -> None:
    """Gives all that a row has to another, and removes it.

    Answers are written anew, as if the other had just given them: whoever has read all before reads them as theirs. Of
    two to the same question to all the later one counts; the earlier where learners are told at once what is right.

    Args:
        connection: to the database.
        new: the row that is removed, by its learner's id.
        known: the row that stays.
    """
    counting = _counting(connection, known)
    verdicts = {row.number: row.verdict for row in connection.execute(select(ASKED.c.number, ASKED.c.verdict))}
    ids = set(connection.execute(select(ANSWERS.c.id).where(ANSWERS.c.learner == known)).scalars())
    moved = [*connection.execute(select(ANSWERS).where(ANSWERS.c.learner == new).order_by(ANSWERS.c.number))]
    connection.execute(delete(ANSWERS).where(ANSWERS.c.learner == new))
    for answer in moved:
        if answer.id not in ids:
            _write(connection, known, answer, counting.get(answer.asked), verdicts)
    connection.execute(update(DEVICES).where(DEVICES.c.learner == new).values(learner=known))
    _join_people(connection, new, known)


def _counting(connection: Connection, learner: int) -> dict[int, Row[Any]]:
    """A learner's answers that count, by the questions to all."""
    wanted = select(ANSWERS).where(ANSWERS.c.learner == learner, ~ANSWERS.c.replaced, ANSWERS.c.asked.is_not(None))
    return {row.asked: row for row in connection.execute(wanted)}


def _write(
    connection: Connection, learner: int, answer: Row[Any], other: Row[Any] | None, verdicts: Mapping[int, str]
) -> None:
    """Writes an answer down as a learner's, whose other answer to the same question gives way, or is the one that
    counts."""
    replaced = answer.replaced
    if other is not None and not replaced:
        is_first = verdicts.get(answer.asked) == "now"
        replaced = answer.at >= other.at if is_first else answer.at < other.at
        if not replaced:
            connection.execute(update(ANSWERS).where(ANSWERS.c.number == other.number).values(replaced=True))
    values = {key: value for key, value in answer._mapping.items() if key != "number"}
    connection.execute(insert(ANSWERS).values({**values, "learner": learner, "replaced": replaced}))


def _join_people(connection: Connection, new: int, known: int) -> None:
    rows = {row.id: row for row in connection.execute(select(LEARNERS).where(LEARNERS.c.id.in_((new, known))))}
    gone, stays = rows[new], rows[known]
    latest = max(gone, stays, key=lambda row: row.seen)
    lost_at = max((at for at in (gone.lost_at, stays.lost_at) if at is not None), default=None)
    values = {
        "table": gone.table if stays.table is None else stays.table,
        "joined": min(gone.joined, stays.joined),
        "seen": latest.seen,
        "where": latest.where,
        "lost": gone.lost + stays.lost,
        "lost_at": lost_at,
    }
    connection.execute(delete(LEARNERS).where(LEARNERS.c.id == new))
    connection.execute(update(LEARNERS).where(LEARNERS.c.id == known).values(**values))
