"""The kinds of situation in which one asks who takes a trick."""

from collections.abc import Sequence

from tolva_teach.rules.cards import Suit, rank, suit
from tolva_teach.rules.tricks import RANKS, Play, winning

COURT = ("K", "Q", "J")
"""What a ten beats, though it does in few other games."""
HIGH = ("A", "10")


def kinds_of_trick(trick: Sequence[Play], trump: Suit | None, waiting: Suit | None = None) -> frozenset[str]:
    """The kinds that a whole trick is of.

    `ruffed`: one trump takes it, and `ruffed-low` where that is below a card of the suit led; `overruffed` and
    `underruffed`: of several trumps the first does not take it, or does. Without a trump in it `led` and `passed`: the
    card led takes it, or does not. On top of that `ten`: a ten beats a court card; `high-discard`: a card that can take
    nothing ranks above the one that does; `not-yet`: a card is of a suit that will be trump later on.
    `middle`: of three trumps or more neither the first nor the last takes it; `ten-below-ace`: a ten that was not
    played last takes a trick without trumps, beats a court card, and an ace is thrown off to it.

    Args:
        trick: its cards, in the order played.
        trump: the suit that trumps the others now.
        waiting: the suit that will, from a later trick on.
    """
    best, led = winning(trick, trump), trick[0]
    trumps = [play for play in trick if suit(play.card) == trump]
    found = set()
    if trumps and suit(led.card) != trump:
        found.add("ruffed" if len(trumps) == 1 else "underruffed" if best is trumps[0] else "overruffed")
        if len(trumps) == 1 and any(_above(play, best) for play in trick if suit(play.card) == suit(led.card)):
            found.add("ruffed-low")
    else:
        found.add("led" if best is led else "passed")
    of_suit = [play for play in trick if suit(play.card) == suit(best.card)]
    if rank(best.card) == "10" and any(rank(play.card) in COURT for play in of_suit):
        found.add("ten")
    idle = [play for play in trick if suit(play.card) not in (suit(led.card), trump)]
    if any(_above(play, best) for play in idle):
        found.add("high-discard")
    if best is not trick[-1] and not trumps and "ten" in found and any(rank(play.card) == "A" for play in idle):
        found.add("ten-below-ace")
    if trumps and best in trumps[1:-1]:
        found.add("middle")
    if waiting is not None and waiting != trump and any(suit(play.card) == waiting for play in idle):
        found.add("not-yet")
    return frozenset(found)


def _above(play: Play, other: Play) -> bool:
    return RANKS.index(rank(play.card)) < RANKS.index(rank(other.card))
