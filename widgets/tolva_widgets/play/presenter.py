"""A table at which one plays, as its page shows it: what lies there, and what can be chosen besides cards."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from htpy import Node, a, p

from tolva_teach.play.replay import up_to
from tolva_teach.records.record import Record
from tolva_teach.rules.table import Table
from tolva_widgets.play import choices, table_view
from tolva_widgets.play.address import MatchName, link_to
from tolva_widgets.play.words import PlayWords
from tolva_widgets.replay.choices import title
from tolva_widgets.table_page.presenter import Choices
from tolva_widgets.table_page.session import Problem


@dataclass(frozen=True)
class PlayPresenter:
    """Presents a session as it is now."""

    words: PlayWords
    """Speaks of it."""
    pace: str
    """How fast the others play."""
    sounds: bool = False
    """Whether one hears what happens."""

    @property
    def table(self) -> Table:
        """What lies on the table."""
        return table_view.shown_table(self.words.session)

    @property
    def heading(self) -> str:
        """What stands above a still picture of it."""
        return f"{self.words.title} · {self.words.replay_words.place(self.words.match.step)}"

    @property
    def lines(self) -> Sequence[str]:
        """What stands below that heading."""
        return self.words.caption, self.words.turn

    @property
    def tools(self) -> Sequence[str]:
        """The page's tools that there are: to save a match only where there is something to go on with."""
        match = self.words.match
        save = ["save"] if match.deal_over or match.begun else []
        return ["another", "open", *save, "link", "change", "report"]

    def to_change(self) -> tuple[Record, int | None]:
        """The deal as it lies there, and the learner's seat as long as cards of it are secret."""
        match = self.words.match
        return up_to(match.ongoing.record, match.step), None if match.deal_over else match.seat

    @property
    def beside(self) -> Choices:
        """The coach, the pace, whether one sees what one can know of the others, what is taken by itself, and what is
        heard."""
        session = self.words.session
        ticked = {
            choices.KNOWN: session.shows_known,
            choices.FORCED: session.takes_forced,
            choices.SOUNDS: self.sounds,
        }
        return Choices(choices.beside(self.words.lang), choices.chosen_beside(session.coach, self.pace, **ticked))

    def deciding(self, keys: Collection[str]) -> Mapping[str, Any]:
        """The button that decides on these cards."""
        session = self.words.session
        return self.words.deciding(session.set_offered, session.together(keys))

    def help_with(self, problem: Problem) -> Node:
        """The way to the nearest match that there is."""
        good, lang = problem.good or self.words.session.name.cards, self.words.lang
        return p[self.words.say("replay-good-seed"), " ", a(href=link_to(MatchName(good)))[title(good, lang)]]
