"""What is worked out at a table while the page stays alive, and shown when it is found: advice, and the analysis of a
deal that is over.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager
from time import perf_counter

from tolva_widgets.base.scheduler import Scheduler
from tolva_widgets.play.session import PlaySession

_HEARD_OUT = 5.0
"""Seconds in which a screen reader has said what is said when a deal is over."""


class BackgroundSearch:
    """The searches behind a table, one at a time."""

    def __init__(self, session: PlaySession, around: Callable[[], AbstractContextManager[None]]) -> None:
        """
        Args:
            session: what is searched in.
            around: makes what surrounds each bit of the search, such as what tells of its errors.
        """
        self._session = session
        self._scheduler = Scheduler(around)

    def begin_advice(self, then: Callable[[], None]) -> bool:
        """Searches for advice, if any is asked for, in place of what was searched for; whether it does.

        Args:
            then: what follows when there is advice.
        """
        search = self._session.advice_search
        self._scheduler.stop()
        if search is None or search.done:
            return False
        self._scheduler.begin(search.advance, then)
        return True

    def begin_analysis(self, then: Callable[[bool], None]) -> None:
        """Analyses the deal, if it is over and not analysed yet, in place of what was searched for.

        Args:
            then: what follows when the analysis is complete; true where a screen reader may still speak of the deal's
                end.
        """
        analysis = self._session.match.analysis
        if analysis is not None and not analysis.done:
            begun = perf_counter()
            self._scheduler.begin(analysis.advance, lambda: then(perf_counter() - begun < _HEARD_OUT))
