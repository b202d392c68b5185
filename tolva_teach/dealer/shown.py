"""What a deal shows of the wish that it was found by: whose cards, and the moments in which it came true.

>>> from tolva_teach.dealer import Request, find
>>> wish = "dealer holds a pair and somebody melds"
>>> (record,) = find(Request("tolva", wish, seed=7)).records
>>> its = shown(record, wish)
>>> its.holders, [moment.seats for moment in its.moments] == [(its.moments[0].seen.decision.seat,)]
((0,), True)
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from tolva_teach.dealer.course import Course
from tolva_teach.dealer.formulas import CardsLie, Formula, InPlay, formula_of
from tolva_teach.dealer.judging import Judge, Seen, came_true
from tolva_teach.dealer.language.endings import beginnings
from tolva_teach.dealer.language.reading import read
from tolva_teach.dealer.language.wishes import Decided, Ending, Refused
from tolva_teach.dealer.places import HAND, Layout, held_in
from tolva_teach.dealer.requests import predicates
from tolva_teach.games.base import Deal, Decision
from tolva_teach.records.events import parse_event
from tolva_teach.records.record import Record
from tolva_teach.rules.cards import Card


@dataclass(frozen=True)
class Moment:
    """Something in play by which a wish came true."""

    seen: Seen
    before: int
    """How many decisions of the deal came before it."""
    after: int
    """After how many it was so: one more, but where a rule refuses something before anything is decided."""
    seats: tuple[int, ...]
    """Whom it is about; none where it is about nobody in particular."""


@dataclass(frozen=True)
class Shown:
    """What a deal shows of a wish."""

    start: int
    """How many decisions come before what is asked about: some in an ending, none in a whole deal."""
    holders: tuple[int, ...]
    """The seats whose cards the wish is about, as they are then."""
    moments: tuple[Moment, ...]
    """In the order in which they came."""


def shown(record: Record, where: str) -> Shown:
    """What the record's only deal shows of the wish.

    Args:
        record: a deal that the dealer found.
        where: what it was asked for.

    Raises:
        WishError: that is no wish of this game.
    """
    rules, (dealt,) = record.game, record.deals
    said = read(where, rules)
    deck: list[Card] = list(dealt.cards["deck"])
    layout = Layout(rules, record.start, dealt.dealer)
    formulas = [formula_of(its, layout) for its in said.conjuncts()]
    named = frozenset(its.rule for its in predicates(said) if isinstance(its, (Refused, Decided)))
    course = Course(named, range(rules.players), layout.hidden(deck) if named else {})
    deal = rules.start(rules.deal_out(deck, dealt.dealer, record.start), dealt.dealer, record.start)
    play = _Play(deal, dealt.events, course)
    hands = play.to_ending(said.wish.left) if isinstance(said.wish, Ending) else None
    if hands is None:
        course.begin(deal)
    start = play.done
    play.to_end()
    lying = partial(layout.held, deck) if hands is None else partial(held_in, hands)
    return _as_shown(formulas, Judge(course, rules.parties, lambda places: list(lying(places))), start)


def cut(record: Record, decisions: int) -> Record:
    """The record's only deal up to where so many decisions have been made."""
    (dealt,) = record.deals
    return replace(record, deals=(replace(dealt, events=dealt.events[:decisions], result=None),))


class _Play:
    """A deal played once more as its record tells it."""

    def __init__(self, deal: Deal[Any], events: Sequence[str], course: Course) -> None:
        self.deal, self.course = deal, course
        self._events = events
        self.done = 0

    def choose(self, _view: Any) -> Decision:
        """What was decided next."""
        decision, _ = parse_event(self._events[self.done])
        self.done += 1
        return decision

    def to_ending(self, left: int) -> list[list[Card]]:
        """Goes on to where everyone has at most so many cards left, and gives what they hold."""
        for held in beginnings(self.deal, self.choose, partial(self.course.pass_over, self.deal)):
            if held is not None and max(map(len, held)) <= left:
                return held
        raise ValueError("the deal has no such ending")

    def to_end(self) -> None:
        """Goes on as far as the record tells."""
        while self.done < len(self._events):
            self.course.go_on(self.deal, self.choose)


def _as_shown(formulas: Sequence[Formula], judge: Judge, start: int) -> Shown:
    found = [its for formula in formulas for its in judge.shown(formula)]
    holders = [seat for of, _ in found if isinstance(of, CardsLie) for name, seat in of.places if name == HAND]
    moments = {
        (seen.at, of.seats): Moment(seen, start + max(seen.at, 0), start + came_true(seen), judge.seats(of, seen))
        for of, seen in found
        if isinstance(of, InPlay) and seen is not None
    }
    ordered = sorted(moments.values(), key=lambda its: its.after)
    return Shown(start, tuple(dict.fromkeys(holders)), tuple(ordered))
