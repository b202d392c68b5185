"""Which address opens what is handed out, on a site whose address is known."""

from collections.abc import Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Any
from urllib.parse import SplitResult, urlencode, urlsplit, urlunsplit

from tolva_teach.quiz import FIRST_FAMILY, Family, Question, Task
from tolva_teach.quiz.faults import SaidError, shown
from tolva_teach.texts import LANGUAGES
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.quiz.address import RECORD, written_name

_OF_FILES, _SERVED = ".html", ".ipynb"
"""How the addresses of pages end, on a site of files and on a server."""

_RENDERED = "/voila/render"
"""Below this a server has its pages, and knows them by no other ending."""


class Addresses:
    """A site's addresses of questions and positions."""

    def __init__(self, said: str, lang: str) -> None:
        """
        Args:
            said: the site's address, or that of one of its pages. A name and password in it are left out: what is
                handed out is read by all.

        Raises:
            SaidError: it is no address.
        """
        parts = _parts(said)
        if parts is None:
            raise SaidError("handouts-no-address", said=shown(said))
        host = parts.netloc.rpartition("@")[2]
        path, page = parts.path.rstrip("/"), ""
        if path.endswith((_OF_FILES, _SERVED)):
            path, _, page = path.rpartition("/")
        # Without a page's address one cannot tell a site of files from a server, which answers to the first ending too.
        rendered = page.endswith(_SERVED) or f"{_RENDERED}/" in f"{path}/"
        folder = path if path.rpartition("/")[2] in LANGUAGES else f"{path}/{lang}"
        self._lang, self._ending = lang, _SERVED if rendered else _OF_FILES
        self._folder = urlunsplit((parts.scheme, host, folder, "", ""))

    def to(self, task: Task, home: Family[Any] = FIRST_FAMILY, house: Mapping[str, str] = MappingProxyType({})) -> str:
        """What opens it; empty where nothing does.

        Args:
            task: what is handed out.
            home: what the site's page of questions asks where its address says nothing.
            house: the house rules that it is asked by, as an address has them.
        """
        if isinstance(task, Question):
            values = written_name(task.name, home)
            record = values.pop(RECORD, "")
            values |= {} if record else {key: value for key, value in house.items() if value}
            return self._page("questions", urlencode(values, safe=":,."), record)
        return ""

    def _page(self, shows: str, query: str, record: str) -> str:
        entry = Catalogue(notebooks_directory()).showing(self._lang, shows)
        if entry is None:
            return ""
        behind = f"?{query}" * bool(query) + f"#{RECORD}={record}" * bool(record)
        return f"{self._folder}/{entry.name}{self._ending}{behind}"


def _parts(said: str) -> SplitResult | None:
    """The parts of an address of a page; None where it is none."""
    with suppress(ValueError):
        parts = urlsplit(said)
        is_one = parts.scheme in ("http", "https") and parts.hostname and not any(map(str.isspace, said))
        return parts if is_one and parts.port != 0 else None  # a port that is no number raises
    return None
