"""What the site's address leads to: the front page, the page that a class is to open, or where its course begins."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from urllib.parse import unquote_plus, urlencode

from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES

from ...courses.catalogue import Catalogue
from ...courses.entries import Entry

_SUFFIX = ".ipynb"


class StartPageError(Exception):
    """What is to be opened cannot be; the sentence of `serve` by this key says why, with these facts."""

    def __init__(self, key: str, **facts: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class StartPage:
    """What whoever comes to the site's address is shown first."""

    page: str | None = None
    """A page's name, as `quiz`, or with its language, as `sv/quiz`; the front page without one."""
    seed: int | None = None
    """The seed that everybody's page begins with."""
    query: str = ""
    """What follows the page's address after a question mark."""
    course: str | None = None
    """In place of a page the game whose course is begun, as `tolva`, or with its language, as `sv/tolva`."""

    @classmethod
    def checked(
        cls, catalogue: Catalogue, page: str | None, seed: int | None, course: str | None = None
    ) -> "StartPage":
        """What was asked for.

        Raises:
            StartPageError: no such page or course, both of them, or a seed for no page: a lesson has its own.
        """
        asked, _, query = (page or "").partition("?")
        name = asked.strip("/").removesuffix(_SUFFIX)
        start_page = cls(name if page is not None else None, seed, query, course)
        if page is not None and course is not None:
            raise StartPageError("page-and-course")
        if page is None and seed is not None:
            raise StartPageError("seed-alone")
        if page is not None and not start_page.entry(catalogue, LANGUAGES):
            known = sorted({entry.name for lang in LANGUAGES for entry in catalogue.pages(lang)})
            raise StartPageError("no-page", page=asked, known=", ".join(known))
        if course is not None and not start_page.entry(catalogue, LANGUAGES):
            games = [game for game in GAMES if any(catalogue.course(lang, game) for lang in LANGUAGES)]
            raise StartPageError("no-course", course=course, known=", ".join(games), count=len(games))
        return start_page

    def entry(self, catalogue: Catalogue, langs: Iterable[str]) -> Entry | None:
        """The page, in the first of these languages that has it; in its own where it names one."""
        asked = self.course if self.page is None else self.page
        if asked is None:
            return next((front for lang in langs if (front := catalogue.front(lang))), None)
        lang, _, name = asked.rpartition("/")
        pages = (page for each in ([lang] if lang else langs) for page in self._named(catalogue, each, name))
        return next(pages, None) if not lang or lang in LANGUAGES else None

    def _named(self, catalogue: Catalogue, lang: str, name: str) -> Iterator[Entry]:
        """What goes by the name in a language, the one to open first."""
        if self.page is None:
            yield from catalogue.course(lang, name)
        else:
            yield from (page for page in catalogue.pages(lang) if page.name == name)

    def href(self, entry: Entry, asked: str = "") -> str:
        """The page's address below that of all notebooks.

        Args:
            entry: the page.
            asked: what follows the question mark in the address that somebody opened: it goes before what is ours.
        """
        seed = "" if self.seed is None else urlencode({"seed": self.seed})
        settled = {_name(value) for value in asked.split("&")}
        ours = (value for value in (*self.query.split("&"), seed) if _name(value) not in settled)
        query = "&".join(filter(None, [*ours, asked]))
        return f"{entry.language}/{entry.href}{query and f'?{query}'}"


def _name(value: str) -> str:
    """The name in a part of an address such as `seed=7`."""
    return unquote_plus(value.partition("=")[0])
