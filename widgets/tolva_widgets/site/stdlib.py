"""The part of Python's standard library that a site needs: all of it would be half of what a visitor waits for."""

import io
import re
import zipfile
from collections.abc import Iterable, Iterator, Mapping

_IMPORT = re.compile(r"^[ \t]*(?:from[ \t]+(\.*[\w.]*)[ \t]+import[ \t]+(.*)|import[ \t]+(.+))$", re.MULTILINE)
_WORD = re.compile(r"[\w.]+")

# Pyodide begins with these, and imports others by names that stand in no import statement.
_BEGINNING = (
    *(
        "_pyodide",
        "pyodide",
        "pyodide_js",
        "site",
        "encodings",
        "importlib",
        "runpy",
        "_sysconfigdata__emscripten_wasm32-emscripten",
    ),
    *(
        "codeop",
        "collections",
        "re",
        "json",
        "pathlib",
        "zipfile",
        "zoneinfo",
        "asyncio",
        "contextlib",
        "traceback",
        "linecache",
    ),
)
_WHOLE = ("_pyodide", "pyodide", "importlib", "json", "collections", "re")
_CODECS = (
    "aliases",
    "ascii",
    "cp437",
    "idna",
    "latin_1",
    "punycode",
    "raw_unicode_escape",
    "unicode_escape",
    "utf_8",
    "utf_8_sig",
    "utf_16",
    "utf_32",
    "cp1252",
)

_LEFT_OUT = frozenset(
    [
        "_pyrepl",
        "bdb",
        "cProfile",
        "cmd",
        "ctypes",
        "curses",
        "dbm",
        "doctest",
        "ensurepip",
        "ftplib",
        "http.server",
        "idlelib",
        "imaplib",
        "mailbox",
        "multiprocessing",
        "optparse",
        "pdb",
        "pickletools",
        "poplib",
        "profile",
        "pstats",
        "pty",
        "pydoc",
        "pydoc_data",
        "rlcompleter",
        "smtplib",
        "sqlite3",
        "test",
        "tkinter",
        "tracemalloc",
        "turtle",
        "unittest",
        "venv",
        "webbrowser",
        "wsgiref",
        "xml.dom",
        "xml.etree",
        "xml.parsers",
        "xml.sax.expatreader",
        "xmlrpc",
        "_pyio",
        "_pydecimal",
        "_pydatetime",
        "lzma",
        "compression.zstd",
        "tarfile",
        "ssl",
        "socketserver",
        "configparser",
        "plistlib",
        "asyncio.windows_events",
        "asyncio.windows_utils",
        "asyncio.__main__",
        "asyncio.tools",
        "json.tool",
        "importlib.resources.simple",
    ]
)
"""What others import for uses that a page has none of, or where it is not written in C."""


def lean(stdlib: bytes, wanted: Iterable[str]) -> dict[str, bytes]:
    """The files of what is wanted and of all that it imports, by path.

    Args:
        stdlib: the whole library, a zip file.
        wanted: names of modules; those that are not in it do not matter.
    """
    with zipfile.ZipFile(io.BytesIO(stdlib)) as whole:
        sources = {name: whole.read(name) for name in whole.namelist() if not name.endswith("/")}
    whole_packages = (
        file.removesuffix(".py").replace("/", ".") for file in sources if file.partition("/")[0] in _WHOLE
    )
    kept = _Library(sources).followed(
        [*_BEGINNING, *whole_packages, *(f"encodings.{name}" for name in _CODECS), *wanted]
    )
    return {name: sources[name] for name in sorted(kept)}


def zipped(files: Mapping[str, bytes]) -> bytes:
    """The files as Pyodide takes them. They are not compressed: what they are sent in is."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_STORED) as written:
        for name, content in sorted(files.items()):
            written.writestr(zipfile.ZipInfo(name), content)
    return made.getvalue()


class _Library:
    def __init__(self, sources: dict[str, bytes]) -> None:
        self._sources = sources

    def followed(self, names: Iterable[str]) -> set[str]:
        """The files of these modules and of all that they import."""
        kept: set[str] = set()
        seen, waiting = set(_LEFT_OUT), list(names)
        while waiting:
            name = waiting.pop()
            if name in seen or any(name.startswith(f"{other}.") for other in _LEFT_OUT):
                continue
            seen.add(name)
            file = next((file for file in _files(name) if file in self._sources), None)
            if file and file not in kept:
                kept.add(file)
                waiting.extend(_imported(self._sources[file].decode(), name, file.endswith("/__init__.py")))
            if "." in name:
                waiting.append(name.rpartition(".")[0])
        return kept


def _files(name: str) -> tuple[str, str]:
    path = name.replace(".", "/")
    return f"{path}/__init__.py", f"{path}.py"


def _imported(source: str, name: str, is_package: bool) -> Iterator[str]:
    """What a source may import. It may be written in a newer Python than this one, which could not parse it."""
    for base, names, plain in _IMPORT.findall(source):
        if plain:
            yield from (one.split()[0] for one in plain.split(",") if one.split())
            continue
        around = _absolute(base, name, is_package)
        yield around
        yield from (f"{around}.{word}" for word in _WORD.findall(names) if word != "as")


def _absolute(base: str, name: str, is_package: bool) -> str:
    module = base.lstrip(".")
    level = len(base) - len(module)
    if not level:
        return module
    parts = name.split(".")
    around = parts[: len(parts) - level + (1 if is_package else 0)]
    return ".".join([*around, *([module] if module else [])])
