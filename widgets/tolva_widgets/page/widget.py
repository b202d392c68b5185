"""What only the browser's page can do: its address, files and clipboard, choices, and whether its kernel lives."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import traitlets

from tolva_teach.records.links import LENGTH_LIMIT
from tolva_teach.records.record import SIZE_LIMIT
from tolva_widgets.base.scripts import script
from tolva_widgets.base.style_sheets import stylesheet
from tolva_widgets.base.widget import ToldByThePage
from tolva_widgets.page.code_image import code_image

TOOLS: tuple[str, ...] = ("another", "open", "save", "link", "change", "print", "report")
"""What one can do: get something new to look at, open a record, save this one, link to it, change it, print it, report
it."""

VALUE_LENGTH = 200
"""The most characters that are taken of one value in an address: a stranger may have written it."""

FRAGMENT_LENGTH = LENGTH_LIMIT + 100
"""The most characters that are taken of what stands after an address's number sign: enough to see it is too long."""

_WORDS = (
    "tools",
    "settings",
    "another",
    "open",
    "open-title",
    "open-help",
    "open-text",
    "open-file",
    "open-done",
    "open-empty",
    "open-too-large",
    "open-unreadable",
    "save",
    "link",
    "link-title",
    "link-help",
    "link-image",
    "link-text",
    "link-copy",
    "change",
    "print",
    "report",
    "report-title",
    "report-help",
    "report-what",
    "report-text",
    "copy",
    "copied",
    "copy-failed",
    "close",
    "silent",
    "profiles",
    "profiles-choose",
    "profiles-book",
)


class Page(ToldByThePage):
    """A row of tools and choices, and the page's ear and hand.

    What comes from an address, a file or a paste is a stranger's text: it is cut to a size, and whoever takes it checks
    it. Where the page's own template does not watch the kernel, this does, with a sentence that is there beforehand.
    """

    code = script("page/page.js")
    styles = stylesheet("page/page.css", "page/printout.css")
    in_repr = ("address", "chosen", "lang")

    address_keys = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """The names in the address (`?seed=7&step=3`) that are read and written; others are left alone."""
    address = traitlets.Dict(traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)
    """Their values: first as the page was opened with, then as set here. An empty one is left out of the address."""
    entry_keys = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """Those of the names whose change is a new entry in the browser's history, so that one can go back to before it."""
    fragment_key = traitlets.Unicode().tag(sync=True)
    """The name of the one value that stands after the address's number sign (`#record=…`); none where it is empty."""
    fragment = traitlets.Unicode().tag(sync=True, echo_update=False)
    """Its name and value, `record=…`, told and written as `address` is: apart from it, for a long one need not be sent
    again when others change."""
    place = traitlets.Unicode().tag(sync=True, echo_update=False)
    """The page's whole address without what is asked of it, for a link that one shares; empty where it is not ours."""
    today = traitlets.Unicode().tag(sync=True, echo_update=False)
    """Which day it is where the browser is, as ISO writes it; empty where nobody has told it."""
    opened = traitlets.Bool(False).tag(sync=True)
    """Whether a browser has shown the page and told its address; JupyterLab's is not ours, and is not told."""
    returns = traitlets.Int(0).tag(sync=True)
    """How often one has gone back or forward in the browser's history; `address` is then the one returned to."""
    answered = traitlets.Dict(traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)
    """What `address` was when the one that was opened or gone back to had been taken: it takes the place of that one,
    for who goes back from there wants to leave."""
    keeps = traitlets.Bool(False).tag(sync=True)
    """Whether the browser's tab keeps `kept` for this page, in every language."""
    kept = traitlets.Unicode().tag(sync=True, echo_update=False)
    """A text that is there again when the page is opened anew in the same tab. It comes back as a stranger's text."""
    choices = traitlets.List(traitlets.Dict()).tag(sync=True)
    """What can be chosen: `name`, `label`, `options` as pairs of value and label, and `setting`, true where one seldom
    chooses (it stands folded away). With the options `["", …]` and `["yes", …]` it is a box to tick. One that has
    `most` in place of options is a field for a whole number from 0 to that, at first perhaps empty; `wrong` says so."""
    chosen = traitlets.Dict(traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)
    """The value chosen of each, by name."""
    remember = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """The choices that the learner's browser remembers on all our pages, by name. One that it remembers wins over the
    one set here when the page is opened, where it is offered."""
    house = traitlets.Dict(traitlets.Unicode(), key_trait=traitlets.Unicode()).tag(sync=True)
    """The `game` that is played, its `options` as an address has them, and what these are `called`, where those that
    the browser keeps are to be chosen among; empty where none are offered. What is chosen comes as the tool `house`,
    written as an address."""
    tools = traitlets.List(traitlets.Enum(TOOLS)).tag(sync=True)
    """Which tools there are: of `another`, `open`, `save`, `link`, `change`, `print` and `report`."""
    called: traitlets.List[Any] = traitlets.List(traitlets.Unicode()).tag(sync=True)
    """What a page that is ours is called as long as it shows this: its heading, and for the browser's tab whatever else
    it is about. Empty where the notebook's own heading holds."""
    scope = traitlets.Unicode().tag(sync=True)
    """The class of the widget around it, whose top is brought into sight when something new is opened."""
    limit = traitlets.Int(SIZE_LIMIT).tag(sync=True)
    """The most characters of a record that is opened; the browser refuses more with a sentence."""
    words = traitlets.Dict().tag(sync=True)
    """The labels and sentences, by name; they follow `lang`."""

    def __init__(self, **traits: Any) -> None:
        super().__init__(**traits)
        self._callbacks: dict[str, Callable[[str], str | None]] = {}
        self.on_msg(self._hear)

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """What the browser tells. Whoever chooses quickly may do so while other choices are on their way: what is not
        offered any more stays as it is, and so does a number, which comes as a message of its own: the one told beside
        another choice may be that of a question before. Who goes back chooses nothing: ipywidgets sends along what was
        chosen on the page before, though something else is chosen by now."""
        told = sync_data.get("chosen")
        if "returns" in sync_data and told is not None:
            super().set_state({name: value for name, value in sync_data.items() if name != "chosen"})
            self.send_state("chosen")
            return
        if isinstance(told, dict):
            kept = {name: value for name, value in told.items() if value in self._offered.get(name, ())}
            sync_data = {**sync_data, "chosen": {**self.chosen, **kept}}
        super().set_state(sync_data)

    def on_tool(self, tool: str, callback: Callable[[str], str | None]) -> None:
        """Calls back when a tool is used; `open` gives the record's text, `print` the page's address, a stranger's text
        too, the others nothing.

        What `open` calls may answer with what is wrong with the text: the dialog then stays open and says it.
        """
        self._callbacks[tool] = callback

    def on_unkept(self, callback: Callable[[], None]) -> None:
        """Calls back where the browser's tab has no room for `kept`, or keeps nothing: what it kept before is there."""

        def hear(_text: str) -> None:
            callback()

        self.on_tool("unkept", hear)

    def download(self, name: str, text: str) -> None:
        """Gives the text as a file, as an answer to something that was clicked."""
        self.send({"do": "download", "name": name, "text": text, "said": self.say("page-saved", name=name)})

    def show_link(self, address: Mapping[str, str], fragment: str) -> None:
        """Shows the page's link with these values, to be copied.

        Args:
            address: of the names in the address.
            fragment: what stands after the number sign; empty for nothing.
        """
        self.send({"do": "link", "address": dict(address), "fragment": fragment})

    def show_link_to(self, href: str, title: str, told: str, near: str = "") -> None:
        """Shows the link to another page of ours, to be copied or scanned.

        Args:
            href: its address, from this page, or a whole one.
            title: what the dialog is called.
            told: what the link is for.
            near: what is said where the link holds on the network here alone.
        """
        self.send({"do": "link", "href": href, "title": title, "told": told, "near": near})

    def show_no_link(self, problem: str) -> None:
        """Says in the link's place why there is none."""
        self.send({"do": "link", "problem": problem})

    def go_to(self, href: str) -> None:
        """Leads to another page of ours, as an answer to something that was clicked."""
        self.send({"do": "go", "href": href})

    def print_out(self, html: str) -> None:
        """Prints this, made by us and escaped, in place of the page."""
        self.send({"do": "print", "html": html})

    def move_focus(self, place: str) -> None:
        """Gives the focus to the nearest element of this class, as when something new stands there to be read."""
        self.send({"do": "move-focus", "place": place})

    def say_aloud(self, words: str) -> None:
        """Says this to those who listen, as when something else stands there now and the focus stays where it is."""
        self.send({"do": "say", "said": words})

    def show_report(self, name: str, report: Mapping[str, Any]) -> None:
        """Shows what is to be sent, to copy or to save under this name."""
        text = json.dumps(report, ensure_ascii=False)
        self.send({"do": "report", "name": name, "text": text, "said": self.say("page-saved", name=name)})

    @property
    def _offered(self) -> dict[str, list[str]]:
        """The values that each choice has."""
        return {choice["name"]: [value for value, _label in choice["options"]] for choice in self.choices}

    def _is_number(self, name: str, value: str) -> bool:
        """Whether there is a field of this name for a number, and this is one that it takes."""
        most = self._fields.get(name)
        digits = value.isascii() and value.isdigit() and len(value) <= VALUE_LENGTH
        return most is not None and digits and int(value) <= most

    @property
    def _fields(self) -> dict[str, int]:
        """The fields for a number, by name, and the most that each takes."""
        return {choice["name"]: choice["most"] for choice in self.choices if "most" in choice}

    @traitlets.validate("address")
    def _cut(self, proposal: Any) -> dict[str, str]:
        return {
            key: value[:VALUE_LENGTH] for key, value in proposal["value"].items() if key in self.address_keys and value
        }

    @traitlets.validate("place", "today")
    def _cut_text(self, proposal: Any) -> str:
        return str(proposal["value"])[:VALUE_LENGTH]

    @traitlets.validate("fragment")
    def _cut_fragment(self, proposal: Any) -> str:
        return str(proposal["value"])[:FRAGMENT_LENGTH]

    @traitlets.validate("chosen")
    def _known(self, proposal: Any) -> dict[str, str]:
        offered = self._offered
        for name, value in proposal["value"].items():
            empty = value == "" and name in self._fields
            if value not in offered.get(name, ()) and not empty and not self._is_number(name, value):
                raise traitlets.TraitError(f"{name} must be one of {offered.get(name, [])}, not {value!r}")
        return dict(proposal["value"])

    @traitlets.default("words")
    def _default_words(self) -> dict[str, str]:
        return {name: self.say(f"page-{name}") for name in _WORDS}

    @traitlets.observe("lang")
    def _reword(self, _change: Any) -> None:
        self.words = self._default_words()

    def _send_code(self, url: str) -> None:
        """Gives the QR code of a link where no server does, as on a site of files; none where none can be drawn."""
        with suppress(ImportError):
            self.send({"do": "code", "image": code_image(url)})

    def _hear(self, _widget: Any, content: Any, _buffers: Any) -> None:
        match content:
            case {"do": "ping"}:
                self.send({"do": "pong"})
            case {"do": "code", "text": text}:
                self._send_code(str(text))
            case {"do": "choose", "name": str(name), "value": str(value)}:
                self.take(content.get("id"), chosen={**self.chosen, name: value})
            case {"do": "number", "name": str(name), "value": str(value)}:
                if self._is_number(name, value):
                    self.chosen = {**self.chosen, name: value}
            case {"do": str(tool)} if tool in self._callbacks:
                self._use(tool, str(content.get("text", "")))

    def _use(self, tool: str, text: str) -> None:
        problem = self._callbacks[tool](text[: self.limit + 1])
        if tool == "open":
            self.send({"do": "opened", "problem": problem or ""})
