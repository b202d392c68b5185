"""Why a card takes a trick, or does not, as a verdict by trick.winner."""

from collections.abc import Sequence

from tolva_teach.quiz.tricks.kinds_of_trick import COURT
from tolva_teach.rules.cards import Suit, rank, suit
from tolva_teach.rules.tricks import Play, winning
from tolva_teach.rules.verdicts import Verdict, allowed, refused


def taking(
    seat: int, trick: Sequence[Play], trump: Suit | None, waiting: Suit | None = None, *, trumpless: bool = False
) -> Verdict:
    """Whether the seat takes the trick as it lies, and what decides that; its sentence is `takes-CASE`.

    The facts count the cards of the suit that takes it.

    Args:
        trick: with a card of this seat's.
        trump: the suit that trumps the others now.
        waiting: the suit that will, from a later trick on.
        trumpless: whether no suit trumps in this trick, whatever has been melded (bond.phase1).
    """
    best = winning(trick, trump)
    mine = next(play for play in trick if play.seat == seat)
    facts = {
        "card": mine.card,
        "led": suit(trick[0].card),
        "trump": trump or waiting,
        "winning": best.card,
        "winner": best.seat,
        "count": sum(suit(play.card) == suit(best.card) for play in trick),
    }
    if mine is best:
        return allowed("trick.winner", _why_it_takes(trick, best, trump, waiting, trumpless), facts)
    return refused("trick.winner", _why_it_does_not(mine, trick[0], best, trump, waiting, trumpless), facts)


def _why_it_takes(trick: Sequence[Play], best: Play, trump: Suit | None, waiting: Suit | None, trumpless: bool) -> str:
    led = suit(trick[0].card)
    if suit(best.card) != trump:
        return "by-suit-yet" if waiting else "by-suit" if trump else _alone("by-suit", trumpless)
    if led == trump:
        return "by-trump-led"
    return "by-trump" if sum(suit(play.card) == trump for play in trick) == 1 else "by-highest-trump"


def _why_it_does_not(
    mine: Play, led: Play, best: Play, trump: Suit | None, waiting: Suit | None, trumpless: bool
) -> str:
    if suit(mine.card) == suit(best.card):
        return "beaten-by-ten" if rank(best.card) == "10" and rank(mine.card) in COURT else "beaten"
    if suit(mine.card) == waiting:
        return "not-trump-yet"
    if suit(mine.card) == suit(led.card):
        return "trumped"
    if suit(led.card) == trump:
        return "discarded-trump-led"
    return "discarded" if trump else _alone("discarded", trumpless)


def _alone(case: str, trumpless: bool) -> str:
    """The case where the suit led has no trumps beside it: in such a trick there are none, or none has been set."""
    return f"{case}-trumpless" if trumpless else f"{case}-alone"
