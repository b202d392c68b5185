"""What the site's address leads to: the front page, or the page that a class is to open, with the class's seed."""

from collections.abc import Iterable
from dataclasses import dataclass
from urllib.parse import urlencode

from tolva_teach.texts import LANGUAGES

from ..catalogue import Catalogue
from ..entries import Entry

_SUFFIX = ".ipynb"


class OpeningError(Exception):
    """What is to be opened cannot be; the sentence of `serve` by this key says why, with these facts."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key)
        self.key = key
        self.facts = facts


@dataclass(frozen=True)
class Opening:
    """What whoever comes to the site's address is shown first."""

    page: str | None = None
    """A page's name, as `quiz`, or with its language, as `sv/quiz`; the front page without one."""
    seed: int | None = None
    """The seed that everybody's page begins with."""

    @classmethod
    def checked(cls, catalogue: Catalogue, page: str | None, seed: int | None) -> "Opening":
        """The opening that was asked for.

        Raises:
            OpeningError: no such page, or a seed for none.
        """
        opening = cls(page.strip("/").removesuffix(_SUFFIX) if page is not None else None, seed)
        if page is None and seed is not None:
            raise OpeningError("seed-alone")
        if page is not None and not opening.entry(catalogue, LANGUAGES):
            known = sorted({entry.name for lang in LANGUAGES for entry in catalogue.pages(lang)})
            raise OpeningError("no-page", page=page, known=", ".join(known))
        return opening

    def entry(self, catalogue: Catalogue, langs: Iterable[str]) -> Entry | None:
        """The page, in the first of these languages that has it; in its own where it names one."""
        if self.page is None:
            return next((front for lang in langs if (front := catalogue.front(lang))), None)
        lang, _, name = self.page.rpartition("/")
        pages = (page for each in ([lang] if lang else langs) for page in catalogue.pages(each) if page.name == name)
        return next(pages, None) if not lang or lang in LANGUAGES else None

    def href(self, entry: Entry) -> str:
        """The page's address below that of all notebooks."""
        query = "" if self.seed is None else f"?{urlencode({'seed': self.seed})}"
        return f"{entry.language}/{entry.href}{query}"
