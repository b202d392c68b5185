"""A table at which one plays a deal, or a match, against players of the kit, with a coach who knows the rules."""

from collections.abc import Mapping
from typing import Any, cast

import traitlets

from tolva_teach.play.playout import PlayedName
from tolva_teach.play.profile import Profile
from tolva_teach.review import Grade
from tolva_widgets.base import parts
from tolva_widgets.base.widget import telling_of_games
from tolva_widgets.controls.pace import PACES, USUAL, Pace
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import DEALS, PLAY
from tolva_widgets.page.house_rules.house import House
from tolva_widgets.page.widget import Page
from tolva_widgets.play import choices as play_choices
from tolva_widgets.play import sharing, table_view
from tolva_widgets.play.address import COACH, ENTRY_KEYS, MatchName
from tolva_widgets.play.aside import aside
from tolva_widgets.play.background import BackgroundSearch
from tolva_widgets.play.day.name import NOW
from tolva_widgets.play.day.shelf import DayShelf
from tolva_widgets.play.ended.ending import Ending
from tolva_widgets.play.opponents import Players
from tolva_widgets.play.presenter import PlayPresenter
from tolva_widgets.play.saved.shelf import SavedShelf
from tolva_widgets.play.session import COACHES, Coach, PlaySession
from tolva_widgets.play.sounds import heard_of
from tolva_widgets.play.words import PlayWords
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay.address import LINKED
from tolva_widgets.review.logbook import logbook
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.table_page.frame import SLOT
from tolva_widgets.table_page.presenter import Choices, GameChoices
from tolva_widgets.table_page.widget import TablePage

_OTHER_WORDS = ("another", "change", "link-help", "open-title", "open-help", "open-text", "open-empty", "open-done")
"""What the page's tools say otherwise here."""


class PlayTable(TablePage):
    """Plays a match with one person; the other seats decide for themselves.

    Large because half of its methods say of this kind of page what each kind says (`TablePage`).

    >>> table = PlayTable(7, lang="en")
    >>> table.choose("S6")
    >>> table.session.match.waits_for
    'others'
    """

    style_class = "tolva-play"
    style_sheets = (*TablePage.style_sheets, "play/play_table.css", "play/ended/ending.css")
    in_repr = ("coach", "pace", "known", "lang")
    address_keys = (*ENTRY_KEYS, COACH)
    entry_keys = ENTRY_KEYS
    fragment = LINKED

    coach = traitlets.Enum(COACHES, default_value="reminds")
    """What the coach does: `silent` speaks of what is forbidden alone; `reminds` of a chance before it is let go of,
    too; `shows` what may be done, too; `advises` what to do, and why."""
    pace = traitlets.Enum(PACES, default_value=USUAL)
    """How fast the others play: `slow`, `normal`, `quick`, or each when one says so, `tap`."""
    known = traitlets.Bool(False)
    """Whether what one can know of the others stands beside the table, and in signs on their plates."""

    forced = traitlets.Bool(False)
    """Whether forced steps are taken by themselves, at the others' pace: to draw with nothing to meld, to answer no
    with nothing to say."""
    sounds = traitlets.Bool(False)
    """Whether one hears what happens: a card laid, a trick taken, an objection, a result."""

    session: PlaySession

    def __init__(
        self, match: MatchName | Profile | int | str | None = None, *, players: Players | None = None, **traits: Any
    ) -> None:
        """
        Args:
            match: the match's name, or its seed alone; a game by its name, or house rules to play by, with cards that
                are drawn; None draws a match.
            players: who decides for the other seats, by the game's name, in place of those that the match says.
            traits: `coach`, `pace` and the other traits, and `layout`.

        Raises:
            ValueError: there is no such game.
        """
        super().__init__(**traits)
        if isinstance(match, Profile):
            self._house = House(match.rules, match.called)
        self.session = PlaySession(_named(match), lang=self.lang, players=players)
        self.session.on_takes_forced = True
        self._background = BackgroundSearch(self.session, lambda: telling_of_games(self))
        self._state = 0
        beside = SLOT.format("beside")
        self._pace = Pace(lang=self.lang, scope=self.style_class, help="tolva-table-help", beside=beside)
        self._beside = Page(lang=self.lang, remember=list(play_choices.BESIDE))
        self._shelf = SavedShelf(
            self.session,
            self.lang,
            keeps=self.in_address,
            show=self._show,
            lead_to_table=lambda: self._page.move_focus(SLOT.format("table")),
        )
        self._logbook = logbook()
        self._ending = parts.words()
        self._days = DayShelf(self._show_ending, lambda: telling_of_games(self))
        extra = {"shelf": self._shelf.list, "days": self._days.kept}
        self._make_parts(self._pace, self._beside, extra=extra, over={"ending": self._ending})
        self.compose(self._frame.grid, self._logbook)
        self._take_traits()

    # What a person does, and a program may do

    def go_on(self) -> None:
        """Shows what follows: what another decides, the next deal, another match."""
        self.session.go_on()
        self._show_unless_thinking()

    def think(self) -> None:
        """Lets another who thinks go on for a moment; nothing is shown until they decide."""
        self.session.match.think()
        self._show_unless_thinking()

    def undo(self) -> None:
        """Takes back one's last decision in this deal."""
        self.session.undo()
        self._show(self.session_words.say("play-undone"))

    def begin(self, match: MatchName) -> None:
        """Shows another match."""
        self.session.begin(match)
        self._show()

    def _show_chosen(self, offered: bool) -> None:
        """Shows what came of a choice; one that is not offered is never met with silence. A rule that one has just
        tried to break is to be reviewed; that the others were kept tells little, for most often nothing else was
        possible."""
        if not offered:
            self._pace.reason = self.session_words.why_not
            self._frame.say_aloud(self._pace.reason)
            return
        self._show_and_sound()
        if refused := self.session.match.refused:
            self._logbook.note({refused.verdict.rule: Grade.AGAIN})

    # Its parts

    def _reword(self) -> None:
        super()._reword()
        self._page.words = {**self._page.words, **{name: self.say(f"play-{name}") for name in _OTHER_WORDS}}
        self._beside.words = {**self._beside.words, "settings": self.say("play-more")}

    def _wire(self) -> None:
        super()._wire()
        self._pace.on_action("on", self.go_on)
        self._pace.on_action("undo", self.undo)
        self._pace.on_action("think", self.think)
        self._page.on_tool("save", lambda _: self._page.download(*sharing.file_of(self.session.match)))
        self._page.on_tool("report", lambda _: self._page.show_report(*sharing.report_file(self.session)))
        self._beside.observe(lambda change: self._take_beside(change["new"]), "chosen")
        self._game.observe(lambda change: self._take_game(change["new"]), "chosen")
        self.observe(lambda _: self._take_traits(), ["coach", "pace", "known", "forced", "sounds"])

    def _around(self) -> Around:
        words, offers = self.session_words, self.session.match.offers
        does = {"on": (words.on, self.go_on), "undo": (self._pace.words["undo"], self.undo)}
        return Around(
            question=words.to_do or self.said,
            actions=[Action(name, *does[name]) for name in self._able if name in does],
            called=words.replay_words.called_by_key(offers),
            said=lambda: self.said,
        )

    # What is shown

    @property
    def session_words(self) -> PlayWords:
        """Speaks of the session as it is now."""
        catalogue = Catalogue(site_here()).now()
        replay, play = (catalogue.showing(self.lang, what) for what in (DEALS, PLAY))
        ways = (replay.href if replay else "", play.href if play else "")
        return PlayWords(self.session, self.lang, self.indices, *ways)

    @property
    def _presenter(self) -> PlayPresenter:
        return PlayPresenter(self.session_words, self.pace, self.sounds)

    def _show(self, first: str = "") -> None:
        super()._show(first)
        self._shelf.show(self.lang)

    def _show_session(self, first: str) -> None:
        words, session, pace = self.session_words, self.session, self._pace
        self._show_row_able()
        goes_on = session.match.waits_for in ("others", "forced", "step")
        pace.pace, pace.waiting = self.pace, goes_on and not session.match.has_exchanged
        pace.on, pace.caption, pace.reason = words.on, words.caption, words.to_do
        table = table_view.shown_table(session)
        self._table.show(
            self.as_set(table),
            names=words.names,
            indices=self.indices,
            colours=self.colours,
            **table_view.choosable(session, words, table, self._table),
        )
        if session.match.waits_for == "you" and self.in_address and not session.offers_saved:
            self._table.bring_into_sight(SLOT.format("table"))
        self._show_ending()
        self._frame.why.value = aside(words)
        if not self._background.begin_advice(lambda: self._show_advice(first)):
            heard = self._say_heard(first)
            self._background.begin_analysis(lambda lately: self._show_analysis(heard if lately else ""))

    def _show_ending(self) -> None:
        """Shows how the deal ended, if it is over; and has the browser keep what the day's deal came to."""
        match, words = self.session.match, self.session_words
        over = match.deal_over and self.session.problem is None
        day = self._days.words_of(words) if over else None
        if day is None:
            self._days.stop()
        self._ending.value = Ending(words, day).markup() if over else ""

    def _show_row_able(self) -> None:
        """What the row can do now; what comes of an earlier state of the page is late from now on."""
        self._state += 1
        self._pace.turn, self._pace.able = str(self._state), self._able

    def _show_unless_thinking(self) -> None:
        """Shows what another has decided; while they think nothing is new, and nothing is said again."""
        if self.session.match.opponents.is_thinking:
            with self._pace.hold_sync():
                self._show_row_able()
        else:
            self._show_and_sound()

    def _show_and_sound(self) -> None:
        """Shows what has happened, and has it heard, where one wants that."""
        self._show()
        sound = heard_of(self.session_words) if self.sounds else None
        if sound is not None:
            self._pace.sound(sound)

    @property
    def _able(self) -> list[str]:
        """What the row below the table can do now."""
        match = self.session.match
        may_go_on = match.waits_for != "you" or self.session.offered_forced is not None
        can = {"on": may_go_on, "undo": match.can_undo, "think": match.opponents.is_thinking}
        return [action for action, may in can.items() if may]

    def _show_advice(self, first: str) -> None:
        """Shows what the coach advises. The rest that is to be heard comes with it: said before it, it would be cut
        short."""
        words = self.session_words
        with self._pace.hold_sync():
            self._pace.reason = words.to_do
            self._table.marks = words.marks
            self._say_heard(first)
        self._frame.why.value = aside(words)

    def _show_analysis(self, before: str) -> None:
        """Shows the analysis of the deal, and says that it is complete, after what would be cut short otherwise."""
        words = self.session_words
        self._show_ending()
        self._frame.why.value = aside(words)
        self._frame.say_aloud(" ".join(filter(None, [before, words.analysed])))

    def _say_heard(self, first: str) -> str:
        """Says what happened, after what is to be said before it; what that is together."""
        heard = " ".join(filter(None, [first, self.session_words.heard]))
        self._frame.say_aloud(heard)
        return heard

    def _game_choices(self) -> GameChoices:
        name, lang = self.session.name, self.lang
        head = self.say("replay-choose-game", game=game_choices.title(name.cards, lang))
        if self.session.problem is not None:
            return GameChoices(Choices(), head, name.cards.game)
        return GameChoices(
            Choices(play_choices.of_match(name, lang), play_choices.chosen(name, lang)), head, name.cards.game
        )

    def _stop_row(self) -> None:
        self._pace.waiting, self._pace.able, self._ending.value = False, [], ""

    # What comes from the page, and from a program

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        self._days.here = self._page.place
        super()._take_address({**values, NOW: self._page.today}, returning)
        if (coach := values.get(COACH)) in COACHES:
            self.coach = coach

    def _open_text(self, text: str) -> str:
        problem = self.session.open_text(text)
        if not problem:
            self._show(self.session.notice or self.say("play-opened"))
        return problem

    def _take_beside(self, chosen: Mapping[str, str]) -> None:
        with self.hold_trait_notifications():
            self.coach, self.pace = cast(Coach, chosen[play_choices.COACH]), chosen[play_choices.PACE]
            self.known = chosen[play_choices.KNOWN] == play_choices.TICKED
            self.forced = chosen[play_choices.FORCED] == play_choices.TICKED
            self.sounds = chosen[play_choices.SOUNDS] == play_choices.TICKED

    def _take_traits(self) -> None:
        self.session.coach, self.session.shows_known = self.coach, self.known
        self.session.take_forced(self.forced)
        with self._frame.saying_only_new():
            self._show()

    def _take_game(self, chosen: Mapping[str, str]) -> None:
        if chosen and self.session.problem is None and play_choices.take(self.session, chosen):
            self._show()


def _named(match: MatchName | Profile | int | str | None) -> MatchName | None:
    """The name of the match that is meant; None draws one."""
    if isinstance(match, Profile):
        return MatchName(PlayedName.of(match.rules.name, 0, match.rules.players, match)).drawn()
    if isinstance(match, str):
        return MatchName(PlayedName.of(match, 0)).drawn()
    return MatchName(PlayedName(match)) if isinstance(match, int) else match
