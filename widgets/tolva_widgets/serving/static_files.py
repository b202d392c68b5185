"""Static files, compressed once and kept by the browser: a first page is 5 MB of scripts otherwise."""

import gzip
import mimetypes
import re
from functools import lru_cache
from pathlib import Path
from posixpath import normpath

from jupyter_server.base.handlers import FileFindHandler
from tornado.web import HTTPError, StaticFileHandler
from voila.static_file_handler import MultiStaticFileHandler, TemplateStaticFileHandler

_COMPRESSIBLE = re.compile(r"text/|javascript|json|svg|font/(ttf|otf)|ms-fontobject")
_CONTENT_HASH = re.compile(r"[.-][0-9a-f]{8,}\.")
_FOREVER = "public, max-age=31536000, immutable"


@lru_cache(maxsize=1024)
def _gzipped(path: str, modified: float) -> bytes:
    """A file's bytes, compressed; ``modified`` makes a changed file another entry of the cache."""
    return gzip.compress(Path(path).read_bytes(), compresslevel=6, mtime=0)


class _Compressed(StaticFileHandler):
    """Sends a file gzipped to a browser that takes it so."""

    async def get(self, path: str, include_body: bool = True) -> None:
        """Answer as Tornado does, except that what can be compressed is, and then in one piece."""
        if "\0" in path:
            raise HTTPError(404)
        if not self._takes_gzip() or not _COMPRESSIBLE.search(mimetypes.guess_type(path)[0] or ""):
            await super().get(path, include_body)
            return
        self.path = self.parse_url_path(path)
        # Looking a file up may change which root it is found under.
        absolute_path = self.get_absolute_path(self.root, self.path)
        found = self.validate_absolute_path(self.root, absolute_path)
        if found is None:
            return
        self.absolute_path = found
        self.modified = self.get_modified_time()
        self.set_headers()
        self.set_header("Content-Encoding", "gzip")
        self.set_header("Vary", "Accept-Encoding")
        if self.should_return_304():
            self.set_status(304)
        elif include_body:
            self.write(_gzipped(found, Path(found).stat().st_mtime))

    def _takes_gzip(self) -> bool:
        headers = self.request.headers
        return "gzip" in headers.get("Accept-Encoding", "") and "Range" not in headers


class TemplateFiles(_Compressed, TemplateStaticFileHandler):  # type: ignore[misc]  # the base class has no types
    """The page template's own files. Their addresses carry a hash of the content, except where a module imports one."""

    def set_extra_headers(self, path: str) -> None:
        super().set_extra_headers(path)
        if "v" not in self.request.arguments:
            self.set_header("Cache-Control", "no-cache")  # else an old one is taken for a new page

    def parse_url_path(self, url_path: str) -> str:
        """The path, which is TEMPLATE/static/FILE.

        Raises:
            tornado.web.HTTPError: 404 where it is not. Voilà takes it for that whatever it is.
        """
        match normpath(url_path).split("/"):
            case [_, "static", _, *_] if url_path.split("/", 2)[1:2] == ["static"]:
                return str(super().parse_url_path(url_path))
        raise HTTPError(404)


class ExtensionFiles(_Compressed, FileFindHandler):
    """The front end's extensions: kept by the browser where the file name carries a hash of the content."""

    def set_headers(self) -> None:
        super().set_headers()
        if _CONTENT_HASH.search(self.path):
            self.set_header("Cache-Control", _FOREVER)


class VersionedScripts(_Compressed, MultiStaticFileHandler):  # type: ignore[misc]  # the base class has no types
    """Voilà's scripts, under an address that carries Voilà's version: a browser never needs to ask again."""

    def set_extra_headers(self, path: str) -> None:
        super().set_extra_headers(path)
        self.set_header("Cache-Control", _FOREVER)
