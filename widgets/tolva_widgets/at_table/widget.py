"""The page at a real table: what is asked is looked up, what lies there is judged, and the house rules are kept."""

import json
from collections.abc import Mapping
from functools import partial
from typing import Any

import traitlets
from ipywidgets import Widget

from tolva_teach.games import FIRST_GAME, GAMES
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.profile import called_by, read_called, written_options
from tolva_teach.texts import game_name
from tolva_widgets.at_table import contents, still
from tolva_widgets.at_table.played_before import PlayedBefore
from tolva_widgets.base.beforehand import Beforehand
from tolva_widgets.base.chips import STYLES
from tolva_widgets.base.scheduler import Scheduler
from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import Composed, FrontEnd
from tolva_widgets.base.wording import wording
from tolva_widgets.courses.entries import DEALS, PLAY, QUESTIONS
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.code_image import code_image
from tolva_widgets.page.house_rules.house import link_values
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay.address import BadNameError, read_name

ADDRESS_KEYS = ["game", "players", "options", "called", "ask", "tab"]
"""The names in the page's address: the house rules and what they are called, the question that is open, and the panel
to begin with."""

_OF_ALL = ("game", "players")
"""What one chooses at the top; what is a game's own stands among the house rules."""

TABS = ("ask", "judge", "rules")
"""The panels that an address may name."""

_KEPT_LENGTH = 2000
"""So many characters of what the browser keeps of house rules are read at most."""


class Panels(FrontEnd):
    """The panels of the page: the index of questions, the judge and the house rules."""

    code = script("at_table/panels.js")
    styles = stylesheet("page/fields.css", "page/laying.css", "at_table/panels.css") + STYLES

    shown = traitlets.Dict().tag(sync=True)
    """What there is to show of the game: see `contents`."""
    verdict = traitlets.Dict().tag(sync=True)
    """What is said of the position that was laid out last, with the number that the page gave it."""
    typed = traitlets.Dict().tag(sync=True)
    """What was made of a position that was typed, with the number that the page gave it."""
    added: traitlets.List[Any] = traitlets.List().tag(sync=True)
    """The panels beside these that are widgets of their own: of each its name and what its tab says."""
    tab = traitlets.Unicode("ask").tag(sync=True)
    """The name of the panel that is shown: `ask`, `judge`, `rules`, or one that has been added."""
    asked = traitlets.Unicode().tag(sync=True)
    """The name of the question that is open."""
    kept = traitlets.Unicode().tag(sync=True)
    """What the browser is to keep, as it is told again when the page is opened anew: the game and the house rules that
    somebody has come to last. Empty before anybody has."""
    notice = traitlets.Unicode().tag(sync=True)
    """What is wrong with a link, or with what was kept."""
    code_image = traitlets.Unicode().tag(sync=True)
    """The page's address as a QR code, once one has asked for it."""


class AtTable(Settings, Composed):
    """Settles a question at a real table.

    >>> AtTable("trettioett", lang="en").line
    'Trettioett for 4. As in the book.'
    """

    style_class = "tolva-at-table"
    style_sheets = ("at_table/at_table.css",)
    in_repr = ("line", "lang")

    line = traitlets.Unicode()
    """What one plays, in one line."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells what is shown, and is told it: for the one of its kind on a page."""

    def __init__(
        self,
        game: str = FIRST_GAME.name,
        players: int | None = None,
        options: Mapping[str, Any] | None = None,
        **traits: Any,
    ) -> None:
        """
        Args:
            game: a game's name, as in `tolva_teach.games.GAMES`.
            players: how many play; without it as many as usual.
            options: the house rules, as a mapping or a `Profile`, which has a name for them; what is left out is as
                usual.
            traits: `lang` and the other traits, and `layout`.

        Raises:
            ValueError: there is no such game, number of players or option.
        """
        super().__init__(**traits)
        self.name = PlayedName.of(game, 0, players, options or {}, 1)
        self.called = called_by(options)
        self._before = PlayedBefore()
        self._ahead = Scheduler()
        self._linked = False  # whether the page was opened by a link that names the rules
        self._make_parts()
        self._show()

    def still(self) -> str:
        """The questions of the game with the book's answers, unfolded one by one, for who reads them without Python."""
        return still.index(self.name.rules, self.lang)

    def beforehand(self) -> Beforehand:
        """Each game for each number of players, by the book: its questions are read and searched without Python."""
        rules = self.name.rules
        if not self.in_address or rules.variants or rules.players != rules.usual_players:
            return Beforehand()  # the plain page is none of these
        direct = {"ask": (self.panels, "asked"), "tab": (self.panels, "tab")}
        return Beforehand(_OF_ALL, list(contents.forms_of_play(rules)), direct)

    def _make_parts(self) -> None:
        self.panels = Panels(lang=self.lang)
        self._page = Page(lang=self.lang, scope=self.style_class, remember=list(settings.NAMES))
        self._address = Address(self, self._page, ADDRESS_KEYS, self._take_address, ours=self.in_address)
        self._address.enter_at(["game", "players", "options"])
        self._page.on_tool("link", lambda _: self._address.show_link(self._values))
        self._page.observe(lambda change: self._take(change["new"]), "chosen")
        self.panels.on_msg(self._hear)
        self.panels.observe(lambda _: self._address.write(self._values), "asked")
        self.panels.observe(self._look_ahead, ["tab", "shown"])
        self.observe(lambda _: self._show(), "indices")
        self.observe(lambda _: self._translate(), "lang")
        self.compose(self._page, self.panels)

    def add_panel(self, name: str, label: str, panel: Widget) -> None:
        """Adds a widget of its own behind a tab, before the page is shown: what keeps the score, for instance.

        Args:
            name: what it is called in `Panels.tab`.
            label: what its tab says.
            panel: shown as long as its tab is chosen.
        """
        self.panels.added = [*self.panels.added, [name, label]]
        self.children = (*self.children, panel)

        def show(_change: Any = None) -> None:
            panel.layout.display = None if self.panels.tab == name else "none"

        self.panels.observe(show, "tab")
        show()

    # What is shown

    def _show(self) -> None:
        self.line = contents.what_we_play(self.name.rules, self.called, self.lang)
        with self._page.hold_sync():
            self._page.tools = ["link"] if self.in_address else []
            self._page.words = {**self._page.words, "link-help": self.say("at-table-link-help")}
            game = [its for its in game_choices.choices(self.name, self.lang) if its["name"] != "deals"]
            shown = [{**its, "setting": False} for its in game if its["name"] in _OF_ALL]
            looks = [its for its in settings.choices(self.lang) if its["name"] == "indices"]
            self._page.choices = [*shown, *looks]
            chosen = {**game_choices.chosen(self.name, self.lang), **self.settings}
            offered = {its["name"] for its in self._page.choices}
            self._page.chosen = {key: value for key, value in chosen.items() if key in offered}
        with self.panels.hold_sync():
            self.panels.shown = self._shown()
            self.panels.verdict, self.panels.code_image = {}, ""
        self._address.write(self._values)

    def _shown(self) -> dict[str, Any]:
        game, lang = self.name.rules, self.lang
        self._links = contents.Links(game, lang)
        return {
            "line": self.line,
            "called": self.called,
            "rules": link_values(game),
            "games": {name: game_name(name, lang) for name in GAMES},
            "variants": bool(game.variants),
            "words": contents.words(lang),
            "questions": contents.index(game, lang, self._links),
            "wording": wording(lang, "at-table-alike"),
            "forms": contents.shown_forms(game, lang),
            "cards": contents.cards(game, lang, self.indices),
            "examples": contents.examples(game, lang, self.indices),
            "game": game.name,
            "rules_page": self._links.href,
            "suits": contents.suits(lang),
            "ranks": contents.ranks(game, lang, self.indices),
            "ways": self._ways(),
            "score": self._score(),
            "choices": self._house_choices(),
            "differ": contents.differing(game, lang),
            "sheet": contents.sheet(game, lang, self._links),
        }

    def _house_choices(self) -> list[dict[str, Any]]:
        """What one may play otherwise than the book: each with its values, the book's first, and what is chosen."""
        chosen, yes, no = game_choices.chosen(self.name, self.lang), self.say("at-table-yes"), self.say("at-table-no")
        offered = [its for its in game_choices.choices(self.name, self.lang) if its["name"] not in (*_OF_ALL, "deals")]
        return [
            {
                "name": its["name"],
                "label": its["label"],
                "options": [[value, words or (yes if value else no)] for value, words in its["options"]],
                "chosen": chosen[its["name"]],
            }
            for its in offered
        ]

    def _ways(self) -> list[list[str]]:
        """Where one goes on with the same rules: to play, to be asked, to read them."""
        catalogue, game = self._links.pages, self.name.rules
        values = link_values(game, self.called)
        pages = [(kind, catalogue.showing(self.lang, kind)) for kind in (PLAY, QUESTIONS, DEALS)]
        ways = [[self.say(f"at-table-to-{kind}"), f"{page.href}?{values}"] for kind, page in pages if page]
        editor = catalogue.editor(self.lang)
        ways += [[self.say("at-table-to-deal"), f"{editor.href}?{values}"]] if editor else []
        score = self._score()
        ways += [[self.say("at-table-to-score"), score]] if score else []
        rules = catalogue.rules(self.lang).get(game.name)
        return (
            [*ways, [self.say("at-table-to-rules", game=game_name(game.name, self.lang)), f"{rules.href}?{values}"]]
            if rules
            else ways
        )

    def _score(self) -> str:
        """Where the score of a match by these rules is kept; empty where the site has no such page."""
        page = self._links.pages.score(self.lang)
        return f"{page.href}?{link_values(self.name.rules, self.called)}" if page else ""

    @property
    def _values(self) -> dict[str, str]:
        """What the address says."""
        game = self.name.rules
        return {
            "game": game.name,
            "players": "" if game.players == type(game).usual_players else str(game.players),
            "options": written_options(game),
            "called": self.called,
            "ask": self.panels.asked,
        }

    def _translate(self) -> None:
        self._page.lang = self.panels.lang = self.lang
        self._show()

    # What a person does

    def play(self, name: PlayedName, called: str = "") -> None:
        """Plays another game, or by other house rules."""
        self.name, self.called = name, read_called(called)
        self.panels.asked = ""
        self._keep()
        self._show()

    def _keep(self) -> None:
        values = {**self._values, "players": str(self.name.rules.players)}
        del values["ask"]
        self._before.note(values)
        # What the page was made with is nobody's choice, and of several on a page none speaks for it.
        if self.in_address:
            others = self._before.besides(self.name.game)
            self.panels.kept = json.dumps({**values, **({"others": others} if others else {})}, ensure_ascii=False)

    def _take(self, chosen: Mapping[str, str]) -> None:
        self.take_settings({**self.settings, **chosen})
        before = self._before.of(chosen.get("game"))
        if before is not None and chosen["game"] != self.name.game:
            self._take_rules(before, before["called"])
            return
        name = game_choices.picked(self.name, chosen, self.lang)
        if name != self.name:
            self.play(name, self.called if name.game == self.name.game else "")

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        """Plays by the rules that the page's address names, at first or when one has gone back."""
        del returning
        named = {key: values[key] for key in ("game", "players", "options") if values.get(key)}
        if named:
            self._linked = True
            self._take_rules(named, values.get("called", ""))
        asked = values.get("ask", "")
        known = {question["name"] for question in self.panels.shown["questions"]}
        self.panels.asked = asked if asked in known else ""
        self.panels.tab = values["tab"] if values.get("tab") in TABS else self.panels.tab
        self._address.write(self._values)

    def _take_rules(self, values: Mapping[str, str], called: str) -> None:
        """Plays by the rules that a link or the browser names; what is wrong with them is told, and they are set
        aside."""
        try:
            name = read_name(values)
        except BadNameError as bad:
            self.panels.notice = f"{self.say('at-table-set-aside')} {bad.sentence(self.lang)}"
            return
        if name is not None:
            self.panels.notice = ""
            self.play(PlayedName.of(name.game, 0, name.players, name.options, 1), called)

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if not isinstance(content, dict):
            return
        if content.get("do") == "judge":
            self._judge(content)
        elif content.get("do") == "type":
            self.panels.typed = contents.typed(self.name.rules, content, self.lang)
        elif content.get("do") == "choose":
            self._choose(content.get("name"), content.get("value"))
        elif content.get("do") == "call":
            self.called = read_called(str(content.get("name", "")))
            self._keep()
            self._show()
        elif content.get("do") == "kept":
            self._take_kept(content.get("text"))
        elif content.get("do") == "profile":
            self._take_profile(content.get("text"))
        elif content.get("do") == "qr":
            self._show_code(str(content.get("url", "")))

    def _choose(self, key: object, value: object) -> None:
        """Takes what one plays of a game's options; what is not offered is passed over."""
        offered = {its["name"]: [option for option, _ in its["options"]] for its in self._house_choices()}
        if value in offered.get(str(key), ()):
            self.play(game_choices.picked(self.name, {str(key): str(value)}, self.lang), self.called)

    def _judge(self, content: Mapping[str, Any]) -> None:
        number, given, form = (content.get(key) for key in ("number", "given", "form"))
        known = given if isinstance(given, dict) else {}
        told = contents.judged(self.name.rules, str(form), known, self.lang, self._links)
        self.panels.verdict = {"number": number if isinstance(number, int) else 0, **told}

    def _look_ahead(self, _change: Any) -> None:
        if self.panels.tab == "judge":
            look = partial(contents.look_ahead, self.name.rules, self.lang, self._links)
            self._ahead.begin(look, lambda: None)

    def _take_kept(self, text: object) -> None:
        """What the browser has kept of what was played here last: it holds where the address names no game."""
        if self.in_address and not self._linked:
            self._take_profile(text)

    def _take_profile(self, text: object) -> None:
        """Plays by house rules that the browser keeps; what cannot be read of them is told of."""
        try:
            kept = json.loads(str(text)[:_KEPT_LENGTH])
            values = {key: str(kept[key])[:200] for key in ("game", "players", "options")}
            called = str(kept["called"])
            self._before.take(kept.get("others"))
        except (ValueError, KeyError, TypeError):
            self.panels.notice = self.say("at-table-set-aside")
            return
        self._take_rules(values, called)

    def _show_code(self, url: str) -> None:
        try:
            self.panels.code_image = code_image(url)
        except ImportError:
            self.panels.notice = self.say("at-table-qr-none")
