"""A page on which deals are set up, as who looks at it sees it: its pieces, and where its links lead."""

import html
import re
from typing import Any
from urllib.parse import urlsplit

from tolva_widgets import DealEditor
from tolva_widgets.replay.sources import read_linked


def piece(editor: DealEditor, name: str) -> str:
    """The markup of a piece as it is shown."""
    return dict(map(tuple, editor._view.sections))[name]


def links(editor: DealEditor, name: str) -> list[str]:
    """Where the links of a piece lead."""
    return [html.unescape(href) for href in re.findall(r'href="([^"]+)"', piece(editor, name))]


def record_of(href: str) -> Any:
    """The record that a link brings along."""
    return read_linked(urlsplit(href).fragment.removeprefix("record=")).record


def opened(editor: DealEditor, **values: str) -> DealEditor:
    """The editor after its page was opened with this address."""
    if record := values.pop("record", None):
        editor._page.fragment = f"record={record}"
    editor._page.address = values
    editor._page.opened = True
    return editor
