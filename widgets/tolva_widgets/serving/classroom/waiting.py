"""The pages that wait until something is new in the class."""

import asyncio
from collections.abc import Hashable
from contextlib import suppress
from typing import NamedTuple

from tolva_widgets.classroom.storage.values import Learner

from .seen import Seen


class _LearnersPage(NamedTuple):
    learner: Learner
    hangs_on: Hashable
    """What its learner is told hangs on this, as `Seen.concerning` has it."""
    news: asyncio.Event


class Waiting:
    """Those who wait: some for whatever is new, and learners' pages for what is new for them."""

    def __init__(self) -> None:
        self._any_news = asyncio.Event()
        self._pages: set[_LearnersPage] = set()

    async def for_news(self, seconds: float) -> None:
        """Until there is something new, or so long."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._any_news.wait(), seconds)

    async def for_news_of(self, learner: Learner, seen: Seen, seconds: float) -> None:
        """Until something is new, since this was seen, that what a learner's page is told hangs on; or so long."""
        page = _LearnersPage(learner, seen.concerning(learner), asyncio.Event())
        self._pages.add(page)
        try:
            with suppress(TimeoutError):
                await asyncio.wait_for(page.news.wait(), seconds)
        finally:
            self._pages.discard(page)

    def wake(self, seen: Seen | None) -> None:
        """Wake those for whom something is new; where nothing is seen any more, all."""
        self.wake_others()
        for page in self._pages:
            if seen is None or seen.concerning(page.learner) != page.hangs_on:
                page.news.set()

    def wake_others(self) -> None:
        """Wake those who wait for whatever is new, where it concerns no learner's page: to look at each page of a class
        for each answer of a class takes more than to write the answer down."""
        before, self._any_news = self._any_news, asyncio.Event()
        before.set()
