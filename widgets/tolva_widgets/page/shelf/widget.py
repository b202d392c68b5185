"""What the learner's browser keeps of a page for another day: things of one kind, and the list of them."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import traitlets

from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import FrontEnd

_WORDS = ("title", "some", "more", "go-on", "throw", "undo", "thrown", "back", "save", "full")

ACTIONS = ("go-on", "throw", "back")
"""What one can do with a thing in the list; to save it the browser does by itself."""


class Shelf(FrontEnd):
    """Keeps texts in the browser, each under a key of its own, and lists those that there is something to say of.

    The browser tells once what it keeps, the one written last first; it is a stranger's text. Where a page has no
    storage nothing is told, and nothing is kept.

    >>> shelf = Shelf(place="match")
    >>> shelf.on_told(print)
    >>> shelf.set_state({"told": [["a key", "a text"]], "opened": True})
    [('a key', 'a text')]
    """

    code = script("page/shelf/shelf.js")
    styles = stylesheet("page/shelf/shelf.css")
    in_repr = ("place", "lang")

    place = traitlets.Unicode().tag(sync=True)
    """What is kept here: the names in the browser begin with it. Empty where nothing is to be kept."""
    limit = traitlets.Int().tag(sync=True)
    """The most characters that are wanted of a text; one character more says that it has more."""
    told: traitlets.List[Any] = traitlets.List(traitlets.List(traitlets.Unicode())).tag(sync=True, echo_update=False)
    """What the browser keeps, as pairs of key and text."""
    opened = traitlets.Bool(False).tag(sync=True)
    """Whether the browser has told it."""
    rows: traitlets.List[Any] = traitlets.List(traitlets.Dict()).tag(sync=True)
    """What is listed: `key`, `words`, and `sound`, true where one can go on with it; else it can only be saved as it
    is, under the name `file`."""
    folded = traitlets.Bool(False).tag(sync=True)
    """Whether all of the list is folded away; else the first row stands open."""
    words = traitlets.Dict().tag(sync=True)
    """The labels and sentences, by name; they follow `lang`."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._does: dict[str, Callable[[str], None]] = {}
        self.on_msg(self._hear)

    def on_told(self, callback: Callable[[Sequence[tuple[str, str]]], None]) -> None:
        """Calls back with what the browser keeps, once it has told it."""
        self.observe(lambda _: callback([(pair[0], pair[1]) for pair in self.told if len(pair) == 2]), "opened")

    def on_action(self, action: str, does: Callable[[str], None]) -> None:
        """Calls back with the key of what one of `ACTIONS` is done with. It is a stranger's text."""
        self._does[action] = does

    def put(self, key: str, text: str) -> None:
        """Keeps a text under a key; an empty one is no longer kept."""
        self.send({"do": "put", "key": key, "text": text})

    @traitlets.default("words")
    def _default_words(self) -> dict[str, str]:
        return {name: self.say(f"shelf-{name}") for name in _WORDS}

    @traitlets.observe("lang")
    def _reword(self, _change: Any) -> None:
        self.words = self._default_words()

    def _hear(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        does, key = content.get("do"), content.get("key")
        if does in self._does and isinstance(key, str):
            self._does[does](key)
