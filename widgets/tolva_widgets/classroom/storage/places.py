"""Where the classes of this computer lie, and which there are."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir
from sqlalchemy import Engine, select
from sqlalchemy.exc import DBAPIError, NoResultFound

from .database import engine_of, has_its_file, is_there
from .faults import StoreFault
from .names import class_file
from .schema import CLASS
from .values import KnownClass

ENDING = ".tolva-class"
KEPT_DAYS = 30
"""A class that nobody has written in for so long should be deleted."""


def class_folder() -> Path:
    """Where classes lie unless somebody says otherwise: where Jupyter keeps what is this user's."""
    return Path(jupyter_data_dir()) / "tolva-classes"


def classes(folder: Path | None = None, *, now: Callable[[], float] = time.time) -> list[KnownClass]:
    """The classes that are kept, the one that was written in last first."""
    found = []
    with suppress(OSError):
        for path in (folder or class_folder()).glob(f"*{ENDING}"):
            changed = max(_changed(path), _changed(path.with_name(f"{path.name}-wal")))
            found.append(KnownClass(_name(path), str(path), changed, now() - changed > KEPT_DAYS * 86_400))
    return sorted(found, key=lambda known: -known.changed)


def engine_at(name: str, folder: Path | None, url: str | None, *, new: bool) -> tuple[Engine, str]:
    """The database of a class, and where it lies, for a person.

    Args:
        name: what the class is called.
        folder: where its file lies, if not where classes always do.
        url: the database, where it is not a file of this computer's.
        new: whether it is to be made.

    Raises:
        StoreFault: there is none, it cannot be called so, or its folder cannot be written in.
    """
    if url is not None:
        engine = engine_of(url, new=new)
        if not new and not has_its_file(engine):
            raise StoreFault("none", place=_where(engine))
        return engine, _where(engine)
    stem = class_file(name)
    if stem is None:
        raise StoreFault("name", name=name[:60])
    path = (folder or class_folder()) / f"{stem}{ENDING}"
    if not is_there(path) and not new:
        raise StoreFault("unknown", name=name)
    if new:
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        except OSError as error:
            raise StoreFault("refused", place=str(path), why=error.strerror or str(error)) from error
    return engine_of(f"sqlite:///{path}", new=new), str(path)


def _where(engine: Engine) -> str:
    """Where a database lies, for a person: a file's path, of all else its address without the password."""
    its = engine.url
    return str(its.database) if its.get_backend_name() == "sqlite" else its.render_as_string(hide_password=True)


def _name(path: Path) -> str:
    """What a class is called; of a damaged one, what its file is."""
    engine = engine_of(f"sqlite:///{path}")
    try:
        with engine.connect() as connection:
            return str(connection.execute(select(CLASS.c.name)).scalar_one())
    except (DBAPIError, NoResultFound):
        return path.name.removesuffix(ENDING)
    finally:
        engine.dispose()


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0
