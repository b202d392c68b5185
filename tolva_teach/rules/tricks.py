"""The trick obligations (the rules `trick.…`): what may be played, and why or why not.

`obligation` is the one place where following, trumping and overtaking are decided, for every game that has them.

>>> trick = (Play(0, "H10"), Play(1, "HJ"))
>>> duty = obligation(frozenset({"HK", "H9", "SA"}), trick, trump="S")
>>> duty.verdict("SA").allowed, duty.verdict("SA").rule
(False, 'trick.follow')
>>> duty.verdict("H9").allowed
True
"""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from tolva_teach.rules.cards import RANKS as USUAL_RANKS
from tolva_teach.rules.cards import SUITS, Card, Rank, Suit, cards_of
from tolva_teach.rules.refusals import NOT_HELD
from tolva_teach.rules.verdicts import Facts, Verdict, allowed, new, refused

RANKS: tuple[Rank, ...] = ("A", "10", "K", "Q", "J", "9", "8", "7", "6")
"""The rank order of the trick games from the top: the ten stands below the ace."""

LEADS_ANYTHING = allowed("trick.lead", "any")
LEADS_ONE_CARD = allowed("trick.lead", "one-card")


class TrickOrder:
    """A pack's cards as they rank in tricks: which are of a suit, and which beat which."""

    def __init__(self, ranks: Sequence[Rank]) -> None:
        """
        Args:
            ranks: every rank of the pack, from the top.
        """
        self.ranks = tuple(ranks)
        self.of_suit: Mapping[Suit, frozenset[Card]] = {s: frozenset(cards_of([s], ranks)) for s in SUITS}
        """The cards of each suit."""
        self.higher: Mapping[Card, frozenset[Card]] = {
            s + r: frozenset(cards_of([s], self.ranks[:place])) for s in SUITS for place, r in enumerate(self.ranks)
        }
        """For each card, the cards of its suit that rank above it."""
        self.cards = frozenset(self.higher)
        """All of them."""

    def check(self, cards: Collection[Card]) -> None:
        """Raises:
        ValueError: a card is not of the pack, so that nothing can be said of it.
        """
        if not self.cards.issuperset(cards):
            raise ValueError(f"not of this pack: {', '.join(sorted(set(cards) - self.cards))}")


TEN_BELOW_ACE = TrickOrder(RANKS)
"""The pack of 36 of Tolva and Bondtolva."""

USUAL = TrickOrder(USUAL_RANKS)
"""The pack of 52 in the usual order."""


class Beaters(NamedTuple):
    """The cards that beat a card which lies in a trick."""

    of_suit: frozenset[Card]
    """Those of its own suit."""
    trumps: frozenset[Card]
    """Those that trump it; none where it is a trump itself."""


class Play(NamedTuple):
    """A card in a trick, and the seat that played it."""

    seat: int
    card: Card


class Obligation(NamedTuple):
    """What a hand may play to a trick, and the verdict on everything else."""

    hand: frozenset[Card]
    """The cards available to be played."""

    cards: frozenset[Card]
    """The cards that may be played."""
    duty: frozenset[Card]
    """The cards that follow or trump, before overtaking is asked for."""
    yes: Verdict
    """The verdict on `cards`."""
    off_duty: Verdict
    """The verdict on a card outside `duty`: trick.follow or trick.trump refuses it."""
    too_low: Verdict
    """The verdict on a card of `duty` that trick.overtake refuses."""
    barred: frozenset[Card]
    """The cards of `duty` that the duties of the trick leave open and a rule of the game's own does not."""
    barring: Verdict
    """The verdict on `barred`."""

    @property
    def facts(self) -> Facts:
        """What decides here: the suit led, trump, the card that wins so far and whose it is, how many cards the hand
        has, the cards to play, and how many of the cards of `duty` beat the winning one: `none`, `some` or `all`."""
        return self.yes.facts

    @property
    def takes(self) -> bool:
        """Whether the cards that may be played to the trick all beat the winning one; else none of them does."""
        return bool(self.facts.get("beating", "none") != "none")

    def verdict(self, card: Card) -> Verdict:
        """The verdict on one card (card.not-held, trick.follow, trick.trump and trick.overtake, in this order)."""
        if card in self.cards:
            return self.yes
        if card in self.duty:
            return self.barring if card in self.barred else self.too_low
        return self.off_duty if card in self.hand else NOT_HELD

    def telling(self, **facts: Any) -> "Obligation":
        """The same, where the verdicts that speak of the cards to play tell these facts too."""
        told = (self.yes, self.off_duty, self.too_low)
        yes, off_duty, too_low = (its._replace(facts={**its.facts, **facts}) for its in told)
        return self._replace(yes=yes, off_duty=off_duty, too_low=too_low)

    def narrowed(self, kept: frozenset[Card], why: str, refusal: Verdict) -> "Obligation":
        """The same where a rule of the game's own leaves only these of `cards`, and refuses the others so.

        Args:
            why: the case of the verdict on those that are left, by the refusal's rule: it is that one which decides.
        """
        return self._replace(
            cards=kept,
            yes=allowed(refusal.rule, why, {**self.yes.facts, **refusal.facts}),
            off_duty=_with_must(self.off_duty, kept),
            too_low=_with_must(self.too_low, kept),
            barred=self.cards - kept,
            barring=refusal,
        )


def _with_must(verdict: Verdict, must: frozenset[Card]) -> Verdict:
    """The verdict with what must be played in its place, where it speaks of that."""
    return verdict._replace(facts={**verdict.facts, "must": must}) if "must" in verdict.facts else verdict


_NONE: frozenset[Card] = frozenset()


def obligation(
    hand: frozenset[Card], trick: Sequence[Play], trump: Suit | None, order: TrickOrder = TEN_BELOW_ACE
) -> Obligation:
    """What the hand's owner may play next.

    Args:
        hand: the cards available to be played.
        trick: what lies on the table, in the order played; empty for the leader.
        trump: the trump suit in force, if any.
        order: how the cards of the game's pack rank.

    Raises:
        ValueError: a card is not of that pack.
    """
    order.check(hand)
    return duties(hand, trick, trump, order)


def duties(hand: frozenset[Card], trick: Sequence[Play], trump: Suit | None, order: TrickOrder) -> Obligation:
    """`obligation` for cards that are known to be of that pack, as those of a deal are: at every turn it would take too
    long to look again whether they are."""
    if not trick:
        return free(hand, LEADS_ANYTHING if len(hand) > 1 else LEADS_ONE_CARD)
    (_, first), (winner, best) = trick[0], winning(trick, trump, order)
    led = first[0]
    facts: dict[str, Any] = {"led": led, "trump": trump, "winning": best, "winner": winner, "count": len(hand)}
    following = hand & order.of_suit[led]
    if following:
        return _follow(hand, following, best, facts, order)
    trumps = hand & order.of_suit[trump] if trump else None
    if trumps:
        return _trump(hand, trumps, best, facts, order)
    return free(hand, allowed("trick.discard", "void-both" if trump else "no-trump-set", facts))


def free(hand: frozenset[Card], yes: Verdict) -> Obligation:
    """No duty: nothing of the hand is refused, by the rule of this verdict."""
    return new(Obligation, (hand, hand, hand, yes, yes, yes, _NONE, yes))


def _follow(
    hand: frozenset[Card], following: frozenset[Card], best: Card, facts: dict[str, Any], order: TrickOrder
) -> Obligation:
    """trick.follow, and trick.overtake among the cards it leaves; a trumped trick cannot be won by following."""
    higher = following & order.higher[best]
    facts["must"] = must = higher or following
    facts["beating"] = _how_many(higher, following)
    if higher:
        yes = allowed("trick.overtake", "beats", facts)
    else:
        yes = allowed("trick.follow", "follows" if best[0] == facts["led"] else "trumped", facts)
    too_low = refused("trick.overtake", "must-beat", facts)
    off_duty = refused("trick.follow", "holds-led", facts)
    return new(Obligation, (hand, must, following, yes, off_duty, too_low, _NONE, yes))


def _trump(
    hand: frozenset[Card], trumps: frozenset[Card], best: Card, facts: dict[str, Any], order: TrickOrder
) -> Obligation:
    """trick.trump, and trick.overtake among the trumps: on an untrumped trick each of them wins."""
    untrumped = best[0] != facts["trump"]
    higher = trumps if untrumped else trumps & order.higher[best]
    facts["must"] = must = higher or trumps
    facts["beating"] = _how_many(higher, trumps)
    if higher:
        yes = allowed("trick.overtake", "trumps" if untrumped else "overtrumps", facts)
    else:
        yes = allowed("trick.trump", "undertrumps", facts)
    too_low = refused("trick.overtake", "must-overtrump", facts)
    off_duty = refused("trick.trump", "holds-trump", facts)
    return new(Obligation, (hand, must, trumps, yes, off_duty, too_low, _NONE, yes))


def _how_many(higher: frozenset[Card], duty: frozenset[Card]) -> str:
    """How many of the cards of duty are among the higher ones."""
    return "none" if not higher else "all" if len(higher) == len(duty) else "some"


def winning(trick: Sequence[Play], trump: Suit | None, order: TrickOrder = TEN_BELOW_ACE) -> Play:
    """The play that wins the trick as it lies (trick.winner).

    Raises:
        IndexError: nothing has been played yet.
        ValueError: a card is not of the game's pack.
    """
    best, higher = trick[0], order.higher
    _, highest = best
    try:
        over = higher[highest]
        for play in trick[1:]:
            _, card = play
            over_card = higher[card]
            if card in over or (card[0] == trump and highest[0] != trump):
                best, highest, over = play, card, over_card
    except KeyError:
        order.check([card for _, card in trick])
        raise
    return best


@cache
def beaters(card: Card, trump: Suit | None, order: TrickOrder = TEN_BELOW_ACE) -> Beaters:
    """What beats this card, while it wins a trick (trick.winner).

    >>> sorted(beaters("SK", trump=None).of_suit), len(beaters("SK", trump="H").trumps)
    (['S10', 'SA'], 9)
    """
    return Beaters(order.higher[card], order.of_suit[trump] if trump and trump != card[0] else _NONE)
