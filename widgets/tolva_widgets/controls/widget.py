"""The row that steps through something: first, back, play, forward, next section, last, and a slider."""

from typing import Any

import traitlets

from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import ToldByThePage

SPEEDS: tuple[str, ...] = ("slow", "normal", "fast")
"""How long a step stays while playing; the front end keeps the time."""

_OF_THE_PAGE = ("step", "playing", "speed")
"""The traits that the page changes too."""

_WORDS = (
    "group",
    "first",
    "back",
    "play",
    "pause",
    "forward",
    "next",
    "last",
    "slider",
    "speed",
    *(f"speed-{speed}" for speed in SPEEDS),
)


class Controls(ToldByThePage):
    """Steps from 0 to `last`: by buttons, by keys, by a slider, or by itself while it plays.

    The playback's timer is in the browser. It goes on when `where` has changed, so that it never runs ahead of what is
    shown, and takes the longer the more is told; while it plays, screen readers are left in peace.

    >>> controls = Controls(last=40)
    >>> controls.step = 41
    >>> controls.step
    40
    """

    code = script("controls/controls.js")
    styles = stylesheet("controls/controls.css")
    in_repr = ("step", "last", "playing", "lang")

    last = traitlets.Int(0, min=0).tag(sync=True)
    """The last step."""
    step = traitlets.Int(0).tag(sync=True, echo_update=False)
    """The step that is wanted, kept between 0 and `last`; the page changes it too, as it does the next two."""
    playing = traitlets.Bool(False).tag(sync=True, echo_update=False)
    """Whether it goes on by itself."""
    speed = traitlets.Enum(SPEEDS, default_value="normal").tag(sync=True, echo_update=False)
    """How fast it does: `slow`, `normal` or `fast`."""
    where = traitlets.Unicode().tag(sync=True)
    """Where the step stands, in words: the slider's value for who cannot see it. It must differ from step to step."""
    said = traitlets.Unicode().tag(sync=True)
    """What happened at the step: a screen reader says it, once."""
    caption = traitlets.Unicode().tag(sync=True)
    """What stands above the row, for a page too narrow for more beside it; the widget around it decides when."""
    reason = traitlets.Unicode().tag(sync=True)
    """Why it happened: a line below the caption."""
    note = traitlets.Unicode().tag(sync=True)
    """What somebody has noted about it: two lines of it stand below the reason, where there is room."""
    marks = traitlets.List(traitlets.Int()).tag(sync=True)
    """The steps that end a section, in their order: the slider has a mark at each, and "next" leads to the one that
    follows."""
    next_words = traitlets.Unicode().tag(sync=True)
    """What the way to the next section's end is called here: "next trick". Empty for what it is called anywhere."""
    led = traitlets.Bool(False).tag(sync=True)
    """Whether one has come by a link to the step that is shown: the widget around it comes to the top then, where the
    row stays at the lower edge of the page."""
    scope = traitlets.Unicode().tag(sync=True)
    """The class of the widget around it in which the keys work too; empty for its own row alone."""
    help = traitlets.Unicode().tag(sync=True)
    """The class of the button in that widget that tells of the keys: "?" presses it. Empty where there is none."""
    words = traitlets.Dict().tag(sync=True)
    """The labels, by name; they follow `lang`."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.on_msg(self._hear)

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        return max(0, min(int(proposal["value"]), self.last))

    @traitlets.observe("last")
    def _shorten(self, _change: Any) -> None:
        self.step = min(self.step, self.last)

    @traitlets.default("words")
    def _default_words(self) -> dict[str, str]:
        return {name: self.say(name if name == "next" else f"controls-{name}") for name in _WORDS}

    @traitlets.observe("lang")
    def _reword(self, _change: Any) -> None:
        self.words = self._default_words()

    def key_words(self) -> list[tuple[str, str]]:
        """The keys that the row obeys and what each does, for a help that tells of them."""
        names = ("arrows", "next", "ends", "play")
        return [(self.say(f"controls-keys-{name}"), self.say(f"controls-keys-{name}-does")) for name in names]

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        match content:
            case {"do": "set", "traits": {**traits}}:
                self.take(content.get("id"), **{name: value for name, value in traits.items() if name in _OF_THE_PAGE})
