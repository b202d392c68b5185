"""The page's address, read and written by the one widget of a page that may."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # a page without widgets reads addresses too
    from ipywidgets import DOMWidget

    from tolva_widgets.page.widget import Page

Take = Callable[[Mapping[str, str], bool], None]
"""Shows what an address names, by key; true where one has gone back or forward in the browser's history."""

WAITING = "tolva-waiting"
"""The class of what is kept from sight until its address has been heard."""


class Address:
    """The address of the page around a widget: taken when the page is opened or gone back to, and kept up to date.

    Before the page has told it, it is not written, and nothing is seen of the widget: what it would show is another
    thing than the address names. What the browser remembers of settings comes with it and is shown first. A widget that
    is one of several on its page has no address; what it writes goes nowhere.
    """

    def __init__(
        self,
        widget: "DOMWidget",
        page: "Page",
        keys: Sequence[str],
        take: Take,
        *,
        ours: bool,
        fragment: str = "",
        then: Take = lambda _values, _returning: None,
    ) -> None:
        """
        Args:
            widget: what shows the address.
            page: the widget's ear and hand.
            keys: the names in the address.
            take: shows what the address names.
            ours: whether the address is the widget's.
            fragment: the name of the value that stands after the number sign, if there is one.
            then: does what waits until the page has been told what is shown: to lead one there, for instance, for its
                heading may have become longer.
        """
        self._widget = widget
        self._page = page
        self._take = take
        self._then = then
        self._heard = False
        self._fragment = fragment
        self.ours = ours
        if ours:
            widget.add_class(WAITING)
            page.address_keys, page.fragment_key, page.keeps = list(keys), fragment, True
            page.observe(lambda change: self._hear(returning=change["name"] == "returns"), ["opened", "returns"])

    def write(self, values: Mapping[str, str]) -> None:
        """Says where one is now; an empty value is left out of the address."""
        if self._heard:
            self._page.address, self._page.fragment = self._parted(values)

    def keep(self, text: str) -> None:
        """Has the browser's tab keep a text. Before the page has told what it kept before, that stays."""
        if self._heard:
            self._page.kept = text

    def show_link(self, values: Mapping[str, str]) -> None:
        """Shows the page's link with these values, to be copied."""
        self._page.show_link(*self._parted(values))

    def _parted(self, values: Mapping[str, str]) -> tuple[dict[str, str], str]:
        """The values before the number sign, and what stands after it."""
        behind = values.get(self._fragment)
        address = {key: value for key, value in values.items() if key != self._fragment}
        return address, f"{self._fragment}={behind}" if behind else ""

    def enter_at(self, keys: Sequence[str]) -> None:
        """From now on a change of one of these is a new entry in the browser's history."""
        if self.ours:
            self._page.entry_keys = list(keys)

    def _hear(self, returning: bool) -> None:
        self._heard = True
        with self._page.hold_sync():  # the address that holds then is told once, not piece by piece
            key, _, value = self._page.fragment.partition("=")
            values = {**self._page.address, **({key: value} if key else {})}
            self._take(values, returning)
            self._page.answered = self._page.address
            self._widget.remove_class(WAITING)
        self._then(values, returning)


def number(text: str) -> int | str:
    """A whole number in an address; what is none stays as it is, to be shown."""
    return int(text) if re.fullmatch("[0-9]{1,18}", text) else text
