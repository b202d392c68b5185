"""Checks that some deal can come to the hand, trick and trump setter that an author has written.

What is seen at the table leaves its traces: a card in the trick says what its player cannot hold, and whoever set trump
held that suit's king and queen. A position in which no deal agrees with all of it teaches what cannot happen.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations

from tolva_teach.games.tricktaking import TrickGame
from tolva_teach.quiz.faults import NoTaskError
from tolva_teach.rules.cards import Card, Suit
from tolva_teach.rules.tricks import Play, obligation


@dataclass(frozen=True)
class Position:
    """A trick under way, or just complete, as one seat sees it."""

    game: TrickGame
    learner: int
    hand: Sequence[Card]
    """The learner's cards; empty where they are not shown."""
    trick: Sequence[Play]
    trump: Suit | None = None
    setter: int | None = None
    """Who set trump, where trump is set."""

    @property
    def leader(self) -> int:
        """Who leads, or has led, to the trick."""
        return self.trick[0].seat if self.trick else self.learner

    @property
    def pair(self) -> tuple[Card, ...]:
        """The cards that set trump."""
        return (f"{self.trump}K", f"{self.trump}Q") if self.trump else ()

    @property
    def played(self) -> Mapping[int, Card]:
        """The trick's cards, by seat."""
        return {play.seat: play.card for play in self.trick}

    @property
    def each(self) -> int:
        """How many cards each seat had before the trick: at least so many, where no hand is shown."""
        return max(len(self.hand) + (self.learner in self.played), 1)

    @property
    def earlier(self) -> int:
        """How many tricks were taken before this one."""
        return self.game.trick_count - self.each


def likely_setter(position: Position) -> int | None:
    """Who set trump, where nobody says: the player with its king or queen, else the next one after the learner."""
    if position.trump is None:
        return None
    holders = [play.seat for play in position.trick if play.card in position.pair]
    holders += [position.learner] * any(card in position.hand for card in position.pair)
    return holders[0] if holders else (position.learner + 1) % position.game.players


def check_reachable(position: Position) -> None:
    """That some deal can come to this position.

    Raises:
        NoTaskError: none can; says why.
    """
    for problem in _problems(position):
        raise problem


def _problems(position: Position) -> Iterator[NoTaskError]:
    if position.earlier < 0:
        yield NoTaskError("hand-size", most=position.game.trick_count)
    yield from _of_plays(position)
    if position.trump is not None:
        yield from _of_trump(position)
    yield from _of_other_hands(position)


def _of_plays(position: Position) -> Iterator[NoTaskError]:
    """The learner's own card in the trick must have been one that the rest of the hand let them play."""
    strange = _not_held(position, position.learner) & set(position.hand)
    if strange:
        own = position.played[position.learner]
        yield NoTaskError("own-play", card=own, cards=", ".join(sorted(strange)))


def _of_trump(position: Position) -> Iterator[NoTaskError]:
    """Trump is set by whoever is in, with king and queen, after a trick has been taken."""
    setter = position.setter
    for holder, card in _seen_cards(position):
        if card in position.pair and holder != setter:
            king, queen = position.pair
            seats = {"setter": _number(setter), "holder": _number(holder)}
            yield NoTaskError("pair-elsewhere", king=king, queen=queen, card=card, **seats)
    gone = sum(_is_gone(position, card) for card in position.pair)
    in_now = setter in (position.leader, position.game.partner_of(position.leader))
    needed = 1 + max(gone, 0 if in_now else 1)
    if position.earlier < needed:
        yield NoTaskError("trump-too-early", needed=needed, count=position.earlier)


def _is_gone(position: Position, card: Card) -> bool:
    """Whether the trump setter must have played this card of the pair to an earlier trick."""
    setter = position.setter
    if (setter, card) in _seen_cards(position):
        return False
    if setter == position.learner and position.hand:
        return True
    return setter is not None and card in _not_held(position, setter)


def _of_other_hands(position: Position) -> Iterator[NoTaskError]:
    """There must be cards enough that the others can hold, each with what they played to this trick."""
    unseen = set(position.game.pack) - {card for _, card in _seen_cards(position)}
    wanted, held = {}, {}
    for seat in range(position.game.players):
        if seat == position.learner and position.hand:
            continue
        wanted[seat] = position.each - (seat in position.played)
        barred = _not_held(position, seat) | (set(position.pair) if seat != position.setter else set())
        held[seat] = unseen - barred
    for count in range(1, len(wanted) + 1):
        for seats in combinations(wanted, count):
            there = len(set().union(*(held[seat] for seat in seats)))
            if there < sum(wanted[seat] for seat in seats):
                yield NoTaskError("too-few-cards", players=", ".join(str(_number(seat)) for seat in seats))


def _not_held(position: Position, seat: int) -> set[Card]:
    """The cards that the seat cannot hold, for with one of them it might not have played what it did."""
    for place, (player, card) in enumerate(position.trick):
        if player == seat:
            before, trump = position.trick[:place], position.trump
            return {other for other in position.game.pack if not _may_play(card, other, before, trump)}
    return set()


def _may_play(card: Card, other: Card, trick: Sequence[Play], trump: Suit | None) -> bool:
    """Whether the card could be played with the other one in the hand: one card is enough to forbid it."""
    return obligation(frozenset({card, other}), trick, trump).verdict(card).allowed


def _seen_cards(position: Position) -> Collection[tuple[int, Card]]:
    """Each card that is seen, with the seat that holds or has played it."""
    return [*position.trick, *((position.learner, card) for card in position.hand)]


def _number(seat: int | None) -> int:
    """The seat as the pages count it; 0 where there is none."""
    return 0 if seat is None else seat + 1
