"""What the large screen shows of a class, in four states that its teacher steps through; nothing says who."""

import hashlib
from dataclasses import dataclass
from typing import Any

from htpy import h1

from tolva_teach.quiz.judged import is_asked
from tolva_teach.texts import sentence
from tolva_widgets.classroom import shown

from .open_class import OpenClass
from .seen import Seen


@dataclass(frozen=True)
class Screen:
    """What it shows."""

    html: str
    """The question with what is told of it; empty while the address to open is shown."""
    said: str
    """The line below that: how many have answered, or are here."""
    calls: str = ""
    """What those do who are in, where all are sent to a page: the address below is for who comes late; empty where they
    are sent nowhere."""

    @property
    def name(self) -> str:
        """By this the screen knows whether it shows it already."""
        shown = self.html or self.calls
        return hashlib.sha256(shown.encode()).hexdigest()[:16] if shown else ""


def screen_of(open_class: OpenClass, lang: str, sent_to: str = "") -> Screen:
    """What the screen shows now; `sent_to` is what the page is called that all are sent to, where there is one."""
    if open_class.ended:
        return Screen(str(h1[sentence(lang, "class-strip-ended")]), "")
    seen = open_class.seen
    stage, answered = seen.stage, len(seen.answers)
    here = seen.here(open_class.store_time())
    if stage.question is None or stage.state == "join":
        calls = sentence(lang, "class-screen-sent", None, title=sent_to) if sent_to else ""
        return Screen("", sentence(lang, "class-page-here", None, here=here), calls)
    key = "class-screen-answered" if stage.open else "class-screen-closed"
    return Screen(_html(seen, lang), sentence(lang, key, None, answered=answered, here=here))


def _html(seen: Seen, lang: str) -> str:
    name = seen.stage.question or ""
    if not is_asked(name):
        return str(h1[sentence(lang, "class-screen-unknown")])
    counts = seen.counts
    if seen.stage.revealed:
        facts: dict[str, Any] = {"right": seen.right, "answered": len(seen.answers)}
        headline = sentence(lang, "class-screen-right", None, **facts) if counts is not None else ""
        return shown.revealed_on_screen(name, lang, counts, headline, seen.stage.about)
    if seen.stage.state == "spread" and counts is not None:
        return shown.spread_on_screen(name, lang, counts, len(seen.answers), seen.wholes)
    few = sentence(lang, "class-screen-few") if seen.stage.state == "spread" else ""
    return shown.on_screen(name, lang, few)
