"""Builds decks on which conditions hold, every one of them exactly as likely as any other.

The cards that a condition counts are gone through one by one, and each may come to any place that is spoken of or to
all others together. Where one stands on that way is told by how much room is left and how far each condition has come,
so the ways that lead to a good end are counted without going each of them. A way is then drawn by these counts, and
the cards that nothing was said of fall where there is room.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import factorial, prod
from random import Random
from typing import TypeAlias

from tolva_teach.dealer.formulas import CardsLie, Formula, conditions, truth
from tolva_teach.dealer.places import Layout, Place
from tolva_teach.dealer.progress import Counter
from tolva_teach.rules.cards import RANKS, Card, is_joker, rank, suit

MOST_WAYS = 50_000
"""So many single steps are looked at while the ways are counted; conditions that take more are waited for instead."""

MOST_JUDGED = 30_000
"""So often a single condition is asked how far it has come."""


class TooWideError(Exception):
    """Counting the ways would take too long."""


_Came: TypeAlias = tuple[int, ...]
"""How far each condition has come, or `_YES` or `_NO` for one that is certain; alone, where the whole formula is."""

_State: TypeAlias = tuple[tuple[int, ...], _Came]
"""How much room each block has left, and how far the conditions have come."""

_YES, _NO = -1, -2
_SETTLED: dict[bool | None, _Came] = {True: (_YES,), False: (_NO,)}


@dataclass(frozen=True)
class _Block:
    places: tuple[Place, ...]
    numbers: tuple[int, ...]
    """Where in the deck its cards stand."""


class Builder:
    """All decks on which a formula on cards holds: how many they are, and any of them."""

    def __init__(self, formula: Formula, layout: Layout) -> None:
        """
        Raises:
            TooWideError: counting them would take too long.
        """
        self._formula = formula
        self._asked = [found for found in dict.fromkeys(conditions(formula)) if isinstance(found, CardsLie)]
        self._blocks = _blocks(self._asked, layout)
        self._pack = list(layout.game.pack)
        self._order = _order(self._asked, self._pack)
        self._counters = [Counter(asked.holds, self._order) for asked in self._asked]
        self._within = [
            [set(asked.places) >= set(block.places) and bool(block.places) for block in self._blocks]
            for asked in self._asked
        ]
        self._told: dict[tuple[_Came, int], _Came] = {}
        self._further: dict[tuple[_Came, int, int], _Came] = {}
        self._steps = self._ways_onward()
        self._ways = self._counted()

    @property
    def share(self) -> Fraction:
        """Which share of all decks these are."""
        sizes = [len(block.numbers) for block in self._blocks]
        everything = factorial(len(self._pack)) // prod(map(factorial, sizes))
        return Fraction(self._ways[0].get(self._start, 0), everything)

    @property
    def _start(self) -> _State:
        rooms = tuple(len(block.numbers) for block in self._blocks)
        return rooms, self._settled(tuple(counter.start for counter in self._counters), -1)

    def _settled(self, came: _Came, after: int) -> _Came:
        """How far the conditions have come, with what is certain by now in place of how it became so."""
        key = came, after
        if key not in self._told:
            self._told[key] = self._judged(came, after)
        return self._told[key]

    def _judged(self, came: _Came, after: int) -> _Came:
        verdicts = {
            asked: its == _YES if its < 0 else counter.verdict(its, after)
            for asked, its, counter in zip(self._asked, came, self._counters, strict=True)
        }
        whole = truth(self._formula, lambda asked: verdicts[asked])  # type: ignore[index]
        if whole is not None:
            return _SETTLED[whole]
        known = {True: _YES, False: _NO}
        settled = (its if told is None else known[told] for its, told in zip(came, verdicts.values(), strict=True))
        return tuple(settled)

    def _ways_onward(self) -> list[dict[_State, list[tuple[int, _State]]]]:
        """For each card, from each state, the blocks to which it may come, and the state after."""
        layer, seen = [self._start], 0
        layers: list[dict[_State, list[tuple[int, _State]]]] = []
        for number in range(len(self._order)):
            onward: dict[_State, list[tuple[int, _State]]] = {}
            for state in layer:
                onward[state] = self._next(state, number)
                seen += len(onward[state])
                if seen > MOST_WAYS or len(self._further) * len(self._asked) > MOST_JUDGED:
                    raise TooWideError
            layer = list(dict.fromkeys(after for ways in onward.values() for _, after in ways))
            layers.append(onward)
        return layers

    def _next(self, state: _State, number: int) -> list[tuple[int, _State]]:
        rooms, came = state
        found = []
        for at, room in enumerate(rooms):
            if room:
                further = self._gone_on(came, at, number)
                if further != _SETTLED[False]:
                    found.append((at, ((*rooms[:at], room - 1, *rooms[at + 1 :]), further)))
        return found

    def _gone_on(self, came: _Came, at: int, number: int) -> _Came:
        """How far the conditions have come when the card of this number has come to this block."""
        key = came, at, number
        if key not in self._further:
            self._further[key] = came if came == _SETTLED[True] else self._laid(came, at, number)
        return self._further[key]

    def _laid(self, came: _Came, at: int, number: int) -> _Came:
        further = tuple(
            its if its < 0 else counter.after(its, number, is_there=within[at])
            for its, counter, within in zip(came, self._counters, self._within, strict=True)
        )
        return self._settled(further, number)

    def _counted(self) -> list[dict[_State, int]]:
        """For each card, from each state, in how many ways the rest can come to a good end."""
        last = {after for ways in self._steps[-1].values() for _, after in ways} if self._steps else {self._start}
        counts: list[dict[_State, int]] = [{state: _fillings(state[0]) for state in last if state[1] == _SETTLED[True]}]
        for onward in reversed(self._steps):
            after = counts[-1]
            counts.append({state: sum(after.get(its, 0) for _, its in ways) for state, ways in onward.items()})
        return counts[::-1]

    def draw(self, chance: Random) -> list[Card]:
        """Any of the decks, each exactly as likely. Only `Random.random` is drawn upon.

        Raises:
            LookupError: there is none.
        """
        state = self._start
        lying: list[list[Card]] = [[] for _ in self._blocks]
        for number, card in enumerate(self._order):
            after = self._ways[number + 1]
            options = [(at, its, after.get(its, 0)) for at, its in self._steps[number].get(state, ())]
            at_most = sum(ways for _, _, ways in options)
            if not at_most:
                raise LookupError("no deck is so")
            drawn = below(at_most, chance)
            for at, its, ways in options:
                drawn -= ways
                if drawn < 0:
                    lying[at].append(card)
                    state = its
                    break
        return self._filled(lying, chance)

    def _filled(self, lying: list[list[Card]], chance: Random) -> list[Card]:
        left = list(self._pack)
        for card in self._order:
            left.remove(card)
        rest = iter(in_any_order(left, chance))
        deck: list[Card] = [""] * len(self._pack)
        for block, cards in zip(self._blocks, lying, strict=True):
            cards += [next(rest) for _ in range(len(block.numbers) - len(cards))]
            for number, card in zip(block.numbers, in_any_order(cards, chance), strict=True):
                deck[number] = card
        return deck


def _blocks(asked: Sequence[CardsLie], layout: Layout) -> list[_Block]:
    """The places that are spoken of, those together of which always the same is said; and last all others."""
    by_speech: dict[tuple[bool, ...], list[Place]] = {}
    for place in layout.positions:
        by_speech.setdefault(tuple(place in its.places for its in asked), []).append(place)
    others = by_speech.pop((False,) * len(asked), [])
    groups = [tuple(places) for places in by_speech.values()]
    positions = layout.positions
    blocks = [_Block(group, tuple(number for place in group for number in positions[place])) for group in groups]
    return [*blocks, _Block((), tuple(number for place in others for number in positions[place]))]


def _order(asked: Sequence[CardsLie], pack: Sequence[Card]) -> list[Card]:
    """The cards that count for anything, those of one group together.

    Raises:
        TooWideError: the groups lie across each other, or hold cards of two packs.
    """
    measures = [its.holds.measure for its in asked]
    by = {measure.by for measure in measures} - {""}
    if len(by) > 1 or (len(set(pack)) < len(pack) and any(measure.kind == "whole" for measure in measures)):
        raise TooWideError
    counting = {card for its in asked for card in its.holds.measure.counts}
    key = rank if by == {"rank"} else suit
    return sorted((card for card in pack if card in counting), key=lambda card: (key(card), _height(card)))


def _height(card: Card) -> int:
    return int(rank(card)) if is_joker(card) else RANKS.index(rank(card))


def _fillings(rooms: Sequence[int]) -> int:
    """In how many ways that many cards fill the rooms that are left."""
    return factorial(sum(rooms)) // prod(map(factorial, rooms))


_BITS = 53


def below(limit: int, chance: Random) -> int:
    """A whole number below the limit, each as likely, however large it is."""
    bits = limit.bit_length()
    while True:
        drawn = 0
        for _ in range(-(-bits // _BITS)):
            drawn = (drawn << _BITS) | int(chance.random() * (1 << _BITS))
        drawn >>= -bits % _BITS
        if drawn < limit:
            return drawn


def in_any_order(cards: Sequence[Card], chance: Random) -> list[Card]:
    """The cards, shuffled."""
    return [card for _, _, card in sorted((chance.random(), number, card) for number, card in enumerate(cards))]
