"""Stepping through a record: what happened, which rule let it, and what one would have done oneself."""

from collections.abc import Mapping
from typing import Any

import traitlets

from tolva_teach.records.record import Record
from tolva_widgets.base.prefetch import Prefetch
from tolva_widgets.controls.widget import Controls
from tolva_widgets.page.widget import Page
from tolva_widgets.replay import choices as game_choices
from tolva_widgets.replay import typing as replay_typing
from tolva_widgets.replay.address import ADDRESS_KEYS, ENTRY_KEYS, EXAMPLE, LINKED, OPEN
from tolva_widgets.replay.presenter import ReplayPresenter
from tolva_widgets.replay.session import ReplaySession
from tolva_widgets.replay.sources import Source
from tolva_widgets.replay.tools import ReplayTools
from tolva_widgets.table.typing import Around
from tolva_widgets.table_page.presenter import Choices, GameChoices
from tolva_widgets.table_page.widget import TablePage


class DealReplay(TablePage):
    """Replays a record of any game beside an explanation of every step.

    >>> replay = DealReplay(lang="en")
    >>> replay.step = 4
    >>> "takes the trick" in replay.explanation
    True
    """

    style_class = "tolva-replay"
    style_sheets = (*TablePage.style_sheets, "replay/deal_replay.css")
    in_repr = ("step", "view", "ask", "lang")
    address_keys, entry_keys, fragment = ADDRESS_KEYS, ENTRY_KEYS, LINKED

    step = traitlets.Int(0)
    """The step that is shown, from 0 (the cards are dealt) to the record's last."""
    view = traitlets.Unicode(OPEN)
    """Whose cards are seen: `"open"` for all, else the number of the seat that one looks from."""
    ask = traitlets.Bool(False)
    """Whether it asks what one would do before it shows what was done."""

    session: ReplaySession

    def __init__(self, record: Source = None, **traits: Any) -> None:
        """
        Args:
            record: a path, JSON text, a mapping, a seed or the name of played deals (`PlayedName`); None for the
                annotated example. One that is broken is told of in place of the table.
            traits: `step`, `view` and the other traits, and `layout`.
        """
        super().__init__(**traits)
        self._explained: Prefetch[str] = Prefetch()
        self._game_offered: tuple[Any, GameChoices] | None = None
        self.session = ReplaySession(record, lang=self.lang, step=self.step)
        self._set_up_session()
        self._controls = Controls(lang=self.lang, scope=self.style_class, help="tolva-table-help")
        self._choices = Page(lang=self.lang)
        self._make_parts(self._controls, self._choices, selectable=False)
        self.compose(self._frame.grid)
        self._show()

    @property
    def record(self) -> Record | None:
        """The record that is shown; None where it is broken."""
        return self.session.record

    @property
    def caption(self) -> tuple[str, str]:
        """What a phone shows above the row of buttons: what happened, and why."""
        return self._controls.caption, self._controls.reason

    @property
    def note(self) -> str:
        """What a phone shows below it: the record's comment on the step; empty where something is asked."""
        return str(self._controls.note)

    # What a person does, and a program may do

    def load(self, source: Source, step: int = 0) -> None:
        """Shows another record, from this step; a broken one is told of in place of the table."""
        self.session.load(source, step)
        self._show()

    def to_next_section(self) -> None:
        """To where the next section of the deal ends: the next trick taken, the next pile turned down."""
        self._go(self.session.next_section_end())

    def _go(self, step: int) -> None:
        """To a step that a person or a program wants."""
        if self.session.number != step:
            self.session.go(step)
            self._show()

    # Its parts

    def _wire(self) -> None:
        super()._wire()
        ReplayTools(self._page, lambda: self._presenter)
        self._controls.observe(lambda change: self._go(change["new"]), "step")
        self._choices.observe(lambda change: self._take_choices(change["new"]), "chosen")
        self._game.observe(lambda change: self._take_game(change["new"]), "chosen")
        self.observe(lambda change: self._go(change["new"]), "step")
        self.observe(lambda _: self._take_traits(), ["view", "ask"])

    def _around(self) -> Around:
        if self.session.problem is not None:
            return Around()
        labels, replay_words = self._controls.words, self._presenter.replay_words
        return replay_typing.around(self.session, replay_words, labels=labels, go=self._go, said=lambda: self.said)

    # What is shown

    @property
    def _presenter(self) -> ReplayPresenter:
        return ReplayPresenter(self.session, self.lang, self.indices)

    def _show_session(self, first: str) -> None:
        session, presenter, controls = self.session, self._presenter, self._controls
        session.questions.pose()
        with self.hold_trait_notifications():
            self.step, self.view, self.ask = session.number, session.view, session.questions.ask
        controls.last, controls.step = session.last, session.number
        self._tell(first, presenter)  # before the table, for it is read while cards still move
        self._table.show(
            self.as_set(presenter.table),
            names=list(presenter.replay_words.names),
            indices=self.indices,
            colours=self.colours,
            **presenter.offered(),
        )
        following = presenter.explained_next()
        if following is not None:
            self._explained.schedule(*following)

    def _tell(self, first: str, presenter: ReplayPresenter) -> None:
        """Explains the step, with an open question or the word on an answer first, to the eye and to the ear."""
        step, replay_words, controls = self.session.step, presenter.replay_words, self._controls
        if presenter.question and not presenter.on_answer:
            controls.playing = False
        controls.next_words, controls.marks = replay_words.way_on(step), list(replay_words.replay.section_ends)
        controls.where = replay_words.place_and_step(step)
        controls.caption, controls.reason, controls.note = presenter.captions()
        self._frame.say_aloud(" ".join(filter(None, [first, *presenter.heard])))
        self._frame.why.value = self._explained.get(*presenter.explained())

    def _game_choices(self) -> GameChoices:
        """The game, put into words again only where it is another than before."""
        wanted = self.session.named_like_it, self.session.example, self.lang
        if self._game_offered is None or self._game_offered[0] != wanted:
            self._game_offered = wanted, self._game_words()
        return self._game_offered[1]

    def _game_words(self) -> GameChoices:
        name = self.session.named_like_it
        if name is None:
            return GameChoices()
        offered = [game_choices.examples(self.lang), *game_choices.choices(name, self.lang)]
        chosen = {EXAMPLE: self.session.example, **game_choices.chosen(name, self.lang)}
        head = self.say("replay-choose-game", game=game_choices.title(name, self.lang))
        return GameChoices(Choices(offered, chosen), head, name.game)

    def _stop_row(self) -> None:
        self._controls.playing, self._controls.last = False, 0

    # What comes from the page, and from a program

    def _another(self) -> None:
        self._controls.playing = False
        super()._another()

    def _open_text(self, text: str) -> str:
        problem = super()._open_text(text)
        self._controls.playing = self._controls.playing and bool(problem)
        return problem

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
        session, questions = self.session, self.session.questions
        if (session.view, questions.ask) != (self.view, self.ask):
            session.view, questions.ask, questions.answer = self.view, self.ask, None
            self._show()

    def _set_up_session(self) -> None:
        """The session begins as the traits say; a view that the record does not have is left out."""
        self.session.questions.ask = self.ask
        if self.view in self.session.views:
            self.session.view = self.view

    def _lead_there(self) -> None:
        """To the step that the address names, if it is a later one: whoever begins, begins at the top of the page."""
        self._controls.led = self.session.number > 0

    @traitlets.validate("step")
    def _within(self, proposal: Any) -> int:
        wanted, session = int(proposal["value"]), getattr(self, "session", None)
        return wanted if session is None or session.replay is None else max(0, min(wanted, session.last))

    @traitlets.validate("view")
    def _known_view(self, proposal: Any) -> str:
        view, session = str(proposal["value"]), getattr(self, "session", None)
        seats = [str(seat) for seat in range(session.record.game.players if session and session.record else 20)]
        if view not in (OPEN, *seats):
            raise traitlets.TraitError(f"view must be {OPEN!r} or a seat from '0' to {seats[-1]!r}, not {view!r}")
        return view
