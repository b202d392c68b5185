"""How cards rank in Tölp, what they count as when they are laid together, and each form of a lay that a hand has.

Ace is high and two low, and the other way round while a revolution lasts.

>>> strength("A", turned=False) > strength("K", turned=False), strength("A", turned=True) > strength("K", turned=True)
(True, False)
>>> lay = read_lay(("S7", "H7", "*1"), flying=frozenset(), turned=False)
>>> lay.rank, lay.own, len(lay.cards)
('7', 2, 3)
"""

from collections.abc import Callable, Iterable, Sequence
from functools import cache, lru_cache
from typing import Any, NamedTuple

from tolva_teach.games.base import Decision
from tolva_teach.rules.cards import FULL_PACK, RANKS, SUITS, Card, Rank, is_joker, rank, suit
from tolva_teach.rules.verdicts import Verdict, new, refused

RECENT = 4096
RECENT_RANKS = 1024
RECENT_HANDS = 512
"""So many lays, cards of one rank and hands are kept, to be looked at again in the same round. More seldom come again,
and all that is kept is gone through whenever Python collects garbage, which would halt a deal for a tenth of a second.
"""

# How cards rank.

_USUAL: dict[Rank, int] = {of: place for place, of in enumerate(reversed(RANKS))}
_TURNED: dict[Rank, int] = {of: place for place, of in enumerate(RANKS)}

_RANK_OF: dict[Card, Rank] = {card: rank(card) for card in FULL_PACK}

rank_of: Callable[[Card], Rank | None] = _RANK_OF.get
"""The card's rank; None for a joker, whose number is no rank."""


def strength(of: Rank, turned: bool) -> int:
    """How high the rank is, in the usual order or (tolp.option.revolution) in the turned one."""
    return _TURNED[of] if turned else _USUAL[of]


@cache
def beaters(of: Rank, turned: bool) -> tuple[Rank, ...]:
    """The ranks that beat this one, from the nearest up; none beats the ace, or the two while the order is turned.

    >>> beaters("Q", turned=False), beaters("4", turned=True)
    (('K', 'A'), ('3', '2'))
    """
    ranks = RANKS if turned else tuple(reversed(RANKS))
    return ranks[ranks.index(of) + 1 :]


@cache
def place_in_hand(card: Card) -> tuple[int, int]:
    """Sorts cards as one holds them: from the lowest rank up, each in the order S H D C, jokers last."""
    if is_joker(card):
        return len(RANKS), int(rank(card))
    return _USUAL[rank(card)], SUITS.index(suit(card))


def place_as_standing_in(card: Card) -> tuple[int, int]:
    """Sorts flying cards as a listed lay takes them: S H D C, then the lower rank as printed, jokers last."""
    if is_joker(card):
        return len(SUITS), int(rank(card))
    return SUITS.index(suit(card)), _USUAL[rank(card)]


def in_hand(cards: Iterable[Card]) -> tuple[Card, ...]:
    """The cards as one holds them (see `place_in_hand`)."""
    return tuple(sorted(cards, key=place_in_hand))


def highest(cards: Iterable[Card], count: int) -> tuple[Card, ...]:
    """The highest of the cards, between equals in the order S H D C (tolp.exchange.high)."""
    return tuple(sorted(cards, key=lambda card: (-_USUAL[rank(card)], SUITS.index(suit(card))))[:count])


# What cards count as together.

JOKERS_ALONE = refused("tolp.flying", "jokers-alone")


class Lay(NamedTuple):
    """Cards laid together."""

    cards: tuple[Card, ...]
    rank: Rank
    """What they count as."""
    own: int
    """How many of them have that rank; flying cards stand in for the rest."""
    flies: bool
    """Whether any of them is a flying card, its own rank or not."""


def is_flying(card: Card, flying: frozenset[Rank]) -> bool:
    """Whether the card may stand in for others: a joker, or one of the flying ranks."""
    rank = rank_of(card)
    return rank is None or rank in flying


@lru_cache(maxsize=RECENT)
def read_lay(cards: tuple[Card, ...], flying: frozenset[Rank], turned: bool) -> Lay | Verdict:
    """What the cards count as (tolp.flying), or why they cannot lie together.

    Args:
        flying: the ranks that fly.
        turned: whether the order is turned round; it decides which of several flying ranks names the lay.
    """
    ranks = {rank for card in cards if (rank := rank_of(card)) is not None}
    if not ranks:
        return JOKERS_ALONE
    plain = ranks - flying
    if len(plain) > 1:
        return refused("tolp.higher", "mixed-ranks", {"ranks": tuple(sorted(plain, key=_usual))})
    named = next(iter(plain)) if plain else max(ranks, key=lambda of: strength(of, turned))
    own = sum(rank_of(card) == named for card in cards)
    return Lay(cards, named, own, any(is_flying(card, flying) for card in cards))


def _usual(of: Rank) -> int:
    return strength(of, turned=False)


def not_held(hand: Sequence[Card], cards: Sequence[Card]) -> Verdict | None:
    """card.not-held: a card that the hand does not have, or not so often; None where it has them all."""
    missing = _surplus(hand, cards)
    if missing is None:
        return None
    return refused("card.not-held", "not-so-often" if missing in hand else "not-in-hand", {"card": missing})


def _surplus(hand: Sequence[Card], cards: Sequence[Card]) -> Card | None:
    if len(cards) == 1:
        return None if cards[0] in hand else cards[0]
    left = list(hand)
    for card in cards:
        if card not in left:
            return card
        left.remove(card)
    return None


# Each form of a lay.


@lru_cache(maxsize=RECENT_HANDS)
def lays_in_mind(
    seat: int, hand: tuple[Card, ...], flying: frozenset[Rank], turned: bool
) -> tuple[tuple[Decision, Lay], ...]:
    """Each different lay that the hand can form, as a decision: by its rank, its number of cards, and how many flying
    cards stand in. Kept, since a hand is looked at often.

    A form is shown by the first such cards, the rank's own before those that stand in.

    Args:
        hand: sorted as `in_hand` sorts.
    """
    held = _by_rank(hand)
    flyers = [*held.pop(None, ()), *[card for of in flying for card in held.get(of, ())]]
    wings = tuple(sorted(flyers, key=place_as_standing_in))
    lays: list[tuple[Decision, Lay]] = []
    for of, own in held.items():
        flies = of in flying
        lays += _lays_of(seat, of, own, _beside(of, wings, turned) if flies else wings, flies)
    return tuple(lays)


def _by_rank(hand: Iterable[Card]) -> dict[Any, tuple[Card, ...]]:
    """The cards of each rank, jokers under None."""
    held: dict[Any, tuple[Card, ...]] = {}
    for card in hand:
        of = rank_of(card)
        held[of] = (*held[of], card) if of in held else (card,)
    return held


def _beside(of: Rank, wings: tuple[Card, ...], turned: bool) -> tuple[Card, ...]:
    """The flying cards that may stand in for this flying rank; a higher one would name the lay itself."""
    least = strength(of, turned)
    return tuple(card for card in wings if (rank := rank_of(card)) is None or strength(rank, turned) < least)


@lru_cache(maxsize=RECENT_RANKS)
def _lays_of(
    seat: int, of: Rank, own: tuple[Card, ...], wings: tuple[Card, ...], flies: bool
) -> tuple[tuple[Decision, Lay], ...]:
    """The forms of a lay of one rank (kept: a hand has most ranks as long as it is played)."""
    lays = [
        Lay(own[:count] + wings[:beside], of, count, flies or beside > 0)
        for count in range(1, len(own) + 1)
        for beside in range(len(wings) + 1)
    ]
    return tuple([(new(Decision, (seat, "lay", lay.cards)), lay) for lay in lays])
