"""What a composed widget shows and obeys, seen as a browser gets it: its parts by what they are, not by their names."""

from collections.abc import Iterator
from typing import Any

import ipywidgets

from tolva_widgets.page.widget import Page
from tolva_widgets.table.widget import CardTable

_NOT_SHOWN = ("layout", "style", "children", "_esm", "_front_end", "_deck")
"""Synced traits that say nothing: other models, and what front ends are made of."""


def parts(widget: ipywidgets.Widget) -> Iterator[ipywidgets.Widget]:
    """The widget and all that it is made of."""
    yield widget
    for child in getattr(widget, "children", ()):
        yield from parts(child)


def synced(widget: ipywidgets.Widget) -> dict[str, Any]:
    """All that a browser gets of it: every part's synced traits, without what is another in each process."""
    return {
        f"{place} {type(part).__name__}": {key: kept for key, kept in part.get_state().items() if key not in _NOT_SHOWN}
        for place, part in enumerate(parts(widget))
    }


def said(widget: ipywidgets.Widget) -> str:
    """All the text that stands there, as HTML."""
    return " ".join(part.value for part in parts(widget) if isinstance(part, ipywidgets.HTML))


def table_of(widget: ipywidgets.Widget) -> CardTable:
    """Its card table."""
    return next(part for part in parts(widget) if isinstance(part, CardTable))


def page_of(widget: ipywidgets.Widget) -> Page:
    """Its row of tools."""
    return next(part for part in parts(widget) if isinstance(part, Page))


def buttons(widget: ipywidgets.Widget) -> list[str]:
    """What stands on the buttons that are there now."""
    return [part.description for part in parts(widget) if _is_there(part)]


def press(widget: ipywidgets.Widget, words: str) -> None:
    """Presses the button with these words."""
    (found,) = [part for part in parts(widget) if _is_there(part) and part.description == words]
    found.click()


def _is_there(part: ipywidgets.Widget) -> bool:
    return isinstance(part, ipywidgets.Button) and part.layout.display != "none"


def sent(part: ipywidgets.Widget) -> list[Any]:
    """The messages that it sends to the browser from now on, as they come."""
    messages: list[Any] = []
    part.send = lambda content, buffers=None: messages.append(content)
    return messages


def hear(part: ipywidgets.Widget, message: dict[str, Any]) -> None:
    """What the part's front end says of a person who did something."""
    part._handle_custom_msg(message, [])


def heard(widget: ipywidgets.Widget) -> str:
    """What its table has a screen reader say."""
    return str(table_of(widget).announcement)


def choose(widget: ipywidgets.Widget, **chosen: str) -> None:
    """A choice at the page's tools."""
    page_of(widget).chosen = {**page_of(widget).chosen, **chosen}
