"""A page that a teacher sends everybody to: one of the site's, by its notebook and what its address says.

    tricks.ipynb
    quiz.ipynb?game=tolva&family=must-play&set=30
    replay.ipynb?step=3#record=1eNo…

What a teacher pastes may be a whole address; of that only the page, its query and the place on it are taken, and the
page must be there.
"""

import re
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from tolva_teach.games import GAMES
from tolva_teach.quiz.faults import SaidError
from tolva_teach.texts import game_name, sentence
from tolva_widgets.courses.catalogue import Catalogue
from tolva_widgets.courses.entries import CLASSROOM, FRONT, TEACHERS, WRITING, Entry

from .handed_out_lesson import IN_ADDRESS

LONGEST = 5000
"""Letters of an address: many times what a deal has in one."""


class NoPageError(SaidError):
    """There is no such page for learners on this site."""

    def __init__(self) -> None:
        super().__init__("class-not-page")


_IN_FRAGMENT = "%=&/?:@!$'()*+,;"
"""What may stand after an address's number sign as it is: a record is named by `record=` there."""
_PAGE = re.compile(r"(?:.*/)?([^/]+)\.ipynb")
_NOT_FOR_LEARNERS = {CLASSROOM, FRONT, TEACHERS, WRITING}


def read_page(said: str, site: Path, lang: str) -> str:
    """The page of a link, as it is kept.

    Args:
        said: a page's name with its ending, or its address.
        site: the folder of the languages' folders.
        lang: the language of who says it.

    Raises:
        NoPageError: there is no such page for learners.
    """
    try:
        parts = urlsplit(said.strip()) if len(said) <= LONGEST else None
        values = parse_qsl(parts.query, keep_blank_values=True, max_num_fields=20) if parts else []
    except ValueError:
        parts = None
    found = _PAGE.fullmatch(unquote(parts.path)) if parts else None
    if parts is None or found is None:
        raise NoPageError
    query, place = urlencode(values), quote(parts.fragment, safe=_IN_FRAGMENT)
    page = f"{found[1]}.ipynb" + (f"?{query}" if query else "") + (f"#{place}" if place else "")
    if not title_of(page, site, lang):
        raise NoPageError
    return page


def title_of(page: str, site: Path, lang: str) -> str:
    """What a page is called in a language, as homework that it is; empty where there is none for learners."""
    parts = urlsplit(page)
    title = titles(site, lang).get(parts.path.removesuffix(".ipynb"), "")
    is_homework = title and IN_ADDRESS in dict(parse_qsl(parts.query, keep_blank_values=True))
    return sentence(lang, "class-sent-homework", None, title=title) if is_homework else title


def titles(site: Path, lang: str) -> dict[str, str]:
    """What the pages for learners are called in a language, by their names."""
    pages = Catalogue(site).pages(lang)
    return {entry.name: entry.title for entry in pages if entry.kind not in _NOT_FOR_LEARNERS}


def offered(site: Path, lang: str) -> list[tuple[str, str]]:
    """The pages that a teacher chooses from, as they are kept and in words: the row of pages, then the courses."""
    catalogue = Catalogue(site).now()
    row = [(_kept(entry), entry.title) for entry in catalogue.row(lang) if entry.kind not in _NOT_FOR_LEARNERS]
    lessons = [
        (_kept(entry), f"{game_name(game, lang)}: {entry.title}")
        for game in GAMES
        for entry in catalogue.course(lang, game)
    ]
    return [*row, *(lesson for lesson in lessons if lesson[0] not in dict(row))]


def _kept(entry: Entry) -> str:
    return f"{entry.name}.ipynb"
