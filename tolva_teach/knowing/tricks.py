"""What can be known in a trick game, from one seat's view.

Each hand is as many bins as there were times at which it got cards: those dealt, and each draw. What a play gave away
bars the cards from the bins that were filled before it; what was shown or played lies in one of these. Stock and cards
face down are bins too. A card may be in a hand exactly if all cards can be put into bins so that it is.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import product
from typing import NamedTuple

from tolva_teach.games.tricktaking import TrickView
from tolva_teach.knowing.bins import Filling, bits, fill_bins, possible
from tolva_teach.knowing.evidence import DEALT, Alternatives, Evidence
from tolva_teach.knowing.hands import HandKnowledge
from tolva_teach.knowing.known import HiddenPlace, Reason
from tolva_teach.rules.cards import Card, Rank
from tolva_teach.rules.tricks import RANKS


class Bin(NamedTuple):
    """A place, or the part of a hand that came to it at one time."""

    place: HiddenPlace
    room: int
    since: int | None = None
    """The step at which a hand got these cards; None where no card is taken from or given away."""


class Way(NamedTuple):
    """What is certain, in one of the cases that a question leaves open."""

    masks: tuple[int, ...]
    """For each card the bins that what was seen leaves open to it."""
    filling: Filling
    """One way for the cards to lie."""


@dataclass(frozen=True, eq=False)
class TrickKnowledge(HandKnowledge):
    """What a seat can know in a trick game."""

    view: TrickView
    bins: tuple[Bin, ...]
    cards: tuple[Card, ...]
    """What lies, or lay, in the bins."""
    unseen: frozenset[Card]
    """Those of them that lie there now."""
    ways: tuple[Way, ...]
    given_away: tuple[Mapping[Card, Reason], ...]
    """By seat, the cards that plays have given away."""
    choices: tuple[Alternatives, ...]
    """What questions have told."""

    @property
    def seat(self) -> int:
        return self.view.seat

    @cached_property
    def places(self) -> Mapping[Card, frozenset[HiddenPlace]]:
        open_to = [0] * len(self.cards)
        for way in self.ways:
            open_to = [one | other for one, other in zip(open_to, possible(way.masks, way.filling), strict=True)]
        found = zip(self.cards, open_to, strict=True)
        return {card: _places_of(self.bins, mask) for card, mask in found if card in self.unseen}

    @property
    def counts(self) -> Sequence[int]:
        return self.view.counts

    @property
    def ranks(self) -> Sequence[Rank]:
        return RANKS

    def shown_by(self, seat: int) -> frozenset[Card]:
        """The unplayed cards that this seat has shown in a meld."""
        shown = (card for meld in self.view.board.melds for card in meld.cards_of(seat))
        return frozenset(card for card in shown if card in self.unseen)

    def told_otherwise(self, seat: int) -> Iterable[Reason]:
        """The suits that it has asked for, of which it has the king or the queen."""
        asked = [choice for choice in self.choices if choice.seat == seat]
        return [Reason("bond.ask.suit", "asked", {"seat": seat, "suit": its.cards[0][0]}) for its in asked]


def _places_of(bins: Sequence[Bin], mask: int) -> frozenset[HiddenPlace]:
    return frozenset([bins[number].place for number in bits(mask)])


@lru_cache(maxsize=64)
def knowledge_of_tricks(view: TrickView) -> TrickKnowledge:
    """What the seat of the view can know (kept for the views last asked about)."""
    evidence = Evidence(view)
    unseen = _unseen(view)
    bins = tuple(_bins(view, evidence))
    played = {card: its for card, its in evidence.played.items() if its[0] != view.seat and evidence.drew[its[0]]}
    cards = (*unseen, *played)
    masks = _Masks(bins, evidence, played)
    ways = tuple(_ways(view, [masks.of(card) for card in cards], cards, bins, evidence))
    assert ways, "what was seen cannot have been"
    return TrickKnowledge(
        view, bins, cards, frozenset(unseen), ways, tuple(evidence.reasons), tuple(_open_choices(evidence, unseen))
    )


def _unseen(view: TrickView) -> tuple[Card, ...]:
    """The cards that do not lie open to the seat, and have not been played."""
    seen = {*view.available, *view.hand, *view.board.face_up, *(card for _, card in view.trick)}
    seen.update(card for trick in view.board.tricks for _, card in trick.plays)
    return tuple([card for card in view.game.pack if card not in seen])


def _bins(view: TrickView, evidence: Evidence) -> Iterator[Bin]:
    for seat, count in enumerate(view.counts):
        hand, drew = HiddenPlace("hand", seat), evidence.drew[seat]
        if seat == view.seat:
            if len(view.hand) < count:
                yield Bin(hand, count)
        elif not drew:
            yield Bin(hand, count, DEALT)
        else:
            played = sum(player == seat for player, _ in evidence.played.values())
            yield Bin(hand, count + played - len(drew), DEALT)
            yield from (Bin(hand, 1, step) for step in drew)
    if view.board.stock:
        yield Bin(HiddenPlace("stock"), view.board.stock)
    for seat, count in enumerate(map(sum, view.board.down)):
        if count:
            yield Bin(HiddenPlace("down", seat), count)


class _Masks:
    """The bins that are open to each card, by what was seen."""

    def __init__(self, bins: Sequence[Bin], evidence: Evidence, played: Mapping[Card, tuple[int, int]]) -> None:
        self.evidence, self.played = evidence, played
        self.hands: dict[int, list[tuple[int, int]]] = {}
        self.free = 0
        for number, its in enumerate(bins):
            if its.since is None or its.place.seat is None:
                self.free |= 1 << number
            else:
                self.hands.setdefault(its.place.seat, []).append((its.since, 1 << number))

    def of(self, card: Card) -> int:
        """The bins that are open to this card."""
        shown, played = self.evidence.shown.get(card), self.played.get(card)
        if played or shown:
            seat = (played or shown or (0, 0))[0]
            before = min(step for _, step in (its for its in (played, shown) if its))
            return self._in_hand(seat, card, before)
        mask = self.free
        for seat in self.hands:
            mask |= self._in_hand(seat, card, None)
        return mask

    def _in_hand(self, seat: int, card: Card, before: int | None) -> int:
        """The bins of a hand that were filled after the seat last lacked the card, and before this step."""
        mask, lacked = 0, self.evidence.lacked[seat].get(card, DEALT - 1)
        for since, bit in self.hands.get(seat, ()):
            if lacked < since and (before is None or since < before):
                mask |= bit
        return mask


def _ways(
    view: TrickView, masks: list[int], cards: Sequence[Card], bins: Sequence[Bin], evidence: Evidence
) -> Iterator[Way]:
    """The cases that questions leave open, each with its masks, where the cards go round in it."""
    room = [its.room for its in bins]
    open_choices = [(choice, choice.held) for choice in evidence.choices if choice.seat != view.seat]
    for held in product(*(lots for _, lots in open_choices)):
        narrowed = list(masks)
        answers = [(choice, lot) for (choice, _), lot in zip(open_choices, held, strict=True)]
        if all(_narrow(narrowed, choice, lot, cards, bins, evidence, view) for choice, lot in answers):
            filling = fill_bins(narrowed, room)
            if filling is not None:
                yield Way(tuple(narrowed), filling)


def _narrow(
    masks: list[int],
    choice: Alternatives,
    held: frozenset[Card],
    cards: Sequence[Card],
    bins: Sequence[Bin],
    evidence: Evidence,
    view: TrickView,
) -> bool:
    """Takes it that the seat held this lot then; False where what has been seen since says otherwise."""
    hand = sum(1 << number for number, its in enumerate(bins) if its.place == HiddenPlace("hand", choice.seat))
    for card in choice.cards:
        if card in cards:
            place = cards.index(card)
            masks[place] &= hand if card in held else ~hand
        elif (card in held) != _held_then(choice, card, evidence):
            return False
    return True


def _held_then(choice: Alternatives, card: Card, evidence: Evidence) -> bool:
    """Whether the seat held a card then that has been seen since."""
    player, step = evidence.played.get(card, (None, DEALT))
    return player == choice.seat and step > choice.step


def _open_choices(evidence: Evidence, unseen: Sequence[Card]) -> Iterator[Alternatives]:
    """The questions of which it is still open which of the cards their seat has."""
    for choice in evidence.choices:
        if all(card in unseen and card not in evidence.shown for card in choice.cards):
            yield choice
