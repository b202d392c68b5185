"""Whether a page needs a kernel: first by its metadata, then by whether its cells showed a widget.

What is said decides whether the page is made beforehand, once for all visitors; what is shown decides whether it is
sent so. A page that shows a widget needs a kernel, whatever is said of it, and only one that says so can wait for it.
"""

from enum import Enum

from .entries import COURSES, FRONT, LATE, NONE, REFERENCE, RULES, SHEETS, Entry

_OF_TEXT = (FRONT, RULES, SHEETS, COURSES, REFERENCE)
"""The kinds of pages that have nothing to press but links, without saying so."""


class KernelNeed(Enum):
    """When a page needs a kernel."""

    NEVER = "never"
    LATE = "late"
    """It can be read before."""
    AT_ONCE = "at once"


def declared(page: Entry) -> KernelNeed:
    """What a notebook's metadata say: its kind, and `none` or `late` under `kernel`."""
    if page.kind in _OF_TEXT or page.kernel == NONE:
        return KernelNeed.NEVER
    return KernelNeed.LATE if page.kernel == LATE else KernelNeed.AT_ONCE


def found(said: str | None, *, shows_widget: bool) -> KernelNeed:
    """What turns out when the cells have run.

    Args:
        said: what the notebook says under `kernel`.
        shows_widget: whether a cell has shown one.
    """
    if not shows_widget:
        return KernelNeed.NEVER
    return KernelNeed.LATE if said == LATE else KernelNeed.AT_ONCE
