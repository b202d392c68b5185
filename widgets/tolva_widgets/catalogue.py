"""Which pages there are, from the notebooks' own metadata: who lists pages asks here, and globs no folder.

A site is a folder with a folder for each language (`sv/`, `en/`), in which the notebooks lie. Each says under `tolva`
in its metadata what it is, in its own language; a notebook of the same name in another language is the same page:

    "tolva": {"kind": "lesson", "title": "Trick by trick", "description": "Following suit …", "order": 20}

| key | what it says | needed |
| --- | --- | --- |
| `kind` | `front`: the front page; `lesson`: what stands in the row of pages; `rules`: the rules of a game | always |
| `title` | what links to it say, in few words | lessons |
| `description` | a sentence for the front page | lessons |
| `order` | a whole number: the row of pages goes by it; rules with one stand in that row too | lessons |
| `game` | the game whose rules these are, as in `tolva_teach.games.GAMES` | rules |
| `warm` | `one`: a kernel waits for the next visitor; `class`: as many as `--pool` says | never |
| `kernel` | `none`: no widgets; it is made once for all visitors, as the front page and rules are | never |
| | `late`: its text and pictures are made so, and its kernel comes when a widget is in sight or touched | |

Metadata is a stranger's text: it is limited here and escaped by whoever shows it. What is wrong with it is told as
`Fault`s, and the page is listed all the same, by its first heading or its file name where it has no title.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeAlias
from urllib.parse import quote

from tolva_teach.games import GAMES
from tolva_teach.texts import LANGUAGES, sentence

FRONT, LESSON, RULES = KINDS = ("front", "lesson", "rules")
ONE, CLASS = WARMTHS = ("one", "class")
NONE, LATE = KERNELS = ("none", "late")

TITLE_LENGTH = 40
"""A title stands in a row of links on a phone."""
DESCRIPTION_LENGTH = 200
SIZE_LIMIT = 20_000_000
"""A larger notebook is not read, so that a folder of data does not stop a page."""
HIGHEST_ORDER = 10**6

_KEYS = ("kind", "title", "description", "order", "game", "warm", "kernel")
_PACKAGE = Path(__file__).resolve().parent
_HEADING = re.compile(r"^# +(\S.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Fault:
    """What is wrong with a notebook's metadata.

    `code` names the sentence `catalogue-CODE`, `file` is the notebook's path within the site, `key` the key that is
    meant, empty where it is all of them.
    """

    file: str
    code: str
    key: str = ""
    facts: Mapping[str, str] = field(default_factory=dict)

    def message(self, lang: str) -> str:
        """The fault as a sentence."""
        return sentence(lang, f"catalogue-{self.code}", file=self.file, key=f"tolva.{self.key}", **self.facts)


@dataclass(frozen=True)
class Entry:
    """A page as the catalogue has it."""

    language: str
    name: str
    """The notebook's name without suffix, by which its pair in another language is known."""
    kind: str
    title: str
    description: str = ""
    order: int | None = None
    game: str | None = None
    warm: str | None = None
    kernel: str | None = None

    @property
    def still(self) -> bool:
        """Whether it is said to need no kernel: one that shows a widget all the same gets one."""
        return self.kind in (FRONT, RULES) or self.kernel == NONE

    @property
    def is_kept(self) -> bool:
        """Whether the page, or what of it can be read before a kernel answers, is made once for all visitors."""
        return self.still or self.kernel == LATE

    @property
    def href(self) -> str:
        """Its address, from a page beside it."""
        return quote(f"{self.name}.ipynb")


_Found: TypeAlias = tuple[Entry | None, tuple[Fault, ...]]
"""What a notebook says of itself, and what is wrong with that; nothing of one that cannot be read."""


class Catalogue:
    """The pages of a site. Nothing is remembered but what a file said: a changed folder is another catalogue at once.

    >>> [entry.name for entry in Catalogue(notebooks_directory()).row("en")]
    ['rules-tolva', 'tricks', 'replay', 'quiz']
    """

    def __init__(self, site: Path) -> None:
        """
        Args:
            site: the folder of the languages' folders; it need not exist.
        """
        self.site = site

    def pages(self, lang: str) -> list[Entry]:
        """All pages in a language: first those with an order, by it, then the others by name."""
        entries = [entry for path in _notebooks(self.site / lang) if (entry := _read(path)[0])]
        return sorted(entries, key=lambda entry: (entry.order is None, entry.order or 0, entry.name))

    def front(self, lang: str) -> Entry | None:
        """The front page in a language."""
        return next((entry for entry in self.pages(lang) if entry.kind == FRONT), None)

    def row(self, lang: str) -> list[Entry]:
        """The pages that stand in the row on top of each page, and on the front page with their descriptions."""
        return [
            entry
            for entry in self.pages(lang)
            if entry.kind == LESSON or (entry.kind == RULES and entry.order is not None)
        ]

    def rules(self, lang: str) -> dict[str, Entry]:
        """The pages with the rules of a game, by game, in the order in which one learns the games."""
        found = {entry.game: entry for entry in reversed(self.pages(lang)) if entry.kind == RULES}
        return {game: found[game] for game in GAMES if game in found}

    def other_languages(self, lang: str, name: str) -> list[Entry]:
        """The same page in the other languages, where it is there."""
        others = (entry for other in LANGUAGES if other != lang for entry in self.pages(other))
        return [entry for entry in others if entry.name == name]

    def notebooks(self) -> list[Path]:
        """Every notebook of the site, by language and name."""
        return [path for lang in sorted(LANGUAGES) for path in _notebooks(self.site / lang)]

    def faults(self) -> list[Fault]:
        """All that is wrong with the notebooks' metadata, and with where they lie."""
        strays = [Fault(path.name, "outside") for path in _notebooks(self.site)]
        return strays + [fault for path in self.notebooks() for fault in _read(path)[1]]


def notebooks_directory() -> Path:
    """The kit's own site, which need not exist: the checkout's, or the one that the wheel brought."""
    checkout = _PACKAGE.parents[1]
    if (checkout / "pyproject.toml").is_file():
        return checkout / "notebooks"
    return _PACKAGE / "notebooks"


def site_here() -> Path:
    """The site that a notebook belongs to which asks for it: the one it lies in, otherwise the kit's own.

    Voilà, JupyterLab, nbconvert and nbval all start a kernel in its notebook's folder, on Binder too. The folder that
    is served would be known to a server of ours alone.
    """
    try:
        here = Path.cwd()
    except OSError:  # it was removed
        return notebooks_directory()
    return here.parent if here.name in LANGUAGES and _notebooks(here) else notebooks_directory()


def plain(text: str, length: int) -> str:
    """A stranger's text as one line of characters that can be shown, cut where it is longer."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in text[: 10 * length]).split())
    return line if len(line) <= length else f"{line[: length - 1].rstrip()}…"


def _notebooks(folder: Path) -> list[Path]:
    """The notebooks that lie in a folder, but for hidden ones and those with names that cannot be shown."""
    named = (path for path in folder.glob("*.ipynb") if not path.name.startswith(".") and path.name.isprintable())
    return sorted(path for path in named if path.is_file())


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
    reader = _Reader(file, metadata.get("tolva"))
    entry = reader.entry(path, plain(_first_heading(cells) or path.stem.replace("-", " ").capitalize(), TITLE_LENGTH))
    return entry, tuple(reader.faults)


def _parsed(path: Path) -> Mapping[str, Any]:
    """The JSON object in a file; an empty one where there is none."""
    try:
        value = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return {}
    return value if isinstance(value, dict) else {}


def _first_heading(cells: Iterable[Any]) -> str:
    for cell in cells:
        if isinstance(cell, dict) and cell.get("cell_type") == "markdown":
            source = cell.get("source")
            text = "".join(map(str, source)) if isinstance(source, list) else str(source)
            if found := _HEADING.search(text):
                return found[1]
    return ""


class _Reader:
    """Reads a notebook's `tolva`, key by key, and notes what is wrong with it."""

    def __init__(self, file: str, given: Any) -> None:
        self.faults: list[Fault] = []
        self._file = file
        self._given: Mapping[str, Any] = given if isinstance(given, dict) else {}
        self._bare = not isinstance(given, dict)

    def entry(self, path: Path, name: str) -> Entry:
        """The page that it tells of; `name` is what it is called where it gives no title."""
        if self._bare:
            self._wrong("", "none", title=name)
        for key in sorted(map(str, self._given)):
            if key not in _KEYS:
                self._wrong(plain(key, TITLE_LENGTH), "unknown", known=", ".join(_KEYS))
        kind = self._choice("kind", KINDS, needed=True) or LESSON
        game = self._choice("game", tuple(GAMES), needed=True) if kind == RULES else None
        order = self._order(needed=kind == LESSON)
        in_row = kind == LESSON or (kind == RULES and order is not None)
        return Entry(
            language=path.parent.name,
            name=path.stem,
            kind=LESSON if kind == RULES and game is None else kind,
            title=self._text("title", TITLE_LENGTH, needed=in_row) or name,
            description=self._text("description", DESCRIPTION_LENGTH, needed=in_row),
            order=order,
            game=game,
            warm=self._choice("warm", WARMTHS, needed=False),
            kernel=self._choice("kernel", KERNELS, needed=False),
        )

    def _value(self, key: str, *, needed: bool) -> Any:
        """What is given; None where nothing is, which is a fault where it is needed."""
        value = self._given.get(key)
        if value is None and needed:
            self._wrong(key, "missing")
        return value

    def _text(self, key: str, length: int, *, needed: bool) -> str:
        value = self._value(key, needed=needed)
        if value is None:
            return ""
        if not isinstance(value, str) or not plain(value, length):
            self._wrong(key, "no-text")
            return ""
        if len(value) > length:
            self._wrong(key, "too-long", most=str(length))
        return plain(value, length)

    def _choice(self, key: str, known: Sequence[str], *, needed: bool) -> str | None:
        value = self._value(key, needed=needed)
        if value is None or (isinstance(value, str) and value in known):
            return value
        self._wrong(key, "no-choice", known=", ".join(known))
        return None

    def _order(self, *, needed: bool) -> int | None:
        value = self._value("order", needed=needed)
        if value is None or (isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= HIGHEST_ORDER):
            return value
        self._wrong("order", "no-number", most=str(HIGHEST_ORDER))
        return None

    def _wrong(self, key: str, code: str, **facts: str) -> None:
        """Notes a fault. Of a notebook that says nothing at all, only that."""
        if not self._bare or code == "none":
            self.faults.append(Fault(self._file, code, key, facts))
