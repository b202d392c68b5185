"""Where the cards of a deal lie, and whose places a wish means."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, TypeAlias

from tolva_teach.dealer.language.wishes import Who
from tolva_teach.games.base import Game, Standing

Place: TypeAlias = tuple[str, int]
"""A seat's hand, or a pile (a seat's own where each has one, else with seat -1)."""

HAND = "hand"


@dataclass(frozen=True)
class Layout:
    """The places of a deal, and which cards of the deck come to each."""

    game: Game[Any]
    standing: Standing
    dealer: int

    @cached_property
    def positions(self) -> dict[Place, tuple[int, ...]]:
        """For each place the numbers of the deck's cards that are dealt there."""
        numbers: Any = tuple(map(str, range(len(self.game.pack))))
        shape = self.game.deal_out(numbers, self.dealer, self.standing)
        found = {(HAND, seat): tuple(map(int, hand)) for seat, hand in enumerate(shape.hands)}
        for name, pile in shape.piles.items():
            if all(isinstance(card, str) for card in pile):
                found[name, -1] = tuple(map(int, pile))
            else:
                found |= {(name, seat): tuple(map(int, part)) for seat, part in enumerate(pile)}
        return found

    @cached_property
    def playing(self) -> tuple[int, ...]:
        """The seats that are dealt cards, forehand first and the dealer last."""
        count = self.game.players
        around = ((self.dealer + step) % count for step in range(1, count + 1))
        return tuple(seat for seat in around if self.positions.get((HAND, seat)))

    def seats(self, who: Who) -> tuple[int, ...]:
        """The seats that are meant, one by one: those of which something is said, or is said of none."""
        if who.each != "one":
            return self.playing
        if who.number is not None:
            return (who.number,)
        return (self.playing[0],) if who.seat == 1 else (self.dealer,)

    def related(self, seat: int, who: Who) -> tuple[int, ...]:
        """The seats that `who` means, seen from this seat: itself, its partner, or both of its side."""
        parties = self.game.parties
        side = tuple(other for other, its in enumerate(parties) if its == parties[seat])
        if who.of == "side":
            return side
        return tuple(other for other in side if other != seat) if who.of == "partner" else (seat,)

    def places(self, seat: int, who: Who) -> tuple[Place, ...]:
        """Where the cards lie that they hold."""
        if who.pile:
            own = (who.pile, seat)
            return (own if own in self.positions else (who.pile, -1),)
        return tuple((HAND, other) for other in self.related(seat, who))

    def held(self, deck: Sequence[str], places: Sequence[Place]) -> Iterator[str]:
        """The cards that lie in these places."""
        return (deck[number] for place in places for number in self.positions[place])

    def hidden(self, deck: Sequence[str]) -> dict[int, list[str]]:
        """By seat the cards that lie before it in piles of its own."""
        found: dict[int, list[str]] = {}
        for (name, seat), numbers in self.positions.items():
            if name != HAND and seat >= 0:
                found.setdefault(seat, []).extend(deck[number] for number in numbers)
        return found


def held_in(hands: Sequence[Sequence[str]], places: Sequence[Place]) -> list[str]:
    """The cards that lie in these places when these are the hands; one that nobody sees is not among them."""
    return [card for name, seat in places if name == HAND for card in hands[seat] if card]
