"""Who answers at a page's address: what was made beforehand, a kernel, or the queue at the door."""

import os
from collections.abc import Callable, Mapping
from email.utils import formatdate
from ipaddress import ip_address
from typing import Any

import voila.handler
from jupyter_core.utils import ensure_async
from tornado.web import HTTPError, authenticated
from voila.handler import BaseVoilaHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.utils import ENV_VARIABLE

from tolva_teach.texts import LANGUAGES, sentence
from tolva_widgets.classroom.opening import CLASS_VARIABLE

from ..admission.admission import Admission, Answer
from ..base_url import AtBase
from ..classroom.teacher import (
    class_now,
    drop_cookies_of_ended,
    is_kernel_refused,
    is_refused,
    is_teachers_page,
    refuse_teacher,
)
from ..kernels.pools import drop_dead
from ..kernels.websocket import ADMISSION
from ..settings import let_page_end_its_kernel
from ..visitor_languages import visitor_languages
from .prerendered import PrerenderedPage, PrerenderedPages
from .turns import Gate, Turns

PRERENDERED = "tolva_prerendered"
"""Under this name the server's settings have its `PrerenderedPages`."""

TURNS = "tolva_turns"
"""Under this name they have the `Turns` in which pages are made."""
GATE = "tolva_gate"
"""Under this name the `Gate` through which requests for pages come."""

WAITING_PATH = "tolva/waiting"
"""Where it is asked whose turn it is."""

HERE_PATH = "tolva/here"
"""Where a page says that somebody looks at it."""

LEFT_PATH = "tolva/left"
"""Where a page says that it is left whose browser keeps no cookie, without which it may not end its kernel itself."""

WITH_KERNEL = "X-Tolva-Kernel"
"""A page says this that was read without its kernel, and now wants it."""

_OF_VOILA = "VOILA_"
"""What the names of variables begin with by which a kernel knows the server."""

_WAIT_SECONDS = 10
"""When one may ask again who does so without a script."""


class VisitorHandler(AtBase, BaseVoilaHandler):  # type: ignore[misc]  # the base class has no types
    """What handlers have in common that deal with visitors."""

    async def prepare(self) -> None:
        """Give a page the cookie without which a server around ours takes nothing from its scripts, and take those of a
        class that has ended."""
        if known := super().prepare():
            await known
        drop_cookies_of_ended(self)
        if self.around and self.current_user is not None:
            let_page_end_its_kernel(self)

    @property
    def admission(self) -> Admission:
        """Who is in."""
        admission: Admission = self.settings[ADMISSION]
        return admission

    @property
    def visitor(self) -> str:
        """What Jupyter knows this browser by: a name in a signed cookie, another for each."""
        return str(self.current_user.username)

    @property
    def is_known(self) -> bool:
        """Whether the browser has said so itself, with the cookie that it was given before."""
        return self.around is not None or self.identity_provider.get_user_cookie(self) is not None

    @property
    def address(self) -> str | None:
        """Where the visitor comes from; None for this computer itself, and for whatever passes others' requests on."""
        came_from = str(self.request.remote_ip)
        try:
            return None if ip_address(came_from).is_loopback else came_from
        except ValueError:  # a socket that is a file
            return None


class PageHandler(VisitorHandler, TornadoVoilaHandler):  # type: ignore[misc]  # the base class has no types
    """A notebook's page. Voilà's own hook for this, ``prelaunch_hook``, excludes pre-heated kernels."""

    def initialize(self, **settings: Any) -> None:
        """Take Voilà's settings, from the list of handlers."""
        super().initialize(**settings)
        self._kernel_ids: list[str] = []
        self._gone = False
        self._path = ""

    @authenticated
    async def get(self, path: str | None = None) -> None:
        """Send the page: in one piece where it needs no kernel, otherwise cell by cell, if there is room."""
        self._path = path or ""
        gate: Gate = self.settings[GATE]
        await gate.passed()
        if await is_refused(self, self._path):
            refuse_teacher(self)
            return
        pages: PrerenderedPages = self.settings[PRERENDERED]
        if still := await pages.page(path or "", with_kernel=WITH_KERNEL in self.request.headers):
            self._send(still)
            return
        if not await ensure_async(self.contents_manager.file_exists(path)):
            raise HTTPError(404)
        answer = self.admission.enter(self.visitor, self.address, is_known=self.is_known)
        if not answer.welcome:
            self._ask_to_wait(answer)
            return
        let_page_end_its_kernel(self)
        turns: Turns = self.settings[TURNS]
        try:
            async with turns.turn():
                if not self._gone:
                    await ensure_async(super().get(path))
        finally:
            self.admission.entered(self.visitor)

    @authenticated
    async def head(self, path: str | None = None) -> None:
        """Whether there is such a page: what needs a kernel gets none for this."""
        if not await ensure_async(self.contents_manager.file_exists(path)):
            raise HTTPError(404)
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.set_header("Cache-Control", "no-store")

    def on_connection_close(self) -> None:
        """Whoever asked for the page has not waited for it."""
        super().on_connection_close()
        self._gone = True
        for kernel_id in self._kernel_ids:
            self.admission.closed(kernel_id, left=True)

    @property
    def kernel_manager(self) -> "_ReportingKernels":
        """Voilà takes the page's kernel of this. That of the teacher's page, and no other, is told of the class."""
        open_class = class_now(self)
        told = {CLASS_VARIABLE: open_class.store.url} if open_class and is_teachers_page(self._path) else {}
        return _ReportingKernels(super().kernel_manager, self._add_page, told)

    def _add_page(self, kernel_id: str) -> None:
        self._kernel_ids.append(kernel_id)
        if (open_class := class_now(self)) and is_teachers_page(self._path):
            open_class.kernels.add(kernel_id)
        self.admission.add_page(self.visitor, kernel_id)
        if self._gone:
            self.admission.closed(kernel_id, left=True)

    def _ask_to_wait(self, answer: Answer) -> None:
        """The page of one who waits; it asks for its turn, and lets in."""
        said = said_of(answer)
        self.set_status(503)
        self.set_header("Retry-After", str(_WAIT_SECONDS))
        self.set_header("Cache-Control", "no-store")
        self.write(
            self.render_template(
                "waiting.html",
                problem=problem_of(answer),
                said={lang: said[lang] for lang in visitor_languages(self.request)},
                status_code=503,
                again=_WAIT_SECONDS,
            )
        )

    def _send(self, page: PrerenderedPage) -> None:
        """As a file is sent, which the browser keeps and asks about anew each time."""
        self.set_header("Content-Type", "text/html; charset=UTF-8")
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Etag", page.etag)
        self.set_header("Last-Modified", formatdate(page.made, usegmt=True))
        if self._has(page):
            self.set_status(304)
        elif "gzip" in self.request.headers.get("Accept-Encoding", ""):
            self.set_header("Content-Encoding", "gzip")
            self.write(page.gzipped)
        else:
            self.write(page.html)

    def _has(self, page: PrerenderedPage) -> bool:
        """Whether the browser's copy is this page. A tag that it names goes before a time."""
        headers = self.request.headers
        if "If-None-Match" in headers:
            return bool(self.check_etag_header())
        return bool(headers.get("If-Modified-Since") == formatdate(page.made, usegmt=True))


class EndPageHandler(VoilaShutdownKernelHandler):  # type: ignore[misc]  # the base class has no types
    """A page that is closed ends its kernel, which may have ended by itself before: that is as well."""

    @authenticated
    async def post(self, kernel_id: str) -> None:
        """End the kernel, if it lives. Nobody but the teacher ends that of the teacher's page."""
        if await is_kernel_refused(self, kernel_id):
            raise HTTPError(403)
        if kernel_id in self.kernel_manager:
            await super().post(kernel_id)
        else:
            self.set_status(204)


class WaitingHandler(VisitorHandler):
    """Whose turn it is: asked by the page of one who waits."""

    @authenticated
    async def get(self) -> None:
        """Whether the visitor may come in, and otherwise what they are told, in every language; `gone` says goodbye."""
        if self.get_query_argument("gone", None) is not None:
            self.admission.turn_away(self.visitor)
            self.set_status(204)
            return
        answer = self.admission.ask(self.visitor, self.address, is_known=self.is_known)
        self.set_header("Cache-Control", "no-store")
        self.finish({"welcome": answer.welcome, "said": said_of(answer)})


class HereHandler(VisitorHandler):
    """Hears from a page that somebody looks at it."""

    @authenticated
    async def get(self) -> None:
        """A browser is here, by the name that it was given; `gone` says that the page is closed. One that keeps no
        cookies has another name each time: it is counted by its places alone."""
        if self.get_query_argument("gone", None) is not None:
            self.admission.looks_away(self.visitor)
        elif self.is_known:
            self.admission.looks(self.visitor)
        self.set_header("Cache-Control", "no-store")
        self.set_status(204)


class LeftPageHandler(VisitorHandler):
    """Hears that a page is left."""

    @authenticated
    async def get(self) -> None:
        """The page with this kernel is left: who knows its name has been given it."""
        kernel_id = self.get_query_argument("kernel", "")
        if await is_kernel_refused(self, kernel_id):
            raise HTTPError(403)
        self.admission.closed(kernel_id, left=True)
        self.set_status(204)


class _ReportingKernels:
    """The kernel manager as one page's request sees it: tells which kernel the page is given."""

    def __init__(self, kernels: Any, add_page: Callable[[str], None], told: Mapping[str, str]) -> None:
        self._kernels = kernels
        self._add_page = add_page
        self._told = told

    def __getattr__(self, name: str) -> Any:
        return getattr(self._kernels, name)

    def __contains__(self, kernel_id: str) -> bool:
        return kernel_id in self._kernels

    def get_pool_size(self, notebook_name: str) -> int:
        """How many kernels wait for a page of this notebook and live."""
        drop_dead(self._kernels, notebook_name)
        size: int = self._kernels.get_pool_size(notebook_name)
        return size

    async def start_kernel(self, *, env: Mapping[str, str], **options: Any) -> str:
        """Start the page's kernel, which hears nothing of the address that it was asked for."""
        kernel_env = {name: value for name, value in env.items() if name in os.environ or name.startswith(_OF_VOILA)}
        kernel_env.pop(ENV_VARIABLE.VOILA_REQUEST_URL, None)
        kernel_env.pop(CLASS_VARIABLE, None)  # of whoever serves: no page but the teacher's finds a class by it
        kernel_env |= self._told
        kernel_id: str = await ensure_async(self._kernels.start_kernel(env=kernel_env, **options))
        self._add_page(kernel_id)
        return kernel_id

    async def get_rendered_notebook(self, *, notebook_name: str, **_of_request: Any) -> Any:
        """Take one that waits for its page; the kernel that then waits in its place hears nothing of this request."""
        task, rendered, kernel_id = await self._kernels.get_rendered_notebook(notebook_name=notebook_name)
        self._add_page(kernel_id)
        return task, rendered, kernel_id


class _NoRequestInfo:
    """What Voilà tells a kernel's page of the request, which no page of ours asks for: it would be kept for good."""

    @classmethod
    def send_updates(cls, _message: dict[str, Any]) -> None:
        """Tell nobody."""


def forget_requests() -> None:
    """Have Voilà keep no addresses of pages. It takes its handler by this name and has no setting for it."""
    voila.handler.RequestInfoSocketHandler = _NoRequestInfo


def problem_of(answer: Answer) -> str:
    """Why one is not let in: the name of the words that say so."""
    return "many" if answer.too_many else "crowd" if answer.crowd else "full"


def said_of(answer: Answer) -> dict[str, str]:
    """What one who is not let in is told, by language."""
    key = "frame-many-why" if answer.too_many else "frame-full-place"
    return {lang: sentence(lang, key, None, place=answer.position) for lang in sorted(LANGUAGES)}
