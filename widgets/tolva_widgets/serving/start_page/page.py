"""What the site's address leads to: the front page, the page that a class is to open, or where its course begins."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from urllib.parse import SplitResult, unquote_plus, urlencode, urlsplit

from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES

from ...courses.catalogue import Catalogue
from ...courses.entries import Entry

_SUFFIXES = ".ipynb", ".html"
_MOST_PARTS = 2
"""Of a page's name: its language, and what it is called there."""


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
    fragment: str = ""
    """What follows a number sign in the page's address, such as a record."""

    @classmethod
    def checked(
        cls, catalogue: Catalogue, page: str | None, seed: int | None, course: str | None = None
    ) -> "StartPage":
        """What was asked for.

        Args:
            catalogue: what pages and courses there are.
            page: a page's name, with or without its language, and what its address says besides; or the whole address,
                as a browser shows it.
            seed: the seed that everybody's page begins with.
            course: the game whose course is begun.

        Raises:
            StartPageError: no such page or course, both of them, or a seed for no page: a lesson has its own.
        """
        address = _split(page or "")
        name = None if page is None else _page_name(address)
        start_page = cls(name, seed, address.query, course, address.fragment)
        if page is not None and course is not None:
            raise StartPageError("page-and-course")
        if page is None and seed is not None:
            raise StartPageError("seed-alone")
        if page is not None and not start_page.entry(catalogue, LANGUAGES):
            known = sorted({entry.name for lang in LANGUAGES for entry in catalogue.pages(lang)})
            raise StartPageError("no-page", page=address.path, known=", ".join(known))
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
        fragment = self.fragment and f"#{self.fragment}"
        return f"{entry.language}/{entry.href}{query and f'?{query}'}{fragment}"


def _split(address: str) -> SplitResult:
    """The address in its parts; one that is none is a path that leads nowhere."""
    try:
        return urlsplit(address)
    except ValueError:
        return SplitResult("", "", address, "", "")


def _page_name(address: SplitResult) -> str:
    """A page's name in its address: `sv/quiz` in `http://school.example/cards/voila/render/sv/quiz.ipynb`."""
    path = address.path.strip("/")
    for suffix in _SUFFIXES:
        path = path.removesuffix(suffix)
    return "/".join(path.split("/")[-_MOST_PARTS:]) if address.netloc else path


def _name(value: str) -> str:
    """The name in a part of an address such as `seed=7`."""
    return unquote_plus(value.partition("=")[0])
