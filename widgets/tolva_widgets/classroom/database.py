"""How a class's database is opened: in SQLite one writes while others read, and what is written is on the disk."""

import sqlite3
from pathlib import Path
from typing import Any
from urllib.parse import quote

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, NoSuchModuleError

from .faults import StoreFault

_BUSY_MILLISECONDS = 5000
"""How long one waits for another who writes."""
_BESIDE = ("", "-wal", "-shm")
"""What SQLite has beside its file, by the endings of their names."""


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
        is_file = read.get_backend_name() == "sqlite" and read.database is not None
        engine = create_engine(read, creator=_opener(str(read.database), new=new)) if is_file else create_engine(read)
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
    for ending in _BESIDE:
        Path(f"{engine.url.database}{ending}").unlink(missing_ok=True)


def has_its_file(engine: Engine) -> bool:
    """Whether an SQLite database is still where it was; of others their tables tell."""
    return engine.dialect.name != "sqlite" or Path(str(engine.url.database)).is_file()


def _opener(path: str, *, new: bool) -> Any:
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
