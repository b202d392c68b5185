"""What the coach advises, thought of in steps while the page stays alive."""

from contextlib import suppress

from tolva_teach.games.base import View
from tolva_teach.players.advice import Advice, NoAdviceError, Thinking, advising


class Counsel:
    """Advice on one view. It is thought of when it is asked to be, a step at a time."""

    def __init__(self, view: View) -> None:
        self.view = view
        """What the seat sees."""
        self.advice: Advice | None = None
        """What to do, and why; None until that is thought of, and where nobody has written what to advise."""
        self._thinking: Thinking | None = None
        with suppress(NoAdviceError):
            self._thinking = advising(view)

    @property
    def done(self) -> bool:
        """Whether there is nothing more to think of."""
        return self._thinking is None

    def think_on(self) -> bool:
        """Thinks one step further; whether more is left."""
        if self._thinking is None:
            return False
        try:
            next(self._thinking)
        except StopIteration as end:
            self.advice, self._thinking = end.value, None
        return not self.done
