"""Which class a notebook's kernel looks at: one by its name, or the one that its server is for."""

import os
from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .storage.store import ClassStore

CLASS_VARIABLE = "TOLVA_CLASS"
"""The variable of the environment that leads the kernel of the teacher's page to the class, and no other kernel."""


def class_store(name_or_url: str) -> "ClassStore":
    """The class of this name on this computer, or of a database as SQLAlchemy writes it.

    `class_store("7B").answers()` is a table: `pandas.DataFrame` takes it as it is.

    Raises:
        StoreFault: there is none, it is damaged, locked, or of a later version.
    """
    from .storage.store import ClassStore

    return ClassStore.open(name_or_url)


def class_here() -> "Callable[[], ClassStore] | None":
    """Opens the class that this kernel's server is for; None where it is for none, as on a site of files."""
    named = os.environ.get(CLASS_VARIABLE)
    return (lambda: class_store(named)) if named else None
