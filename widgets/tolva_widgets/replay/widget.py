"""Stepping through a record: what happened, which rule let it, and what one would have done oneself."""

from collections.abc import Callable, Collection, Hashable, Mapping
from typing import Any

import traitlets
from htpy import Node, a, div, fragment, h3, p
from markupsafe import Markup

from tolva_teach import picture
from tolva_teach.compare.telling import players_compared
from tolva_teach.play.playout import PlayedName
from tolva_teach.play.replay import Step
from tolva_teach.records.messages import fault_message, quoted
from tolva_teach.records.record import Record, RecordFault
from tolva_widgets.base import chips, parts
from tolva_widgets.base.announcing import announcement
from tolva_widgets.base.prefetch import Ahead
from tolva_widgets.base.widget import Composed
from tolva_widgets.compare.address import link_from_deals
from tolva_widgets.controls.widget import Controls
from tolva_widgets.courses.catalogue import Catalogue, site_here
from tolva_widgets.courses.entries import PLAY
from tolva_widgets.page import settings
from tolva_widgets.page.addressing import Address
from tolva_widgets.page.settings import Settings
from tolva_widgets.page.widget import Page
from tolva_widgets.play import address as play_address
from tolva_widgets.play.address import MatchName
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay import explanation
from tolva_widgets.replay import tally as replay_tally
from tolva_widgets.replay import typing as replay_typing
from tolva_widgets.replay.address import ADDRESS_KEYS, ENTRY_KEYS, EXAMPLE, LINKED, OPEN, link_to
from tolva_widgets.replay.printout import printout
from tolva_widgets.replay.session import ReplaySession, said_key
from tolva_widgets.replay.sources import Source
from tolva_widgets.replay.words import Teller, capitalised
from tolva_widgets.table.card_order import card_order_html
from tolva_widgets.table.typing import Around
from tolva_widgets.table.widget import CardTable

BROKEN = "tolva-broken"
"""The class that puts the message in the table's place."""

_TOOLS = ["another", "open", "save", "link", "print", "report"]
_TOOLS_OF_A_PAGE = ("link", "print")
"""Those for which the page must be the replay's own."""
_TOOLS_WHEN_BROKEN = ["another", "open"]


class DealReplay(Settings, Composed):
    """Replays a record of any game beside an explanation of every step.

    >>> replay = DealReplay(lang="en")
    >>> replay.step = 4
    >>> "takes the trick" in replay.explanation
    True
    """

    style_class = "tolva-replay"
    style_sheets = (
        "base/told.css",
        "replay/deal_replay.css",
        "replay/explanation.css",
        "base/chips.css",
        "rules/rule_card.css",
        "table/card_order.css",
    )
    wants_room = True
    drawn_styles = chips.STYLES
    in_repr = ("step", "view", "ask", "lang")

    step = traitlets.Int(0)
    """The step that is shown, from 0 (the cards are dealt) to the record's last."""
    view = traitlets.Unicode(OPEN)
    """Whose cards are seen: `"open"` for all, else the number of the seat that one looks from."""
    ask = traitlets.Bool(False)
    """Whether it asks what one would do before it shows what was done."""
    in_address = traitlets.Bool(False)
    """Whether the page's address tells what is shown, and is told it: for the one replay of a page. A record that is
    opened there is kept by the browser's tab."""

    def __init__(self, record: Source = None, **traits: Any) -> None:
        """
        Args:
            record: a path, JSON text, a mapping, a seed or the name of played deals (`PlayedName`); None for the
                annotated example. One that is broken is told of in place of the table.
            traits: `step`, `view` and the other traits, and `layout`.
        """
        self._session: ReplaySession | None = None
        self._explained: Ahead[str] = Ahead()
        self._game_shown: tuple[Any, tuple[list[dict[str, Any]], dict[str, str], str]] | None = None
        super().__init__(**traits)
        self.add_class(explanation.CLASS)
        self._session = ReplaySession(record, lang=self.lang, step=self.step)
        self._take_view()
        self._session.ask = self.ask
        self._make_parts()
        self._wire()
        self._show()

    @property
    def session(self) -> ReplaySession:
        """What is shown, asked and answered, without the widgets."""
        assert self._session is not None
        return self._session

    @property
    def record(self) -> Record | None:
        """The record that is shown; None where it is broken."""
        return self.session.record

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

    @property
    def caption(self) -> tuple[str, str]:
        """What a phone shows above the row of buttons: what happened, and why."""
        return self._controls.caption, self._controls.reason

    @property
    def note(self) -> str:
        """What a phone shows below it: the record's comment on the step; empty where something is asked."""
        return str(self._controls.note)

    @property
    def said(self) -> str:
        """What a screen reader says of the step."""
        return str(self._controls.said)

    def load(self, source: Source, step: int = 0) -> None:
        """Shows another record, from this step; a broken one is told of in place of the table."""
        self.session.load(source, step)
        self._show()

    def choose(self, key: str) -> None:
        """Answers the question with a card, a pile or something to say, by its key."""
        self.session.choose(key)
        self._show()

    def decide(self, keys: Collection[str]) -> None:
        """Answers the question with cards that were put together."""
        self.session.decide(keys)
        self._show()

    def to_next_section(self) -> None:
        """To where the next section of the deal ends: the next trick taken, the next pile turned down."""
        self._go(self.session.next_section_end())

    def still(self) -> str:
        """The step in words, with what is asked, and the table; or what is wrong with the record."""
        if self.session.problem is not None:
            return str(div(".tolva-still")[Markup(self.message)])
        step, teller = self.session.step, self._teller
        table = picture.still(
            self.as_set(step.table(self.session.viewer)),
            lang=self.lang,
            names=teller.names,
            indices=self.indices,
            colours=self.colours,
        )
        question = teller.question(self.session)
        told = [p[sentence] for sentence in (*teller.told(step), question) if sentence]
        head = h3[f"{self._title} · {teller.place_and_step(step)}"]
        return str(div(".tolva-still")[head, told, Markup(table.html)])

    # Its parts

    def _make_parts(self) -> None:
        self._top, self._message, self._why, self._order = (parts.words() for _ in range(4))
        self._table = CardTable(lang=self.lang, selectable=False, layout=parts.undecorated())
        self._controls = Controls(lang=self.lang, scope=self.style_class, help="tolva-table-help")
        self._choices = Page(lang=self.lang)
        self._game = Page(lang=self.lang)
        self._table.more_keys = self._controls.key_words()
        self._page = Page(lang=self.lang, scope=self.style_class, remember=list(settings.NAMES))
        self._address = Address(
            self,
            self._page,
            ADDRESS_KEYS,
            self._take_address,
            ours=self.in_address,
            fragment=LINKED,
            then=lambda _values, _returning: self._lead_there(),
        )
        self._address.enter_at(ENTRY_KEYS)
        named = {
            "top": self._top,
            "game": self._game,
            "message": self._message,
            "table": self._table,
            "controls": self._controls,
            "choices": self._choices,
            "why": self._why,
            "page": self._page,
            "order": self._order,
        }
        for name, part in named.items():
            part.add_class(f"{self.style_class}-{name}")
        self._grid = parts.box(f"{self.style_class}-grid", *named.values())
        self.compose(self._grid)

    def _wire(self) -> None:
        tools: dict[str, Callable[[str], str | None]] = {
            "another": lambda _: self._load_another(),
            "open": self._open_text,
            "save": lambda _: self._save(),
            "link": lambda _: self._link(),
            "print": lambda _: self._print(),
            "report": lambda _: self._report(),
        }
        for tool, use in tools.items():
            self._page.on_tool(tool, use)
        self._table.around = self._around
        self._table.on_choose(self.choose)
        self._table.on_decide(self.decide)
        self._table.observe(lambda _: self._show_set(), "selected")
        self._controls.observe(lambda change: self._go(change["new"]), "step")
        self._choices.observe(lambda change: self._take_choices(change["new"]), "chosen")
        self._game.observe(lambda change: self._take_game(change["new"]), "chosen")
        self._page.observe(lambda change: self.take_settings(change["new"]), "chosen")
        self.observe(lambda change: self._go(change["new"]), "step")
        self.observe(lambda _: self._take_traits(), ["view", "ask"])
        self.observe(lambda _: self._show(), list(settings.NAMES))
        self.observe(lambda _: self._translate(), "lang")

    def _around(self) -> Around:
        """What there is for who types."""
        if self.session.problem is not None:
            return Around()
        labels, said = self._controls.words, lambda: str(self._controls.said)
        return replay_typing.around(self.session, self._teller, labels=labels, go=self._go, said=said)

    # What is shown

    @property
    def _teller(self) -> Teller:
        assert self.session.replay is not None
        return Teller(self.session.replay, self.session.viewer, self.lang, self.indices)

    def _show(self) -> None:
        """Shows the session as it is now."""
        if self.session.problem is not None:
            self._show_problem()
            return
        self._tell_traits()
        self._message.value = ""
        self._grid.remove_class(BROKEN)
        self._page.tools = [tool for tool in _TOOLS if self.in_address or tool not in _TOOLS_OF_A_PAGE]
        with self._controls.hold_sync():
            self._controls.last = self.session.last
            self._controls.step = self.session.number
            self._tell()  # first, for it is read while cards still move
            self._show_choices()
            self._show_table()
        self._explain_next()
        self._write_address()

    def _tell_traits(self) -> None:
        """The widget's own traits say what the session shows."""
        with self.hold_trait_notifications():
            self.step, self.view, self.ask = self.session.number, self.session.view, self.session.ask

    def _show_table(self) -> None:
        """The table at this step, where whoever decides next can be answered for."""
        session, teller, offers = self.session, self._teller, self.session.offers
        of, given = session.set_asked, session.answer
        chips.colour(self, self.colours)
        pieces = () if offers is None else (*offers.cards, *offers.zones)
        words = () if offers is None else offers.words
        self._table.show(
            self.as_set(session.step.table(session.viewer)),
            names=list(teller.names),
            indices=self.indices,
            colours=self.colours,
            choices=(*(of.cards if of else ()), *pieces),
            phrases=[{"key": said_key(word), "label": teller.called(word)} for word in words],
            at_once=[*(pieces if of else ()), *map(said_key, words)],
            compose=self._deciding(()),
            marks={} if given is None else dict.fromkeys(given.keys, self._mark(given.mark)),
            mode="watch" if offers is None else "select" if of else "play",
        )

    def _mark(self, kind: str) -> Mapping[str, str]:
        return {"kind": kind, "word": self.say(f"question-{kind}-word")}

    def _show_set(self) -> None:
        """The button that decides on what is put together follows what is."""
        if self.session.replay is not None:
            self._table.compose = self._deciding(self._table.selected)

    def _deciding(self, keys: Collection[str]) -> dict[str, Any]:
        """The button that decides on these cards; there is none where cards are not put together."""
        of, together = self.session.set_asked, self.session.together(keys)
        if of is None:
            return {}
        if together is None:
            return {"label": self._teller.grouped(of), "ready": False}
        return {"label": self._teller.called(together), "ready": True}

    def _tell(self) -> None:
        """Explains the step, with an open question or the word on an answer first, to the eye and to the ear."""
        session, teller = self.session, self._teller
        session.ask_here()
        step, given, question = session.step, session.answer, teller.question(session)
        on_answer = teller.on_answer(step, given) if given else []
        if given is not None:
            self._explain(explanation.answer(teller, on_answer, given))
        elif question:
            self._explain(explanation.question(teller, question))
            self._controls.playing = False
        else:
            self._explain(None)
        result = replay_tally.in_a_line(teller, session.answers, step) if self._tallies(step) else ""
        heard = on_answer or list(filter(None, [session.notice, *teller.told(step), result, question]))
        self._top.value = str(p(".tolva-notice-line")[session.notice]) if session.notice else ""
        self._controls.next_words = teller.way_on(step)
        self._controls.marks = list(teller.replay.section_ends)
        self._controls.where = teller.place_and_step(step)
        self._controls.said = announcement(" ".join(heard), self._controls.said)
        self._controls.caption = " ".join(on_answer or teller.told_briefly(step))
        self._controls.reason = "" if given else result or question or teller.why_briefly(step)
        self._controls.note = "" if given or question else teller.note(step)

    def _explain(self, asked: Node) -> None:
        """What stands beside the table, with what is asked in front and what was answered so far below."""
        step, answers = self.session.step, self.session.answers
        tally = replay_tally.tally(self._teller, answers, step, whole=self._tallies(step)) if self.session.ask else None
        self._why.value = self._explained.get(*self._explanation(step, asked, tally))

    def _tallies(self, step: Step) -> bool:
        """Whether the answers are counted here: one is asked, and the deal or the record ends."""
        return self.session.ask and (step.ends_deal or step.number == self.session.last)

    def _explain_next(self) -> None:
        """Whoever goes on is not to wait for the next step's explanation: it is made while this step is looked at."""
        session = self.session
        if not session.ask and session.number < session.last:
            self._explained.soon(*self._explanation(self._teller.replay[session.number + 1]))

    def _explanation(self, step: Step, asked: Node = None, tally: Node = None) -> tuple[Hashable, Callable[[], str]]:
        """What is told of a step: all that it depends on, and how it is made."""
        teller, title = self._teller, self._title
        onward = self._onward() if step.number == self.session.last else ()
        key = (teller, step.number, title, asked, tally, onward)
        links = fragment[[a(".tolva-replay-onward", href=href)[words] for href, words in onward]] if onward else None
        return key, lambda: explanation.explain(teller, step, title, asked, tally, links)

    def _onward(self) -> tuple[tuple[str, str], ...]:
        """Where one may go on with the same deals, each with what it is called."""
        ways = ((self._to_play(), "play-same-deal"), (self._to_compare(), "compare-same-deal"))
        return tuple((href, self.say(called)) for href, called in ways if href)

    def _to_play(self) -> str:
        """Where one plays the first of the same deals oneself; empty where nobody can find it there."""
        name, page = self.session.name, Catalogue(site_here()).showing(self.lang, PLAY)
        return page.href + play_address.link_to(MatchName(name)) if name and page else ""

    def _to_compare(self) -> str:
        """Where the same deals are seen in another form; empty where nobody can find them there."""
        name, page = self.session.name, Catalogue(site_here()).forms(self.lang)
        if name is None or page is None or name.players not in players_compared(name.game):
            return ""
        return page.href + link_from_deals(name)

    @property
    def _title(self) -> str:
        if self.session.name is not None:
            return self._called(self.session.name)
        return (self.record and quoted(self.record.title)) or self.say("replay-title")

    def _called(self, name: PlayedName) -> str:
        """What played deals are called; those of the game that one learns first by their number alone."""
        if link_to(name) == link_to(PlayedName(name.seed)):
            return self.say("replay-seed-title", seed=str(name.seed))
        return self.say("replay-name-title", game=game_choices.title(name, self.lang), seed=str(name.seed))

    def _show_game(self) -> None:
        """Which game it is, and what else one may choose; put into words anew where it is another than before."""
        name = self.session.named_like_it
        wanted = name, self.session.example, self.lang
        if self._game_shown is None or self._game_shown[0] != wanted:
            self._game_shown = wanted, self._game_words(name)
        with self._game.hold_sync():
            self._game.choices, self._game.chosen, head = self._game_shown[1]
            self._game.words = {**self._game.words, "settings": head}
        self._order.value = card_order_html(name.game, self.lang) if name else ""

    def _game_words(self, name: PlayedName | None) -> tuple[list[dict[str, Any]], dict[str, str], str]:
        """The choices, what is chosen of each, and the line above them; nothing of all that where no record is."""
        if name is None:
            return [], {}, ""
        choices = [game_choices.examples(self.lang), *game_choices.choices(name, self.lang)]
        chosen = {EXAMPLE: self.session.example, **game_choices.chosen(name, self.lang)}
        return choices, chosen, self.say("replay-choose-game", game=game_choices.title(name, self.lang))

    def _show_choices(self) -> None:
        session, speaker = self.session, Teller(self._teller.replay, None, self.lang).speaker
        views = [[OPEN, self.say("replay-view-open")]]
        views += [[view, capitalised(speaker.seat(int(view)))] for view in session.views[1:]]
        with self._choices.hold_sync():
            self._choices.choices = [self._choice("view", views), self._choice("ask", [["", ""], ["yes", ""]])]
            self._choices.chosen = {"view": session.view, "ask": "yes" if session.ask else ""}
        with self._page.hold_sync():
            self._page.choices = settings.choices(self.lang)
            self._page.chosen = self.settings
        self._show_game()

    def _choice(self, name: str, options: list[list[str]]) -> dict[str, Any]:
        return {"name": name, "label": self.say(f"replay-{name}"), "options": options, "setting": False}

    def _show_problem(self) -> None:
        """Says in place of the table what is wrong, and what to do."""
        problem = self.session.problem
        assert problem is not None
        self._controls.playing, self._controls.last = False, 0
        self._why.value = self._top.value = ""
        self._page.tools = _TOOLS_WHEN_BROKEN
        self._page.choices = self._choices.choices = []
        self._show_game()
        help_ = p[self.say("replay-broken-help")]
        if problem.good is not None:
            good = capitalised(self._called(problem.good))
            help_ = p[self.say("replay-good-seed"), " ", a(href=link_to(problem.good))[good]]
        self._message.value = explanation.fault(problem, help_)
        self._grid.add_class(BROKEN)

    def _write_address(self) -> None:
        self._address.keep(self.session.memory)
        self._address.write(self.session.address)

    def _translate(self) -> None:
        self.session.lang = self.lang
        for part in (self._choices, self._game, self._table, self._controls, self._page):
            part.lang = self.lang
        self._table.more_keys = self._controls.key_words()
        self._show()

    # What a person does

    def _go(self, step: int) -> None:
        """To a step that a person or a program wants."""
        if self.session.number != step:
            self.session.go(step)
            self._show()

    def _load_another(self) -> None:
        self.session.load_another()
        self._controls.playing = False
        self._show()

    def _open_text(self, text: str) -> str:
        """Shows what was pasted or picked; what is wrong with it, if it is no record."""
        problem = self.session.open_text(text)
        if not problem:
            self._controls.playing = False
            self._show()
        return problem

    def _save(self) -> None:
        if self.record is not None:
            self._page.download(self.session.file_name("tolva.json"), self.record.to_json())

    def _link(self) -> None:
        try:
            self._address.show_link(self.session.link_values)
        except RecordFault as fault:
            self._page.show_no_link(fault_message(fault, self.lang))

    def _print(self) -> None:
        name = self.session.named_like_it
        if name is not None:
            self._page.print_out(printout(self._teller, self._title, game_choices.title(name, self.lang)))

    def _report(self) -> None:
        if self.record is not None:
            self._page.show_report(self.session.file_name("report.json"), self.session.report())

    def _take_choices(self, chosen: Mapping[str, str]) -> None:
        view, ask = chosen["view"], chosen["ask"] == "yes"
        if ask and not self.ask and view == self.view == OPEN:
            view = self.session.own_view  # who wants to be asked sees the others' cards only on demand
        with self.hold_trait_notifications():
            self.view, self.ask = view, ask

    def _take_game(self, chosen: Mapping[str, str]) -> None:
        shown = self.session.replay
        game_choices.take(self.session, chosen)
        if self.session.replay is not shown:
            self._controls.playing = False
            self._show()

    def _take_traits(self) -> None:
        session = self.session
        if (session.view, session.ask) != (self.view, self.ask):
            session.view, session.ask, session.answer = self.view, self.ask, None
            self._show()

    def _take_view(self) -> None:
        if self.view in self.session.views:
            self.session.view = self.view

    def _take_address(self, values: Mapping[str, str], returning: bool) -> None:
        """Opens what the page's address names, at first or when one has gone back."""
        self.session.take_address(values, self._page.kept, returning=returning)
        self._show()

    def _lead_there(self) -> None:
        """To the step that the address names, if it is a later one: whoever begins, begins at the top of the page."""
        self._controls.led = self.session.number > 0

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        wanted, session = int(proposal["value"]), self._session
        return wanted if session is None or session.replay is None else max(0, min(wanted, session.last))

    @traitlets.validate("view")
    def _known_view(self, proposal: Any) -> str:
        view, session = str(proposal["value"]), self._session
        seats = [str(seat) for seat in range(session.record.game.players if session and session.record else 20)]
        if view not in (OPEN, *seats):
            raise traitlets.TraitError(f"view must be {OPEN!r} or a seat from '0' to {seats[-1]!r}, not {view!r}")
        return view
