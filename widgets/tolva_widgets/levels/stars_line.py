"""The line of stars over a level, which the learner's browser keeps, and with them how far one is in it."""

from collections.abc import Callable
from typing import Any

import traitlets

from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import FrontEnd
from tolva_widgets.levels.memory import TEXT_LIMIT
from tolva_widgets.levels.stars import MOST_STARS

_WORDS = {str(stars): f"level-stars-{stars}" for stars in range(MOST_STARS + 1)} | {"full": "level-stars-full"}


class StarsLine(FrontEnd):
    """How many of three stars a level has earned, now or before: the best counts.

    >>> StarsLine(level="tolva.melding-1").stars
    0
    """

    code = script("levels/stars_line.js")
    styles = stylesheet("levels/stars_line.css", "page/printout.css")
    in_repr = ("level", "stars")

    level = traitlets.Unicode().tag(sync=True)
    """The level's name, by which the browser keeps them."""
    stars = traitlets.Int(0, min=0, max=MOST_STARS).tag(sync=True)
    """How many. The browser says so of what it keeps; it is a stranger's word, and nothing hangs on it."""
    memory = traitlets.Unicode().tag(sync=True)
    """What the browser keeps of a level that one is in the midst of, a stranger's text when it comes from there; it is
    kept under the level's name until the level is done."""
    _memory_limit = traitlets.Int(TEXT_LIMIT, read_only=True).tag(sync=True)
    """So many characters of it are kept and given back at most."""
    so_far = traitlets.Unicode().tag(sync=True)
    """How far one is in the level just now, beside them."""
    printing = traitlets.Unicode().tag(sync=True)
    """What stands on the button that prints the level's questions; empty where there is none."""
    on_paper = traitlets.Unicode().tag(sync=True)
    """What the page itself says of that button on paper."""
    words = traitlets.Dict().tag(sync=True)
    """What is heard of them, by their number, and what is said where they cannot be kept; they follow `lang`."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._print: Callable[[], str] | None = None
        self._begins_homework: Callable[[bool, str], None] | None = None
        self.on_msg(self._hear)

    def on_print(self, sheet: Callable[[], str]) -> None:
        """Has the level printed when that is asked for.

        Args:
            sheet: makes what is printed, as HTML, escaped.
        """
        self._print = sheet

    def on_handed_out(self, begins: Callable[[bool, str], None]) -> None:
        """Has the level begin as homework when the page's address says that it is.

        Args:
            begins: is told whether all of the page is homework, and what the browser has kept of the answers, a
                stranger's text.
        """
        self._begins_homework = begins

    def lead_onward(self) -> None:
        """Brings what follows the level on its page into sight."""
        self.send({"do": "onward"})

    def keep_answers(self, text: str) -> None:
        """Has the browser keep what was answered as homework."""
        self.send({"do": "keep", "text": text})

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if content == {"do": "print"} and self._print:
            self.send({"do": "print", "html": self._print()})
        if content.get("do") == "handed-out" and self._begins_homework:
            kept = content.get("kept")
            self._begins_homework(content.get("whole") is True, kept if isinstance(kept, str) else "")

    def earn(self, stars: int) -> None:
        """Keeps as many, unless there are more already."""
        self.stars = max(self.stars, stars)

    @traitlets.default("words")
    def _default_words(self) -> dict[str, str]:
        return {name: self.say(key) for name, key in _WORDS.items()}

    @traitlets.observe("lang")
    def _reword(self, _change: Any) -> None:
        self.words = self._default_words()
