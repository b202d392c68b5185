"""A level of a lesson in which one puts cards or hands in order, the highest first."""

from typing import Any

from tolva_teach.quiz.faults import told_in
from tolva_teach.texts import check_language
from tolva_widgets.levels.faults import check_level_name
from tolva_widgets.levels.order.panel import OrderPanel
from tolva_widgets.levels.order.task import OrderAttempt, OrderSource
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.levels.widget import LevelFrame


class OrderLevel(LevelFrame):
    """Has the learner put things in order, task after task; what was wrong comes back after all others.

    >>> level = OrderLevel("tolva.order", "tolva: HK H10 HA", lang="en")
    >>> for key in ("HA", "H10", "HK"):
    ...     level.choose(key)
    >>> level.answer()
    >>> level.session.stars
    3
    """

    style_sheets = (*LevelFrame.style_sheets, "replay/explanation.css")
    in_repr = ("level", "lang")

    session: LevelSession[OrderAttempt]
    panel: OrderPanel

    def __init__(self, level: str, *tasks: str, **traits: Any) -> None:
        """
        Args:
            level: its name among all levels, as in `tolva.tricks.order`.
            tasks: what is put in order, as `tolva_teach.quiz.orders` has it: `"tolva: HK H10 HA H9"`.
            traits: `lang`, and `layout`.

        Raises:
            ValueError: no name for a level, no such language, or nothing that could be put in order; the message says
                what is wrong.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        with told_in(lang):
            self.session = LevelSession(OrderSource(tasks))
            check_level_name(level)
        super().__init__(**traits)
        self._make_table()
        self.panel = OrderPanel(self, lambda: self.session.current)
        self._set_up_level(level, self.panel.logbook)

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Puts a card or a hand in the next place, or takes it back."""
        self.panel.choose(key)

    def answer(self) -> None:
        """Marks the order."""
        self.panel.answer()

    def show_answer(self) -> None:
        """Shows the order, as for a wrong answer: it comes back."""
        self.panel.show_answer()

    @property
    def _printing(self) -> tuple[str, str]:
        return "", self._progress.say("level-on-paper-ordered", count=self.session.count)
