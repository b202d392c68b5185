"""A level of a lesson that is played: positions in a row, with the others as beginners, hints, and stars."""

from collections.abc import Collection, Mapping
from typing import Any

import traitlets

from tolva_teach.play.aim import DECISION, Aim
from tolva_teach.quiz.faults import told_in
from tolva_teach.texts import check_language
from tolva_widgets.controls.pace import PACES
from tolva_widgets.levels.faults import check_level_name
from tolva_widgets.levels.play.panel import PlayPanel
from tolva_widgets.levels.play.start import From
from tolva_widgets.levels.play.task import PlayAttempt, PlaySource
from tolva_widgets.levels.session import LevelSession
from tolva_widgets.levels.widget import LevelFrame
from tolva_widgets.play.if_allowed import STYLE


class PlayLevel(LevelFrame):
    """Has the learner play on from its positions, one after the other. What is forbidden can be tried: it goes back,
    and whoever is next at the table says why.

    Three stars are for who tries nothing forbidden, reaches the aim at once and takes no hint, one for whoever comes to
    the end.

    >>> level = PlayLevel("tolva.overtake", "tolva/must-play/1/2/5", rule="trick.overtake", lang="en")
    >>> level.choose("D6")
    >>> level.choose("D9")
    >>> level.session.stars
    2
    """

    style_sheets = (*LevelFrame.style_sheets, "replay/explanation.css", STYLE, "levels/play/widget.css")
    in_repr = ("level", "rule", "until", "goal", "lang")

    rule = traitlets.Unicode(None, allow_none=True, read_only=True)
    """What it is about, by the rule's id; None where it is about more."""
    until = traitlets.Unicode(DECISION, read_only=True)
    """How far one plays each position (`tolva_teach.play.aim.Aim`)."""
    goal = traitlets.Unicode(None, allow_none=True, read_only=True)
    """What one plays for (`tolva_teach.play.goals`); None where it is enough to come to the end."""
    pace = traitlets.Enum(PACES, default_value="quick")
    """How fast the others play, as at a table (`PlayTable`)."""
    session: LevelSession[PlayAttempt]
    panel: PlayPanel

    def __init__(
        self,
        level: str,
        *positions: From,
        rule: str | None = None,
        until: str = DECISION,
        goal: str | None = None,
        **traits: Any,
    ) -> None:
        """
        Args:
            level: its name among all levels, as in `tolva.match.last-three`.
            positions: where one plays on, in this order: the name of a question, `"tolva/must-play/1/1/5"`; a link to
                a match, `"?game=tolva&seed=7&left=3"`; or a record, as a mapping, whose players keep
                their `names`. `start` lists them all.
            rule: what it is about, by the rule's id: at each position it forbids something that one may think of.
            until: `decision`, `deal`, or what the game calls a stretch of the deal, as in `trick`.
            goal: what one plays for, as in `sistan` (`tolva_teach.play.goals.goals`).
            traits: `lang`, `pace`, and `layout`.

        Raises:
            ValueError: no name for a level, no such position, aim or language, or a position that is not about the
                rule; the message says in the level's language what is wrong.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        with told_in(lang):
            self.session = LevelSession(PlaySource(positions, rule, Aim(until, goal)))
            check_level_name(level)
        super().__init__(**traits)
        for name, value in {"rule": rule, "until": until, "goal": goal}.items():
            self.set_trait(name, value)
        self._make_table()
        self.panel = PlayPanel(self, lambda: self.session.current, lambda: self.pace)
        self._set_up_level(level, self.panel.logbook)
        self.observe(lambda _: self.show(), "pace")

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Decides by a card, a pile or a word, by its key."""
        self.panel.choose(key)

    def decide(self, keys: Collection[str]) -> None:
        """Decides by cards that are put together."""
        self.panel.decide(keys)

    def next(self) -> None:
        """The next position, also where the goal of this one is reached or lost before its end."""
        self.session.current.leave()
        super().next()

    @property
    def _printing(self) -> tuple[str, str]:
        return "", self.say("level-on-paper-played")

    def _labels(self) -> Mapping[str, str]:
        session, labels = self.session, super()._labels()
        if session.current.has_missed and session.is_last:
            return {**labels, "next": self.say("level-again-anew" if session.comes_anew else "level-again-same")}
        return labels if session.current.decided_early is None else {"next": self.say("level-next"), **labels}

    def go_on(self) -> None:
        """Shows what follows: what another decides."""
        self.panel.go_on()
