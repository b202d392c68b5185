"""A table on the page: shows a `Table` and tells which card a person chose."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, get_args

import traitlets

from tolva_teach.cards import FULL_PACK
from tolva_teach.picture import describe, faces, style
from tolva_teach.picture.document import MARKS, Drawing, definitions, drawing
from tolva_teach.picture.layout import Spot
from tolva_teach.picture.measures import LayoutName
from tolva_teach.table import Table
from tolva_teach.texts import card_name
from tolva_widgets import motion
from tolva_widgets.base import FrontEnd, script, stylesheet

_WORDS = ("title", "help", "close", "not-now")
_KEYS = ("tab", "arrows", "ends", "enter", "escape", "help")
"""The keys that the help tells of."""

_SCOPE = ".tolva-table"


def _css() -> str:
    four = style.shades(f'{_SCOPE}[data-colours="4"]', 4)
    return stylesheet("card_table.css") + style.stylesheet(_SCOPE) + four


class CardTable(FrontEnd):
    """Shows a table, lets a person choose cards, and says which.

    It holds no rules: which cards may be chosen, what is marked and what is announced, its owner sets. Nothing that
    would answer an open question may be set before it is answered, for all of it is on the page.

    >>> table = CardTable(lang="en")
    >>> table.on_choose(print)
    """

    _esm = script("card_table.js")
    _css = _css()
    in_repr = ("mode", "selected", "lang")

    table = traitlets.Instance(Table, allow_none=True)
    """What is shown. It stays in Python; the page gets what follows from it."""
    names = traitlets.List(traitlets.Unicode())
    """What the seats are called, by seat; empty for their numbers."""
    more_keys: traitlets.List[Any] = traitlets.List()
    """Further keys that the help tells of, those of the widget around it: pairs of the key and what it does."""
    selectable = traitlets.Bool(True)
    """Whether cards are ever selected here: the help tells how to let go of them only then."""
    indices = traitlets.Enum(("sv", "intl"), default_value="sv")
    """The cards' corner letters: E K D Kn, or A K Q J."""
    colours = traitlets.Enum((2, 4), default_value=2).tag(sync=True)
    """The suits' colours: two, or four."""
    mode = traitlets.Enum(("watch", "play", "select"), default_value="watch").tag(sync=True)
    """What choosing a card does: nothing; tells `on_choose`; or selects it, and lets go of it again."""
    choices = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """The keys of the cards that can be chosen, in the order in which the arrow keys go. Not which are legal."""
    selected = traitlets.List(traitlets.Unicode()).tag(sync=True, echo_update=False)
    """The keys of the selected cards; the page changes it too. Only choices can be selected."""
    marks = traitlets.Dict().tag(sync=True)
    """By key, what is said of a card: its `kind`, a short `word`, and if one likes `spoken` (said after the card's name
    instead of the word). Kinds: `yes` and `no` for a card that was chosen, `missed` for one that might have been, and
    `left` for one that was rightly left alone."""
    announcement = traitlets.Unicode().tag(sync=True)
    """What a screen reader says, once, whenever it changes."""
    words = traitlets.Dict().tag(sync=True)
    """The table's own words, by name; they follow `lang`."""
    _deck = traitlets.Dict().tag(sync=True)
    """What cards are drawn from, and their names; sent once."""
    _cloth = traitlets.Dict().tag(sync=True)
    """What seldom changes of the table, drawn wide and tall: sent only when it does."""
    _drawn = traitlets.Dict().tag(sync=True)
    """The table laid out wide and tall, what it shows in words, and where cards come from and go to."""

    def __init__(self, table: Table | None = None, **traits: Any) -> None:
        super().__init__(**traits)
        self._chosen: list[Callable[[str], None]] = []
        self._shown: Table | None = None
        self.on_msg(self._hear)
        self.observe(self._redraw, ["table", "names", "indices", "more_keys", "lang"])
        self._redraw()
        if table is not None:
            self.table = table

    def on_choose(self, callback: Callable[[str], None]) -> None:
        """Calls back with the key of a card that a person chose, in mode `play`."""
        self._chosen.append(callback)

    def bring_into_sight(self, around: str, part: str = "") -> None:
        """Scrolls the page, where it must, so that the box of this class around the table is seen, or a part of it."""
        self.send({"do": "into-sight", "around": around, "part": part})

    def show(
        self,
        table: Table,
        *,
        choices: Sequence[str] = (),
        selected: Sequence[str] = (),
        marks: Mapping[str, Mapping[str, Any]] | None = None,
        **traits: Any,
    ) -> None:
        """Shows another table, with all that goes with it, in one message."""
        with self.hold_sync():
            self.table = table
            self.choices, self.marks = list(choices), {key: dict(mark) for key, mark in (marks or {}).items()}
            self.selected = list(selected)
            for name, value in traits.items():
                setattr(self, name, value)

    @traitlets.validate("selected")
    def _among_choices(self, proposal: Any) -> list[str]:
        """A page may be a step behind: what can no longer be chosen is let go of."""
        return [key for key in self.choices if key in proposal["value"]]

    @traitlets.observe("choices")
    def _let_go(self, _change: Any) -> None:
        self.selected = list(self.selected)

    @traitlets.default("words")
    def _default_words(self) -> dict[str, Any]:
        names = [key for key in _KEYS if key != "escape" or self.selectable]
        keys = [[self.say(f"card-table-keys-{key}"), self.say(f"card-table-keys-{key}-does")] for key in names]
        more = [list(pair) for pair in self.more_keys]
        return {name: self.say(f"card-table-{name}") for name in _WORDS} | {"keys": [*keys[:-1], *more, keys[-1]]}

    @property
    def _letters(self) -> faces.Indices:
        return "intl" if self.indices == "intl" else "sv"

    def _redraw(self, change: Any = None) -> None:
        """Lays the table out anew; with other words or letters, the deck and the words as well."""
        with self.hold_sync():
            if change is None or change["name"] in ("lang", "indices", "more_keys"):
                self._deck = deck(self.lang, self._letters)
                self.words = self._default_words()
            if self.table is not None:
                self._draw(self.table, self._shown or self.table)
            self._shown = self.table

    def _draw(self, table: Table, before: Table) -> None:
        layouts = {
            layout: drawing(table, lang=self.lang, names=self.names, indices=self._letters, layout=layout)
            for layout in get_args(LayoutName)
        }
        self._cloth = {layout: drawn.cloth for layout, drawn in layouts.items()}
        moves = motion.moves(before, table)
        homes = {*moves.origins.values(), *moves.goals.values()}
        self._drawn = {
            **{layout: _laid_out(drawn, homes) for layout, drawn in layouts.items()},
            "from": dict(moves.origins),
            "to": dict(moves.goals),
            "says": describe(table, self.lang, self.names),
        }

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        match content:
            case {"do": "choose", "key": key} if key in self.choices:
                for callback in self._chosen:
                    callback(key)
            case {"do": "select", "keys": [*keys]}:
                # As if the page had changed the state itself: what it knows already is not sent back.
                self.set_state({"selected": [key for key in keys if key in self.choices]})


def deck(lang: str, indices: faces.Indices) -> dict[str, Any]:
    """What a page needs to draw any card and to name it."""
    names = {card: card_name(card, lang) for card in (*FULL_PACK, "*1", "*2", "*3", "*4")}
    return {"parts": definitions(lang, faces.definitions()), "faces": dict(faces.templates(indices)), "names": names}


def _laid_out(layout: Drawing, zones: Iterable[str]) -> dict[str, Any]:
    scene = layout.scene
    homes = {name: [round(x), round(y)] for name, (x, y) in scene.homes.items() if name in zones}
    size = [scene.width, scene.height]
    return {"size": size, "seats": layout.seats, "cards": [_spot(spot) for spot in scene.cards], "homes": homes}


def _spot(spot: Spot) -> list[str | float]:
    marks = " ".join(mark for mark in MARKS if mark in spot.marks)
    return [spot.key, spot.face, round(spot.x, 1), round(spot.y, 1), round(spot.turn, 1), round(spot.size, 3), marks]
