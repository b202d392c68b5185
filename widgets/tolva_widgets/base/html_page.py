"""What is shown as HTML that needs no kernel: whole on a page, and by a short still in a notebook's file."""

from abc import ABC, abstractmethod
from collections.abc import Callable

from htpy import Node, div, fragment, p
from markupsafe import Markup

from tolva_teach.described.faults import game_fault
from tolva_teach.records.messages import game_fault_in_words
from tolva_teach.texts import sentence
from tolva_widgets.base.stored_outputs import is_stored


class Html(ABC):
    """Something that a cell ends with. Whoever runs the cell sees its HTML; a notebook's file keeps its still."""

    @abstractmethod
    def html(self) -> str:
        """The whole of it."""

    def still(self) -> str:
        """What the file keeps beside the repr, for who reads it where nothing runs; may be empty."""
        return ""

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, object]:
        words: dict[str, object] = {"text/plain": repr(self)}
        html, still = as_text(self.html()), as_text(self.still())
        if not is_stored():
            return {**words, "text/html": html}
        return {**words, **_view(html), **({"text/html": still} if still else {})}


def of_game(make: Callable[[], Node], lang: str) -> Node:
    """Makes a game's part of a page; where a game from elsewhere fails at that, words say so in its place."""
    try:
        return Markup(str(fragment[make()]))
    except Exception as error:
        fault = game_fault(error)
        if fault is None:
            raise
        return p(".tolva-game-fault", role="alert")[game_fault_in_words(fault, lang)]


def as_text(html: str) -> str:
    """HTML as nothing but text.

    What builds it gives text that is marked as markup. Some front ends, as marimo, write the parts of a bundle by their
    type, and know none that is not Python's own.
    """
    return str.__str__(html)


class HtmlPage(Html):
    """What is the whole content of a page."""

    lang: str
    """The language of the page."""

    def still(self) -> str:
        """The beginning of the page, and that there is more of it."""
        return str(div(".tolva-still")[self.beginning(), p[sentence(self.lang, "page-still")]])

    @abstractmethod
    def beginning(self) -> Node:
        """What the page begins with, with its picture where it has one."""


def _view(html: str) -> dict[str, object]:
    """What shows the HTML in JupyterLab as long as the kernel lives, as a cell's own output is shown."""
    import ipywidgets

    shown = {"output_type": "display_data", "data": {"text/html": html}, "metadata": {}}
    bundle: dict[str, object] = ipywidgets.Output(outputs=(shown,))._repr_mimebundle_()
    return {kind: view for kind, view in bundle.items() if kind != "text/plain"}
