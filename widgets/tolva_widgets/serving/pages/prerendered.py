"""Pages that need no kernel, or only late: each is made once of its notebook, kept, and sent as a file is.

What a page shows may depend on the folder's other notebooks (the front page lists them), so a change to any file beside
them makes all pages anew.
"""

import asyncio
import gzip
import hashlib
import logging
import time
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeAlias

from tolva_teach.texts import LANGUAGES

from ...courses.catalogue import Catalogue
from ...courses.entries import FRONT, Entry
from ...courses.gathered import refresh
from ...courses.kernel_need import KernelNeed, declared

Render: TypeAlias = Callable[[str], Awaitable[str | None]]
"""Makes the HTML of a notebook, by its path in the site; nothing where it turns out to need a kernel."""

_State: TypeAlias = frozenset[tuple[str, int, int]]
"""What the site's files are: their paths, when each was changed, and how large it is."""

_PATIENCE_SECONDS = 120
"""A notebook that takes longer is no page to be kept waiting for."""

_FIRST_SECONDS = 10
"""How long all else may wait for the front pages."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class PrerenderedPage:
    """A page as it is sent."""

    html: bytes
    gzipped: bytes = field(repr=False)
    etag: str
    """Weak, for it names the page both compressed and not."""
    made: int
    """When it was made, in seconds since 1970."""

    @classmethod
    def of(cls, html: str) -> "PrerenderedPage":
        """The page with this text, made now."""
        data = html.encode()
        etag = f'W/"{hashlib.sha256(data).hexdigest()[:32]}"'
        return cls(data, gzip.compress(data, compresslevel=6, mtime=0), etag, int(time.time()))


class PrerenderedPages:
    """The pages of a site that need no kernel, or only late, as they were made when its files were last changed."""

    def __init__(self, site: Path, render: Render, *, ahead: bool = True) -> None:
        """
        Args:
            site: the folder of the languages' folders.
            render: makes a page.
            ahead: whether pages are made before anybody has asked for them.
        """
        self._ahead = ahead
        self._catalogue = Catalogue(site)
        self._render = render
        self._state: _State = frozenset()
        self._pages: dict[str, asyncio.Task[PrerenderedPage | None]] = {}
        self._filling: asyncio.Task[None] | None = None

    async def page(self, path: str, *, with_kernel: bool = False) -> PrerenderedPage | None:
        """The page of a notebook such as `sv/index.ipynb`; None of one that needs a kernel, or cannot be made.

        Whoever asks while it is being made waits for that.

        Args:
            path: the notebook's, in the site.
            with_kernel: asked for by one who has read what can be read without, and now wants the kernel.
        """
        refresh(self._catalogue.site)
        entry = self._kept().get(path)
        if entry is None or (with_kernel and declared(entry) is not KernelNeed.NEVER):
            return None
        self.refresh()
        return await asyncio.shield(self._begun(path))

    def refresh(self) -> None:
        """Forgets all pages where the site has changed since they were made, and makes them anew in the background, one
        at a time."""
        state = _state(self._catalogue.site)
        if state == self._state:
            return
        self._state = state
        self._pages = {}
        if self._filling:
            self._filling.cancel()
        if self._ahead:
            self._filling = asyncio.create_task(self._fill())

    async def first(self) -> None:
        """Makes the front pages and waits for them, but not for long: nearly everybody asks for them first."""
        if not self._ahead:
            return
        self.refresh()
        fronts = [self._begun(path) for path, entry in self._kept().items() if entry.kind == FRONT]
        if fronts:
            await asyncio.wait(fronts, timeout=_FIRST_SECONDS)

    def close(self) -> None:
        """Makes no more of them. The kernels of those in the making are left to whoever ends all kernels."""
        for task in (self._filling, *self._pages.values()):
            if task:
                task.cancel()

    async def _fill(self) -> None:
        for path in self._kept():
            await asyncio.shield(self._begun(path))

    def _kept(self) -> dict[str, Entry]:
        """The notebooks that say they need no kernel, or only late, by path: the front pages first."""
        pages = [page for lang in LANGUAGES for page in self._catalogue.pages(lang)]
        pages = [page for page in pages if declared(page) is not KernelNeed.AT_ONCE]
        pages.sort(key=lambda page: page.kind != FRONT)
        return {f"{page.language}/{page.name}.ipynb": page for page in pages}

    def _begun(self, path: str) -> "asyncio.Task[PrerenderedPage | None]":
        if path not in self._pages:
            self._pages[path] = asyncio.create_task(self._made(path))
        return self._pages[path]

    async def _made(self, path: str) -> PrerenderedPage | None:
        try:
            html = await asyncio.wait_for(self._render(path), _PATIENCE_SECONDS)
        except (
            Exception
        ) as error:  # the notebook's own, or the kernel's; the page is then made at each visit, and tells
            _log.warning("%s: %r", path, error)
            return None
        return PrerenderedPage.of(html) if html is not None else None


def _state(site: Path) -> _State:
    return frozenset(_looked_at(site))


def _looked_at(site: Path) -> Iterator[tuple[str, int, int]]:
    """The files that lie in the site and in its languages' folders."""
    for folder in (site, *(site / lang for lang in LANGUAGES)):
        try:
            for file in folder.iterdir():
                known = file.stat()
                if file.is_file():
                    yield str(file), known.st_mtime_ns, known.st_size
        except OSError:  # not there, or a file removed meanwhile: another state next time
            continue
