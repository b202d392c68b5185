"""What ``tolva-teach site`` does: make the folder, and say what is in it or why there is none."""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tolva_teach.cli.shell import quoted
from tolva_teach.texts import LANGUAGES, sentence

from ..courses.catalogue import Catalogue, own_notebooks
from ..courses.entries import SUFFIX_VARIABLE
from ..courses.gathered import with_lessons
from .builder import NotMadeError, SiteBuilder
from .bytecode import CompileError
from .folder import FolderError, check_folder, write
from .npm import PackageError
from .pyodide import NEEDED

_SUCCESS, _FAILURE = 0, 1
_MOST_FAULTS = 20

_PORT = 8813
"""The port to look at a site by: hardly another program's, for a browser keeps what came from one."""


def make_site(folder: Path, *, lang: str, notebooks: Path | None = None, pyodide: Path | None = None) -> int:
    """Make the site; the result is the exit status.

    Args:
        folder: where it is to be, in place of one that was made there before.
        lang: the language of what is said in the terminal.
        notebooks: the folder to make it of; ours, unless a person edits a copy.
        pyodide: the folder of Pyodide's package, if it is not to be fetched.
    """

    def say(key: str, **facts: str) -> None:
        print(sentence(lang, f"site-{key}", None, **facts), flush=True)

    def step(key: str, **facts: str) -> None:
        print(sentence(lang, f"site-step-{key}", None, **facts), file=sys.stderr, flush=True)

    began = time.monotonic()
    try:
        with _links_to_html():
            catalogue = _found(notebooks)
            check_folder(folder)
            for fault in catalogue.faults()[:_MOST_FAULTS]:
                print(fault.message(lang), flush=True)
            made = SiteBuilder(catalogue, say, step).make(pyodide)
            write(made, folder)
    except (NotMadeError, FolderError) as error:
        return _refuse(lang, error.code, **error.facts)
    except PackageError as error:
        return _refuse(lang, error.code, needed=" ".join(NEEDED), **error.facts)
    except CompileError as error:
        return _refuse(lang, "not-compiled", why=str(error))
    except OSError as error:
        return _refuse(lang, "not-written", folder=str(folder), why=str(error))
    size, pages = sum(map(len, made.values())), sum(name.endswith(".html") for name in made)
    facts = {
        "folder": str(folder),
        "typed": quoted(str(folder)),
        "port": str(_PORT),
        "pages": str(pages),
        "size": str(round(size / 1e6)),
    }
    say("made", seconds=str(round(time.monotonic() - began)), **facts)
    return _SUCCESS


@contextmanager
def _links_to_html() -> Iterator[None]:
    """Links lead to HTML meanwhile, here and in the processes that make pages."""
    before = os.environ.get(SUFFIX_VARIABLE)
    os.environ[SUFFIX_VARIABLE] = ".html"
    try:
        yield
    finally:
        os.environ.pop(SUFFIX_VARIABLE)
        if before is not None:
            os.environ[SUFFIX_VARIABLE] = before


def _found(notebooks: Path | None) -> Catalogue:
    site = notebooks if notebooks is not None else own_notebooks()
    if not any(map(Catalogue(site.resolve()).pages, LANGUAGES)):
        raise NotMadeError("no-notebooks", place=quoted(str(site)))
    return Catalogue(with_lessons(site.resolve()))


def _refuse(lang: str, key: str, **facts: str) -> int:
    print(sentence(lang, f"site-{key}", None, **facts), file=sys.stderr)
    return _FAILURE
