"""A table at which one plays a deal, or a match, against players of the kit, with a coach who knows the rules."""

from collections.abc import Collection, Mapping, Sequence
from time import perf_counter
from typing import Any, cast

import traitlets
from htpy import a, div, h3, p
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.play.playout import PlayedName
from tolva_teach.review import Grade
from tolva_widgets.base import chips, parts
from tolva_widgets.base.announcing import announcement
from tolva_widgets.base.scheduler import Meanwhile
from tolva_widgets.base.widget import Composed
from tolva_widgets.controls.pace import PACES, USUAL, Pace
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import DEALS
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.shelf import Shelf
from tolva_widgets.page.widget import Page
from tolva_widgets.play import choices as play_choices
from tolva_widgets.play import on_table
from tolva_widgets.play.address import ENTRY_KEYS, MatchName, link_to
from tolva_widgets.play.kept_rows import kept_rows
from tolva_widgets.play.match import Players
from tolva_widgets.play.memory import TEXT_LIMIT
from tolva_widgets.play.session import COACHES, Coach, PlaySession
from tolva_widgets.play.words import PlayWords
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay import explanation
from tolva_widgets.review.logbook import logbook
from tolva_widgets.table.card_order import card_order_html
from tolva_widgets.table.typing import Action, Around
from tolva_widgets.table.widget import CardTable

_OTHER_WORDS = ("another", "link-help", "open-title", "open-help", "open-text", "open-empty", "open-done")
"""What the page's tools say otherwise here."""

_HEARD_OUT = 5.0
"""Seconds in which a screen reader has said what is said when a deal is over."""

BROKEN = "tolva-broken"
"""The class that puts the message in the table's place."""


class PlayTable(Settings, Composed):
    """Plays a match with one person; the other seats decide for themselves.

    >>> table = PlayTable(7, lang="en")
    >>> table.choose("S6")
    >>> table.session.match.waits_for
    'others'
    """

    style_class = "tolva-play"
    style_sheets = (
        "base/told.css",
        "play/play_table.css",
        "replay/explanation.css",
        "base/chips.css",
        "rules/rule_card.css",
        "table/card_order.css",
    )
    wants_room = True
    drawn_styles = chips.STYLES
    in_repr = ("coach", "pace", "known", "lang")

    coach = traitlets.Enum(COACHES, default_value="reminds")
    """What the coach does: `silent` speaks of what is forbidden alone; `reminds` of a chance before it is let go of,
    too; `shows` what may be done, too; `advises` what to do, and why."""
    pace = traitlets.Enum(PACES, default_value=USUAL)
    """How fast the others play: `slow`, `normal`, `quick`, or each when one says so, `tap`."""
    known = traitlets.Bool(False)
    """Whether what one can know of the others stands beside the table, and in signs on their plates."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells the match, and is told it: for the one table of a page. The browser's tab then
    keeps the matches played, and the browser those that one can go on with another day."""

    def __init__(self, match: MatchName | int | None = None, *, players: Players | None = None, **traits: Any) -> None:
        """
        Args:
            match: the match's name, or its seed alone; None draws one.
            players: who decides for the other seats, by the game's name, in place of those that the match says.
            traits: `coach`, `pace` and the other traits, and `layout`.
        """
        super().__init__(**traits)
        self.add_class(explanation.CLASS)
        name = MatchName(PlayedName(match)) if isinstance(match, int) else match
        self.session = PlaySession(name, lang=self.lang, players=players)
        """What is played, without the widgets."""
        self._tell_session()
        self._state = 0
        self._meanwhile = Meanwhile()
        self._make_parts()
        self._wire()
        self._show()

    # What a person does, and a program may do

    def choose(self, key: str) -> None:
        """Decides by a card, a pile or a word, by its key."""
        self._tell(self.session.choose(key))

    def decide(self, keys: Collection[str]) -> None:
        """Decides by cards that are put together."""
        self._tell(self.session.decide(keys))

    def go_on(self) -> None:
        """Shows what follows: what another decides, the next deal, another match."""
        waits = self.session.match.waits_for
        if waits == "deal":
            self.session.next_deal()
        elif waits == "nothing":
            self.session.begin_another()
        else:
            self.session.go_on()
        self._show_unless_thinking()

    def think(self) -> None:
        """Lets another who thinks go on for a moment; nothing is shown until they decide."""
        self.session.think()
        self._show_unless_thinking()

    def undo(self) -> None:
        """Takes back one's last decision in this deal."""
        self.session.undo()
        self._show(self.session_words.say("play-undone"))

    def begin(self, match: MatchName) -> None:
        """Shows another match."""
        self.session.begin(match)
        self._show()

    def still(self) -> str:
        """The table as it stands, with whose turn it is; or what is wrong with the link."""
        if self.session.problem is not None:
            return str(div(".tolva-still")[Markup(self.message)])
        words, match = self.session_words, self.session.match
        table = picture.still(
            self.as_set(on_table.shown(self.session)),
            lang=self.lang,
            names=tuple(words.names),
            indices=self.indices,
            colours=self.colours,
        )
        said = [p[line] for line in (words.caption, words.turn) if line]
        head = h3[f"{words.title} · {words.teller.place(match.step)}"]
        return str(div(".tolva-still")[head, said, Markup(table.html)])

    @property
    def explanation(self) -> str:
        """What stands beside the table, as HTML."""
        return str(self._why.value)

    @property
    def message(self) -> str:
        """What stands in the table's place, as HTML; empty where a match is shown."""
        return str(self._message.value)

    @property
    def notice(self) -> str:
        """What stands at the top, as HTML: what was wrong with the link, or with what was kept."""
        return str(self._top.value)

    @property
    def said(self) -> str:
        """What a screen reader says."""
        return str(self._pace.said)

    # Its parts

    def _make_parts(self) -> None:
        self._top, self._message, self._why, self._order = (parts.words() for _ in range(4))
        self._table = CardTable(lang=self.lang, layout=parts.undecorated())
        self._pace = Pace(lang=self.lang, scope=self.style_class, help="tolva-table-help", beside="tolva-play-beside")
        self._beside = Page(lang=self.lang, remember=list(play_choices.BESIDE))
        self._game = Page(lang=self.lang)
        self._shelf = Shelf(lang=self.lang, place="match" if self.in_address else "", limit=TEXT_LIMIT)
        self._page = Page(lang=self.lang, scope=self.style_class, remember=list(settings.NAMES))
        self._address = Address(self, self._page, ENTRY_KEYS, self._take_address, ours=self.in_address)
        self._address.enter_at(ENTRY_KEYS)
        named = {
            "top": self._top,
            "shelf": self._shelf,
            "game": self._game,
            "message": self._message,
            "table": self._table,
            "pace-row": self._pace,
            "beside": self._beside,
            "why": self._why,
            "page": self._page,
            "order": self._order,
        }
        for name, part in named.items():
            part.add_class(f"{self.style_class}-{name}")
        self._grid = parts.box(f"{self.style_class}-grid", *named.values())
        self._word()
        self._logbook = logbook()
        self.compose(self._grid, self._logbook)

    def _word(self) -> None:
        """What parts are called here that are called otherwise elsewhere."""
        self._table.more_keys = self._pace.key_words()
        self._page.words = {
            **self._page.words,
            **{name: self.say(f"play-{name}") for name in _OTHER_WORDS},
        }

    def _wire(self) -> None:
        self._table.around = self._around
        self._table.on_choose(self.choose)
        self._table.on_decide(self.decide)
        self._table.observe(lambda _: self._show_set(), "selected")
        self._pace.on_action("on", self.go_on)
        self._pace.on_action("undo", self.undo)
        self._pace.on_action("think", self.think)
        self._page.on_tool("another", lambda _: self._begin_another())
        self._page.on_tool("open", self._open_text)
        self._page.on_tool("save", lambda _: self._save())
        self._page.on_tool("link", lambda _: self._address.show_link(self.session.address))
        self._page.on_tool("report", lambda _: self._report())
        self._shelf.on_told(self._take_kept)
        self._shelf.on_action("go-on", self._go_on_with)
        self._shelf.on_action("throw", lambda key: self.session.kept.throw_away(key))
        self._shelf.on_action("back", lambda key: self.session.kept.bring_back(key))
        self._beside.observe(lambda change: self._take_beside(change["new"]), "chosen")
        self._game.observe(lambda change: self._take_game(change["new"]), "chosen")
        self._page.observe(lambda change: self.take_settings(change["new"]), "chosen")
        self.observe(lambda _: self._take_traits(), ["coach", "pace", "known"])
        self.observe(lambda _: self._show(), list(settings.NAMES))
        self.observe(lambda _: self._translate(), "lang")

    def _around(self) -> Around:
        """What there is for who types."""
        words, offers = self.session_words, self.session.match.offers
        does = {"on": (words.on, self.go_on), "undo": (self._pace.words["undo"], self.undo)}
        return Around(
            question=words.to_do or self.said,
            actions=[Action(name, *does[name]) for name in self._able if name in does],
            called=words.teller.called_by_key(offers),
            said=lambda: self.said,
        )

    # What is shown

    @property
    def session_words(self) -> PlayWords:
        """Speaks of the session as it is now."""
        page = Catalogue(site_here()).showing(self.lang, DEALS)
        return PlayWords(self.session, self.lang, self.indices, page.href if page else "")

    def _show(self, first: str = "") -> None:
        """Shows the session as it is now.

        Args:
            first: what a screen reader is to say before all else.
        """
        if self.session.problem is not None:
            self._show_problem()
            return
        words, match = self.session_words, self.session.match
        self._message.value = ""
        self._grid.remove_class(BROKEN)
        self._state += 1
        with self._pace.hold_sync():
            self._top.value = str(p(".tolva-notice-line")[self.session.notice]) if self.session.notice else ""
            self._show_pace(words)
            self._show_table(words)
        if match.waits_for == "you" and self.in_address and not self.session.offers_kept:
            self._table.bring_into_sight(f"{self.style_class}-table")
        self._why.value = words.aside()
        self._think_on(first)
        self._show_choices()
        save = ["save"] if match.deal_over or match.kept_match.begun else []
        self._page.tools = ["another", "open", *save, *self._link_tool, "report"]
        self._address.write(self.session.address)
        self._address.keep(self.session.memory)
        self._show_kept()

    def _think_on(self, first: str) -> None:
        """What takes its time is thought of while the page stays alive, and told when all is: what the coach advises,
        or what is worth a look in the deal that is over. What a screen reader says comes with the advice: said before
        it, it would be cut short."""
        counsel, back = self.session.counsel, self.session.match.look_back
        self._meanwhile.stop()
        if counsel is not None and not counsel.done:
            self._meanwhile.begin(counsel.think_on, lambda: self._tell_of_advice(first))
            return
        self._say_heard(first)
        if back is not None and not back.done:
            begun, heard = perf_counter(), " ".join(filter(None, [first, self.session_words.heard]))
            self._meanwhile.begin(back.look_on, lambda: self._tell_of_look_back(begun, heard))

    def _tell_of_advice(self, first: str) -> None:
        words = self.session_words
        with self._pace.hold_sync():
            self._pace.reason = words.to_do
            self._table.marks = words.marks
            self._say_heard(first)
        self._tell_of_deal()

    def _say_heard(self, first: str) -> None:
        self._say_aloud(" ".join(filter(None, [first, self.session_words.heard])))

    def _tell_of_look_back(self, begun: float, heard: str) -> None:
        """Shows the look back when all of it is found, and says so. What was said as it began is said with it where
        that was so lately that it would be cut short."""
        self._tell_of_deal()
        before = heard if perf_counter() - begun < _HEARD_OUT else ""
        self._say_aloud(" ".join(filter(None, [before, self.session_words.looked_back])))

    def _tell_of_deal(self) -> None:
        self._why.value = self.session_words.aside()

    @property
    def _link_tool(self) -> list[str]:
        return ["link"] if self.in_address else []

    def _show_unless_thinking(self) -> None:
        """Shows what has come of a thought; while it goes on nothing is new, and nothing is said again."""
        if not self.session.match.thinks:
            self._show()
            return
        self._state += 1
        with self._pace.hold_sync():
            self._pace.turn, self._pace.able = str(self._state), self._able

    @property
    def _able(self) -> list[str]:
        """What the row below the table can do now."""
        match = self.session.match
        can = {"on": match.waits_for != "you", "undo": match.can_undo, "think": match.thinks}
        return [action for action, may in can.items() if may]

    def _show_pace(self, words: PlayWords) -> None:
        match = self.session.match
        waits, pace = match.waits_for, self._pace
        pace.turn, pace.pace = str(self._state), self.pace
        pace.waiting = waits in ("others", "step")
        pace.able = self._able
        pace.on, pace.caption, pace.reason = words.on, words.caption, words.to_do

    def _show_table(self, words: PlayWords) -> None:
        """The table, with what may be chosen; the hand may also be chosen from when it is not one's turn, so that the
        focus stays where it is, and who is too early is told so."""
        table = on_table.shown(self.session)
        chips.colour(self, self.colours)
        self._table.show(
            self.as_set(table),
            names=words.names,
            indices=self.indices,
            colours=self.colours,
            **on_table.offered(self.session, words, table, self._table),
        )

    def _show_set(self) -> None:
        """The button that decides on what is put together follows what is."""
        session = self.session
        self._table.compose = self.session_words.deciding(session.set_offered, session.together(self._table.selected))

    def _show_choices(self) -> None:
        with self._beside.hold_sync():
            self._beside.choices = play_choices.beside(self.lang)
            self._beside.chosen = {
                play_choices.COACH: self.coach,
                play_choices.PACE: self.pace,
                play_choices.KNOWN: play_choices.SHOWN if self.known else "",
            }
        with self._page.hold_sync():
            self._page.choices = settings.choices(self.lang)
            self._page.chosen = self.settings
        name = self.session.name
        with self._game.hold_sync():
            self._game.choices = play_choices.of_match(name, self.lang)
            self._game.chosen = play_choices.chosen(name, self.lang)
            head = self.say("replay-choose-game", game=game_choices.title(name.cards, self.lang))
            self._game.words = {**self._game.words, "settings": head}
        self._order.value = card_order_html(name.cards.game, self.lang)

    def _show_kept(self) -> None:
        """What the browser keeps is told to it, and the others' list is shown."""
        for key, text in self.session.kept.told().items():
            self._shelf.put(key, text)
        with self._shelf.hold_sync():
            self._shelf.rows = kept_rows(self.session, self.lang)
            self._shelf.folded = not self.session.offers_kept

    def _show_problem(self) -> None:
        """Says in place of the table what is wrong, and what to do."""
        problem = self.session.problem
        assert problem is not None
        self._pace.waiting, self._pace.able = False, []
        self._why.value = self._top.value = ""
        self._page.tools = ["another", "open"]
        self._game.choices, self._game.chosen = [], {}
        self._beside.choices = self._page.choices = []
        good = problem.good or self.session.name.cards
        link = a(href=link_to(MatchName(good)))[game_choices.title(good, self.lang)]
        self._message.value = explanation.fault(problem, p[self.say("replay-good-seed"), " ", link])
        self._grid.add_class(BROKEN)
        self._show_kept()

    def _tell(self, offered: bool) -> None:
        """Something was chosen: shows what came of it; a choice that is not offered is never met with silence."""
        if offered:
            self._show()
            self._note()
            return
        why = self.session_words.why_not
        self._pace.reason = why
        self._say_aloud(why)

    def _note(self) -> None:
        """A rule that one has just tried to break is to be reviewed. That the others were kept tells little: most
        often nothing else was possible."""
        if refused := self.session.match.refused:
            self._logbook.note({refused.verdict.rule: Grade.AGAIN})

    def _say_aloud(self, words: str) -> None:
        self._pace.said = announcement(words, self._pace.said)

    # What comes from the page, and from a program

    def _begin_another(self) -> None:
        self.session.begin_another()
        self._show()

    def _take_beside(self, chosen: Mapping[str, str]) -> None:
        with self.hold_trait_notifications():
            self.coach, self.pace = cast(Coach, chosen[play_choices.COACH]), chosen[play_choices.PACE]
            self.known = chosen[play_choices.KNOWN] == play_choices.SHOWN

    def _take_traits(self) -> None:
        self._tell_session()
        self._show()

    def _tell_session(self) -> None:
        self.session.coach, self.session.shows_known = self.coach, self.known

    def _take_game(self, chosen: Mapping[str, str]) -> None:
        if chosen and self.session.problem is None and play_choices.take(self.session, chosen):
            self._show()

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        """The page has been opened, perhaps again in a tab that has kept the matches played, or one has gone back."""
        self.session.take_address(values, self._page.kept, returning=returning)
        self._show()

    def _take_kept(self, told: Sequence[tuple[str, str]]) -> None:
        """The browser has told what it keeps for another day."""
        self.session.take_kept(told)
        self._show_as_it_is()

    def _go_on_with(self, key: str) -> None:
        """Goes on with a match that the browser keeps; the button that was pressed goes, so the table has the focus."""
        if self.session.go_on_with(key):
            self._page.move_focus(f"{self.style_class}-table")
        self._show_as_it_is(self.session.notice)

    def _show_as_it_is(self, first: str = "") -> None:
        if self.session.problem is None:
            self._show(first)
        else:
            self._show_problem()

    def _open_text(self, text: str) -> str:
        problem = self.session.open_text(text)
        if not problem:
            self._show(self.say("play-opened"))
        return problem

    def _save(self) -> None:
        self._page.download(*self.session.file)

    def _report(self) -> None:
        self._page.show_report(f"{self.session.file_name}.report.json", self.session.report())

    def _translate(self) -> None:
        self.session.lang = self.lang
        for part in (self._table, self._pace, self._beside, self._game, self._page, self._shelf):
            part.lang = self.lang
        self._word()
        self._show()
