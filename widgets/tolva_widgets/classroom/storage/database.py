"""How a class's database is opened, and what it cannot do: in SQLite one writes while others read, and what is written
is on the disk."""

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, Select, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError

from .faults import StoreFault

_BUSY_MILLISECONDS = 5000
"""How long one waits for another who writes."""
_BESIDE = ("-wal", "-shm")
"""What SQLite has beside its file, by the endings of their names: the first has what was written last."""


_POSTGRESQL = "postgresql+psycopg"
"""By which driver PostgreSQL is reached unless the address says otherwise: the one of `tolva-teach[postgresql]`."""


def engine_of(url: str, *, new: bool = False) -> Engine:
    """The database of an address as SQLAlchemy writes it.

    Args:
        url: the address.
        new: whether a file is made where there is none. Otherwise one that was deleted would come back, empty, as soon
            as somebody looked whether it was still there.

    Raises:
        StoreFault: it is no such address, or what reaches such a database is not installed.
    """
    try:
        read = make_url(url)
        if read.drivername == "postgresql":
            read = read.set(drivername=_POSTGRESQL)
        is_file = read.get_backend_name() == "sqlite" and read.database is not None
        # A server of databases may have been started anew since a connection was used last.
        reached: dict[str, Any] = (
            {"creator": _opener(str(read.database), new=new)} if is_file else {"pool_pre_ping": True}
        )
        engine = create_engine(read, **reached)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreFault("url", why=str(error)) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def remove_files(engine: Engine) -> None:
    """Remove the file of an SQLite database, with what lies beside it.

    Raises:
        OSError: it may not be removed.
    """
    Path(str(engine.url.database)).unlink(missing_ok=True)
    for beside in _beside(Path(str(engine.url.database))):
        beside.unlink(missing_ok=True)


def has_its_file(engine: Engine) -> bool:
    """Whether an SQLite database is still where it was; of others their tables tell.

    Of one whose file somebody has deleted by hand, what lay beside it is removed: it has what was written last.
    """
    return engine.dialect.name != "sqlite" or is_there(Path(str(engine.url.database)))


class Glance:
    """Asks an SQLite database something small so often, and so quickly, that no thread is worth it: on a connection of
    its own, without waiting for anybody who writes. Of other databases it knows nothing.
    """

    def __init__(self, engine: Engine, wanted: Select[Any]) -> None:
        """
        Args:
            engine: the database, which has the tables.
            wanted: what is asked, without parameters.
        """
        is_file = engine.dialect.name == "sqlite"
        self._open = _opener(str(engine.url.database), new=False) if is_file else None
        self._wanted = str(wanted.compile(engine))
        self._connection: sqlite3.Connection | None = None

    def __call__(self) -> tuple[Any, ...] | None:
        """The row; None where it cannot be told so, for whatever reason: it is then to be asked in the usual way."""
        if self._open is None:
            return None
        try:
            if self._connection is None:
                self._connection = self._open()
                self._connection.execute("PRAGMA busy_timeout = 0")
            row: tuple[Any, ...] | None = self._connection.execute(self._wanted).fetchone()
        except sqlite3.Error:
            self.close()
            return None
        return row

    def close(self) -> None:
        """Let go of the database, until it is asked again."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def is_there(path: Path) -> bool:
    """Whether there is such a file of SQLite's; what lies beside one that there is no more is removed."""
    if path.is_file():
        return True
    for beside in _beside(path):
        with suppress(OSError):  # it may not be; then whoever has deleted the file sees it too
            beside.unlink(missing_ok=True)
    return False


def remove_left(folder: Path, ending: str) -> None:
    """Remove what lies beside files of SQLite's that somebody has deleted by hand while nobody had them open."""
    for its in _BESIDE:
        for beside in folder.glob(f"*{ending}{its}"):
            is_there(beside.with_name(beside.name.removesuffix(its)))


def _beside(path: Path) -> list[Path]:
    return [path.with_name(f"{path.name}{ending}") for ending in _BESIDE]


def _opener(path: str, *, new: bool) -> Callable[[], sqlite3.Connection]:
    address = f"file:{quote(str(Path(path).absolute()))}?mode={'rwc' if new else 'rw'}"
    return lambda: sqlite3.connect(address, uri=True, check_same_thread=False)


def _prepare(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # Python would begin transactions of its own accord, and too late
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout = {_BUSY_MILLISECONDS}")
    cursor.execute("PRAGMA journal_mode = WAL")
    cursor.execute("PRAGMA synchronous = FULL")
    cursor.execute("PRAGMA foreign_keys = ON")
    cursor.close()


def _begin(connection: Connection) -> None:
    """Whoever is to write says so first: one who has read and then wants to write may be refused."""
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


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

_STATES = {"53100": "full", "58030": "full", "55P03": "locked", "42501": "refused", "25006": "refused", "28": "refused"}
"""The same by how what PostgreSQL calls it begins."""
_UNDEFINED_TABLE = "42P01"
"""What PostgreSQL calls the error where a table is not there any more."""


def _has_no_tables(error: DBAPIError) -> bool:
    """Whether what was there when the class was opened is not any more."""
    return getattr(error.orig, "sqlstate", "") == _UNDEFINED_TABLE or "no such table" in str(error.orig)


def _code(error: DBAPIError) -> str:
    number = getattr(error.orig, "sqlite_errorcode", None)
    if number is not None:
        return _CODES.get(number & 0xFF, "failed")
    state = getattr(error.orig, "sqlstate", None) or ""
    return next((code for begins, code in _STATES.items() if state.startswith(begins)), "failed")


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
        raise StoreFault(_code(error), place=place, why=str(error.orig).strip()) from error
