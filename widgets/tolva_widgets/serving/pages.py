"""Who answers at a page's address: what was made beforehand, or a kernel."""

from email.utils import formatdate
from typing import cast

from tornado.web import authenticated
from voila.tornado.handler import TornadoVoilaHandler

from .settings import let_page_end_its_kernel
from .still_pages import StillPage, StillPages

STILL_PAGES = "tolva_still_pages"
"""Under this name the server's settings have its `StillPages`."""


class PageHandler(TornadoVoilaHandler):  # type: ignore[misc]  # the base class has no types
    """A notebook's page. Voilà's own hook for this, ``prelaunch_hook``, excludes pre-heated kernels."""

    @authenticated
    async def get(self, path: str | None = None) -> None:
        """Send the page: at once and in one piece where it needs no kernel, otherwise cell by cell."""
        still = await cast(StillPages, self.settings[STILL_PAGES]).page(path or "")
        if still:
            self._send(still)
            return
        let_page_end_its_kernel(self)
        await super().get(path)

    def _send(self, page: StillPage) -> None:
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

    def _has(self, page: StillPage) -> bool:
        """Whether the browser's copy is this page. A tag that it names goes before a time."""
        headers = self.request.headers
        if "If-None-Match" in headers:
            return bool(self.check_etag_header())
        return bool(headers.get("If-Modified-Since") == formatdate(page.made, usegmt=True))
