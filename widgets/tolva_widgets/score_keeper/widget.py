"""A score-keeper that knows the game: for people who play with cards of their own."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import traitlets
from htpy import p

from tolva_teach.games import FIRST_GAME, game
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.profile import called_by
from tolva_teach.records.faults import RecordFault
from tolva_teach.score_keeping.sheet import Sheet
from tolva_teach.score_keeping.written import SIZE_LIMIT, packed, read_packed, read_sheet, written
from tolva_teach.texts import game_name, sentence
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import Composed
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.house_rules.house import CALLED, House, on_kept
from tolva_widgets.page.markup_view import MarkupView
from tolva_widgets.page.shelf.widget import Shelf
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay.address import BadNameError, read_name, written_name
from tolva_widgets.score_keeper.markup import ENTRY, SCORE, Option, ScoreMarkup
from tolva_widgets.score_keeper.session import KEPT_GAMES, ScoreSession
from tolva_widgets.score_keeper.words import ScoreWords

KEYS = ["game", "players", "options"]
"""What an address says of the match to begin."""

LINKED = "score"
"""The name of a whole sheet, which stands after the address's number sign."""

_ABOVE = ("game", "players")
"""What is chosen above the sheet; variants are chosen below it."""

_OTHER_WORDS = ("link-help", "open-title", "open-help")
"""What the page's tools say otherwise here."""

_SEED = "1"
"""Stands where a deal's number would: nobody deals here."""

_ANY = PlayedName.of(FIRST_GAME.name, 0)
"""Whatever game the browser has kept last."""


class SheetView(MarkupView):
    """The sheet on the page."""

    styles = stylesheet("page/fields.css", "score_keeper/score_keeper.css")


class ScoreKeeper(Composed):
    """Keeps the score of a match of any of the games, as it is played at a table of one's own.

    Large because what a person does has a method each.

    >>> keeper = ScoreKeeper("tolp", players=4, lang="en")
    >>> for seat in "203":
    ...     keeper.do("tell", "order", seat)
    >>> keeper.do("enter")
    >>> keeper.sheet.standing.score
    (0, 0, 1, 0)
    """

    style_class = "tolva-keeper"
    style_sheets = ("rules/rule_card.css",)
    in_repr = ("matched", "lang")

    matched = traitlets.Unicode()
    """What is played and how it stands, as a link has it."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells what is kept, and is told it: for the one of its kind on a page."""

    def __init__(
        self,
        name: str = FIRST_GAME.name,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        **traits: Any,
    ) -> None:
        """
        Args:
            name: a game's name, as in `tolva_teach.games.GAMES`.
            players: how many play; as many as usual where left out.
            options: the game's variants, by name, as a mapping or a `Profile`, which has a name for them.
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: there is no such game, number of players or option.
        """
        super().__init__(**traits)
        self.session = ScoreSession(game(name, players, options or {}))
        self._house = House(self.sheet.game, called_by(options))
        self._last: PlayedName | None = _ANY
        """What to go on with when the browser has told what it keeps; None where a link brings something else."""
        self._make_parts()
        self._show()

    @property
    def sheet(self) -> Sheet:
        """The match as it has been told."""
        return self.session.sheet

    def do(self, do: str, name: str = "", value: str = "") -> None:
        """Does what a person has pressed or written on the page."""
        does: Callable[[], object] | None = {
            "tell": lambda: self.session.tell(name, value),
            "enter": self._enter,
            "correct": lambda: self._correct(value),
            "cancel": self._cancel,
            "remove": self._remove,
            "undo": self.session.undo,
            "another": self._another,
            "dealer": lambda: self.session.deal_first(_whole(value)),
            "option": lambda: self._begin_with({name: value}),
            "name": lambda: self.session.name(_whole(name), value),
        }.get(do)
        if does is None:
            return
        place = does()
        self._show()
        self._tell_aloud()
        if isinstance(place, str):
            self._page.move_focus(place)

    def still(self) -> str:
        """What the page does, and what it needs for that, for who reads it before anything runs."""
        return str(p(".tolva-still", lang=self.lang)[self.say("keeping-still")])

    def _make_parts(self) -> None:
        keeps = self.in_address
        self._page = Page(lang=self.lang, scope=self.style_class, limit=SIZE_LIMIT)
        self._address = Address(self, self._page, [*KEYS, CALLED], self._take_address, ours=keeps, fragment=LINKED)
        self._shelf = Shelf(lang=self.lang, place="score" if keeps else "", limit=SIZE_LIMIT)
        self._view = SheetView(lang=self.lang, called=self.style_class)
        self._view.on_do(self.do)
        self._shelf.on_told(self._take_kept)
        self._shelf.on_action("go-on", self._resume)
        self._shelf.on_action("throw", self.session.kept.throw_away)
        self._shelf.on_action("back", self.session.kept.bring_back)
        on_kept(self._page, self._take_address)
        self._page.on_tool("open", self._open)
        self._page.on_tool("save", lambda _: self._save())
        self._page.on_tool("link", lambda _: self._link())
        self._page.on_tool("print", lambda _: self._page.print_out(self._markup.printout()))
        self._page.observe(lambda change: self._choose(change["new"]), "chosen")
        self.observe(lambda _: self._translate(), "lang")
        self.compose(self._shelf, self._page, self._view)

    @property
    def _markup(self) -> ScoreMarkup:
        now = game_choices.chosen(self._name, self.lang)
        options = (its for its in self._offered() if its["name"] not in _ABOVE)
        named = [Option(its["name"], its["label"], self._in_words(its["options"]), now[its["name"]]) for its in options]
        return ScoreMarkup(self.session, self.lang, named, self._house)

    def _in_words(self, values: Sequence[Sequence[str]]) -> list[tuple[str, str]]:
        """An option's values; those of a box to tick have no words of their own."""
        plain = {value: self.say("keeping-yes" if value else "keeping-no") for value, _ in values}
        return [(value, words or plain[value]) for value, words in values]

    @property
    def _words(self) -> ScoreWords:
        return ScoreWords(self.sheet, self.lang)

    @property
    def _name(self) -> PlayedName:
        """The game as the choices above name it."""
        rules = self.sheet.game
        return PlayedName.of(rules.name, int(_SEED), rules.players, rules.variants)

    # Showing

    def _show(self) -> None:
        """Shows the session as it is now, and has the browser keep what has changed."""
        sheet = self.sheet
        self.matched = f"{sheet.game!r} {len(sheet.entries)} {sheet.standing.score}"
        self._view.sections = self._markup.sections()
        with self._page.hold_sync():
            self._page.tools = ["open", "save", "link", "print"]
            self._page.words = {**self._page.words, **{name: self.say(f"keeping-{name}") for name in _OTHER_WORDS}}
            offered, now = self._offered(), game_choices.chosen(self._name, self.lang)
            self._page.choices = [{**its, "setting": False} for its in offered if its["name"] in _ABOVE]
            self._page.chosen = {choice["name"]: now[choice["name"]] for choice in self._page.choices}
        for key, text in self.session.kept.take_changes().items():
            self._shelf.put(key, text)
        with self._shelf.hold_sync():
            self._shelf.rows = self._rows()
            self._shelf.folded = True
        values = {key: value for key, value in written_name(self._name).items() if key in KEYS}
        self._address.write({**values, "game": sheet.game.name, **self._house.written(sheet.game)})
        self._house.offer(self._page, sheet.game if self.in_address else None)

    def _offered(self) -> list[dict[str, Any]]:
        """The games, numbers of players and variants to choose among."""
        offered = [choice for choice in game_choices.choices(self._name, self.lang) if choice["name"] != "deals"]
        for choice in offered:
            if choice["name"] == "game":
                choice["options"] = [pair for pair in choice["options"] if pair[0] in KEPT_GAMES]
        return offered

    def _rows(self) -> list[dict[str, Any]]:
        kept = self.session.kept
        others = {key: sheet for key, sheet in kept.sound.items() if key != self.session.key}
        rows = [{"key": key, "words": self._kept(sheet), "sound": True, "file": ""} for key, sheet in others.items()]
        aside = self.say("keeping-aside")
        return rows + [
            {"key": key, "words": aside, "sound": False, "file": f"tolva-score-{number}.kept.json"}
            for number, key in enumerate(kept.aside, 1)
        ]

    def _kept(self, sheet: Sheet) -> str:
        """A match that is kept, and how it stands."""
        words = ScoreWords(sheet, self.lang)
        of, count = game_name(sheet.game.name, self.lang), sheet.game.players
        title = sentence(self.lang, "replay-game-for", game=of, count=count)
        return self.say("keeping-kept", match=title, count=len(sheet.entries), score=words.score())

    def _tell_aloud(self) -> None:
        """Says what came of it to those who listen."""
        if self.session.notice is not None:
            self._page.say_aloud(" ".join(self._words.notice(self.session.notice)))

    def _translate(self) -> None:
        for part in (self._page, self._shelf, self._view):
            part.lang = self.lang
        self._show()

    # What a person does

    def _enter(self) -> str | None:
        """Enters the deal; gives where the focus is to be then, as the others below do."""
        before = self.sheet
        self.session.enter()
        return SCORE if self.sheet is not before else None

    def _correct(self, value: str) -> str:
        self.session.correct(_whole(value))
        return ENTRY

    def _cancel(self) -> str:
        self.session.cancel()
        return ENTRY

    def _remove(self) -> str:
        self.session.remove()
        return SCORE

    def _another(self) -> str:
        """A new match of the same game, with the same players."""
        self.session.begin(self.sheet.game, self.sheet.names)
        return SCORE

    def _choose(self, chosen: Mapping[str, str]) -> None:
        self._begin_with(chosen)
        self._show()

    def _begin_with(self, chosen: Mapping[str, str]) -> None:
        """Another match, where another game, number of players or variant has been chosen."""
        offered = {its["name"]: [value for value, _ in its["options"]] for its in self._offered()}
        if any(value not in offered.get(key, ()) for key, value in chosen.items()):
            return
        picked = game_choices.picked(self._name, chosen, self.lang)
        if picked != self._name:
            same = picked.players == self._name.players
            self.session.begin(picked.rules, self.sheet.names if same else ())

    def _open(self, text: str) -> str | None:
        try:
            self.session.bring(read_sheet(text))
        except RecordFault:
            return self.say("keeping-bad-file")
        self._show()
        self._tell_aloud()
        return None

    def _save(self) -> None:
        self._page.download(f"{self.sheet.game.name}.tolva-score.json", written(self.sheet))

    def _link(self) -> None:
        try:
            self._address.show_link({LINKED: packed(self.sheet), **self._house.written(self.sheet.game)})
        except RecordFault:
            self._page.show_no_link(self.say("keeping-long-link"))

    def _resume(self, key: str) -> None:
        self.session.resume(key)
        self._show()
        self._page.move_focus(SCORE)

    def _take_kept(self, told: Sequence[tuple[str, str]]) -> None:
        """The browser has told what it keeps."""
        self.session.take_kept(told)
        self._go_on_with_last()
        self._show()

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        """Takes up what the address names: a whole sheet, or a game to begin."""
        if values.get(LINKED):
            self._last = None
            try:
                self.session.bring(read_packed(values[LINKED]))
                self._house.take(values, self.sheet.game)
            except RecordFault:
                self.session.say("bad-link")
        elif any(values.get(key) for key in KEYS):
            self._begin_named(values)
        self._go_on_with_last()
        self._show()

    def _begin_named(self, values: Mapping[str, str]) -> None:
        """Begins what the address names; what is wrong with that is said, and nothing is gone on with."""
        fault = None
        try:
            self._last = name = read_name({key: values.get(key, "") for key in KEYS} | {"seed": _SEED})
        except BadNameError as bad:
            self._last, name, fault = None, bad.good, bad
        if name is not None and name.game in KEPT_GAMES and name != self._name:
            self.session.begin(name.rules)
        self._house.take(values, name.rules if name is not None else None)
        if fault is not None:
            self.session.say("bad-name", fault)

    def _go_on_with_last(self) -> None:
        """Goes on with what the browser wrote last, of what the address names if it names something."""
        if self._last is not None and not self.sheet.entries:
            self.session.resume_last(None if self._last is _ANY else self._last.rules)


def _whole(text: str) -> int:
    """The number; of what is none, one that nothing has."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 7 else -1
