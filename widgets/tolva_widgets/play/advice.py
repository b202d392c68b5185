"""What the coach advises: searched for step by step, so that the page stays alive meanwhile."""

from contextlib import suppress

from tolva_teach.games.base import View
from tolva_teach.players.advice import Advice, NoAdviceError, Thinking, advising


class AdviceSearch:
    """The search for advice on one view. It goes on only when it is told to."""

    def __init__(self, view: View) -> None:
        self.view = view
        """What the seat sees."""
        self.advice: Advice | None = None
        """What to do, and why; None until it is found, and where nobody has written advice for the game."""
        self._thinking: Thinking | None = None
        with suppress(NoAdviceError):
            self._thinking = advising(view)

    @property
    def done(self) -> bool:
        """Whether the search has ended."""
        return self._thinking is None

    def advance(self) -> bool:
        """Searches one step further; whether more is left."""
        if self._thinking is None:
            return False
        try:
            next(self._thinking)
        except StopIteration as end:
            self.advice, self._thinking = end.value, None
        return not self.done
