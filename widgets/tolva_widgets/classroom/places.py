"""Where the classes of this computer lie, and which there are."""

import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from jupyter_core.paths import jupyter_data_dir
from sqlalchemy import select
from sqlalchemy.exc import DBAPIError, NoResultFound

from .database import engine_of
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
