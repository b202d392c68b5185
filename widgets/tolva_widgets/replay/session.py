"""A record that is stepped through, without any widget: what is shown, asked and answered, kept and addressed."""

import hashlib
import json
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Any

from tolva_teach.examples import FIRST_EXAMPLE, example
from tolva_teach.games.base import Game
from tolva_teach.play.playout import PlayedName, unusual
from tolva_teach.play.replay import Replay, Step
from tolva_teach.records.links import packed
from tolva_teach.records.messages import fault_message, quoted
from tolva_teach.records.record import Record, RecordFault
from tolva_teach.texts import sentence
from tolva_widgets.replay.address import (
    EXAMPLE,
    GOOD_SEED,
    LINKED,
    OPEN,
    SHOWN_KEYS,
    YES,
    YOU,
    BadNameError,
    Shown,
    read_example,
    read_name,
    read_shown,
    with_drawn_seed,
    written_name,
)
from tolva_widgets.replay.answers import AnswerLog
from tolva_widgets.replay.memory import read_memory, written_memory
from tolva_widgets.replay.questions import Questions
from tolva_widgets.replay.sources import (
    Opened,
    Source,
    address_in_link,
    is_json,
    name_of,
    read_linked,
    read_opened,
    record_from,
)
from tolva_widgets.table_page.session import Problem


class ReplaySession:
    """One person's way through a record.

    Large because a third of its methods are those that every page with a table asks for (`TableSession`).

    >>> session = ReplaySession(lang="en")
    >>> session.go(3)
    >>> session.step.where.code, session.step.where.facts["place"]
    ('trick', 3)
    """

    def __init__(self, source: Source = None, *, lang: str = "sv", step: int = 0) -> None:
        """
        Args:
            source: a path, JSON text, a mapping or a seed; None for the annotated example.
            lang: the language of what is said of a source that is broken.
            step: the step to begin at.
        """
        self.lang = lang
        self.view = OPEN
        """Whose cards are seen: `"open"` for all, else the number of the seat that one looks from."""
        self.you: int | None = None
        """The seat of whoever has played this match and now follows it; None for anybody's."""
        self.replay: Replay | None = None
        """The steps; None where the record is broken."""
        self.problem: Problem | None = None
        """What is wrong with the record; None where it is sound."""
        self.notice = ""
        """What was wrong with the link that led here; empty from the next step on."""
        self.number = 0
        """The number of the step that is shown."""
        self.questions = Questions(self)
        """What is asked and answered."""
        self.name: PlayedName | None = None
        """What names the deals that are shown; None for other records."""
        self.own = False
        """Whether the record is one that was opened here."""
        self.example = ""
        """The name of the example that is shown; empty for other records."""
        self.link = ""
        """What the link held that the record came with (`tolva_teach.records.links`); empty for other records."""
        self._opened = ""
        self._given = source
        self.load(source, step)

    # What is shown

    @property
    def record(self) -> Record | None:
        """The record that is shown; None where it is broken."""
        return self.replay.record if self.replay else None

    @property
    def rules(self) -> Game[Any] | None:
        """The game that is played, with its options; None where the record is broken."""
        return self.record.game if self.record else None

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.replay) - 1 if self.replay else 0

    @property
    def step(self) -> Step:
        """The step that is shown, of a record that is sound."""
        assert self.replay is not None
        return self.replay[self.number]

    @property
    def viewer(self) -> int | None:
        """The seat that one looks from; None for everyone's cards."""
        return None if self.view == OPEN else int(self.view)

    @property
    def views(self) -> tuple[str, ...]:
        """The views that the record has."""
        players = self.record.game.players if self.record else 0
        return (OPEN, *map(str, range(players)))

    # Another record

    def load(self, source: Source, step: int = 0) -> None:
        """Shows another record, from this step; a broken one becomes the `problem`."""
        record: Record | None = None
        try:
            record = record_from(source, self.lang)
            replay = Replay(record)
        except RecordFault as fault:
            self._break(Problem(self._say("replay-broken"), fault_message(fault, self.lang, record)))
        except OSError:
            why = self._say("replay-cannot-read", name=quoted(str(source)))
            self._break(Problem(self._say("replay-broken"), why))
        else:
            self._start(replay, step, name=name_of(source), example=FIRST_EXAMPLE if source is None else "")

    def load_example(self, name: str) -> None:
        """Shows one of the kit's annotated deals (`tolva_teach.examples.EXAMPLES`)."""
        self._start(Replay(example(self.lang, name)), 0, example=name)

    def another(self) -> None:
        """Shows a deal that is drawn, of the same game; where the link that led here was wrong, of the nearest one."""
        same = self.problem.good if self.problem else self.named_like_it
        self.load(with_drawn_seed(same or PlayedName(0)))

    @property
    def deal_number(self) -> int | None:
        """The number that the deals are drawn by; None for other records."""
        return self.name.seed if self.name else None

    def go_to_deal(self, number: int) -> None:
        """Shows the deals of the same game that are drawn by this number."""
        self.load(replace(self.named_like_it or PlayedName(0), seed=number))

    @property
    def named_like_it(self) -> PlayedName | None:
        """The name of what is shown; of a record that has none, of deals of its game."""
        if self.name is not None or self.record is None:
            return self.name
        rules = self.record.game
        return PlayedName.of(rules.name, GOOD_SEED, rules.players, unusual(rules))

    def open_text(self, text: str) -> str:
        """Shows what was pasted or picked; what is wrong with it, if it is no record, and then nothing has changed. A
        path it never is: a stranger may have written it."""
        address = address_in_link(text)
        if address is not None:
            return self._open_address(address)
        opened: Opened | None = None
        try:
            opened = read_opened(text)
            replay = Replay(opened.record)
        except RecordFault as fault:
            if fault.case == "no-json" and not is_json(text):  # where JSON stops tells nothing to whoever pasted words
                return self._say("replay-cannot-open", why=self._say("replay-no-deal"))
            why = fault_message(fault, self.lang, opened.record if opened else None)
            return self._say("replay-cannot-open", why=why)
        self._start(replay, opened.step, own=True)
        if opened.view in self.views:
            self.view = opened.view
        return ""

    def _open_address(self, values: Mapping[str, str]) -> str:
        """Shows the deals that a pasted link names, as the page does where the link leads to it; what is wrong."""
        try:
            asked, name = read_example(values), read_name(values)
        except BadNameError as bad:
            return self._say("replay-cannot-follow", why=bad.sentence(self.lang))
        if asked:
            self.load_example(asked)
        elif name is not None:
            self.load(name)
        else:
            return self._say("replay-cannot-follow", why=self._say("replay-no-deal-in-link"))
        self._show_addressed(read_shown(values), mine=True)
        return ""

    def open_link(self, text: str) -> None:
        """Shows the record that a link holds, checked as a file is; a broken one becomes the `problem`."""
        opened: Opened | None = None
        try:
            opened = read_linked(text)
            replay = Replay(opened.record)
        except RecordFault as fault:
            why = fault_message(fault, self.lang, opened.record if opened else None)
            self._break(Problem(self._say("replay-broken-link"), why, PlayedName(GOOD_SEED)))
        else:
            self._start(replay, opened.step, link=text)

    @property
    def memory(self) -> str:
        """What the browser's tab is to keep: the answers, and a record that nobody else has."""
        return written_memory(self._shown, self.questions.log, self._opened)

    @property
    def _shown(self) -> str:
        """A short name for what is shown, whichever step of it; the same in every language."""
        where = {key: value for key, value in self.address.items() if key not in SHOWN_KEYS}
        told = json.dumps([where, self._opened if self.own else ""])
        return hashlib.sha256(told.encode()).hexdigest()[:16]

    # Steps

    def go(self, number: int) -> None:
        """Shows another step, the nearest there is."""
        self.number = max(0, min(number, self.last))
        self.questions.answer, self.notice = None, ""

    def next_section_end(self) -> int:
        """The number of the step where the next section of the deal ends, or the last."""
        return self.replay.next_section_end(self.number) if self.replay else 0

    # What would you do?

    def choose(self, key: str) -> bool:
        """Answers with a card, a pile or a word to say, by its key; whether that is offered now."""
        return self.questions.take(key)

    def decide(self, keys: Collection[str]) -> bool:
        """Answers with cards that were put together, by their keys; whether that is offered now."""
        return self.questions.take(tuple(keys))

    @property
    def own_view(self) -> str:
        """The seat whose turn it is, as a view: whoever wants to be asked answers for that one at first."""
        later = self.replay[self.number + 1 :] if self.replay else []
        return next((str(step.decision.seat) for step in later if step.decision), "0")

    # The page's address

    @property
    def address(self) -> dict[str, str]:
        """The address that leads here; what is as at the start is left out."""
        values = {
            **(written_name(self.name) if self.name else {}),
            EXAMPLE: "" if self.example == FIRST_EXAMPLE and self._given is None else self.example,
            "own": YES if self.own else "",
            LINKED: self.link,
            "step": str(self.number) if self.number else "",
            "view": "" if self.view == OPEN else self.view,
            "ask": YES if self.questions.ask else "",
            YOU: "" if self.you is None else str(self.you),
        }
        return {key: value for key, value in values.items() if value}

    @property
    def link_values(self) -> dict[str, str]:
        """The address that leads anybody here, whoever has played: with the whole record in it, where nothing shorter
        names it.

        Raises:
            RecordFault: the record is too long for a link.
        """
        values = {key: value for key, value in self.address.items() if key not in ("own", YOU)}
        if self.record is None or not self.own:
            return values
        return {**values, LINKED: packed(self.record)}

    def take_address(self, values: Mapping[str, str], kept: str, *, returning: bool) -> None:
        """Shows what the page's address names, at first or when one has gone back; what it names wrongly is said.

        Args:
            values: the address, a stranger's text.
            kept: what the browser's tab has kept, a stranger's text too.
            returning: whether one has gone back or forward in the browser's history.
        """
        memory = read_memory(kept)
        self._opened = memory.record
        try:
            asked = "" if LINKED in values else read_example(values)
            name = None if LINKED in values or asked else read_name(values)
        except BadNameError as bad:
            self._break(Problem(self._say("replay-bad-link"), bad.sentence(self.lang), bad.good))
            return
        shown = read_shown(values)
        if returning:
            self.view, self.questions.ask = OPEN, False
        mine = True
        if LINKED in values:
            self.open_link(values[LINKED])
        elif asked:
            self.load_example(asked)
        else:
            mine = self._load_addressed(name, shown, returning=returning)
        if self.replay is not None:
            if memory.of == self._shown:
                self.questions.restore(memory.chosen)
            self._show_addressed(shown, mine)

    def _load_addressed(self, name: PlayedName | None, address: Shown, *, returning: bool) -> bool:
        """Shows the address's record; whether it is the one that the address means."""
        if name is not None:
            self.load(name)
        elif address.own:
            return bool(self._opened) and not self.open_text(self._opened)
        elif returning:
            self.load(self._given)
        return True

    def _show_addressed(self, address: Shown, mine: bool) -> None:
        """The step and the view that the address names; of a record that is not here it says that alone."""
        wrong = dict(address.wrong) if mine else {"own": ""}
        self.questions.ask = self.questions.ask or address.ask
        if mine and address.you is not None and str(address.you) in self.views:
            self.you = address.you
        if mine and address.view is not None:
            if address.view in self.views:
                self.view = address.view
            else:
                wrong["view"] = address.view
        if mine and address.step is not None:
            self.go(address.step)
            if address.step > self.last:
                wrong["late"] = str(address.step)
        facts = {"last": str(self.last), "seats": str(len(self.views) - 2)}
        self.notice = " ".join(
            self._say(f"replay-bad-{key}", said=quoted(said), **facts) for key, said in wrong.items()
        )

    # Itself

    def _start(
        self,
        replay: Replay,
        step: int,
        *,
        name: PlayedName | None = None,
        example: str = "",
        own: bool = False,
        link: str = "",
    ) -> None:
        """Shows a record, of whose origins at most one is given."""
        self.replay, self.problem, self.questions.log, self.you = replay, None, AnswerLog(), None
        self.name, self.example, self.own, self.link = name, example, own, link
        self._opened = replay.record.to_json() if own else self._opened
        if self.view not in self.views:
            self.view = OPEN
        self.go(step)

    def _break(self, problem: Problem) -> None:
        self.replay, self.problem, self.you = None, problem, None
        self.name, self.example, self.own, self.link = None, "", False, ""
        self.go(0)

    def _say(self, key: str, **facts: str | int) -> str:
        return sentence(self.lang, key, None, **facts)
