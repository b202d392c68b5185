"""Cards into bins: where each of them can lie, when every bin has room for so many and takes only certain cards.

A bin is a bit; where a card may lie is a mask of such bits.

>>> filling = fill_bins([0b01, 0b11, 0b11], [1, 2])
>>> filling
(0, 1, 1)
>>> possible([0b01, 0b11, 0b11], filling)
(1, 2, 2)
"""

from collections.abc import Callable, Sequence
from random import Random

Filling = tuple[int, ...]
"""For each card the number of the bin that it lies in."""


def fill_bins(masks: Sequence[int], room: Sequence[int]) -> Filling | None:
    """One way for all cards to lie where they may; None where there is none.

    Args:
        masks: for each card the bins that take it.
        room: for each bin how many cards it holds; together as many as there are cards.
    """
    where, left = [-1] * len(masks), list(room)
    for card in range(len(masks)):
        if not _make_room(card, masks, where, left):
            return None
    return tuple(where)


MOVES = 6
"""So many moves for each card mix a filling well: more change nothing that could be measured."""


def any_filling(masks: Sequence[int], room: Sequence[int], chance: Random) -> Filling:
    """One of the ways for all cards to lie where they may, each nearly as likely.

    Cards are laid at random where there is room, those with the fewest choices first, and others moved on where they
    must be; then two or three cards at a time, drawn at random, change places wherever they may. Such a change is as
    likely as the one that undoes it, so it makes all fillings that it reaches as likely, the longer it goes on.

    Args:
        masks: for each card the bins that take it; there is a way for all to lie.
        room: for each bin how many cards it holds.
    """
    where, left, draw = [-1] * len(masks), list(room), chance.random
    order = sorted(range(len(masks)), key=lambda card: (masks[card].bit_count(), draw()))
    for card in order:
        open_to = [number for number in bits(masks[card]) if left[number]]
        if open_to:
            at = draw() * sum([left[number] for number in open_to])
            for number in open_to:
                at -= left[number]
                if at < 0:
                    break
            where[card] = number
            left[number] -= 1
        else:
            _make_room(card, masks, where, left)
    _mix(masks, where, [card for card in order if masks[card].bit_count() > 1], draw)
    return tuple(where)


def _mix(masks: Sequence[int], where: list[int], cards: Sequence[int], draw: Callable[[], float]) -> None:
    """Lets cards change places, two or three at a time."""
    count = len(cards)
    for move in range(MOVES * count if count > 1 else 0):
        one, other = cards[int(draw() * count)], cards[int(draw() * count)]
        third = cards[int(draw() * count)] if move % 2 else other
        if (masks[one] >> where[other]) & (masks[other] >> where[third]) & (masks[third] >> where[one]) & 1:
            if third == other:
                where[one], where[other] = where[other], where[one]
            elif third != one != other:
                where[one], where[other], where[third] = where[other], where[third], where[one]


def _make_room(card: int, masks: Sequence[int], where: list[int], left: list[int]) -> bool:
    """Puts a card into a bin, and where they are full moves others on, by the shortest way (an augmenting path)."""
    came_from: dict[int, int] = dict.fromkeys(bits(masks[card]), card)  # by bin, the card that would move there
    waiting = list(came_from)
    for to in waiting:
        if left[to]:
            left[to] -= 1
            _move_along(to, card, came_from, where)
            return True
        for other, lies in enumerate(where):
            if lies == to:
                for further in bits(masks[other]):
                    if further not in came_from:
                        came_from[further] = other
                        waiting.append(further)
    return False


def _move_along(to: int, first: int, came_from: dict[int, int], where: list[int]) -> None:
    while True:
        card = came_from[to]
        to, where[card] = where[card], to
        if card == first:
            return


def possible(masks: Sequence[int], filling: Filling) -> tuple[int, ...]:
    """For each card the bins in which it lies in some filling, out of one filling.

    A card can lie in another bin exactly where one card after the other can make room for the next, until the last of
    them takes the place that the card has left.
    """
    onward: dict[int, int] = dict.fromkeys(filling, 0)
    for mask, lies in zip(masks, filling, strict=True):
        onward[lies] |= mask
    reached = {lies: _closure(lies, onward) for lies in onward}
    leads_to: dict[int, int] = {lies: 1 << lies for lies in onward}
    for start, ends in reached.items():
        for end in bits(ends):
            if end in leads_to:
                leads_to[end] |= 1 << start
    return tuple([mask & leads_to[lies] for mask, lies in zip(masks, filling, strict=True)])


def _closure(start: int, onward: dict[int, int]) -> int:
    """The bins that cards can be moved on to from this one, in any number of moves."""
    reached, fresh = 0, onward[start]
    while fresh:
        reached |= fresh
        further = 0
        for bin_ in bits(fresh):
            further |= onward.get(bin_, 0)
        fresh = further & ~reached
    return reached


def bits(mask: int) -> list[int]:
    """The numbers of the bins in a mask."""
    found = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found
