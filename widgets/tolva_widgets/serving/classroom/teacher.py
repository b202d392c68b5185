"""Who the teacher of the class is: a browser that has once opened the address that only the terminal shows, or that of
somebody whom the server knows as a teacher."""

from collections.abc import Callable
from http import HTTPStatus
from pathlib import PurePosixPath
from typing import Any

from tolva_teach.texts import sentence
from tolva_widgets.classroom.storage.faults import StoreFault

from ..visitor_languages import visitor_languages
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


def drop_cookies(handler: Any) -> None:
    """Have the browser drop what it was known by in the class."""
    for cookie in (learner_cookie(handler), teacher_cookie(handler)):
        handler.clear_cookie(cookie)


def drop_cookies_of_ended(handler: Any) -> None:
    """Have the browser drop that of a class that has ended, whatever it asks for."""
    open_class = _class_of(handler)
    if open_class is not None and open_class.ended:
        drop_cookies(handler)


async def is_teacher(handler: Any) -> bool:
    """Whether the browser is that of the teacher of the class that is open.

    Raises:
        StoreFault: the class cannot be read.
    """
    open_class = _class_of(handler)
    if open_class is None:
        return False
    return is_named(handler, open_class) or await open_class.is_teacher(handler.get_cookie(teacher_cookie(handler)))


def is_named(handler: Any, open_class: OpenClass) -> bool:
    """Whether the server around ours knows who asks as a teacher: on any page, without the teacher's address first."""
    return getattr(handler.current_user, "username", None) in (open_class.named or ())


async def is_refused(handler: Any, path: str) -> bool:
    """Whether a notebook's page is the teacher's of a class that is open here, and the browser is not.

    Where no class is open the page says how one is begun, and reads homework: nothing in it is to be kept from anyone.
    """
    return is_teachers_page(path) and class_now(handler) is not None and not await _is_surely_teacher(handler)


async def is_kernel_refused(handler: Any, kernel_id: str) -> bool:
    """Whether a kernel is that of the teacher's page, and the browser is not the teacher's, though it knows it."""
    open_class = _class_of(handler)
    return open_class is not None and kernel_id in open_class.kernels and not await _is_surely_teacher(handler)


def class_now(handler: Any) -> OpenClass | None:
    """The class that is open here now."""
    open_class = _class_of(handler)
    return None if open_class is None or open_class.ended else open_class


def _class_of(handler: Any) -> OpenClass | None:
    """The class that is open here, or was."""
    found: OpenClass | None = handler.settings.get(OPEN_CLASS)
    return found


async def _is_surely_teacher(handler: Any) -> bool:
    """Whether it is the teacher's browser; while the class cannot be read it is not known to be."""
    try:
        return await is_teacher(handler)
    except StoreFault:
        return False


def refuse_teacher(handler: Any, status: HTTPStatus = HTTPStatus.FORBIDDEN) -> None:
    """Say that a page is the teacher's alone, or that there is no class, in every language."""
    keys = _refusal(class_now(handler), status)
    _tell(handler, status, lambda lang: [sentence(lang, f"class-{key}") for key in keys])


def _refusal(open_class: OpenClass | None, status: HTTPStatus) -> tuple[str, ...]:
    """The names of the sentences in which somebody is told that they are not let in."""
    if status == HTTPStatus.TOO_MANY_REQUESTS:
        return ("guesses",)
    if open_class is None:
        return "no-class", "no-class-why"
    return "teacher-only", "teacher-only-why" if open_class.named is None else "teacher-named-why"


def tell_teacher_why(handler: Any, fault: StoreFault | None) -> None:
    """Say to the teacher that the class cannot be reached just now, and why where that is known, in every language."""

    def said(lang: str) -> list[str]:
        why = [fault.sentence(lang)] if fault else []
        return [sentence(lang, "class-teacher-away"), *why, sentence(lang, "class-teacher-away-again")]

    _tell(handler, HTTPStatus.SERVICE_UNAVAILABLE, said)


def _tell(handler: Any, status: HTTPStatus, said: Callable[[str], list[str]]) -> None:
    """A page with a heading and sentences, in every language."""
    handler.set_status(status)
    handler.set_header("Cache-Control", "no-store")
    words = {lang: said(lang) for lang in visitor_languages(handler.request)}
    back = {lang: sentence(lang, "class-way-back") for lang in words}
    handler.write(handler.render_template("teacher_only.html", said=words, back=back, status_code=int(status)))
