"""Questions printed from the page on which they are asked."""

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from tolva_teach.quiz import Family, QuestionName, family_of
from tolva_teach.quiz.faults import SaidError
from tolva_widgets.handouts import paper, questions
from tolva_widgets.handouts.addresses import Addresses
from tolva_widgets.handouts.questions import Handed

PER_PAGE = 4


def printed(names: Iterable[QuestionName], address: str, home: Family[Any], lang: str) -> str:
    """The questions of these names, and their answers, to be printed in place of the page.

    Args:
        address: the page's own; each question has a code that opens it there, where others can open the page. Empty
            where it is not the page's quiz.
        home: what the page asks where its address says nothing.
    """
    addresses = _shared(address, lang)
    tasks = [family_of(name).named(name) for name in names]
    variant = [Handed(task, addresses.to(task, home) if addresses else "") for task in tasks]
    return str(paper.inside(questions.pages([variant], PER_PAGE, lang), lang))


def _shared(address: str, lang: str) -> Addresses | None:
    """The site, where it is not on this computer alone."""
    with suppress(SaidError):
        found = Addresses(address, lang)
        return None if _is_own(urlsplit(address).hostname or "") else found
    return None


def _is_own(host: str) -> bool:
    with suppress(ValueError):
        return ip_address(host).is_loopback
    return host == "localhost"
