"""What stands around a notebook on its page: language, links, and words that must be there before a kernel answers."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tolva_teach.texts import LANGUAGES, has_sentence, sentence

from ..lessons import FRONT_PAGE, lessons

FRONT_PAGE_LANGUAGE = "sv"
"""The front page speaks both languages; around it stands the one that the games come from."""

# A page needs these even when its kernel never answers, so they are on it from the beginning.
_WORDS = (
    "skip",
    "home",
    "pages",
    "languages",
    "dark",
    "loading",
    "no-script",
    "reload",
    "kernel-gone",
    "kernel-gone-why",
    "connection-lost",
    "connection-lost-why",
    "not-shown",
    "not-shown-why",
)

# Without them Voilà takes the MathJax that it brings itself; a Jupyter server would have it fetched from another host.
_OWN_MATHJAX = {"fullMathjaxUrl": None, "mathjaxConfig": None}


@dataclass(frozen=True)
class Link:
    """A link to another page, relative to the page it stands on."""

    label: str
    href: str
    language: str
    current: bool = False


@dataclass(frozen=True)
class Frame:
    """All that the page template shows around the cells, in the page's language."""

    language: str
    site: str
    home: str | None
    pages: list[Link]
    other_languages: list[Link]
    words: dict[str, str]


def frame(notebook: Path) -> Frame:
    """The frame of a notebook's page. Its folder names the language; the front page lies in no language's folder."""
    is_lesson = notebook.parent.name in LANGUAGES
    language = notebook.parent.name if is_lesson else FRONT_PAGE_LANGUAGE
    return Frame(
        language=language,
        site=_word(language, "site"),
        home=f"../{FRONT_PAGE}" if is_lesson else None,
        pages=_page_links(notebook) if is_lesson else [],
        other_languages=_other_languages(notebook) if is_lesson else [],
        words={name: _word(language, name) for name in _WORDS},
    )


def missing_page() -> dict[str, dict[str, str]]:
    """The words of an address that leads nowhere, which has no language: those of every language."""
    words = ("site", "not-found", "not-found-why", "server-error", "server-error-why", "home")
    return {language: {name: _word(language, name) for name in words} for language in LANGUAGES}


def page_config(
    current_page_config: dict[str, Any], notebook_path: str, voila_configuration: Any, **_context: Any
) -> dict[str, Any]:
    """Voilà's ``page_config_hook``: its page configuration and, under ``tolva``, the frame for the template."""
    served = Path(voila_configuration.parent.root_dir)
    return {**current_page_config, **_OWN_MATHJAX, "tolva": asdict(frame(served / notebook_path))}


def _page_links(notebook: Path) -> list[Link]:
    language = notebook.parent.name
    return [
        Link(_page_label(language, name), f"{name}.ipynb", language, name == notebook.stem)
        for name in lessons(notebook.parent)
    ]


def _other_languages(notebook: Path) -> list[Link]:
    return [
        Link(_word(language, "language"), f"../{language}/{notebook.name}", language)
        for language in LANGUAGES
        if language != notebook.parent.name and (notebook.parents[1] / language / notebook.name).is_file()
    ]


def _page_label(language: str, name: str) -> str:
    """A lesson's name in the row of links; one that texts/ does not know goes by its file name."""
    if has_sentence(language, f"frame-page-{name}"):
        return _word(language, f"page-{name}")
    return name.replace("-", " ").capitalize()


def _word(language: str, name: str) -> str:
    return sentence(language, f"frame-{name}")
