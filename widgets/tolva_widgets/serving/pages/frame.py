"""What stands around a notebook on its page: language, links, and words that must be there before a kernel answers."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tolva_teach.texts import LANGUAGES, game_name, sentence

from ...courses.catalogue import Catalogue
from ...courses.entries import COURSES, DEALS, FRONT, QUESTIONS, WRITING, Entry, place_of
from ..base_url import root_from

OUTSIDE = "sv"
"""The language around a notebook that lies in no language's folder: the games' own."""

# A page needs these even when its kernel never answers, so they are on it from the beginning.
_WORDS = (
    "skip",
    "home",
    "pages",
    "languages",
    "menu",
    "dark",
    "loading",
    "open",
    "no-script",
    "not-kept",
    "framed",
    "reload",
    "kernel-gone",
    "kernel-gone-why",
    "kernel-silent",
    "kernel-silent-why",
    "connection-lost",
    "connection-lost-why",
    "socket-blocked",
    "socket-blocked-why",
    "not-shown",
    "not-shown-why",
    "cell-fault",
    "cell-fault-why",
    "rule-popup-whole",
    "rule-popup-close",
    "soon",
    "no-host",
    "no-host-why",
    "kept",
    "new-version",
    "new-version-why",
    "new-version-load",
    "no-python",
    "no-python-why",
    "not-loaded",
    "not-loaded-why",
    "half-loaded",
    "half-loaded-why",
    "cell-failed",
    "cell-failed-why",
)

_SEARCH_WORDS = ("none", "one", "some", "many", "failed")

# What such a page may have to say that no notebook made.
_APART = ("not-found", "server-error", "full", "crowd", "many")

# Without them Voilà takes the MathJax that it brings itself; a Jupyter server would have it fetched from another host.
_OWN_MATHJAX = {"fullMathjaxUrl": None, "mathjaxConfig": None}


@dataclass(frozen=True)
class Link:
    """A link to another page, relative to the page it stands on."""

    label: str
    href: str
    language: str
    current: str = ""
    """As `aria-current` has it: `page` where it leads to this very page, `true` to one that this page belongs to."""


@dataclass(frozen=True)
class Homework:
    """What a lesson says at its top where its address makes it homework, as `levels/homework.js` reads it."""

    asking: dict[str, str]
    """The levels that ask questions, by name, each with the heading over it."""
    words: dict[str, str]
    """What is said of each kind of homework, and of an address that speaks of none that is here."""


@dataclass(frozen=True)
class Part:
    """A part of a lesson, in the line of its parts."""

    heading: str
    href: str
    levels: str
    """The names of its levels, with blanks between them."""


@dataclass(frozen=True)
class Parts:
    """The parts of a lesson, which stand above the first of them: where one is led, and what is done."""

    label: str
    listed: list[Part]
    words: dict[str, str]
    """What is said of the stars of a part, as `course.js` reads it."""


@dataclass(frozen=True)
class Course:
    """Where a lesson stands in its course."""

    title: str
    levels: str
    """The names of the lesson's levels, with blanks between them."""
    previous: Link | None
    next: Link | None
    all: Link | None
    """The page that shows the courses."""
    parts: Parts | None = None
    """None where the lesson has hardly any."""
    of_all: str = ""
    """The names of the levels of all its lessons, with blanks between them."""
    homework: Homework | None = None
    finished: str = ""
    """What is said below its last lesson where all of them have been gone through; empty below the others."""
    finished_on: str = ""
    """What is said after that."""


@dataclass(frozen=True)
class Search:
    """The field that searches rules and terms."""

    href: str
    """The page of all of them."""
    label: str
    button: str
    words: dict[str, str]
    """What is said of what is found, by name."""


@dataclass(frozen=True)
class Frame:
    """All that the page template shows around the cells, in the page's language."""

    language: str
    site: str
    home: str | None
    pages: list[Link]
    other_languages: list[Link]
    words: dict[str, str]
    course: Course | None = None
    """None where the page is no lesson of a course."""
    search: Search | None = None
    """None where nothing is searched from the page."""
    code: bool = False
    """Whether the code of its cells is shown: where one learns to write it."""
    progress: bool = False
    """Whether the page shows how far one has come, which its browser knows."""
    keeps: bool = False
    """Whether its browser keeps what one has answered there, and the page says so where it cannot. The table to play at
    says it of the match itself, and the review of what is to be asked."""


def frame(notebook: Path) -> Frame:
    """The frame of a notebook's page, in the language that its folder is named by."""
    listed = notebook.parent.name in LANGUAGES
    language = notebook.parent.name if listed else OUTSIDE
    catalogue = Catalogue(notebook.parents[1]).now()
    front = catalogue.front(language) if listed else None
    is_front = front is not None and front.name == notebook.stem
    page = next((page for page in catalogue.pages(language) if page.name == notebook.stem), None) if listed else None
    course = _course(catalogue, page) if page is not None and page.course is not None else None
    return Frame(
        language=language,
        site=_word(language, "site"),
        home=front.href if front and not is_front else None,
        pages=_page_links(catalogue, language, notebook.stem, in_course=course is not None) if listed else [],
        other_languages=_other_languages(catalogue, language, notebook.stem) if listed else [],
        words={name: _word(language, name) for name in _WORDS},
        course=course,
        search=_search(catalogue, page) if page is not None and page.has_search else None,
        code=page is not None and page.kind == WRITING,
        progress=course is not None or (page is not None and page.kind in (FRONT, COURSES)),
        keeps=course is not None or (page is not None and (page.kind == COURSES or page.shows in (DEALS, QUESTIONS))),
    )


def words_apart() -> dict[str, dict[str, str]]:
    """The words of pages that are no notebook's, such as that of an address that leads nowhere: in every language."""
    words = ("site", *(f"{name}{why}" for name in _APART for why in ("", "-why")), "home", "meanwhile")
    return {language: {name: _word(language, name) for name in words} for language in LANGUAGES}


def page_config(
    current_page_config: dict[str, Any], notebook_path: str, voila_configuration: Any, **_context: Any
) -> dict[str, Any]:
    """Voilà's ``page_config_hook``: its page configuration and, under ``tolva``, the frame for the template."""
    served = Path(voila_configuration.parent.root_dir)
    return {**current_page_config, **_OWN_MATHJAX, "tolva": asdict(frame(served / notebook_path))}


def served_page_config(
    current_page_config: dict[str, Any], notebook_path: str, voila_configuration: Any, **context: Any
) -> dict[str, Any]:
    """As `page_config`, for a page that a server sends: what it loads is named relative to it.

    So it lies below the same path of a host, whatever stands before the server.
    """
    root = root_from(f"/voila/render/{notebook_path}")
    addresses = {
        "baseUrl": root,
        "fullStaticUrl": f"{root}voila/static",
        "fullLabextensionsUrl": f"{root}voila/labextensions",
    }
    # A page in a Jupyter server has another parent, which opens no class.
    parent = voila_configuration.parent
    known = getattr(parent, "open_class", None)
    is_open = known is not None and not known.ended
    folder = Path(notebook_path).parent.name
    language = folder if folder in LANGUAGES else OUTSIDE
    open_class = sentence(language, "class-strip-no-cookie") if is_open else ""
    served = current_page_config | addresses | {"open_class": open_class, "around": hasattr(parent, "around")}
    return page_config(served, notebook_path, voila_configuration, **context)


def _page_links(catalogue: Catalogue, language: str, name: str, *, in_course: bool) -> list[Link]:
    """The row of pages; a lesson of a course is one of the page of the courses."""

    def current(page: Entry) -> str:
        return "page" if page.name == name else "true" if in_course and page.kind == COURSES else ""

    row = (page for page in catalogue.row(language) if page.in_header)
    return [Link(page.title, page.href, language, current(page)) for page in row]


def _course(catalogue: Catalogue, page: Entry) -> Course:
    """Where a lesson stands in its course."""
    language, game = page.language, page.course or ""
    lessons = catalogue.course(language, game)
    place = lessons.index(page)
    before, after = lessons[place - 1] if place else None, lessons[place + 1] if place + 1 < len(lessons) else None
    courses, last = catalogue.courses(language), page == lessons[-1]
    return Course(
        title=sentence(language, "course-title", None, game=game_name(game, language, "in-text")),
        levels=" ".join(page.levels),
        previous=_lesson_link("course-previous", before),
        next=_lesson_link("course-next", after),
        all=Link(sentence(language, "course-all"), f"{courses.href}#{game}", language) if courses else None,
        parts=_parts(page),
        of_all=" ".join(level for lesson in lessons for level in lesson.levels),
        homework=_homework(page, after),
        finished=sentence(language, "course-finished") if last else "",
        finished_on=sentence(language, "course-finished-on") if last else "",
    )


def _parts(page: Entry) -> Parts | None:
    """What the lesson consists of, where that is more than one thing."""
    listed = [Part(heading, f"#{place_of(heading)}", " ".join(levels)) for heading, levels in page.parts.items()]
    stars = sentence(page.language, "course-stars", None, earned="{earned}", most="{most}")
    # Nothing is said of a part that has not been begun: so many numbers would hide what there is to do.
    words = {"stars": stars, "none": ""}
    return Parts(sentence(page.language, "course-parts"), listed, words) if len(listed) > 1 else None


def _homework(page: Entry, after: Entry | None) -> Homework:
    """What the page says where it is homework: of a course that is, a lesson may ask nothing, and one is the last."""

    def says(kind: str, *, goes_on: bool = False) -> str:
        facts = {"asks": "yes" if page.asking else "no", "goes-on": "yes" if goes_on else "no"}
        return sentence(page.language, f"homework-page-{kind}", None, heading="{heading}", **facts)

    words = {kind: says(kind) for kind in ("level", "unknown")}
    words |= {"lesson": says("whole"), "course": says("whole", goes_on=after is not None)}
    return Homework(dict(page.asking), words)


def _search(catalogue: Catalogue, page: Entry) -> Search | None:
    """The field on a page, where the site has what it searches."""
    lang, reference = page.language, catalogue.reference(page.language)
    if reference is None:
        return None
    facts = {"count": "{count}", "shown": "{shown}"}
    words = {name: sentence(lang, f"search-{name}", None, **facts) for name in _SEARCH_WORDS}
    return Search(reference.href, sentence(lang, "search-label"), sentence(lang, "search-button"), words)


def _lesson_link(key: str, lesson: Entry | None) -> Link | None:
    if lesson is None:
        return None
    return Link(sentence(lesson.language, key, None, page=lesson.title), lesson.href, lesson.language)


def _other_languages(catalogue: Catalogue, language: str, name: str) -> list[Link]:
    return [
        Link(_word(page.language, "language"), f"../{page.language}/{page.href}", page.language)
        for page in catalogue.other_languages(language, name)
    ]


def _word(language: str, name: str) -> str:
    return sentence(language, f"frame-{name}")
