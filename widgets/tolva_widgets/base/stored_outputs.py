"""What a notebook's file keeps of what its cells show.

A page is made by running its cells, and shows all of it. A file that kept all would be large, and anew with every
sentence that changes: it keeps the words, and the first picture for who reads it where nothing runs, as on a code host.
"""

import os

MADE_BY_VOILA = "VOILA_PREHEAT"
"""Voilà says this to each of its kernels, and no other server does."""

_FIRST: list[str] = []
"""What was shown with its picture in this process, a notebook's kernel: one thing, by its repr."""


def is_stored() -> bool:
    """Whether what a cell shows is kept in a notebook's file: where a shell runs the cells, but not for a page."""
    from IPython import get_ipython

    return get_ipython() is not None and MADE_BY_VOILA not in os.environ


def has_picture(shown: str) -> bool:
    """Whether something is shown with its picture: on a page all is, and in a notebook the first alone.

    Args:
        shown: its repr, by which the first is known again when its cell is run once more.
    """
    return not is_stored() or not _FIRST or shown in _FIRST


def note_picture(shown: str) -> None:
    """Something was shown with its picture."""
    if is_stored():
        _FIRST[:] = [shown]
