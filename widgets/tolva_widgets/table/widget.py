"""A table on the page: shows a `Table` and tells what a person chose of it: a card, a pile, a set, a word to say."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

import ipywidgets
import traitlets

from tolva_teach.picture import describe, faces, style
from tolva_teach.picture.document import MARKS, Drawing, definitions, drawing
from tolva_teach.picture.lying import Spot
from tolva_teach.picture.measures import LayoutName
from tolva_teach.picture.scene import Scene, area
from tolva_teach.picture.words import Words
from tolva_teach.rules.cards import FULL_PACK, jokers, rank
from tolva_teach.rules.table import MATADOR, Table, TableCard, Zone
from tolva_teach.texts import LANGUAGES, card_name, sentence
from tolva_widgets.base.announcing import announcement
from tolva_widgets.base.scripts import script
from tolva_widgets.base.singletons import SharedState, shared_state
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import ToldByThePage
from tolva_widgets.table import motion
from tolva_widgets.table.decisions import AS_A_WHOLE
from tolva_widgets.table.typing import Around, Said, Typist, field_words

_WORDS = ("title", "help", "close", "not-now", "phrases", "head-signs", "head-keys", "help-touch", "head-touch")
_KEYS = ("tab", "arrows", "ends", "enter", "escape", "help")
"""The keys that the help tells of."""

_WRITTEN_SIGNS = ("dealer", "in", "led")
_DRAWN_SIGNS = ("winning", "shown", MATADOR)
_LABELLED_SIGNS = ("markers", "pips", "won", "card-points", "rounds", "lives", "counts", "idle", "beneath", "known")
"""The signs that the help tells of: words, drawings, and what the picture shows without a sign."""


_SCOPE = ".tolva-table"


def _styles() -> str:
    four = style.shades(f'{_SCOPE}[data-colours="4"]', 4)
    return stylesheet("table/card_table.css") + style.stylesheet(_SCOPE) + four


class CardTable(ToldByThePage):
    """Shows a table, lets a person choose cards, piles and words to say, and tells which.

    It holds no rules: what may be chosen, what is marked and what is announced, its owner sets. Nothing that would
    answer an open question may be set before it is answered, for all of it is on the page.

    One thing is chosen in mode `play`. In mode `select` a set is put together piece by piece and decided with the
    button that `compose` names; what is `at_once` is chosen by one tap there too. In mode `one` a single
    thing is selected.

    >>> table = CardTable(lang="en")
    >>> table.on_choose(print)
    """

    code = script("table/card_table.js")
    styles = _styles()
    in_repr = ("mode", "selected", "lang")

    table = traitlets.Instance(Table, allow_none=True)
    """What is shown. It stays in Python; the page gets what follows from it."""
    names = traitlets.List(traitlets.Unicode())
    """What the seats are called, by seat; empty for their numbers."""
    more_keys: traitlets.List[Any] = traitlets.List()
    """Further keys that the help tells of, those of the widget around it: pairs of the key and what it does."""
    selectable = traitlets.Bool(True)
    """Whether cards are ever selected here: the help tells how to let go of them only then."""
    indices = traitlets.Enum(LANGUAGES, default_value="sv")
    """The cards' corner letters: E K D Kn, or A K Q J."""
    colours = traitlets.Enum((2, 4), default_value=2).tag(sync=True)
    """The suits' colours: two, or four."""
    mode = traitlets.Enum(("watch", "play", "select", "one"), default_value="watch").tag(sync=True)
    """What choosing does: nothing; tells `on_choose`; selects, and lets go again; selects one in place of another."""
    choices = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """What can be chosen on the table: keys of cards, and names of zones (a pile, a stock, cards laid apart or turned
    down), each of which is then a button of its own. Not which are legal. The arrow keys go from card to card as they
    are seen to lie, and then to the zones in this order."""
    called = traitlets.Dict().tag(sync=True)
    """By key, what a card that can be chosen is called in place of its name: what one does with it."""
    alike = traitlets.Dict().tag(sync=True)
    """By key, cards that a tap takes for one of the choices: with them one would do the same."""
    phrases = traitlets.List(traitlets.Dict()).tag(sync=True)
    """What can be said, and choices that are to have a button as well, as a row of buttons below the picture: of each
    its `key` and its `label`; and if one likes `signs`, which are seen in the label's place, so that many fit in a row,
    `group`, what stands before all that have it, which come last, `idle` on what leads to nothing now, and
    `unseen` on what has no button and can only be typed."""
    at_once = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """The keys, of choices and phrases, that tell `on_choose` in mode `select` too: a stock to draw from, or "pass",
    beside a set that is put together."""
    compose = traitlets.Dict().tag(sync=True)
    """The button that decides on what is selected, in mode `select`; empty where there is none. Its `label`; `ready`,
    false where it cannot be used yet; and the `verdict` that stands beside it, a line of text, with its `kind`: `yes`,
    `no` or neither. What is not to be known yet is left out."""
    selected = traitlets.List(traitlets.Unicode()).tag(sync=True, echo_update=False)
    """The keys of what is selected; the page changes it too. Only choices and phrases can be selected."""
    marks = traitlets.Dict().tag(sync=True)
    """By key, what is said of a card, a zone or a phrase: its `kind`, a short `word` (empty for the sign alone), and if
    one likes `spoken` (said after its name instead of the word) and `sign` (`foul`, in place of the kind's own). Kinds:
    `yes` and `no` for what was chosen, `missed` for what might have been, `left` for what was rightly left alone, and
    `lit` for what is spoken of, which has an edge and no sign."""
    announcement = traitlets.Unicode().tag(sync=True)
    """What a screen reader says, once, whenever it changes."""
    words = traitlets.Dict().tag(sync=True)
    """The table's own words, by name; they follow `lang`."""
    _turn = traitlets.Int(0).tag(sync=True)
    """Which of the tables this is that have been shown here, in their order: a page sends it with what is done at the
    one that it shows, and what is done at an older one is not heard."""
    _deck = traitlets.Instance(SharedState).tag(sync=True, **ipywidgets.widget_serialization)
    """What cards are drawn from, and their names, and what the field is called in which one types, and the button that
    fills the screen; sent once for all tables."""
    _cloth = traitlets.Dict().tag(sync=True)
    """What seldom changes of the table, drawn wide and tall: sent only when it does."""
    _drawn = traitlets.Dict().tag(sync=True)
    """The table laid out wide and tall, what it shows in words, and where cards come from and go to."""

    _counted: tuple[str, frozenset[str], frozenset[str]] | None = None
    """What the last of them is known by."""

    def __init__(self, table: Table | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self.around: Callable[[], Around] = Around
        """Tells what the widget around has for who types at the table; asked when something is typed."""
        self._chosen: list[Callable[[str], None]] = []
        self._decided: list[Callable[[list[str]], None]] = []
        self._shown: Table | None = None
        self.on_msg(self._hear)
        self.observe(self._redraw, ["table", "names", "indices", "more_keys", "lang"])
        self._redraw()
        if table is not None:
            self.table = table

    def on_choose(self, callback: Callable[[str], None]) -> None:
        """Calls back with the key of a card, a zone or a phrase that a person chose."""
        self._chosen.append(callback)

    def on_decide(self, callback: Callable[[list[str]], None]) -> None:
        """Calls back with the keys of all that is selected, in the order of `choices`, when a person decides on it."""
        self._decided.append(callback)

    def choose(self, key: str) -> None:
        """Tells that this is chosen, as one does on the page; what is not offered is not."""
        if key in self._offered:
            for callback in self._chosen:
                callback(key)

    def decide(self) -> None:
        """Tells that what is selected is decided on, where that can be done."""
        if self.mode == "select" and self.compose.get("ready", bool(self.compose)):
            for callback in self._decided:
                callback(list(self.selected))

    def type_in(self, text: str) -> Said:
        """Does what somebody has typed, and says what came of it."""
        return Typist(self).hear(text)

    def announce(self, words: str) -> None:
        """Has a screen reader say this, also where it has just said the same."""
        self.announcement = announcement(words, self.announcement)

    def bring_into_sight(self, around: str = "", part: str = "") -> None:
        """Scrolls the page, where it must, so that the box of this class around the table is in sight, or a part of one
        that is too high; without a class, the picture."""
        self.send({"do": "into-sight", "around": around, "part": part})

    def move_focus(self, around: str, part: str) -> None:
        """Gives the focus to a part of the box of this class around the table, as when something new stands there to be
        read; who types goes on typing."""
        self.send({"do": "move-focus", "around": around, "part": part})

    def move_again(self) -> None:
        """Moves what is marked as forbidden once more, as when it was marked: the same was tried again."""
        self.send({"do": "move-again"})

    def show(
        self,
        table: Table,
        *,
        choices: Sequence[str] = (),
        called: Mapping[str, str] | None = None,
        alike: Mapping[str, str] | None = None,
        phrases: Sequence[Mapping[str, str]] = (),
        at_once: Sequence[str] = (),
        compose: Mapping[str, Any] | None = None,
        selected: Sequence[str] = (),
        marks: Mapping[str, Mapping[str, Any]] | None = None,
        **traits: Any,
    ) -> None:
        """Shows another table, with all that goes with it, in one message."""
        with self.hold_sync():
            for name, value in traits.items():  # names and letters first: the table is drawn with them
                setattr(self, name, value)
            self.table = table
            self.choices, self.called, self.alike = list(choices), dict(called or {}), dict(alike or {})
            self.phrases = [dict(phrase) for phrase in phrases]
            self.at_once, self.compose = list(at_once), dict(compose or {})
            self.marks = {key: dict(mark) for key, mark in (marks or {}).items()}
            self.selected = list(selected)

    @traitlets.validate("selected")
    def _among_choices(self, proposal: Any) -> list[str]:
        """A page may be a step behind: what can no longer be chosen is let go of."""
        return [key for key in self._offered if key in proposal["value"]]

    @traitlets.observe("choices", "phrases")
    def _let_go(self, _change: Any) -> None:
        self.selected = list(self.selected)

    @traitlets.observe("table", "mode", "choices", "phrases")
    def _count(self, _change: Any) -> None:
        """Another table has other cards, or others to choose, or is for something else; cards may go about on one."""
        cards = frozenset(card.key for card in _lying(self.table)) if self.table else frozenset()
        shown = (self.mode, frozenset(self._offered), cards)
        self._turn += shown != self._counted
        self._counted = shown

    @traitlets.default("_deck")
    def _default_deck(self) -> SharedState:
        return _shared_deck(self.lang, self.indices)

    @traitlets.default("words")
    def _default_words(self) -> dict[str, Any]:
        names = [key for key in _KEYS if key != "escape" or self.selectable]
        keys = [[self.say(f"card-table-keys-{key}"), self.say(f"card-table-keys-{key}-does")] for key in names]
        more = [list(pair) for pair in self.more_keys]
        told = {"keys": [*keys[:-1], *more, keys[-1]], "signs": signs(self.lang)}
        told["touch"] = [[self.say("card-table-touch-tap"), self.say("card-table-touch-tap-does")]]
        told["drag"] = [self.say("card-table-drag"), self.say("card-table-drag-does")]
        return {name: self.say(f"card-table-{name}") for name in _WORDS} | told

    @property
    def _offered(self) -> list[str]:
        """The keys of all that may be chosen."""
        return list(dict.fromkeys([*self.choices, *(phrase["key"] for phrase in self.phrases)]))

    def _redraw(self, change: Any = None) -> None:
        """Lays the table out anew; with other words or letters, the deck and the words as well."""
        with self.hold_sync():
            if change is None or change["name"] in ("lang", "indices", "more_keys"):
                self._deck = _shared_deck(self.lang, self.indices)
                self.words = self._default_words()
            if self.table is not None:
                self._draw(self.table, self._shown or self.table)
            self._shown = self.table

    def _draw(self, table: Table, before: Table) -> None:
        layouts = {
            layout: drawing(table, lang=self.lang, names=self.names, indices=self.indices, layout=layout)
            for layout in get_args(LayoutName)
        }
        self._cloth = {layout: drawn.cloth for layout, drawn in layouts.items()}
        moves = motion.moves(before, table)
        homes = {*moves.origins.values(), *moves.goals.values()}
        touched = [zone for zone in table.zones if zone.kind in AS_A_WHOLE]
        words = Words(table, self.lang, tuple(self.names))
        self._drawn = {
            **{layout: _laid_out(drawn, homes, touched, table.viewer or 0) for layout, drawn in layouts.items()},
            "from": dict(moves.origins),
            "to": dict(moves.goals),
            "says": describe(table, self.lang, self.names),
            "zones": {zone.name: words.zone(zone) for zone in touched},
            "cards": {card.key: words.card(card) for card in _lying(table) if MATADOR in card.marks},
            "signs": list(signs_on(table)),
        }

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        if isinstance(content, dict) and content.get("turn", self._turn) != self._turn:
            self._refuse(content)
            return
        match content:
            case {"do": "choose", "key": str(key)}:
                self.choose(key)
            case {"do": "select", "keys": [*keys]}:
                self.take(content.get("id"), selected=[key for key in keys if isinstance(key, str)])
            case {"do": "decide"}:
                self.decide()
            case {"do": "type", "text": str(text)}:
                said = self.type_in(text)
                self.send({"do": "typed", "said": said.words, "heard": said.heard, "mend": said.mend})

    def _refuse(self, content: dict[str, Any]) -> None:
        """Says that what was done was done at a table which is no longer there; its page shows this one as it is."""
        if content.get("do") == "type":
            self.send({"do": "typed", "said": self.say("card-table-other"), "heard": False, "mend": True})
            return
        if content.get("do") == "select":
            self.take(content.get("id"))
            self.send_state("selected")
        self.announce(self.say("card-table-other"))


def _shared_deck(lang: str, indices: faces.Indices) -> SharedState:
    return shared_state(("deck", lang, indices), lambda: deck(lang, indices))


def deck(lang: str, indices: faces.Indices) -> dict[str, Any]:
    """What a page needs to draw any card and to name it, and what it calls what every table has beside its picture."""
    names = {card: card_name(card, lang) for card in (*FULL_PACK, *jokers())}
    parts, drawn = definitions(lang, faces.definitions()), dict(faces.templates(indices))
    screen = {name: sentence(lang, f"card-table-screen-{name}") for name in ("fill", "leave")}
    return {"parts": parts, "faces": drawn, "names": names, "typing": field_words(lang), "screen": screen}


def signs(lang: str) -> dict[str, list[str]]:
    """The signs on a table, by name: of each the words that it is or is called, and what it means."""
    called = {name: f"picture-{name}" for name in _WRITTEN_SIGNS} | {
        name: f"card-table-sign-{name}" for name in (*_DRAWN_SIGNS, *_LABELLED_SIGNS)
    }
    return {
        name: [sentence(lang, key), sentence(lang, f"card-table-sign-{name}", "means")] for name, key in called.items()
    }


def signs_on(table: Table) -> Iterable[str]:
    """The signs that are seen on this table, by name."""
    marks = {mark for place in table.places for mark in place.marks}
    marks |= {mark for card in _lying(table) for mark in card.marks}
    markers = [marker for tally in table.tallies for marker in tally.markers]
    pips = any(marker.card is not None and rank(marker.card) == "6" for marker in markers)  # bond.markers
    idle = {zone.kind for zone in table.zones if any("idle" in card.marks for card in zone.cards)}
    seen = {
        **{name: name in marks for name in (*_WRITTEN_SIGNS, *_DRAWN_SIGNS)},
        "markers": bool(markers) and not pips,
        "pips": pips,
        "won": any(tally.won for tally in table.tallies),
        "card-points": any(zone.count and "card_points" in zone.facts for zone in table.zones),
        "rounds": any(tally.unit == "rounds" and tally.score for tally in table.tallies),
        "lives": any(tally.unit == "lives" for tally in table.tallies),
        "counts": "counts" in marks,
        "idle": bool(idle - {"pile"}),
        "beneath": "pile" in idle,
        "known": any(place.known is not None and not place.known.nothing for place in table.places),
    }
    return (name for name, is_seen in seen.items() if is_seen)


def _lying(table: Table) -> Iterable[TableCard]:
    """The cards on the table, one by one."""
    return (card for zone in table.zones for card in zone.cards)


def _laid_out(layout: Drawing, zones: Iterable[str], touched: Iterable[Zone], own: int) -> dict[str, Any]:
    scene = layout.scene
    homes = {name: [round(x), round(y)] for name, (x, y) in scene.homes.items() if name in zones}
    return {
        "size": [scene.width, scene.height],
        "seats": layout.seats,
        "cards": [_spot(spot) for spot in scene.cards],
        "homes": homes,
        "zones": [_area(scene, zone) for zone in touched if zone.name in scene.homes],
        "free": _free(scene, own),
    }


def _free(scene: Scene, own: int) -> list[int]:
    """A point beside one's own plate where nothing lies, in hundredths of the picture: the place of a phone's help.
    There is just room for two buttons between a plate with all its signs and what is told beside one's own tricks."""
    plate = scene.plates[own]
    x = scene.width * 0.515 if plate.anchor == "start" else 22
    return [round(100 * x / scene.width), round(100 * plate.y / scene.height)]


def _area(scene: Scene, zone: Zone) -> list[str | float]:
    x, y, size, width, height = area(scene, zone)
    return [zone.name, round(x, 1), round(y, 1), round(size, 3), round(width), round(height)]


def _spot(spot: Spot) -> list[str | float]:
    marks = " ".join(mark for mark in MARKS if mark in spot.marks)
    return [spot.key, spot.face, round(spot.x, 1), round(spot.y, 1), round(spot.turn, 1), round(spot.size, 3), marks]
