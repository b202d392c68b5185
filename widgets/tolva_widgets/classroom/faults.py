"""What can be wrong with a class or with what somebody sends to it, to be said in either language."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

from tolva_teach.quiz.faults import SaidError


class StoreFault(SaidError):  # noqa: N818  # it is a fault of a place, not of who uses it
    """The store of a class cannot be used: there is none, it is damaged, it is locked, or its disk is full."""

    def __init__(self, code: str, **facts: str | int) -> None:
        """
        Args:
            code: names the sentence `class-store-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"class-store-{code}", **facts)
        self.code = code


class NotTakenError(SaidError):
    """The class does not take what was sent to it; nothing has been changed."""

    def __init__(self, code: str, **facts: str | int) -> None:
        """
        Args:
            code: names the sentence `class-not-CODE`.
            facts: what it needs to know.
        """
        super().__init__(f"class-not-{code}", **facts)
        self.code = code


_CODES = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_IOERR: "full",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_READONLY: "refused",
    sqlite3.SQLITE_CANTOPEN: "refused",
    sqlite3.SQLITE_PERM: "refused",
}
"""By the first byte of what SQLite calls the error; what it adds to that says where it happened."""


_UNDEFINED_TABLE = "42P01"
"""What PostgreSQL calls the error where a table is not there any more."""


def _has_no_tables(error: DBAPIError) -> bool:
    """Whether what was there when the class was opened is not any more."""
    return getattr(error.orig, "sqlstate", "") == _UNDEFINED_TABLE or "no such table" in str(error.orig)


@contextmanager
def said_of_store(place: str) -> Iterator[None]:
    """Says what a database cannot do.

    Args:
        place: where it lies, for a person.

    Raises:
        StoreFault: it cannot do what it was asked.
    """
    try:
        yield
    except DBAPIError as error:
        if _has_no_tables(error):
            raise StoreFault("deleted", place=place) from error
        number = getattr(error.orig, "sqlite_errorcode", None)
        code = "failed" if number is None else _CODES.get(number & 0xFF, "failed")
        raise StoreFault(code, place=place, why=str(error.orig)) from error
