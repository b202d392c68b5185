"""Voilà with our pages: a front page at the root, compressed files, pre-heated kernels where people wait."""

import logging
import os
import re
import secrets
import signal
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from typing import Any
from urllib.parse import urlsplit

import voila
from jupyter_core.utils import run_sync
from jupyter_events import EventLogger
from jupyter_server.auth.logout import LogoutHandler
from jupyter_server.base.handlers import FileFindHandler
from jupyter_server.utils import url_path_join
from tornado.ioloop import IOLoop, PeriodicCallback
from tornado.log import access_log
from tornado.web import HTTPError, RequestHandler
from traitlets.config import Config
from voila.app import Voila
from voila.handler import BaseVoilaHandler
from voila.request_info_handler import RequestInfoSocketHandler
from voila.shutdown_kernel_handler import VoilaShutdownKernelHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler
from voila.tornado.contentshandler import VoilaContentsHandler
from voila.tornado.handler import TornadoVoilaHandler
from voila.tornado.kernel_websocket_handler import VoilaKernelWebsocketHandler
from voila.tornado.treehandler import TornadoVoilaTreeHandler

from tolva_teach.texts import LANGUAGES

from ..courses.catalogue import Catalogue
from ..courses.entries import CLASS
from ..courses.kernel_need import KernelNeed, declared
from .admission.capacity import descriptors
from .admission.maintenance import EVERY_MILLISECONDS, Maintenance
from .allowed_hosts import AllowedHosts
from .base_url import BASE, EMBEDDED, AtBase, BelowBase
from .bounded_server import BoundedServer
from .class_page.address import CLASS_ADDRESS, CLASS_PATH, LINK
from .class_page.handlers import ClassPageHandler, HeadCountHandler, LinkHandler
from .classroom.handlers import HANDLERS as CLASS_HANDLERS
from .classroom.handlers import StyleHandler
from .classroom.open_class import KEPT_DAYS, OPEN_CLASS
from .forking.client import FORK_SERVER
from .garbage import set_aside
from .hosting import Hosting
from .identity import NamelessIdentity
from .kernels.manager import ThrottledKernelManager
from .kernels.message_check import OF_PAGES
from .kernels.pools import ALL_OTHERS, BoundedPools
from .kernels.websocket import ADMISSION, PageWebsocket, PageWebsocketHandler
from .no_room import NoRoom
from .pages.frame import served_page_config, words_apart
from .pages.handler import (
    GATE,
    HERE_PATH,
    LEFT_PATH,
    PRERENDERED,
    TURNS,
    WAITING_PATH,
    EndPageHandler,
    HereHandler,
    LeftPageHandler,
    PageHandler,
    WaitingHandler,
    forget_requests,
)
from .pages.prerendered import PrerenderedPages
from .pages.renderer import PageRenderer
from .pages.turns import Gate, Turns
from .plain_errors import with_plain_errors
from .request_guard import RequestGuard, check_length
from .settings import page_settings
from .start_page.handler import FRONT_PATH, ShortAddressHandler, StartPageHandler
from .start_page.page import StartPage
from .static_files import ExtensionFiles, TemplateFiles, VersionedScripts


class NotFoundHandler(BaseVoilaHandler):  # type: ignore[misc]  # the base class has no types
    """An address that leads nowhere."""

    async def prepare(self) -> None:
        """Say so, whatever was asked of it."""
        await super().prepare()
        raise HTTPError(404)


_NOT_SERVED = (TornadoVoilaTreeHandler, VoilaContentsHandler, RequestInfoSocketHandler, LogoutHandler)
"""Voilà's listings of files; what tells a kernel of the address it was asked for, which pages read themselves; and the
way out of a server that nobody has logged in to."""
_OUR_HANDLERS = {
    FileFindHandler: ExtensionFiles,
    MultiStaticFileHandler: VersionedScripts,
    TemplateStaticFileHandler: TemplateFiles,
    TornadoVoilaHandler: PageHandler,
    VoilaShutdownKernelHandler: EndPageHandler,
    VoilaKernelWebsocketHandler: PageWebsocketHandler,
}
_NO_NAME = re.compile("[^A-Za-z0-9]+")
_SCRIPTS = f"voila/static-{voila.__version__}"
_LONGEST_HEADERS = 2**20
"""Bytes of all that is said when something is asked. Who asks at more length gets no answer at all; whose address alone
is too long is told so."""
_LONGEST_BODY = 64 * 2**10
"""Bytes: a page sends a token when it is closed, and nothing else."""
_REQUEST_SECONDS = 75
"""How long a request may take to arrive, and a connection be kept that asks for nothing."""
# Milliseconds between signs of life on a websocket.
_PING = 30_000
_ENDING = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT") if hasattr(signal, name)]
"""What asks a server to end: a person, the system, and a terminal that is closed."""
_FRAMED_BY = "frame-ancestors 'self'"
"""Whose pages may have ours in a frame. Jupyter's own policy would have browsers report to an address that is none."""


def pool_sizes(catalogue: Catalogue, pool: int | None, language: str) -> dict[str, dict[str, int]]:
    """Voilà's ``kernel_pools_config``: how many kernels wait, warm, for the next visitor of each notebook.

    One for each page that asks for it, unless there shall be none. ``pool`` is the size of a class that opens those
    pages of its language at once which are meant for one.
    """
    pages = [page for lang in (language, *LANGUAGES) for page in catalogue.pages(lang)]
    warm = [page for page in pages if page.warm and declared(page) is not KernelNeed.NEVER]
    of_class = {page for page in warm if page.warm == CLASS and page.language == language}
    sizes = {page: pool if page in of_class and pool is not None else 1 for page in warm} if pool != 0 else {}
    return {
        ALL_OTHERS: {"pool_size": 0},
        **{f"{page.language}/{page.name}.ipynb": {"pool_size": size} for page, size in sizes.items()},
    }


class TolvaVoila(Voila):  # type: ignore[misc]  # the base class has no types
    """Serves a folder of notebooks on sockets that are bound and listening already."""

    def __init__(self, hosting: Hosting) -> None:
        super().__init__(
            config=_config(),
            root_dir=str(hosting.catalogue.site),
            log_level=logging.ERROR,
            logging_config=_faults_only(type(self)),
        )
        self.connection_dir_root = str(hosting.run_folder)
        for handler in self.log.handlers:  # those of its kernels, too, end up there
            handler.addFilter(NoRoom(hosting.tell, str(hosting.run_folder.parent)))
        self._hosting = hosting
        self.open_class = hosting.open_class
        renderer = PageRenderer(self).still
        self._still_pages = PrerenderedPages(hosting.catalogue.site, renderer, ahead=bool(hosting.sockets))
        # One for all: the logger that each kernel's manager would make for itself is kept by Python for good.
        self.event_logger = EventLogger(parent=self)
        self._keeping: PeriodicCallback | None = None
        # A kernel finds its way to the server by this.
        self.port = hosting.sockets[0].getsockname()[1] if hosting.sockets else 0
        self.identity_provider_class = NamelessIdentity
        # The browser keeps a host's cookies for all of its ports.
        self.config.IdentityProvider.cookie_name = f"tolva-{self.port}{_NO_NAME.sub('-', hosting.base)}"
        if hosting.open_class:  # no cookie outlives the class by more than the day
            self.config.IdentityProvider.cookie_options = {"expires_days": KEPT_DAYS}

    def init_settings(self) -> dict[str, Any]:
        """Voilà's settings, with pages compressed and words for the pages that are not there."""
        settings: dict[str, Any] = super().init_settings()
        forget_requests()
        settings["voila_jinja2_env"].globals["tolva"] = words_apart()
        self._hosting.admission.alive = self.kernel_manager.__contains__
        self.kernel_manager.allowed_message_types = list(OF_PAGES)
        if self._hosting.open_class:  # as the others that the browser keeps
            settings["xsrf_cookie_kwargs"] = {"expires_days": KEPT_DAYS}
        return settings | {
            "compress_response": True,
            PRERENDERED: self._still_pages,
            TURNS: Turns(),
            GATE: Gate(),
            ADMISSION: self._hosting.admission,
            BASE: self._hosting.base,
            CLASS_ADDRESS: self._hosting.class_address,
            OPEN_CLASS: self.open_class,
            "log_function": _log_fault,
            "default_handler_class": _put_before(NotFoundHandler),
            "allow_origin": _origin(self._hosting.class_address.url),
            "headers": {"Content-Security-Policy": " ".join([_FRAMED_BY, *self._hosting.embedding])},
            EMBEDDED: bool(self._hosting.embedding),
            "default_handler_args": self._configured,
            "ws_ping_interval": _PING,
            "ws_ping_timeout": 3 * _PING,  # the first look comes before any sign was asked for
        }

    def init_handlers(self) -> list[Any]:
        """Voilà's handlers, with ours in place of some, and the front page in place of its listing of files."""
        catalogue, start_page = self._hosting.catalogue, self._hosting.class_address.start_page
        front = (StartPageHandler, {"catalogue": catalogue, "start_page": StartPage()})
        scripts = url_path_join(self.server_url, _SCRIPTS, "(.*)")
        handlers = [
            (
                self.server_url,
                StartPageHandler,
                {"catalogue": catalogue, "start_page": start_page},
            ),
            (url_path_join(self.server_url, FRONT_PATH), *front),
            (
                url_path_join(self.server_url, f"((?:{'|'.join(LANGUAGES)})/(?:[^/]+[.](?:ipynb|html)|[^/.]+))"),
                ShortAddressHandler,
                {"catalogue": catalogue},
            ),
            (url_path_join(self.server_url, WAITING_PATH), WaitingHandler, self._configured),
            (url_path_join(self.server_url, HERE_PATH), HereHandler, self._configured),
            (url_path_join(self.server_url, LEFT_PATH), LeftPageHandler, self._configured),
            (url_path_join(self.server_url, CLASS_PATH), ClassPageHandler, self._configured),
            (url_path_join(self.server_url, CLASS_PATH, "now"), HeadCountHandler, self._configured),
            (url_path_join(self.server_url, CLASS_PATH, LINK), LinkHandler, self._configured),
            (url_path_join(self.server_url, CLASS_PATH, "style.css"), StyleHandler),
            *(
                (url_path_join(self.server_url, CLASS_PATH, name), handler, self._configured)
                for name, handler in CLASS_HANDLERS.items()
            ),
            (scripts, VersionedScripts, {"paths": self.static_paths}),
            *super().init_handlers(),
        ]
        return [
            (path, _put_before(_OUR_HANDLERS.get(handler, handler)), *options)
            for path, handler, *options in handlers
            if handler not in _NOT_SERVED
        ]

    @property
    def _configured(self) -> dict[str, Any]:
        """What every handler of Voilà's kind is made with."""
        return {"voila_configuration": self.voila_configuration}

    def listen(self) -> None:
        """Serve until Ctrl-C or a request to terminate."""
        # A terminal that a person watches is no log of every address that somebody mistyped.
        for name in ("tornado.access", "tornado.general"):
            logging.getLogger(name).setLevel(logging.ERROR)
        server = BoundedServer(
            RequestGuard(self.below_base, check_length, AllowedHosts(self._hosting.class_address.url).check),
            max_header_size=_LONGEST_HEADERS,
            max_body_size=_LONGEST_BODY,
            body_timeout=_REQUEST_SECONDS,
            idle_connection_timeout=_REQUEST_SECONDS,
        )
        server.most = descriptors() // 2
        server.add_sockets(self._hosting.sockets)
        self.ioloop = IOLoop.current()
        for number in _ENDING:
            signal.signal(number, self._handle_signal_stop)
        self.ioloop.add_callback(self.begin)
        try:
            self.ioloop.start()
        finally:
            self.end()

    @property
    def below_base(self) -> BelowBase:
        """What answers all that is asked for below the path."""
        return BelowBase(self.app, self._hosting.base)

    async def begin(self) -> None:
        """Make what is asked for first, and only then the kernels that wait for those who go on from there."""
        if self.open_class:
            self.open_class.begin()
        await self._still_pages.first()
        set_aside()
        hosting = self._hosting
        sizes = pool_sizes(hosting.catalogue, hosting.pool, hosting.class_address.lang)
        pools = BoundedPools(self.kernel_manager, sizes, hosting.admission)
        pools.adjust()
        keeper = Maintenance(hosting.admission, self.kernel_manager, pools, hosting.tell)
        self._keeping = PeriodicCallback(keeper.look, EVERY_MILLISECONDS)
        self._keeping.start()

    def end(self) -> None:
        """Keep nothing any more, and end every kernel."""
        if self._keeping:
            self._keeping.stop()
        if self.open_class:
            self.open_class.close()
        self._still_pages.close()
        self.stop()

    def stop(self) -> None:
        """End every kernel at once, for there is nothing in them to save."""
        with suppress(HTTPError):  # One that was still starting. It ends by itself when it finds its parent gone.
            run_sync(self.kernel_manager.shutdown_all)(now=True)
        FORK_SERVER.stop()


@cache
def _put_before(handler: type[RequestHandler]) -> type[RequestHandler]:
    """The handler with what all of ours have in common."""
    bases = (handler,) if issubclass(handler, AtBase) else (AtBase, handler)
    return with_plain_errors(type(handler.__name__, bases, {"__module__": handler.__module__}))


def _origin(url: str) -> str:
    """What a browser says of the site that its page is of; a proxy may ask us by another name than its own."""
    scheme, netloc = urlsplit(url)[:2]
    return f"{scheme}://{netloc}".lower()


def _log_fault(handler: RequestHandler) -> None:
    """A line for each answer that is the server's fault. That a house is full is none, and told in words."""
    status = handler.get_status()
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR and status != HTTPStatus.SERVICE_UNAVAILABLE:
        why = getattr(handler, "fault", "")
        access_log.error("%d %s %s %s", status, handler.request.method, str(handler.request.uri)[:200], why)


def _faults_only(app: type[Voila]) -> dict[str, Any]:
    """What has the server's logger make no more than is shown: its level is lower than that of what writes it, and
    each page brings seventy messages that would be made and thrown away."""
    return {"loggers": {app.__name__: {"level": logging.ERROR}}}


def _config() -> Config:
    config = page_settings()
    config.VoilaConfiguration.preheat_kernel = True
    config.VoilaConfiguration.multi_kernel_manager_class = ThrottledKernelManager
    config.VoilaConfiguration.page_config_hook = _page_config_with_versioned_scripts
    config.VoilaKernelManager.kernel_pools_config = {ALL_OTHERS: {"pool_size": 0}}  # for a start: see `BoundedPools`
    config.Voila.kernel_websocket_connection_class = PageWebsocket
    if os.name == "posix":
        # Kernels that start together otherwise take each other's TCP ports.
        config.KernelManager.transport = "ipc"
    # Whether a notebook is trusted is kept where its user has a home, and changes nothing here: all are shown alike.
    config.NotebookNotary.db_file = ":memory:"
    config.NotebookNotary.secret = secrets.token_bytes()
    # Whatever voila.json a person keeps is for their own dashboards.
    config.Voila.config_file_paths = []
    return config


def _page_config_with_versioned_scripts(current_page_config: dict[str, Any], **context: Any) -> dict[str, Any]:
    """Our page configuration, with Voilà's scripts at an address that the browser may keep for good."""
    config = served_page_config(current_page_config, **context)
    root = config["baseUrl"]
    return config | {
        "fullStaticUrl": f"{root}{_SCRIPTS}",
        "here": f"{root}{HERE_PATH}",
        "link": f"{root}{CLASS_PATH}/{LINK}",
    }
