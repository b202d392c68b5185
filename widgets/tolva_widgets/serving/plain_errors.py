"""How handlers that are not ours fail: with a line of text for who asked, and at most one for the terminal."""

import logging
from contextlib import suppress
from functools import cache
from http import HTTPStatus
from http.client import responses
from typing import Any

from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketHandler
from voila.handler import BaseVoilaHandler

from .visitor_languages import visitor_languages

_log = logging.getLogger(__name__)


class PlainErrors(RequestHandler):
    """Put before a handler of Voilà's or Jupyter's: many of theirs fail once more while they tell of a failure."""

    fault = ""
    """Why the answer is a fault of the server; empty where it is none."""

    def set_default_headers(self) -> None:
        super().set_default_headers()
        self.set_header("X-Content-Type-Options", "nosniff")

    def write_error(self, status_code: int, **context: Any) -> None:
        """The page for it, where the handler has one that can be made; otherwise what the status is called."""
        if isinstance(self, BaseVoilaHandler):
            try:
                super().write_error(status_code, **context)
            except Exception as error:
                _log.debug("no page for %d: %r", status_code, error)
            else:
                return
        with suppress(RuntimeError):  # it has been answered by then
            self.clear()
            self.set_status(status_code)
            self.set_header("Content-Type", "text/plain; charset=UTF-8")
            self.finish(f"{status_code} {responses.get(status_code, '')}\n")

    def render_template(self, name: str, **given: Any) -> Any:
        """As the handler does, where it has templates; they are told in which order the visitor reads our languages."""
        return super().render_template(name, languages=visitor_languages(self.request), **given)  # type: ignore[misc]

    def log_exception(self, typ: Any, value: BaseException | None, tb: Any) -> None:
        """What the line says that is written of a fault of the server when it has been answered."""
        if isinstance(value, HTTPError) and value.status_code < HTTPStatus.INTERNAL_SERVER_ERROR:
            return
        self.fault = repr(value)


@cache
def with_plain_errors(handler: type[RequestHandler]) -> type[RequestHandler]:
    """The handler, failing so; one that answers GET answers HEAD, of which Tornado sends the headers alone."""
    answers_head = handler.head is not RequestHandler.head or issubclass(handler, WebSocketHandler)
    own: dict[str, Any] = {} if answers_head else {"head": handler.get}
    return type(handler.__name__, (PlainErrors, handler), {"__module__": handler.__module__, **own})
