"""Stepping through a record: what happened, which rule let it, and what one would have played oneself."""

import random
from collections.abc import Callable
from dataclasses import replace
from html import escape
from typing import Any

import ipywidgets
import traitlets

from tolva_teach.cards import Card
from tolva_teach.messages import fault_message, quoted
from tolva_teach.record import Record, RecordFault
from tolva_teach.replay import Replay, Step
from tolva_widgets import asking, chips, replay_page
from tolva_widgets.base import Composed
from tolva_widgets.card_table import CardTable
from tolva_widgets.controls import Controls
from tolva_widgets.explanation import Teller, explain
from tolva_widgets.lying import table_at
from tolva_widgets.page import Page
from tolva_widgets.replay_page import OPEN
from tolva_widgets.sources import Opened, Source, read_opened, record_from

GOOD_SEED = 7
"""Offered where a link has a seed that is none."""

NEW_SEEDS = 10_000
"""Seeds that are drawn stay below it, so that they can be read aloud."""

BROKEN = "tolva-broken"
"""The class that puts the message in the table's place."""


class TrickReplay(Composed):
    """Replays a record beside an explanation of every step.

    >>> replay = TrickReplay(lang="en")
    >>> replay.step = 4
    >>> "takes the trick" in replay.explanation
    True
    """

    style_class = "tolva-replay"
    style_sheets = ("trick_replay.css", "chips.css", "rule_card.css")
    drawn_styles = chips.STYLES
    in_repr = ("step", "view", "ask", "lang")

    step = traitlets.Int(0)
    """The step that is shown, from 0 (the cards are dealt) to the record's last."""
    view = traitlets.Unicode(OPEN)
    """Whose cards are seen: `"open"` for all, else the number of the seat that one looks from."""
    ask = traitlets.Bool(False)
    """Whether it asks what one would play before it shows what was played."""
    indices = traitlets.Enum(("sv", "intl"), default_value="sv")
    """The cards' corner letters: E K D Kn, or A K Q J."""
    colours = traitlets.Enum((2, 4), default_value=2)
    """The suits' colours: two, or four."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells what is shown, and is told it: for the one replay of a page. A record that is
    opened there is kept by the browser's tab."""

    def __init__(self, record: Source = None, **traits: Any) -> None:
        """
        Args:
            record: a path, JSON text, a mapping or a seed; None for the annotated example. One that is broken is told
                of in place of the table.
            traits: `step`, `view` and the other traits, and `layout`.
        """
        super().__init__(**{"indices": "intl" if traits.get("lang") == "en" else "sv", **traits})
        self._given = record
        self._replay: Replay | None = None
        self._seed: int | None = None
        self._own = False
        self._was_told_address = False
        self._answer: asking.Answer | None = None
        self._notice = ""
        self._make_parts()
        self._wire()
        self.load(record, step=self.step)

    @property
    def record(self) -> Record | None:
        """The record that is shown; None where it is broken."""
        return self._replay.record if self._replay else None

    @property
    def explanation(self) -> str:
        """What stands beside the table, as HTML."""
        return str(self._why.value)

    @property
    def message(self) -> str:
        """What stands in place of the table, as HTML; empty where the record is sound."""
        return str(self._message.value)

    @property
    def notice(self) -> str:
        """What stands at the top, as HTML: what was wrong with the link that led here. Empty from the next step on."""
        return str(self._top.value)

    def load(self, source: Source, step: int = 0) -> None:
        """Shows another record, from this step; a broken one is told of in place of the table."""
        record: Record | None = None
        try:
            record = record_from(source, self.lang)
            replay = Replay(record)
        except RecordFault as fault:
            self._break(self.say("replay-broken"), fault_message(fault, self.lang, record))
        except OSError:
            self._break(self.say("replay-broken"), self.say("replay-cannot-read", name=quoted(str(source))))
        else:
            self._seed, self._own = source if isinstance(source, int) else None, False
            self._start(replay, step)

    # Its parts

    def _make_parts(self) -> None:
        self._top, self._message, self._why = (ipywidgets.HTML() for _ in range(3))
        self._table = CardTable(lang=self.lang, selectable=False)
        self._controls = Controls(lang=self.lang, scope=self.style_class, help="tolva-table-help")
        self._choices = Page(lang=self.lang)
        self._table.more_keys = self._controls.key_words()
        self._page = Page(lang=self.lang, scope=self.style_class, remember=["indices", "colours"])
        if self.in_address:
            self._page.address_keys, self._page.entry_keys = replay_page.ADDRESS_KEYS, replay_page.ENTRY_KEYS
            self._page.keeps = True
        parts = {
            "top": self._top,
            "message": self._message,
            "table": self._table,
            "controls": self._controls,
            "choices": self._choices,
            "why": self._why,
            "page": self._page,
        }
        for name, part in parts.items():
            part.add_class(f"{self.style_class}-{name}")
        self._grid = ipywidgets.Box(list(parts.values()))
        self._grid.add_class(f"{self.style_class}-grid")
        self.compose(self._grid)

    def _wire(self) -> None:
        tools: dict[str, Callable[[str], str | None]] = {
            "another": lambda _: self.load(random.randrange(NEW_SEEDS)),
            "open": self._open_text,
            "save": lambda _: self._save(),
            "report": lambda _: self._report(),
        }
        for tool, use in tools.items():
            self._page.on_tool(tool, use)
        self._table.on_choose(self._choose)
        self._controls.on_next_trick(self._to_next_trick)
        self._controls.observe(lambda change: setattr(self, "step", change["new"]), "step")
        self._choices.observe(self._take_choices, "chosen")
        self._page.observe(self._take_settings, "chosen")
        self._page.observe(self._take_address, ["opened", "returns"])
        self.observe(self._turn, "step")
        self.observe(self._show, ["view", "ask", "indices", "colours"])
        self.observe(self._translate, "lang")

    def _start(self, replay: Replay, step: int) -> None:
        self._replay, self._notice, self._answer = replay, "", None
        self._message.value = ""
        self._grid.remove_class(BROKEN)
        if self.view != OPEN and int(self.view) >= replay.record.game.players:
            self.view = OPEN
        self._page.tools = ["another", "open", "save", "report"]
        self._controls.playing = False
        self._controls.last = len(replay) - 1
        self.step = min(step, self._controls.last)
        self._show()

    def _break(self, what: str, why: str, help_: str = "") -> None:
        """Says in place of the table what is wrong, and what to do; `help_` is HTML."""
        self._replay, self._seed, self._own = None, None, False
        self._controls.playing, self._controls.last = False, 0
        self._why.value = self._top.value = ""
        self._page.tools = ["another", "open"]
        self._page.choices = self._choices.choices = []
        help_ = help_ or f"<p>{escape(self.say('replay-broken-help'))}</p>"
        lines = f"<p><strong>{escape(what)}</strong></p><p>{escape(why)}</p>{help_}"
        self._message.value = f'<div role="alert" class="tolva-fault">{lines}</div>'
        self._grid.add_class(BROKEN)

    # What is shown

    @property
    def _step(self) -> Step:
        assert self._replay is not None
        return self._replay[self.step]

    @property
    def _teller(self) -> Teller:
        assert self._replay is not None
        return Teller(self._replay, None if self.view == OPEN else int(self.view), self.lang, self.indices)

    @property
    def _title(self) -> str:
        if self._seed is not None:
            return self.say("replay-seed-title", seed=str(self._seed))
        return (self.record and quoted(self.record.title)) or self.say("replay-title")

    def _turn(self, _change: Any) -> None:
        self._answer, self._notice = None, ""
        self._show()

    def _show(self, _change: Any = None) -> None:
        if self._replay is None:
            return
        with self._controls.hold_sync():
            self._controls.step = self.step
            self._show_choices()
            self._show_table()
            self._tell(asking.question(self._teller, self._step) if self.ask else "")
        if self._was_told_address:
            self._page.address = replay_page.write_address(self._seed, self._own, self.step, self.view, self.ask)

    def _show_table(self) -> None:
        """The table at this step, where a card of whoever plays next can be chosen."""
        teller, cards = self._teller, asking.cards_asked(self._teller, self._step)
        with self._table.hold_sync():
            self._table.names = list(teller.names)
            self._table.indices, self._table.colours = self.indices, self.colours
            chips.colour(self, self.colours)
            self._table.show(
                table_at(self._step, teller.viewer),
                choices=cards,
                marks=asking.marks(teller, self._answer),
                mode="play" if cards else "watch",
            )

    def _tell(self, question: str) -> None:
        """Explains the step, with an open question or the word on an answer first, to the eye and to the ear."""
        teller, step, given = self._teller, self._step, self._answer
        asked, heard = "", [self._notice, *teller.told(step), question]
        caption, reason = teller.told_briefly(step), teller.why_briefly(step)
        if given is not None:
            heard = caption = asking.words_on(teller, step, given)
            asked, reason = asking.answer_as_html(teller, heard, given), ""
        elif question:
            asked, reason = asking.question_as_html(teller, question), question
            self._controls.playing = False
        self._top.value = f'<p class="tolva-notice-line">{escape(self._notice)}</p>' if self._notice else ""
        self._why.value = explain(teller, step, self._title, asked)
        self._controls.where = teller.place_and_step(step)
        self._controls.said = " ".join(filter(None, heard))
        self._controls.caption, self._controls.reason = " ".join(caption), reason

    def _show_choices(self) -> None:
        teller = self._teller
        with self._choices.hold_sync():
            self._choices.choices = replay_page.choices(teller)
            self._choices.chosen = {"view": self.view, "ask": "yes" if self.ask else ""}
        with self._page.hold_sync():
            self._page.choices = replay_page.settings(teller)
            self._page.chosen = {"indices": self.indices, "colours": str(self.colours)}

    def _translate(self, _change: Any) -> None:
        for part in (self._choices, self._table, self._controls, self._page):
            part.lang = self.lang
        self._table.more_keys = self._controls.key_words()
        self._show()

    # What a person does

    def _choose(self, card: Card) -> None:
        self._answer = asking.answer(self._teller, self._step, card)
        self._show()

    def _to_next_trick(self) -> None:
        """To where the next trick has been taken, or to the end."""
        if self._replay is None:
            return
        later = self._replay[self.step + 1 :]
        taken = (step.number for step in later if any(happened.kind == "trick-taken" for happened in step.happenings))
        self.step = next(taken, len(self._replay) - 1)

    def _open_text(self, text: str) -> str:
        """Shows what was pasted or picked; what is wrong with it, if it is no record. A path it never is: a stranger
        may have written it."""
        opened: Opened | None = None
        try:
            opened = read_opened(text)
            replay = Replay(opened.record)
        except RecordFault as fault:
            why = fault_message(fault, self.lang, opened.record if opened else None)
            return self.say("replay-cannot-open", why=why)
        self._seed, self._own = None, True
        if self.in_address:
            self._page.kept = opened.record.to_json()
        self._start(replay, opened.step)
        if self._is_view(opened.view):
            self.view = opened.view
        return ""

    def _save(self) -> None:
        if self.record is not None:
            self._page.download(replay_page.file_name(self.record, self._seed, "tolva.json"), self.record.to_json())

    def _report(self) -> None:
        if self.record is not None:
            report = replay_page.report(self.record, self._step, self.lang, self.view)
            self._page.show_report(replay_page.file_name(self.record, self._seed, "report.json"), report)

    def _take_choices(self, change: Any) -> None:
        self.view, self.ask = change["new"]["view"], change["new"]["ask"] == "yes"

    def _take_settings(self, change: Any) -> None:
        self.indices, self.colours = change["new"]["indices"], int(change["new"]["colours"])

    def _take_address(self, change: Any) -> None:
        """Opens what the page's address names, at first or when one has gone back. Before that the address is not
        written: settings that the browser remembers come with it, and are shown first."""
        self._was_told_address = self.in_address
        with self._page.hold_sync():  # the address that holds then is told once, not piece by piece
            self._open_address(returning=change["name"] == "returns")

    def _open_address(self, returning: bool) -> None:
        """Shows what the address names; what it names wrongly is said."""
        address = replay_page.read_address(self._page.address)
        if "seed" in address.wrong:
            self._break_seed(address.wrong["seed"])
            return
        if returning:
            self.view, self.ask = OPEN, False
        wrong = dict(address.wrong)
        if address.seed is not None:
            self.load(address.seed)
        elif address.own:
            wrong = {} if self._open_kept() else {"own": ""}
            address = replace(address, step=None, view=None) if wrong else address
        elif returning:
            self.load(self._given)
        if self._replay is not None:
            self._go(address, wrong)

    def _open_kept(self) -> bool:
        """Shows the record that the browser's tab has kept; whether it has one that holds."""
        return bool(self._page.kept) and not self._open_text(self._page.kept)

    def _go(self, address: replay_page.Address, wrong: dict[str, str]) -> None:
        """Shows the view and the step that the address names, and says what it names wrongly."""
        self.ask = self.ask or address.ask
        if address.view is not None and not self._is_view(address.view):
            wrong["view"] = address.view
        elif address.view is not None:
            self.view = address.view
        if address.step is not None:
            self.step = address.step
            if address.step > self._controls.last:
                wrong["late"] = str(address.step)
        self._notice = " ".join(self.say(f"replay-bad-{key}", said=quoted(said)) for key, said in wrong.items())
        self._show()

    def _is_view(self, view: str) -> bool:
        """Whether the record that is shown has this view."""
        return self.record is not None and view in (OPEN, *map(str, range(self.record.game.players)))

    def _break_seed(self, seed: str) -> None:
        link = f'<a href="?seed={GOOD_SEED}">{escape(self.say("replay-good-seed-link", seed=str(GOOD_SEED)))}</a>'
        help_ = f"<p>{escape(self.say('replay-good-seed'))} {link}</p>"
        key = "replay-large-seed" if replay_page.is_whole_number(seed) else "replay-bad-seed"
        self._break(self.say("replay-bad-link"), self.say(key, seed=quoted(seed)), help_)

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        replay = getattr(self, "_replay", None)
        return max(0, min(int(proposal["value"]), len(replay) - 1) if replay else int(proposal["value"]))

    @traitlets.validate("view")
    def _known_view(self, proposal: Any) -> str:
        view, replay = str(proposal["value"]), getattr(self, "_replay", None)
        seats = [str(seat) for seat in range(replay.record.game.players if replay else 20)]
        if view not in (OPEN, *seats):
            raise traitlets.TraitError(f"view must be {OPEN!r} or a seat from '0' to {seats[-1]!r}, not {view!r}")
        return view
