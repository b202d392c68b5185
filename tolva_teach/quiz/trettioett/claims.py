"""What a hand may be said to be worth: the right number, and those that one comes to by a known mistake.

The right one is `value_of` of three cards (thirtyone.value); of four, the most that the game's own verdicts on what may
be discarded leave. A wrong number names the mistake that leads to it, so that it can be explained.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from tolva_teach.games.trettioett.board import TrettioettView
from tolva_teach.games.trettioett.scoring import POINTS, THIRTY_ONE, Value, value_of
from tolva_teach.rules.cards import Card, Suit, by_suit, rank, suit
from tolva_teach.rules.verdicts import Verdict, allowed, refused

RULE = "thirtyone.value"

_NOT_ALLOWED = "thirtyone.turn"
"""Why a card that has just been taken counts in any case."""

MOST_WRONG = 5
"""How many wrong numbers stand beside the right one: the likelier mistakes first."""

_COLOURS: Mapping[str, tuple[Suit, Suit]] = {"red": ("H", "D"), "black": ("S", "C")}
"""The suits that look alike."""

_COURT: Mapping[str, int] = {"K": 13, "Q": 12, "J": 11}
"""What court cards count in other games."""


class Kept(NamedTuple):
    """The three cards that a hand is counted by."""

    cards: tuple[Card, ...]
    gone: Card | None
    """The card that is discarded for it; None from three cards."""

    @property
    def value(self) -> Value[int]:
        """What they are worth."""
        return value_of(self.cards)


class Held(NamedTuple):
    """A hand of three cards, or of four of which one must go."""

    cards: tuple[Card, ...]
    may_go: tuple[Card, ...] = ()
    """The cards that may be discarded; none of three."""
    taken: Card | None = None
    """The card that has just been taken from the pile."""


def held(view: TrettioettView) -> Held:
    """The seat's hand, with the game's own word on what may be discarded."""
    if not view.board.must_discard:
        return Held(view.hand)
    return Held(view.hand, tuple(decision.args[0] for decision in view.game.legal(view)), view.board.taken)


def claims(hand: Held) -> dict[int, Verdict]:
    """Each number that may be said of the hand, from the lowest up, with what is right or wrong about it."""
    kept = best_kept(hand)
    found = {kept.value.points: _right(hand, kept)}
    for points, case, facts in _mistakes(hand, kept):
        if len(found) <= MOST_WRONG:
            rule = _NOT_ALLOWED if case == "taken-gone" else RULE
            found.setdefault(points, refused(rule, case, {"count": points, **facts}))
    return dict(sorted(found.items()))


def best_kept(hand: Held) -> Kept:
    """The three cards worth most that are left when the turn is over."""
    if not hand.may_go:
        return Kept(hand.cards, None)
    return max((without(hand.cards, card) for card in hand.may_go), key=lambda kept: kept.value.points)


def without(cards: Sequence[Card], gone: Card) -> Kept:
    """Three of four cards."""
    return Kept(tuple(card for card in cards if card != gone), gone)


def of_suit(cards: Sequence[Card], of: Suit) -> tuple[Card, ...]:
    """The cards of a suit, the highest first."""
    return tuple(card for card in by_suit(cards) if suit(card) == of)


def sums(cards: Sequence[Card]) -> dict[Suit, int]:
    """What each suit of the cards is worth, in the order in which they lie."""
    return {of: sum(_points(of_suit(cards, of))) for of in dict.fromkeys(map(suit, by_suit(cards)))}


def _points(cards: Sequence[Card]) -> tuple[int, ...]:
    return tuple(POINTS[card] for card in cards)


def _right(hand: Held, kept: Kept) -> Verdict:
    """Why it is worth so much: which cards count together, whichever goes where several may."""
    points, best = kept.value
    left = [without(hand.cards, card) for card in hand.may_go]
    equal = [its for its in left if its.value.points == points]
    facts: dict[str, Any] = {"points": points, "card": kept.gone, "kept": _stays(hand, points)}
    if len(equal) > 1:
        case, told = _either(equal, points)
        return allowed(RULE, case, facts | told | {"card": None, "cards": tuple(its.gone for its in equal)})
    if best is None:
        return allowed(RULE, "aces", facts)
    counted = of_suit(kept.cards, best)
    facts |= {"suit": best, "addends": _points(counted)}
    worth = sums(kept.cards)
    tied = [of for of, its in worth.items() if its == points]
    if len(counted) == len(kept.cards):
        return allowed(RULE, "one-suit", facts)
    if len(worth) == len(kept.cards):
        return allowed(RULE, "apart", facts | {"count": len(tied)})
    if len(tied) > 1:
        return allowed(RULE, "tied", facts | {"suits": tied})
    if len(counted) == 1:
        (other,) = (of for of in worth if of != best)
        return allowed(RULE, "lone", facts | {"lone": counted[0], "beside": other, "total": worth[other]})
    return allowed(RULE, "pair", facts)


def _stays(hand: Held, points: int) -> Card | None:
    """The card that has just been taken, where the hand would be worth more without it."""
    if hand.taken is None or without(hand.cards, hand.taken).value.points <= points:
        return None
    return hand.taken


def _either(equal: Sequence[Kept], points: int) -> tuple[str, dict[str, Any]]:
    """What is worth most whichever of several cards goes: always the same suit, or one of two."""
    if all(its.value.suit is None for its in equal):
        return "either-aces", {}
    best = [[of for of, its in sums(kept.cards).items() if its == points] for kept in equal]
    always = [of for of in best[0] if all(of in suits for suits in best)]
    if not always:
        return "either-suit", {"suits": tuple(dict.fromkeys(of for suits in best for of in suits))}
    counted = of_suit(equal[0].cards, always[0])
    lone = counted[0] if len(counted) == 1 else None
    return "either", {"suit": always[0], "addends": _points(counted), "lone": lone}


_Mistake = tuple[int, str, Mapping[str, Any]]
"""The number that one comes to, the mistake's name, and what its sentence speaks of."""


def _mistakes(hand: Held, kept: Kept) -> Iterator[_Mistake]:
    """The likelier first; some lead to the right number all the same."""
    if hand.taken is not None:
        yield _about_taken(hand, hand.taken, kept)
    if kept.value.suit is None:
        yield from _about_aces(kept)
    else:
        yield from _about_three(hand, kept)
    if kept.gone is not None:
        yield from _about_four(hand.cards, kept)


def _about_taken(hand: Held, taken: Card, kept: Kept) -> _Mistake:
    """What putting the taken card back would leave: forbidden, unless discarding another leaves as much."""
    points = without(hand.cards, taken).value.points
    for card in hand.may_go:
        if without(hand.cards, card).value.points == points:
            return points, "another-gone", {"card": card, "most": kept.value.points}
    return points, "taken-gone", {"card": taken}


def _about_aces(kept: Kept) -> Iterator[_Mistake]:
    addends = _points(kept.cards)
    yield sum(addends), "aces-added", {"addends": addends}
    yield addends[0], "aces-by-suit", {}
    yield 3, "aces-as-ones", {}


def _about_three(hand: Held, kept: Kept) -> Iterator[_Mistake]:
    cards, worth = kept.cards, sums(kept.cards)
    points, best = kept.value
    assert best is not None  # three aces have mistakes of their own
    counted = of_suit(cards, best)
    ranks = set(map(rank, cards))
    if len(ranks) == 1:
        yield THIRTY_ONE, "alike", {"rank": rank(cards[0])}
    yield sum(worth.values()), "all", {"addends": _points(by_suit(cards))}
    if len(counted) > 1:
        yield _highest(hand.cards, counted, kept.value)
    for of in worth:
        yield worth[of], "another-suit", {"suit": of, "most": points, "card": kept.gone}
    for colour, pair in _COLOURS.items():
        if worth.keys() >= set(pair):
            yield sum(worth[of] for of in pair), "colour", {"suits": pair, "by": colour}
    if "A" in map(rank, counted):
        yield points - 10, "ace-one", {}
    courts = [its for its in map(rank, counted) if its in _COURT]
    if courts:
        one = {"rank": courts[0], "total": _COURT[courts[0]]} if len(courts) == 1 else {}
        points = sum(_COURT.get(rank(card), POINTS[card]) for card in counted)
        yield points, "court-one" if one else "court", one


def _highest(cards: Sequence[Card], counted: Sequence[Card], value: Value[int]) -> _Mistake:
    """One card alone: the highest of the suit, unless others are worth as much."""
    points = POINTS[counted[0]]
    alike = tuple(card for card in by_suit(cards) if POINTS[card] == points)
    if len(alike) == 1:
        return points, "highest", {"suit": value.suit}
    facts = {"suit": value.suit, "cards": alike, "addends": _points(counted), "most": value.points}
    return points, "highest-of-several", facts


def _about_four(cards: Sequence[Card], kept: Kept) -> Iterator[_Mistake]:
    for card in cards:
        yield without(cards, card).value.points, "another-gone", {"card": card, "most": kept.value.points}
    worth = sums(cards)
    if len(worth) == 1:
        yield next(iter(worth.values())), "four-counted", {"addends": _points(by_suit(cards))}
