"""A level's questions as homework: what was first answered to each. The browser keeps it as a nameless receipt."""

import time
from collections.abc import Mapping

from tolva_teach.quiz import Narrowed
from tolva_widgets.levels.question.task import LevelQuestion
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.quiz.receipt import Asked, Given, ReceiptError, read_receipt, receipt_of, written


class LevelHomework:
    """What somebody has answered to the questions of a level that their teacher has handed out.

    Only the first answer to each question counts, and none to one that was drawn: homework has the questions that the
    level was given, so that all who do it answer the same ones.
    """

    def __init__(self, session: LevelSession[LevelQuestion], asked: Mapping[str, Asked], kept: str = "") -> None:
        """
        Args:
            session: the level. It begins anew where some of the questions that are still to be answered would not come.
            asked: its questions, by what the level calls them.
            kept: what the browser has kept of the answers, a stranger's text.
        """
        self.session, self._asked = session, asked
        self._answers = _read(kept, frozenset(asked.values()))
        missing = {name for name, its in asked.items() if its not in self._answers}
        if not session.will_ask(missing):
            session.restart()
        self.is_done = self._is_whole and (session.is_drawn or not session.memory)
        """Whether the level has been gone through to its end; what is done there afterwards changes nothing."""

    @property
    def answers(self) -> tuple[Given, ...]:
        """The answers, in the order of the level's questions."""
        return tuple(self._answers[its] for its in self._asked.values() if its in self._answers)

    @property
    def kept(self) -> str:
        """What the browser is to keep; empty where nothing has been answered."""
        return written(receipt_of(self.answers, "", time.time())) if self._answers else ""

    def see(self) -> bool:
        """Notes what has been answered; whether that is an answer that was not there before."""
        attempt, before = self.session.current, len(self._answers)
        if isinstance(attempt.task, Narrowed) and attempt.marked is not None and attempt.read_as:
            asked = (attempt.task.name, tuple(sorted(attempt.task.verbs)))
            if asked in self._asked.values():
                picked = tuple(choice.key for choice in attempt.picked)
                self._answers.setdefault(asked, Given(asked[0], picked, asked[1]))
        self.is_done = self.is_done or self.session.is_done
        return len(self._answers) > before

    def begin_again(self) -> None:
        """Forgets the answers, and asks from the first question."""
        self._answers, self.is_done = {}, False
        self.session.restart()

    @property
    def _is_whole(self) -> bool:
        return len(self._answers) == len(set(self._asked.values()))


def _read(kept: str, asked: frozenset[Asked]) -> dict[Asked, Given]:
    """What was kept of answers to these questions; nothing where it is nothing that was written here."""
    try:
        receipt = read_receipt(kept) if kept else None
    except ReceiptError:
        return {}
    return {its.asked: its for its in receipt.answers if its.asked in asked} if receipt else {}
