"""Questions printed from the page on which they are asked."""

from collections.abc import Iterable
from contextlib import suppress
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from tolva_teach.games.base import Game
from tolva_teach.play.profile import house_line, written_options
from tolva_teach.quiz import Family, Question, Task
from tolva_teach.quiz.faults import SaidError
from tolva_teach.texts import sentence
from tolva_widgets.handouts import paper, questions
from tolva_widgets.handouts.addresses import Addresses
from tolva_widgets.handouts.questions import Handed
from tolva_widgets.page.house_rules.house import CALLED

PER_PAGE = 4


def printed(
    tasks: Iterable[Question], address: str, home: Family[Any], lang: str, house: Game[Any], called: str = ""
) -> str:
    """These questions, and their answers, to be printed in place of the page.

    Args:
        tasks: the questions.
        address: the page's own; each question has a code that opens it there, where others can open the page. Empty
            where it is not the page's quiz.
        home: what the page asks where its address says nothing.
        house: what is played, with its house rules.
        called: what these are called.
    """
    addresses = _shared(address, lang)
    beside = {"options": written_options(house), CALLED: called}
    line = house_line(house, lang, called)
    otherwise = sentence(lang, "house-line-book") if line else ""
    variant = [
        Handed(
            task,
            addresses.to(task, home, beside) if addresses else "",
            named=not line,
            house="" if task.record.game.variants == house.variants else otherwise,
        )
        for task in tasks
    ]
    return str(paper.inside(questions.pages([variant], PER_PAGE, lang, line), lang))


def printed_plain(tasks: Iterable[Task], lang: str) -> str:
    """The same of tasks of any kind, which nothing but their page asks."""
    return str(paper.inside(questions.pages([[Handed(task, named=False) for task in tasks]], PER_PAGE, lang), lang))


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
