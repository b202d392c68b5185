"""Who the teacher of the class is: a browser that has once opened the address that only the terminal shows."""

from http import HTTPStatus
from pathlib import PurePosixPath
from typing import Any

from tolva_teach.texts import LANGUAGES, sentence

from .open_class import OPEN_CLASS, OpenClass

TEACHER_PAGE = "class"
"""The name of the notebook that only the teacher may open, in each language."""


def is_teachers_page(path: str) -> bool:
    """Whether a notebook is the teacher's page, by its path in the site."""
    return PurePosixPath(path).name == f"{TEACHER_PAGE}.ipynb"


def learner_cookie(handler: Any) -> str:
    """What the cookie of a learner is called: a host may have several of our servers, on other ports and paths."""
    return f"{handler.identity_provider.get_cookie_name(handler)}-class"


def teacher_cookie(handler: Any) -> str:
    """What the cookie of a teacher is called."""
    return f"{handler.identity_provider.get_cookie_name(handler)}-teacher"


async def is_teacher(handler: Any) -> bool:
    """Whether the browser is that of the teacher of the class that is open.

    Raises:
        StoreFault: the class cannot be read.
    """
    open_class: OpenClass | None = handler.settings.get(OPEN_CLASS)
    return open_class is not None and await open_class.is_teacher(handler.get_cookie(teacher_cookie(handler)))


def refuse_teacher(handler: Any, status: HTTPStatus = HTTPStatus.FORBIDDEN) -> None:
    """Say that a page is the teacher's alone, or that there is no class, in every language."""
    key = "teacher-only" if handler.settings.get(OPEN_CLASS) else "no-class"
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        key = "guesses"
    whys = [f"class-{key}-why"] if key != "guesses" else []
    said = {lang: [sentence(lang, each) for each in (f"class-{key}", *whys)] for lang in sorted(LANGUAGES)}
    handler.set_status(status)
    handler.set_header("Cache-Control", "no-store")
    handler.write(handler.render_template("teacher_only.html", said=said, status_code=int(status)))
