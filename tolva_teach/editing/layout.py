"""Cards that are laid out one by one where they lie when a deal begins.

A card that somebody lays is `laid` in a place; `loose` are the cards that were shuffled into the room that was left.
Where a single place has room, what is left of the pack lies there: it is computed, and kept nowhere.

>>> from tolva_teach.games import game
>>> layout = Layout(game("tolva", 4)).tap("HK").tap("HQ")
>>> layout.cards(("hand", 1)), layout.room(("hand", 1)), layout.is_complete
(('HK', 'HQ'), 7, False)
>>> layout.shuffle_rest(Random(7)).fault is None
True
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from random import Random
from types import MappingProxyType
from typing import Any

from tolva_teach.dealer import places
from tolva_teach.dealer.places import HAND, Place
from tolva_teach.games.base import Deal, Decision, Game, Refused, Standing
from tolva_teach.play.match import Match
from tolva_teach.records.record import NESTED_PILES, DealRecord, Record, RecordFault, shuffled
from tolva_teach.rules.cards import Card

_Cards = Mapping[Place, tuple[Card, ...]]
_NONE: _Cards = MappingProxyType({})
_FILLED = "filled"
"""By this chance lie the cards that fill the last place: a stock that was never shuffled lies in no order either."""


@dataclass(frozen=True)
class Layout:
    """A deal as it is being laid out. Every change gives another one: whoever keeps the earlier ones can go back.

    Large because everything that can be asked of a place, and done with a card, has a method.
    """

    game: Game[Any]
    dealer: int = 0
    score: tuple[int, ...] | None = None
    """How the match stands before the deal; as at its beginning where nobody has said."""
    carry: int = 0
    order: tuple[int, ...] | None = None
    laid: _Cards = field(default_factory=dict)
    """What somebody has laid, place by place, in the order laid."""
    loose: _Cards = field(default_factory=dict)
    """What was shuffled into the room beside it."""
    told: Place | None = None
    """Where somebody wants the next card to go."""
    events: tuple[str, ...] = ()
    """What has been played from there, as a record writes it."""
    given: Mapping[str, Any] = field(default_factory=dict)
    """A record's names and title, where it began as one."""

    def __post_init__(self) -> None:
        """
        Raises:
            ValueError: there is no such dealer, or a match cannot stand so.
        """
        if not 0 <= self.dealer < self.game.players:
            raise ValueError(f"the dealer is a seat from 0 to {self.game.players - 1}, not {self.dealer!r}")
        assert self.standing is not None  # it is asked for here, so that it fails here

    # The places

    @cached_property
    def standing(self) -> Standing:
        """How the match stands before the deal."""
        return self.game.first_standing(self.score, self.carry, self.order)

    @cached_property
    def sizes(self) -> dict[Place, int]:
        """How many cards each place takes; first the hands, from forehand on, then the piles."""
        dealt = places.Layout(self.game, self.standing, self.dealer)
        hands = [(HAND, seat) for seat in dealt.playing]
        sizes = {place: len(dealt.positions[place]) for place in dealt.positions}
        return {place: sizes[place] for place in [*hands, *sizes] if sizes[place]}

    @cached_property
    def filled(self) -> _Cards:
        """What is left of the pack, where a single place has room for it."""
        open_places = [place for place in self.sizes if self._room_beside(place)]
        if len(open_places) != 1 or not self._unlaid:
            return _NONE
        return {open_places[0]: tuple(shuffled(self._unlaid, Random(_FILLED)))}

    @cached_property
    def _unlaid(self) -> tuple[Card, ...]:
        """The cards that are neither laid nor loose, in the order of the pack."""
        used = Counter(card for kind in (self.laid, self.loose) for cards in kind.values() for card in cards)
        return _without(self.game.pack, used)

    @cached_property
    def unlaid(self) -> Counter[Card]:
        """How often each card lies nowhere yet."""
        return Counter() if self.filled else Counter(self._unlaid)

    @cached_property
    def fixed(self) -> Counter[Card]:
        """How often each card was laid by somebody."""
        return Counter(card for cards in self.laid.values() for card in cards)

    def _room_beside(self, place: Place) -> int:
        """How many cards the place takes beside those that are laid and loose there."""
        return self.sizes[place] - len(self.laid.get(place, ())) - len(self.loose.get(place, ()))

    def room(self, place: Place) -> int:
        """How many more cards lie nowhere yet that the place takes."""
        return 0 if place in self.filled else self._room_beside(place)

    def cards(self, place: Place) -> tuple[Card, ...]:
        """All that lies in the place: first what somebody has laid."""
        return (*self.laid.get(place, ()), *self.loose.get(place, ()), *self.filled.get(place, ()))

    def _takes(self, place: Place) -> bool:
        """Whether somebody may lay a card there: what is loose makes room for it."""
        return len(self.laid.get(place, ())) < self.sizes[place]

    @cached_property
    def lit(self) -> Place | None:
        """Where the next card goes: as somebody wants, else the next place that takes one; None where none does."""
        around = list(self.sizes)
        start = around.index(self.told) if self.told in self.sizes else 0
        return next((place for place in [*around[start:], *around[:start]] if self._takes(place)), None)

    @property
    def is_complete(self) -> bool:
        """Whether every card lies somewhere."""
        return not self.unlaid

    # What somebody does

    def light(self, place: Place) -> "Layout":
        """The next card goes there."""
        return replace(self, told=place) if place in self.sizes else self

    def tap(self, card: Card) -> "Layout":
        """Lays the card in the place that is lit; one that somebody has laid already is taken back."""
        if card not in self.game.pack:
            return self
        if self.fixed[card] < self.game.pack.count(card):
            return self.lay(card)
        around = [place for place in (self.lit, *self.laid) if place is not None]
        return self.take_back(card, next(place for place in around if card in self.laid.get(place, ())))

    def lay(self, card: Card) -> "Layout":
        """Lays the card in the place that is lit; where it lay loose, a loose card from there takes its place."""
        to = self.lit
        if to is None or self.fixed[card] >= self.game.pack.count(card):
            return self
        laid = _with(self.laid, to, (*self.laid.get(to, ()), card))
        return self._changed(laid=laid, loose=self._made_way(card, to), told=to)

    def _made_way(self, card: Card, to: Place) -> _Cards:
        """What is loose when the card is laid in that place."""
        if self._lies_free(card):
            return self._with_one_less(to) if self._room_beside(to) <= 0 else self.loose
        here = [to] if card in self.loose.get(to, ()) else []
        source = next(iter([*here, *(place for place, cards in self.loose.items() if card in cards)]))
        left = _with(self.loose, source, _less(self.loose[source], card))
        if source == to or self._room_beside(to) > 0:
            return left
        *kept, moved = left[to]
        return _with(_with(left, to, tuple(kept)), source, (*left.get(source, ()), moved))

    def _lies_free(self, card: Card) -> bool:
        return card in self._unlaid

    def _with_one_less(self, place: Place) -> _Cards:
        """The loose cards without the last of a place that has only these to give."""
        return _with(self.loose, place, self.loose.get(place, ())[:-1])

    def take_back(self, card: Card, place: Place) -> "Layout":
        """Takes back a card that somebody has laid there; among cards that were shuffled it stays, loose."""
        if card not in self.laid.get(place, ()):
            return self
        laid = _with(self.laid, place, _less(self.laid[place], card))
        loose = _with(self.loose, place, (*self.loose.get(place, ()), card)) if self.loose else self.loose
        return self._changed(laid=laid, loose=loose, told=place)

    def move(self, card: Card, source: Place | None, to: Place | None) -> "Layout":
        """Lays a card in a place of somebody's choice.

        Args:
            card: which.
            source: the place from which somebody's own card is taken; None for one of the pack, which, laid already,
                is taken from where it lies.
            to: the place; None takes the card back.
        """
        if card not in self.game.pack or (to is not None and to not in self.sizes):
            return self
        if source is None and self.fixed[card] >= self.game.pack.count(card):
            source = next(place for place, cards in self.laid.items() if card in cards)
        if source == to:
            return self
        free = self if source is None else self.take_back(card, source)
        if to is None:
            return free
        lit = free.light(to)
        return lit.lay(card) if lit.lit == to else self

    def shuffle_rest(self, chance: Random) -> "Layout":
        """Deals out anew all that nobody has laid."""
        rest = shuffled(_without(self.game.pack, self.fixed), chance)
        loose = {}
        for place, size in self.sizes.items():
            count = size - len(self.laid.get(place, ()))
            loose[place], rest = tuple(rest[:count]), rest[count:]
        return self._changed(loose={place: cards for place, cards in loose.items() if cards})

    def clear(self) -> "Layout":
        """Takes back everything."""
        return replace(self, laid=_NONE, loose=_NONE, told=None, events=())

    def under(
        self,
        game: Game[Any] | None = None,
        dealer: int | None = None,
        score: Sequence[int] | None = None,
        carry: int | None = None,
        order: Sequence[int] | None = None,
    ) -> "Layout":
        """The same cards in another game or form, by another dealer or score; what has no place there is left out.

        Raises:
            ValueError: there is no such dealer, or a match cannot stand so.
        """
        rules = game or self.game
        is_same = (rules.name, rules.players) == (self.game.name, self.game.players)
        kept = (self.score, self.carry, self.order) if is_same else (None, 0, None)
        begun = Layout(
            rules,
            (self.dealer if self.dealer < rules.players else 0) if dealer is None else dealer,
            kept[0] if score is None else tuple(score),
            kept[1] if carry is None else carry,
            kept[2] if order is None else tuple(order),
            told=self.told if is_same else None,
            given=self.given if is_same else {},
        )
        laid = begun.placed(self.laid)
        loose = placed_beside(laid, self.loose) if self.loose else _NONE
        return replace(laid, loose=loose, events=self.events if is_same else ())._with_what_holds()

    def placed(self, cards: _Cards) -> "Layout":
        """With these cards laid as far as there are such cards and places with room; each card once."""
        left, laid = Counter(self.game.pack), {}
        for place, size in self.sizes.items():
            taken: list[Card] = []
            for card in cards.get(place, ()):
                if left[card] and len(taken) < size:
                    left[card] -= 1
                    taken.append(card)
            laid[place] = tuple(taken)
        return replace(self, laid={place: its for place, its in laid.items() if its}, loose=_NONE)

    def _changed(self, **fields: Any) -> "Layout":
        return replace(self, **fields)._with_what_holds()

    # What is played from there

    def _with_what_holds(self) -> "Layout":
        """With what was played as far as it still may be."""
        if not self.events:
            return self
        kept = replace(self, events=())
        return kept.playing(self.events) if kept.is_complete else kept

    def playing(self, events: Sequence[str]) -> "Layout":
        """With these events played, as far as they may be."""
        match, held = Match.resume(self.record), []
        for event in events:
            try:
                match.do(event)
            except (Refused, ValueError):
                break
            held.append(event)
        return replace(self, events=(*self.events, *held))

    @cached_property
    def deal(self) -> Deal[Any] | None:
        """The deal as it stands after what was played; None where it is not complete."""
        return Match.resume(self.record).deal if self.fault is None else None

    def play(self, decision: Decision) -> "Layout":
        """Plays on by one decision.

        Raises:
            Refused: the rules do not allow it.
            RecordFault: not all cards are laid.
        """
        match = Match.resume(self.record)
        match.do(decision)
        return replace(self, events=match.record.deals[0].events)

    def play_back(self) -> "Layout":
        """Takes back what was played last."""
        return replace(self, events=self.events[:-1])

    # What comes of it

    @cached_property
    def record(self) -> Record:
        """The record of what lies there; whether it holds, `fault` says."""
        hands = [list(self.cards((HAND, seat))) for seat in range(self.game.players)]
        cards: dict[str, Any] = {"hands": hands}
        for name, pile in self.game.sizes(self.standing, self.dealer).piles.items():
            if name in NESTED_PILES:
                cards[name] = [list(self.cards((name, seat))) for seat in range(len(pile))]
            else:
                cards[name] = list(self.cards((name, -1)))
        deal = DealRecord(self.dealer, cards, self.events)
        return Record(self.game, self.standing, (deal,), {**self._head(), **self.given})

    def _head(self) -> dict[str, Any]:
        """What the record says of the match, where that is not as it usually begins."""
        head: dict[str, Any] = {"options": self.game.variants} if self.game.variants else {}
        if self.standing != self.game.first_standing(None, 0, None):
            head["score"] = list(self.standing.score)
            head |= {"carry": self.carry} if self.carry else {}
            head |= {"order": list(self.order)} if self.order is not None else {}
        return head

    @cached_property
    def fault(self) -> RecordFault | None:
        """What is wrong with the deal as it lies there, as with any record; None where nothing is."""
        try:
            Match.resume(self.record)
        except RecordFault as fault:
            return fault
        return None


def placed_beside(layout: Layout, loose: _Cards) -> _Cards:
    """The loose cards as far as they have room beside what is laid, the others wherever there is room."""
    left = Counter(_without(layout.game.pack, layout.fixed))
    found: dict[Place, tuple[Card, ...]] = {}
    for place, size in layout.sizes.items():
        room = size - len(layout.laid.get(place, ()))
        stays: list[Card] = []
        for card in loose.get(place, ()):
            if left[card] and len(stays) < room:
                left[card] -= 1
                stays.append(card)
        found[place] = tuple(stays)
    rest = list(left.elements())
    for place, size in layout.sizes.items():
        count = size - len(layout.laid.get(place, ())) - len(found[place])
        found[place], rest = (*found[place], *rest[:count]), rest[count:]
    return {place: cards for place, cards in found.items() if cards}


def _with(cards: _Cards, place: Place, its: tuple[Card, ...]) -> dict[Place, tuple[Card, ...]]:
    """The cards with these in that place; a place without any is left out."""
    found = {**cards, place: its}
    return {key: value for key, value in found.items() if value}


def _less(cards: Sequence[Card], card: Card) -> tuple[Card, ...]:
    """The cards without that one, once."""
    at = list(cards).index(card)
    return (*cards[:at], *cards[at + 1 :])


def _without(pack: Sequence[Card], used: Mapping[Card, int]) -> tuple[Card, ...]:
    """The cards of the pack in its order, without those that are used, each as often as it is."""
    left, found = Counter(used), []
    for card in pack:
        if left[card]:
            left[card] -= 1
        else:
            found.append(card)
    return tuple(found)
