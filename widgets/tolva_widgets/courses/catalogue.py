"""Which pages there are, from the notebooks' own metadata: who lists pages asks here, and globs no folder.

A site is a folder with a folder for each language (`sv/`, `en/`), in which the notebooks lie. Each says under `tolva`
in its metadata what it is, in its own language; a notebook of the same name in another language is the same page:

    "tolva": {"kind": "lesson", "title": "Trick by trick", "description": "Following suit …", "order": 20}

| key | what it says | needed |
| --- | --- | --- |
| `kind` | `front`: the front page; `lesson`: what stands in the row of pages; `rules`: the rules of a game; | always |
| | `sheets`: the games' sheets to print; `forms`: the page that compares forms of a game; | |
| | `courses`: the page that shows the courses, lesson by lesson; `review`: what is to be asked again; | |
| | `reference`: all terms and rules, which are searched; `writing`: how one writes a lesson; | |
| | `game-writing`: how one writes a game; | |
| | `teachers`: how one shows the pages to a class; `score`: the page that keeps the score of a match; | |
| | `class`: the page on which a teacher sees their class; `editor`: the page on which one sets up a deal | |
| `title` | what links to it say, in few words | lessons |
| `description` | a sentence for the front page | lessons |
| `order` | a whole number: the row of pages goes by it; rules, courses, review and the editor with one too | lessons |
| `game` | the game whose rules these are, or that the lesson teaches, as in `tolva_teach.games.GAMES` | rules |
| `course` | the game whose course it is a lesson of; the lessons of a course go by `order` | for `after` |
| `after` | the name of the notebook that comes before it in the course; the first lesson has none | never |
| `shows` | what of any game it shows for `?game=NAME` in its address: `deals`, `questions`, `play`, | never |
| | a table at which one plays, or `positions` that one lays out and has judged | |
| `advice` | a list of reasons, as `["knock"]`: a coach that advises something for such a reason leads to it | never |
| `warm` | `one`: a kernel waits for the next visitor; `class`: as many as `--pool` says | never |
| `kernel` | `none`: no widgets; it is made once for all visitors, as the front page and rules are | never |
| | `late`: its text and pictures are made so, and its kernel comes when a widget is in sight or touched | |

Metadata is a stranger's text: it is limited here and escaped by whoever shows it. What is wrong with it is told as
`Fault`s, and the page is listed all the same, by its first heading or its file name where it has no title.
"""

import json
import os
from collections.abc import Iterator, Mapping
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias

from tolva_teach.games import GAMES, form_of
from tolva_teach.texts import LANGUAGES, is_language_code
from tolva_widgets.courses.entries import (
    COURSES,
    EDITOR,
    FORMS,
    FRONT,
    GAME_WRITING,
    LESSON,
    REFERENCE,
    REVIEW,
    RULES,
    SCORE,
    SHEETS,
    TEACHERS,
    TITLE_LENGTH,
    WRITING,
    Entry,
    Fault,
    Reader,
    first_heading,
    plain,
)
from tolva_widgets.courses.faults import faults_between
from tolva_widgets.courses.gathered import with_lessons

SIZE_LIMIT = 20_000_000
"""A larger notebook is not read, so that a folder of data does not stop a page."""

_PACKAGE = Path(__file__).resolve().parents[1]

_Found: TypeAlias = tuple[Entry | None, tuple[Fault, ...]]
"""What a notebook says of itself, and what is wrong with that; nothing of one that cannot be read."""


class Catalogue:
    """The pages of a site. Nothing is remembered but what a file said: a changed folder is another catalogue at once.

    >>> [entry.name for entry in Catalogue(notebooks_directory()).row("en")]
    ['rules-tolva', 'courses', 'replay', 'quiz', 'play', 'at-the-table', 'deal', 'review']
    """

    def __init__(self, site: Path) -> None:
        """
        Args:
            site: the folder of the languages' folders; it need not exist.
        """
        self.site = site

    def now(self) -> "Catalogue":
        """The same, which does remember: for who asks more than one question about one moment."""
        return _Moment(self.site)

    def pages(self, lang: str) -> list[Entry]:
        """All pages in a language: first those with an order, by it, then the others by name."""
        entries = [entry for path in _notebooks(self.site / lang) if (entry := _read(path)[0])]
        return sorted(entries, key=lambda entry: (entry.order is None, entry.order or 0, entry.name))

    def front(self, lang: str) -> Entry | None:
        """The front page in a language."""
        return next((entry for entry in self.pages(lang) if entry.kind == FRONT), None)

    def row(self, lang: str) -> list[Entry]:
        """The pages that stand in the row on top of each page, and on the front page with their descriptions.

        For the lessons of the courses stands the page of the courses; where there is none, each course's first lesson.
        """
        pages = self.pages(lang)
        mapped = any(entry.kind == COURSES for entry in pages)
        return [entry for entry in pages if entry.in_row or (entry.begins_course and not mapped)]

    def course(self, lang: str, game: str) -> list[Entry]:
        """The lessons of a game's course, in the order in which one takes them."""
        return [entry for entry in self.pages(lang) if entry.kind == LESSON and entry.course == game]

    def teaching(self, lang: str, game: str, rule_id: str) -> Entry | None:
        """The lesson that teaches a rule: the first that leads to it, in the game's own course or else its game's."""
        courses = (self.course(lang, name) for name in (game, form_of(game)) if name)
        return next((lesson for course in courses for lesson in course if rule_id in lesson.taught), None)

    def on_wise_play(self, lang: str, game: str, reason: str) -> Entry | None:
        """The lesson of a game's course that tells more of a reason for advice."""
        return next((lesson for lesson in self.course(lang, game) if reason in lesson.advice), None)

    def courses(self, lang: str) -> Entry | None:
        """The page that shows the courses."""
        return next((entry for entry in self.pages(lang) if entry.kind == COURSES), None)

    def first_lesson(self, lang: str) -> Entry | None:
        """Where one begins who knows nothing: the first course's first lesson, or else the first there is."""
        courses = (self.course(lang, game) for game in GAMES)
        lessons = (entry for entry in self.pages(lang) if entry.kind == LESSON)
        return next((course[0] for course in courses if course), None) or next(lessons, None)

    def review(self, lang: str) -> Entry | None:
        """The page with what is to be asked again."""
        return next((entry for entry in self.pages(lang) if entry.kind == REVIEW), None)

    def rules(self, lang: str) -> dict[str, Entry]:
        """The pages with the rules of a game, by game, in the order in which one learns the games."""
        found = {entry.game: entry for entry in reversed(self.pages(lang)) if entry.kind == RULES}
        return {game: found[game] for game in GAMES if game in found}

    def about(self, lang: str, game: str) -> list[Entry]:
        """The lessons on a game that one may begin with."""
        return [
            entry for entry in self.pages(lang) if entry.kind == LESSON and entry.game == game and not entry.follows
        ]

    def showing(self, lang: str, what: str) -> Entry | None:
        """The page that shows this of any game (see `shows` above)."""
        return next((entry for entry in self.pages(lang) if entry.shows == what), None)

    def sheets(self, lang: str) -> Entry | None:
        """The page with the games' sheets to print."""
        return next((entry for entry in self.pages(lang) if entry.kind == SHEETS), None)

    def reference(self, lang: str) -> Entry | None:
        """The page with all terms and rules, which is searched."""
        return next((entry for entry in self.pages(lang) if entry.kind == REFERENCE), None)

    def writing(self, lang: str) -> Entry | None:
        """The page for those who write lessons."""
        return next((entry for entry in self.pages(lang) if entry.kind == WRITING), None)

    def game_writing(self, lang: str) -> Entry | None:
        """The page for those who write games."""
        return next((entry for entry in self.pages(lang) if entry.kind == GAME_WRITING), None)

    def teachers(self, lang: str) -> Entry | None:
        """The page for those who show the pages to a class."""
        return next((entry for entry in self.pages(lang) if entry.kind == TEACHERS), None)

    def score(self, lang: str) -> Entry | None:
        """The page that keeps the score of a match."""
        return next((entry for entry in self.pages(lang) if entry.kind == SCORE), None)

    def editor(self, lang: str) -> Entry | None:
        """The page on which one sets up a deal."""
        return next((entry for entry in self.pages(lang) if entry.kind == EDITOR), None)

    def forms(self, lang: str) -> Entry | None:
        """The page that compares forms of a game."""
        return next((entry for entry in self.pages(lang) if entry.kind == FORMS), None)

    def other_languages(self, lang: str, name: str) -> list[Entry]:
        """The same page in the other languages, where it is there."""
        others = (entry for other in LANGUAGES if other != lang for entry in self.pages(other))
        return [entry for entry in others if entry.name == name]

    def notebooks(self) -> list[Path]:
        """Every notebook of the site, by language and name."""
        return [path for lang in sorted(LANGUAGES) for path in _notebooks(self.site / lang)]

    def faults(self) -> list[Fault]:
        """All that is wrong with the notebooks' metadata, with where they lie, and with how they hang together."""
        strays = [Fault(path.name, "outside") for path in _notebooks(self.site)]
        strays += [Fault(f"{folder.name}/", "no-language") for folder in _unspoken(self.site)]
        own = [fault for path in self.notebooks() for fault in _read(path)[1]]
        return [*strays, *own, *(fault for lang in LANGUAGES for fault in faults_between(self.pages(lang)))]


class _Moment(Catalogue):
    """The catalogue as it is when it is first asked."""

    def __init__(self, site: Path) -> None:
        super().__init__(site)
        self._pages: dict[str, list[Entry]] = {}

    def pages(self, lang: str) -> list[Entry]:
        if lang not in self._pages:
            self._pages[lang] = super().pages(lang)
        return list(self._pages[lang])


def notebooks_directory() -> Path:
    """The kit's own site, which need not exist, with the lessons of packages that are installed."""
    return with_lessons(own_notebooks())


def own_notebooks() -> Path:
    """The kit's own site alone: the checkout's, or the one that the wheel brought."""
    checkout = _PACKAGE.parents[1]
    in_checkout = (checkout / "pyproject.toml").is_file()
    return (checkout if in_checkout else _PACKAGE) / "notebooks"


def site_here() -> Path:
    """The site that a notebook belongs to which asks for it: the one it lies in, otherwise the kit's own.

    Voilà, JupyterLab, nbconvert and nbval all start a kernel in its notebook's folder, on Binder too. The folder that
    is served would be known to a server of ours alone.
    """
    try:
        here = Path.cwd()
    except OSError:  # it was removed
        return notebooks_directory()
    return here.parent if here.name in LANGUAGES and any(_named_notebooks(here)) else notebooks_directory()


def _notebooks(folder: Path) -> list[Path]:
    """The notebooks that lie in a folder, but for hidden ones and those with names that cannot be shown."""
    return [folder / name for name in sorted(_named_notebooks(folder))]


def _named_notebooks(folder: Path) -> Iterator[str]:
    """Their names. It is asked for each widget: what the folder itself tells of a file spares asking the file."""
    with suppress(OSError), os.scandir(folder) as found:
        for its in found:
            shown = its.name.isprintable() and not its.name.startswith(".")
            if shown and its.name.endswith(".ipynb") and its.is_file():
                yield its.name


def _unspoken(site: Path) -> list[Path]:
    """The folders of notebooks that are named for a language in which there are no texts."""
    folders = sorted(path for path in site.glob("*") if path.name not in LANGUAGES and path.is_dir())
    return [folder for folder in folders if _notebooks(folder) and is_language_code(folder.name)]


def _read(path: Path) -> _Found:
    try:
        known = path.stat()
    except OSError:  # removed since its folder was read
        return None, ()
    return _read_once(path, known.st_mtime_ns, known.st_size)


@lru_cache(maxsize=1024)
def _read_once(path: Path, _modified: int, size: int) -> _Found:
    """What the file said when it was last changed."""
    file = f"{path.parent.name}/{path.name}"
    notebook = _parsed(path) if size <= SIZE_LIMIT else {}
    cells, metadata = notebook.get("cells"), notebook.get("metadata")
    if not isinstance(cells, list) or not isinstance(metadata, dict):
        return None, (Fault(file, "unreadable"),)
    reader = Reader(file, metadata.get("tolva"))
    heading = plain(first_heading(cells) or path.stem.replace("-", " ").capitalize(), TITLE_LENGTH)
    entry = reader.entry(path, heading, cells)
    return entry, tuple(reader.faults)


def _parsed(path: Path) -> Mapping[str, Any]:
    """The JSON object in a file; an empty one where there is none."""
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}
