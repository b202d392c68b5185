"""Somebody who plays a match by keys alone, and sees that something comes of each press before the next one."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from helpers.answering_along import given
from helpers.by_keys import Keys
from helpers.pages import tab_to
from tolva_teach.texts import sentence
from tolva_widgets.play.session import PlaySession

_ELSEWHERE = "turn => document.querySelector('.tolva-pace').dataset.turn !== turn"
_TOLD_ALL = "() => Number(document.querySelector('.tolva-pace')?.dataset.turn) > 2"
"""The page has shown itself, and again for each thing that a browser tells of it: its address, and what it keeps."""


class PlayingKeys(Keys):
    """At a table where the others wait for a key, with the match as it must be beside it."""

    def __init__(self, page: Page, beside: PlaySession) -> None:
        super().__init__(page)
        self.beside = beside
        page.wait_for_function(_TOLD_ALL)
        with self._seen():
            page.get_by_role("combobox", name=sentence(beside.lang, "play-choose-pace", None)).select_option("tap")

    def go_on(self) -> None:
        """Lets another play, or the next thing be seen."""
        with self._seen():
            if "tolva-pace-on" not in self.focus:
                tab_to(self.page, ".tolva-pace-on")
            self.press("Enter")
        if self.beside.match.waits_for == "deal":
            self.beside.match.next_deal()
        else:
            self.beside.go_on()

    def decide_on_first(self) -> None:
        """Decides on the first that is allowed; where that is held back once, one means it."""
        match = self.beside.match
        decision = next(decision for decision, verdict in match.verdicts if verdict)
        assert match.offers is not None
        with self._seen():
            self.decide(given(match.offers, decision))
        match.attempt(decision, remind=True, explain=True)
        if match.reminder or match.commitment:
            with self._seen():
                self.press("Enter")
            match.attempt(decision, remind=True, explain=True)

    @contextmanager
    def _seen(self) -> Iterator[None]:
        """Waits until the page shows what came of it. A press sooner would belong to what was shown before."""
        before = self.page.locator(".tolva-pace").get_attribute("data-turn")
        yield
        self.page.wait_for_function(_ELSEWHERE, arg=before)
