"""Which address opens what is handed out, on a site whose address is known."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any
from urllib.parse import urlencode, urlsplit, urlunsplit

from tolva_teach.quiz import FIRST_FAMILY, Family, Question, Task
from tolva_teach.quiz.faults import SaidError, shown
from tolva_widgets.courses.catalogue import Catalogue, notebooks_directory
from tolva_widgets.quiz.address import RECORD, written_name

_PAGES = (".html", ".ipynb")
"""How the addresses of pages end, on a site of files and on a server."""


class Addresses:
    """A site's addresses of questions and positions."""

    def __init__(self, said: str, lang: str) -> None:
        """
        Args:
            said: the site's address, or that of one of its pages.

        Raises:
            SaidError: it is no address.
        """
        try:
            parts = urlsplit(said)
        except ValueError:
            parts = urlsplit("")
        if parts.scheme not in ("http", "https") or not parts.hostname or any(map(str.isspace, said)):
            raise SaidError("handouts-no-address", said=shown(said))
        self._lang, self._path = lang, parts.path
        self._site = urlunsplit((parts.scheme, parts.netloc, "", "", ""))

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
        ending = next((its for its in _PAGES if self._path.endswith(its)), None)
        if ending is None:
            return f"{self._site}{self._path.rstrip('/')}/{self._lang}/{entry.name}.ipynb{behind}"
        folder = self._path.rpartition("/")[0]
        return f"{self._site}{folder}/{entry.name}{ending}{behind}"
