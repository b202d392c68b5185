"""A level of a lesson that is played: positions in a row, with the others as beginners, hints, and stars."""

from collections.abc import Collection
from typing import Any

import traitlets
from htpy import div, fragment, h3, p
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.play.aim import DECISION, Aim
from tolva_teach.quiz.faults import told_in
from tolva_teach.texts import check_language
from tolva_widgets.controls.pace import PACES, Pace
from tolva_widgets.levels.play_session import PlayLevelSession
from tolva_widgets.levels.play_start import From
from tolva_widgets.levels.play_words import PlayLevelWords
from tolva_widgets.levels.session import check_level_name
from tolva_widgets.levels.starred import Starred
from tolva_widgets.play import table_view
from tolva_widgets.replay import explanation
from tolva_widgets.review.logbook import Stopwatch, logbook
from tolva_widgets.table.typing import Action, Around

_CLASS = "tolva-play-level"


class PlayLevel(Starred):
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

    style_sheets = (*Starred.style_sheets, "replay/explanation.css", "levels/play_level.css")
    in_repr = ("level", "rule", "until", "goal", "lang")

    rule = traitlets.Unicode(None, allow_none=True, read_only=True)
    """What it is about, by the rule's id; None where it is about more."""
    until = traitlets.Unicode(DECISION, read_only=True)
    """How far one plays each position (`tolva_teach.play.aim.Aim`)."""
    goal = traitlets.Unicode(None, allow_none=True, read_only=True)
    """What one plays for (`tolva_teach.play.goals`); None where it is enough to come to the end."""
    pace = traitlets.Enum(PACES, default_value="quick")
    """How fast the others play, as at a table (`PlayTable`)."""
    session: PlayLevelSession

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
            positions: where one plays on, in this order, each as a text or a record that `play_start` knows:
                `"tolva/must-play/1/1/5"`, `"?game=tolva&seed=7&left=3"`.
            rule: what it is about, by the rule's id: at each position it forbids something that one may think of.
            until: `decision`, `deal`, or what the game calls a stretch of the deal, as in `trick`.
            goal: what one plays for, as in `sistan` (`tolva_teach.play.goals.GOALS`).
            traits: `lang`, `pace`, and `layout`.

        Raises:
            ValueError: no name for a level, no such position, aim or language, or a position that is not about the
                rule; the message says in the level's language what is wrong.
            TypeError: a keyword that is none of these.
        """
        lang = check_language(traits.get("lang", "sv"))
        with told_in(lang):
            self.session = PlayLevelSession(positions, rule, Aim(until, goal))
            check_level_name(level)
        super().__init__(**traits)
        for name, value in {"rule": rule, "until": until, "goal": goal}.items():
            self.set_trait(name, value)
        self._turn = 0
        self._watch = Stopwatch()
        self._make_parts(level)
        self._show()

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Decides by a card, a pile or a word, by its key."""
        self._tell(self.session.choose(key, self._watch.seconds))

    def decide(self, keys: Collection[str]) -> None:
        """Decides by cards that are put together."""
        self._tell(self.session.decide(keys, self._watch.seconds))

    def go_on(self) -> None:
        """Shows what follows: what another decides."""
        self.session.go_on()
        self._show_and_say()

    def still(self) -> str:
        """What is to be played, and the table, as before any decision."""
        words = self._words
        table = picture.still(
            table_view.shown_table(self.session.play),
            lang=self.lang,
            layout="tall",
            names=tuple(words.at_table.names),
            indices=self._indices,
        )
        return str(div(".tolva-still")[Markup(self._heading.value), p[words.at_table.turn], Markup(table.html)])

    # Its parts

    def _make_parts(self, level: str) -> None:
        self._pace = Pace(lang=self.lang, scope=_CLASS, everywhere=False)
        self._logbook = logbook()
        stars = self._make_stars(level)
        self._make_frame([stars], beneath=[self._told], beside=[self._pace], after=[self._logbook])
        for name in (explanation.CLASS, _CLASS):
            self.add_class(name)
        self._table.around = self._around
        self._table.on_choose(self.choose)
        self._table.on_decide(self.decide)
        self._table.observe(lambda _: self._show_set(), "selected")
        self._pace.on_action("on", self.go_on)
        self.observe(lambda _: self._show(), "pace")

    def _around(self) -> Around:
        """What there is for who types."""
        words, match = self._words.at_table, self.session.match
        on = [Action("on", self._pace.on, self.go_on)] if self.session.others_turn else []
        return Around(
            question=" ".join(filter(None, [self._words.asked, words.to_do])),
            actions=[*on, *self._actions()],
            called=words.teller.called_by_key(match.offers),
        )

    # What is shown

    @property
    def _words(self) -> PlayLevelWords:
        return PlayLevelWords(self.session, self.lang, self._indices)

    def _show(self) -> None:
        """Shows the session as it is now."""
        words, session = self._words, self.session
        self._watch.see((session.match, len(session.match.point.own)))
        with self.hold_sync():
            self._told.value, self._said.value = words.under_table, words.beside_table
            self._heading.value = str(fragment[p(".tolva-exercise-premises")[words.place], h3[words.asked]])
            self._show_buttons()
            self._show_table(words)
            self._show_pace()
            self._show_stars()

    def _show_table(self, words: PlayLevelWords) -> None:
        table = table_view.shown_table(self.session.play)
        offered = table_view.choosable(self.session.play, words.at_table, table, self._table)
        ended = {"mode": "watch", "choices": (), "phrases": (), "compose": {}} if self.session.ended else {}
        self._table.show(
            table,
            names=words.at_table.names,
            indices=self._indices,
            **{**offered, "marks": words.marks, **ended},
        )

    def _show_set(self) -> None:
        """The button that decides on what is put together follows what is."""
        play = self.session.play
        together = play.together(self._table.selected)
        self._table.compose = self._words.at_table.deciding(play.set_offered, together)

    def _show_pace(self) -> None:
        self._turn += 1
        others = self.session.others_turn
        with self._pace.hold_sync():
            self._pace.turn, self._pace.pace = str(self._turn), self.pace
            self._pace.on = self.say("play-on")
            self._pace.caption = self._words.at_table.caption
            self._pace.waiting, self._pace.able = others, ["on"] if others else []
            self._pace.layout.display = None if others else "none"

    def _tell(self, offered: bool) -> None:
        """Something was chosen: shows what came of it; a choice that is not offered is never met with silence."""
        if offered:
            if self.session.tried_again:
                self._table.move_again()
            self._logbook.note(self.session.take_noted())
            self._show_and_say()
        elif not self.session.ended:
            self._announce(self._words.at_table.why_not)

    def _show_and_say(self) -> None:
        self._show()
        self._announce(self._words.heard)
        if self.session.ended:
            self._bring_into_sight()

    def _translate(self) -> None:
        for part in (self._table, self._stars, self._pace):
            part.lang = self.lang
        self._show()
