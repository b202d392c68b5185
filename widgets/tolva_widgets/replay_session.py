"""A record that is stepped through, without any widget: what is shown, asked and answered, kept and addressed."""

import random
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

import tolva_teach
from tolva_teach.games import FIRST_GAME
from tolva_teach.games.base import Decision
from tolva_teach.messages import fault_message, quoted
from tolva_teach.offers import CardSet, Offers
from tolva_teach.record import Record, RecordFault
from tolva_teach.replay import Replay, Step
from tolva_teach.texts import sentence
from tolva_teach.verdicts import Verdict
from tolva_widgets.sources import Opened, Source, read_opened, record_from

OPEN = "open"
"""The view with everyone's cards."""

ADDRESS_KEYS = ["seed", "own", "step", "view", "ask"]
ENTRY_KEYS = ["seed", "own"]
"""Another deal is a new entry in the browser's history; another step of the same is not."""

GOOD_SEED = 7
"""Offered where a link has a seed that is none."""

NEW_SEEDS = 10_000
"""Seeds that are drawn stay below it, so that they can be read aloud."""

_YES = "1"
"""The value of what is either so or not: `own` for a record that was opened, `ask` for asking first."""

_SEED = re.compile(r"-?[0-9]{1,18}")
_NUMBER = re.compile(r"[0-9]{1,6}")


@dataclass(frozen=True)
class Answer:
    """What a person would have decided, and the rules' word on it."""

    key: str | None
    """What was chosen, by its key among the offers; None for several cards together."""
    keys: tuple[str, ...]
    """The keys of all that was chosen."""
    decision: Decision
    verdict: Verdict

    @property
    def mark(self) -> str:
        """`yes` or `no`."""
        return "yes" if self.verdict else "no"


@dataclass(frozen=True)
class Problem:
    """What is wrong with what was to be shown, in words."""

    what: str
    why: str
    link: bool = False
    """Whether it was a link that led here: a good one is offered then."""


@dataclass(frozen=True)
class _Address:
    """What a page's address asks for. What it asks for wrongly stands in `wrong`, by key, as it was written."""

    seed: int | None
    own: bool
    """Whether it is of a record that was opened, which only the browser that opened it has."""
    step: int | None
    view: str | None
    ask: bool
    wrong: dict[str, str]


class ReplaySession:
    """One person's way through a record.

    >>> session = ReplaySession(lang="en")
    >>> session.go(3)
    >>> session.where.code, session.where.facts["place"]
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
        self.ask = False
        """Whether it asks what one would do before it shows what was done."""
        self.replay: Replay | None = None
        """The steps; None where the record is broken."""
        self.problem: Problem | None = None
        """What is wrong with the record; None where it is sound."""
        self.notice = ""
        """What was wrong with the link that led here; empty from the next step on."""
        self.answer: Answer | None = None
        """What was answered at this step."""
        self.seed: int | None = None
        self.own = False
        """Whether the record is one that was opened here."""
        self._number = 0
        self._given = source
        self.load(source, step)

    # What is shown

    @property
    def record(self) -> Record | None:
        """The record that is shown; None where it is broken."""
        return self.replay.record if self.replay else None

    @property
    def number(self) -> int:
        """The number of the step that is shown."""
        return self._number

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.replay) - 1 if self.replay else 0

    @property
    def step(self) -> Step:
        """The step that is shown, of a record that is sound."""
        assert self.replay is not None
        return self.replay[self._number]

    @property
    def where(self) -> Any:
        """Where in the deal that is (`whereabouts.Where`)."""
        return self.step.where

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
            self.seed, self.own = source if isinstance(source, int) else None, False
            self._start(replay, step)

    def load_another(self) -> None:
        """Shows a deal that is drawn."""
        self.load(random.randrange(NEW_SEEDS))

    def open_text(self, text: str) -> str:
        """Shows what was pasted or picked; what is wrong with it, if it is no record, and then nothing has changed. A
        path it never is: a stranger may have written it."""
        opened: Opened | None = None
        try:
            opened = read_opened(text)
            replay = Replay(opened.record)
        except RecordFault as fault:
            why = fault_message(fault, self.lang, opened.record if opened else None)
            return self._say("replay-cannot-open", why=why)
        self.seed, self.own = None, True
        self._start(replay, opened.step)
        if opened.view in self.views:
            self.view = opened.view
        return ""

    @property
    def kept(self) -> str:
        """What the browser's tab is to keep of it: a record that nobody else has."""
        return self.record.to_json() if self.own and self.record else ""

    # Steps

    def go(self, number: int) -> None:
        """Shows another step, the nearest there is."""
        self._number = max(0, min(number, self.last))
        self.answer, self.notice = None, ""

    def next_section_end(self) -> int:
        """The number of the step where the next section of the deal ends, or the last."""
        return self.replay.next_section_end(self._number) if self.replay else 0

    # What would you do?

    @property
    def seat_asked(self) -> int | None:
        """The seat that decides next, where the viewer may answer for it and the deal goes on in the record."""
        if not self.ask or self.replay is None:
            return None
        later = self.replay[self._number + 1 : self._number + 2]
        if not later or later[0].decision is None:
            return None
        seat = later[0].decision.seat
        return seat if self.viewer in (None, seat) else None

    @property
    def offers(self) -> Offers | None:
        """What that seat could think of doing, the forbidden included; None where nobody is asked."""
        seat, deal = self.seat_asked, self.step.after if self.replay else None
        return None if seat is None or deal is None else deal.game.offers(deal.view(seat))

    def choose(self, key: str) -> None:
        """Answers with a card, a pile or a word to say, by its key (see `said_key`)."""
        offers = self.offers
        if offers is None:
            return
        words = {said_key(decision): decision for decision in offers.words}
        decision = {**offers.cards, **offers.zones, **words}.get(key)
        if decision is not None:
            self._answer(decision, key, (key,))

    def decide(self, keys: Collection[str]) -> None:
        """Answers with cards that were put together, by their keys."""
        together = self.together(keys)
        if together is not None:
            self._answer(together, None, tuple(keys))

    def together(self, keys: Collection[str]) -> Decision | None:
        """What these cards come to when they are decided on together; None where nothing does."""
        of = self.set_asked
        return of.decision(keys) if of and keys and set(keys) <= set(of.cards) else None

    @property
    def set_asked(self) -> CardSet | None:
        """The cards that may be put together for an answer."""
        offers = self.offers
        return offers.sets[0] if offers and offers.sets else None

    def _answer(self, decision: Decision, key: str | None, keys: tuple[str, ...]) -> None:
        self.answer = Answer(key, keys, decision, self.step.after.verdict(decision))

    # The page's address

    @property
    def address(self) -> dict[str, str]:
        """The address that leads here; what is as at the start is left out."""
        values = {
            "seed": "" if self.seed is None else str(self.seed),
            "own": _YES if self.own else "",
            "step": str(self._number) if self._number else "",
            "view": "" if self.view == OPEN else self.view,
            "ask": _YES if self.ask else "",
        }
        return {key: value for key, value in values.items() if value}

    def take_address(self, values: Mapping[str, str], kept: str, *, returning: bool) -> None:
        """Shows what the page's address names, at first or when one has gone back; what it names wrongly is said.

        Args:
            values: the address, a stranger's text.
            kept: what the browser's tab has kept, a stranger's text too.
            returning: whether one has gone back or forward in the browser's history.
        """
        address = _read_address(values)
        if "seed" in address.wrong:
            self._break_link(address.wrong["seed"])
            return
        if returning:
            self.view, self.ask = OPEN, False
        mine = self._load_addressed(address, kept, returning=returning)
        if self.replay is not None:
            self._show_addressed(address, mine)

    def _load_addressed(self, address: _Address, kept: str, *, returning: bool) -> bool:
        """Shows the address's record; whether it is the one that the address means."""
        if address.seed is not None:
            self.load(address.seed)
        elif address.own:
            return bool(kept) and not self.open_text(kept)
        elif returning:
            self.load(self._given)
        return True

    def _show_addressed(self, address: _Address, mine: bool) -> None:
        """The step and the view that the address names; of a record that is not here it says that alone."""
        wrong = dict(address.wrong) if mine else {"own": ""}
        self.ask = self.ask or address.ask
        if mine and address.view is not None:
            if address.view in self.views:
                self.view = address.view
            else:
                wrong["view"] = address.view
        if mine and address.step is not None:
            self.go(address.step)
            if address.step > self.last:
                wrong["late"] = str(address.step)
        self.notice = " ".join(self._say(f"replay-bad-{key}", said=quoted(said)) for key, said in wrong.items())

    # What one takes along

    def report(self) -> dict[str, Any]:
        """All that somebody needs who is to see what one sees."""
        assert self.record is not None
        step = self.step
        where = {"step": step.number, "deal": step.deal_number, "event": step.event}
        who = {"view": self.view, "lang": self.lang}
        return {"version": tolva_teach.__version__, **where, **who, "record": self.record.to_dict()}

    def file_name(self, ending: str) -> str:
        """A name of plain letters for a file: the record's title, a stranger's text, may hold anything."""
        record = self.record
        title = record.title if record and self.seed is None else f"{FIRST_GAME.name} {self.seed}"
        plain = re.sub(r"[^a-z0-9]+", "-", title.lower())[:40].strip("-")
        return f"{plain or 'tolva'}.{ending}"

    # Itself

    def _start(self, replay: Replay, step: int) -> None:
        self.replay, self.problem = replay, None
        if self.view not in self.views:
            self.view = OPEN
        self.go(step)

    def _break(self, problem: Problem) -> None:
        self.replay, self.problem, self.seed, self.own = None, problem, None, False
        self.go(0)

    def _break_link(self, seed: str) -> None:
        key = "replay-large-seed" if re.fullmatch(r"-?[0-9]+", seed) else "replay-bad-seed"
        self._break(Problem(self._say("replay-bad-link"), self._say(key, seed=quoted(seed)), link=True))

    def _say(self, key: str, **facts: str) -> str:
        return sentence(self.lang, key, None, **facts)


def said_key(decision: Decision) -> str:
    """The key of something to say, among the keys of cards and piles."""
    return " ".join(("say", decision.verb, *decision.args))


def _read_address(values: Mapping[str, str]) -> _Address:
    """The address's values, each checked for what can be known without the record."""
    seed, own, step, view, ask = (values.get(key, "") for key in ADDRESS_KEYS)
    right = {
        "seed": bool(_SEED.fullmatch(seed)),
        "step": bool(_NUMBER.fullmatch(step)),
        "view": view == OPEN or bool(_NUMBER.fullmatch(view)),
    }
    wrong = {key: values[key] for key in right if values.get(key) and not right[key]}
    return _Address(
        int(seed) if right["seed"] else None,
        own == _YES,
        int(step) if right["step"] else None,
        view if right["view"] else None,
        ask == _YES,
        wrong,
    )
