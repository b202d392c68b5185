"""Tries one deal after the other: builds what can be built, has it played, and sees whether it is as wished."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial
from random import Random
from typing import Any

from tolva_teach.dealer.building import Builder, TooWideError, below, in_any_order
from tolva_teach.dealer.course import Course
from tolva_teach.dealer.faults import WishError
from tolva_teach.dealer.formulas import (
    CardsLie,
    Compound,
    Condition,
    Formula,
    InPlay,
    conditions,
    formula_of,
    is_on_cards,
    split,
    truth,
)
from tolva_teach.dealer.judging import Judge, holds
from tolva_teach.dealer.language.endings import beginnings
from tolva_teach.dealer.language.wishes import Decided, Refused
from tolva_teach.dealer.leaning import Leaning, held_late, leaning_of, leanings, named
from tolva_teach.dealer.needed import needed_for
from tolva_teach.dealer.places import Layout, Place, held_in
from tolva_teach.dealer.requests import Request, predicates
from tolva_teach.dealer.seated import seated
from tolva_teach.dealer.starts import any_standing
from tolva_teach.games.base import Deal, Decision, Standing
from tolva_teach.players import pick
from tolva_teach.records.record import DealRecord, Record
from tolva_teach.rules.cards import Card

MOST_LAYS = 2000
"""So often a deck is drawn anew in one try, until what cannot be built lies as wished."""

_MOST_FAILURES = 2
"""After so many conditions that could not be built together with the others, the rest is waited for too: each such
attempt takes time."""

_VERSION = 1
"""The same request and seed give the same deals: another way to deal needs another number."""


@dataclass(frozen=True)
class Tried:
    """What came of one try."""

    number: int
    record: str | None
    """The deal as text, where it is as wished."""
    lays: int
    """How many decks were drawn."""
    lain: bool
    """Whether the last of them was as wished, as far as its cards go."""
    is_open: bool
    """Whether the match could stand before it as it liked."""
    is_leaning: bool
    """Whether somebody was dealt much of something (see `leaning`)."""
    came_true: tuple[bool, ...]
    """Which of the wishes that must all hold did; none where the deal was not played."""


class Dealing:
    """All that is known of a request before the first try."""

    def __init__(self, request: Request) -> None:
        """
        Raises:
            WishError: no deal can be as wished.
        """
        self.request = request
        self.conjuncts = request.said.conjuncts()
        self._rules = frozenset(its.rule for its in predicates(request.said) if isinstance(its, (Refused, Decided)))
        self._layings: dict[Any, _Laying] = {}
        self._leanings: dict[str, Leaning | None] = {}
        self._laying = self._laying_of(request.layout)
        if self._laying.share == 0:
            raise self._contradiction()

    def _formulas(self, layout: Layout) -> list[Formula]:
        return [formula_of(said, layout) for said in self.conjuncts]

    def _laying_of(self, layout: Layout, leaning: Leaning | None = None) -> "_Laying":
        """How cards are laid where they are dealt out so; counted once."""
        key = tuple(layout.positions.items()), leaning
        if key not in self._layings:
            is_ending = self.request.left is not None
            self._layings[key] = _Laying(self._formulas(layout), layout, is_ending=is_ending, leaning=leaning)
        return self._layings[key]

    def _leaning(self, chance: Random) -> Leaning | None:
        """Any of those that there are; None where it cannot be laid together with what is wished."""
        usual = leanings(self._laying.asked_of or self.request.layout.playing)
        text = pick(chance, self._laying.named if self._laying.named and below(2, chance) else usual)
        if text not in self._leanings:
            self._leanings[text] = self._laid(leaning_of(text, self.request.layout))
        return self._leanings[text]

    def _laid(self, leaning: Leaning | None) -> Leaning | None:
        if leaning is None:
            return None
        laying = self._laying_of(self.request.layout, leaning)
        return leaning if laying.share > 0 and len(laying.waited) == len(self._laying.waited) else None

    @property
    def share(self) -> Fraction:
        """Which share of all decks those are that are built: exactly."""
        return self._laying.share

    @property
    def is_built(self) -> bool:
        """Whether anything is laid where it must lie."""
        return self._laying.builder is not None

    @property
    def waits(self) -> bool:
        """Whether decks are drawn anew until something lies as wished that could not be built."""
        return bool(self._laying.waited)

    def _contradiction(self) -> WishError:
        """Which wishes no deal can grant: one alone, two together, or else all of them."""
        texts, where = [said.within(self.request.where) for said in self.conjuncts], self.request.layout
        formulas = self._formulas(where)
        for one, formula in enumerate(formulas):
            if _Laying([formula], where, is_ending=False).share == 0:
                return WishError("impossible", self.conjuncts[one].start + 1, {"wish": texts[one]})
        for one, formula in enumerate(formulas):
            for other in range(one):
                if _Laying([formulas[other], formula], where, is_ending=False).share == 0:
                    facts = {"wish": texts[other], "other": texts[one]}
                    return WishError("contradiction", self.conjuncts[one].start + 1, facts)
        return WishError("contradictions", 0, {})

    def attempt(self, number: int, *, is_open: bool, leans: bool = False) -> Tried:
        """One try.

        Args:
            is_open: whether the match may stand before the deal as it likes.
            leans: whether in two deals of three somebody is to be dealt much of something.
        """
        request = self.request
        chance = Random(f"dealer/{_VERSION}/{request.seed}/{number}/{request.where}")
        leaning = self._leaning(chance) if leans and number % 3 else None
        standing, layout = request.standing, request.layout
        if is_open:
            standing = any_standing(request.rules, chance)
            layout = Layout(request.rules, standing, request.dealer)
        laying = self._laying_of(layout, leaning)
        try:
            deck, lays = laying.draw(chance)
        except LookupError:
            deck, lays = None, 1
        tried = Tried(number, None, lays, deck is not None, is_open, leaning is not None, ())
        if deck is None:
            return tried
        played = _Played(self, standing, laying, deck, chance)
        record = None if played.record is None else played.record.to_json()
        return replace(tried, record=record, came_true=played.came_true)

    def start(self, standing: Standing, deck: Sequence[Card]) -> Deal[Any]:
        """The deal before its first decision."""
        rules, dealer = self.request.rules, self.request.dealer
        return rules.start(rules.deal_out(deck, dealer, standing), dealer, standing)

    @property
    def rules(self) -> frozenset[str]:
        """The rules whose refusals are asked for."""
        return self._rules


class _Laying:
    """How the cards are laid for one layout."""

    def __init__(
        self, formulas: Sequence[Formula], layout: Layout, *, is_ending: bool, leaning: Leaning | None = None
    ) -> None:
        self.formulas, self.layout = formulas, layout
        self.kept = frozenset[Card]() if leaning is None else leaning.kept
        parts = [part for formula in formulas for part in split(formula)]
        on_cards = [] if is_ending else [part for part in parts if is_on_cards(part)]
        needed = [needed_for(part, layout, is_ending=is_ending) for part in parts if not is_on_cards(part)]
        led = [] if leaning is None else [leaning.formula]
        self.builder, self.waited = _built([*on_cards, *(its for its in needed if its), *led], layout)
        self.asked_of = frozenset(seat for formula in formulas for seat in _asked_of(formula, layout))
        """The seats of which it is asked what a rule refuses them."""
        asked = [its for formula in formulas for its in conditions(formula)]
        self.named = [*named(asked), *(held_late(asked) if is_ending else ())]

    @property
    def share(self) -> Fraction:
        """Which share of all decks those are that are built."""
        return Fraction(1) if self.builder is None else self.builder.share

    def draw(self, chance: Random) -> tuple[list[Card] | None, int]:
        """A deck on which all lies as wished, or None, and how many were drawn for it.

        Raises:
            LookupError: no deck is so.
        """
        for lays in range(1, MOST_LAYS + 1):
            deck = self.builder.draw(chance) if self.builder else in_any_order(self.layout.game.pack, chance)
            if all(truth(its, lambda asked, deck=deck: self._lies(asked, deck)) for its in self.waited):  # type: ignore[misc]
                return deck, lays
        return None, MOST_LAYS

    def _lies(self, asked: Condition, deck: Sequence[Card]) -> bool:
        assert isinstance(asked, CardsLie)
        return holds(asked, list(self.layout.held(deck, asked.places)))


def _asked_of(formula: Formula, layout: Layout) -> Iterator[int]:
    for condition in conditions(formula):
        if isinstance(condition, InPlay) and isinstance(condition.says, (Refused, Decided)):
            yield from range(layout.game.players) if condition.seats is None else condition.seats


def _built(wished: Sequence[Formula], layout: Layout) -> tuple[Builder | None, list[Formula]]:
    """What builds as much as can be built, and what is to be waited for."""
    if not wished:
        return None, []
    try:
        return Builder(Compound("and", tuple(wished)), layout), []
    except TooWideError:
        pass
    chosen: list[Formula] = []
    waited: list[Formula] = []
    builder = None
    for formula in wished if len(wished) > 1 else ():
        if len(waited) >= _MOST_FAILURES:
            waited.append(formula)
            continue
        try:
            builder = Builder(Compound("and", (*chosen, formula)), layout)
            chosen.append(formula)
        except TooWideError:
            waited.append(formula)
    return builder, waited or list(wished)


class _Played:
    """One deal, played as far as needed, and what has come true in it."""

    def __init__(self, dealing: Dealing, standing: Standing, laying: _Laying, deck: list[Card], chance: Random) -> None:
        self._dealing, self._laying = dealing, laying
        self._standing, self._deck = standing, deck
        request = dealing.request
        self._deal = dealing.start(standing, deck)
        self._events: list[str] = []
        self._cards: Callable[[Sequence[Place]], list[Card]] = lambda places: list(laying.layout.held(deck, places))
        self._choose = _chooser(request, chance, laying.kept)
        hidden = laying.layout.hidden(deck) if dealing.rules else {}
        self._course = Course(dealing.rules, laying.asked_of, hidden)
        reached = request.left is None or self._play_on_to_ending(request.left)
        whens = self._whens() if reached else [None] * len(dealing.conjuncts)
        self.came_true = tuple(when is not None for when in whens) if reached else ()
        self.record: Record | None = None
        if reached and None not in whens:
            self.record = self._as_record(max((when for when in whens if when is not None), default=0))

    def _play_on_to_ending(self, left: int) -> bool:
        """Whether the deal came to an ending with at most so many cards left to everyone; it then stands there."""
        for held in beginnings(self._deal, self._choose, self._pass_over):
            if held is not None and max(map(len, held)) <= left:
                self._cards = partial(held_in, held)
                return True
        return False

    def _pass_over(self, decision: Decision) -> None:
        self._course.pass_over(self._deal, decision)
        self._events.append(str(decision))

    def _whens(self) -> list[int | None]:
        """For each wish after how many further decisions it came true."""
        dealing, course = self._dealing, self._course
        if dealing.request.left is None:
            course.begin(self._deal)
        if any(not is_on_cards(formula) for formula in self._laying.formulas) or dealing.request.keep == "played":
            going = self._deal.copy()
            while not going.over:
                course.go_on(going, self._choose)
        judge = Judge(course, dealing.request.rules.parties, self._cards)
        return [judge.when(formula) for formula in self._laying.formulas]

    def _as_record(self, moment: int) -> Record:
        request = self._dealing.request
        acts = [str(act.decision) for act in self._course.acts]
        moment = 0 if request.left is not None else moment
        kept = {"deal": [], "played": [*self._events, *acts], "moment": [*self._events, *acts[:moment]]}[request.kept]
        dealt = DealRecord(request.dealer, {"deck": self._deck}, tuple(kept))
        return Record(request.rules, self._standing, (dealt,), self._given())

    def _given(self) -> dict[str, Any]:
        request, standing = self._dealing.request, self._standing
        given: dict[str, Any] = {"options": request.rules.variants} if request.rules.variants else {}
        if standing != request.rules.first_standing(None, 0, None):
            given["score"] = list(standing.score)
            if standing.carry:
                given["carry"] = standing.carry
            if standing.order is not None:
                given["order"] = list(standing.order)
        return {**given, "comment": request.where}


def _chooser(request: Request, chance: Random, kept: frozenset[Card]) -> Callable[[Any], Any]:
    players = seated(request.by, request.game, request.rules.players, chance, kept)
    return lambda view: players[view.seat](view, chance)
