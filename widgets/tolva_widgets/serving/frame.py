"""What stands around a notebook on its page: language, links, and words that must be there before a kernel answers."""

from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from tolva_teach.texts import LANGUAGES, sentence

from ..catalogue import Catalogue

OUTSIDE = "sv"
"""The language around a notebook that lies in no language's folder: the games' own."""

# A page needs these even when its kernel never answers, so they are on it from the beginning.
_WORDS = (
    "skip",
    "home",
    "pages",
    "languages",
    "dark",
    "loading",
    "open",
    "no-script",
    "reload",
    "kernel-gone",
    "kernel-gone-why",
    "kernel-silent",
    "kernel-silent-why",
    "connection-lost",
    "connection-lost-why",
    "not-shown",
    "not-shown-why",
)

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
    """The frame of a notebook's page, in the language that its folder is named by.

    The front page leads to the others itself.
    """
    listed = notebook.parent.name in LANGUAGES
    language = notebook.parent.name if listed else OUTSIDE
    catalogue = Catalogue(notebook.parents[1])
    front = catalogue.front(language) if listed else None
    is_front = front is not None and front.name == notebook.stem
    return Frame(
        language=language,
        site=_word(language, "site"),
        home=front.href if front and not is_front else None,
        pages=_page_links(catalogue, language, notebook.stem) if listed and not is_front else [],
        other_languages=_other_languages(catalogue, language, notebook.stem) if listed else [],
        words={name: _word(language, name) for name in _WORDS},
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


def _page_links(catalogue: Catalogue, language: str, name: str) -> list[Link]:
    return [Link(page.title, page.href, language, page.name == name) for page in catalogue.row(language)]


def _other_languages(catalogue: Catalogue, language: str, name: str) -> list[Link]:
    return [
        Link(_word(page.language, "language"), f"../{page.language}/{page.href}", page.language)
        for page in catalogue.other_languages(language, name)
    ]


def _word(language: str, name: str) -> str:
    return sentence(language, f"frame-{name}")
