"""What a class is shown: the address to open, as text and as a QR code."""

from dataclasses import dataclass, field, replace

import segno

from tolva_widgets.page.code_image import code_image

from ..start_page.page import StartPage

CLASS_ADDRESS = "tolva_class_address"
"""Under this name the server's settings have its `ClassAddress`."""
CLASS_PATH = "class"
"""Where the page lies, below the site's address: short, for it may be typed."""

LINK = "link"
"""Where below it one asks for the address of a page, as others open it."""

_QUIET = 4
"""The white margin that readers of QR codes ask for, in modules."""


@dataclass(frozen=True)
class ClassAddress:
    """What there is to show."""

    url: str
    """The site's address, as others open it."""
    lang: str
    """The language of whoever serves."""
    shared: bool
    """Whether others can open it at all."""
    named: bool = False
    """Whether whoever serves has said what the address is."""
    others: tuple[str, ...] = ()
    """Other addresses of this computer, for where that one cannot be reached."""
    start_page: StartPage = field(default_factory=StartPage)

    def at(self, url: str) -> "ClassAddress":
        """The same with another of the addresses shown in place of the first; as it is where there is no such one."""
        if url not in self.others:
            return self
        known = (self.url, *self.others)
        return replace(self, url=url, others=tuple(other for other in known if other != url))

    @property
    def image(self) -> str:
        """The address as a QR code, an image in itself. It stays dark on white, also on a dark page."""
        return code_image(self.url)

    def written(self) -> str:
        """The address as a QR code for a terminal with light letters on a dark ground."""
        code = segno.make_qr(self.url, error="m")
        rows = [list(row) for row in code.matrix_iter(border=_QUIET // 2)]
        rows += [[0] * len(rows[0])] * (len(rows) % 2)
        pairs = zip(rows[::2], rows[1::2], strict=True)
        return "\n".join("".join(_HALVES[bool(up), bool(low)] for up, low in zip(*pair, strict=True)) for pair in pairs)


_HALVES = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
"""Two modules, one above the other, as a character; a dark one is where nothing is written."""
