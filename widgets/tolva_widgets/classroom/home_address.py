"""The address at which pupils reach the pages from home: a site of files, or another server, with the same ones."""

import re
from typing import Final
from urllib.parse import urlsplit

from tolva_teach.quiz.faults import SaidError
from tolva_teach.texts import LANGUAGES

LONGEST: Final = 300
"""Letters of an address."""
KEPT: Final = "home"
"""Under this key the browser keeps it."""

_PAGE_OF_OURS = re.compile(rf"(?<=/)(?:voila/render/)?(?:(?:{'|'.join(LANGUAGES)})/)?(?:[^/]+[.](?:ipynb|html))?$")
"""What a teacher has copied along who has opened a page there: a page's name, its language's folder. A site's own
folder may have a name of two letters too."""
_PAGE = re.compile(r"^([^/?#]+)[.](?:ipynb|html)(?=$|[?#])")


class HomeAddressError(SaidError):
    """What was said is no address of pages on the web."""

    def __init__(self) -> None:
        super().__init__("class-not-home-address")


def read_home_address(said: str) -> str:
    """The address of the site, with a slash at its end.

    >>> read_home_address("https://cards.example/school/sv/index.html")
    'https://cards.example/school/'
    >>> read_home_address("https://cards.example/7b/")
    'https://cards.example/7b/'
    >>> read_home_address("https://cards.example/ab")
    'https://cards.example/ab/'

    Raises:
        HomeAddressError: it is not one of http or https, or asks for something.
    """
    said = said.strip()
    try:
        parts = urlsplit(said)
        host, _ = parts.hostname, parts.port
    except ValueError:
        raise HomeAddressError from None
    is_site = parts.scheme in ("http", "https") and host and parts.username is None
    if not is_site or len(said) > LONGEST or "?" in said or "#" in said or re.search(r"[\s<>\"\\]", said):
        raise HomeAddressError
    return f"{parts.scheme}://{parts.netloc}{_site(parts.path)}"


def _site(path: str) -> str:
    """The folder of the site, of which a page may have been named."""
    folder = path if path.endswith("/") or _is_page(path) else f"{path}/"
    return _PAGE_OF_OURS.sub("", folder) or "/"


def _is_page(path: str) -> bool:
    return path.endswith((".ipynb", ".html"))


def link_from_home(home: str, lang: str, href: str) -> str:
    """The whole link to a page, said as from a page beside it: a site of files has it under this address, and a server
    leads on from there.

    >>> link_from_home("https://cards.example/", "sv", "quiz.ipynb?set=70&homework=row")
    'https://cards.example/sv/quiz.html?set=70&homework=row'
    """
    beside = _PAGE.sub(r"\1.html", href)
    return f"{home}{lang}/{beside}"
