"""The trick obligations (rules.md section 1): what may be played, and why or why not.

`obligation` is the one place where following, trumping and overtaking are decided, for every game that has them.

>>> trick = (Play(0, "H10"), Play(1, "HJ"))
>>> duty = obligation(frozenset({"HK", "H9", "SA"}), trick, trump="S")
>>> duty.verdict("SA").allowed, duty.verdict("SA").rule
(False, 'trick.follow')
>>> duty.verdict("H9").allowed
True
"""

from collections.abc import Sequence
from typing import NamedTuple

from tolva_teach.cards import SUITS, Card, Rank, Suit, cards_of, suit
from tolva_teach.verdicts import Facts, Verdict, allowed, refused

RANKS: tuple[Rank, ...] = ("A", "10", "K", "Q", "J", "9", "8", "7", "6")
"""The rank order of the trick games from the top: the ten stands below the ace."""

_OF_SUIT: dict[Suit, frozenset[Card]] = {s: frozenset(cards_of([s], RANKS)) for s in SUITS}

_HIGHER: dict[Card, frozenset[Card]] = {
    s + r: frozenset(cards_of([s], RANKS[:place])) for s in SUITS for place, r in enumerate(RANKS)
}
"""For each card, the cards of its suit that rank above it."""


class Play(NamedTuple):
    """A card in a trick, and the seat that played it."""

    seat: int
    card: Card


class Obligation:
    """What a hand may play to a trick. Cards outside the hand are not its business."""

    __slots__ = ("_case", "_duty", "_must", "_rule", "_yes", "facts")

    def __init__(self, duty: frozenset[Card], rule: str, case: str, must: frozenset[Card], yes: Verdict) -> None:
        """
        Args:
            duty: the cards that follow or trump, before overtaking is asked for.
            rule: the rule that refuses a card outside `duty`; `case` is its situation.
            must: the cards of `duty` that may be played.
            yes: the verdict on these.
        """
        self._duty = duty
        self._rule = rule
        self._case = case
        self._must = must
        self._yes = yes
        self.facts = yes.facts

    @property
    def cards(self) -> frozenset[Card]:
        """The cards that may be played."""
        return self._must

    def verdict(self, card: Card) -> Verdict:
        """The verdict on one card of the hand (trick.follow, trick.trump and trick.overtake, in this order)."""
        if card in self._must:
            return self._yes
        if card not in self._duty:
            return refused(self._rule, self._case, self.facts)
        return refused("trick.overtake", _OVERTAKE_CASE[self._case], self.facts)


_OVERTAKE_CASE = {"holds-led": "must-beat", "holds-trump": "must-overtrump"}


def obligation(hand: frozenset[Card], trick: Sequence[Play], trump: Suit | None) -> Obligation:
    """What the hand's owner may play next.

    Args:
        hand: the cards available to be played.
        trick: what lies on the table, in the order played; empty for the leader.
        trump: the trump suit in force, if any.
    """
    if not trick:
        return _free(hand, allowed("trick.lead", "any"))
    led = suit(trick[0].card)
    best = winning(trick, trump)
    facts = {"led": led, "trump": trump, "winning": best.card, "winner": best.seat}
    following = hand & _OF_SUIT[led]
    if following:
        return _follow(following, best.card, facts)
    trumps = hand & _OF_SUIT[trump] if trump else frozenset()
    if trumps:
        return _trump(trumps, best.card, facts)
    return _free(hand, allowed("trick.discard", "void-both" if trump else "no-trump-set", facts))


def _free(hand: frozenset[Card], yes: Verdict) -> Obligation:
    """No duty: nothing of the hand is refused."""
    return Obligation(hand, yes.rule, yes.case, hand, yes)


def _follow(following: frozenset[Card], best: Card, facts: Facts) -> Obligation:
    """trick.follow, and trick.overtake among the cards it leaves; a trumped trick cannot be won by following."""
    higher = following & _HIGHER[best]
    must = higher or following
    facts = {**facts, "must": must}
    if higher:
        yes = allowed("trick.overtake", "beats", facts)
    else:
        yes = allowed("trick.follow", "follows" if best[0] == facts["led"] else "trumped", facts)
    return Obligation(following, "trick.follow", "holds-led", must, yes)


def _trump(trumps: frozenset[Card], best: Card, facts: Facts) -> Obligation:
    """trick.trump, and trick.overtake among the trumps: on an untrumped trick each of them wins."""
    untrumped = best[0] != facts["trump"]
    higher = trumps if untrumped else trumps & _HIGHER[best]
    must = higher or trumps
    facts = {**facts, "must": must}
    if higher:
        yes = allowed("trick.overtake", "trumps" if untrumped else "overtrumps", facts)
    else:
        yes = allowed("trick.trump", "undertrumps", facts)
    return Obligation(trumps, "trick.trump", "holds-trump", must, yes)


def winning(trick: Sequence[Play], trump: Suit | None) -> Play:
    """The play that wins the trick as it lies (trick.winner).

    Raises:
        IndexError: nothing has been played yet.
    """
    best = trick[0]
    for play in trick[1:]:
        if play.card in _HIGHER[best.card] or (play.card[0] == trump and best.card[0] != trump):
            best = play
    return best
