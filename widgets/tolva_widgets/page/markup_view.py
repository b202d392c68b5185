"""Pieces of markup on the page, made and escaped in Python, whose buttons and fields tell what is done to them."""

from collections.abc import Callable, Mapping
from typing import Any

import traitlets

from tolva_widgets.base.scripts import script
from tolva_widgets.base.widget import FrontEnd


class MarkupView(FrontEnd):
    """A view in pieces; what is pressed and written there is told by `on_do`.

    A button, field or list of the markup has `data-do` (what to do), `data-name` (what it is done to) and a value; what
    is to have the focus still when its piece is written anew has a name of its own in `data-focus`, and what can be
    unfolded one in `data-keep`.
    """

    code = script("page/markup_view.js")
    text_length = 200
    """So much is taken of what the page sends; ours is shorter."""

    sections: traitlets.List[Any] = traitlets.List(traitlets.List(traitlets.Unicode())).tag(sync=True)
    """The pieces, as pairs of name and markup of ours, in the order in which they are read."""
    called = traitlets.Unicode().tag(sync=True)
    """What the classes of the view and of its pieces begin with."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._does: Callable[[str, str, str], None] = lambda _do, _name, _value: None
        self.on_msg(self._hear)

    def on_do(self, does: Callable[[str, str, str], None]) -> None:
        """Calls back with what is done, what it is done to, and the value; a stranger's text all three."""
        self._does = does

    def _hear(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        do, name, value = (content.get(key) for key in ("do", "name", "value"))
        if isinstance(do, str) and isinstance(name, str) and isinstance(value, str):
            self._does(do, name[: self.text_length], value[: self.longest(do)])

    def longest(self, do: str) -> int:
        """How many characters are taken of a value."""
        return self.text_length
