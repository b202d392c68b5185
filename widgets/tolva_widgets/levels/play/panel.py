"""The panel of a position that is played on: what is forbidden goes back, and the others play by the page's timer."""

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence

from htpy import Node, fragment, h3, p
from markupsafe import Markup

from tolva_teach import picture
from tolva_widgets.controls.pace import Pace
from tolva_widgets.levels.play.task import PlayAttempt
from tolva_widgets.levels.play.words import PlayLevelWords
from tolva_widgets.play import table_view
from tolva_widgets.replay import explanation
from tolva_widgets.review.logbook import Stopwatch, logbook
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.tasks.frame import TaskFrame
from tolva_widgets.tasks.hints import hint_label
from tolva_widgets.tasks.panel import TaskPanel

_CLASS = "tolva-play-level"


class PlayPanel(TaskPanel):
    """Shows a position, and has it played on."""

    classes = (explanation.CLASS, _CLASS)

    def __init__(self, frame: TaskFrame, current: Callable[[], PlayAttempt], pace: Callable[[], str]) -> None:
        """
        Args:
            frame: what it stands in.
            current: gives the attempt that one makes now.
            pace: gives how fast the others play.
        """
        self.frame, self._current, self._chosen_pace = frame, current, pace
        self.logbook = logbook()
        """What notes what one knew. It has to be on the page."""
        self._turn = 0
        self._told_early: PlayAttempt | None = None
        self._watch = Stopwatch()
        self._pace = Pace(lang=frame.lang, scope=_CLASS, everywhere=False)
        self._pace.on_action("on", self.go_on)
        self.beside = (self._pace,)
        frame.table.on_choose(self.choose)
        frame.table.on_decide(self.decide)
        frame.table.observe(lambda _: self._show_set(), "selected")

    @property
    def words(self) -> PlayLevelWords:
        return PlayLevelWords(self._current(), self.frame.lang, self.frame.indices)

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Decides by a card, a pile or a word, by its key."""
        self._tell(self._current().choose(key, self._watch.seconds))

    def decide(self, keys: Collection[str]) -> None:
        """Decides by cards that are put together."""
        self._tell(self._current().decide(keys, self._watch.seconds))

    def go_on(self) -> None:
        """Shows what follows: what another decides."""
        self._current().go_on()
        self._show_and_say()

    def _tell(self, offered: bool) -> None:
        """Something was chosen: shows what came of it; a choice that is not offered is never met with silence."""
        attempt = self._current()
        if offered:
            if attempt.tried_again:
                self.frame.table.move_again()
            self.logbook.note(attempt.take_noted())
            self._show_and_say()
        elif not attempt.ended:
            self.frame.announce(self.words.at_table.why_not)

    def _show_and_say(self) -> None:
        attempt = self._current()
        early = attempt.decided_early is not None and self._told_early is not attempt
        if early:
            self._told_early = attempt  # it is heard once; on the page it stands until the end
        self.frame.show()
        self.frame.announce(self.words.heard(self.frame.headline, early))
        if attempt.ended or early:
            self.frame.bring_into_sight()

    def labels(self) -> Mapping[str, str]:
        attempt = self._current()
        return {"hint": hint_label(attempt.hinted, self.frame.lang)} if attempt.hints_left else {}

    def around(self, actions: Iterable[Action]) -> Around:
        attempt, words = self._current(), self.words.at_table
        on = [Action("on", self._pace.on, self.go_on)] if attempt.others_turn else []
        return Around(
            question=" ".join(filter(None, [self.words.asked, words.to_do])),
            actions=[*on, *actions],
            called=words.replay_words.called_by_key(attempt.match.offers),
        )

    # What is said and shown

    @property
    def heard_first(self) -> str:
        return self.words.heard_first

    @property
    def heading(self) -> Node:
        words = self.words
        return fragment[p(".tolva-exercise-premises")[words.place], h3[words.asked]]

    def under_table(self, headline: str) -> Sequence[Node]:
        return self.words.under_table(headline)

    @property
    def beside_table(self) -> Node:
        return self.words.beside_table

    def show_table(self) -> None:
        attempt, words = self._current(), self.words
        self._watch.see((attempt.match, len(attempt.match.point.own)))
        table = table_view.in_lesson(attempt.play, attempt.aim.goal)
        offered = table_view.choosable(attempt.play, words.at_table, table, self.frame.table)
        ended = {"mode": "watch", "choices": (), "phrases": (), "compose": {}} if attempt.ended else {}
        self.frame.table.show(
            table,
            names=words.at_table.names,
            indices=self.frame.indices,
            **{**offered, "marks": words.marks, **ended},
        )
        self._show_pace(words)

    def _show_set(self) -> None:
        """The button that decides on what is put together follows what is."""
        play, table = self._current().play, self.frame.table
        table.compose = self.words.at_table.deciding(play.set_offered, play.together(table.selected))

    def _show_pace(self, words: PlayLevelWords) -> None:
        self._turn += 1
        others = self._current().others_turn
        with self._pace.hold_sync():
            self._pace.lang = self.frame.lang
            self._pace.turn, self._pace.pace = str(self._turn), self._chosen_pace()
            self._pace.on = self.frame.say("play-on")
            self._pace.caption = words.at_table.caption
            self._pace.waiting, self._pace.able = others, ["on"] if others else []
            self._pace.layout.display = None if others else "none"

    def still(self) -> str:
        """Whose turn it is, and the table, as before any decision."""
        words, frame, attempt = self.words, self.frame, self._current()
        table = picture.still(
            table_view.in_lesson(attempt.play, attempt.aim.goal),
            lang=frame.lang,
            layout="tall",
            names=tuple(words.at_table.names),
            indices=frame.indices,
        )
        return str(fragment[p[words.at_table.turn], Markup(table.html)])
