"""A page on which one sets up a deal card by card, or has deals found by a wish."""

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from time import perf_counter
from typing import Any

import traitlets
from htpy import Node

from tolva_teach.dealer.places import Place
from tolva_teach.editing import Layout
from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.games import game as game_of
from tolva_teach.records.messages import fault_reason
from tolva_teach.records.record import Record, RecordFault
from tolva_widgets.base.chips import STYLES
from tolva_widgets.base.scheduler import Scheduler
from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import Composed
from tolva_widgets.editor.address import GAME_KEYS, KEYS, SEED, WISH, game_values, wish_fits
from tolva_widgets.editor.change import UNSEEN, link
from tolva_widgets.editor.markup import LAY, PLACES, TABS, EditorMarkup, Option, tabs, written
from tolva_widgets.editor.markup import WISH as WISH_TAB
from tolva_widgets.editor.session import EditorSession, Notice
from tolva_widgets.editor.wish_markup import FAULT, FOUND, MAIN, WishMarkup
from tolva_widgets.editor.wishing import MOST, SEEDS, WishSession
from tolva_widgets.editor.words import EditorWords, WishWords
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.markup_view import MarkupView
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay.address import LINKED, YES, BadNameError, read_name
from tolva_widgets.replay.sources import Source, read_linked, read_opened, record_from

_ABOVE = ("game", "players")
"""What is chosen above the deal; variants are chosen below it."""

_SEED = "1"
"""Stands where a deal's number would."""

_OF_LAY = ("places", "pad", "keys", "onward", "forward")
_OF_WISH = ("wish", "build", "look", "go", "found")
_PIECES = ("tabs", *_OF_LAY, "wish", "build", "match", "look", "go", "found")
"""All of them in the order in which they are read; the match is told for a wish as well."""

_TELL_EVERY = 0.5
"""Seconds between two words on how far a search has come."""


class EditorView(MarkupView):
    """The deal, or the wish, on the page."""

    code = script("editor/editor_view.js")
    styles = stylesheet("page/fields.css", "base/chips.css", "page/laying.css", "editor/editor.css") + STYLES
    text_length = 1100


class DealEditor(Settings, Composed):
    """Sets up a deal of any game, or finds deals by a wish.

    Large because what a person does has a method each.

    >>> editor = DealEditor("tolva", lang="en")
    >>> for card in ("HK", "HQ"):
    ...     editor.do("tap", value=card)
    >>> editor.do("shuffle")
    >>> editor.record.deals[0].cards["hands"][1][:2]
    ['HK', 'HQ']
    """

    style_class = "tolva-editor"
    style_sheets = ()
    in_repr = ("shown", "lang")

    shown = traitlets.Unicode()
    """What is set up, in short."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells what is set up, and is told it: for the one of its kind on a page."""

    def __init__(
        self,
        source: Source = FIRST_GAME.name,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        **traits: Any,
    ) -> None:
        """
        Args:
            source: a game's name, as in `tolva_teach.games.GAMES`, to begin with no card laid; or a record to begin
                from: a path, JSON text, a mapping, a seed or the name of played deals (`PlayedName`).
            players: how many play, where a game is named; as many as usual where left out.
            options: the game's variants, by name.
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: there is no such game, number of players or option.
            RecordFault: what is there is no record.
        """
        super().__init__(**traits)
        if isinstance(source, str) and source in GAMES:
            self.session = EditorSession(Layout(game_of(source, players, options or {})))
        else:
            self.session = EditorSession.begun(record_from(source, self.lang))
        self.wishes = WishSession()
        self.tab = LAY
        self._scheduler, self._later = Scheduler(), Scheduler()
        self._offered_for: tuple[Any, ...] | None = None
        self._make_parts()
        self._show()

    @property
    def record(self) -> Record:
        """The deal as a record; whether it holds, `Layout.fault` says."""
        return self.session.layout.record

    def still(self) -> str:
        """Nothing: where nothing runs, no card can be laid."""
        return ""

    def _make_parts(self) -> None:
        ours = self.in_address
        self._page = Page(lang=self.lang, scope=self.style_class, remember=list(settings.NAMES))
        self._address = Address(self, self._page, KEYS, self._take_address, ours=ours, fragment=LINKED)
        self._view = EditorView(lang=self.lang, called=self.style_class)
        self._told_at = 0.0
        self._view.on_do(self.do)
        self._page.on_tool("open", self._open)
        self._page.on_tool("save", lambda _: self._save())
        self._page.on_tool("link", lambda _: self._link())
        self._page.observe(lambda change: self._choose(change["new"]), "chosen")
        self.observe(lambda _: self._show(), ["indices", "colours"])
        self.observe(lambda _: self._translate(), "lang")
        self.compose(self._page, self._view)

    # Showing

    def _show(self) -> None:
        """Shows where the cards lie at once, and what comes of it as soon as there is time."""
        session, layout = self.session, self.session.layout
        count = len(layout.game.pack)
        self.shown = f"{layout.game!r} {count - layout.unlaid.total()}/{count}"
        self._show_choices()
        if self.tab == LAY:
            own = EditorMarkup(session, self.lang, self.indices).at_once()
            self._write({**own, **dict.fromkeys(_OF_WISH)})
            self._later.begin(self._show_following, lambda: None)
        else:
            self._later.stop()
            self.wishes.building.fit(layout.game)
            own = WishMarkup(self.wishes, session, self.lang, self.indices).pieces()
            match = EditorMarkup(session, self.lang, self.indices, self._variants()).match()
            self._write({**dict.fromkeys(_OF_LAY), **own, "match": match})
            self._tell_address()

    def _show_following(self) -> bool:
        markup = EditorMarkup(self.session, self.lang, self.indices, self._variants())
        self._tell_address()
        self._write(markup.following())
        return False

    def _write(self, pieces: Mapping[str, Node]) -> None:
        """Writes these pieces; the others stay."""
        head = tabs(self.tab, EditorWords(self.session.layout, self.lang))
        shown: dict[str, str] = dict([*self._view.sections, *written({"tabs": head, **pieces})])
        self._view.sections = [[name, shown.get(name, "")] for name in _PIECES]

    def _tell_address(self) -> None:
        told = {**game_values(self.session.layout.game), **self._told_wish(), LINKED: self._told_layout()}
        self._address.write(told)

    def _show_choices(self) -> None:
        """What is chosen above, told again only where it is another."""
        wanted = (self.session.name, self.lang, self.settings["indices"])
        if wanted == self._offered_for:
            return
        self._offered_for = wanted
        offered, now = self._offered(), game_choices.chosen(self.session.name, self.lang)
        looks = [its for its in settings.choices(self.lang) if its["name"] == "indices"]
        choices = [{**its, "setting": False} for its in offered if its["name"] in _ABOVE] + looks
        chosen = {its["name"]: {**now, **self.settings}[its["name"]] for its in choices}
        with self._page.hold_sync():
            self._page.tools = ["open", "save", "link"]
            self._page.choices = choices
            self._page.chosen = chosen

    def _offered(self) -> list[dict[str, Any]]:
        """The games, numbers of players and variants to choose among."""
        return [its for its in game_choices.choices(self.session.name, self.lang) if its["name"] != "deals"]

    def _variants(self) -> list[Option]:
        now = game_choices.chosen(self.session.name, self.lang)
        plain = {"": self.say("editing-no"), "yes": self.say("editing-yes")}
        return [
            Option(
                its["name"],
                its["label"],
                [(value, words or plain[value]) for value, words in its["options"]],
                now[its["name"]],
            )
            for its in self._offered()
            if its["name"] not in _ABOVE
        ]

    def _told_layout(self) -> str:
        """What lies there as the address has it; nothing where nothing does."""
        layout = self.session.layout
        return link(layout.record) if layout.laid or layout.loose else ""

    def _told_wish(self) -> dict[str, str]:
        text = self.wishes.text
        return {WISH: text, SEED: str(self.wishes.seed)} if text and wish_fits(text) else {WISH: "", SEED: ""}

    def _tell_aloud(self) -> None:
        """Says to those who listen where the next card goes, or what was wrong."""
        words, notice = EditorWords(self.session.layout, self.lang), self.session.notice
        if notice is not None:
            self._page.say_aloud(words.notice(notice))
            return
        lit = self.session.layout.lit
        if self.session.layout.is_complete:
            self._page.say_aloud(words.state())
            return
        assert lit is not None  # a card that lies nowhere has room somewhere
        self._page.say_aloud(f"{words.state()} {words.say('next', place=words.place(lit))}")

    def _translate(self) -> None:
        for part in (self._page, self._view):
            part.lang = self.lang
        self._show()

    # What a person does

    def do(self, do: str, name: str = "", value: str = "") -> None:
        """Does what a person has pressed or written on the page; a stranger's text all of it."""
        laying = self._laying(do, name, value)
        if laying is not None:
            with self._going_on():
                place = laying()
            self._show()
            self._tell_aloud()
            if isinstance(place, str):
                self._page.move_focus(place)
            return
        wishing = self._wishing(do, name, value)
        if wishing is not None:
            with self._going_on():
                place = wishing()
            self._show()
            if isinstance(place, str):
                self._page.move_focus(place)

    @contextlib.contextmanager
    def _going_on(self) -> Iterator[None]:
        """What is done in the block may be the end of a search: one for another game, another wish, or on a tab that
        one has left would take the focus from what one does by then."""
        before = self.session.name
        yield
        if self.session.name != before:
            self._game_changed(before.game)
        if self.tab != WISH_TAB or not self.wishes.is_looking:
            self._stop()

    def _game_changed(self, before: str) -> None:
        """What was found was of another game or form of it, in which the wish may mean nothing."""
        self._stop()
        self.wishes.search = None
        if self.session.name.game == before:
            self.wishes.check(self.session.layout.game)
            self.wishes.weigh(self.session.layout)
        else:
            self.wishes.turn_to(self.session.layout.game, before)

    def _laying(self, do: str, name: str, value: str) -> Callable[[], object] | None:
        session = self.session
        does: Mapping[str, Callable[[], object]] = {
            "tap": lambda: session.tap(value),
            "light": lambda: self._light(value),
            "back": lambda: self._take_back(value),
            "drop": lambda: self._drop(name, value),
            "shuffle": session.shuffle,
            "undo": session.undo,
            "clear": session.clear,
            "type": lambda: self._type(value),
            "dealer": lambda: session.deal_by(_whole(value)),
            "score": lambda: session.score(_whole(name), _whole(value)) if _is_whole(value) else None,
            "carry": lambda: session.carry(_whole(value)),
            "rank": lambda: session.rank(_whole(value)),
            "no-order": session.forget_ranking,
            "option": lambda: self._vary(name, value),
            "play": lambda: session.play(_whole(value)),
            "play-back": session.play_back,
            "take": lambda: self._take_found(_whole(value)),
        }
        return does.get(do)

    def _wishing(self, do: str, name: str, value: str) -> Callable[[], object] | None:
        wishes, rules = self.wishes, self.session.layout.game
        does: Mapping[str, Callable[[], object]] = {
            "tab": lambda: self._turn_to(value),
            "wish": lambda: self._write_wish(value),
            "enter": self._enter,
            "remove": lambda: self._remove(_whole(value)),
            "turn-on": self._turn_on,
            "empty": self._empty,
            "build": lambda: wishes.building.choose(name, value, rules),
            "add": self._add,
            "add-laid": self._add_laid,
            "left": lambda: wishes.end_with(value, rules, self.lang),
            "count": lambda: self._count(value),
            "seed": lambda: self._sow(value),
            "new-seed": self._shuffle_anew,
            "look": self._look,
            "stop": self._stop,
            "save-found": self._save_found,
        }
        return does.get(do)

    def _type(self, text: str) -> None:
        self.session.type(text, self.lang)

    def _light(self, key: str) -> None:
        place = _place(key)
        if place is not None:
            self.session.light(place)

    def _take_back(self, value: str) -> None:
        key, _, card = value.partition(" ")
        place = _place(key)
        if place is not None:
            self.session.take_back(place, card)

    def _drop(self, key: str, value: str) -> None:
        """A card has been dragged to a place, or to none."""
        source, _, card = value.rpartition(" ")
        self.session.move(card, _place(source), _place(key))

    def _vary(self, key: str, value: str) -> None:
        """Another variant; what is not offered is passed over."""
        offered = {its["name"]: [option for option, _ in its["options"]] for its in self._offered()}
        if value in offered.get(key, ()):
            self.session.choose(game_choices.picked(self.session.name, {key: value}, self.lang))

    def _choose(self, chosen: Mapping[str, str]) -> None:
        self.take_settings({**self.settings, **{key: its for key, its in chosen.items() if key in settings.NAMES}})
        picked = game_choices.picked(self.session.name, chosen, self.lang)
        if picked != self.session.name:
            with self._going_on():
                self.session.choose(picked)
            self._show()
            self._tell_aloud()

    def _turn_to(self, tab: str) -> None:
        if tab in TABS:
            self.tab = tab

    # Records

    def _bring(self, record: Record) -> None:
        self.session.bring(record)
        self.tab = LAY

    def _take_found(self, number: int) -> str | None:
        """Opens one of the deals that were found; gives where the focus is to be then."""
        found = self.wishes.found
        if not 0 <= number < len(found):
            return None
        self._bring(self.wishes.as_wished(found[number]))
        return PLACES

    def _open(self, text: str) -> str | None:
        try:
            record = read_opened(text).record
        except RecordFault as fault:
            return self.say("editing-bad-file", why=fault_reason(fault, self.lang))
        with self._going_on():
            self._bring(record)
        self._show()
        self._tell_aloud()
        return None

    def _save(self) -> None:
        self._page.download(f"{self.session.layout.game.name}.tolva.json", self.record.to_json())

    def _save_found(self) -> None:
        lines = [self.wishes.as_wished(record).to_json() for record in self.wishes.found]
        if lines:
            self._page.download(f"{self.session.layout.game.name}.jsonl", "\n".join(lines) + "\n")

    def _link(self) -> None:
        values = game_values(self.session.layout.game)
        if self.tab == WISH_TAB and self.wishes.text:
            if not wish_fits(self.wishes.text):
                self._page.show_no_link(self.say("editing-wish-long-link"))
                return
            self._address.show_link({**values, **self._told_wish()})
            return
        told = self._told_layout()
        if self.session.layout.laid and not told:
            self._page.show_no_link(self.say("editing-long-link"))
            return
        self._address.show_link({LINKED: told} if told else values)

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        """Takes up what the address names: a whole record, a game to begin, a wish. What nobody has looked for here is
        not looked for unasked."""
        del returning
        with self._going_on():
            if values.get(LINKED):
                self._take_record(values[LINKED], unseen=values.get(UNSEEN) == YES)
            elif any(values.get(key) for key in GAME_KEYS):
                self._begin_named(values)
        with self._going_on():
            if values.get(WISH):
                self.tab = WISH_TAB
                self._sow(values.get(SEED, ""))
                self.wishes.write(values[WISH], self.session.layout.game)
        self._show()
        self._look_again()

    def _take_record(self, text: str, *, unseen: bool) -> None:
        try:
            self._bring(read_linked(text).record)
            if unseen and self.session.notice is None:
                self.session.notice = Notice("unseen")
        except RecordFault as fault:
            why = fault_reason(fault, self.lang)
            self.session.notice = Notice("bad-link", {"why": why})

    def _begin_named(self, values: Mapping[str, str]) -> None:
        try:
            name = read_name({key: values.get(key, "") for key in GAME_KEYS} | {"seed": _SEED})
        except BadNameError as bad:
            self.session.notice = Notice("bad-link", {"why": bad.sentence(self.lang)})
            return
        if name is not None:
            self.session.choose(name)

    # The wish

    def _write_wish(self, text: str) -> str | None:
        """Takes what was typed, or the example that was pressed; gives where the focus is to be then."""
        is_first = not self.wishes.text
        self.wishes.type(text, self.session.layout.game, self.lang)
        self.wishes.weigh(self.session.layout)
        return MAIN if is_first and text in WishWords(self.wishes, self.session.layout, self.lang).examples() else None

    def _add(self) -> str | None:
        self.wishes.add(self.session.layout.game, self.lang)
        return self._weigh_added()

    def _add_laid(self) -> str | None:
        self.wishes.add_laid(self.session.layout, self.lang)
        return self._weigh_added()

    def _weigh_added(self) -> str | None:
        """Says what was added; where the wish is wrong with that, gives where that is told."""
        if not self.wishes.weigh(self.session.layout):
            return FAULT
        if self.wishes.added:
            self._page.say_aloud(WishWords(self.wishes, self.session.layout, self.lang).added())
        return None

    def _enter(self) -> str | None:
        """Enter in a field adds what was put together there, or else looks."""
        if self.wishes.building.is_chosen and self.wishes.conditions:
            return self._add()
        self._look()
        return None

    def _remove(self, number: int) -> str | None:
        rules = self.session.layout.game
        self.wishes.remove(number, rules)
        self.wishes.weigh(self.session.layout)
        self._page.say_aloud(self.say("editing-part-removed"))
        return MAIN if number >= len(self.wishes.parts(rules)) else None

    def _empty(self) -> str:
        self.wishes.write("", self.session.layout.game)
        return MAIN

    def _turn_on(self) -> str:
        """Plays the variant without which the wish means nothing; gives where the focus is to be then."""
        fault, name = self.wishes.fault, self.session.name
        needs = {} if fault is None else fault.facts.get("needs", {})
        self.session.choose(replace(name, options={**name.options, **needs}))
        self._game_changed(name.game)
        self._page.say_aloud(self.say("editing-turned-on"))
        return MAIN if self.wishes.fault is None else FAULT

    # Looking for deals

    def _count(self, value: str) -> None:
        if _is_whole(value):
            self.wishes.count = max(1, min(MOST, int(value)))

    def _sow(self, value: str) -> None:
        if value.isascii() and value.isdecimal() and len(value) < 10:
            self.wishes.seed = min(int(value), SEEDS)

    def _shuffle_anew(self) -> None:
        """Other deals; looked for at once where deals were looked for before."""
        is_looked_for = self.wishes.search is not None
        self.wishes.draw_seed(Random())
        if is_looked_for:
            self._look()

    def _look(self) -> None:
        self.wishes.add_first(self.session.layout.game, self.lang)
        if not self.wishes.begin(self.session.layout):
            self._show()
            self._page.move_focus(FAULT)
            return
        self._told_at = perf_counter()
        self._show()
        self._scheduler.begin(self._step, self._found)

        self._address.keep(f"{self.wishes.count} {self._looked_for}")

    @property
    def _looked_for(self) -> str:
        """What is looked for, as the browser's tab keeps it."""
        return f"{self.wishes.seed} {self.session.layout.game!r} {self.wishes.text}"

    def _look_again(self) -> None:
        """Looks once more where this was looked for in the same tab: one comes back from a deal that was found."""
        count, _, looked_for = self._page.kept.partition(" ")
        if self.tab == WISH_TAB and self.wishes.text and looked_for == self._looked_for:
            self._count(count)
            self._look()

    def _step(self) -> bool:
        """Tries one deal, and shows now and then how far it has come."""
        found, goes_on = len(self.wishes.found), self.wishes.step()
        if goes_on and not found and self.wishes.found:
            self._page.say_aloud(WishWords(self.wishes, self.session.layout, self.lang).progress())
        if goes_on and perf_counter() - self._told_at > _TELL_EVERY:
            self._told_at = perf_counter()
            self._show()
        return goes_on

    def _found(self) -> None:
        self._show()
        told = self.wishes.told(self.session.layout.game, self.lang)
        self._page.say_aloud(" ".join(told))
        self._page.move_focus(FOUND)

    def _stop(self) -> None:
        self._scheduler.stop()
        if self.wishes.is_looking:
            self.wishes.stop()


def _place(key: str) -> Place | None:
    """The place of this name; None for what is none."""
    name, _, seat = key.partition(".")
    with contextlib.suppress(ValueError):
        return name, int(seat[:4])
    return None


def _is_whole(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 7


def _whole(text: str) -> int:
    """The number; of what is none, one that nothing has."""
    return int(text) if _is_whole(text) else -1
