"""What all our widgets share: a checked language, refused keywords, and a repr that tells the whole state.

A stored notebook output shows a widget's repr, so whatever changes on the page changes the repr: strict nbval then
compares all of it.
"""

import hashlib
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any, ClassVar
from weakref import WeakSet

import anywidget
import ipywidgets
import traitlets
from htpy import p

from tolva_teach.described import lacking
from tolva_teach.described.faults import GameFailedError, game_fault
from tolva_teach.records.messages import failure_in_words, game_fault_in_words
from tolva_teach.texts import DEFAULT_LANGUAGE, LANGUAGES, check_language, sentence
from tolva_widgets.base.beforehand import Beforehand
from tolva_widgets.base.html_page import as_text
from tolva_widgets.base.stored_outputs import has_picture, note_picture

from .scripts import script
from .singletons import SharedState, shared_state, singleton
from .style_sheets import stylesheet

_LONGEST_NAME = 40
"""Of a message; ours are shorter."""
_REPR_LENGTH = 110
"""ipywidgets cuts a longer repr in the stored output."""


def _front_end(name: str, code: str, styles: str, *, over: bool = False) -> SharedState:
    """A front end as pages are given it; the style sheets of one that is `over` others come after theirs."""
    return shared_state((name, code, styles), lambda: {"name": name, "code": code, "styles": styles, "over": over})


class TeachingWidget(traitlets.HasTraits):
    """Mixed into every widget of ours."""

    in_repr: ClassVar[tuple[str, ...]] = ("lang",)
    """The traits that the repr shows by name; the digest covers all."""

    lang = traitlets.Enum(LANGUAGES, default_value="sv").tag(sync=True)
    """The language of all that it says: one of `LANGUAGES`. Any other is refused with a TraitError."""

    def __init__(self, **traits: Any) -> None:
        """
        Args:
            traits: the widget's own traits by name, and `layout`.

        Raises:
            TypeError: a keyword that is none of them; the message names those there are.
            UnknownLanguageError: a language that there are no texts in.
        """
        known = {*self.own_traits(), "layout"}
        unknown = sorted(set(traits) - known)
        if unknown:
            names = ", ".join(sorted(known))
            raise TypeError(f"{type(self).__name__} has no {', '.join(unknown)}; it has {names}")
        if "lang" in traits:
            check_language(traits["lang"])
        super().__init__(**traits)

    @classmethod
    def own_traits(cls) -> tuple[str, ...]:
        """The names of the public traits that are ours, not ipywidgets'."""
        return tuple(
            sorted(
                name
                for name, trait in cls.class_traits().items()
                if not name.startswith("_") and trait.this_class and issubclass(trait.this_class, TeachingWidget)
            )
        )

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence in the widget's language."""
        return sentence(self.lang, key, None, **facts)

    def __repr__(self) -> str:
        shown = ", ".join(f"{name}={getattr(self, name)!r}" for name in self.in_repr)
        digest = digest_of(state_of(self))
        room = _REPR_LENGTH - len(type(self).__name__) - len(digest) - len("() #")
        shown = shown if len(shown) <= room else shown[: room - 1] + "…"
        return f"{type(self).__name__}({shown}) #{digest}"


class FrontEnd(TeachingWidget, anywidget.AnyWidget):
    """A widget with a front end of its own, whose code and style sheets a page gets once for the whole class.

    Where what the page does makes a game from elsewhere fail, that is told in the composed widget that this one is part
    of, and all the others go on.
    """

    _esm = script("base/front_end.js")

    code: ClassVar[str] = ""
    """Its JavaScript, a module."""
    is_seen: ClassVar[bool] = True
    """Whether the page shows anything of it: what it does not is no part of what a composed widget shows."""
    styles: ClassVar[str] = ""
    """Its style sheets."""

    _front_end = traitlets.Instance(SharedState).tag(sync=True, **ipywidgets.widget_serialization)

    @traitlets.default("_front_end")
    def _default_front_end(self) -> SharedState:
        return _front_end(type(self).__name__, self.code, self.styles)

    def __init__(self, **traits: Any) -> None:
        self._hearing: dict[Callable[[Any, Any, Any], object], Callable[[Any, Any, Any], None]] = {}
        super().__init__(**traits)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        with telling_of_games(self):
            super().set_state(sync_data)

    def on_msg(self, callback: Callable[[Any, Any, Any], object], remove: bool = False) -> None:
        """Calls back with each message of the page, or no longer. ipywidgets would write an error of it where nobody
        looks. What is done without one takes away what was told of a game that had failed."""

        def does(widget: Any, content: Any, buffers: Any) -> None:
            told = list(Composed.telling_of_fault)
            with telling_of_games(self):
                callback(widget, content, buffers)
                for whole in (its for its in told if _has(its, self)):
                    whole.forget_game_fault()

        heard = self._hearing.pop(callback, does) if remove else self._hearing.setdefault(callback, does)
        super().on_msg(heard, remove)


@contextmanager
def telling_of_games(part: ipywidgets.Widget) -> Iterator[None]:
    """Where a game from elsewhere fails in the block, the innermost composed widget that has this part says so."""
    try:
        yield
    except Exception as error:
        fault = game_fault(error)
        whole = None if fault is None else _whole_of(part)
        if fault is None or whole is None:
            raise
        whole.tell_game_fault(fault)


def _whole_of(part: ipywidgets.Widget) -> "Composed | None":
    around = [its for its in Composed.alive if _has(its, part)]
    return next((its for its in around if not any(other is not its and _has(its, other) for other in around)), None)


def _has(whole: ipywidgets.Widget, part: ipywidgets.Widget) -> bool:
    return whole is part or any(_has(child, part) for child in getattr(whole, "children", ()))


class _MadeWhole(type(ipywidgets.Box)):  # type: ignore[misc]
    """Makes composed widgets: where a game from elsewhere fails meanwhile, the outermost is one that says so."""

    _under_way = 0

    def __call__(cls, *args: Any, **kwargs: Any) -> Any:
        _MadeWhole._under_way += 1
        try:
            return super().__call__(*args, **kwargs)
        except Exception as error:
            fault = game_fault(error) if _MadeWhole._under_way == 1 else None
            if fault is None:
                raise
            return GameFailed(fault, kwargs.get("lang", TeachingWidget.lang.default_value))
        finally:
            _MadeWhole._under_way -= 1


class ToldByThePage(FrontEnd):
    """A widget whose page sets some of its traits, in messages that each have a name (`tell` in `model.js`).

    A message and what Python sends may cross on their way. The page keeps what it has set until Python says that it has
    heard of it, so that both hold the same in the end.
    """

    heard = traitlets.Unicode().tag(sync=True, echo_update=False)
    """The name of the last message that set traits; no part of what is shown."""

    def take(self, name: object, **told: Any) -> None:
        """Sets traits as the page has set them. What it knows already is not sent back, what came out otherwise is."""
        with self.hold_sync():
            self.heard = name[:_LONGEST_NAME] if isinstance(name, str) else ""
            self.set_state(told)
        for trait in (trait for trait, value in told.items() if getattr(self, trait) != value):
            self.send_state(trait)


class Composed(TeachingWidget, ipywidgets.Box, metaclass=_MadeWhole):  # type: ignore[misc]
    """A widget made of others, with style sheets of its own that lay them out."""

    alive: ClassVar[WeakSet["Composed"]] = WeakSet()
    """All that there are."""
    telling_of_fault: ClassVar[WeakSet["Composed"]] = WeakSet()
    """Those that say of a game from elsewhere that it has failed."""

    style_class: ClassVar[str]
    """Its class on the page, by which its style sheets and its children's front ends know it."""
    style_sheets: ClassVar[tuple[str, ...]]
    """The names of its style sheets, beside the modules."""
    drawn_styles: ClassVar[str] = ""
    """Rules that a module makes, after them."""
    wants_room: ClassVar[bool] = False
    """Whether a page of ours that is small keeps its own head low for it."""
    fills_screen: ClassVar[bool] = False
    """Whether it fills the screen where one presses that on its table (`table/full_screen.js`)."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self.add_class(self.style_class)
        if self.wants_room:
            self.add_class("tolva-wants-room")
        if self.fills_screen:
            self.add_class("tolva-fills-screen")

    def still(self) -> str:
        """What it shows now as HTML that needs no kernel, for who reads a notebook where nothing runs; may be empty."""
        return ""

    def beforehand(self) -> Beforehand:
        """What of it a site of files can show at other addresses without Python."""
        return Beforehand()

    def _repr_mimebundle_(self, **options: Any) -> dict[str, Any]:
        """As of any widget, and beside it the still for those who cannot show one.

        Of the widgets of a notebook the first alone has it, for it is stored.
        """
        shown: dict[str, Any] = super()._repr_mimebundle_(**options)
        words = repr(self)
        still = self.still() if has_picture(words) else ""
        if not still:
            return shown
        note_picture(words)
        return {**shown, "text/html": as_text(still)}

    def compose(self, *children: ipywidgets.Widget) -> None:
        """Sets the children, in the order in which they are read; the style sheets come with them."""
        names, more = self.style_sheets, self.drawn_styles
        sheets = singleton(("style sheets", names, more), lambda: _StyleSheets(names, more))
        self.children = (sheets, *children)
        Composed.alive.add(self)

    def tell_game_fault(self, fault: GameFailedError) -> None:
        """Says above all that it shows which game from elsewhere has failed; what it shows stays as it was."""
        told = next((child for child in self.children if isinstance(child, GameFault)), None)
        if told is None:
            self._put_above(GameFault(fault, self.lang))
        else:
            told.tell(fault, self.lang)
        Composed.telling_of_fault.add(self)

    def tell_what_is_lacking(self, game: str) -> None:
        """Says above all that it shows which parts a game from elsewhere names and has not; nothing if it has all."""
        words = " ".join(failure_in_words(failure, self.lang) for failure in lacking(game))
        told = next((child for child in self.children if isinstance(child, _Lacking)), None)
        if told is None and words:
            told = _Lacking()
            self._put_above(told)
        if told is not None:
            told.value = _alert(words, self.lang) if words else ""

    def _put_above(self, told: ipywidgets.Widget) -> None:
        """Shows words above all, as wide as the rest; a box has its parts side by side."""
        self.layout.flex_flow = "column"
        self.children = (told, *self.children)

    def forget_game_fault(self) -> None:
        """Says it no longer. Its place stays, empty: without it a page would draw all others anew."""
        for child in self.children:
            if isinstance(child, GameFault):
                child.forget()
        Composed.telling_of_fault.discard(self)


class GameFault(ipywidgets.HTML):  # type: ignore[misc]
    """Which game from elsewhere has failed, in words."""

    def __init__(self, fault: GameFailedError, lang: str) -> None:
        super().__init__()
        self.tell(fault, lang)

    def tell(self, fault: GameFailedError, lang: str) -> None:
        """Says it."""
        self.value = _alert(game_fault_in_words(fault, lang), lang)
        self.layout.display = None

    def forget(self) -> None:
        """Says nothing, and takes no room."""
        self.value, self.layout.display = "", "none"


class _Lacking(ipywidgets.HTML):  # type: ignore[misc]
    """Which parts a game from elsewhere goes without, in words."""


def _alert(words: str, lang: str) -> str:
    return str(p(".tolva-game-fault", role="alert", lang=lang)[words])


class GameFailed(TeachingWidget, ipywidgets.Box):  # type: ignore[misc]
    """Stands where a widget would, of whose game nothing can be shown."""

    def __init__(self, fault: GameFailedError, lang: str) -> None:
        super().__init__(lang=lang if lang in LANGUAGES else DEFAULT_LANGUAGE)
        self.fault = fault
        self.children = (GameFault(fault, self.lang),)


class _StyleSheets(FrontEnd):
    """Style sheets on the page, where no front end brings them."""

    is_seen = False
    code = script("base/style_sheets.js")

    def __init__(self, names: tuple[str, ...], more: str) -> None:
        self._wanted = names, more
        super().__init__(layout={"display": "none"})

    @traitlets.default("_front_end")
    def _default_front_end(self) -> SharedState:
        names, more = self._wanted
        return _front_end(" ".join(names), self.code, stylesheet(*names) + more, over=True)


def state_of(widget: ipywidgets.Widget) -> dict[str, Any]:
    """All that the widget shows, children included, without what differs from one process to the next."""
    names = set(widget.own_traits()) - {"heard", "memory"} if isinstance(widget, TeachingWidget) else set()
    names |= {name for name in ("children", "value") if name in widget.keys}
    return {name: _plain(getattr(widget, name)) for name in sorted(names)}


def _plain(value: Any) -> Any:
    if isinstance(value, ipywidgets.Widget):
        return state_of(value)
    if isinstance(value, Mapping):
        return {str(key): _plain(part) for key, part in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(part) for part in value if not isinstance(part, FrontEnd) or part.is_seen]
    return value


def digest_of(state: Any) -> str:
    """A short name for a state, the same in every process."""
    text = json.dumps(state, sort_keys=True, ensure_ascii=True, default=str)
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:10]
