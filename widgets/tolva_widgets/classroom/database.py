"""How a class's database is opened: in SQLite one writes while others read, and what is written is on the disk."""

from contextlib import suppress
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from .faults import StoreFault

_BUSY_MILLISECONDS = 5000
"""How long one waits for another who writes."""
_BESIDE = ("", "-wal", "-shm")
"""What SQLite has beside its file, by the endings of their names."""


def engine_of(url: str) -> Engine:
    """The database of an address as SQLAlchemy writes it.

    Raises:
        StoreFault: it is no such address, or what reaches such a database is not installed.
    """
    try:
        engine = create_engine(url)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreFault("url", why=str(error)) from error
    if engine.dialect.name == "sqlite":
        event.listen(engine, "connect", _prepare)
        event.listen(engine, "begin", _begin)
    return engine


def remove_files(engine: Engine) -> None:
    """Remove the file of an SQLite database, with what lies beside it."""
    for ending in _BESIDE:
        with suppress(FileNotFoundError):
            Path(f"{engine.url.database}{ending}").unlink()


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
