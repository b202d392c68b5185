"""The page that is meant by a name that is nearly its own: as it is called in its title, or with a letter more."""

import re
from collections.abc import Iterable
from difflib import get_close_matches

from tolva_widgets.courses.entries import Entry

_APART = re.compile(r"[\W_]+")
_NEAR = 0.75
_LONGEST = 60
"""A longer name is nobody's: it may come from a stranger."""


def page_near(pages: Iterable[Entry], said: str) -> Entry | None:
    """The page of this name or title, or else of the nearest; None where none is near.

    >>> pages = [Entry("en", "deal", "editor", "Set up a deal"), Entry("en", "quiz", "lesson", "Questions")]
    >>> [page.name for its in ("Deal", "deals", "set-up-a-deal", "question") if (page := page_near(pages, its))]
    ['deal', 'deal', 'deal', 'quiz']
    >>> page_near(pages, "wp-login")
    """
    found = [*pages]
    called = {_plain(page.title): page for page in found} | {_plain(page.name): page for page in found}
    near = get_close_matches(_plain(said[:_LONGEST]), called, 1, _NEAR)
    return called[near[0]] if near else None


def _plain(name: str) -> str:
    return _APART.sub("-", name.casefold()).strip("-")
