"""The row below a table at which one plays: going on, taking back, and how fast the others play."""

from collections.abc import Callable, Mapping
from typing import Any

import traitlets

from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import FrontEnd

PACES: tuple[str, ...] = ("slow", "normal", "quick", "tap")
"""How fast the others play; with `tap` each waits until one says so."""

USUAL = "normal"

BUTTONS = ("on", "undo")
"""What the buttons do: go on, take back."""

ACTIONS = (*BUTTONS, "think")
"""What may be wanted; that somebody thinks on is wanted by itself, at once, as long as it can be."""

_WORDS = ("group", "undo", "beside")


class Pace(FrontEnd):
    """Says what happens, and lets one go on to what follows: by a button, a key, or by itself after a while.

    The timer is in the browser. Each message says to which `turn` it belongs, so that one that comes late does nothing.

    >>> pace = Pace(turn="3")
    >>> pace.on_action("on", lambda: print("on"))
    >>> pace._handle_custom_msg({"do": "on", "turn": "2"}, [])
    >>> pace._handle_custom_msg({"do": "on", "turn": "3"}, [])
    """

    code = script("controls/pace.js")
    styles = stylesheet("controls/controls.css", "controls/pace.css")
    in_repr = ("pace", "waiting", "lang")

    turn = traitlets.Unicode().tag(sync=True)
    """A name for what is shown: it differs from one state to the next."""
    waiting = traitlets.Bool(False).tag(sync=True)
    """Whether what follows comes by itself."""
    pace = traitlets.Enum(PACES, default_value=USUAL).tag(sync=True)
    """How fast it comes."""
    able = traitlets.List(traitlets.Enum(ACTIONS)).tag(sync=True)
    """What can be done now."""
    on = traitlets.Unicode().tag(sync=True)
    """What going on is called now: "next deal"."""
    onward = traitlets.Unicode().tag(sync=True)
    """What a button is called that leads past the widget around it (`scope`), to what follows on the page, and is the
    main one while it is there; empty where there is none."""
    said = traitlets.Unicode().tag(sync=True)
    """What a screen reader says of it, once, whenever it changes."""
    caption = traitlets.Unicode().tag(sync=True)
    """What happened: it stands above the row, on a page too narrow for more beside the table."""
    reason = traitlets.Unicode().tag(sync=True)
    """What one is to do, or why not: it stands above that."""
    scope = traitlets.Unicode().tag(sync=True)
    """The class of the widget around it in which the keys work too; empty for its own row alone."""
    everywhere = traitlets.Bool(True).tag(sync=True)
    """Whether they work anywhere on a page of ours where nothing else wants them."""
    help = traitlets.Unicode().tag(sync=True)
    """The class of the button in that widget that tells of the keys: "?" presses it."""
    beside = traitlets.Unicode().tag(sync=True)
    """The class of the part of that widget with what may be changed at any time, which on a phone is further down: a
    button leads to its first field; without it there is no such button."""
    words = traitlets.Dict().tag(sync=True)
    """The labels, by name; they follow `lang`."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._does: dict[str, Callable[[], None]] = {}
        self.on_msg(self._hear)

    def on_action(self, action: str, does: Callable[[], None]) -> None:
        """Calls back when one of `ACTIONS` is wanted and can be done."""
        self._does[action] = does

    def sound(self, name: str) -> None:
        """Has one hear this, one of the sounds of `controls/sounds.js`, where the browser lets the page be heard."""
        self.send({"do": "sound", "sound": name})

    def lead_on(self) -> None:
        """Moves the focus to the button that goes on, for who has used keys at the table of the widget around."""
        self.send({"do": "focus"})

    def key_words(self) -> list[tuple[str, str]]:
        """The keys that the row obeys and what each does, for a help that tells of them."""
        return [(self.say(f"pace-keys-{name}"), self.say(f"pace-keys-{name}-does")) for name in BUTTONS]

    @traitlets.default("words")
    def _default_words(self) -> dict[str, str]:
        return {name: self.say(f"pace-{name}") for name in _WORDS}

    @traitlets.observe("lang")
    def _reword(self, _change: Any) -> None:
        self.words = self._default_words()

    def _hear(self, _widget: Any, content: Mapping[str, Any], _buffers: Any) -> None:
        does = content.get("do")
        if does in self.able and does in self._does and content.get("turn") == self.turn:
            self._does[does]()
