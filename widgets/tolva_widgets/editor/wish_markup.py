"""Deals by wish as pieces of a page: the wish, what it is put together from, the search, and what was found."""

from collections.abc import Iterable, Sequence

from htpy import Element, Node, button, details, div, h2, label, li, ol, p, span, summary, textarea, ul
from markupsafe import Markup

from tolva_teach.dealer.language.pieces import LAST
from tolva_teach.dealer.language.tokens import LONGEST
from tolva_teach.records.record import Record
from tolva_widgets.editor.hits import Hit
from tolva_widgets.editor.markup import chooser, number_field
from tolva_widgets.editor.session import EditorSession
from tolva_widgets.editor.wishing import MOST, SEEDS, WishSession
from tolva_widgets.editor.words import WishWords

FOUND = "tolva-editor-found-head"
"""The class of the heading over what was found."""

MAIN = "tolva-editor-main"
"""The class of the button that looks."""

FAULT = "tolva-editor-fault"
"""The class of what is wrong with the wish."""

_OF_KIND: dict[str, Sequence[str]] = {
    "holds": ("bound", "count", "what"),
    "does": ("deed", "suit", "rank", "when", "section", "number"),
    "may-not": ("barred", "suit", "rank", "when", "section", "number"),
    "happens": ("event", "when", "section", "number"),
    "rule": ("ruling", "rule", "barred", "suit", "rank", "against"),
}
"""What is chosen of each kind of wish."""

_OF_REFUSAL = ("barred", "suit", "rank", "against")
"""What is chosen of a rule only where it refuses something."""

_ALWAYS = ("section", "event")
"""What is shown even where there is but one to choose."""

_NUMBERS = ("count", "number")
_TOGETHER = "tolva-editor-together"
"""The name of what has been put together, which tells what is added."""


class WishMarkup:
    """The pieces of the page for a wish."""

    def __init__(self, wishes: WishSession, session: EditorSession, lang: str, indices: str) -> None:
        self.wishes, self.session, self.lang, self.indices = wishes, session, lang, indices
        self.game = session.layout.game
        self.words = WishWords(wishes, session.layout, lang)

    def pieces(self) -> dict[str, Node]:
        """All pieces by name, in the order in which they are read."""
        return {
            "wish": self._wish(),
            "build": self._build(),
            "look": self._look(),
            "go": self._go(),
            "found": self._found(),
        }

    def _wish(self) -> Node:
        words, wishes = self.words, self.wishes
        fault = words.fault()
        return [
            label(".tolva-editor-field.tolva-editor-wide")[
                span[words.say("wish")],
                textarea(
                    data_do="wish",
                    data_name="wish",
                    data_focus="wish",
                    data_enter="look",
                    enterkeyhint="search",
                    rows="3",
                    maxlength=str(LONGEST),
                    spellcheck="false",
                    aria_describedby="tolva-editor-wish-help",
                    aria_invalid="true" if fault else None,
                    translate="no",
                )[words.wish()],
            ],
            p(".tolva-editor-help", id="tolva-editor-wish-help")[words.say("wish-help")],
            self._examples(),
            div(f".tolva-editor-notice.tolva-editor-wrong.{FAULT}")[
                p(translate="no")[fault], p(".tolva-editor-where")[words.place_of_fault()], self._turn_on()
            ]
            if fault
            else None,
            self._parts(),
            div(".tolva-editor-buttons")[
                button(type="button", data_do="empty", data_focus="empty")[words.say("wish-empty")],
                button(
                    type="button",
                    data_copy="wish",
                    data_done=words.say("copied"),
                    data_failed=words.say("copy-failed"),
                    data_focus="copy wish",
                )[words.say("copy")],
            ]
            if wishes.text
            else None,
        ]

    def _examples(self) -> Node:
        """Wishes to begin from, as long as nothing is wished."""
        if self.wishes.text.strip():
            return None
        return div(
            ".tolva-editor-buttons.tolva-editor-examples", role="group", aria_label=self.words.say("wish-example")
        )[
            span[self.words.say("wish-example")],
            (
                button(type="button", data_do="wish", value=its, data_focus=f"example {number}", translate="no")[its]
                for number, its in enumerate(self.words.examples())
            ),
        ]

    def _turn_on(self) -> Node:
        """A way to the variant without which the wish means nothing."""
        fault = self.wishes.fault
        if fault is None or "needs" not in fault.facts:
            return None
        return div(".tolva-editor-buttons")[
            button(type="button", data_do="turn-on", data_focus="turn-on")[self.words.say("turn-on")]
        ]

    def _parts(self) -> Node:
        """What is wished, part by part, each to be taken out."""
        parts = [self.words.spoken(part) for part in self.wishes.parts(self.game)]
        if not parts:
            return None
        return ul(".tolva-editor-parts", aria_label=self.words.say("parts"))[
            (
                li[
                    span[part],
                    " ",
                    button(
                        type="button",
                        data_do="remove",
                        value=str(number),
                        data_focus=f"remove {number}",
                        aria_label=self.words.say("part-remove", part=part),
                    )[span(aria_hidden="true")["×"]],
                ]
                for number, part in enumerate(parts)
            )
        ]

    # Putting one together

    def _build(self) -> Element:
        building = self.wishes.building
        how = ["how"] if self.wishes.conditions else []
        who = [] if building.is_of_nobody else ["who"]
        asked = [*how, "kind", *who, *_OF_KIND[building.kind]]
        return details(data_keep="build", open=True)[
            summary[self.words.say("build")],
            div(".tolva-editor-fields")[self._fields(asked)],
            div(".tolva-editor-buttons")[
                button(type="button", data_do="add", data_focus="add", aria_describedby=_TOGETHER)[
                    self.words.say("build-add")
                ],
                self._laid(),
                span(".tolva-editor-together", id=_TOGETHER)[self.words.spoken(building.text(self.game))],
            ],
            p(".tolva-editor-state.tolva-editor-added")[self.words.added()] if self.wishes.added else None,
        ]

    def _laid(self) -> Node:
        """What lies there is wished for, where cards were laid but not all of them."""
        layout = self.session.layout
        if not layout.laid or layout.is_complete:
            return None
        return button(type="button", data_do="add-laid", data_focus="add-laid")[self.words.say("build-laid")]

    def _fields(self, asked: Iterable[str]) -> Iterable[Element]:
        building, words = self.wishes.building, self.words
        known = building.choices(self.game)
        for key in asked:
            if key in ("section", "number") and not building.when:
                continue
            if key == "number" and building.when == LAST:
                continue
            if key in _OF_REFUSAL and building.kind == "rule" and building.ruling != "refuses":
                continue
            called = words.say(f"build-{key}")
            if key in _NUMBERS:
                yield number_field("build", key, called, getattr(building, key), 0, 500, live=True, enter="enter")
            elif known[key] and (len(known[key]) > 1 or key in _ALWAYS):
                values = [(value, words.choice(key, value)) for value in known[key]]
                yield chooser("build", key, called, values, getattr(building, key))

    # Looking

    def _look(self) -> Node:
        words, wishes = self.words, self.wishes
        return [
            div(".tolva-editor-fields")[
                self._left(),
                number_field("count", "count", words.say("look-count"), wishes.count, 1, MOST, live=True, enter="look"),
                number_field("seed", "seed", words.say("look-seed"), wishes.seed, 0, SEEDS, enter="look"),
            ],
            p(".tolva-editor-help")[words.say("look-seed-help")],
        ]

    def _go(self) -> Node:
        words, going = self.words, self.wishes.is_looking
        return [
            div(".tolva-editor-buttons", data_near="" if self._is_ready else None)[
                button(f".{MAIN}", type="button", data_do="stop" if going else "look", data_focus="look")[
                    words.say("look-stop" if going else "look")
                ],
                button(type="button", data_do="new-seed", data_focus="new-seed")[words.say("look-new")],
            ],
            p(".tolva-editor-state")[words.progress()] if going else None,
        ]

    @property
    def _is_ready(self) -> bool:
        """Whether looking comes next: there is a wish, and nothing else is being chosen for it."""
        return bool(self.wishes.text.strip()) and not self.wishes.building.is_chosen

    def _left(self) -> Node:
        """How many cards are left; nothing to choose in a game in which hands never get smaller."""
        endings = self.wishes.endings(self.game)
        if len(endings) == 1:
            return None
        values = [(its, its or self.words.say("look-left-all")) for its in endings]
        return chooser("left", "left", self.words.say("look-left"), values, str(self.wishes.left or ""))

    def _found(self) -> Node:
        words, wishes = self.words, self.wishes
        if wishes.search is None:
            return None
        told = wishes.told(self.game, self.lang)
        if not wishes.found and not told:
            return None
        return [
            h2(class_=FOUND, tabindex="-1")[words.say("found")],
            p[words.say("stopped")] if wishes.was_stopped else None,
            (p[line] for line in told[:1]),
            ol(".tolva-editor-deals")[(self._row(number, its) for number, its in enumerate(wishes.found))],
            div(".tolva-editor-buttons")[
                button(type="button", data_do="save-found", data_focus="save-found")[words.say("found-save")]
            ]
            if wishes.found
            else None,
            div(".tolva-editor-told")[(p[line] for line in told[1:])],
        ]

    def _row(self, number: int, record: Record) -> Markup:
        """A deal that was found, written once: there may be many, and more are being looked for."""
        key = f"{number} {self.lang} {self.indices}"
        if key not in self.wishes.rows:
            self.wishes.rows[key] = str(Hit(record, self.wishes.text, self.lang, self.indices).row(number))
        return Markup(self.wishes.rows[key])
