"""Widgets of which a page has one, whichever of its widgets names it first.

Each page has a kernel of its own, so what the process keeps here is that page's. A singleton leaves when it is closed.
"""

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar, cast

import ipywidgets
import traitlets

Widget = TypeVar("Widget", bound=ipywidgets.Widget)

Singletons = dict[Hashable, ipywidgets.Widget]

_page: Singletons = {}


class SharedState(ipywidgets.Widget):  # type: ignore[misc]
    """State that many widgets refer to, so that the page is sent it once. It has no view."""

    content = traitlets.Dict().tag(sync=True)


def singleton(key: Hashable, make: Callable[[], Widget]) -> Widget:
    """The page's widget of this key: it is made when it is first asked for, and again after it was closed."""
    singletons = _page
    if key not in singletons:
        singletons[key] = make()
        singletons[key].observe(lambda change: change.new is None and singletons.pop(key, None), "comm")
    return cast(Widget, singletons[key])


def shared_state(key: Hashable, make: Callable[[], dict[str, Any]]) -> SharedState:
    """The page's shared state of this key; `make` gives its content when it is first asked for."""
    return singleton(key, lambda: SharedState(content=make()))


@contextmanager
def page_of_its_own(singletons: Singletons) -> Iterator[None]:
    """Where a process has several pages, as in tests: meanwhile these are the singletons, those of one of them."""
    global _page
    before, _page = _page, singletons
    try:
        yield
    finally:
        _page = before
